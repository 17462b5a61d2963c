import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** On a free port of loopback, which it prints. */
export const listen = (server: Server): void => {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(`http://127.0.0.1:${port}\n`)
  })
  process.once('SIGTERM', () => process.exit(0))
}
