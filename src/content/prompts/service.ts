/**
 * Prompts are slash commands: a name, its arguments, and the function that renders them.
 * Registering one again replaces it and renews its time, even with the same content, and every
 * registration is an event. Arguments are passed on unchecked, since the handler checks them.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { Held } from '../content-proposals/hold.ts'
import type { ContentOwner } from '../content-proposals/service.ts'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { AgentTexts } from '../../packages/threads/agent-texts.ts'
import type { Precondition } from '../../platform/precondition.ts'
import type { FunctionService } from '../functions/service.ts'
import { messagesOf } from './messages.ts'
import * as repository from './repository.ts'
import {
  checkName,
  type GivenPrompt,
  promptTexts,
  type PromptValues,
  promptValues,
} from './rules.ts'
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
import { contentOf, lockPrompt, registerPrompt, unregisterPrompt } from './writes.ts'

type Dependencies = { db: Kysely<Database>; functions: FunctionService; texts: AgentTexts }

type Registration = {
  registered: PromptRegistered & Partial<Held>
  isNew: boolean
  /** Null: it waits for a reviewer. */
  fingerprint: string | null
}

/** Rows that one query of the complete list reads. */
const BATCH = 500
const filters = { list: 'prompts' }

export class PromptService {
  readonly #db: Kysely<Database>
  readonly #functions: FunctionService
  readonly #texts: AgentTexts

  constructor({ db, functions, texts }: Dependencies) {
    this.#db = db
    this.#functions = functions
    this.#texts = texts
  }

  /** prompts::register. Held for a reviewer if the workspace requires reviews of content. */
  async register(
    caller: Caller,
    { name, ...given }: GivenPrompt & { name: string },
    expected: Precondition = 'anything',
  ): Promise<Registration> {
    const values = await this.#valuesOf(name, given)
    const key = { workspaceId: caller.workspaceId, name }
    const { before, row, held, registeredAt } = await callerTransaction(this.#db, caller, (trx) =>
      registerPrompt(trx, caller, { key, values, expected }),
    )
    return {
      registered: { name, registered_at: registeredAt, ...held },
      isNew: before === null,
      fingerprint: row && fingerprintOf(row),
    }
  }

  /** prompts::unregister. Removing a missing prompt is neither an error nor an event. */
  async unregister(
    caller: Caller,
    name: string,
    expected: Precondition = 'anything',
  ): Promise<PromptRemoved> {
    checkName(name)
    const key = { workspaceId: caller.workspaceId, name }
    const removed = await callerTransaction(this.#db, caller, (trx) =>
      unregisterPrompt(trx, caller, { key, expected }),
    )
    return { name, removed }
  }

  /** For reviews of waiting registrations. */
  owner(): ContentOwner {
    return {
      lock: lockPrompt,
      read: async (db, workspaceId, name) => {
        const row = await repository.findPrompt(db, { workspaceId, name })
        return row && contentOf(row)
      },
      apply: async (trx, caller, { target: name, content, proposal_id: proposalId }) => {
        // Only results of `promptValues` are ever held.
        const values = await this.#valuesOf(name, content as GivenPrompt)
        const key = { workspaceId: caller.workspaceId, name }
        await registerPrompt(trx, caller, { key, values, expected: 'anything', proposalId })
      },
      // Prompts are not counted.
      drop: async () => undefined,
    }
  }

  async read(caller: Caller, name: string): Promise<{ prompt: Prompt; fingerprint: string }> {
    const prompt = await this.#find(caller, name)
    return { prompt, fingerprint: fingerprintOf(prompt) }
  }

  /** prompts::list, a page at a time. */
  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PromptQuery,
  ): Promise<PromptPage> {
    const [after = null] = decodeCursor(cursor, 1, filters) ?? []
    const rows = await repository.listPrompts(this.#db, workspaceId, { after, limit: limit + 1 })
    const { page, next_cursor } = pageOf(rows, limit, ({ name }) => [name], filters)
    return { prompts: page.map(promptItem), next_cursor }
  }

  /** prompts::mcp-list: all prompts. */
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

  /** prompts::mcp-get: calls the prompt's function to render it. */
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

  async #valuesOf(name: string, given: GivenPrompt): Promise<PromptValues> {
    const values = promptValues(name, given)
    await this.#texts.check(promptTexts(values))
    return values
  }

  async #find({ workspaceId }: Caller, name: string): Promise<repository.PromptRow> {
    checkName(name)
    const row = await repository.findPrompt(this.#db, { workspaceId, name })
    if (row) return row
    throw new AppError('prompts.not_found', `Prompt not found: ${name}`, { details: { name } })
  }
}
