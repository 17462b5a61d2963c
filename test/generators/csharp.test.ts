/** The C# client that openapi-generator makes of the document in OpenAPI 3.0. */
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from '../clients/carried.ts'
import { generate, lacksGenerator } from '../clients/openapi-generator.ts'
import { rootPath, runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'

const packages = rootPath('test/tools/csharp/node_modules')
const compiler = join(packages, '@autorest/csharp')
const json = join(
  packages,
  'jillejr.newtonsoft.json-for-unity/Plugins/Newtonsoft.Json AOT/Newtonsoft.Json.dll',
)

const probe =
  'import platform, sys; sys.exit(sys.version_info >= (3, 13) or platform.machine() != "x86_64")'

const lacksDotNet = async (): Promise<string | false> => {
  if (!existsSync(compiler) || !existsSync(json)) return 'test/tools/csharp is not installed'
  const runs = process.platform === 'linux' && (await tryProgram('python3', ['-c', probe])) !== null
  return runs ? false : 'the Python package with .NET is for Linux on x86-64 and Python below 3.13'
}

const skip = (await lacksGenerator()) || (await lacksDotNet())

const options = 'targetFramework=net8.0,packageName=Registry,supportsRetry=false'

t.test('a C# client compiles and carries skills both ways', { skip }, async (t) => {
  const folder = await temporaryFolder(t)
  const library = ['--library', 'httpclient', '--additional-properties', options]
  const { bin, run } = await generate(folder, '-g', 'csharp', ...library)
  const requirements = rootPath('test/tools/csharp/requirements.txt')
  await run(bin('pip'), ['install', '--quiet', '--requirement', requirements])

  const cwd = join(folder, 'program')
  const sources = join(cwd, 'sources')
  await mkdir(sources, { recursive: true })
  await rename(join(folder, 'generated/src/Registry'), join(sources, 'Registry'))
  await copyFile(rootPath('test/generators/csharp/Program.cs'), join(sources, 'Program.cs'))
  await copyFile(json, join(cwd, 'Newtonsoft.Json.dll'))
  const script = rootPath('test/generators/csharp/compile.py')
  const args = [script, compiler, 'program.dll', 'sources', 'Newtonsoft.Json.dll']
  const dotNet = await runProgram(bin('python'), args, { cwd })

  const framework = { name: 'Microsoft.NETCore.App', version: '8.0.0' }
  const settings = { runtimeOptions: { tfm: 'net8.0', framework } }
  await writeFile(join(cwd, 'program.runtimeconfig.json'), JSON.stringify(settings))
  const host = join(dotNet.trim(), 'dotnet')
  await chmod(host, 0o755)
  // Else it needs a library of the system for languages.
  const env = { DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' }
  await checkCarried(t, folder, host, ['exec', join(cwd, 'program.dll')], { cwd, env })
})
