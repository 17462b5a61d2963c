/** Outside scanners: real servers on loopback, which keep what they were sent. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'
import { type Answer, call } from '../support/given.ts'

type Received = { method: string; headers: IncomingHttpHeaders; archive: Buffer }

export type GivenScanner = { url: string; received: Received[] }

type Respond = (response: ServerResponse, received: Received) => void

export const givenScanner = async (t: Test, respond: Respond): Promise<GivenScanner> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const { method = '', headers } = request
    buffer(request).then(
      (archive) => {
        const one = { method, headers, archive }
        received.push(one)
        respond(response, one)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/scan`, received }
}

type GivenResult = {
  ruleId?: string
  level?: string
  text?: string
  path?: string
  line?: number
  more?: object
}

export const result = ({
  ruleId = 'R1',
  level = 'error',
  text = 'It looks bad.',
  path = 'SKILL.md',
  line = 2,
  more = {},
}: GivenResult = {}) => ({
  ruleId,
  level,
  message: { text },
  locations: [
    { physicalLocation: { artifactLocation: { uri: path }, region: { startLine: line } } },
  ],
  ...more,
})

export const report = (results: object[], run: object = {}) => ({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'a scanner' } }, results, ...run }],
})

export const answering =
  (body: unknown, status = 200): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/sarif+json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const putScanner = (
  app: App,
  id: string,
  payload: object,
  options: { headers?: Record<string, string>; workspace?: string } = {},
): Promise<Answer> => call(app, 'PUT', `/scanners/${id}`, { ...options, payload })
