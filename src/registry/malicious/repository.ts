/** Rows of `malicious_packages`, and of `malicious_lists`, which number what was loaded. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { InstalledPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'

type Named = Pick<InstalledPackage, 'ecosystem' | 'name'>

export type MaliciousPackage = Named & {
  osv_id: string
  /** Null: all. */
  versions: string[] | null
}

const number = sql`(select coalesce(max(number), 0) from malicious_lists)`

/** 0: nothing was ever loaded. */
export const currentList = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(db)
  return rows[0]?.number ?? 0
}

/** Those of these packages that are listed, with the number of the lists, in one snapshot. */
export const findListed = async (
  db: Kysely<Database>,
  installed: readonly Named[],
): Promise<{ number: number; listed: MaliciousPackage[] }> => {
  const ecosystems = installed.map(({ ecosystem }) => ecosystem)
  const names = installed.map(({ name }) => name)
  const { rows } = await sql<{ number: number; listed: MaliciousPackage[] }>`
    select ${number} as number, coalesce((
      select json_agg(json_build_object('ecosystem', p.ecosystem, 'name', p.name,
        'osv_id', p.osv_id, 'versions', p.versions) order by p.osv_id)
      from (select distinct * from unnest(${ecosystems}::text[], ${names}::text[])) as given (ecosystem, name)
      join malicious_packages p on p.ecosystem = given.ecosystem and p.name = given.name
    ), '[]') as listed`.execute(db)
  return rows[0] ?? { number: 0, listed: [] }
}

/** So that two loads follow each other. */
export const lockLists = async (trx: Transaction<Database>): Promise<void> => {
  await sql`lock table malicious_lists in share row exclusive mode`.execute(trx)
  await sql`
    create temporary table incoming_packages
      (like malicious_packages including indexes) on commit drop`.execute(trx)
}

/** One record may name a package twice. */
export const addIncoming = async (
  trx: Transaction<Database>,
  packages: readonly MaliciousPackage[],
): Promise<void> => {
  await sql`
    insert into incoming_packages (ecosystem, name, osv_id, versions)
    select ecosystem, name, osv_id, versions from json_to_recordset(${JSON.stringify(packages)}::json)
      as given (ecosystem text, name text, osv_id text, versions text[])
    on conflict (ecosystem, name, osv_id) do update set versions = case
      when incoming_packages.versions is null or excluded.versions is null then null
      else incoming_packages.versions || excluded.versions end`.execute(trx)
}

export type Loaded = { ecosystem: string; packages: number; added: number; removed: number }

/** Replaces the lists of the ecosystems that came in; the number stays where nothing differs. */
export const replaceLists = async (trx: Transaction<Database>): Promise<Loaded[]> => {
  const { rows } = await sql<Loaded>`
    with incoming as (
      select ecosystem, count(*)::integer as packages from incoming_packages group by ecosystem
    ), gone as (
      delete from malicious_packages p using incoming e
      where p.ecosystem = e.ecosystem and not exists (
        select from incoming_packages i
        where (i.ecosystem, i.name, i.osv_id) = (p.ecosystem, p.name, p.osv_id))
      returning p.ecosystem
    ), stored as (
      insert into malicious_packages
      select i.* from incoming_packages i where not exists (
        select from malicious_packages p
        where (i.ecosystem, i.name, i.osv_id) = (p.ecosystem, p.name, p.osv_id)
          and i.versions is not distinct from p.versions)
      on conflict (ecosystem, name, osv_id) do update set versions = excluded.versions
      returning ecosystem
    )
    select e.ecosystem, e.packages,
      (select count(*)::integer from stored s where s.ecosystem = e.ecosystem) as added,
      (select count(*)::integer from gone g where g.ecosystem = e.ecosystem) as removed
    from incoming e order by e.ecosystem`.execute(trx)
  for (const { ecosystem, packages, added, removed } of rows) {
    const isSame = added + removed === 0
    await sql`
      insert into malicious_lists (ecosystem, number, packages)
      select ${ecosystem}, ${number} + ${isSame ? 0 : 1}, ${packages}
      on conflict (ecosystem) do update set packages = excluded.packages,
        loaded_at = excluded.loaded_at,
        number = ${isSame ? sql`malicious_lists.number` : sql`excluded.number`}`.execute(trx)
  }
  return rows
}
