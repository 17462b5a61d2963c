/**
 * Builds `dist-single-file/skill`: the program and the Node that runs this script, in one file, for
 * machines without npm.
 */
import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'postject'
import { buildScript } from './build.ts'

/** Where Node looks for the blob, and the mark that says there is one. */
const RESOURCE = 'NODE_SEA_BLOB'
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

export const buildSingleFile = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const at = (name: string): string => join(folder, name)
  await buildScript(at('skill.cjs'))
  const config = {
    main: at('skill.cjs'),
    output: at('skill.blob'),
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
  }
  await writeFile(at('sea.json'), JSON.stringify(config))
  await promisify(execFile)(process.execPath, ['--experimental-sea-config', at('sea.json')], {
    env: {},
  })
  const program = at(process.platform === 'win32' ? 'skill.exe' : 'skill')
  await copyFile(process.execPath, program)
  await chmod(program, 0o755)
  await inject(program, RESOURCE, await readFile(at('skill.blob')), {
    sentinelFuse: FUSE,
    ...(process.platform === 'darwin' ? { machoSegmentName: 'NODE_SEA' } : {}),
  })
  return program
}

if (import.meta.filename === process.argv[1]) {
  const folder = fileURLToPath(new URL('dist-single-file', import.meta.url))
  process.stdout.write(`${await buildSingleFile(folder)}\n`)
}
