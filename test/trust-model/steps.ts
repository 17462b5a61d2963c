/** What may happen to a skill, at random. */
import * as fc from 'fast-check'
import { packs } from './packages.ts'
import { type Kind, kinds, type Who, type World } from './world.ts'

/** Settings that one step changes. */
export const settingChanges = [
  { approval: 'required' },
  { approval: 'automatic' },
  { four_eyes: true },
  { four_eyes: false },
  { validation_profile: 'strict' },
  { validation_profile: 'lenient' },
  { block_on_missing_dependencies: true },
  { block_on_missing_dependencies: false },
  { environment: { bins: ['frobnicate'] } },
  { environment: { bins: [] } },
  { policy_defaults: { enabled: false } },
  { policy_defaults: { enabled: true } },
  { policy_defaults: { allow_implicit_invocation: true } },
  { policy_defaults: { allow_implicit_invocation: false } },
  { capabilities_public: true },
  { capabilities_public: false },
  { installable: 'listed' },
  { installable: 'served' },
] as const

/** What the MCP server offers as its tool `send`; null: nothing. */
export const offers = ['harmless', 'destructive', 'unknown', null] as const

/** The capabilities that functions may answer. */
export const boundIds = ['look', 'go'] as const
const capabilityIds = ['look', 'go', 'send', 'note'] as const

type By = {
  by: Who
  /** Tried where there is nothing to do it to, too. */
  isBold?: boolean
}
type Of = By & { kind: Kind }

export type Step =
  | (Of & { do: 'install' | 'update' | 'rollback' | 'purge'; pack: string })
  | (Of & { do: 'uninstall' })
  | (Of & {
      do: 'review'
      decision: 'approve' | 'reject'
      accept: 'none' | 'one' | 'all'
      /** Of no capability at all. */
      isPart: boolean
      enable?: boolean | undefined
    })
  /** With neither field the override is removed. */
  | (Of & { do: 'policy'; enabled?: boolean | undefined; implicit?: boolean | undefined })
  | (Of & { do: 'propose'; manifest: 'tool' | 'own' })
  | (Of & { do: 'classify'; capability: string; isHarmless: boolean })
  | (Of & { do: 'bind'; capability: string; functionId: string })
  | (By & { do: 'register'; functionId: string; target: number })
  | (By & { do: 'sync'; offer: number })
  | (By & { do: 'settings'; change: number })

/** Whether there is anything to do it to; what is not is worth no more than a try now and then. */
export const isPossible = ({ skills }: World, step: Step): boolean => {
  if (!('kind' in step)) return true
  const { current, open, known } = skills[step.kind]
  if (step.do === 'install') return current === null || current.pack.name === step.pack
  if (step.do === 'review') return open !== null
  if (step.do === 'rollback' || step.do === 'purge') {
    return [...known.values()].some(({ pack }) => pack.name === step.pack)
  }
  return current !== null
}

const mostly = <T>(usual: readonly T[], rare: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  )

const outsiders = ['reader', 'none', 'foreign'] as const
const admin = mostly<Who>(['admin'], ['rev1', 'pub1', 'none', 'foreign'])
const kind = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Kind>('user') },
  { weight: 1, arbitrary: fc.constantFrom(...kinds) },
)
const flag = fc.option(fc.boolean(), { nil: undefined })
const capability = fc.constantFrom(...capabilityIds)

const does = <Name extends Step['do']>(name: Name) => fc.constant(name)

/** The first of them matter most. */
const change = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: settingChanges.length - 1 }))
const settings = fc.record({ do: does('settings'), by: admin, change })

/** The few that one sequence is made of. */
type Cast = { publishers: Who[]; reviewers: Who[]; packs: string[] }

const stepsOf = ({ publishers, reviewers, packs: names }: Cast) => {
  const publisher = mostly<Who>(publishers, outsiders)
  const reviewer = mostly<Who>(reviewers, [...outsiders, 'pub1'])
  const pack = fc.constantFrom(...names)
  return {
    install: fc.record({ do: does('install'), by: publisher, kind, pack }),
    update: fc.record({ do: does('update'), by: publisher, kind, pack }),
    review: fc.record({
      do: does('review'),
      by: reviewer,
      kind,
      decision: fc.constantFrom('approve', 'approve', 'approve', 'reject'),
      accept: fc.constantFrom('none', 'one', 'all'),
      isPart: mostly([false], [true]),
      enable: mostly([undefined], [true, false]),
    }),
    uninstall: fc.record({ do: does('uninstall'), by: publisher, kind }),
    rollback: fc.record({ do: does('rollback'), by: reviewer, kind, pack }),
    purge: fc.record({ do: does('purge'), by: admin, kind, pack }),
    policy: fc.record({ do: does('policy'), by: reviewer, kind, enabled: flag, implicit: flag }),
    propose: fc.record({
      do: does('propose'),
      by: publisher,
      kind,
      manifest: fc.constantFrom('tool', 'own'),
    }),
    classify: fc.record({
      do: does('classify'),
      by: reviewer,
      kind,
      capability,
      isHarmless: fc.boolean(),
    }),
    bind: fc
      .record({ do: does('bind'), by: reviewer, kind, capability: fc.constantFrom(...boundIds) })
      .map((step) => ({ ...step, functionId: `office::${step.capability}` })),
    register: fc.record({
      do: does('register'),
      by: publisher,
      functionId: fc.constantFrom(...boundIds.map((id) => `office::${id}`)),
      target: fc.nat({ max: 1 }),
    }),
    sync: fc.record({ do: does('sync'), by: reviewer, offer: fc.nat({ max: offers.length - 1 }) }),
    settings,
  } satisfies { [Name in Step['do']]: fc.Arbitrary<Step> }
}

/** Without them nothing is served that could be taken away. */
const always = ['install', 'update', 'review'] as const
const sometimes = [
  'uninstall',
  'rollback',
  'purge',
  'policy',
  'propose',
  'classify',
  'bind',
  'register',
  'sync',
  'settings',
] as const

type Theme = {
  kindsOfStep: readonly (typeof sometimes)[number][]
  /** Changes of settings that the sequence begins with. */
  begins?: readonly number[]
  packs?: readonly string[]
}

/** What concerns one another: drawn together, it meets far more often. */
const themes: Theme[] = [
  { kindsOfStep: ['bind', 'register'], packs: ['able'] },
  { kindsOfStep: ['propose'], begins: [0, 2] },
  { kindsOfStep: ['policy', 'uninstall'] },
  { kindsOfStep: ['classify', 'propose', 'sync'] },
  { kindsOfStep: ['rollback', 'settings'] },
  { kindsOfStep: ['policy', 'settings', 'uninstall'] },
]

const few = <T>(all: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.subarray([...all], { minLength: 1, maxLength })

const casts: fc.Arbitrary<Cast> = fc.record({
  publishers: few<Who>(['pub1', 'rev1', 'rev2'], 2),
  reviewers: few<Who>(['rev1', 'rev2', 'admin'], 2),
  packs: few(
    packs.map(({ name }) => name),
    2,
  ),
})

const anyTheme: fc.Arbitrary<Theme> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...themes) },
  { weight: 1, arbitrary: fc.record({ kindsOfStep: few(sometimes, 3) }) },
  { weight: 1, arbitrary: fc.constant({ kindsOfStep: sometimes }) },
)

/**
 * Each sequence takes a few people, packages and kinds of step only, so that its steps concern one
 * another; some begin where a workspace is set up otherwise.
 */
export const sequences: fc.Arbitrary<Step[]> = fc.tuple(anyTheme, casts).chain(([theme, cast]) => {
  const { kindsOfStep, begins = [], packs: named = [] } = theme
  const steps = stepsOf({ ...cast, packs: [...named, ...cast.packs] })
  const step = fc
    .tuple(
      fc.oneof(...[...always, ...kindsOfStep].map((name): fc.Arbitrary<Step> => steps[name])),
      mostly([false], [true]),
    )
    .map(([one, isBold]) => ({ ...one, isBold }))
  const first = begins.map((one): Step => ({ do: 'settings', by: 'admin', change: one }))
  return fc
    .tuple(
      fc.array(settings, { maxLength: 2 }),
      fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }),
    )
    .map((parts) => [...first, ...parts.flat()])
})
