/** Deltas between two versions of a list: whoever applies one gets the second version. */
import t from '../support/tap.ts'
import { deltaOf } from '../../src/registry/history/delta.ts'
import { FORMAT, marketplaceRecords } from '../../src/registry/history/plugins.ts'

/** Applies a delta as gitformat-pack describes it. */
const apply = (base: Buffer, delta: Buffer): Buffer => {
  let at = 0
  const next = (): number => delta[at++] ?? 0
  const size = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = next()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  if (size() !== base.length) throw new Error('the delta has another base')
  const wanted = size()
  const parts: Buffer[] = []
  while (at < delta.length) {
    const code = next()
    if (code < 0x80) {
      parts.push(delta.subarray(at, at + code))
      at += code
      continue
    }
    const value = (bits: number[], from: number): number =>
      bits.reduce(
        (sum, bit, place) => sum + (code & (1 << (from + bit)) ? next() * 256 ** place : 0),
        0,
      )
    const offset = value([0, 1, 2, 3], 0)
    const length = value([0, 1, 2], 4)
    parts.push(base.subarray(offset, offset + length))
  }
  const made = Buffer.concat(parts)
  if (made.length !== wanted) throw new Error('the delta makes another size')
  return made
}

const records = (...names: number[]): Buffer[] =>
  names.map((name) => Buffer.from(`${name}`.repeat(7).padEnd(300, '.')))

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

t.test('added, removed and changed parts', async (t) => {
  const base = records(...range(0, 2000))
  for (const target of [
    records(...range(0, 2000), 5000),
    records(5000, ...range(0, 2000)),
    records(...range(0, 700), ...range(701, 2000)),
    records(...range(0, 700), 5001, 5002, ...range(702, 2000)),
    records(...range(1000, 2000), ...range(0, 1000)),
  ]) {
    const delta = deltaOf(base, target)
    if (delta === null) throw new Error('there is no delta')
    t.ok(delta.length < 1000)
    t.ok(apply(Buffer.concat(base), delta).equals(Buffer.concat(target)))
  }
})

t.test('a copy of more than 16 MiB takes more than one step', async (t) => {
  const large = Buffer.alloc(20 * 1024 * 1024, 'a line\n')
  const delta = deltaOf([large, ...records(1)], [large, ...records(2)])
  t.ok(delta && delta.length < 400)
  t.ok(
    apply(Buffer.concat([large, ...records(1)]), delta ?? Buffer.alloc(0))
      .subarray(-300)
      .equals(Buffer.concat(records(2))),
  )
})

t.test('where most is new there is none', async (t) => {
  t.equal(deltaOf(records(1, 2, 3), records(3, 4, 5, 6)), null)
  t.equal(deltaOf([], []), null)
})

t.test('a delta of lists has no line that both have, wherever it is', async (t) => {
  const plugins = ['a', 'b', 'c'].map((folder, at) => ({
    entry: {
      folder,
      skill_id: at,
      revision: 1,
      version: '1.0.0',
      fingerprint: folder.repeat(64),
      tree_id: folder.repeat(40),
    },
    texts: { display_name: folder, description: `The description of ${folder}.` },
  }))
  const [before, after] = [plugins, plugins.slice(1)].map((all) =>
    marketplaceRecords('default', all, FORMAT),
  )
  const delta = deltaOf(before ?? [], after ?? [], true)
  t.notMatch(delta?.toString('latin1'), 'The description')
  t.ok(
    apply(Buffer.concat(before ?? []), delta ?? Buffer.alloc(0)).equals(Buffer.concat(after ?? [])),
  )
})
