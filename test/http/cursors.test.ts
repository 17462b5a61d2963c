/** No list takes the cursor of another: it would answer with the wrong page, or with none. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { putFunction, putPrompt } from '../functions/calls.ts'
import { operationsOf } from '../openapi/operations.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, startBody } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { FILL, installArchive, skillArchive, updateArchive } from '../trust/given.ts'

type Given = Awaited<ReturnType<typeof testApp>>
type Headers = Record<string, string>

const names = ['first', 'second']
const origin = 'http://127.0.0.1:4000'

const givenSkills = async ({ app }: Given, headers: Headers) => {
  const files = { 'more.txt': 'more' }
  let proposalId = ''
  for (const name of names) {
    const folder = { folder: name, files: { 'SKILL.md': skillMd({ name }) } }
    await installArchive(app, packageArchive(folder), { headers })
    const waiting = skillArchive([FILL], { name: `${name}-waiting`, files })
    proposalId = (await installArchive(app, waiting, { headers })).body.proposal_id
  }
  for (const text of names) {
    await call(app, 'POST', `/proposals/${proposalId}/comments`, { headers, payload: { text } })
  }
  const changed = { 'SKILL.md': skillMd({ name: 'first', body: 'Changed.' }), ...files }
  const archive = packageArchive({ folder: 'first', files: changed })
  await updateArchive(app, archive, { headers, slug: 'first' })
  const { body } = await call(app, 'GET', '/skills/user/first/revisions', { headers })
  return { proposal_id: proposalId, from: body.revisions[1].fingerprint as string }
}

const givenContent = async ({ app }: Given, headers: Headers): Promise<void> => {
  for (const name of names) {
    await call(app, 'POST', '/uploads', { headers, payload: startBody(packageArchive()) })
    await call(app, 'PUT', `/documents/${name}`, { headers, payload: { skill: `# ${name}` } })
    await putFunction(app, `demo::${name}`, { url: `${origin}/hook` }, { headers })
    await putPrompt(app, name, { description: name, function_id: 'demo::first' }, { headers })
  }
}

/** What else is listed, and would need identity providers and servers. */
const givenRows = async ({ db }: Given): Promise<void> => {
  await sql`
    with people as (
      insert into people (person_id, issuer, subject)
        select name, 'https://id.example', name from unnest(${names}::text[]) as name
        returning person_id as id
    ), roles as (
      insert into group_roles (issuer, group_name, role)
        select 'https://id.example', id, 'reader' from people
    ), subscriptions as (
      insert into subscriptions (workspace_id, subscription_id, trigger_type, function_id, position)
        select 'default', id, 'skills::on-change', 'demo::first', 0 from people
    ), servers as (
      insert into mcp_servers (workspace_id, server_id, url)
        select 'default', id, ${`${origin}/mcp`}::text from people
    ), publishers as (
      insert into trusted_publishers (workspace_id, publisher_id, issuer, claims, slugs)
        select 'default', id, 'https://ci.example', jsonb_build_object('project_id', '1', 'ref',
          id, 'ref_type', 'branch', 'ref_protected', 'true'), '{}' from people
    ), proposals as (
      insert into content_proposals (workspace_id, proposal_id, kind, target, sha256, proposers)
        select 'default', id, 'prompt', id, repeat('0', 64), '{}' from people
    )
    insert into sessions (session_id, sha256, admin_digest, idle_until, expires_at)
      select id, lpad(to_hex(row_number() over ()), 64, '0'), 'digest', now() + interval '1 day',
        now() + interval '1 day'
      from people`.execute(db)
  await sql`
    insert into dead_letters
        (workspace_id, subscription_id, snapshot_version, payload, created_at, error)
      select 'default', 'first', version, '{}', now(), 'none'
      from generate_series(1, 2) as version`.execute(db)
}

t.test('a cursor is taken by its own list only', async (t) => {
  const given = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: origin })
  const { app, services, db } = given
  await givenWorkspace(db, 'acme')
  await givenToken(services, 'reader')
  const { headers } = await givenToken(services, 'admin')
  const values: Record<string, string> = {
    workspace_id: 'default',
    source_kind: 'user',
    slug: 'first',
    server_id: 'first',
    subscription_id: 'first',
    ...(await givenSkills(given, headers)),
  }
  await givenContent(given, headers)
  await givenRows(given)
  const lists = operationsOf((await app.inject({ url: '/openapi.json', headers })).json())
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
    // ClawHub's list of versions is that of revisions, and without a workspace both are of `default`.
    .filter(({ id, path }) => id !== 'clawHubVersionsInWorkspace' && path.startsWith('/v1/'))
  const ask = (list: (typeof lists)[number], page: Record<string, string>) => {
    const url = list.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    const needed = list.parameters.filter((one) => one.in === 'query' && one.required)
    const query = Object.fromEntries(needed.map(({ name }) => [name, values[name] ?? '']))
    return app.inject({ url, query: { ...query, ...page }, headers })
  }

  const cursors = new Map<(typeof lists)[number], string>()
  const ofOnePage: string[] = []
  for (const list of lists) {
    const answer = await ask(list, { limit: '1' })
    t.equal(answer.statusCode, 200, list.id)
    const { next_cursor, nextCursor: cursor = next_cursor } = answer.json()
    if (cursor === null) ofOnePage.push(list.id)
    else cursors.set(list, cursor)
  }
  t.same(ofOnePage, ['mcpServersSyncs'])
  for (const [list, cursor] of cursors) {
    t.equal((await ask(list, { cursor })).statusCode, 200, `${list.id} goes on`)
    const taken: string[] = []
    for (const other of lists) {
      if (other !== list && (await ask(other, { cursor })).statusCode !== 400) taken.push(other.id)
    }
    t.same(taken, [], list.id)
  }
})
