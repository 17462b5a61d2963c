/** HAProxy in front of replicas, as `deploy/compose/haproxy.cfg` sets it up. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Owner } from '../support/owner.ts'

const source = new URL('../../deploy/compose/haproxy.cfg', import.meta.url)

/** The same file with other addresses, and without the resolver of containers. */
const configuration = async (port: number, replicas: number[]): Promise<string> => {
  const text = await readFile(source, 'utf8')
  const servers = replicas.map((replica, at) => `  server replica-${at + 1} 127.0.0.1:${replica}`)
  return text
    .replace('maxconn 20000', 'maxconn 5000')
    .replace(/^resolvers[^]*$/m, '')
    .replace(' resolvers docker init-addr none', '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/(?:^ {2}server .*\n)+/m, `${servers.join('\n')}\n`)
}

export const startBalancer = async (owner: Owner, port: number, replicas: number[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'))
  owner.teardown(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, await configuration(port, replicas))
  const child = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'spawn').catch((error: unknown) => {
    throw new Error('HAProxy is needed: install the package haproxy', { cause: error })
  })
  owner.teardown(async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
  })
}
