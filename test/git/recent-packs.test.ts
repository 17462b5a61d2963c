/** What is kept in memory of packs. */
import { RecentPacks } from '../../src/registry/history/recent-packs.ts'
import t from '../support/tap.ts'

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < 100; number += 1) yield new Uint8Array(64 * 1024).fill(number)
}

async function* starts(): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces()) yield piece.subarray(0, 20)
}

const read = async (packs: RecentPacks, source: () => AsyncIterable<Uint8Array>) => {
  const found: Uint8Array[] = []
  for await (const piece of packs.read('a', source)) found.push(piece)
  return found
}

t.test('small parts of an earlier pack do not hold all of it', async (t) => {
  const packs = new RecentPacks()
  const sent = await read(packs, starts)
  const kept = await read(packs, pieces)
  t.equal(Buffer.compare(Buffer.concat(kept), Buffer.concat(sent)), 0)
  const held = new Set(kept.map(({ buffer }) => buffer))
  const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0)
  t.ok(bytes <= 100 * 20 * 2, `${bytes} bytes`)
})

t.test('large pieces are not copied', async (t) => {
  const packs = new RecentPacks()
  const sent = await read(packs, pieces)
  const kept = await read(packs, pieces)
  t.ok(kept.every((piece, number) => piece.buffer === sent[number]?.buffer))
})
