/**
 * Records rejected attempts that matter for security, each in a transaction of its own, since there
 * is no write to share one with. At most sixty a minute are recorded per address, followed by one
 * row which says that more were dropped. Never throws: the client gets the error response even if
 * the attempt could not be recorded.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { Budget } from './budget.ts'
import { type AuditEntry, record } from './log.ts'

const limits = { perAddress: 60, inAll: 600 }

export type RejectedAttempt = Omit<AuditEntry, 'decision'> & { reason_code: string }

type Dependencies = {
  db: Kysely<Database>
  log: { error: (context: object, message: string) => void }
}

const dropped = (address: string): AuditEntry => ({
  action: 'refusals_dropped',
  decision: 'blocked',
  target: 'service',
  reason_code: 'audit.refusals_dropped',
  details: { address, kept_per_minute: limits.perAddress },
})

export class Refusals {
  readonly #deps: Dependencies
  readonly #budget = new Budget(limits)

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async record(caller: Caller, attempt: RejectedAttempt): Promise<void> {
    const entry = this.#entryFor(caller, attempt)
    if (entry === null) return
    try {
      await transaction(this.#deps.db, (trx) => record(trx, caller, entry))
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a rejected attempt could not be recorded')
    }
  }

  #entryFor(caller: Caller, attempt: RejectedAttempt): AuditEntry | null {
    const address = caller.address ?? 'unknown'
    const verdict = this.#budget.take(address, performance.now())
    if (verdict === 'drop') return null
    if (verdict === 'write') return { ...attempt, decision: 'blocked' }
    return { ...dropped(address), for_operators: attempt.for_operators ?? false }
  }
}
