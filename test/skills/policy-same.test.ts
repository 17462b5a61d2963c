/** A policy that is put as it was changes nothing, and leaves no trace. */
import t from '../support/tap.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import { HeldKey } from '../../src/tenancy/idempotency/service.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { installArchive, readSkill } from '../trust/given.ts'
import { recordOf } from './record.ts'

const policy = '/skills/user/pdf-tools/policy'

t.test('an override that is put again writes neither an event nor an audit row', async (t) => {
  const { app, db } = await testApp(t)
  await installArchive(app, packageArchive())
  t.equal((await call(app, 'DELETE', policy)).status, 200, 'nothing is there')
  const payload = { enabled: false, allow_implicit_invocation: null }
  const first = await call(app, 'PUT', policy, { payload })
  const before = await recordOf(db)
  const { etag } = (await readSkill(app)).headers
  for (const again of [payload, { enabled: false }]) {
    const answer = await call(app, 'PUT', policy, { payload: again })
    t.match(answer, { status: 200, body: first.body })
  }
  t.same(await recordOf(db), before)
  t.equal((await readSkill(app)).headers.etag, etag)
})

t.test('its idempotency key is completed anyway', async (t) => {
  const { app, db } = await testApp(t)
  await installArchive(app, packageArchive())
  const payload = { enabled: false }
  const first = await call(app, 'PUT', policy, { payload })
  const keyed = { payload, headers: { 'idempotency-key': 'again' } }
  t.match(await call(app, 'PUT', policy, keyed), { status: 200, body: first.body })
  t.match(await call(app, 'PUT', policy, keyed), {
    status: 200,
    body: first.body,
    headers: { 'idempotency-replayed': 'true' },
  })
  const [row] = await db.selectFrom('idempotency_keys').selectAll().execute()
  t.match(row, { state: 'answered', status: 200 })
  await call(app, 'DELETE', policy)
  t.match(await call(app, 'PUT', policy, keyed), { headers: { 'idempotency-replayed': 'true' } })
  t.same((await call(app, 'GET', policy)).body.policy.enabled, undefined, 'it was not done again')
})

t.test('the key is marked in the transaction, even if nothing is written', async (t) => {
  const { app, db, services } = await testApp(t)
  await installArchive(app, packageArchive())
  const ref = { workspaceId: 'default', actor: 'system', route: 'PUT policy', key: 'one' }
  const held = await services.idempotency.claim(ref, 'a digest')
  if (!(held instanceof HeldKey)) throw new Error('the key was taken')
  const caller = { ...systemCaller('default'), claim: held }
  const skill = { workspaceId: 'default', sourceKind: 'user', slug: 'pdf-tools' }
  await services.policies.remove(caller, skill, 'anything')
  const row = await db.selectFrom('idempotency_keys').select('state').executeTakeFirst()
  t.equal(row?.state, 'committed')
})
