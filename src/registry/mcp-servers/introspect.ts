/**
 * Requests a server's tools over Streamable HTTP with the official client: one short session
 * through the outbound client, limited in time, pages and bytes.
 */
import {
  Client,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { Fetch, OutboundClient } from '../../platform/outbound/client.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import { InventoryFault, MAX_BYTES, MAX_TOOLS, type RawTool } from './inventory.ts'

const MAX_PAGES = 50
/** The size limit of all responses together; the stored inventory is smaller. */
const MAX_RESPONSE_BYTES = 2 * MAX_BYTES

export type Endpoint = { url: string; headers: Record<string, string> }

type Limits = { outbound: OutboundClient; timeoutMs: number }

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/**
 * Disables the event stream, which the client would open by itself, and redirects, which it would
 * follow within the origin.
 */
const restricted =
  (fetch: Fetch): Fetch =>
  async (url, init = {}) => {
    const isResumption = new Headers(init.headers).has('last-event-id')
    if (init.method === 'GET' && !isResumption) return new Response(null, { status: 405 })
    const response = await fetch(url, init)
    if (!isRedirect(response.status)) return response
    await response.body?.cancel()
    throw new OutboundFailure('failed', 'The server redirects, which is not followed.')
  }

/** Forwards a body, and reports its size and its failure, which the client would ignore. */
const watched = (
  body: ReadableStream<Uint8Array>,
  report: { read: (bytes: number) => void; broke: (error: unknown) => void },
): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        report.read(value.byteLength)
        controller.enqueue(value)
      } catch (error) {
        report.broke(error)
        controller.error(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** A `fetch` for one session that limits the total size of the responses. */
const sessionFetch = (
  outbound: OutboundClient,
  { broke, ...bounds }: { timeoutMs: number; signal: AbortSignal; broke: (error: unknown) => void },
): Fetch => {
  let left = MAX_RESPONSE_BYTES
  const read = (bytes: number) => {
    left -= bytes
  }
  const fetch = restricted((url, init) =>
    outbound.fetchWithin({ ...bounds, maxBytes: left })(url, init),
  )
  return async (url, init) => {
    try {
      const response = await fetch(url, init)
      const { status, statusText, headers, body } = response
      return body
        ? new Response(watched(body, { read, broke }), { status, statusText, headers })
        : response
    } catch (error) {
      broke(error)
      throw error
    }
  }
}

const pagesOf = async (
  client: Client,
  options: { signal: AbortSignal; timeout: number },
): Promise<RawTool[]> => {
  const tools: RawTool[] = []
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 1; ; page += 1) {
    const params = cursor === undefined ? {} : { cursor }
    const response = await client.request({ method: 'tools/list', params }, options)
    tools.push(...response.tools)
    if (tools.length > MAX_TOOLS) throw new InventoryFault(`It has over ${MAX_TOOLS} tools.`)
    cursor = response.nextCursor
    if (cursor === undefined) return tools
    if (seen.has(cursor) || page === MAX_PAGES) {
      throw new InventoryFault(`Its list of tools does not end within ${MAX_PAGES} pages.`)
    }
    seen.add(cursor)
  }
}

const failureIn = (error: unknown): OutboundFailure | InventoryFault | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutboundFailure || at instanceof InventoryFault) return at
  }
  return null
}

const isTimeout = (error: unknown): boolean =>
  error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout

/** Fixed texts, which contain nothing that the server sent. */
const failureOf = (error: unknown, deadline: AbortSignal, timeoutMs: number): Error => {
  const known = failureIn(error)
  const isCut = known instanceof OutboundFailure && known.reason === 'cancelled'
  if (known && !isCut) return known
  if (deadline.aborted || isTimeout(error)) {
    return new OutboundFailure('timed_out', `The server timed out after ${timeoutMs} ms.`, error)
  }
  if (error instanceof SdkHttpError) {
    return new OutboundFailure('failed', `The server responded with status ${error.status}.`, error)
  }
  return new OutboundFailure('failed', 'The server does not respond like an MCP server.', error)
}

export const introspect = async (
  { url, headers }: Endpoint,
  { outbound, timeoutMs }: Limits,
): Promise<RawTool[]> => {
  const deadline = AbortSignal.timeout(timeoutMs)
  const broken = new AbortController()
  const signal = AbortSignal.any([deadline, broken.signal])
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers },
    fetch: sessionFetch(outbound, {
      timeoutMs,
      signal: deadline,
      broke: (error) => broken.abort(error),
    }),
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  })
  const client = new Client(
    { name: 'skill-registry', version: BUILD_VERSION },
    { versionNegotiation: { mode: 'auto' } },
  )
  try {
    await client.connect(transport, { signal, timeout: timeoutMs })
    return await pagesOf(client, { signal, timeout: timeoutMs })
  } catch (error) {
    const cause: unknown = broken.signal.aborted ? broken.signal.reason : error
    throw failureOf(cause, deadline, timeoutMs)
  } finally {
    await transport.terminateSession().catch(() => undefined)
    await client.close().catch(() => undefined)
  }
}
