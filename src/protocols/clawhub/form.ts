/** The form in which older clients publish: the JSON as `payload`, then the files. */
import { Value } from '@sinclair/typebox/value'
import type { FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import { AppError } from '../../platform/errors.ts'
import { FileParts } from '../../platform/http/file-parts.ts'
import { tooComplex } from '../../platform/http/json-body.ts'
import { sizeText } from '../../platform/sizes.ts'
import { Spool } from '../../platform/spool.ts'
import { isStorable, unstorable } from '../../platform/storable.ts'
import type { LooseFile } from '../../registry/uploads/claimed-files.ts'
import { ClawHubPayload } from './publish-schemas.ts'

type Limits = { maxBytes: number; maxFiles: number }

type Form = { payload: ClawHubPayload; files: LooseFile[]; close: () => Promise<void> }

const PAYLOAD = 'payload'

const payloadOf = (text = ''): ClawHubPayload => {
  const excess = tooComplex(Buffer.from(text))
  if (excess !== null) throw excess
  const payload: unknown = secureJson.safeParse(text)
  if (!isStorable(payload)) throw unstorable()
  if (Value.Check(ClawHubPayload, payload)) return payload
  const first = Value.Errors(ClawHubPayload, payload).First()
  const what =
    first && first.path !== '' ? `\`${first.path.slice(1)}\`: ${first.message}` : 'not valid JSON'
  throw new AppError('skills.invalid_request', `The field \`payload\` is wrong: ${what}.`)
}

async function* bounded(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const bytes of source) {
    received += bytes.length
    if (received > maxBytes) {
      const limit = sizeText(maxBytes)
      throw new AppError('skills.upload.size_limit', `The files are over the limit of ${limit}.`)
    }
    yield bytes
  }
}

/** The files are readable until the form is closed. */
export const receiveForm = async (
  request: FastifyRequest,
  { maxBytes, maxFiles }: Limits,
): Promise<Form> => {
  const parts = new FileParts(request, {
    files: /^files$/,
    fields: [PAYLOAD],
    maxFiles,
    help: 'Send the JSON as the field `payload`, and each file as `files`, with its path as its name.',
  })
  const spool = await Spool.fill(bounded(parts, maxBytes))
  try {
    const payload = payloadOf(parts.fields.get(PAYLOAD))
    let end = 0
    const files = parts.files.map(({ name: path, size }) => {
      const start = end
      end += size
      return { path, size, read: () => spool.read(start, size) }
    })
    return { payload, files, close: () => spool.close() }
  } catch (error) {
    await spool.close()
    throw error
  }
}
