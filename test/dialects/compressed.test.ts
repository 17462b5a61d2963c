/** `GET /capabilities` in each coding: the same document, with a tag for each. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'

const decoders = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
  identity: (bytes: Buffer) => bytes,
}

const codings = ['br', 'gzip', 'identity'] as const

type Action = { name: string; output_schema: object }
type Document = { actions: Action[]; capabilities: { id: string; outputSchema: object }[] }

t.test('each coding carries the same document under a tag of its own', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['a', 'b']) {
    await givenSkill(app, { slug, description: 'Writes invoices.' })
    const payload = { enabled: true, allow_implicit_invocation: true }
    await call(app, 'PUT', `/skills/user/${slug}/policy`, { payload })
  }
  for (const url of ['/capabilities', '/capabilities?q=invoices', '/capabilities?select=a,nope']) {
    const tags = new Set<string>()
    const texts = new Set<string>()
    for (const coding of codings) {
      const headers = { 'accept-encoding': coding }
      const whole = await app.inject({ url, headers })
      const sent = coding === 'identity' ? undefined : coding
      t.equal(whole.headers['content-encoding'], sent, `${url}: ${coding}`)
      t.match(whole.headers.vary, /\baccept-encoding\b/)
      texts.add(decoders[coding](whole.rawPayload).toString())
      const etag = String(whole.headers.etag)
      tags.add(etag)
      for (const other of codings) {
        const known = { 'accept-encoding': other, 'if-none-match': etag }
        const { statusCode, headers: again } = await app.inject({ url, headers: known })
        t.equal(
          statusCode,
          other === coding || coding === 'identity' ? 304 : 200,
          `${url}: ${other} with that of ${coding}`,
        )
        t.match(again.vary, /\baccept-encoding\b/)
      }
    }
    t.equal(tags.size, 3, url)
    t.equal(texts.size, 1, url)
  }
})

t.test('requests at the same time share what is compressed', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'a' })
  const headers = { 'accept-encoding': 'br' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.inject({ url: '/capabilities', headers })),
  )
  t.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('latin1'))).size, 1)
})

t.test('every action has its whole output schema, which is short where all share it', async (t) => {
  const { app } = await testApp(t)
  for (const slug of ['a', 'b']) {
    await givenSkill(app, { slug })
    const payload = { enabled: true, allow_implicit_invocation: true }
    await call(app, 'PUT', `/skills/user/${slug}/policy`, { payload })
  }
  const { actions, capabilities } = (await app.inject('/capabilities')).json<Document>()
  const followed = actions.filter(({ name }) => name.startsWith('skill.'))
  t.equal(followed.length, 2)
  for (const { name, output_schema: schema } of followed) {
    t.match(schema, { type: 'object', properties: { instructions: { type: 'string' } } }, name)
    t.ok(Buffer.byteLength(JSON.stringify(schema)) <= 400, name)
    t.same(capabilities.find(({ id }) => id === name)?.outputSchema, schema)
  }
})
