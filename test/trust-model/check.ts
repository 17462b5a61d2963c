/** Asks every surface, and compares what it shows with what the oracle says. */
import { isReadable } from './oracle.ts'
import { packs } from './packages.ts'
import { isStranger, seesAll } from './permissions.ts'
import type { Answer, Site } from './site.ts'
import type { Surface } from './expected.ts'
import { surfacesOf } from './surfaces.ts'
import { kinds, type Who, type World } from './world.ts'

const AT_ONCE = 8

/** Whether this caller is let in at all. */
const isAdmitted = ({ settings }: World, { isFor }: Surface, who: Who): boolean => {
  if (isFor === 'key') return who === 'key'
  return !isStranger(who) || (isFor === 'public' && settings.capabilities_public)
}

/** What may be shown at the most. */
const safe = (world: World, who: Who): Set<string> =>
  new Set(
    seesAll(who)
      ? packs.map(({ name }) => name)
      : kinds.flatMap((kind) =>
          [...world.skills[kind].known.values()]
            .filter((bytes) => isReadable(world, kind, bytes) !== false)
            .map(({ pack }) => pack.name),
        ),
  )

/** What is wrong with an answer, or null. */
const faultOf = (
  world: World,
  surface: Surface,
  { who, answer }: { who: Who; answer: Answer },
): string | null => {
  const { status, packs: shown } = answer
  const told = `${surface.name} as ${who}: ${status}, shows [${shown.join()}]`
  if (status >= 500) return `${told}: ${answer.text.slice(0, 500)}`
  if (!isAdmitted(world, surface, who)) {
    return status < 400 || shown.length > 0 ? `${told}, and must refuse` : null
  }
  // A stranger of another workspace is one without a token, at most.
  if (who === 'foreign') return shown.every((name) => safe(world, who).has(name)) ? null : told
  const expected = surface.expected(world, who)
  if (expected === 'maybe') {
    const known = safe(world, who)
    return shown.every((name) => known.has(name)) ? null : `${told}, of which some may not be seen`
  }
  if (shown.toSorted().join() === expected.toSorted().join()) return null
  const reply = shown.length === 0 ? `: ${answer.text.slice(0, 500)}` : ''
  return `${told}, not [${expected.join()}]${reply}`
}

/** Each other caller asks at one surface in so many, at another one each time. */
const PART = 4

type Asking = {
  others: readonly Who[]
  turn: number
  /** The reader asks everywhere, or as the others do. */
  isWhole: boolean
}

export const checkSurfaces = async (
  site: Site,
  world: World,
  { others, turn, isWhole }: Asking,
): Promise<string[]> => {
  const asked = surfacesOf(world).flatMap((surface, index) => {
    const first: Who = surface.isFor === 'key' ? 'key' : 'reader'
    const more = others.filter((_who, place) => (index + place + turn) % PART === 0)
    const isAsked = isWhole || (index + turn) % PART === 1
    return [...(isAsked ? [first] : []), ...more].map((who) => ({ surface, who }))
  })
  const faults: (string | null)[] = []
  const work = async (): Promise<void> => {
    for (let one = asked.pop(); one; one = asked.pop()) {
      const answer = await one.surface.ask(site, one.who)
      faults.push(faultOf(world, one.surface, { who: one.who, answer }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return faults.filter((fault) => fault !== null).toSorted()
}
