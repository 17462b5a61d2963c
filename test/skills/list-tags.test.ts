/** The tag of a list is that of its body, also where the list changes while it is read. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'

t.test('two replicas give one tag to no two bodies', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const put = (id: string) =>
    call(there.app, 'PUT', `/documents/${id}`, { payload: { skill: `# ${id}` } })
  await put('one')
  const { documents } = here.services
  const list = documents.list.bind(documents)
  let reads = 0
  documents.list = async (...asked) => {
    reads += 1
    if (reads === 1) await put('two')
    return list(...asked)
  }

  const before = await call(there.app, 'GET', '/documents')
  const during = await call(here.app, 'GET', '/documents')
  t.equal(before.body.skills.length, 1)
  t.equal(during.body.skills.length, 2, 'it was written after the state of the workspace was read')
  t.not(during.headers.etag, before.headers.etag)

  const headers = { 'if-none-match': String(during.headers.etag) }
  t.equal((await call(there.app, 'GET', '/documents', { headers })).status, 304)
  t.equal((await call(here.app, 'GET', '/documents', { headers })).status, 304)
  t.equal(reads, 2)
  t.equal((await call(here.app, 'GET', '/documents', { headers })).status, 304)
  t.equal(reads, 2, 'an unchanged list is not read again')
})
