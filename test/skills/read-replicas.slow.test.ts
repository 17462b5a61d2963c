/** Responses kept in memory by two processes: each shows what any of them has committed. */
import t, { type Test } from '../support/tap.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import type { App } from '../../src/app.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp, type TestApp, testReplica } from '../support/app.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import {
  approve,
  BARE,
  classify,
  FILL,
  installArchive,
  review,
  skillArchive,
  updateArchive,
} from '../trust/given.ts'

const skill = '/skills/user/pdf-tools'
const policy = `${skill}/policy`
const key = {
  workspaceId: 'default',
  sourceKind: 'user',
  slug: 'pdf-tools',
  visibility: 'all',
} as const

const givenReplicas = async (t: Test): Promise<[TestApp, TestApp]> => {
  const here = await testApp(t)
  return [here, await testReplica(t, here.connectionString)]
}

type Headers = Record<string, string>

const bodyOf = async (app: App, path: string, headers: Headers = {}) =>
  (await call(app, 'GET', path, { headers })).body

const waiting = async (app: App): Promise<string> =>
  (await bodyOf(app, '/proposals?review_status=pending')).proposals[0].proposal_id

const changes: [what: string, act: (app: App) => Promise<{ status: number }>][] = [
  ['a review', async (app) => approve(app, await waiting(app))],
  ['a policy', (app) => call(app, 'PUT', policy, { payload: { enabled: false } })],
  ['a policy that goes', (app) => call(app, 'DELETE', policy)],
  ['a setting', (app) => call(app, 'PUT', '/settings', { payload: { installable: 'listed' } })],
  ['an update that waits', (app) => updateArchive(app, skillArchive([FILL, BARE]))],
  ['metadata', (app) => classify(app, 'pdf.send', { risk_level: 'read', side_effects: 'none' })],
  ['a rejection', async (app) => review(app, await waiting(app), { decision: 'reject' })],
  ['another skill', (app) => installArchive(app, packageArchive({ folder: 'other' }))],
  ['an uninstall', (app) => call(app, 'DELETE', skill)],
  ['the same install again', (app) => installArchive(app, skillArchive([FILL]))],
]

t.test('a skill and the list are read as the last change has left them', async (t) => {
  const [here, there] = await givenReplicas(t)
  const { catalog } = here.services
  const first = await installArchive(here.app, skillArchive([FILL]))
  t.equal(first.status, 202)
  for (const [number, [what, act]] of changes.entries()) {
    for (const { app } of [here, there]) {
      await bodyOf(app, skill)
      await bodyOf(app, '/skills')
    }
    const { app } = number % 2 === 0 ? here : there
    const { status } = await act(app)
    t.ok(status < 300, `${what}: ${status}`)
    // Read from the database each time.
    const found = await catalog.read(key).catch(() => null)
    const list = await catalog.list(systemCaller('default'), {})
    for (const [name, { app: reader }] of Object.entries({ here, there })) {
      const read = await call(reader, 'GET', skill)
      t.equal(read.status, found ? 200 : 404, `${what}, ${name}`)
      if (found) {
        t.same(read.body, JSON.parse(JSON.stringify(found.skill)), `${what}, ${name}`)
        t.equal(read.headers.etag, `"${found.tag}"`, `${what}, ${name}`)
      }
      const page = await bodyOf(reader, '/skills')
      t.same(page, JSON.parse(JSON.stringify(list)), `${what}, list, ${name}`)
    }
  }
})

const versionBy = async ({ app }: TestApp): Promise<number> =>
  (await bodyOf(app, '/skills')).snapshot_version

t.test('the list never goes back while two processes write', async (t) => {
  const [here, there] = await givenReplicas(t)
  await givenInstalledSkill(here.app, packageArchive())
  const done = { written: 0 }
  const write = async (): Promise<void> => {
    for (let number = 1; number <= 20; number += 1) {
      const { app } = number % 2 === 0 ? here : there
      await call(app, 'PUT', policy, { payload: { enabled: number % 2 === 0 } })
      done.written = await versionBy(number % 2 === 0 ? there : here)
    }
    done.written = Infinity
  }
  const read = async (reader: TestApp): Promise<void> => {
    while (done.written < Infinity) {
      const before = done.written
      const seen = await versionBy(reader)
      if (seen < before) t.fail(`read ${seen} after ${before} was seen`)
    }
  }
  await Promise.all([write(), read(here), read(here), read(there), read(there)])
  t.equal(await versionBy(here), await versionBy(there))
})

t.test('a response cached for one caller is not shown to another who may see less', async (t) => {
  const [here] = await givenReplicas(t)
  const { app, services, db } = here
  await givenWorkspace(db, 'ours')
  const publisher = await givenToken(services, 'publisher')
  const reader = await givenToken(services, 'reader')
  const foreign = await givenToken(services, 'admin', { workspace: 'ours' })
  const form = multipart(skillArchive([FILL]))
  const headers = { ...form.headers, ...publisher.headers }
  t.equal((await call(app, 'POST', '/skills/archive', { ...form, headers })).status, 202)
  for (const time of ['first', 'second']) {
    const statusFor = async ({ headers: by }: { headers: Headers }, path: string) =>
      (await call(app, 'GET', path, { headers: by })).status
    t.equal((await bodyOf(app, '/skills', publisher.headers)).skills.length, 1, time)
    t.equal((await bodyOf(app, '/skills', reader.headers)).skills.length, 0, time)
    t.equal(await statusFor(publisher, skill), 200, time)
    t.equal(await statusFor(reader, skill), 404, time)
    for (const path of [skill, '/skills']) t.equal(await statusFor(foreign, path), 404, time)
  }
  const tags = await Promise.all(
    [publisher, reader].map(
      async ({ headers: by }) => (await call(app, 'GET', '/skills', { headers: by })).headers.etag,
    ),
  )
  t.equal(new Set(tags).size, 2, 'each has a tag of its own')
})

const ownOf = ({ 'x-request-id': _id, date: _date, ...own }: Record<string, unknown>) => own

t.test('a cached response has the headers of the first, and no body for HEAD', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive())
  for (const path of [skill, '/skills']) {
    const first = await call(app, 'GET', path)
    const second = await call(app, 'GET', path)
    t.same(ownOf(second.headers), ownOf(first.headers))
    t.match(first.headers, { 'content-type': 'application/json; charset=utf-8' })
    t.match(first.headers, { vary: 'authorization', 'cache-control': 'private, no-cache' })
    const head = await call(app, 'HEAD', path)
    t.match(head, { status: 200, body: '' })
    t.same(ownOf(head.headers), ownOf(first.headers))
  }
})
