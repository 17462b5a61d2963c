/** What a browser may do with the pages at /docs; that they work under it: test/browser. */
import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { documentIn30 } from '../../src/protocols/openapi/document-3-0.ts'
import { testApp } from '../support/app.ts'

t.test('every page of /docs has a policy, and none is shown in a frame', async (t) => {
  const { app } = await testApp(t)
  const urls = ['/docs', '/docs/', '/docs/static/swagger-initializer.js', '/docs/static/index.html']
  for (const url of [...urls, '/docs/static/swagger-ui-bundle.js', '/docs/static/missing.js']) {
    const { headers } = await app.inject({ url })
    t.equal(headers['x-frame-options'], 'DENY', url)
    const policy = String(headers['content-security-policy'])
    const directives = new Map(
      policy.split('; ').map((one) => one.split(/ (.*)/, 2)) as [string, string][],
    )
    t.equal(directives.get('default-src'), "'none'", url)
    t.equal(directives.get('script-src'), "'self'", url)
    t.equal(directives.get('connect-src'), "'self'", url)
    t.equal(directives.get('frame-ancestors'), "'none'", url)
    t.equal(directives.get('base-uri'), "'none'", url)
    t.equal(directives.get('script-src-attr'), undefined, url)
    t.notMatch(policy, /unsafe-eval|http|\*/, url)
  }
})

t.test('the policy is that of /docs alone', async (t) => {
  const { app } = await testApp(t)
  for (const url of ['/openapi.json', '/livez', '/nowhere']) {
    const { headers } = await app.inject({ url })
    t.notOk('content-security-policy' in headers, url)
  }
})

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

t.test('the document is sent in the coding that the client likes best', async (t) => {
  const { app } = await testApp(t)
  const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
  const documents = {
    '/openapi.json': text,
    '/docs/json': text,
    '/docs/yaml': text,
    '/openapi-3.0.json': `${JSON.stringify(documentIn30(JSON.parse(text)))}\n`,
  }
  const asked: [header: string | undefined, coding: keyof typeof decoders][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['gzip;q=nonsense', 'identity'],
    ['zstd', 'identity'],
    ['*;q=0', 'identity'],
  ]
  for (const [url, document] of Object.entries(documents)) {
    const tags = new Map<string, string>()
    for (const [header, coding] of asked) {
      const headers = header === undefined ? {} : { 'accept-encoding': header }
      const { headers: sent, rawPayload } = await app.inject({ url, headers })
      const name = `${url}: ${header}`
      t.equal(sent['content-encoding'], coding === 'identity' ? undefined : coding, name)
      t.match(sent.vary, /\baccept-encoding\b/i, name)
      t.equal(sent['content-type'], 'application/json; charset=utf-8', name)
      t.equal(Number(sent['content-length']), rawPayload.length, name)
      t.ok(decoders[coding](rawPayload).toString() === document, name)
      tags.set(coding, String(sent.etag))
    }
    t.equal(new Set(tags.values()).size, 3, 'each coding has a strong tag of its own')
    for (const [coding, tag] of tags) {
      const headers = { 'accept-encoding': coding, 'if-none-match': tag }
      const { statusCode, headers: sent, rawPayload } = await app.inject({ url, headers })
      t.equal(statusCode, 304, coding)
      t.equal(sent.etag, tag)
      t.match(sent.vary, /\baccept-encoding\b/i)
      t.equal(sent['content-encoding'], undefined)
      t.equal(rawPayload.length, 0)
      const other = { 'accept-encoding': coding, 'if-none-match': '"other"' }
      t.equal((await app.inject({ url, headers: other })).statusCode, 200)
    }
  }
})

t.test('requests at the same time get the same bytes, a tenth of the document', async (t) => {
  const { app } = await testApp(t)
  const sizes = { br: 0, gzip: 0, identity: 0 }
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const headers = { 'accept-encoding': coding }
    const all = [1, 2, 3].map(() => app.inject({ url: '/openapi.json', headers }))
    const payloads = (await Promise.all(all)).map(({ rawPayload }) => rawPayload)
    t.equal(new Set(payloads.map((bytes) => bytes.toString('latin1'))).size, 1, coding)
    sizes[coding] = payloads[0]?.length ?? 0
  }
  t.comment(sizes)
  t.ok(sizes.br < sizes.gzip && sizes.gzip < sizes.identity / 10)
})
