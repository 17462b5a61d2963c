/** Other people's servers, from test/tools/bench: what one would use if the service were not there. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench, Server } from './bench.ts'
import { Absent } from './row.ts'

const modules = fileURLToPath(new URL('../tools/bench/node_modules', import.meta.url))

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** The npm registry; everybody may publish, nothing is asked of other registries. */
export const verdaccio = async (bench: Bench): Promise<Server> => {
  const program = join(modules, 'verdaccio/bin/verdaccio')
  if (!existsSync(program)) throw new Absent('verdaccio')
  const config = {
    storage: join(bench.folder, `verdaccio-${process.hrtime.bigint()}`),
    packages: { '**': { access: '$all', publish: '$all', unpublish: '$all' } },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    web: { enable: false },
  }
  const path = join(bench.folder, 'verdaccio.yaml')
  await writeFile(path, JSON.stringify(config))
  const url = `http://127.0.0.1:${await freePort()}`
  return await bench.server({
    command: process.execPath,
    args: [program, '--config', path, '--listen', url],
    url: `${url}/-/ping`,
  })
}
