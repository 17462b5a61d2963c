/** A sealed value that was changed or moved in the database fails the call, and is told in the log. */
import { sql } from 'kysely'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'
import { testDatabase } from '../support/database.ts'
import { SECRETS_KEY } from '../support/secrets.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenPrompt, putFunction, putPrompt, render } from '../functions/calls.ts'
import { putServer, sync } from '../mcp-servers/given.ts'
import { checkSecrets, FUNCTION_SECRET, givenPeers, givenSecrets, type Peers } from './given.ts'

type Line = Record<string, unknown> & { message: string }

const given = async (t: Test) => {
  const lines: Line[] = []
  const log = {
    error: (context: object, message: string) => void lines.push({ ...context, message }),
    info: () => undefined,
  }
  const config = parseConfig({ DATABASE_POOL_SIZE: '4', SECRETS_KEY })
  const services = openServices(config, await testDatabase(t), log)
  const app = await buildApp(config, services, false)
  t.teardown(async () => {
    await app.close()
    await services.close()
  })
  const peers: Peers = await givenPeers(t)
  await givenSecrets(app, peers)
  await checkSecrets(t, app, peers, 'as registered')
  return { app, db: services.db, peers, lines }
}

/** Flips one bit of a part of a sealed value. */
const flipped = (column: string, part: 'iv' | 'data', at: number) =>
  sql.raw(`jsonb_set(${column}::jsonb, '{${part}}', to_jsonb(encode(set_byte(
    decode(${column} ->> '${part}', 'base64'), ${at},
    get_byte(decode(${column} ->> '${part}', 'base64'), ${at}) # 1), 'base64')))`)

const unreadable = {
  status: 500,
  body: { code: 'secrets.unreadable', details: { reason: 'changed_or_moved' } },
}

t.test('one changed bit fails the call', async (t) => {
  const { app, db, peers, lines } = await given(t)
  const calls = peers.handler.received.length
  const { rows } = await sql<{ headers: object }>`select headers from functions`.execute(db)
  const original = JSON.stringify(rows[0]?.headers)
  for (const [part, at] of [
    ['iv', 0],
    ['data', 0],
    ['data', 20],
  ] as const) {
    await sql`update functions set headers = ${original}::json`.execute(db)
    await sql`update functions set headers = ${flipped('headers', part, at)}`.execute(db)
    const failed = await render(app, 'greet')
    t.match(failed, unreadable, `${part} ${at}`)
    t.match(failed.body.detail, /header values of demo::greet cannot be used.*Register it again/)
    t.match(lines.at(-1), {
      message: 'a sealed value does not open',
      workspace_id: 'default',
      table: 'functions',
      row: 'demo::greet',
      field: 'headers',
      key_id: /^[0-9a-f]{16}$/,
      reason: 'changed_or_moved',
    })
  }
  for (const cut of ['', 'AAAA', '%%']) {
    const data = JSON.stringify(cut)
    await sql`update functions set
      headers = jsonb_set(headers::jsonb, '{data}', ${data}::jsonb)`.execute(db)
    t.match(await render(app, 'greet'), unreadable, `data ${data}`)
  }
  t.equal(peers.handler.received.length, calls, 'nothing was sent')
  t.notMatch(JSON.stringify(lines), FUNCTION_SECRET)

  await sql`update mcp_servers set headers = ${flipped('headers', 'data', 3)}`.execute(db)
  t.match(await sync(app, 'peer'), unreadable)
  t.match(lines.at(-1), { table: 'mcp_servers', row: 'peer' })

  const headers = { authorization: FUNCTION_SECRET }
  t.match(await putFunction(app, 'demo::greet', { url: peers.handler.origin, headers }), {
    status: 200,
  })
  await putServer(app, 'peer', { url: peers.server.url, headers })
  t.match(await render(app, 'greet'), { status: 200 }, 'registered again')
  t.match(await sync(app, 'peer'), { status: 200 }, 'registered again')

  const secret = flipped(`(settings -> 'signing_secret')`, 'data', 0)
  await sql`update workspaces set
    settings = jsonb_set(settings, '{signing_secret}', ${secret})`.execute(db)
  const unsigned = await render(app, 'greet')
  t.match(unsigned, unreadable)
  t.match(unsigned.body.detail, /^The signing secret cannot be used/)
  t.match(lines.at(-1), { table: 'workspaces', field: 'settings.signing_secret' })
})

t.test('a value of another row, table or workspace does not open', async (t) => {
  const { app, db, peers, lines } = await given(t)
  const url = peers.handler.origin
  await givenWorkspace(db, 'acme')
  const place = { workspace: 'acme' }
  const prompt = { description: 'Greets.', function_id: 'demo::greet' }
  await putFunction(app, 'demo::greet', { url, headers: { authorization: 'mine' } }, place)
  await putPrompt(app, 'greet', prompt, place)
  await givenPrompt(app, url, {
    name: 'other',
    functionId: 'demo::other',
    headers: { authorization: 'mine' },
  })
  const calls = peers.handler.received.length
  const taken = sql`(select headers from functions
    where workspace_id = 'default' and function_id = 'demo::greet')`
  await sql`update functions set headers = ${taken} where function_id = 'demo::other'`.execute(db)
  await sql`update functions set headers = ${taken} where workspace_id = 'acme'`.execute(db)
  await sql`update mcp_servers set headers = ${taken}`.execute(db)
  await sql`update workspaces set settings = settings || jsonb_build_object('signing_secret',
    (select settings -> 'signing_secret' from workspaces where workspace_id = 'default'))
    where workspace_id = 'acme'`.execute(db)
  t.match(await render(app, 'other'), unreadable, 'another row')
  t.match(lines.at(-1), { table: 'functions', row: 'demo::other' })
  t.match(await sync(app, 'peer'), unreadable, 'another table')
  t.match(lines.at(-1), { table: 'mcp_servers', row: 'peer' })
  t.match(await render(app, 'greet', {}, place), unreadable, 'another workspace')
  t.match(lines.at(-1), { workspace_id: 'acme', table: 'workspaces' })
  await sql`update workspaces set settings = '{}' where workspace_id = 'acme'`.execute(db)
  t.match(await render(app, 'greet', {}, place), unreadable, 'another workspace')
  t.match(lines.at(-1), { workspace_id: 'acme', table: 'functions' })
  t.equal(peers.handler.received.length, calls, 'nothing was sent')
  t.notMatch(JSON.stringify(lines), FUNCTION_SECRET)
})
