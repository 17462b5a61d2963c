/** Writes that are disturbed at each of their database calls: how each begins, and what it leaves. */
import { randomBytes, randomUUID } from 'node:crypto'
import { finishUpload, installUpload, request, sendChunk, startUpload } from '../process/client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { type Answer, multipart, startBody } from '../support/given.ts'
import { FILL, skillArchive } from '../trust/given.ts'
import * as traces from './traces.ts'

export type Round = {
  /** May be done again, with the same words. */
  act: (url: string) => Promise<Answer>
  traces: traces.Traces
  /** What a repeat is told of a first try that was done, beside a success. */
  wasDone?: string[]
  /** What comes next; 2xx once the write is done. */
  goOn?: (url: string) => Promise<Answer>
  /** What it is answered is read after its commit, and may fail: sent again it is told the same. */
  isReadAfterwards?: boolean
}

export type Scenario = {
  name: string
  /** Each round has a name of its own. */
  given: (url: string, name: string) => Promise<Round>
}

const send = (url: string, method: string, path: string, body: unknown, headers = {}) =>
  request(url, `/v1/workspaces/default${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const sendArchive = (
  url: string,
  path: string,
  archive: Buffer,
  { method = 'POST', headers = {} } = {},
): Promise<Answer> => {
  const form = multipart(archive)
  return request(url, `/v1/workspaces/default${path}/archive`, {
    method,
    headers: { ...form.headers, ...headers },
    body: new Uint8Array(form.payload),
  })
}

/** Two files of its own, so that there is something to store. */
const pack = (name: string, body = 'One.'): Buffer =>
  packageArchive({
    folder: name,
    files: { 'SKILL.md': skillMd({ name, body }), 'data/own.txt': `${name} ${body}` },
  })

/** Too large for a row: its pack is an object. */
const largePack = (name: string, body = 'One.'): Buffer =>
  packageArchive({
    folder: name,
    files: { 'SKILL.md': skillMd({ name, body }), 'data/own.bin': randomBytes(40_000) },
  })

const expected = (answer: Answer, status: number): Answer => {
  if (answer.status !== status) throw new Error(JSON.stringify(answer))
  return answer
}

const givenUpload = async (url: string, archive: Buffer): Promise<string> => {
  const uploadId = await startUpload(url, archive)
  expected(await sendChunk(url, { uploadId, offset: 0 }, archive), 200)
  return uploadId
}

const givenFinished = async (url: string, archive: Buffer): Promise<string> => {
  const uploadId = await givenUpload(url, archive)
  expected(await finishUpload(url, uploadId), 200)
  return uploadId
}

const uploaded = (uploadId: string) => ({
  source: { type: 'uploaded_archive', upload_id: uploadId },
})

const installed = { reason: 'installed', action: 'install' }
const updated = { reason: 'updated', action: 'update' }

export const scenarios: Scenario[] = [
  {
    name: 'start under a key',
    given: async (_url, name) => {
      const body = startBody(Buffer.from(name), { file_name: `${name}.tar.gz` })
      const headers = { 'idempotency-key': randomUUID() }
      return {
        act: (url) => send(url, 'POST', '/uploads', body, headers),
        traces: traces.ofStart(`${name}.tar.gz`),
      }
    },
  },
  {
    name: 'chunk',
    given: async (first, name) => {
      const archive = pack(name)
      const uploadId = await startUpload(first, archive)
      return {
        act: (url) => sendChunk(url, { uploadId, offset: 0 }, archive),
        traces: traces.ofChunk(uploadId),
        goOn: async (url) => {
          expected(await finishUpload(url, uploadId), 200)
          return installUpload(url, uploadId)
        },
      }
    },
  },
  {
    name: 'finish',
    given: async (first, name) => {
      const uploadId = await givenUpload(first, pack(name))
      return {
        act: (url) => finishUpload(url, uploadId),
        traces: traces.ofFinish(uploadId),
        goOn: (url) => installUpload(url, uploadId),
      }
    },
  },
  {
    name: 'install',
    given: async (first, name) => {
      const uploadId = await givenFinished(first, largePack(name))
      return {
        act: (url) => send(url, 'POST', '/skills', uploaded(uploadId)),
        traces: { ...traces.ofRevision(name, 1, installed), ...traces.ofUse(uploadId) },
        wasDone: ['skills.upload.consumed'],
      }
    },
  },
  {
    name: 'install in one call under a key',
    given: async (_url, name) => {
      const archive = pack(name)
      const headers = { 'idempotency-key': randomUUID() }
      return {
        act: (url) => sendArchive(url, '/skills', archive, { headers }),
        traces: traces.ofRevision(name, 1, installed),
      }
    },
  },
  {
    name: 'update',
    given: async (first, name) => {
      const { headers } = expected(await sendArchive(first, '/skills', pack(name)), 201)
      const uploadId = await givenFinished(first, largePack(name, 'Two.'))
      const expectation = { 'if-match': String(headers.etag) }
      return {
        act: (url) => send(url, 'PUT', `/skills/user/${name}`, uploaded(uploadId), expectation),
        traces: { ...traces.ofRevision(name, 2, updated), ...traces.ofUse(uploadId) },
        wasDone: ['skills.upload.consumed', 'skills.update_conflict.fingerprint_mismatch'],
      }
    },
  },
  {
    name: 'review',
    given: async (first, name) => {
      const waits = expected(
        await sendArchive(first, '/skills', skillArchive([FILL], { name })),
        202,
      )
      const id: string = waits.body.proposal_id
      const decision = { decision: 'approve', reason: 'read it' }
      return {
        act: (url) => send(url, 'POST', `/proposals/${id}/review`, decision),
        traces: traces.ofReview(name, id),
        isReadAfterwards: true,
      }
    },
  },
  {
    name: 'policy under a key',
    given: async (first, name) => {
      expected(await sendArchive(first, '/skills', pack(name)), 201)
      const path = `/skills/user/${name}/policy`
      const headers = { 'idempotency-key': randomUUID() }
      return {
        act: (url) => send(url, 'PUT', path, { enabled: false }, headers),
        traces: traces.ofPolicy(name),
      }
    },
  },
  {
    name: 'document under a key',
    given: async (_url, name) => {
      const body = { skill: `# ${name}\n\nA document.\n` }
      const headers = { 'idempotency-key': randomUUID() }
      return {
        act: (url) => send(url, 'PUT', `/documents/${name}`, body, headers),
        traces: traces.ofDocument(name),
      }
    },
  },
]
