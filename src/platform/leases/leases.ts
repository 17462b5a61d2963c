/**
 * Leases for work that one replica at a time does. A holder renews its lease by taking it again; that
 * of a dead one expires.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'

export type Lease = {
  name: string
  /** Of one process. */
  holder: string
  leaseMs: number
}

/** False while another holder has it. */
export const takeLease = async (
  trx: Transaction<Database>,
  { name, holder, leaseMs }: Lease,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into leases (name, holder, expires_at)
    values (${name}, ${holder}, now() + make_interval(secs => ${leaseMs / 1000}))
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where leases.holder = excluded.holder
      or excluded.expires_at - leases.expires_at > make_interval(secs => ${leaseMs / 1000})
    returning name`.execute(trx)
  return rows.length > 0
}

/** So that another one need not wait until it expires. */
export const dropLease = async (
  trx: Transaction<Database>,
  { name, holder }: Pick<Lease, 'name' | 'holder'>,
): Promise<void> => {
  await sql`delete from leases where name = ${name} and holder = ${holder}`.execute(trx)
}
