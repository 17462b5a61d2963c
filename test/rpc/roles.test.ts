/** Who may call which method, and in which workspace. */
import t from '../support/tap.ts'
import { permits, roles } from '../../src/platform/access/roles.ts'
import { methods } from '../../src/protocols/rpc/methods.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { type Json, post, refusal, result } from './calls.ts'

t.test('callers', async (t) => {
  const { app, services, db } = await testApp(t)
  for (const workspace of ['ours', 'theirs']) await givenWorkspace(db, workspace)
  const url = '/v1/workspaces/ours/rpc'
  const admin = await givenToken(services, 'admin')

  await t.test('each method requires its role, as its route does', async (t) => {
    for (const role of roles) {
      const { headers } = await givenToken(services, role, { workspace: 'ours' })
      for (const [name, method] of methods) {
        const params = { workspace_id: 'ours' }
        const [code, ours] = await refusal(app, name, params, { url, headers })
        if (permits(role, method.role)) t.not(ours, 'access.forbidden', `${role}: ${name}`)
        else t.strictSame([code, ours], [-32_600, 'access.forbidden'], `${role}: ${name}`)
      }
    }
  })

  await t.test('a rejected attempt is in the audit log', async (t) => {
    const { id, headers } = await givenToken(services, 'reader', { workspace: 'ours' })
    await refusal(app, 'skills::register', { id: 'x', skill: 'x' }, { url, headers })
    const { body } = await call(app, 'GET', '/audit', { workspace: 'ours', ...admin })
    const entry = body.entries.find(({ actor }: Json) => String(actor).includes(id))
    t.match(entry, {
      action: 'access',
      decision: 'blocked',
      target: 'workspace:ours',
      reason_code: 'access.forbidden',
      details: { rpc_method: 'skills::register', required_role: 'publisher' },
    })
  })

  await t.test('without a token there is no JSON-RPC response', async (t) => {
    for (const place of ['/rpc', url]) {
      const { status, body } = await post(app, '{}', { url: place })
      t.strictSame([status, body.code], [401, 'access.unauthorized'])
    }
  })

  await t.test('a token sees its own workspace only', async (t) => {
    const { headers } = await givenToken(services, 'publisher', { workspace: 'ours' })
    const foreign = await post(app, '{}', { url: '/v1/workspaces/theirs/rpc', headers })
    t.strictSame([foreign.status, foreign.body.code], [404, 'workspaces.not_found'])

    const document = { id: 'mine', skill: '# Mine' }
    await result(app, 'skills::register', document, { headers })
    t.equal((await result(app, 'skills::list', {}, { url, headers })).skills.length, 1)
    t.equal((await result(app, 'skills::list', {}, admin)).skills.length, 0, 'not in default')

    t.ok(await result(app, 'skills/list', { workspace_id: 'ours' }, { headers }))
    for (const workspace of ['theirs', 'default', 'nowhere']) {
      const named = { workspace_id: workspace }
      for (const place of ['/rpc', url]) {
        t.strictSame(
          await refusal(app, 'skills/list', named, { url: place, headers }),
          [-32_602, 'skills.not_found'],
          `${place} ${workspace}`,
        )
      }
    }
    t.ok(await result(app, 'skills/list', { workspace_id: 'theirs' }, admin), 'an admin of all')
  })
})
