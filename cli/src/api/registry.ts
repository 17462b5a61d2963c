/** The public API of one workspace, typed by the OpenAPI document. */
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.ts'
import type { SourceKind } from '../program/options.ts'
import type { Config } from '../config/config.ts'
import { type Problem, Refusal } from './failures.ts'
import { type ApiResponse, Retrying } from './retrying.ts'
import { freshToken } from './token.ts'

export type Skill = components['schemas']['Skill']
/** The fields that a skill and the response of a change share. */
export type Verdict = Pick<
  Skill,
  'served' | 'listed' | 'installable' | 'reasons' | 'findings' | 'diagnostics' | 'ignored'
>
export type FileList = components['schemas']['SkillFileList']
export type Revision = { version?: string; fingerprint?: string; include?: 'unserved' }

type Api = Client<paths>
/** A whole request with its response; streamed bodies have no such limit. */
const TIMEOUT_MS = 120_000

/** No version is higher: a command that has waited for a change must not read a state before it. */
const NEWEST = '9'.repeat(15)

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'detail', 'code'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** Proxies send errors in other formats. */
const refusalOf = ({ error, response: { status, statusText } }: ApiResponse<unknown>): Refusal =>
  isProblem(error)
    ? new Refusal(error)
    : new Refusal({
        title: `${status} ${statusText}`.trim(),
        status,
        detail: 'The response does not say why.',
        code: 'cli.no_problem',
      })

export class Registry {
  readonly workspace: string
  readonly #api: Api
  readonly #retrying: Retrying

  constructor(config: Config, tell: (line: string) => void) {
    const { url, workspace } = config
    this.workspace = workspace
    this.#api = createClient<paths>({
      baseUrl: url,
      // The target of a redirect must get neither the token nor the content of a folder.
      redirect: 'manual',
    })
    let token: Promise<string | null> | null = null
    this.#api.use({
      onRequest: async ({ request }) => {
        token ??= freshToken(config)
        const value = await token
        if (value !== null) request.headers.set('authorization', `Bearer ${value}`)
        request.headers.set('x-min-snapshot-version', NEWEST)
      },
    })
    this.#retrying = new Retrying(url, tell)
  }

  /** The data of the response; an error response is thrown. */
  async ask<T>(
    send: (api: Api, signal: AbortSignal) => Promise<ApiResponse<T>>,
  ): Promise<NonNullable<T>> {
    const answer = await this.#retrying.run(() => send(this.#api, AbortSignal.timeout(TIMEOUT_MS)))
    return dataOf(answer)
  }

  /** The same for a streamed body. */
  async stream(
    send: (api: Api) => Promise<ApiResponse<Response['body']>>,
  ): Promise<NonNullable<Response['body']>> {
    return dataOf(await this.#retrying.run(() => send(this.#api)))
  }

  skill(sourceKind: SourceKind, slug: string): Promise<Skill> {
    return this.ask((api, signal) =>
      api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}', {
        params: { path: this.pathOf(sourceKind, slug) },
        signal,
      }),
    )
  }

  /** Null if it is not installed. */
  async findSkill(sourceKind: SourceKind, slug: string): Promise<Skill | null> {
    try {
      return await this.skill(sourceKind, slug)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'skills.not_found') return null
      throw error
    }
  }

  files(sourceKind: SourceKind, slug: string, query: Revision): Promise<FileList> {
    return this.ask((api, signal) =>
      api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/files', {
        params: { path: this.pathOf(sourceKind, slug), query },
        signal,
      }),
    )
  }

  /** All pages of a list. */
  async pages<Page extends { next_cursor: string | null }>(
    ask: (cursor: { cursor?: string }) => Promise<Page>,
    limit = Infinity,
  ): Promise<Page[]> {
    const pages: Page[] = []
    let cursor: string | null = ''
    while (cursor !== null && pages.length < limit) {
      const page: Page = await ask(cursor === '' ? {} : { cursor })
      pages.push(page)
      cursor = page.next_cursor
    }
    return pages
  }

  /** The bytes of one file. */
  async file(sourceKind: SourceKind, slug: string, path: string, query: Revision): Promise<Buffer> {
    const body = await this.ask(async (api, signal): Promise<ApiResponse<ArrayBuffer>> => {
      const answer = await api.GET(
        '/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/files/{path}',
        {
          params: { path: { ...this.pathOf(sourceKind, slug), path }, query },
          parseAs: 'arrayBuffer',
          signal,
        },
      )
      // A body of no bytes is no data to the client of the API, and a file all the same.
      const { data = new ArrayBuffer(0), response } = answer
      return response.ok ? { data, response } : answer
    })
    return Buffer.from(body)
  }

  pathOf(sourceKind: SourceKind, slug: string) {
    return { workspace_id: this.workspace, source_kind: sourceKind, slug }
  }
}

const dataOf = <T>(answer: ApiResponse<T>): NonNullable<T> => {
  const { data, response } = answer
  if (response.ok && data !== undefined && data !== null) return data
  throw refusalOf(answer)
}
