/** Other people's servers that take archives in pieces. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench, Server } from './bench.ts'
import { freePort } from './peers.ts'
import { Absent } from './row.ts'

const tools = fileURLToPath(new URL('../tools/bench', import.meta.url))
const REGISTRY = '/usr/bin/docker-registry'

/** The registry of container images; it syncs every chunk. */
export const dockerRegistry = async (bench: Bench): Promise<Server> => {
  if (!existsSync(REGISTRY)) throw new Absent('docker-registry')
  const address = `127.0.0.1:${await freePort()}`
  const folder = join(bench.folder, 'docker-registry')
  await mkdir(folder, { recursive: true })
  const config = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: folder }, delete: { enabled: true } },
    http: { addr: address },
  }
  const path = join(bench.folder, 'docker-registry.yaml')
  await writeFile(path, JSON.stringify(config))
  return await bench.server({
    command: REGISTRY,
    args: ['serve', path],
    url: `http://${address}/`,
  })
}

/** Resumable uploads into files; neither hashed nor synced. */
export const tus = async (bench: Bench): Promise<Server> => {
  if (!existsSync(join(tools, 'node_modules/@tus/server'))) throw new Absent('@tus/server')
  const folder = join(bench.folder, 'tus')
  await mkdir(folder, { recursive: true })
  return await bench.server({
    command: process.execPath,
    args: [join(tools, 'tus.ts'), folder],
    url: /(http:\/\/\S+)/,
  })
}
