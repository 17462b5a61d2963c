/**
 * A standby that serves reads in place of the primary. Each read is one transaction, which begins
 * with a check that the standby has what the caller needs, so an address may lead to several
 * standbys. What it lacks or fails to read, the primary reads: callers never see its failures. After
 * a failure one read a second tries it again.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { orNullWithin, withTimeout } from '../deadline.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type Database, inOneState } from './client.ts'
import { isUnavailable } from './pg-errors.ts'

/** Why the primary reads. */
export const causes = ['lagging', 'promoted', 'unavailable'] as const
type Cause = (typeof causes)[number]

/** The longest wait for the standby to begin: a read that waits may still go to the primary. */
const WITHIN_MS = 1000
const RETRY_MS = 1000

/** `lag_bytes` is the log that the primary has and the standby has not applied yet. */
export type Standing = {
  state: 'standby' | Exclude<Cause, 'lagging'>
  lag_bytes: number | null
}

type Read<T> = {
  /** Whether the standby has what the read needs. */
  isCurrent: RawBuilder<boolean>
  /** May run twice: on the standby, and then on the primary. */
  work: (db: Kysely<Database>) => Promise<T>
}

type Dependencies = { primary: Kysely<Database>; open: () => Kysely<Database>; log: Log }

/** Thrown inside of the transaction, to end it. */
class NotUsable extends Error {
  readonly reason: Exclude<Cause, 'unavailable'>

  constructor(reason: Exclude<Cause, 'unavailable'>) {
    super(`the standby is ${reason}`)
    this.reason = reason
  }
}

/** For a read that has to write first: on the standby it ends here, and the primary reads. */
export const requireWrites = (db: Kysely<Database>): void => {
  // Only reads of the standby are a transaction.
  if (db.isTransaction) throw new NotUsable('lagging')
}

const check = async (trx: Transaction<Database>, isCurrent: RawBuilder<boolean>): Promise<void> => {
  const { rows } = await sql<{ is_standby: boolean; is_current: boolean }>`
    select pg_is_in_recovery() as is_standby, ${isCurrent} as is_current`.execute(trx)
  if (rows[0]?.is_standby !== true) throw new NotUsable('promoted')
  if (!rows[0].is_current) throw new NotUsable('lagging')
}

/** Everything else may have its cause in the standby, whose schema may be older as well. */
const isResult = (error: unknown): boolean => error instanceof AppError && error.status < 500

const isOfStandby = (error: unknown): boolean => error instanceof AppError || isUnavailable(error)

/** The end of the log of the primary; null on another server. */
const findEnd = async (db: Kysely<Database>): Promise<number | null> => {
  const { rows } = await sql<{ at: number | null }>`
    select case when not pg_is_in_recovery()
      then pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint end as at`.execute(db)
  return rows[0]?.at ?? null
}

const findApplied = async (
  db: Kysely<Database>,
): Promise<{ is_standby: boolean; at: number | null } | null> => {
  const { rows } = await sql<{ is_standby: boolean; at: number | null }>`
    select pg_is_in_recovery() as is_standby,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as at`.execute(db)
  return rows[0] ?? null
}

export class Replica {
  readonly #deps: Dependencies
  readonly #counts = { replica: 0, lagging: 0, promoted: 0, unavailable: 0 }
  readonly #closing = new Set<Promise<void>>()
  #db: Kysely<Database> | null = null
  /** Null: it is used. */
  #away: { cause: Cause; until: number } | null = null

  constructor(parts: Dependencies) {
    this.#deps = parts
  }

  /** How many reads the standby has served, and how many the primary, by cause. */
  get counts(): Readonly<Record<'replica' | Cause, number>> {
    return this.#counts
  }

  async read<T>({ isCurrent, work }: Read<T>): Promise<T> {
    const { primary } = this.#deps
    if (this.#away && performance.now() < this.#away.until) {
      this.#counts[this.#away.cause] += 1
      return work(primary)
    }
    // Others do not wait for the result of this attempt.
    if (this.#away) this.#away.until = performance.now() + RETRY_MS
    const db = this.#opened()
    try {
      const result = await readOn(db, { isCurrent, work })
      this.#count('replica')
      return result
    } catch (error) {
      if (isResult(error)) {
        this.#count('replica')
        throw error
      }
      this.#count(this.#judge(db, error))
      return work(primary)
    }
  }

  /** Asks both servers; for figures. */
  async standing(): Promise<Standing> {
    const [to, applied] = await Promise.all([
      orNullWithin(findEnd(this.#deps.primary), WITHIN_MS),
      orNullWithin(findApplied(this.#opened()), WITHIN_MS),
    ])
    if (applied === null) return { state: 'unavailable', lag_bytes: null }
    if (!applied.is_standby) return { state: 'promoted', lag_bytes: null }
    const { at } = applied
    return { state: 'standby', lag_bytes: to === null || at === null ? null : Math.max(0, to - at) }
  }

  async close(): Promise<void> {
    this.#drop()
    await Promise.all(this.#closing)
  }

  #opened(): Kysely<Database> {
    this.#db ??= this.#deps.open()
    return this.#db
  }

  #count(outcome: 'replica' | Cause): void {
    this.#counts[outcome] += 1
    if (outcome === 'replica' || outcome === 'lagging') this.#comeBack()
  }

  /** Why the primary has to read; a failure of the read itself says nothing about the next one. */
  #judge(db: Kysely<Database>, error: unknown): Cause {
    const cause = error instanceof NotUsable ? error.reason : 'unavailable'
    if (cause === 'promoted' || isOfStandby(error)) this.#goAway(db, cause, error)
    return cause
  }

  #goAway(db: Kysely<Database>, cause: Cause, error: unknown): void {
    if (this.#db !== db) return
    if (this.#away?.cause !== cause) {
      this.#deps.log.error({ err: error, cause }, 'reads go to the primary, not to the standby')
    }
    this.#away = { cause, until: performance.now() + RETRY_MS }
    // Its open connections lead to a server that is a standby no more.
    if (cause === 'promoted') this.#drop()
  }

  #comeBack(): void {
    if (this.#away) this.#deps.log.info({}, 'reads go to the standby again')
    this.#away = null
  }

  #drop(): void {
    if (this.#db === null) return
    const ended = this.#db.destroy().finally(() => this.#closing.delete(ended))
    this.#closing.add(ended)
    this.#db = null
  }
}

const readOn = async <T>(db: Kysely<Database>, { isCurrent, work }: Read<T>): Promise<T> => {
  const begun = Promise.withResolvers<void>()
  const reading = inOneState(db, async (trx) => {
    await check(trx, isCurrent)
    begun.resolve()
    return work(trx)
  })
  reading.catch(begun.reject)
  await withTimeout(begun.promise, WITHIN_MS)
  return reading
}
