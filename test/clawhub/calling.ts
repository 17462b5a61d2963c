/** Calls of ClawHub's API as its clients make them. */
import type { Answer } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import type { App } from '../../src/app.ts'

type Call = {
  workspace?: string
  headers?: Record<string, string>
  payload?: unknown
}

export type Reply = {
  status: number
  type: string
  text: string
  body: Answer['body']
  bytes: Buffer
}

/** One call below `clawhub/api`; the root form means `default`. */
export const claw = async (
  app: App,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { workspace, headers = {}, payload }: Call = {},
): Promise<Reply> => {
  const root = workspace === undefined ? '' : `/v1/workspaces/${workspace}`
  const response = await app.inject({
    method,
    url: `${root}/clawhub/api${path}`,
    headers: { host: 'localhost:8080', ...headers },
    ...(payload === undefined ? {} : { payload: payload as string }),
  })
  const type = String(response.headers['content-type'])
  return {
    status: response.statusCode,
    type,
    text: response.payload,
    body: type.startsWith('application/json') ? response.json() : null,
    bytes: response.rawPayload,
  }
}

export type Files = Record<string, string | Uint8Array>

const bytesOf = (content: string | Uint8Array): Buffer => Buffer.from(content)

export const hashOf = (files: Files): string =>
  sha256(
    Buffer.from(
      Object.entries(files)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([path, content]) => `${path}:${sha256(bytesOf(content))}`)
        .join('\n'),
    ),
  )

type Publication = { slug: string; version?: string; ownerHandle?: string; changelog?: string }

type SentFile = { path: string; size: number; sha256: string; uploadTicket: string }

/** Sends each file, and returns how the publication names it. */
export const send = async (app: App, files: Files, call: Call = {}) => {
  const sent: (SentFile & { storageId: string })[] = []
  for (const [path, content] of Object.entries(files)) {
    const bytes = bytesOf(content)
    const file = { path, size: bytes.length, sha256: sha256(bytes), contentType: 'text/plain' }
    const ticket = await claw(app, 'POST', '/v1/skills/-/upload-url', { ...call, payload: file })
    if (ticket.status !== 200) throw new Error(ticket.text)
    const { uploadUrl, uploadTicket } = ticket.body
    const { pathname } = new URL(uploadUrl)
    const headers = { 'content-type': 'text/markdown', ...call.headers }
    const stored = await app.inject({ method: 'POST', url: pathname, headers, payload: bytes })
    if (stored.statusCode !== 200) throw new Error(stored.payload)
    sent.push({ ...file, storageId: stored.json().storageId, uploadTicket })
  }
  return sent
}

export const publish = async (
  app: App,
  { slug, version = '1.0.0', ...publication }: Publication,
  files: Files,
  call: Call = {},
): Promise<Reply> => {
  const payload = {
    slug,
    version,
    displayName: slug,
    changelog: '',
    acceptLicenseTerms: true,
    tags: ['latest'],
    ...publication,
    files: await send(app, files, call),
  }
  return claw(app, 'POST', '/v1/skills', { ...call, payload })
}

/** The same in one form. */
export const publishForm = (
  app: App,
  { slug, version = '1.0.0', ...publication }: Publication,
  files: Files,
  call: Call = {},
): Promise<Reply> => {
  const boundary = 'a-boundary-of-the-test'
  const part = (disposition: string, content: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    bytesOf(content),
    Buffer.from('\r\n'),
  ]
  const payload = JSON.stringify({
    slug,
    version,
    displayName: slug,
    changelog: '',
    ...publication,
  })
  const parts = [
    ...part('name="payload"', payload),
    ...Object.entries(files).flatMap(([path, content]) =>
      part(`name="files"; filename="${path}"`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...call.headers }
  return claw(app, 'POST', '/v1/skills', { ...call, headers, payload: Buffer.concat(parts) })
}

const LOCAL_HEADER = 0x04034b50

/** The files of a zip file without compression, as text. */
export const unzip = (zip: Buffer): Record<string, string> => {
  const files: Record<string, string> = {}
  let at = 0
  while (zip.readUInt32LE(at) === LOCAL_HEADER) {
    const size = zip.readUInt32LE(at + 18)
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26))
    files[name] = zip.toString('utf8', start, start + size)
    at = start + size
  }
  return files
}
