/** Rows of `sign_ins` and `logout_ids`. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

type SignIn = { nonce: string; verifier: string; return_to: string }

export const insertSignIn = async (
  trx: Transaction<Database>,
  row: SignIn & { state_sha256: string; browser_sha256: string },
): Promise<void> => {
  await sql`
    insert into sign_ins (state_sha256, browser_sha256, nonce, verifier, return_to, expires_at)
    values (${row.state_sha256}, ${row.browser_sha256}, ${row.nonce}, ${row.verifier},
      ${row.return_to}, now() + interval '10 minutes')`.execute(trx)
}

/** Each can be taken once, by the browser that started it. */
export const takeSignIn = async (
  trx: Transaction<Database>,
  key: { state_sha256: string; browser_sha256: string },
): Promise<SignIn | null> => {
  const { rows } = await sql<SignIn & { is_fresh: boolean }>`
    with taken as (
      delete from sign_ins
      where state_sha256 = ${key.state_sha256} and browser_sha256 = ${key.browser_sha256}
      returning nonce, verifier, return_to, expires_at
    ) select nonce, verifier, return_to, expires_at > now() as is_fresh from taken`.execute(trx)
  const [row] = rows
  return row?.is_fresh ? row : null
}

/** False if the logout token was obeyed before. */
export const useLogoutId = async (trx: Transaction<Database>, jti: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into logout_ids (jti, expires_at) values (${jti}, now() + interval '1 hour')
    on conflict (jti) do nothing returning jti`.execute(trx)
  return rows.length > 0
}

export const deleteExpired = async (trx: Transaction<Database>): Promise<number> => {
  const signIns = await sql`delete from sign_ins where expires_at <= now()`.execute(trx)
  const logouts = await sql`delete from logout_ids where expires_at <= now()`.execute(trx)
  return Number(signIns.numAffectedRows ?? 0) + Number(logouts.numAffectedRows ?? 0)
}
