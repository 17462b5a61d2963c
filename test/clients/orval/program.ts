/**
 * What a backend would write against the client of orval. Usage: program <base URL>
 * <archive to send in one call> <archive to send in chunks>. Prints what it saw, as JSON.
 */
import { readFile } from 'node:fs/promises'
import { digestOf, frame, startOf } from './frame'
import * as registry from './registry/index'

const [, , baseUrl = '', formArchive = '', chunkedArchive = ''] = process.argv
process.env.REGISTRY_URL = baseUrl
const CHUNK_BYTES = 300
const workspace = 'default'

const list = async () => {
  const answer = await registry.skillsList(workspace, { limit: 10 })
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  return answer.data.skills
}

type Install = Awaited<ReturnType<typeof registry.skillsInstallArchive>>

const statusOf = ({
  status,
  data,
}: Install | Awaited<ReturnType<typeof registry.skillsInstall>>) => {
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(data))
  return data.status
}

const installInChunks = async (archive: Uint8Array): Promise<string> => {
  const started = await registry.skillsUploadStart(workspace, startOf(archive))
  if (started.status !== 201) throw new Error(`${started.status}`)
  const { upload_id } = started.data
  for (let offset = 0; offset < archive.length;) {
    const body = frame(upload_id, offset, archive.subarray(offset, offset + CHUNK_BYTES))
    const answer = await registry.skillsUploadChunk(workspace, upload_id, body)
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    offset = answer.data.next_offset
  }
  const finished = await registry.skillsUploadFinish(workspace, upload_id)
  if (finished.status !== 200) throw new Error(`${finished.status}`)
  const source = { type: 'uploaded_archive' as const, upload_id }
  return statusOf(await registry.skillsInstall(workspace, { source }))
}

const main = async (): Promise<void> => {
  const before = (await list()).length
  const archive = new Blob([new Uint8Array(await readFile(formArchive))])
  const query = { target_source_kind: 'registry' as const }
  const installed = await registry.skillsInstallArchive(workspace, { archive }, query)
  const chunked = await installInChunks(await readFile(chunkedArchive))
  const skills = await list()
  const [skill] = skills
  if (skill === undefined) throw new Error('no skill is listed')
  const key = [workspace, skill.source_kind, skill.slug] as const
  const listed = await registry.skillsFiles(...key)
  if (listed.status !== 200) throw new Error(`${listed.status}`)
  const files: Record<string, boolean> = {}
  for (const file of listed.data.files) {
    const read = await registry.skillsFileRead(...key, file.path)
    if (read.status !== 200) throw new Error(`${read.status}`)
    files[file.path] = (await digestOf(read.data)) === file.sha256
  }
  const download = await registry.skillsArchive(...key)
  if (download.status !== 200) throw new Error(`${download.status}`)
  const missing = await registry.skillsRead(workspace, 'user', 'nobody/nothing')
  process.stdout.write(
    JSON.stringify({
      before,
      status: [statusOf(installed), chunked],
      listed: skills.map(({ source_kind, slug }) => `${source_kind}:${slug}`),
      files,
      archive: await digestOf(download.data),
      tag: download.headers.get('etag') === `"${skill.fingerprint}"`,
      missing: missing.status === 404 ? missing.data.code : missing.status,
    }),
  )
}

void main()
