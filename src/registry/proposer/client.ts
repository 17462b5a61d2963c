/**
 * Asks a model which capabilities a skill uses, at an endpoint compatible with OpenAI's chat
 * completions. Runs only when a client requests a proposal. Time, tokens and bytes are limited for
 * both rounds together.
 */
import type OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { ProposerSettings } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors.ts'
import { failureIn, OutboundClient } from '../../platform/outbound/client.ts'
import {
  answerOf,
  answerSchema,
  type Choice,
  INSTRUCTIONS,
  type Question,
  questionText,
  repairText,
} from './prompt.ts'

const MAX_ANSWER_BYTES = 256 * 1024
const MAX_ANSWER_TOKENS = 4096
/** The first round, and one to repair its result. */
const ROUNDS = 2

const failed = (detail: string, cause?: unknown): AppError =>
  new AppError('trust.proposer_failed', detail, cause === undefined ? {} : { cause })

/** Fixed texts, which contain nothing that the endpoint sent. */
const failureOf = (error: unknown, deadline: AbortSignal, timeoutMs: number): AppError => {
  if (error instanceof AppError) return error
  const known = failureIn(error)
  if (deadline.aborted || known?.reason === 'timed_out') {
    return new AppError(
      'trust.proposer_timed_out',
      `The model timed out after ${timeoutMs} ms. Nothing was proposed.`,
      { cause: error },
    )
  }
  if (known) return failed(`The model could not be reached: ${known.message}`, error)
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return failed(`The endpoint of the model responded with status ${error.status}.`, error)
  }
  return failed('The endpoint does not respond with chat completions.', error)
}

const NEEDED = ['accept', 'authorization', 'content-type']

/** Drops the client's headers about this machine and its environment. */
const neededOf = (given: ConstructorParameters<typeof Headers>[0]): [string, string][] =>
  [...new Headers(given)].filter(([name]) => NEEDED.includes(name))

export class Proposer {
  readonly #settings: ProposerSettings
  readonly #outbound: OutboundClient

  constructor(settings: ProposerSettings) {
    this.#settings = settings
    // The operator configured this origin, so it is allowed for this client alone.
    this.#outbound = new OutboundClient({
      allowedOrigins: [new URL(settings.baseUrl).origin],
      isOpen: () => false,
    })
  }

  /** Returns ids of the inventory: at least one, none twice. */
  async choose(question: Question): Promise<Choice[]> {
    const { timeoutMs } = this.#settings
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      return await this.#ask(question, deadline)
    } catch (error) {
      throw failureOf(error, deadline, timeoutMs)
    }
  }

  async close(): Promise<void> {
    await this.#outbound.close()
  }

  async #ask(question: Question, deadline: AbortSignal): Promise<Choice[]> {
    const client = await this.#client(deadline)
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: INSTRUCTIONS },
      { role: 'user', content: questionText(question) },
    ]
    let fault = ''
    for (let round = 1; round <= ROUNDS; round += 1) {
      const text = await this.#complete(client, question, messages)
      const answer = answerOf(text, question)
      if ('choices' in answer) return answer.choices
      fault = answer.fault
      messages.push(
        { role: 'assistant', content: text ?? '' },
        { role: 'user', content: repairText(fault) },
      )
    }
    throw failed(`The response of the model cannot be used: ${fault} Nothing was proposed.`)
  }

  async #complete(
    client: OpenAI,
    question: Question,
    messages: ChatCompletionMessageParam[],
  ): Promise<string | null> {
    const { choices } = await client.chat.completions.create({
      model: this.#settings.model,
      messages,
      max_completion_tokens: MAX_ANSWER_TOKENS,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'skill_manifest', strict: true, schema: answerSchema(question) },
      },
    })
    const content: unknown = choices?.[0]?.message?.content
    return typeof content === 'string' ? content : null
  }

  /** The library is loaded on first use: its 200 files would slow every start down. */
  async #client(signal: AbortSignal): Promise<OpenAI> {
    const { default: Client } = await import('openai')
    const { baseUrl, apiKey, timeoutMs } = this.#settings
    return new Client({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      // Null stops the client from reading them from the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      timeout: timeoutMs,
      fetch: async (url, init) =>
        this.#outbound.fetchWithin({ timeoutMs, maxBytes: MAX_ANSWER_BYTES, signal })(
          url instanceof Request ? url.url : url,
          { ...(init as RequestInit), headers: neededOf(init?.headers) },
        ),
      ...(apiKey === null ? { defaultHeaders: { authorization: null } } : {}),
    })
  }
}
