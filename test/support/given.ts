/** Where tests start from, reached through HTTP as a client would. */
import type { App } from '../../src/app.ts'
import { packageArchive, type PackageFiles, skillMd } from './archives.ts'
import { frame, sha256 } from './psu1.ts'

export type Answer = { status: number; headers: Record<string, unknown>; body: any }

type Call = {
  workspace?: string
  headers?: Record<string, string>
  payload?: unknown
}

/** One call below a workspace. The body comes back parsed where it is JSON. */
export const call = async (
  app: App,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
  path: string,
  { workspace = 'default', headers = {}, payload }: Call = {},
): Promise<Answer> => {
  const response = await app.inject({
    method,
    url: `/v1/workspaces/${workspace}${path}`,
    headers,
    ...(payload === undefined ? {} : { payload: payload as string }),
  })
  const isJson = /json/.test(response.headers['content-type'] ?? '')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.payload !== '' ? response.json() : response.payload,
  }
}

export const startBody = (archive: Uint8Array, overrides: Record<string, unknown> = {}) => ({
  file_name: 'skill.tar.gz',
  archive_format: 'tar_gz',
  compressed_size_bytes: archive.length,
  sha256: sha256(archive),
  ...overrides,
})

export const givenUpload = async (
  app: App,
  archive: Uint8Array,
  workspace = 'default',
): Promise<string> => {
  const started = await call(app, 'POST', '/uploads', { workspace, payload: startBody(archive) })
  if (started.status !== 201) throw new Error(JSON.stringify(started.body))
  return started.body.upload_id
}

export const sendFrame = (
  app: App,
  uploadId: string,
  payload: Uint8Array,
  workspace = 'default',
): Promise<Answer> =>
  call(app, 'POST', `/uploads/${uploadId}/chunks`, {
    workspace,
    headers: { 'content-type': 'application/octet-stream' },
    // Bytes off the wire belong to the service, which gives their memory back.
    payload: Buffer.from(payload),
  })

/** Sends the archive from `from` on, in chunks of `size` bytes. */
export const sendArchive = async (
  app: App,
  uploadId: string,
  archive: Uint8Array,
  { size = 64 * 1024, from = 0, workspace = 'default' } = {},
): Promise<void> => {
  for (let offset = from; offset < archive.length; offset += size) {
    const bytes = archive.subarray(offset, offset + size)
    const place = { workspaceId: workspace, uploadId, offset }
    const ack = await sendFrame(app, uploadId, frame(place, bytes), workspace)
    if (ack.status !== 200) throw new Error(JSON.stringify(ack.body))
  }
}

export const givenFinishedUpload = async (
  app: App,
  archive: Uint8Array,
  workspace = 'default',
): Promise<string> => {
  const uploadId = await givenUpload(app, archive, workspace)
  await sendArchive(app, uploadId, archive, { workspace })
  const finished = await call(app, 'POST', `/uploads/${uploadId}/finish`, { workspace })
  if (finished.status !== 200) throw new Error(JSON.stringify(finished.body))
  return uploadId
}

export const install = (
  app: App,
  uploadId: string,
  { workspace = 'default', target }: { workspace?: string; target?: string } = {},
): Promise<Answer> =>
  call(app, 'POST', '/skills', {
    workspace,
    payload: {
      source: { type: 'uploaded_archive', upload_id: uploadId },
      ...(target === undefined ? {} : { target_source_kind: target }),
    },
  })

export const givenInstalledSkill = async (
  app: App,
  archive: Uint8Array,
  options: { workspace?: string; target?: string } = {},
): Promise<Answer['body']> => {
  const uploadId = await givenFinishedUpload(app, archive, options.workspace)
  const installed = await install(app, uploadId, options)
  if (installed.status !== 201) throw new Error(JSON.stringify(installed.body))
  return installed.body.skill
}

/** A multipart body of one file part. */
export const multipart = (
  archive: Uint8Array,
  { field = 'archive', fileName = 'skill.tar.gz' } = {},
): { headers: Record<string, string>; payload: Buffer } => {
  const boundary = 'a-boundary-of-the-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/gzip\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), archive, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

type GivenSkill = {
  slug?: string
  description?: string
  extra?: string
  files?: PackageFiles
  target?: string
}

/** Installs a skill of this slug in one call. */
export const givenSkill = async (
  app: App,
  { slug = 'pdf-tools', description, extra = '', files = {}, target = 'user' }: GivenSkill = {},
  workspace = 'default',
): Promise<Answer['body']> => {
  const name = slug.split('/').at(-1) ?? slug
  const skill = skillMd({
    name,
    extra: `slug: ${slug}\n${extra}`,
    ...(description === undefined ? {} : { description }),
  })
  const archive = packageArchive({ folder: name, files: { 'SKILL.md': skill, ...files } })
  const installed = await call(app, 'POST', `/skills/archive?target_source_kind=${target}`, {
    workspace,
    ...multipart(archive),
  })
  if (installed.status !== 201) throw new Error(JSON.stringify(installed.body))
  return installed.body.skill
}
