/** HAProxy in front of replicas, as `deploy/compose/haproxy.cfg` sets it up. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
    .replaceAll(/(?:^ {2}server .*\n)+/gm, `${servers.join('\n')}\n`)
}

/** Resolves once it answers: it ends by itself where another process has the port. */
const isUp = async (child: ChildProcess, port: number): Promise<void> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: is port ${port} free?`)
    if (answer?.ok) return
    await sleep(50)
  }
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
    if (!child.kill('SIGTERM')) return
    await once(child, 'close')
  })
  await isUp(child, port)
}
