/** The PSU1 codec by itself: bytes in, a chunk or `frame_invalid` out. */
import * as fc from 'fast-check'
import { anyText } from '../support/any-text.ts'
import t, { type Test } from '../support/tap.ts'
import { AppError } from '../../src/platform/errors.ts'
import { readFrameOf } from '../../src/registry/uploads/frame.ts'
import { MAX_HEADER_BYTES } from '../../src/packages/psu1.ts'
import { frame, rawFrame, sha256 } from '../support/psu1.ts'

const bytes = Buffer.from('these are the bytes')
const header = { workspace_id: 'default', upload_id: 'an-upload', offset: 0, len: bytes.length }

const withHeader = (changes: Record<string, unknown>): Buffer =>
  rawFrame(JSON.stringify({ ...header, ...changes }), bytes)

const withLength = (length: number, rest: Uint8Array): Buffer => {
  const start = Buffer.from('PSU1\0\0\0\0', 'latin1')
  start.writeUInt32BE(length, 4)
  return Buffer.concat([start, rest])
}

async function* inPieces(given: Buffer<ArrayBuffer>, size: number) {
  for (let at = 0; at < given.length; at += size) yield given.subarray(at, at + size)
}

const parseFrame = async (given: Buffer, pieceBytes = 1000) => {
  const read = await readFrameOf(inPieces(Buffer.from(given), pieceBytes))
  const kept: Buffer[] = []
  for await (const piece of read.body) kept.push(Buffer.from(piece))
  return { header: read.header, bytes: Buffer.concat(kept) }
}

const padded = (length: number): string => JSON.stringify(header).padEnd(length, ' ')

const refusalOf = async (given: Buffer): Promise<AppError> => {
  try {
    await parseFrame(given)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('the frame was taken')
}

const refuses = async (
  t: Test,
  given: Buffer,
  details?: Record<string, unknown>,
): Promise<void> => {
  const { code, status, details: found } = await refusalOf(given)
  t.same({ code, status }, { code: 'skills.upload.frame_invalid', status: 400 })
  t.same(found, details)
}

const good: Record<string, Buffer> = {
  'all fields': withHeader({ chunk_sha256: sha256(bytes) }),
  'no chunk_sha256': withHeader({}),
  'blanks around the header': rawFrame(` \n${JSON.stringify(header)}\t`, bytes),
  'escapes in the header': rawFrame(
    JSON.stringify(header).replace('workspace', String.raw`\u0077orkspace`),
    bytes,
  ),
  'the longest header': rawFrame(padded(MAX_HEADER_BYTES), bytes),
}

for (const [name, given] of Object.entries(good)) {
  t.test(`a frame with ${name} is read`, async (t) => {
    const chunk = await parseFrame(given)
    t.match(chunk.header, header)
    t.same(chunk.bytes, bytes)
  })
}

t.test('a frame that arrives byte by byte is read whole', async (t) => {
  t.same(await parseFrame(withHeader({}), 1), { header, bytes })
})

t.test('a chunk of no bytes, and the largest offset that a number holds, are read', async (t) => {
  const offset = Number.MAX_SAFE_INTEGER
  const chunk = await parseFrame(frame({ uploadId: 'u', offset }, Buffer.alloc(0)))
  t.equal(chunk.header.offset, offset)
  t.equal(chunk.bytes.length, 0)
})

t.test('the chunk is everything after the header, whatever its bytes look like', async (t) => {
  const nested = frame({ uploadId: 'u', offset: 0 }, bytes)
  const { bytes: read } = await parseFrame(frame({ uploadId: 'u', offset: 0 }, nested))
  t.same(read, nested)
})

const whole = withHeader({})
const spoiltContainers: Record<string, { given: Buffer; details?: Record<string, unknown> }> = {
  'no bytes': { given: Buffer.alloc(0) },
  'one byte less than its fixed part': { given: whole.subarray(0, 7) },
  'another magic': { given: rawFrame(JSON.stringify(header), bytes, 'PSU2') },
  'its magic in lower case': { given: rawFrame(JSON.stringify(header), bytes, 'psu1') },
  'a byte before the magic': { given: Buffer.concat([Buffer.from(' '), whole]) },
  'a header length one past the end': {
    given: withLength(bytes.length + 1, bytes),
    details: { header_len: bytes.length + 1 },
  },
  'a header length over 64 KiB': {
    given: rawFrame(padded(MAX_HEADER_BYTES + 1), bytes),
    details: { limit: 65_536, value: 65_537 },
  },
  'the largest header length': {
    given: withLength(2 ** 32 - 1, bytes),
    details: { limit: 65_536, value: 2 ** 32 - 1 },
  },
  'a header length in little-endian order': {
    given: withLength(Buffer.from([whole[7] ?? 0, 0, 0, 0]).readUInt32BE(), whole.subarray(8)),
    details: { limit: 65_536, value: (whole[7] ?? 0) * 2 ** 24 },
  },
  'no header': { given: withLength(0, bytes) },
  'nothing after its fixed part': { given: withLength(0, Buffer.alloc(0)) },
  'a header that is not UTF-8': {
    given: rawFrame(Buffer.from(JSON.stringify({ ...header, upload_id: 'é' }), 'latin1'), bytes),
  },
  'a header with a surrogate encoded alone': {
    given: rawFrame(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), bytes),
  },
  'a header that is not JSON': { given: rawFrame('upload_id=u', bytes) },
  'a header that ends early': { given: rawFrame(JSON.stringify(header).slice(0, -1), bytes) },
  'two headers': { given: rawFrame(JSON.stringify(header).repeat(2), bytes) },
  'a header of nested lists': { given: rawFrame('['.repeat(MAX_HEADER_BYTES), bytes) },
}

for (const [name, { given, details }] of Object.entries(spoiltContainers)) {
  t.test(`a frame with ${name} is rejected`, async (t) => refuses(t, given, details))
}

for (const value of ['null', '[]', '[{}]', '"PSU1"', '1', 'true']) {
  t.test(`a header that is JSON but no object, ${value}, is rejected`, async (t) =>
    refuses(t, rawFrame(value, bytes)),
  )
}

t.test('a header that would reach into prototypes is rejected', async (t) => {
  const text = JSON.stringify(header).slice(0, -1)
  await refuses(t, rawFrame(`${text},"__proto__":{"offset":1}}`, bytes))
  await refuses(t, rawFrame(String.raw`${text},"__pr\u006fto__":null}`, bytes))
  await refuses(t, rawFrame(`${text},"constructor":{"prototype":{"len":1}}}`, bytes))
  t.equal(Object.getOwnPropertyDescriptor(Object.prototype, 'offset'), undefined)
})

t.test('an unknown PSU1 field is rejected by its name, shortened', async (t) => {
  await refuses(t, withHeader({ sha256: sha256(bytes) }), { field: 'sha256' })
  await refuses(t, withHeader({ toString: 1 }), { field: 'toString' })
  await refuses(t, withHeader({ ['x'.repeat(1000)]: 1 }), { field: 'x'.repeat(64) })
})

for (const name of ['workspace_id', 'upload_id']) {
  for (const value of [undefined, null, 1, ['default']]) {
    t.test(`\`${name}\` as ${JSON.stringify(value) ?? 'nothing'} is rejected`, async (t) =>
      refuses(t, withHeader({ [name]: value })),
    )
  }
}

const notCounts = [undefined, null, -1, 1.5, 2 ** 53, '0', '', true, [0], -1e-9]

for (const name of ['offset', 'len']) {
  for (const value of notCounts) {
    t.test(`\`${name}\` as ${JSON.stringify(value) ?? 'nothing'} is rejected`, async (t) =>
      refuses(t, withHeader({ [name]: value }), { field: name }),
    )
  }
  t.test(`\`${name}\` over every number is rejected`, async (t) => {
    const text = JSON.stringify({ ...header, [name]: 111 }).replace('111', '1e400')
    await refuses(t, rawFrame(text, bytes), { field: name })
  })
}

for (const len of [0, bytes.length - 1, bytes.length + 1]) {
  t.test(`\`len\` ${len} before ${bytes.length} bytes is rejected with both`, async (t) =>
    refuses(t, withHeader({ len }), { len, actual: bytes.length }),
  )
}

const notDigests = [sha256(bytes).toUpperCase(), sha256(bytes).slice(1), `${sha256(bytes)}\n`, '']

for (const value of [...notDigests, null, 1]) {
  t.test(`\`chunk_sha256\` as ${JSON.stringify(value)} is rejected`, async (t) =>
    refuses(t, withHeader({ chunk_sha256: value }), { field: 'chunk_sha256' }),
  )
}

t.test('no bytes make it throw anything but its error', async (t) => {
  const anything = fc.uint8Array({ maxLength: 300 }).map((given) => Buffer.from(given))
  const anyHeader = fc
    .tuple(fc.oneof(fc.json(), anyText()), fc.uint8Array({ maxLength: 40 }))
    .map(([text, rest]) => rawFrame(text, rest))
  const nearlyRight = fc
    .tuple(fc.nat(whole.length - 1), fc.nat(255))
    .map(([at, value]) =>
      Buffer.concat([whole.subarray(0, at), Buffer.from([value]), whole.subarray(at + 1)]),
    )
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, anyHeader, nearlyRight), async (given) => {
      try {
        return (await parseFrame(given)).bytes.length <= given.length
      } catch (error) {
        return error instanceof AppError && error.code === 'skills.upload.frame_invalid'
      }
    }),
    { numRuns: 2000 },
  )
  t.pass('2000 frames')
})

t.test('every header and chunk that can be written is read back the same', async (t) => {
  const place = fc.record({
    workspaceId: fc.string({ unit: 'grapheme' }),
    uploadId: fc.string({ unit: 'grapheme' }),
    offset: fc.maxSafeNat(),
  })
  await fc.assert(
    fc.asyncProperty(place, fc.uint8Array({ maxLength: 2000 }), async (at, content) => {
      const chunk = await parseFrame(frame(at, content))
      t.same(chunk, {
        header: {
          workspace_id: at.workspaceId,
          upload_id: at.uploadId,
          offset: at.offset,
          len: content.length,
          chunk_sha256: sha256(content),
        },
        bytes: Buffer.from(content),
      })
    }),
    { numRuns: 200 },
  )
})
