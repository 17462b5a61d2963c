/** A frame that comes in pieces: what is made of it does not depend on them. */
import t from '../support/tap.ts'
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
    const bad = [
      { name: 'no JSON', whole: rawFrame('no JSON', bytes), looks: 1 },
      { name: 'no header', whole: rawFrame('{}', bytes), looks: 1 },
      {
        name: 'longer than any',
        whole: rawFrame(JSON.stringify(header).padEnd(70_000, ' '), bytes),
        looks: 0,
      },
    ]
    for (const { name, whole, looks } of bad) {
      parsed()
      const incoming = arrived(whole)
      t.equal(incoming.header, null, name)
      t.equal(parsed().length, looks, name)
      t.throws(() => incoming.parse(), { code: 'skills.upload.frame_invalid' }, name)
    }
  },
)
