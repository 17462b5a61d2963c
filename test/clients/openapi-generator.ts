/** openapi-generator, which comes as a Python package and needs Java, with what its clients need. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentIn30 } from '../../src/protocols/openapi/document-3-0.ts'
import { documentPath, rootPath, runProgram, tryProgram } from './programs.ts'

const probe = 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'

/** Why it cannot run here, or false. */
export const lacksGenerator = async (): Promise<string | false> => {
  if ((await tryProgram('python3', ['-c', probe])) === null) {
    return 'Python 3.11 with venv is not on this machine'
  }
  return (await tryProgram('java', ['-version'])) === null ? 'Java is not on this machine' : false
}

/** The document in OpenAPI 3.0, as the service serves it, as a file. */
export const writeDocument30 = async (folder: string): Promise<string> => {
  const path = join(folder, 'openapi-3.0.json')
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as object
  await writeFile(path, JSON.stringify(documentIn30(document)))
  return path
}

/** Makes `registry` in the folder; what it returns runs a program that came with the generator. */
export const generate = async (folder: string, ...options: string[]) => {
  const run = (command: string, args: string[]) =>
    runProgram(command, args, { cwd: folder, env: { PIP_DISABLE_PIP_VERSION_CHECK: '1' } })
  const bin = (name: string): string => join(folder, 'venv/bin', name)
  await run('python3', ['-m', 'venv', 'venv'])
  const requirements = rootPath('test/tools/generators/requirements.txt')
  await run(bin('pip'), ['install', '--quiet', '--requirement', requirements])
  const input = ['-i', await writeDocument30(folder), '-o', 'generated']
  await run(bin('openapi-generator-cli'), ['generate', ...input, ...options])
  return { bin, run }
}
