/** Every way in which a pack may differ from its list of files is told. */
import t from '../support/tap.ts'
import { damageIn } from '../../src/registry/packs/check-pack.ts'
import { inPieces, sha256 } from '../blob-store/bytes.ts'

const first = Buffer.from('the first file')
const second = Buffer.from('the second one')
const pack = Buffer.concat([first, second])
const contents = [
  { offset: first.length, size: second.length, sha256: sha256(second) },
  { offset: 0, size: 0, sha256: sha256(Buffer.alloc(0)) },
  { offset: 0, size: first.length, sha256: sha256(first) },
  { offset: first.length, size: second.length, sha256: sha256(second) },
]

const damage = (bytes: Uint8Array, pieces = bytes.length, list = contents, size = pack.length) =>
  damageIn(inPieces(bytes, Math.max(pieces, 1)), list, size)

t.test('a whole pack is right, in pieces of any size', async (t) => {
  for (let pieces = 1; pieces <= pack.length; pieces += 1) t.equal(await damage(pack, pieces), null)
  t.equal(await damageIn(inPieces(Buffer.alloc(0), 1), [], 0), null)
})

t.test('a flipped bit is reported with its file', async (t) => {
  for (let at = 0; at < pack.length; at += 1) {
    const changed = Buffer.from(pack)
    changed[at] = (changed[at] ?? 0) ^ 1
    const place = at < first.length ? `0 to ${first.length}` : `${first.length} to ${pack.length}`
    t.match(await damage(changed, 3), `its bytes ${place} are not those of `)
  }
})

t.test('a pack that is too short or too long is reported', async (t) => {
  for (const length of [0, first.length, pack.length - 1]) {
    t.equal(await damage(pack.subarray(0, length)), `it has fewer than ${pack.length} bytes`)
  }
  const longer = Buffer.concat([pack, Buffer.from('x')])
  for (const pieces of [1, longer.length]) {
    t.equal(await damage(longer, pieces), `it has more than ${pack.length} bytes`)
  }
})

t.test('a list that does not cover the pack is reported', async (t) => {
  const [, , only] = contents
  if (!only) throw new Error('no content')
  t.match(await damage(pack, 1, [only]), 'the list of files has 14 bytes, the row says 28')
  const apart = [only, { offset: 15, size: 13, sha256: sha256(second) }]
  t.match(await damage(pack, 1, apart), 'the list of files has no content at byte 14')
})
