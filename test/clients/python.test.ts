/** The client that openapi-python-client makes of the committed document. */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from './carried.ts'
import { documentPath, rootPath, runProgram, temporaryFolder, tryProgram } from './programs.ts'

const probe = 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'
const hasPython = (await tryProgram('python3', ['-c', probe])) !== null
const skip = hasPython ? false : 'Python 3.11 with venv is not on this machine'

t.test('a Python client is generated, type-checks and carries skills', { skip }, async (t) => {
  const folder = await temporaryFolder(t)
  const bin = (name: string): string => join(folder, 'venv', 'bin', name)
  const settings = { cwd: folder, env: { PIP_DISABLE_PIP_VERSION_CHECK: '1' } }
  const run = (command: string, args: string[]) => runProgram(command, args, settings)

  await run('python3', ['-m', 'venv', 'venv'])
  const requirements = rootPath('openapi/client/python/requirements.txt')
  await run(bin('pip'), ['install', '--quiet', '--requirement', requirements])
  await copyFile(rootPath('openapi/client/python/config.yaml'), join(folder, 'config.yaml'))
  const options = ['--meta=none', '--config=config.yaml', '--output-path=registry']
  const generate = ['generate', '--fail-on-warning', `--path=${documentPath}`, ...options]
  await run(bin('openapi-python-client'), generate)
  await copyFile(rootPath('test/clients/python/program.py'), join(folder, 'program.py'))
  await run(bin('mypy'), ['--strict', '--no-incremental', 'program.py', 'registry'])
  await checkCarried(t, folder, bin('python'), ['program.py'])
})
