/** A frame that comes in pieces: what is made of it does not depend on them. */
import t from 'tap'
import { FrameBuffers } from '../../src/uploads/frame-buffers.ts'
import { IncomingFrame } from '../../src/uploads/incoming-frame.ts'
import { rawFrame, sha256 } from '../support/psu1.ts'

const bytes = Buffer.from('these are the bytes')
const header = { workspace_id: 'default', upload_id: 'an-upload', offset: 0, len: bytes.length }

const arrived = (whole: Buffer): IncomingFrame => {
  const incoming = new IncomingFrame(new FrameBuffers(), whole.length)
  for (const byte of whole) {
    incoming.add(Buffer.of(byte))
    // As its reader does, who waits for it.
    void incoming.header
  }
  return incoming
}

t.test('a frame that comes byte by byte is the whole one', async (t) => {
  const incoming = arrived(rawFrame(JSON.stringify(header), bytes))
  t.same(incoming.header, header)
  t.same(incoming.parse(), { header, bytes, sha256: sha256(bytes) })
})

t.test(
  'a header that is none is looked at once, in however many pieces the rest comes',
  async (t) => {
    const parsed = t.capture(JSON, 'parse', JSON.parse)
    const bad = {
      'no JSON': rawFrame('no JSON', bytes),
      'no header': rawFrame('{}', bytes),
      'longer than any': rawFrame(JSON.stringify(header).padEnd(70_000, ' '), bytes),
    }
    for (const [name, whole] of Object.entries(bad)) {
      parsed()
      const incoming = arrived(whole)
      t.equal(incoming.header, null, name)
      t.ok(parsed().length <= 1, name)
      t.throws(() => incoming.parse(), { code: 'skills.upload.frame_invalid' }, name)
    }
  },
)
