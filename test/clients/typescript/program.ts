/**
 * What a backend would write against the generated types. Usage: program.ts <base URL>
 * <archive to send in chunks> <archive to send in a form>. Prints what it saw, as JSON.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './registry.d.ts'

type UploadStartBody = components['schemas']['UploadStartBody']
type SourceKind = components['schemas']['SourceKind']

const [, , baseUrl = '', chunkedArchive = '', formArchive = ''] = process.argv
const CHUNK_BYTES = 300
const client = createClient<paths>({ baseUrl })
const workspace = { workspace_id: 'default' }

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Answer<T> = { data?: T; error?: components['schemas']['Problem']; response: Response }

const expectData = <T>({ data, error, response }: Answer<T>): T => {
  if (data === undefined) throw new Error(`${response.status} ${error?.code}: ${error?.detail}`)
  return data
}

/** `PSU1`, the length of the header, the header, the bytes. */
const frame = (uploadId: string, offset: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const header = Buffer.from(
    JSON.stringify({
      ...workspace,
      upload_id: uploadId,
      offset,
      len: bytes.length,
      chunk_sha256: sha256(bytes),
    }),
  )
  const start = Buffer.alloc(8)
  start.write('PSU1', 'latin1')
  start.writeUInt32BE(header.length, 4)
  return new Uint8Array(Buffer.concat([start, header, bytes]))
}

const upload = async (archive: Uint8Array): Promise<{ uploadId: string; chunks: number }> => {
  const body: UploadStartBody = {
    file_name: 'skill.tar.gz',
    archive_format: 'tar_gz',
    compressed_size_bytes: archive.length,
    sha256: sha256(archive),
  }
  const started = expectData(
    await client.POST('/v1/workspaces/{workspace_id}/uploads', {
      params: { path: workspace },
      body,
    }),
  )
  const path = { ...workspace, upload_id: started.upload_id }
  let chunks = 0
  for (let offset = 0; offset < archive.length; chunks += 1) {
    const bytes = archive.subarray(offset, offset + CHUNK_BYTES)
    const ack = expectData(
      await client.POST('/v1/workspaces/{workspace_id}/uploads/{upload_id}/chunks', {
        params: { path },
        // Binary is `string` in the types; the serializer puts the bytes in its place.
        body: '',
        bodySerializer: () => frame(started.upload_id, offset, bytes),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    )
    offset = ack.next_offset
  }
  const finished = expectData(
    await client.POST('/v1/workspaces/{workspace_id}/uploads/{upload_id}/finish', {
      params: { path },
    }),
  )
  return { uploadId: finished.upload_id, chunks }
}

const install = async (uploadId: string) =>
  expectData(
    await client.POST('/v1/workspaces/{workspace_id}/skills', {
      params: { path: workspace },
      body: { source: { type: 'uploaded_archive', upload_id: uploadId } },
    }),
  )

const installForm = async (archive: Uint8Array<ArrayBuffer>) =>
  expectData(
    await client.POST('/v1/workspaces/{workspace_id}/skills/archive', {
      params: { path: workspace, query: { target_source_kind: 'registry' } },
      body: { archive: '' },
      bodySerializer: () => {
        const form = new FormData()
        form.set('archive', new Blob([archive]), 'skill.tar.gz')
        return form
      },
    }),
  )

/** Whether every file that the list names comes back with its digest. */
const readFiles = async (key: { source_kind: SourceKind; slug: string }) => {
  const path = { ...workspace, ...key }
  const { files } = expectData(
    await client.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/files', {
      params: { path },
    }),
  )
  const read: Record<string, boolean> = {}
  for (const file of files) {
    const bytes = expectData(
      await client.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/files/{path}', {
        params: { path: { ...path, path: file.path } },
        parseAs: 'arrayBuffer',
      }),
    )
    read[file.path] = sha256(new Uint8Array(bytes)) === file.sha256
  }
  return read
}

const download = async (skill: {
  source_kind: SourceKind
  slug: string
  fingerprint: string
}): Promise<{ archive: string; tag: boolean }> => {
  const { source_kind, slug, fingerprint } = skill
  const { data, response } = await client.GET(
    '/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/archive',
    { params: { path: { ...workspace, source_kind, slug } }, parseAs: 'arrayBuffer' },
  )
  const archive = sha256(new Uint8Array(data ?? new ArrayBuffer()))
  return { archive, tag: response.headers.get('etag') === `"${fingerprint}"` }
}

const sent = await upload(await readFile(chunkedArchive))
const { skill: first, ...rest } = await install(sent.uploadId)
const { skill: second } = await installForm(new Uint8Array(await readFile(formArchive)))
const list = expectData(
  await client.GET('/v1/workspaces/{workspace_id}/skills', {
    params: { path: workspace, query: { limit: 10, include_health: false } },
  }),
)
const missing = await client.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}', {
  params: { path: { ...workspace, source_kind: 'user', slug: 'nobody/nothing' } },
})

process.stdout.write(
  JSON.stringify({
    chunks: sent.chunks,
    status: rest.status,
    installed: [first.slug, second.slug],
    listed: list.skills.map(({ source_kind, slug }) => `${source_kind}:${slug}`),
    files: await readFiles(first),
    ...(await download(first)),
    missing: missing.error?.code,
  }),
)
