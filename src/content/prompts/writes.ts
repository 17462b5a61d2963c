/** Registers a prompt in a transaction, or holds the registration for a reviewer. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import {
  findStanding,
  type Held,
  holdBack,
  lockTarget,
  overtake,
  reviewEvent,
} from '../content-proposals/hold.ts'
import type { Database } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import { digestOf } from '../functions/canonical.ts'
import * as repository from './repository.ts'
import type { PromptValues } from './rules.ts'
import { fingerprintOf } from './view.ts'

export type PromptWrite = {
  key: repository.PromptKey
  values: PromptValues
  expected: Precondition
  /** The id of an approved proposal. */
  proposalId?: string
}

type Written = {
  before: string | null
  /** Null: it is held for a reviewer. */
  row: repository.PromptRow | null
  held: Held | null
  registeredAt: string
}

const kind = 'prompt'

export const lockPrompt = (
  trx: Transaction<Database>,
  workspaceId: string,
  name: string,
): Promise<void> => lockTarget(trx, workspaceId, { kind, target: name })

export const contentOf = ({ description, function_id, arguments: declared }: PromptValues) => ({
  description,
  function_id,
  arguments: declared,
})

/** The digest of a prompt's content, without the time of registration. */
const contentDigest = (values: PromptValues): string => digestOf(contentOf(values))

export const registerPrompt = async (
  trx: Transaction<Database>,
  caller: Caller,
  { key, values, expected, proposalId }: PromptWrite,
): Promise<Written> => {
  const { workspaceId, name } = key
  await lockPrompt(trx, workspaceId, name)
  const { isRequired, open } = await findStanding(trx, workspaceId, kind, [name])
  const found = await repository.lockPrompt(trx, key)
  const before = found && fingerprintOf(found)
  checkPrecondition(expected, before, 'prompts', { name })
  const sha256 = contentDigest(values)
  const isSame = found !== null && contentDigest(found) === sha256
  const waiting = proposalId === undefined ? open.get(name) : undefined
  if (isRequired && !isSame && proposalId === undefined) {
    const registration = { kind, target: name, content: contentOf(values), sha256 } as const
    const { held, proposedAt, event } = await holdBack(trx, caller, registration, waiting)
    if (event) events.append(trx, workspaceId, event)
    return { before, row: null, held, registeredAt: proposedAt }
  }
  if (waiting) await overtake(trx, caller, kind, { open: waiting, status: 'superseded' })
  const row = found
    ? await repository.replacePrompt(trx, key, values)
    : await repository.insertPrompt(trx, key, values)
  await audit.record(trx, caller, {
    action: 'prompt_register',
    decision: 'allowed',
    target: audit.promptTarget(name),
    ...(before === null ? {} : { fingerprint_before: before }),
    fingerprint_after: fingerprintOf(row),
    details: {
      function_id: values.function_id,
      ...(proposalId === undefined ? {} : { proposal_id: proposalId }),
    },
  })
  events.append(trx, workspaceId, { type: 'prompts::on-change', op: 'register', name })
  return { before, row, held: null, registeredAt: row.registered_at }
}

/** False if it was not registered; a waiting registration is withdrawn all the same. */
export const unregisterPrompt = async (
  trx: Transaction<Database>,
  caller: Caller,
  { key, expected }: Pick<PromptWrite, 'key' | 'expected'>,
): Promise<boolean> => {
  const { workspaceId, name } = key
  await lockPrompt(trx, workspaceId, name)
  const { open } = await findStanding(trx, workspaceId, kind, [name])
  const found = await repository.lockPrompt(trx, key)
  const before = found && fingerprintOf(found)
  checkPrecondition(expected, before, 'prompts', { name })
  const waiting = open.get(name)
  if (waiting) await overtake(trx, caller, kind, { open: waiting, status: 'withdrawn' })
  if (before === null) {
    if (waiting) events.append(trx, workspaceId, reviewEvent('catalog_changed'))
    return false
  }
  await repository.deletePrompt(trx, key)
  await audit.record(trx, caller, {
    action: 'prompt_unregister',
    decision: 'allowed',
    target: audit.promptTarget(name),
    fingerprint_before: before,
  })
  events.append(trx, workspaceId, { type: 'prompts::on-change', op: 'unregister', name })
  return true
}
