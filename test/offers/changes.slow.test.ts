/** An offer that was brought up to date says what one says that was read as a whole. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import type { Offer } from '../../src/protocols/offers/offer.ts'
import { WorkspaceStates } from '../../src/tenancy/workspaces/states.ts'
import { OfferService } from '../../src/protocols/offers/service.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { approve, classify, FILL, installArchive, READ, skillArchive } from '../trust/given.ts'

const givenSkill = async ({ app }: TestApp, name: string): Promise<void> => {
  const { body } = await installArchive(app, skillArchive([FILL, READ], { name }))
  // The same bytes are not reviewed twice.
  if (body.proposal_id) await approve(app, body.proposal_id)
}

const setPolicy = ({ app }: TestApp, name: string, isOffered: boolean) =>
  call(app, 'PUT', `/skills/user/${name}/policy`, {
    payload: { allow_implicit_invocation: isOffered },
  })

const set = ({ app }: TestApp, payload: object) => call(app, 'PUT', '/settings', { payload })

const whole = ({ db, services: { events } }: TestApp): Promise<Offer> => {
  const states = new WorkspaceStates(db, { hasReplica: false })
  return new OfferService({ db, events, states }).latest('default')
}

const skillIn = ({ skills }: Offer, name: string) => skills.find(({ slug }) => slug === name)

/** Two replicas that have an offer: one that writes, and one that does not. */
const givenReplicas = async (t: Test) => {
  const writer = await testApp(t)
  const reader = await testReplica(t, writer.connectionString)
  for (const name of ['a', 'b', 'c']) await givenSkill(writer, name)
  const hook = { url: 'http://127.0.0.1:4000/read' }
  await call(writer.app, 'PUT', '/functions/forms::read', { payload: hook })
  const replicas = [writer, reader]
  const both = () => Promise.all(replicas.map(({ services }) => services.offers.latest('default')))
  const read = async (what: string) => {
    const offers = await both()
    const expected = await whole(writer)
    for (const offer of offers) t.same(offer, expected, what)
    t.same(await writer.services.offers.current('default'), expected, `${what}, at once`)
    return offers
  }
  return { writer, reader, read, before: await read('at first') }
}

type Changes = Record<string, (writer: TestApp) => Promise<unknown>>

t.test('only the skill that was changed is another one', async (t) => {
  const { writer, read, before } = await givenReplicas(t)
  const changes: Changes = {
    policy: (on) => setPolicy(on, 'b', true),
    metadata: ({ app }) => classify(app, 'pdf.read', { price: '0.5' }, { slug: 'b' }),
    function: ({ app }) =>
      call(app, 'PUT', '/skills/user/b/capabilities/pdf.read/function', {
        payload: { function_id: 'forms::read' },
      }),
    disabled: ({ app }) =>
      call(app, 'PUT', '/skills/user/b/policy', { payload: { enabled: false } }),
    enabled: ({ app }) => call(app, 'DELETE', '/skills/user/b/policy'),
    uninstalled: ({ app }) => call(app, 'DELETE', '/skills/user/b'),
    'installed again': (on) => givenSkill(on, 'b'),
    'one more': (on) => givenSkill(on, 'bb'),
  }
  let last = before
  for (const [what, change] of Object.entries(changes)) {
    await change(writer)
    const now = await read(what)
    for (const [replica, offer] of now.entries()) {
      t.notSame(offer, last[replica], `${what} shows`)
      for (const name of ['a', 'c']) {
        t.equal(skillIn(offer, name), skillIn(before[replica] ?? offer, name), `${name}: ${what}`)
      }
    }
    last = now
  }
})

t.test('unrelated changes make no new offer', async (t) => {
  const { writer, read, before } = await givenReplicas(t)
  await call(writer.app, 'PUT', '/documents/d', { payload: { skill: '# d' } })
  const now = await read('a document')
  t.equal(now[0], before[0])
  t.equal(now[1], before[1])
})

t.test('settings may change any skill', async (t) => {
  const { writer, read } = await givenReplicas(t)
  await setPolicy(writer, 'a', true)
  const denied = { extension_id: 'skill.b', capability_id: 'pdf.read' }
  const settings = [
    { capabilities_public: false },
    { policy_defaults: { allow_implicit_invocation: true } },
    { policy_defaults: { enabled: false } },
    { policy_defaults: { enabled: true }, capability_policy: { denied: [denied] } },
    { orchestrator_key: 'k'.repeat(32) },
  ]
  for (const payload of settings) {
    await setPolicy(writer, 'c', true)
    t.match(await set(writer, payload), { status: 200 })
    await setPolicy(writer, 'c', false)
    await read(JSON.stringify(payload))
  }
})

t.test('if events do not name the skills, all are read', async (t) => {
  const { writer, read } = await givenReplicas(t)
  const losses = {
    'swept away': sql`delete from events e using workspaces w
      where e.workspace_id = w.workspace_id and e.snapshot_version < w.snapshot_version`,
    'all swept away': sql`delete from events`,
    'written by an older build': sql`update events set slugs = null`,
  }
  let isOffered = false
  for (const [what, loss] of Object.entries(losses)) {
    isOffered = !isOffered
    await setPolicy(writer, 'a', isOffered)
    await setPolicy(writer, 'c', isOffered)
    await loss.execute(writer.db)
    await read(what)
  }
})

t.test('a restored database is not mistaken for the one that was read', async (t) => {
  const { writer, read } = await givenReplicas(t)
  await setPolicy(writer, 'a', true)
  const { rows } = await sql<{ version: number }>`
    select snapshot_version as version from workspaces where workspace_id = 'default'`.execute(
    writer.db,
  )
  const version = rows[0]?.version ?? 0
  await setPolicy(writer, 'b', true)
  await read('before')
  for (const count of [1, 3]) {
    // As it was before `b` was offered, and then counted on: to the same version, and beyond it.
    await sql`delete from events where snapshot_version > ${version}`.execute(writer.db)
    await sql`update workspaces set snapshot_version = ${version}`.execute(writer.db)
    await sql`delete from skill_policies p using skills s where s.skill_id = p.skill_id and s.slug = 'b'`.execute(
      writer.db,
    )
    for (let turn = 0; turn < count; turn += 1) await setPolicy(writer, 'c', turn % 2 === 0)
    const [offer] = await read(`${count} changes later`)
    t.equal(offer && skillIn(offer, 'b')?.is_listed, false)
    await setPolicy(writer, 'b', true)
    await read('offered again')
  }
})

t.test('many changes at once are all seen', async (t) => {
  const { writer, read } = await givenReplicas(t)
  for (const isOffered of [true, false, true]) {
    await Promise.all([
      ...['a', 'b', 'c'].map((name) => setPolicy(writer, name, isOffered)),
      writer.services.offers.latest('default'),
      set(writer, { policy_defaults: { allow_implicit_invocation: isOffered } }),
      writer.services.offers.current('default'),
    ])
    await read(`offered: ${isOffered}`)
  }
})
