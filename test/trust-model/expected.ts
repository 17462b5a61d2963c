/** What an answer may speak of at the most and at the least, by what the oracle says. */
import * as oracle from './oracle.ts'
import { type Answer, send, type Site } from './site.ts'
import type { Truth } from './truth.ts'
import type { Bytes, Kind, Who, World } from './world.ts'

/** Packages by name; `maybe`: what is said here is left to the service. */
export type Expected = string[] | 'maybe'

export type Surface = {
  name: string
  /** Who may ask here at all; others are refused. */
  isFor: 'tokens' | 'key' | 'public'
  expected: (world: World, who: Who) => Expected
  ask: (site: Site, who: Who) => Promise<Answer>
}

export type Pin = { fingerprint?: string; version?: string }

export const nameOf = (bytes: Bytes | null): string[] => (bytes ? [bytes.pack.name] : [])

export const currentOf = (world: World, kind: Kind, truth: Truth): Expected => {
  if (truth === 'maybe') return truth
  return truth ? nameOf(world.skills[kind].current) : []
}

export const merged = (all: Expected[]): Expected =>
  all.includes('maybe') ? 'maybe' : [...new Set(all.flat())].toSorted()

export const readable = (world: World, kind: Kind): Expected =>
  merged(
    [...world.skills[kind].known.values()].map((bytes) => {
      const truth = oracle.isReadable(world, kind, bytes)
      return truth === 'maybe' ? truth : truth ? nameOf(bytes) : []
    }),
  )

/** The revision that a pin means, for those who see what is served. */
export const pinned = (world: World, kind: Kind, { fingerprint, version }: Pin): Expected => {
  if (fingerprint !== undefined) {
    const bytes = world.skills[kind].known.get(fingerprint)
    const truth = bytes === undefined ? false : oracle.isReadable(world, kind, bytes)
    return truth === 'maybe' ? truth : truth && bytes ? nameOf(bytes) : []
  }
  if (version === undefined) return currentOf(world, kind, oracle.isServed(world, kind))
  const bytes = oracle.ofVersion(world, kind, version)
  return bytes === 'maybe' ? bytes : nameOf(bytes)
}

/** By the bare name of the skill. */
export const byName = (world: World, version?: string): Expected => {
  const kind = oracle.named(world)
  if (kind === null || kind === 'maybe') return kind ?? []
  return pinned(world, kind, version === undefined ? {} : { version })
}

const namedIf = (world: World, holds: (kind: Kind) => Truth): Expected => {
  const kind = oracle.named(world)
  if (kind === null || kind === 'maybe') return kind ?? []
  return currentOf(world, kind, holds(kind))
}

export const get =
  (path: string): Surface['ask'] =>
  (site, who) =>
    send(site, who, { path })

/** What is offered without being asked for. */
export const listed = (world: World): Expected =>
  namedIf(world, (kind) => oracle.isListed(world, kind))

/** What clients may install by the bare name. */
export const offered = (world: World): Expected =>
  namedIf(world, (kind) => oracle.isInstallable(world, kind))
