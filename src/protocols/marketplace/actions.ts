/** The actions that can be called by name, and what a call of each does. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import type { OfferedCapability, OfferedSkill } from '../offers/offer.ts'
import { actionNameOf } from '../../packages/manifest/action-names.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import { type RegistryCommand, registryCommands } from './registry-commands.ts'
import { oneLine } from './one-line.ts'

type Target =
  | { kind: 'command'; command: RegistryCommand }
  | { kind: 'skill'; skill: OfferedSkill }
  | { kind: 'capability'; skill: OfferedSkill; capability: OfferedCapability }

export type Action = {
  name: string
  description: string
  input_schema: JsonObject
  output_schema: JsonObject
  price: string | null
  category: string
  /** A short description of the result; null if its shape is unknown. */
  shown: string | null
  target: Target
}

/** Whether a person has to approve each call. */
export const needsApproval = ({ target }: Action): boolean =>
  target.kind === 'capability' && target.capability.approval_required

/** Otherwise it returns instructions only. */
export const callsFunction = ({ target }: Action): boolean =>
  target.kind === 'capability' && target.capability.function_id !== null

const MAX_DESCRIPTION = 1024

const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/

/** Whether an action may have the name. */
export const isActionName = (text: string): boolean => NAME.test(text)

/** Short, since it is repeated for every skill without a function. */
const instructionsSchema: JsonObject = {
  type: 'object',
  properties: {
    note: { type: 'string' },
    skill: { type: 'string' },
    version: { type: 'string' },
    fingerprint: { type: 'string' },
    instructions: { type: 'string', description: 'Markdown to follow.' },
    files: { type: 'array', items: { type: 'object' } },
  },
  required: ['note', 'skill', 'version', 'fingerprint', 'instructions', 'files'],
}

const described = (text: string, fallback: string): string =>
  oneLine(text, MAX_DESCRIPTION) || fallback

/** Arguments are an object, even if a publisher's schema does not say so. */
const objectSchema = (schema: JsonObject | null): JsonObject => ({
  ...schema,
  type: 'object',
})

/** A function's result is wrapped unless it is an object. */
const resultSchema = (schema: JsonObject | null): JsonObject => {
  if (schema?.type === 'object') return schema
  return { type: 'object', ...(schema ? { properties: { result: schema } } : {}) }
}

const followedText = ({ slug, version }: OfferedSkill): string =>
  `{"note":"Nothing was executed…","skill":${JSON.stringify(slug)},"version":${JSON.stringify(oneLine(version, 64))},"instructions":"…","files":[{"path":"SKILL.md",…}]}`

const instructionAction = (skill: OfferedSkill): Action => ({
  name: actionNameOf(extensionIdOf(skill.slug)),
  description: described(skill.description, `The instructions of ${skill.slug}.`),
  input_schema: { type: 'object', properties: {} },
  output_schema: instructionsSchema,
  price: null,
  category: 'instructions',
  shown: followedText(skill),
  target: { kind: 'skill', skill },
})

const capabilityAction = (skill: OfferedSkill, capability: OfferedCapability): Action => ({
  name: actionNameOf(capability.extension_id, capability.capability_id),
  description: described(capability.description, `A capability of ${skill.slug}.`),
  input_schema: objectSchema(capability.input_schema),
  output_schema:
    capability.function_id === null ? instructionsSchema : resultSchema(capability.output_schema),
  price: capability.price,
  category: 'capability',
  shown: capability.function_id === null ? followedText(skill) : null,
  target: { kind: 'capability', skill, capability },
})

const makeActions = (skill: OfferedSkill): Action[] => [
  ...(skill.kind === 'instruction' ? [instructionAction(skill)] : []),
  ...skill.capabilities.map((capability) => capabilityAction(skill, capability)),
]

/** Cached per skill, since most skills of an offer are those of the previous one. */
const made = new WeakMap<OfferedSkill, Action[]>()

const actionsOf = (skill: OfferedSkill): Action[] => {
  const known = made.get(skill)
  if (known) return known
  const actions = makeActions(skill)
  made.set(skill, actions)
  return actions
}

const commandActions = registryCommands.map(({ command, ...said }): Action => ({
  ...said,
  name: command,
  price: null,
  category: 'registry',
  target: { kind: 'command', command },
}))

/**
 * All callable actions, by name. Skills share none but those of tools: of a tool that two use, the
 * action of the listed one is taken, then that of the smaller slug.
 */
export const callable = (skills: OfferedSkill[]): Map<string, Action> => {
  const actions = new Map<string, Action>()
  const add = (action: Action): void => {
    if (!actions.has(action.name)) actions.set(action.name, action)
  }
  for (const action of commandActions) add(action)
  for (const isListed of [true, false]) {
    for (const skill of skills) {
      if (skill.is_listed === isListed) for (const action of actionsOf(skill)) add(action)
    }
  }
  return actions
}

/** The actions of one skill. */
export const actionsOfSkill = (actions: ReadonlyMap<string, Action>, slug: string) =>
  [...actions.values()]
    .filter(({ target }) => target.kind !== 'command' && target.skill.slug === slug)
    .map((action) => ({
      name: action.name,
      description: action.description,
      input_schema: action.input_schema,
      approval_required: needsApproval(action),
      calls_function: callsFunction(action),
      ...(action.price === null ? {} : { price: action.price }),
    }))

export type Selection = {
  commands: Action[]
  picked: Action[]
  listed: Action[]
  /** Whether `listed` is ordered by relevance; otherwise all are ordered by name. */
  isRanked: boolean
}

/** The actions shown by default, and those selected by the slug of their skill. */
export const select = (actions: Iterable<Action>, picks: ReadonlySet<string>): Selection => {
  const selection: Selection = { commands: [], picked: [], listed: [], isRanked: false }
  for (const action of actions) {
    const { target } = action
    if (target.kind === 'command') selection.commands.push(action)
    else if (picks.has(target.skill.slug)) selection.picked.push(action)
    else if (target.skill.is_listed) selection.listed.push(action)
  }
  return selection
}
