/** The settings of a workspace as fields of forms. Pure. */
import { SettingsBody } from '../../tenancy/settings/schemas.ts'
import type { Effective as Settings } from '../../tenancy/settings/service.ts'

type Options = readonly (readonly [value: string, text: string])[]

export type Field = {
  /** The place in the settings. */
  name: string
  label: string
  /** What it changes. */
  help: string
  /** Null: lines of text. */
  options: Options | null
  textOf: (settings: Settings) => string
  valueOf: (text: string) => unknown
  /** What is wrong with a text that the API would accept, but with another meaning; null: nothing. */
  faultOf?: (text: string) => string | null
}

export type Section = {
  id: string
  title: string
  lead: string
  fields: readonly Field[]
}

const said = SettingsBody.properties

const yesNo: Options = [
  ['true', 'yes'],
  ['false', 'no'],
]

type FlagName =
  | 'four_eyes'
  | 'reviewers_must_be_people'
  | 'sub_agents_may_propose'
  | 'require_if_match'
  | 'review_requires_if_match'
  | 'block_on_missing_dependencies'
type ChoiceName = 'approval' | 'content_approval' | 'installable' | 'validation_profile'

const flag = (name: FlagName, label: string): Field => ({
  name,
  label,
  help: String(said[name].description).replace('Default: false', 'Default: no'),
  options: yesNo,
  textOf: (settings) => String(settings[name]),
  valueOf: (text) => text === 'true',
})

/** As its form shows it, in one line. */
export const shownText = ({ options }: Field, text: string): string => {
  const option = options?.find(([value]) => value === text)
  return (
    option?.[1] ??
    (text
      .trim()
      .split(/\s*\n\s*/)
      .join(', ') ||
      'nothing')
  )
}

const choice = (name: ChoiceName, label: string, values: readonly string[]): Field => ({
  name,
  label,
  help: String(said[name].description),
  options: values.map((value) => [value, value]),
  textOf: (settings) => settings[name],
  valueOf: (text) => text,
})

const isPublic: Field = {
  name: 'capabilities_public',
  label: 'Public without a token',
  help: 'Whether callers without a token may read `/capabilities`, `/health` and the discovery index with its artifacts. Default: only while the service is open.',
  options: [['', 'default'], ...yesNo],
  textOf: ({ capabilities_public: value, capabilities_public_set: isSet }) =>
    isSet ? String(value) : '',
  valueOf: (text) => (text === '' ? null : text === 'true'),
}

const byDefault = (name: 'enabled' | 'allow_implicit_invocation', label: string): Field => ({
  name: `policy_defaults.${name}`,
  label,
  help: 'For every skill without a policy of its own.',
  options: yesNo,
  textOf: ({ policy_defaults: defaults }) => String(defaults[name]),
  valueOf: (text) => text === 'true',
})

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

const names = (name: keyof Settings['environment'], label: string): Field => ({
  name: `environment.${name}`,
  label,
  help: 'One name a line.',
  options: null,
  textOf: ({ environment }) => environment[name].join('\n'),
  valueOf: linesOf,
})

const protectedNames: Field = {
  name: 'protected_names',
  label: 'Protected names',
  help: 'One name a line, such as those of your products. Reviewers are warned of new skills whose names are easily taken for one of these.',
  options: null,
  textOf: ({ protected_names: listed }) => listed.join('\n'),
  valueOf: linesOf,
}

/** A word of the form: the API would take it for a name. */
const NO_LIMIT = '*'

const namesNoLimit = (text: string): boolean =>
  linesOf(text).some((line) => line.split(/\s+/)[0] === NO_LIMIT)

const notAlone = (text: string): string | null =>
  text !== NO_LIMIT && namesNoLimit(text)
    ? `\`${NO_LIMIT}\` stands for no limit where it is the only line. Remove it, or the other lines.`
    : null

type Policy = Settings['capability_policy']
type Ref = Policy['denied'][number]

const refText = ({ extension_id: extension, capability_id: capability }: Ref): string =>
  capability === undefined ? extension : `${extension} ${capability}`

const refOf = (line: string): Ref => {
  const [extension = '', ...rest] = line.split(/\s+/)
  return rest.length === 0
    ? { extension_id: extension }
    : { extension_id: extension, capability_id: rest.join(' ') }
}

const refsHelp =
  'One a line: an extension id such as `mcp.mail`, and a blank and a capability id where only that one is meant.'

const allowed: Field = {
  name: 'capability_policy.allowed',
  label: 'Allowed capabilities',
  help: `${refsHelp} \`${NO_LIMIT}\` alone: everything that is not denied. Empty: nothing.`,
  options: null,
  textOf: ({ capability_policy: { allowed: refs } }) =>
    refs === null ? NO_LIMIT : refs.map(refText).join('\n'),
  valueOf: (text) => (text === NO_LIMIT ? null : linesOf(text).map(refOf)),
  faultOf: notAlone,
}

const denied: Field = {
  name: 'capability_policy.denied',
  label: 'Denied capabilities',
  help: refsHelp,
  options: null,
  textOf: ({ capability_policy: { denied: refs } }) => refs.map(refText).join('\n'),
  valueOf: (text) => linesOf(text).map(refOf),
  faultOf: (text) =>
    namesNoLimit(text)
      ? `\`${NO_LIMIT}\` is no extension id. To deny everything, leave “${allowed.label}” empty.`
      : null,
}

const limit = (name: 'domains' | 'paths', label: string, help: string): Field => ({
  name: `capability_policy.constraints.${name}`,
  label,
  help: `${help} \`${NO_LIMIT}\` alone: no limit. Empty: none.`,
  options: null,
  textOf: ({ capability_policy: { constraints } }) => constraints[name]?.join('\n') ?? NO_LIMIT,
  valueOf: (text) => (text === NO_LIMIT ? null : linesOf(text)),
  faultOf: notAlone,
})

const rateOf = (line: string): [string, number] => {
  const [name = '', rate = ''] = line.split(/\s+/)
  return [name, rate === '' ? Number.NaN : Number(rate)]
}

const rates: Field = {
  name: 'capability_policy.constraints.rate_limits',
  label: 'Calls per minute',
  help: 'One a line: a name, a blank, a number. Empty: no limit.',
  options: null,
  textOf: ({ capability_policy: { constraints } }) =>
    Object.entries(constraints.rate_limits ?? {})
      .map(([name, rate]) => `${name} ${rate}`)
      .join('\n'),
  valueOf: (text) => (text === '' ? null : Object.fromEntries(linesOf(text).map(rateOf))),
}

export const sections: readonly Section[] = [
  {
    id: 'reviews',
    title: 'Reviews',
    lead: 'What waits for a reviewer, and who may decide.',
    fields: [
      choice('approval', 'Approval of skills', ['automatic', 'required']),
      choice('content_approval', 'Approval of documents and prompts', ['automatic', 'required']),
      flag('four_eyes', 'Four eyes'),
      flag('reviewers_must_be_people', 'Only people review'),
      flag('sub_agents_may_propose', 'Sub-agents may propose'),
      flag('review_requires_if_match', 'Reviews through the API need If-Match'),
      protectedNames,
    ],
  },
  {
    id: 'serving',
    title: 'Serving',
    lead: 'Which skills agents get.',
    fields: [
      choice('validation_profile', 'Format errors', ['lenient', 'strict']),
      flag('block_on_missing_dependencies', 'Missing dependencies block'),
      choice('installable', 'Installable by name', ['served', 'listed']),
      byDefault('enabled', 'Agents may have skills'),
      byDefault('allow_implicit_invocation', 'Offered without being asked for'),
      isPublic,
      flag('require_if_match', 'Writes through the API need If-Match'),
    ],
  },
  {
    id: 'environment',
    title: "Agents' machines",
    lead: 'What the machines have. What a skill needs besides is reported as missing.',
    fields: [
      names('bins', 'Programs'),
      names('commands', 'Commands'),
      names('env', 'Environment variables'),
      names('mcp', 'MCP servers'),
    ],
  },
  {
    id: 'capabilities',
    title: 'Capability policy',
    lead: 'What capabilities may do here, whatever was approved. It takes effect at once.',
    fields: [
      allowed,
      denied,
      limit('domains', 'Domains', 'Hosts, one a line; `*.example.com` is all below it.'),
      limit('paths', 'Paths', 'Files and folders, one a line.'),
      rates,
    ],
  },
]
