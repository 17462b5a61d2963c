/** The TypeScript clients that hey-api and orval make of the committed document. */
import { copyFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import { checkCarried } from './carried.ts'
import { documentPath, rootPath, runProgram, temporaryFolder } from './programs.ts'

const modules = rootPath('test/tools/generators/node_modules')

const heyApi = ['openapi-ts', '-i', 'openapi.json', '-o', 'registry', '-p', '@hey-api/client-fetch']
const generators: Record<string, string[]> = {
  'hey-api': [...heyApi, '@hey-api/sdk', '@hey-api/typescript'],
  orval: ['orval', '--config', 'orval.config.mjs', '--fail-on-warnings'],
}

const workFolder = async (t: Test, name: string): Promise<string> => {
  const folder = await temporaryFolder(t)
  const files = {
    [documentPath]: 'openapi.json',
    [rootPath('openapi/client/typescript/orval.config.mjs')]: 'orval.config.mjs',
    [rootPath('test/clients/typescript/frame.ts')]: 'frame.ts',
    [rootPath(`test/clients/${name}/program.ts`)]: 'program.ts',
    [rootPath(`test/clients/${name}/tsconfig.json`)]: 'tsconfig.json',
  }
  for (const [from, to] of Object.entries(files)) await copyFile(from, join(folder, to))
  await symlink(modules, join(folder, 'node_modules'))
  return folder
}

for (const [name, [program = '', ...args]] of Object.entries(generators)) {
  t.test(`a client of ${name} is generated, compiles and carries skills both ways`, async (t) => {
    const folder = await workFolder(t, name)
    const run = (tool: string, ...rest: string[]) =>
      runProgram(process.execPath, [join(modules, '.bin', tool), ...rest], { cwd: folder })
    await run(program, ...args)
    await run('tsc', '-p', folder)
    await checkCarried(t, folder, process.execPath, [join(folder, 'compiled/program.js')])
  })
}
