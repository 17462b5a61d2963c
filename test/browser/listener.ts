/** A host that nothing may ask, and the addresses that were asked of it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'

export const givenListener = async (t: Test): Promise<{ port: number; asked: string[] }> => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, asked }
}
