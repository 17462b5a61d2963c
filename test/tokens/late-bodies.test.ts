/** A request whose body arrives after its caller has lost access changes nothing. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, multipart, startBody } from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import { type GivenToken, givenToken } from '../support/tokens.ts'
import { begin, type Sent, until } from './late.ts'

const here = await testApp(t)
const there = await testReplica(t, here.connectionString)
const admin = await givenToken(here.services, 'admin')
for (const { app } of [here, there]) await app.listen({ host: '127.0.0.1', port: 0 })

const workspace = '/v1/workspaces/default'
const archive = packageArchive()

const formOf = (
  path: string,
  form: { headers: Record<string, string>; payload: Buffer },
): Sent => ({
  method: 'POST',
  path,
  type: String(form.headers['content-type']),
  body: form.payload,
})

const BOUNDARY = 'a-boundary-of-the-test'
const partsOf = (parts: Record<string, string>): Sent['body'] =>
  [
    ...Object.entries(parts).map(
      ([name, content]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; ${name}\r\n\r\n${content}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('')

const partsTo = (path: string, parts: Record<string, string>): Sent => ({
  method: 'POST',
  path,
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: partsOf(parts),
})

const md = (name: string) => skillMd({ name })

const givenUploadId = async (): Promise<string> => {
  const payload = startBody(archive)
  const started = await call(here.app, 'POST', '/uploads', { headers: admin.headers, payload })
  return started.body.upload_id
}

const token = JSON.stringify({ role: 'admin', workspace_id: '*', label: 'a back door' })
const rpc = { jsonrpc: '2.0', id: 1, method: 'skills::register' }
const document = { id: 'late', skill: '# Late' }
const [chunked, filed] = [await givenUploadId(), await givenUploadId()]

/** One of each way in which a body is read. */
const writes: Record<string, Sent> = {
  'a token': { method: 'POST', path: '/v1/tokens', body: token },
  settings: { method: 'PUT', path: `${workspace}/settings`, body: '{"approval":"automatic"}' },
  'JSON-RPC': {
    method: 'POST',
    path: `${workspace}/rpc`,
    body: JSON.stringify({ ...rpc, params: document }),
  },
  MCP: {
    method: 'POST',
    path: `${workspace}/mcp`,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  },
  'a form of the console': {
    method: 'POST',
    path: '/console/w/default/content/documents',
    type: 'application/x-www-form-urlencoded',
    body: 'id=late-form&skill=%23%20Late',
  },
  'an archive': formOf(`${workspace}/skills/archive`, multipart(archive)),
  'a chunk': {
    method: 'POST',
    path: `${workspace}/uploads/${chunked}/chunks`,
    type: 'application/octet-stream',
    body: frame({ uploadId: chunked, offset: 0 }, archive),
  },
  'a file for ClawHub': {
    method: 'POST',
    path: `${workspace}/clawhub/api/v1/uploads/${filed}`,
    type: 'text/plain',
    body: archive,
  },
  'a publication of ClawHub': partsTo(`${workspace}/clawhub/api/v1/skills`, {
    'name="payload"': JSON.stringify({
      slug: 'late-claw',
      version: '1.0.0',
      displayName: 'late',
      changelog: '',
    }),
    'name="files"; filename="SKILL.md"': md('late-claw'),
  }),
  'a skill of OpenAI': partsTo(`${workspace}/openai/v1/skills`, {
    'name="files[]"; filename="late-openai/SKILL.md"': md('late-openai'),
  }),
}

const revoke = async ({ id }: GivenToken): Promise<void> => {
  const { headers } = admin
  const url = `/v1/tokens/${id}`
  const { statusCode } = await here.app.inject({ method: 'DELETE', url, headers })
  if (statusCode !== 200) throw new Error(`the token was not revoked: ${statusCode}`)
}

const tables = ['tokens', 'documents', 'skills', 'upload_chunks'] as const

const countAll = async (): Promise<number[]> => {
  const rows = tables.map((table) => here.db.selectFrom(table).select('workspace_id'))
  return (await Promise.all(rows.map((query) => query.execute()))).map(({ length }) => length)
}

const elsewhere = ['a token', 'an archive', 'a chunk']

for (const [name, replica] of Object.entries({ here, there })) {
  for (const [what, sent] of Object.entries(writes)) {
    if (replica === there && !elsewhere.includes(what)) continue
    t.test(`${what} is rejected, its token was revoked meanwhile: ${name}`, async (t) => {
      const gone = await givenToken(here.services, 'admin')
      const { finish } = await begin(t, replica, gone.secret, sent)
      await revoke(gone)
      const { authentication } = replica.services
      // At most half a second on the other replica.
      await until(() => authentication.lookUpCached(gone.secret) === null)
      const before = await countAll()
      const answer = await finish()
      t.match(answer, /^HTTP\/1\.1 401 /)
      t.match(answer, /www-authenticate: Bearer error="invalid_token"/i)
      t.same(await countAll(), before)
    })
  }
}

for (const [what, sent] of Object.entries(writes)) {
  t.test(`${what} of a token that stays is accepted`, async (t) => {
    const stays = await givenToken(here.services, 'admin')
    const { finish } = await begin(t, here, stays.secret, sent)
    // The cache is emptied, so that the token is asked for again.
    await givenToken(here.services, 'reader')
    t.match(await finish(), /^HTTP\/1\.1 (?:20[0-4]|303) /)
  })
}
