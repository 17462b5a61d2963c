/**
 * Prompts are slash commands: a name, the arguments to ask for, and the function that renders
 * them. Registering one again replaces it and renews its time, also with the same content, and
 * everyone who follows hears of it. Arguments are the handler's to check: they are handed on as
 * they come.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../database/cursor.ts'
import { AppError } from '../errors.ts'
import * as events from '../events/log.ts'
import type { Expectation } from '../expectation.ts'
import type { FunctionService } from '../functions/service.ts'
import { findSnapshot, type Snapshot } from '../workspaces/snapshot.ts'
import { checkExpectation } from './expectation.ts'
import { messagesOf } from './messages.ts'
import * as repository from './repository.ts'
import { checkName, type GivenPrompt, promptValues, type PromptValues } from './rules.ts'
import type {
  McpPrompt,
  McpPromptList,
  Prompt,
  PromptPage,
  PromptQuery,
  PromptRegistered,
  PromptRemoved,
  RenderedPrompt,
} from './schemas.ts'
import { fingerprintOf, mcpPrompt, promptItem } from './view.ts'

type Parts = { db: Kysely<Database>; functions: FunctionService }

/** How many rows one query of the whole list reads. */
const BATCH = 500
const filters = { list: 'prompts' }

type Write = { key: repository.PromptKey; values: PromptValues; expected: Expectation }
type Written = { before: string | null; row: repository.PromptRow }

const store = async (
  trx: Transaction<Database>,
  { key, values, expected }: Write,
): Promise<Written> => {
  for (;;) {
    const found = await repository.lockPrompt(trx, key)
    const before = found && fingerprintOf(found)
    checkExpectation(expected, before, key.name)
    if (found) return { before, row: await repository.replacePrompt(trx, key, values) }
    const row = await repository.insertPrompt(trx, key, values)
    // Else somebody else registered it in between, and it is locked in the next round.
    if (row) return { before, row }
  }
}

export class PromptService {
  readonly #db: Kysely<Database>
  readonly #functions: FunctionService

  constructor({ db, functions }: Parts) {
    this.#db = db
    this.#functions = functions
  }

  /** prompts::register */
  async register(
    caller: Caller,
    { name, ...given }: GivenPrompt & { name: string },
    expected: Expectation = 'anything',
  ): Promise<PromptRegistered & { isNew: boolean; fingerprint: string }> {
    const values = promptValues(name, given)
    const key = { workspaceId: caller.workspaceId, name }
    const { before, row } = await transaction(this.#db, async (trx) => {
      const written = await store(trx, { key, values, expected })
      await audit.record(trx, caller, {
        action: 'prompt_register',
        decision: 'allowed',
        target: audit.promptTarget(name),
        ...(written.before === null ? {} : { fingerprint_before: written.before }),
        fingerprint_after: fingerprintOf(written.row),
        details: { function_id: values.function_id },
      })
      await events.append(trx, caller.workspaceId, {
        type: 'prompts::on-change',
        op: 'register',
        name,
      })
      return written
    })
    return {
      name,
      registered_at: row.registered_at,
      isNew: before === null,
      fingerprint: fingerprintOf(row),
    }
  }

  /** prompts::unregister. Removing nothing is fine, and nobody hears of it. */
  async unregister(
    caller: Caller,
    name: string,
    expected: Expectation = 'anything',
  ): Promise<PromptRemoved> {
    checkName(name)
    const key = { workspaceId: caller.workspaceId, name }
    return await transaction(this.#db, async (trx) => {
      const found = await repository.lockPrompt(trx, key)
      const before = found && fingerprintOf(found)
      checkExpectation(expected, before, name)
      if (before === null) return { name, removed: false }
      await repository.deletePrompt(trx, key)
      await audit.record(trx, caller, {
        action: 'prompt_unregister',
        decision: 'allowed',
        target: audit.promptTarget(name),
        fingerprint_before: before,
      })
      await events.append(trx, caller.workspaceId, {
        type: 'prompts::on-change',
        op: 'unregister',
        name,
      })
      return { name, removed: true }
    })
  }

  async read(caller: Caller, name: string): Promise<{ prompt: Prompt; fingerprint: string }> {
    const prompt = await this.#find(caller, name)
    return { prompt, fingerprint: fingerprintOf(prompt) }
  }

  /** What a list's entity tag is made of; read before the list, a tag is never newer than it. */
  async snapshot({ workspaceId }: Caller): Promise<Snapshot> {
    return await findSnapshot(this.#db, workspaceId)
  }

  /** prompts::list, a page at a time. */
  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PromptQuery,
  ): Promise<PromptPage> {
    const [after = null] = decodeCursor(cursor, 1, filters) ?? []
    const page = { after, limit: limit + 1 }
    const rows = await repository.listPrompts(this.#db, workspaceId, page)
    const prompts = rows.slice(0, limit).map(promptItem)
    const last = rows.length > limit ? prompts.at(-1) : undefined
    return { prompts, next_cursor: last ? encodeCursor([last.name], filters) : null }
  }

  /** prompts::mcp-list: all of them. */
  async listForMcp({ workspaceId }: Caller): Promise<McpPromptList> {
    const prompts: McpPrompt[] = []
    for (let after: string | null = null; ;) {
      const page = { after, limit: BATCH }
      const rows: repository.PromptRow[] = await repository.listPrompts(this.#db, workspaceId, page)
      prompts.push(...rows.map(mcpPrompt))
      after = rows.at(-1)?.name ?? null
      if (rows.length < BATCH) return { prompts }
    }
  }

  /** prompts::mcp-get: has the prompt's function render it. */
  async render(
    caller: Caller,
    { name, arguments: given }: { name: string; arguments?: unknown },
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<RenderedPrompt> {
    const { description, function_id: functionId } = await this.#find(caller, name)
    const result = await this.#functions.call(
      caller.workspaceId,
      functionId,
      given ?? {},
      signal ? { signal } : {},
    )
    return { description, messages: messagesOf(result) }
  }

  async #find({ workspaceId }: Caller, name: string): Promise<repository.PromptRow> {
    checkName(name)
    const row = await repository.findPrompt(this.#db, { workspaceId, name })
    if (row) return row
    throw new AppError('prompts.not_found', `Prompt not found: ${name}`, { details: { name } })
  }
}
