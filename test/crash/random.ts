/** Chance that comes again with its seed. */
export type Random = {
  /** From 0 up to `below`. */
  int: (below: number) => number
  isLikely: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  bytes: (length: number) => Buffer
}

/** Mulberry32: a small generator, good enough for picking. */
export const seeded = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    int,
    isLikely: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[int(list.length)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(256))),
  }
}
