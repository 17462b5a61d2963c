/** Bytes that are not served: for publishers on request, for readers as if they did not exist. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive, updateArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'

const versioned = (version: string, files: Record<string, string> = {}) =>
  packageArchive({ files: { 'SKILL.md': skillMd({ extra: `version: ${version}` }), ...files } })
const blocked = versioned('9.9.9', { 'key.pem': PRIVATE_KEY })
const skill = '/skills/user/pdf-tools'
const ways = ['/files', '/files/SKILL.md', '/files/key.pem', '/archive']

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`

const bare = (problem: Record<string, unknown>) => ({ ...problem, request_id: null })

t.test('a blocked update is read by publishers on request, and by no other caller', async (t) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const publisher = await givenToken(services, 'publisher')
  const reader = await givenToken(services, 'reader')
  await installArchive(app, versioned('1.0.0'), admin)
  const { fingerprint } = (await updateArchive(app, blocked, publisher)).body.skill
  const nothing = { fingerprint: '0'.repeat(64) }
  for (const way of ways) {
    for (const pin of [{ fingerprint }, { version: '9.9.9' }]) {
      const path = withQuery(skill + way, pin)
      const hidden = await call(app, 'GET', path, publisher)
      t.match(hidden, {
        status: 404,
        body: {
          code: 'skills.revision_not_found',
          detail: /include=unserved/,
          details: { status_reason: 'security_blocked' },
        },
      })
      const full = withQuery(skill + way, { ...pin, include: 'unserved' })
      t.equal((await call(app, 'GET', full, publisher)).status, 200, full)
      const absent = await call(app, 'GET', withQuery(skill + way, nothing), reader)
      t.equal(absent.status, 404)
      for (const asked of [path, full]) {
        const refused = await call(app, 'GET', asked, reader)
        t.same(bare(refused.body), bare(absent.body), `a reader, ${asked}`)
      }
      t.equal((await call(app, 'GET', path, publisher)).status, 404, 'still, after it was read')
    }
    const wrong = await call(app, 'GET', `${skill}${way}?include=all`, publisher)
    t.equal(wrong.status, 400)
  }
})

t.test(
  'a first install that waits is there for publishers, and its bytes on request',
  async (t) => {
    const { app, services } = await testApp(t)
    await givenToken(services, 'admin')
    const publisher = await givenToken(services, 'publisher')
    const reader = await givenToken(services, 'reader')
    await installArchive(app, blocked, publisher)
    t.match(await call(app, 'GET', skill, publisher), { status: 200, body: { served: false } })
    for (const way of ways) {
      const hidden = await call(app, 'GET', skill + way, publisher)
      t.match(hidden, {
        status: 404,
        body: { code: 'skills.not_found', detail: /include=unserved/ },
      })
      const path = `${skill}${way}?include=unserved`
      t.equal((await call(app, 'GET', path, publisher)).status, 200, path)
      const absent = await call(app, 'GET', `/skills/user/no-tools${way}`, reader)
      const same = JSON.stringify(bare(absent.body)).replaceAll('no-tools', 'pdf-tools')
      for (const asked of [skill + way, path]) {
        const refused = await call(app, 'GET', asked, reader)
        t.same(bare(refused.body), JSON.parse(same), `a reader, ${asked}`)
      }
    }
  },
)

t.test('the revisions say which of them are served, and why others are not', async (t) => {
  const { app, services } = await testApp(t)
  await givenToken(services, 'admin')
  const publisher = await givenToken(services, 'publisher')
  const reader = await givenToken(services, 'reader')
  await installArchive(app, versioned('1.0.0'), publisher)
  await updateArchive(app, blocked, publisher)
  const all = (await call(app, 'GET', `${skill}/revisions`, publisher)).body.revisions
  t.match(all, [
    { revision: 2, status: 'superseded', served: false, status_reason: 'security_blocked' },
    { revision: 1, status: 'current', served: true, status_reason: null },
  ])
  const open = (await call(app, 'GET', `${skill}/revisions`, reader)).body.revisions
  t.same(open, [all[1]])
})

t.test(
  'a disabled skill gives publishers its bytes on request only, older ones as well',
  async (t) => {
    const { app } = await testApp(t)
    const { fingerprint } = (await installArchive(app, versioned('1.0.0'))).body.skill
    await updateArchive(app, versioned('2.0.0'))
    const pinned = `${skill}/files?fingerprint=${fingerprint}`
    t.equal((await call(app, 'GET', pinned)).status, 200)
    await call(app, 'PUT', `${skill}/policy`, { payload: { enabled: false } })
    for (const path of [pinned, `${skill}/files?version=2.0.0`]) {
      t.equal((await call(app, 'GET', path)).status, 404, path)
      t.equal((await call(app, 'GET', `${path}&include=unserved`)).status, 200, path)
    }
  },
)
