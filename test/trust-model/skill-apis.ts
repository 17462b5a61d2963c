/** What the skill APIs of model providers show: what may be installed, for callers of every role. */
import * as oracle from './oracle.ts'
import { SLUG } from './packages.ts'
import { type Answer, send, type Site } from './site.ts'
import type { Surface } from './expected.ts'
import { all } from './truth.ts'
import { type Kind, kinds, type Who, type World } from './world.ts'

type Expected = ReturnType<Surface['expected']>

const current = (world: World, kind: Kind): Expected => {
  const truth = oracle.isInstallable(world, kind)
  const bytes = world.skills[kind].current
  if (truth === 'maybe') return truth
  return truth && bytes ? [bytes.pack.name] : []
}

const merged = (parts: Expected[]): Expected =>
  parts.includes('maybe') ? 'maybe' : [...new Set(parts.flat())]

/** Earlier ones too, of a skill whose current one may be installed. */
const versions = (world: World, kind: Kind): Expected =>
  merged(
    [...world.skills[kind].known.values()].map((bytes) => {
      const isShown = world.settings.installable !== 'listed' || !bytes.pack.isHidden
      const truth = all([
        oracle.isInstallable(world, kind),
        oracle.isReadable(world, kind, bytes),
        isShown,
      ])
      return truth === 'maybe' ? truth : truth ? [bytes.pack.name] : []
    }),
  )

/** The contents of all versions, by their numbers. */
const contents =
  (root: string) =>
  async (site: Site, who: Who): Promise<Answer> => {
    const found: Answer[] = []
    for (let number = 1; number <= 6; number += 1) {
      found.push(await send(site, who, { path: `${root}/versions/${number}/content` }))
    }
    const failure = found.find(({ status }) => status >= 500)
    return {
      status: (failure ?? found.find(({ status }) => status === 200) ?? found[0])?.status ?? 500,
      text: found.map(({ text }) => text).join('\n'),
      packs: [...new Set(found.flatMap(({ packs }) => packs))],
    }
  }

const idOf = (kind: Kind): string => `skill_${kind}_${SLUG}`

const get =
  (path: string): Surface['ask'] =>
  (site, who) =>
    send(site, who, { path })

const ofKind = (kind: Kind): Surface[] => {
  const openai = `/openai/v1/skills/${idOf(kind)}`
  const anthropic = `/anthropic/v1/skills/${idOf(kind)}`
  const isFor = 'tokens'
  const shown = (world: World) => current(world, kind)
  return [
    ...[openai, `${openai}/content`].map((path) => ({
      name: `GET ${path}`,
      isFor: 'tokens' as const,
      expected: shown,
      ask: get(path),
    })),
    ...[`${openai}/versions`, `${anthropic}/versions`].map((path) => ({
      name: `GET ${path}`,
      isFor: 'tokens' as const,
      expected: (world: World) => versions(world, kind),
      ask: get(path),
    })),
    {
      name: `GET ${anthropic}/versions/*/content`,
      isFor,
      // A skill may have more of them than are read here.
      expected: (world) => {
        const known = versions(world, kind)
        return known === 'maybe' || known.length === 0 ? known : 'maybe'
      },
      ask: contents(anthropic),
    },
  ]
}

export const skillApis: Surface[] = [
  {
    name: 'GET /openai/v1/skills',
    isFor: 'tokens',
    expected: (world) => merged(kinds.map((kind) => current(world, kind))),
    ask: get('/openai/v1/skills'),
  },
  ...kinds.flatMap(ofKind),
]
