/**
 * Functions are user-supplied HTTP handlers. Registering one again replaces it and renews its time,
 * unless nothing is different: then nothing is written, since handlers register at every start.
 * A call sends a request to the registered address, within its time limit, and returns the
 * handler's result; the handler's own error texts are never passed on.
 */
import type { Kysely, Transaction } from 'kysely'
import { hasValues, upsertLocked } from '../../platform/database/upsert-locked.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import type { AgentTexts } from '../../packages/threads/agent-texts.ts'
import type { OutboundClient } from '../../platform/outbound/client.ts'
import { checkGivenUrl } from '../../platform/outbound/given-url.ts'
import { functionHeaders } from '../../tenancy/secrets/places.ts'
import type { Secrets } from '../../tenancy/secrets/service.ts'
import { readSigningSecret } from '../../tenancy/settings/values.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { type CallOptions, callHandler } from './call.ts'
import { affectedBy, changeEvent, detailsOf, recordBlocked } from './dependents.ts'
import * as errors from './errors.ts'
import { checkCallable, checkFunctionId, checkNewFunctionId, shownId } from './guard.ts'
import { functionTexts, valuesOf } from './registration.ts'
import * as repository from './repository.ts'
import type { FunctionBody, FunctionPage, FunctionRemoved, RegisteredFunction } from './schemas.ts'
import { fingerprintOf, functionDetail, functionItem } from './view.ts'

type Dependencies = {
  db: Kysely<Database>
  outbound: OutboundClient
  secrets: Secrets
  texts: AgentTexts
  /** The time limit of functions that set none. */
  timeoutMs: number
  /** Rejects a function whose calls need a person's approval. */
  checkUnattended: (workspaceId: string, functionId: string) => Promise<void>
  newId: () => string
}

type Found = { found: RegisteredFunction; fingerprint: string }

const checkFingerprint = (
  expected: Precondition,
  row: repository.FunctionRow | null,
  functionId: string,
): void =>
  checkPrecondition(expected, row && fingerprintOf(row), 'functions', {
    function_id: shownId(functionId),
  })

type Write = {
  key: repository.FunctionKey
  values: repository.FunctionValues
  isSame: (before: repository.FunctionRow) => boolean
  expected: Precondition
}

const store = (trx: Transaction<Database>, { key, values, isSame, expected }: Write) =>
  upsertLocked({
    lock: () => repository.lockFunction(trx, key),
    check: (before) => checkFingerprint(expected, before, key.functionId),
    replace: async (before) =>
      isSame(before) ? before : repository.replaceFunction(trx, key, values),
    insert: () => repository.insertFunction(trx, key, values),
  })

export class FunctionService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Calls the function with a payload; the result is the JSON of its handler's response. */
  async call(
    workspaceId: string,
    functionId: string,
    payload: unknown,
    options: CallOptions = {},
  ): Promise<unknown> {
    await this.#checkUnattended(workspaceId, functionId)
    const row = await this.#findCallable(workspaceId, functionId)
    return this.#send(workspaceId, row, payload, options)
  }

  /** Calls the function for its section URI, without input. */
  async readSection(
    workspaceId: string,
    functionId: string,
    options: CallOptions = {},
  ): Promise<unknown> {
    await this.#checkUnattended(workspaceId, functionId)
    const row = await this.#findCallable(workspaceId, functionId)
    if (!row.readable) throw errors.notReadable(functionId)
    return this.#send(workspaceId, row, {}, options)
  }

  /**
   * For a capability that needs no approval: calls the registration that a reviewer bound to it.
   */
  async callBound(
    workspaceId: string,
    { functionId, registrationHash }: { functionId: string; registrationHash: string },
    payload: unknown,
    options: CallOptions = {},
  ): Promise<unknown> {
    const row = await this.#findCallable(workspaceId, functionId)
    if (row.registration_hash !== registrationHash) throw errors.boundToAnother(functionId)
    return this.#send(workspaceId, row, payload, options)
  }

  async #checkUnattended(workspaceId: string, functionId: string): Promise<void> {
    checkCallable(functionId)
    await this.#deps.checkUnattended(workspaceId, functionId)
  }

  async #findCallable(workspaceId: string, functionId: string): Promise<repository.FunctionRow> {
    checkCallable(functionId)
    const row = await repository.findFunction(this.#deps.db, { workspaceId, functionId })
    if (!row) throw errors.nothingToCall(functionId)
    return row
  }

  async #send(
    workspaceId: string,
    row: repository.FunctionRow,
    payload: unknown,
    { signal, messageId }: CallOptions,
  ): Promise<unknown> {
    const { db, outbound, secrets, timeoutMs, newId } = this.#deps
    const secret = await readSigningSecret(db, secrets, workspaceId)
    const headers = secrets.openHeaders(functionHeaders(workspaceId, row.function_id), row.headers)
    const call = { row, headers, payload, secret, messageId: messageId ?? `msg_${newId()}` }
    return await callHandler(call, { outbound, timeoutMs, ...(signal ? { signal } : {}) })
  }

  async register(
    caller: Caller,
    functionId: string,
    body: FunctionBody,
    expected: Precondition,
  ): Promise<Found & { isNew: boolean }> {
    checkNewFunctionId(functionId)
    const url = checkGivenUrl(this.#deps.outbound, body.url, 'functions.origin_refused')
    const key = { workspaceId: caller.workspaceId, functionId }
    const { headers: given, ...values } = valuesOf(url, body)
    await this.#deps.texts.check(functionTexts(body))
    const place = functionHeaders(caller.workspaceId, functionId)
    const { secrets } = this.#deps
    const headers = secrets.sealHeaders(place, given)
    const isSame = (row: repository.FunctionRow): boolean =>
      hasValues(row, values) && secrets.holdsHeaders(place, row.headers, given)
    const write = { key, values: { ...values, headers }, isSame, expected }
    return await callerTransaction(this.#deps.db, caller, async (trx) => {
      const { row, before } = await store(trx, write)
      if (row === before) return { ...this.#shown(row), isNew: false }
      const affected = await affectedBy(trx, {
        key,
        before: before?.registration_hash ?? null,
        after: row.registration_hash,
      })
      await audit.record(trx, caller, {
        action: 'function_register',
        decision: 'allowed',
        target: audit.functionTarget(functionId),
        details: { origin: url.origin, headers: values.header_names, ...detailsOf(affected) },
      })
      await recordBlocked(trx, caller, functionId, affected)
      if (before === null) addUsage(trx, caller.workspaceId, { functions: 1 })
      events.append(trx, caller.workspaceId, changeEvent(affected))
      return { ...this.#shown(row), isNew: before === null }
    })
  }

  /**
   * Removing a missing function is not an error. Prompts that name the function stay, and so do
   * bindings to capabilities.
   */
  async unregister(
    caller: Caller,
    functionId: string,
    expected: Precondition,
  ): Promise<FunctionRemoved> {
    checkFunctionId(functionId)
    const key = { workspaceId: caller.workspaceId, functionId }
    return await callerTransaction(this.#deps.db, caller, async (trx) => {
      const before = await repository.lockFunction(trx, key)
      checkFingerprint(expected, before, functionId)
      if (!before) return { function_id: functionId, removed: false }
      const affected = await affectedBy(trx, {
        key,
        before: before.registration_hash,
        after: null,
      })
      await repository.deleteFunction(trx, key)
      await audit.record(trx, caller, {
        action: 'function_unregister',
        decision: 'allowed',
        target: audit.functionTarget(functionId),
        details: detailsOf(affected),
      })
      await recordBlocked(trx, caller, functionId, affected)
      addUsage(trx, caller.workspaceId, { functions: -1 })
      events.append(trx, caller.workspaceId, changeEvent(affected))
      return { function_id: functionId, removed: true }
    })
  }

  async read({ workspaceId }: Caller, functionId: string): Promise<Found> {
    checkFunctionId(functionId)
    const row = await repository.findFunction(this.#deps.db, { workspaceId, functionId })
    if (!row) throw errors.functionNotFound(functionId)
    return this.#shown(row)
  }

  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<FunctionPage> {
    const { db, timeoutMs } = this.#deps
    const [after = null] = decodeCursor(cursor, 1, { list: 'functions' }) ?? []
    const rows = await repository.listFunctions(db, workspaceId, { after, limit })
    const { page, next_cursor } = pageOf(rows, limit, (last) => [last.function_id], {
      list: 'functions',
    })
    return { functions: page.map((row) => functionItem(row, timeoutMs)), next_cursor }
  }

  #shown(row: repository.FunctionRow): Found {
    const found = functionDetail(row, this.#deps.timeoutMs)
    return { found, fingerprint: fingerprintOf(row) }
  }
}
