/** What a distributed database refuses is found in the statements that the tests watch. */
import t from '../support/tap.ts'
import { sql } from 'kysely'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { testDatabase } from '../support/database.ts'
import { faultOf } from '../support/statement-rules.ts'
import {
  stableFunctions,
  volatileFunctions,
  volatilityFault,
} from '../support/statement-volatility.ts'

const refused = {
  'a lock of rows of all workspaces': `
    select upload_id from uploads where expires_at <= now() limit 50 for update skip locked`,
  'a lock in a subquery': `
    delete from dead_letters where (workspace_id, subscription_id) in (
      select workspace_id, subscription_id from dead_letters where died_at < now()
      for update skip locked)`,
  'a lock by Kysely': `select "workspace_id" from "workspaces" where "emptied_at" is null for update`,
  'a part of the rows of all workspaces': `
    delete from events where (workspace_id, snapshot_version) in (
      select workspace_id, snapshot_version from events order by 1 limit 1000)`,
  'a write whose subquery alone names the workspace': `
    delete from events where ctid = any(array(
      select ctid from events where workspace_id = $1 limit 1000))`,
  'a write to all workspaces': `update skills set changes = changes + 1`,
  'a read of all workspaces': `select slug from skills where slug = $1`,
}

const taken = {
  'a batch of one workspace': `
    delete from dead_letters where workspace_id = $1 and (subscription_id, snapshot_version) in (
      select subscription_id, snapshot_version from dead_letters where workspace_id = $1
      limit 1000 for update skip locked)`,
  'a write by Kysely': `
    delete from "idempotency_keys" where ("workspace_id" = $1 and "actor" = $2) and "state" = 'running'`,
  'which workspaces have something to do': `
    select distinct workspace_id from "uploads" where ended_at is null order by workspace_id`,
  'rows of the workspace that they name': `insert into events (workspace_id, type) values ($1, $2)`,
  'a table of all nodes': `select from sessions where expires_at < now() for update skip locked`,
}

t.test('statements that a distributed database refuses are faults', async (t) => {
  for (const [name, statement] of Object.entries(refused)) t.ok(faultOf(statement), name)
})

t.test('statements of one workspace, and named reads of all, are none', async (t) => {
  for (const [name, statement] of Object.entries(taken)) t.equal(faultOf(statement), null, name)
})

const refusedFunctions = {
  'a clock in UPDATE': `update uploads set ended_at = clock_timestamp() where workspace_id = $1`,
  'a random value in DELETE': `delete from uploads where workspace_id = $1 and random() < 0.5`,
  'a STABLE function of a column': `
    update uploads set file_name = to_char(created_at, 'YYYY') where workspace_id = $1`,
  'the time of the transaction in ON CONFLICT': `
    insert into leases (name) values ($1) on conflict (name) do update set expires_at = now()`,
  'the same in its condition': `
    insert into leases (name) values ($1) on conflict (name) do update set holder = $2
    where leases.expires_at < now() returning name`,
  'a subquery in ON CONFLICT': `
    insert into leases (name) values ($1)
    on conflict (name) do update set holder = (select holder from leases limit 1)`,
  'a text of a time in RETURNING': `
    insert into prompts (name) values ($1) returning to_char(registered_at, 'YYYY') as at`,
  'a subquery in VALUES': `insert into sessions (token_id) values ((select token_id from tokens))`,
  'the time of the transaction in COALESCE': `
    update git_commits set superseded_at = coalesce(superseded_at, now()) where workspace_id = $1`,
}

const takenFunctions = {
  'the time of the statement in UPDATE': `
    update workspaces set snapshot_at = greatest(snapshot_at, statement_timestamp())
    where workspace_id = $1`,
  'a time compared with a column': `
    delete from uploads where workspace_id = $1 and ended_at < now() - make_interval(hours => $2)`,
  'a text of a time outside of the write': `
    with stored as (update prompts set name = $1 where workspace_id = $2 returning *)
    select to_char(registered_at, 'YYYY') as at from stored`,
  'a value that was given': `
    insert into leases (name, expires_at) values ($1, now())
    on conflict (name) do update set expires_at = excluded.expires_at`,
}

t.test('functions that a distributed database refuses in writes are faults', async (t) => {
  for (const [name, statement] of Object.entries(refusedFunctions)) {
    t.ok(volatilityFault(statement), name)
  }
})

t.test('functions that it takes are none', async (t) => {
  for (const [name, statement] of Object.entries(takenFunctions)) {
    t.equal(volatilityFault(statement), null, name)
  }
})

t.test('Postgres says the same of the functions', async (t) => {
  const connectionString = await testDatabase(t)
  const settings = { connectionString, poolSize: 1, statementTimeoutMs: 10_000 }
  const db = openDatabase(openPool({ ...settings, onError: () => undefined }))
  t.teardown(() => db.destroy())
  const { rows } = await sql<{ name: string; kind: string }>`
    select distinct proname as name, provolatile as kind from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace
      and proname = any(${[...volatileFunctions, ...stableFunctions]}::text[])`.execute(db)
  const namesOf = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name }) => name)
      .toSorted()
  t.same(namesOf('v'), volatileFunctions)
  t.same(namesOf('s'), stableFunctions)
})
