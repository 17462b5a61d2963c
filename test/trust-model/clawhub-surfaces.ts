/** As clients of ClawHub read skills. */
import { type Expected, get, nameOf, pinned, type Surface } from './expected.ts'
import * as oracle from './oracle.ts'
import { SLUG } from './packages.ts'
import { seesAll } from './permissions.ts'
import type { World } from './world.ts'

/** The version of what is current is the current one, though newer bytes may have its label. */
const shelved = (world: World, version?: string): Expected => {
  const kind = oracle.named(world)
  if (kind === null || kind === 'maybe') return kind ?? []
  const truth = oracle.isInstallable(world, kind)
  if (truth !== true) return truth === 'maybe' ? truth : []
  const { current } = world.skills[kind]
  const isCurrent = version === undefined || version === current?.pack.version
  return isCurrent ? nameOf(current) : pinned(world, kind, { version })
}

const claw = '/clawhub/api/v1'

export const clawHub = (versions: string[]): Surface[] => [
  ...['/skills', `/search?q=${SLUG}`].map((path): Surface => ({
    name: `ClawHub GET ${path}`,
    isFor: 'tokens',
    expected: (world) => shelved(world),
    ask: get(`${claw}${path}`),
  })),
  {
    name: 'ClawHub GET skill',
    isFor: 'tokens',
    // Publishers also read what findings keep from being served.
    expected: (world, who) => {
      const found = shelved(world)
      return found.length === 0 && seesAll(who) ? 'maybe' : found
    },
    ask: get(`${claw}/skills/${SLUG}`),
  },
  {
    name: 'ClawHub GET moderation',
    isFor: 'tokens',
    expected: (world, who) => (seesAll(who) ? 'maybe' : shelved(world).length > 0 ? 'maybe' : []),
    ask: get(`${claw}/skills/${SLUG}/moderation`),
  },
  ...[undefined, ...versions].flatMap((version): Surface[] => {
    const query = version === undefined ? '' : `version=${version}`
    const by = version === undefined ? 'current' : 'version'
    return [`/skills/${SLUG}/file?path=SKILL.md&`, `/download?slug=${SLUG}&`].map((path) => ({
      name: `ClawHub GET ${path} (${by})`,
      isFor: 'tokens' as const,
      expected: (world: World) => shelved(world, version),
      ask: get(`${claw}${path}${query}`),
    }))
  }),
]
