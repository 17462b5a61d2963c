/**
 * What a backend would write against the client of hey-api. Usage: program <base URL>
 * <archive to send in one call> <archive to send in chunks>. Prints what it saw, as JSON.
 */
import { readFile } from 'node:fs/promises'
import { digestOf, frame, startOf } from './frame'
import { client } from './registry/client.gen'
import * as registry from './registry/sdk.gen'

const [, , baseUrl = '', formArchive = '', chunkedArchive = ''] = process.argv
const CHUNK_BYTES = 300
const path = { workspace_id: 'default' }
const throwOnError = true

const list = async () => {
  const { data } = await registry.skillsList({ path, query: { limit: 10 }, throwOnError })
  return data.skills
}

const installInChunks = async (archive: Uint8Array): Promise<string> => {
  const started = await registry.skillsUploadStart({ path, body: startOf(archive), throwOnError })
  const { upload_id } = started.data
  const upload = { ...path, upload_id }
  for (let offset = 0; offset < archive.length;) {
    const body = frame(upload_id, offset, archive.subarray(offset, offset + CHUNK_BYTES))
    const { data } = await registry.skillsUploadChunk({ path: upload, body, throwOnError })
    offset = data.next_offset
  }
  await registry.skillsUploadFinish({ path: upload, throwOnError })
  const source = { type: 'uploaded_archive' as const, upload_id }
  const { data } = await registry.skillsInstall({ path, body: { source }, throwOnError })
  return 'status' in data ? data.status : 'pending'
}

const main = async (): Promise<void> => {
  client.setConfig({ baseUrl })
  const before = (await list()).length
  const archive = new Blob([new Uint8Array(await readFile(formArchive))])
  const { data: installed } = await registry.skillsInstallArchive({
    path,
    query: { target_source_kind: 'registry' },
    body: { archive },
    throwOnError,
  })
  const chunked = await installInChunks(await readFile(chunkedArchive))
  const skills = await list()
  const [skill] = skills
  if (skill === undefined) throw new Error('no skill is listed')
  const key = { ...path, source_kind: skill.source_kind, slug: skill.slug }
  const { data } = await registry.skillsFiles({ path: key, throwOnError })
  const files: Record<string, boolean> = {}
  for (const file of data.files) {
    const read = await registry.skillsFileRead({
      path: { ...key, path: file.path },
      parseAs: 'blob',
      throwOnError,
    })
    files[file.path] = (await digestOf(read.data)) === file.sha256
  }
  const download = await registry.skillsArchive({ path: key, parseAs: 'blob', throwOnError })
  const missing = await registry.skillsRead({ path: { ...key, slug: 'nobody/nothing' } })
  process.stdout.write(
    JSON.stringify({
      before,
      status: ['status' in installed ? installed.status : 'pending', chunked],
      listed: skills.map(({ source_kind, slug }) => `${source_kind}:${slug}`),
      files,
      archive: await digestOf(download.data),
      tag: download.response.headers.get('etag') === `"${skill.fingerprint}"`,
      missing: missing.error?.code,
    }),
  )
}

void main()
