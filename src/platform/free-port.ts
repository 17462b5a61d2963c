/** Checks that the service can listen at its address, before a database is created for it. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config/config.ts'

type ListenAddress = Pick<Config, 'host' | 'port'>

/**
 * Fails as the service's own `listen` would, except for host names that do not resolve: those are
 * left to it.
 */
export const requireFreePort = async ({ host, port }: ListenAddress): Promise<void> => {
  const probe = createServer()
  probe.listen({ host, port, exclusive: true })
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo') return
    throw error
  }
  probe.close()
  await once(probe, 'close')
}

const remedies: Record<string, string> = {
  EADDRINUSE: 'another process listens there; set PORT to a free one',
  EACCES: 'this user may not listen on that port; set PORT to 1024 or higher',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one of its own',
  ENOTFOUND: 'that name does not resolve; set HOST to an address of this machine',
}

/** Null if the error has another cause. */
export const explainListen = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('syscall' in error)) return null
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null
  const remedy = 'code' in error ? remedies[String(error.code)] : undefined
  return remedy === undefined ? null : `${error.message}: ${remedy}`
}
