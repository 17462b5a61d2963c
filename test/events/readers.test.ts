/** What a reader hears of: of what is not served, no name, and no change is left out either. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { listen, openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { FILL, installArchive, review, skillArchive, updateArchive } from '../trust/given.ts'

t.test(
  'a reader hears of served skills by name, and of others only that something changed',
  async (t) => {
    const here = await testApp(t)
    const there = await testReplica(t, here.connectionString)
    const reader = await givenToken(here.services, 'reader')
    const { headers } = await givenToken(here.services, 'admin')
    const follow = async (app: typeof here.app, given: Record<string, string>) => {
      const stream = await openEvents(t, `${await listen(app)}/events`, { headers: given })
      t.match(await stream.next(), { event: 'hello' })
      return stream
    }
    const readers = [
      await follow(here.app, reader.headers),
      await follow(there.app, reader.headers),
    ]
    const admin = await follow(here.app, headers)

    await installArchive(here.app, packageArchive(), { headers })
    const waiting = await installArchive(here.app, skillArchive([FILL], { name: 'hush' }), {
      headers,
    })
    t.equal(waiting.status, 202)
    const policy = { headers, payload: { enabled: false } }
    await call(here.app, 'PUT', '/skills/user/pdf-tools/policy', policy)
    await call(here.app, 'PUT', '/documents/last', { headers, payload: { skill: '# Last' } })

    const all = await admin.take(4)
    t.match(JSON.stringify(all), 'hush')
    t.match(all[2]?.data, { reason: 'policy_updated', changes: [{ slug: 'pdf-tools' }] })
    for (const stream of readers) {
      const heard = await stream.take(4)
      t.same(
        heard.map(({ id }) => id),
        all.map(({ id }) => id),
      )
      t.notMatch(JSON.stringify(heard), 'hush')
      t.match(heard[1]?.data, { reason: 'catalog_changed', changes: [] })
      t.match(heard[2]?.data, { reason: 'policy_updated', changes: [{ slug: 'pdf-tools' }] })
      t.match(heard[3], { event: 'skills::on-change', data: { id: 'last' } })
    }

    // Who comes later reads of its install as the log stands now: it is served no more.
    const since = { ...reader.headers, 'last-event-id': '0' }
    const late = await openEvents(t, `${await listen(here.app)}/events`, { headers: since })
    const read = await late.take(4)
    t.match(read[0]?.data, { reason: 'catalog_changed', changes: [] })
    t.match(read[2]?.data, { reason: 'policy_updated', changes: [{ slug: 'pdf-tools' }] })
    t.notMatch(JSON.stringify(read), 'hush')
  },
)

t.test('a reader hears that a skill was approved, and nothing of its review', async (t) => {
  const { app, services } = await testApp(t)
  const reader = await givenToken(services, 'reader')
  const { headers } = await givenToken(services, 'admin')
  const url = `${await listen(app)}/events`
  const [theirs, all] = [
    await openEvents(t, url, { headers: reader.headers }),
    await openEvents(t, url, { headers }),
  ]
  const { body } = await installArchive(app, skillArchive([FILL]), { headers })
  const payload = { decision: 'approve', reason: 'seen on the call with Mallory' }
  await review(app, body.proposal_id, payload, { headers })
  const approved = { reason: 'approved', changes: [{ slug: 'pdf-tools' }] }
  const told = (await all.take(3))[2]?.data
  t.match(told, { ...approved, review: { proposal_id: body.proposal_id, reason: /Mallory/ } })
  const heard = (await theirs.take(3))[2]?.data as object
  t.match(heard, approved)
  t.same(Object.keys(heard).toSorted(), [
    'changes',
    'created_at',
    'reason',
    'snapshot_version',
    'workspace_id',
  ])
})

t.test('a reader hears which served skill went away, now and later, and of no other', async (t) => {
  const { app, services } = await testApp(t)
  const reader = await givenToken(services, 'reader')
  const { headers } = await givenToken(services, 'admin')
  const url = `${await listen(app)}/events`
  const live = await openEvents(t, url, { headers: reader.headers })
  t.match(await live.next(), { event: 'hello' })
  const names = ['gone', 'off', 'back', 'denied']
  const approve = { decision: 'approve', reason: 'read it', enable: false }
  for (const name of names) await installArchive(app, skillArchive([], { name }), { headers })
  const hush = await installArchive(app, skillArchive([FILL], { name: 'hush' }), { headers })
  const update = await updateArchive(app, skillArchive([FILL], { name: 'denied' }), {
    headers,
    slug: 'denied',
  })
  const set = (slug: string, payload: object) =>
    call(app, 'PUT', `/skills/user/${slug}/policy`, { headers, payload })
  const acts = [
    () => set('off', { enabled: false }),
    () => set('hush', { enabled: false }),
    () => call(app, 'DELETE', '/skills/user/gone', { headers }),
    () => call(app, 'DELETE', '/skills/user/hush', { headers }),
    () => review(app, update.body.proposal_id, approve, { headers }),
    () => set('back', { enabled: false }),
    () => call(app, 'DELETE', '/skills/user/back', { headers }),
  ]
  t.equal(hush.status, 202)
  for (const act of acts) t.equal((await act()).status, 200)
  const told = [
    { reason: 'policy_updated', changes: [{ slug: 'off', change_type: 'policy' }] },
    { reason: 'catalog_changed', changes: [] },
    { reason: 'uninstalled', changes: [{ slug: 'gone', change_type: 'uninstall' }] },
    { reason: 'catalog_changed', changes: [] },
    { reason: 'approved', changes: [{ slug: 'denied' }] },
    { reason: 'policy_updated', changes: [{ slug: 'back' }] },
    { reason: 'catalog_changed', changes: [] },
  ]
  const since = { ...reader.headers, 'last-event-id': '0' }
  const late = await openEvents(t, url, { headers: since })
  for (const stream of [live, late]) {
    const heard = await stream.take(names.length + 2 + acts.length)
    t.match(
      heard.slice(-acts.length).map(({ data }) => data),
      told,
    )
    t.notMatch(JSON.stringify(heard), /hush|served/)
  }
})
