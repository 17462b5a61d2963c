/** A way to the bucket that fails at one request, as `openFaultyWay` does at one call of Postgres. */
import type { FaultyWay, Trap } from '../faults/faulty-way.ts'
import type { Choose } from './faulty-proxy.ts'

export type StoreWay = Pick<FaultyWay, 'set' | 'lift'> & { choose: Choose }

export const openStoreWay = (): StoreWay => {
  let trap: Trap | null = null
  let calls = 0
  let fallen: string | null = null
  return {
    choose: ({ method, path }) => {
      calls += 1
      const request = `${method} ${path}`
      if (trap === null || fallen !== null || !trap.isHere(calls, request)) return null
      fallen = request
      const { fault, atOnce } = trap
      const kind = fault === 'lost answer' ? 'lose-response' : 'drop'
      return { kind, ...(atOnce && { atOnce }) }
    },
    set: (next) => {
      trap = next
      calls = 0
      fallen = null
    },
    lift: () => {
      const found = fallen
      trap = null
      fallen = null
      return found
    },
  }
}
