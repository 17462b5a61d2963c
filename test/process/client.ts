/** A client of a service process: uploads over real HTTP. */
import { type Answer, multipart, startBody } from '../support/given.ts'
import { frame } from '../support/psu1.ts'

const workspace = '/v1/workspaces/default'

export const request = async (
  url: string,
  path: string,
  init: RequestInit = {},
): Promise<Answer> => {
  const response = await fetch(url + path, init)
  const text = await response.text()
  const headers = Object.fromEntries(response.headers)
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== ''
  return { status: response.status, headers, body: isJson ? JSON.parse(text) : text }
}

const post = (url: string, path: string, body?: unknown): Promise<Answer> =>
  request(url, workspace + path, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

export const startUpload = async (url: string, archive: Uint8Array): Promise<string> => {
  const started = await post(url, '/uploads', startBody(archive))
  if (started.status !== 201) throw new Error(JSON.stringify(started.body))
  return started.body.upload_id
}

export const uploadStatus = (url: string, uploadId: string): Promise<Answer> =>
  request(url, `${workspace}/uploads/${uploadId}`)

export const sendChunk = (
  url: string,
  place: { uploadId: string; offset: number },
  bytes: Uint8Array,
): Promise<Answer> =>
  request(url, `${workspace}/uploads/${place.uploadId}/chunks`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(frame(place, bytes)),
  })

export const finishUpload = (url: string, uploadId: string): Promise<Answer> =>
  post(url, `/uploads/${uploadId}/finish`)

export const installUpload = (url: string, uploadId: string): Promise<Answer> =>
  post(url, '/skills', { source: { type: 'uploaded_archive', upload_id: uploadId } })

/** Installs what comes with the request itself. */
export const installArchive = (url: string, archive: Uint8Array): Promise<Answer> => {
  const { headers, payload } = multipart(archive)
  const body = new Uint8Array(payload)
  return request(url, `${workspace}/skills/archive`, { method: 'POST', headers, body })
}

/** The request of a chunk up to its body, for sockets that are written by hand. */
export const chunkHead = (uploadId: string, length: number, more = ''): string =>
  `POST ${workspace}/uploads/${uploadId}/chunks HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
  `content-type: application/octet-stream\r\ncontent-length: ${length}\r\n${more}\r\n`
