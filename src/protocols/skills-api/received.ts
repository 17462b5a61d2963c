/** Packages in the requests of skill APIs: the files of a folder one by one, or one archive. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ArchiveLimits } from '../../packages/archive/limits.ts'
import type { ArchiveForm } from '../../packages/archive/source.ts'
import { AppError } from '../../platform/errors.ts'
import { FileParts } from '../../platform/http/file-parts.ts'
import { parseForms } from '../../platform/http/forms.ts'
import { InlineArchive } from '../../registry/uploads/one-call.ts'

export type Received = { archive: InlineArchive; fields: ReadonlyMap<string, string> }

export type Receive = (request: FastifyRequest) => Promise<Received>

/** `files` for one, `files[]` for each of several, or `files[0]`. */
const FILES = /^files(?:\[\d*\])?$/

const help =
  'Send each file of the skill as a part named `files[]` with its path as the file name, or one zip file as the part `files`.'

const ZIP = Buffer.from('PK')
const GZIP = Buffer.from([0x1f, 0x8b])

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  Buffer.compare(bytes.subarray(0, start.length), start) === 0

/** An archive is the only file, and begins like one. */
const formOf = ({ files, start }: FileParts): ArchiveForm => {
  const name = files[0]?.name ?? ''
  if (files.length === 1 && startsWith(start, GZIP)) return { kind: 'tar.gz' }
  const isZip = startsWith(start, ZIP) || name.toLowerCase().endsWith('.zip')
  return files.length === 1 && isZip ? { kind: 'zip' } : { kind: 'files', files }
}

const checkForm = (request: FastifyRequest): void => {
  if (request.isMultipart()) return
  throw new AppError('request.media_type', `This route accepts \`multipart/form-data\`. ${help}`)
}

export const receiveSkills = async (
  app: FastifyInstance,
  { compressedBytes, entries }: Pick<ArchiveLimits, 'compressedBytes' | 'entries'>,
  fields: readonly string[],
): Promise<Receive> => {
  await parseForms(app, compressedBytes)
  const receive = async (request: FastifyRequest): Promise<Received> => {
    checkForm(request)
    const parts = new FileParts(request, { files: FILES, fields, maxFiles: entries, help })
    const archive = await InlineArchive.receive(parts, compressedBytes, () => formOf(parts))
    return { archive, fields: parts.fields }
  }

  // By request, since comparing an idempotency key's request needs all files.
  const received = new WeakMap<FastifyRequest, Received>()
  app.addHook('preValidation', async (request) => {
    if (request.headers['idempotency-key'] === undefined || !request.isMultipart()) return
    const early = await receive(request)
    received.set(request, early)
    request.bodyDigest = early.archive.digest()
  })
  app.addHook('onResponse', async (request) => received.get(request)?.archive.release())
  return async (request) => received.get(request) ?? (await receive(request))
}
