/** An upload in chunks that goes on where it was, and holds the service to what it acknowledged. */
import { startBody } from '../support/given.ts'
import { frame } from '../support/psu1.ts'
import type { Pack } from './packages.ts'
import { json, type PatientClient } from './patient-client.ts'

export type SentUpload = {
  uploadId: string
  fingerprint: string
  acknowledged: number
  isFinalized: boolean
}

const CHUNK = 60_000

const expect = (isMet: boolean, what: string, answer: unknown): void => {
  if (!isMet) throw new Error(`${what}: ${JSON.stringify(answer)}`)
}

const start = async (client: PatientClient, { archive }: Pack): Promise<string> => {
  // Asked twice it makes two of them; the one that nobody knows of ends by itself.
  const { status, body } = await client.insist('/uploads', json('POST', startBody(archive)))
  expect(status === 201, 'an upload did not start', body)
  return body.upload_id
}

const whereToGoOn = async (client: PatientClient, upload: SentUpload): Promise<number> => {
  const { body } = await client.insist(`/uploads/${upload.uploadId}`)
  const { next_offset: offset } = body
  expect(offset >= upload.acknowledged, 'an acknowledged chunk is lost', { upload, body })
  return offset
}

/** Notes in `uploads` what is acknowledged, as it is. */
export const sendUpload = async (
  client: PatientClient,
  pack: Pack,
  uploads: SentUpload[],
): Promise<string> => {
  const uploadId = await start(client, pack)
  const upload = { uploadId, fingerprint: pack.fingerprint, acknowledged: 0, isFinalized: false }
  uploads.push(upload)
  for (let offset = 0; offset < pack.archive.length;) {
    const bytes = frame({ uploadId, offset }, pack.archive.subarray(offset, offset + CHUNK))
    const answer = await client.ask(`/uploads/${uploadId}/chunks`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    if (answer === null) {
      offset = await whereToGoOn(client, upload)
      continue
    }
    expect(answer.status === 200, 'a chunk was refused', answer.body)
    offset = answer.body.next_offset
    upload.acknowledged = offset
  }
  const { status, body } = await client.insist(`/uploads/${uploadId}/finish`, { method: 'POST' })
  expect(status === 200, 'an upload was not finished', body)
  upload.isFinalized = true
  return uploadId
}
