/** Files kept in memory by two processes: what one has changed, the other serves at once. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const skill = '/skills/user/pdf-tools'
const archiveWith = (body: string): Buffer => packageArchive({ files: { 'a.md': body } })

type Given = { here: TestApp; there: TestApp; fingerprint: string }

const givenReplicas = async (t: Test): Promise<Given> => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const answer = await call(here.app, 'POST', '/skills/archive', multipart(archiveWith('one')))
  t.equal(answer.status, 201)
  return { here, there, fingerprint: String(answer.body.skill.fingerprint) }
}

const readBy = async (test: TestApp, query = '', headers: Record<string, string> = {}) => {
  const { status, body } = await call(test.app, 'GET', `${skill}/files/a.md${query}`, { headers })
  return status === 200 ? String(body) : status
}

t.test('a file is read by its name as the last change has left it', async (t) => {
  const { here, there, fingerprint } = await givenReplicas(t)
  const pinned = `?fingerprint=${fingerprint}`
  let current = fingerprint
  for (const [number, body] of ['two', 'three', 'four', 'two again'].entries()) {
    await Promise.all([readBy(here), readBy(there)])
    const [writer, reader] = number % 2 === 0 ? [here, there] : [there, here]
    const answer = await call(writer.app, 'PUT', `${skill}/archive`, {
      ...multipart(archiveWith(body)),
      headers: { ...multipart(archiveWith(body)).headers, 'if-match': `"${current}"` },
    })
    t.equal(answer.status, 200, JSON.stringify(answer.body))
    current = String(answer.body.skill.fingerprint)
    t.same(await Promise.all([readBy(reader), readBy(writer)]), [body, body])
    t.equal(await readBy(reader, pinned), 'one', 'the first bytes stay')
  }
})

t.test('a skill that is no longer served is gone at once, also by its fingerprint', async (t) => {
  const { here, there, fingerprint } = await givenReplicas(t)
  const { headers } = await givenToken(here.services, 'admin')
  const reader = await givenToken(here.services, 'reader')
  const pinned = `?fingerprint=${fingerprint}`
  const seenThere = () =>
    Promise.all([readBy(there, '', reader.headers), readBy(there, pinned, reader.headers)])
  t.same(await seenThere(), ['one', 'one'])

  for (const [enabled, seen] of [
    [false, 404],
    [true, 'one'],
  ] as const) {
    const payload = { enabled, allow_implicit_invocation: false }
    await call(here.app, 'PUT', `${skill}/policy`, { payload, headers })
    t.same(await seenThere(), [seen, seen], `enabled: ${enabled}`)
    const full = await readBy(there, '?include=unserved', headers)
    t.equal(full, 'one', 'publishers read it all the same, on request')
  }

  const gone = await call(here.app, 'DELETE', skill, { headers })
  t.equal(gone.status, 200)
  t.same(await seenThere(), [404, 404])
})

t.test('a cached file is served in ranges, and without its bytes', async (t) => {
  const { here } = await givenReplicas(t)
  const url = `${skill}/files/a.md`
  for (const time of ['first', 'second']) {
    const part = await call(here.app, 'GET', url, { headers: { range: 'bytes=1-' } })
    t.match(part, { status: 206, body: 'ne', headers: { 'content-length': '2' } }, time)
    const head = await call(here.app, 'HEAD', url)
    t.match(head, { status: 200, body: '', headers: { 'content-length': '3' } }, time)
  }
})

t.test('a cached file is not served while the state of its workspace cannot be read', async (t) => {
  const here = await testApp(t, { STATEMENT_TIMEOUT_MS: '1000' })
  const { db: beside } = await testReplica(t, here.connectionString)
  await call(here.app, 'POST', '/skills/archive', multipart(archiveWith('one')))
  t.equal(await readBy(here), 'one')
  const holder = await beside.startTransaction().execute()
  await sql`lock table workspaces in access exclusive mode`.execute(holder)
  t.equal(await readBy(here), 503)
  await holder.rollback().execute()
  t.equal(await readBy(here), 'one')
})
