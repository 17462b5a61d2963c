/** What a search may find is what is served, after every change that serves a skill or stops it. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { copySkill } from '../bench/seed.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, FILL, installArchive, READ, skillArchive } from '../trust/given.ts'

const slugs = (body: { skills: { slug: string }[] }): string[] =>
  body.skills.map(({ slug }) => slug).toSorted()

/** Two replicas that are open to a reader, who finds what the list has on both. */
const givenReplicas = async (t: Test) => {
  const writer = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:4000' })
  const reader = await testReplica(t, writer.connectionString)
  const { headers } = await givenToken(writer.services, 'reader')
  const { headers: admin } = await givenToken(writer.services, 'admin')
  const found = async (app: App): Promise<string[]> =>
    slugs((await call(app, 'GET', '/skills?q=forms', { headers })).body)
  const expect = async (expected: string[], what: string): Promise<void> => {
    for (const { app } of [reader, writer]) t.same(await found(app), expected, what)
    const list = slugs((await call(writer.app, 'GET', '/skills', { headers })).body)
    t.same(
      list.filter((slug) => slug.startsWith('form-')),
      expected,
      `${what}: the list`,
    )
  }
  const send = (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
    call(writer.app, method, path, { headers: admin, payload })
  const install = async (name: string): Promise<void> => {
    const archive = skillArchive([FILL, READ], { name })
    const { body } = await installArchive(writer.app, archive, { headers: admin })
    if (body.proposal_id) await approve(writer.app, body.proposal_id, { headers: admin })
  }
  for (const name of ['form-a', 'form-b', 'form-c']) await install(name)
  await expect(['form-a', 'form-b', 'form-c'], 'at first')
  return { writer, expect, send, install }
}

t.test('a search follows every change, on every replica', async (t) => {
  const { expect, send, install } = await givenReplicas(t)
  await send('PUT', '/skills/user/form-b/policy', { enabled: false })
  await expect(['form-a', 'form-c'], 'disabled')
  await send('DELETE', '/skills/user/form-b/policy')
  await expect(['form-a', 'form-b', 'form-c'], 'enabled')
  await send('DELETE', '/skills/user/form-a')
  await expect(['form-b', 'form-c'], 'uninstalled')
  await install('form-a')
  await expect(['form-a', 'form-b', 'form-c'], 'installed again')
  await send('PUT', '/settings', { policy_defaults: { enabled: false } })
  await expect([], 'all disabled by a setting')
  await send('PUT', '/skills/user/form-c/policy', { enabled: true })
  await expect(['form-c'], 'one enabled')
  await send('PUT', '/settings', { policy_defaults: { enabled: true } })
  await expect(['form-a', 'form-b', 'form-c'], 'all enabled by a setting')
  const hook = { url: 'http://127.0.0.1:4000/read' }
  await send('PUT', '/functions/forms::read', hook)
  await send('PUT', '/skills/user/form-b/capabilities/pdf.read/function', {
    function_id: 'forms::read',
  })
  await expect(['form-a', 'form-b', 'form-c'], 'bound to a function')
  await send('DELETE', '/functions/forms::read')
  await expect(['form-a', 'form-c'], 'without the function')
})

t.test('if events do not name the skills, all are judged', async (t) => {
  const { writer, expect, send } = await givenReplicas(t)
  const losses = {
    'swept away': sql`delete from events e using workspaces w
      where e.workspace_id = w.workspace_id and e.snapshot_version < w.snapshot_version`,
    'all swept away': sql`delete from events`,
    'without names': sql`update events set slugs = null`,
  }
  let enabled = true
  for (const [what, loss] of Object.entries(losses)) {
    enabled = !enabled
    await send('PUT', '/skills/user/form-a/policy', { enabled })
    await send('PUT', '/skills/user/form-b/policy', { enabled })
    await send('PUT', '/documents/d', { skill: `# ${what}` })
    await loss.execute(writer.db)
    await expect(enabled ? ['form-a', 'form-b', 'form-c'] : ['form-c'], what)
  }
})

t.test('if many skills changed, a search does not wait until all are judged', async (t) => {
  const { writer, expect, send } = await givenReplicas(t)
  await copySkill(
    writer.connectionString,
    'form-c',
    Array.from({ length: 600 }, (_, n) => ({
      slug: `other-${n}`,
      description: 'Reads papers.',
      text: 'Papers.',
    })),
  )
  const kept = () =>
    writer.db
      .selectFrom('search_served')
      .select('skill_id')
      .where('is_listed', '=', false)
      .execute()
  const before = await kept()
  await send('PUT', '/skills/user/form-b/policy', { enabled: false })
  await sql`delete from events`.execute(writer.db)
  await expect(['form-a', 'form-c'], 'before the sweep')
  t.same(await kept(), before)
  await writer.services.sweeper.run()
  t.equal((await kept()).length, 602)
  await expect(['form-a', 'form-c'], 'after the sweep')
})

t.test('a search does not wait for another that judges all skills', async (t) => {
  const { writer, expect, send } = await givenReplicas(t)
  await send('PUT', '/skills/user/form-b/policy', { enabled: false })
  await writer.db.transaction().execute(async (trx) => {
    await sql`select from search_states for update`.execute(trx)
    await expect(['form-a', 'form-c'], 'while it judges')
  })
  await expect(['form-a', 'form-c'], 'afterwards')
})

const offered = async ({ app }: TestApp): Promise<string[]> =>
  (await app.inject('/capabilities?q=forms'))
    .json<{ actions: { name: string }[] }>()
    .actions.map(({ name }) => name)
    .filter((name) => name.startsWith('skill.form-') && !name.includes('.pdf.'))

t.test('what is offered follows the policy', async (t) => {
  const writer = await testApp(t)
  const archive = skillArchive([], { name: 'form-a' })
  await installArchive(writer.app, archive)
  t.same(await offered(writer), [])
  for (const allow_implicit_invocation of [true, false, true]) {
    const payload = { allow_implicit_invocation }
    await call(writer.app, 'PUT', '/skills/user/form-a/policy', { payload })
    t.same(await offered(writer), allow_implicit_invocation ? ['skill.form-a'] : [])
  }
})
