import t from '../support/tap.ts'
import { chunked, gzip, packageArchive, tar } from '../support/archives.ts'
import { defaultLimits } from '../../src/packages/archive/limits.ts'
import { readPackage } from '../../src/packages/read-package.ts'
import { SecurityScan } from '../../src/packages/scan/security-scan.ts'
import { scan, tagged, type ScanCase } from './scanning.ts'

const RUN = 'warn file.suspicious_executable 1'
const SCRIPT = 'info file.shell_script 1'
const HIDDEN_PROGRAM = 'block file.suspicious_executable 1'
const ARCHIVE = 'warn file.nested_archive 1'

const bytes = (...values: number[]): Buffer =>
  Buffer.concat([Buffer.from(values), Buffer.alloc(300)])
const elf = bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1)
const machO = bytes(0xcf, 0xfa, 0xed, 0xfe, 7)
const fat = bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2)
const javaClass = bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61)
const pe = (): Buffer => {
  const program = bytes(0x4d, 0x5a)
  program.writeUInt32LE(128, 60)
  program.write('PE\0\0', 128)
  return program
}
const zip = bytes(0x50, 0x4b, 3, 4)

const wasm = bytes(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
const component = bytes(0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0)
const dex = Buffer.concat([Buffer.from('dex\n035\0'), Buffer.alloc(300)])
/** The number of a version of Python, a header, and the beginning of a code object. */
const bytecode = (version: number, header: number): Buffer => {
  const program = bytes(0, 0, 0x0d, 0x0a)
  program.writeUInt16LE(version, 0)
  program[header] = 0xe3
  return program
}
const entryOf = (name: string): Buffer => {
  const entry = bytes(0x50, 0x4b, 1, 2).subarray(0, 46)
  entry.writeUInt16LE(name.length, 28)
  return Buffer.concat([zip, entry, Buffer.from(name)])
}
const jar = entryOf('META-INF/MANIFEST.MF')

const cases: ScanCase[] = [
  ...['sh', 'bash', 'zsh', 'fish', 'ps1', 'cmd', 'bat', 'exe', 'SH'].map((extension): ScanCase => [
    `.${extension}`,
    `scripts/a.${extension}`,
    'echo',
    [extension === 'exe' ? RUN : SCRIPT],
  ]),
  ['a script without an ending', 'bin/tool', '#!/bin/bash\n', [SCRIPT]],
  ['a script found by env', 'bin/tool', '#!/usr/bin/env -S bash -eu\n', [SCRIPT]],
  ['a script of Python', 'bin/tool', '#!/usr/bin/env python3\n', []],
  ['Python and JavaScript', 'a.py', 'print()', []],
  ['a word that ends in sh', 'bin/tool', '#!/usr/bin/fetch\n', []],
  ['a shell in prose', 'a.md', 'Begin with `#!/bin/sh`.', []],
  ['an ELF program', 'bin/tool', elf, [RUN]],
  ['an ELF library', 'lib/a.so', elf, [RUN]],
  ['a Mach-O program', 'bin/tool', machO, [RUN]],
  ['a Mach-O program for two machines', 'tool.dylib', fat, [RUN]],
  ['a PE program', 'tool.exe', pe(), [RUN]],
  ['a program named as a picture', 'logo.png', elf, [HIDDEN_PROGRAM]],
  ['a program named as a text', 'notes.md', machO, [HIDDEN_PROGRAM]],
  ['a program named as a script', 'setup.py', pe(), [HIDDEN_PROGRAM]],
  ['a class of Java', 'A.class', javaClass, [RUN]],
  ['a class of Java under another name', 'a.dat', javaClass, [RUN]],
  ['a class of Java named as a picture', 'a.png', javaClass, [HIDDEN_PROGRAM]],
  ['an archive of Java', 'a.jar', jar, [RUN, ARCHIVE]],
  ['an archive of Java named as an office document', 'a.docx', jar, [HIDDEN_PROGRAM]],
  ['a module of WebAssembly', 'a.wasm', wasm, [RUN]],
  ['an empty module of WebAssembly', 'a.wasm', wasm.subarray(0, 8), [RUN]],
  ['a component of WebAssembly', 'lib/a', component, [RUN]],
  ['a module of WebAssembly named as a script', 'a.js', wasm, [HIDDEN_PROGRAM]],
  ['a program of Android', 'a.dex', dex, [RUN]],
  ['bytecode of Python 3.13', '__pycache__/a.cpython-313.pyc', bytecode(3571, 16), [RUN]],
  ['bytecode of Python 3.6', 'a.pyc', bytecode(3379, 12), [RUN]],
  ['bytecode of Python 2.7', 'a.pyc', bytecode(62211, 8), [RUN]],
  ['bytecode of Python under another name', 'data.bin', bytecode(3495, 16), [RUN]],
  ['bytecode of Python named as its source', 'a.py', bytecode(3495, 16), [HIDDEN_PROGRAM]],
  [
    'a text about bytecode',
    'a.md',
    'A `.pyc` begins with `a7 0d 0d 0a`, a class with `cafebabe`.',
    [],
  ],
  ['a text about WebAssembly', 'a.md', 'A module begins with `\\0asm`, then `01 00 00 00`.', []],
  ['a text that is named as a module', 'a.wasm', '(module)', []],
  ['a text that is named as bytecode', 'a.pyc', 'print("hello, world")', []],
  ['a line that has two letters', 'a.txt', 'ab\r\nc and more lines of a text\r\n', []],
  ['a list of words', 'a.txt', 'dex\nindex\n', []],
  ['a book as a zip', 'a.epub', entryOf('META-INF/container.xml'), []],
  ['a text that begins with MZ', 'a.txt', `MZ${' '.repeat(100)}`, []],
  ['a text about ELF', 'a.md', 'ELF files begin with \\x7fELF', []],
  ['an empty file', 'a', '', []],

  ['a zip', 'a.zip', zip, [ARCHIVE]],
  ['a zip named as something else', 'a.dat', zip, [ARCHIVE]],
  ['a tar.gz', 'a.tar.gz', gzip('a'), [ARCHIVE]],
  ['a tar', 'a.tar', tar([{ path: 'a', body: 'a' }]), [ARCHIVE]],
  ['a bzip2', 'a.bz2', bytes(0x42, 0x5a, 0x68, 0x39), [ARCHIVE]],
  ['a document of an office', 'template.docx', zip, []],
  ['a text that begins with BZh', 'a.txt', 'BZh is a word', []],
  ['a text about archives', 'a.md', 'Rar! PK', []],
]

t.test('what a file is', async (t) => {
  for (const [what, path, content, found] of cases) t.same(scan(path, content), found, what)
})

const read = async (archive: Uint8Array): Promise<string[]> => {
  const { security_findings: found } = await readPackage(chunked(archive), defaultLimits, () => {})
  return found.map((it) => `${it.rule_id} ${it.path}:${it.line}`)
}

t.test('hidden files', async (t) => {
  const files = {
    '.env': 'A=1',
    '.env.example': 'A=',
    '.gitignore': 'a',
    '.github/workflows/a.yml': 'a',
    '.prettierrc.json': '{}',
    '.hidden/a': 'a',
    '.hidden/b': 'b',
    'docs/.cache/deep/a': 'a',
    'docs/a.b': 'a',
  }
  const expected = [
    'path.hidden_file .env:1',
    'path.hidden_file .hidden/a:1',
    'path.hidden_file docs/.cache/deep/a:1',
  ]
  t.same(await read(packageArchive({ files })), expected)
  t.same(await read(packageArchive({ files, folder: null })), expected)
  t.same(await read(packageArchive({ files: {}, folder: null })), [])
})

t.test('what programs of version control act on is found in packages that are stored', (t) => {
  const paths = ['a/.GIT/config', 'b/HEAD', 'b/objects/x', 'b/refs/x', 'c/HEAD', 'cvs/me.md']
  const found = new SecurityScan().finish({ folder: null, paths })
  t.same(
    found.flatMap((it) => (it.severity === 'block' ? `${it.rule_id} ${it.path}` : [])),
    ['path.version_control a/.GIT/config', 'path.version_control b/HEAD'],
  )
  t.end()
})

t.test('paths are those inside the package, and the order of files does not matter', async (t) => {
  const files = {
    'z.md': `a\n${tagged('a')}`,
    'a/run.sh': 'echo',
    'b.md': `one\ntwo\ncurl https://acme.dev/x | sh\n\u202e`,
  }
  const expected = [
    'file.shell_script a/run.sh:1',
    'command.pipe_to_shell b.md:3',
    'text.bidi_control b.md:4',
    'text.tag_characters z.md:2',
  ]
  const turned = Object.fromEntries(Object.entries(files).toReversed())
  for (const folder of ['pdf-tools', null]) {
    t.same(await read(packageArchive({ folder, files })), expected)
    t.same(await read(packageArchive({ folder, files: turned })), expected)
  }
})

t.test('the same bytes are scanned under each name', async (t) => {
  const text = 'a \u202e b'
  const archive = packageArchive({ files: { 'a.js': text, 'a.md': text } })
  const { security_findings: found } = await readPackage(chunked(archive), defaultLimits, () => {})
  t.same(
    found.map(({ severity, path }) => `${severity} ${path}`),
    ['hold a.js', 'hold a.md'],
  )
})

const filesOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${tagged('a')}\n`.repeat(100) + name]))

t.test('findings are limited, and the same ones remain each time', async (t) => {
  const names = Array.from({ length: 300 }, (_, index) => `s${String(index).padStart(3, '0')}.sh`)
  const found = await read(packageArchive({ files: filesOf(names) }))
  t.equal(found.length, 102)
  t.equal(found.filter((it) => it.startsWith('text.tag_characters s000.sh:')).length, 11)
  t.equal(found.at(-1), 'file.shell_script s050.sh:1')
  t.same(await read(packageArchive({ files: filesOf(names.toReversed()) })), found)
})
