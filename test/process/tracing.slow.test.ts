/** Traces go where OpenTelemetry's own variables say, and hold no secrets. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import t, { type Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'

const token = `secret-${'a'.repeat(32)}`
const CODE = 'the-code-of-a-sign-in'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

const givenCollector = async (t: Test) => {
  const received: { path: string; body: Buffer }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  t.teardown(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}` }
}

/** One request in a trace of its caller's, to the end of the process. */
const traced = async (t: Test, env: Record<string, string>) => {
  const service = await startService(t, {
    DATABASE_URL: await testDatabase(t),
    ADMIN_TOKEN: token,
    ...env,
  })
  const answer = await fetch(`${service.url}/v1/workspaces/default/documents?limit=7`, {
    headers: {
      authorization: `Bearer ${token}`,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  })
  t.equal(answer.status, 200)
  await answer.text()
  await (await fetch(`${service.url}/console/sign-in/callback?code=${CODE}`)).text()
  service.kill('SIGTERM')
  t.same(await service.exited, { code: 0, signal: null })
  return service.stderr()
}

t.test('a request and its statements are one trace, sent before the process ends', async (t) => {
  const { received, url } = await givenCollector(t)
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: 'our-registry' }
  t.equal(await traced(t, env), '')
  t.ok(received.length > 0)
  const all = Buffer.concat(received.map(({ body }) => body))
  const text = all.toString('latin1')
  t.ok(received.every(({ path }) => path === '/v1/traces'))
  t.ok(all.includes(Buffer.from(traceId, 'hex')), 'in the trace of the caller')
  for (const word of ['our-registry', '/v1/workspaces/:workspace_id/documents', 'postgresql']) {
    t.ok(text.includes(word), word)
  }
  t.match(text, /select [^\0]*from "?documents/)
  t.match(text, '/console/sign-in/callback?code=')
  for (const secret of [token, CODE]) t.notOk(text.includes(secret))
})

t.test('without them, or switched off, nothing is sent', async (t) => {
  const { received, url } = await givenCollector(t)
  for (const off of [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }]) {
    t.equal(await traced(t, { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...off }), '')
  }
  t.equal(await traced(t, {}), '')
  t.same(received, [])
})

t.test('an unreachable collector fails no request and no shutdown, and is reported', async (t) => {
  const told = await traced(t, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  t.match(told, 'the last traces were not exported')
})

t.test('an unreachable collector is reported while the service runs', async (t) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '10' }
  const service = await startService(t, { DATABASE_URL: await testDatabase(t), ...env })
  await (await fetch(`${service.url}/v1/workspaces/default/skills`)).text()
  await until(async () => /traces cannot be exported/.test(service.stderr()))
  t.match(service.stderr(), /ECONNREFUSED/)
})
