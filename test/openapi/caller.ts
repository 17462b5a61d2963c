/** Sends the example of an operation as Swagger UI does, with what only the service knows put in. */
import { type Document, type Operation } from './operations.ts'
import { fileFor, formOf, partOf } from './example-files.ts'
import { type Preset, presetOf } from './presets.ts'

/** Ids, fingerprints and secrets of earlier responses, by the name that a parameter or field has. */
export type ServerMade = Map<string, string>

export type Answer = { status: number; type: string; text: string; request: string }

const isStream = (type: string) => type.startsWith('text/event-stream')

/** Of a stream its first bytes, since it does not end. */
const textOf = async (response: Response, type: string): Promise<string> => {
  if (!isStream(type) || response.body === null) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return Buffer.from(value ?? []).toString()
}

/** Swagger UI names a media type only where JSON is not among those of a success. */
const acceptOf = ({ responses }: Operation): string => {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const types = Object.keys(success?.[1].content ?? {})
  return types.includes('application/json') ? '*/*' : (types[0] ?? '*/*')
}

const substituted = (made: ServerMade, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((inner) => substituted(made, inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' ? (made.get(name) ?? inner) : substituted(made, inner),
    ]),
  )
}

export class Caller {
  readonly #baseUrl: string
  readonly #document: Document
  readonly made: ServerMade = new Map()

  constructor(baseUrl: string, document: Document) {
    this.#baseUrl = baseUrl
    this.#document = document
  }

  async send(operation: Operation, more: Preset['values'] = []): Promise<Answer> {
    const { id, method } = operation
    const { values, mediaType, body } = presetOf(this.#document, operation)
    let path = operation.path
    const query = new URLSearchParams()
    const headers: Record<string, string> = {}
    for (const { name, in: place, value } of [...values, ...more]) {
      const sent = place === 'path' ? (this.made.get(name) ?? value) : value
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(sent))
      if (place === 'query') query.set(name, sent)
      if (place === 'header') headers[name] = sent
    }
    const token = this.made.get('token')
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    headers['accept'] = acceptOf(operation)
    const url = `${this.#baseUrl}${path}${query.size > 0 ? `?${query.toString()}` : ''}`
    // A form sets its own, with its boundary.
    if (mediaType !== null && !mediaType.startsWith('multipart/')) {
      headers['content-type'] = mediaType
    }
    const response = await fetch(url, {
      method,
      headers,
      ...(mediaType === null ? {} : { body: this.#bodyOf(id, mediaType, body) }),
    })
    const type = response.headers.get('content-type') ?? ''
    const text = await textOf(response, type)
    return { status: response.status, type, text, request: `${method} ${url}` }
  }

  /** A request that is no example. */
  async put(path: string, body: object, method = 'PUT'): Promise<string> {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const sent = body instanceof FormData ? { body } : json
    const response = await fetch(this.#baseUrl + path, { method, ...sent })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.text()
  }

  #bodyOf(id: string, mediaType: string, example: unknown) {
    if (mediaType === 'application/json') return JSON.stringify(substituted(this.made, example))
    const file = fileFor(id, this.made.get('upload_id'))
    return mediaType.startsWith('multipart/') ? formOf(file, partOf(id)) : new Uint8Array(file)
  }
}
