/** No way to the bytes is left after their purge, on any replica. */
import t from '../support/tap.ts'
import { rpc } from '../rpc/calls.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive } from '../trust/given.ts'
import {
  archiveOf,
  fingerprintOf,
  givenTwo,
  GONE,
  purge,
  SECRET,
  skill,
  withPinnedFile,
} from './purging.ts'

t.test('another replica that has read the bytes does not serve them any more', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const { bad } = await givenTwo(here)
  const first = await call(there.app, 'GET', withPinnedFile(bad))
  t.equal(first.body, SECRET)
  const list = await call(there.app, 'GET', `${skill}/files?fingerprint=${bad}`)
  const packed = await call(there.app, 'GET', `${skill}/archive?fingerprint=${bad}`)
  t.equal((await purge(here, bad)).status, 200)
  for (const test of [there, here]) {
    t.match(await call(test.app, 'GET', withPinnedFile(bad)), GONE)
    const known: [string, Answer][] = [
      [withPinnedFile(bad), first],
      [`${skill}/files?fingerprint=${bad}`, list],
      [`${skill}/archive?fingerprint=${bad}`, packed],
    ]
    for (const [url, { headers }] of known) {
      const conditional = { headers: { 'if-none-match': String(headers.etag) } }
      t.match(await call(test.app, 'GET', url, conditional), GONE, `no 304 of ${url}`)
      t.equal((await call(test.app, 'HEAD', url)).status, 410)
      t.match(await call(test.app, 'GET', url, { headers: { range: 'bytes=0-3' } }), GONE)
    }
  }
})

/** What other systems show of the skill. */
const read = async (test: TestApp) => ({
  capabilities: (await test.app.inject('/capabilities?select=pdf-tools')).payload,
  index: (await test.app.inject('/.well-known/agent-skills/index.json')).payload,
  names: JSON.stringify(await rpc(test.app, 'list_skills', { detail: 'summary' })),
  text: JSON.stringify(
    await rpc(test.app, 'describe_skill', { name: 'pdf-tools', detail: 'full' }),
  ),
  file: JSON.stringify(
    await rpc(test.app, 'read_skill_file', { name: 'pdf-tools', path: 'SKILL.md' }),
  ),
  invoked: (
    await test.app.inject({
      method: 'POST',
      url: '/invoke',
      headers: { 'x-orchestrator-key': 'k'.repeat(32) },
      payload: { session_id: 's', command: 'describe_skill', arguments: { name: 'pdf-tools' } },
    })
  ).payload,
})

t.test('what other systems read of current bytes is gone on every replica', async (t) => {
  const env = { ORCHESTRATOR_KEY: 'k'.repeat(32) }
  const here = await testApp(t, env)
  const there = await testReplica(t, here.connectionString, env)
  const bad = fingerprintOf(await installArchive(here.app, archiveOf('1.0.0', { secret: true })))
  const payload = { allow_implicit_invocation: true }
  await call(here.app, 'PUT', `${skill}/policy`, { payload })
  const artifact = `/.well-known/agent-skills/artifacts/user/pdf-tools/${bad}/pdf-tools.tar.gz`
  for (const test of [here, there]) {
    t.equal((await test.app.inject(artifact)).statusCode, 200)
    for (const [surface, text] of Object.entries(await read(test))) t.match(text, SECRET, surface)
  }
  await purge(here, bad)
  for (const test of [here, there]) {
    for (const [surface, text] of Object.entries(await read(test)))
      t.notMatch(text, SECRET, surface)
    t.equal((await test.app.inject(artifact)).statusCode, 404)
  }
})

t.test('the index of another system says of an older revision that it was purged', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  for (const file of ['SKILL.md', 'pdf-tools.tar.gz']) {
    const url = `/.well-known/agent-skills/artifacts/user/pdf-tools/${bad}/${file}`
    const { headers } = await givenToken(test.services, 'reader')
    t.equal((await test.app.inject({ url, headers })).statusCode, 200)
  }
  const admin = await givenToken(test.services, 'admin')
  t.equal((await purge(test, bad, admin)).status, 200)
  for (const file of ['SKILL.md', 'pdf-tools.tar.gz']) {
    const url = `/.well-known/agent-skills/artifacts/user/pdf-tools/${bad}/${file}`
    const { headers } = await givenToken(test.services, 'reader')
    t.match((await test.app.inject({ url, headers })).json(), { status: 410 })
    t.equal((await test.app.inject({ url })).statusCode, 401)
  }
})

t.test('readers learn of a purge only by the fingerprint that they know', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  const admin = await givenToken(test.services, 'admin')
  const reader = await givenToken(test.services, 'reader')
  await purge(test, bad, admin)
  t.match(await call(test.app, 'GET', withPinnedFile(bad), reader), GONE)
  t.match(await call(test.app, 'GET', `${skill}/files?version=1.0.0`, reader), {
    status: 404,
    body: { code: 'skills.revision_not_found' },
  })
  const { body } = await call(test.app, 'GET', `${skill}/revisions`, reader)
  t.match(body.revisions, [{ revision: 2 }])
  t.equal(body.revisions.length, 1)
})
