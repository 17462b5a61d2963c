/** Rows of `people`. Found by issuer and subject only: names and addresses may change hands. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** Whom an issuer vouches for. */
export type Identity = {
  issuer: string
  subject: string
  isClient: boolean
  name: string | null
  email: string | null
}

export type KnownPerson = {
  person_id: string
  subject: string
  is_client: boolean
  is_disabled: boolean
  /** The last recorded sight was a minute ago or longer. */
  is_due: boolean
}

const known = sql`person_id, subject, is_client, disabled_at is not null as is_disabled,
  last_seen_at <= now() - interval '1 minute' as is_due`

/** In any order; unknown ones are left out. */
export const findKnown = async (
  db: Kysely<Database>,
  issuer: string,
  subjects: readonly string[],
): Promise<KnownPerson[]> => {
  const { rows } = await sql<KnownPerson>`
    select ${known} from people
    where issuer = ${issuer} and subject = any(${subjects}::text[])`.execute(db)
  return rows
}

/** Adds the person, or notes that they were seen. What the issuer leaves out stays as it was. */
export const putPerson = async (
  trx: Transaction<Database>,
  personId: string,
  { issuer, subject, isClient, name, email }: Identity,
): Promise<KnownPerson> => {
  const { rows } = await sql<KnownPerson>`
    with stored as (
      insert into people (person_id, issuer, subject, is_client, name, email)
      values (${personId}, ${issuer}, ${subject}, ${isClient}, ${name}, ${email})
      on conflict (issuer, subject) do update set
        is_client = people.is_client or excluded.is_client,
        name = coalesce(excluded.name, people.name),
        email = coalesce(excluded.email, people.email),
        last_seen_at = excluded.last_seen_at
      returning *
    ) select ${known} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the person was not stored')
  return row
}

export type PersonRow = {
  person_id: string
  issuer: string
  subject: string
  is_client: boolean
  name: string | null
  email: string | null
  first_seen_at: Date
  last_seen_at: Date
  disabled_at: Date | null
  /** `first_seen_at` in full precision, for cursors. */
  position: string
}

const columns = sql`person_id, issuer, subject, is_client, name, email, first_seen_at, last_seen_at,
  disabled_at, to_char(first_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`

export const findPerson = async (
  db: Kysely<Database>,
  personId: string,
): Promise<PersonRow | null> => {
  const { rows } = await sql<PersonRow>`
    select ${columns} from people where person_id = ${personId}`.execute(db)
  return rows[0] ?? null
}

/** People, programs and tokens among these actors, by what they are called. */
export const findNames = async (
  db: Kysely<Database>,
  actors: readonly string[],
): Promise<{ actor: string; name: string }[]> => {
  const ids = sql`(select split_part(given, ':', 2) from unnest(${actors}::text[]) given)`
  const { rows } = await sql<{ actor: string; name: string }>`
    select case when is_client then 'client:' else 'person:' end || person_id as actor,
      coalesce(name, email, subject) as name
    from people where person_id in ${ids}
    union all select 'token:' || token_id, label from tokens where token_id in ${ids}`.execute(db)
  return rows
}

export const lockPerson = async (
  trx: Transaction<Database>,
  personId: string,
): Promise<PersonRow | null> => {
  const { rows } = await sql<PersonRow>`
    select ${columns} from people where person_id = ${personId} for update`.execute(trx)
  return rows[0] ?? null
}

/** Newest first, one more than `limit`. */
export const listPeople = async (
  db: Kysely<Database>,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<PersonRow[]> => {
  const isAfter = after
    ? sql`(first_seen_at, person_id) < (${after[0]}::timestamptz, ${after[1]})`
    : sql`true`
  const { rows } = await sql<PersonRow>`
    select ${columns} from people where ${isAfter}
    order by first_seen_at desc, person_id desc limit ${limit + 1}`.execute(db)
  return rows
}

export const setDisabled = async (
  trx: Transaction<Database>,
  personId: string,
  isDisabled: boolean,
): Promise<PersonRow> => {
  const { rows } = await sql<PersonRow>`
    with stored as (
      update people set disabled_at = ${isDisabled ? sql`now()` : sql`null`}
      where person_id = ${personId}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the person ${personId} is gone`)
  return row
}
