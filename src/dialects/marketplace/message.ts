/**
 * The text that an orchestrator's model reads, and often all that it reads: enough to call every
 * command. It stays within 32 KiB: examples go first, then what skills say of themselves, then
 * skills. The same catalogue gives the same text. Pure.
 */
import type { Action, Selection } from './actions.ts'
import { exampleText, schemaText } from './schema-text.ts'

const MAX_BYTES = 32 * 1024

type Level = { examples: boolean; descriptions: boolean }

const levels: Level[] = [
  { examples: true, descriptions: true },
  { examples: false, descriptions: true },
  { examples: false, descriptions: false },
]

const INTRODUCTION = `This is a skill registry. It holds reviewed skills for agents: instructions to follow, and capabilities to call. Ask it which skills there are, read one and follow it, or call what it offers.

HOW TO CALL
Send {"command": "<name>", "arguments": {…}}. Arguments marked with ? may be left out. The answer is {"ok": true, "output": …}, or {"ok": false, "error": "<what is wrong>", "error_code": "<code>"}.
A command of a skill answers with its instructions and its list of files, unless it is bound to a function: then with the function's result. Read more files with read_skill_file.`

const FREE = 'No payment is needed: every command is free.'
const PRICED =
  'Commands are free, and need no payment, unless a price in USDC a call stands with them.'

const ENDING = `LIMITS
A request has at most 1 MiB. A file over 1 MiB is not read by read_skill_file. list_skills gives at most 200 skills at a time.

ERRORS
unknown_command: no such command now; list_skills has what there is.
invalid_arguments: the arguments do not fit; error says where.
approval_required: a person has to approve each call, so it cannot be called here.
skills_not_found, skills_file_not_found: no such skill or file.
functions_failed, functions_timed_out: what answers the command does not; try again later.`

const ANSWERS: Record<string, string> = {
  describe_skill: '{"skill":{"name":"pdf","version":"1.0.0",…}}',
  list_skills: '{"skills":[{"name":"pdf","version":"1.0.0"}],"next_cursor":null}',
  load_skills_protocol_guide: '{"content":"# …"}',
  read_skill_file: '{"content":"# …","encoding":"utf-8","media_type":"text/markdown"}',
  skill__fetch: '{"content":"# …"}',
}

const answerText = ({ name, target }: Action): string => {
  if (target.kind === 'command') return ANSWERS[name] ?? '{…}'
  const { skill } = target
  if (target.kind === 'capability' && target.capability.function_id !== null) return '{…}'
  return `{"skill":${JSON.stringify(skill.slug)},"version":${JSON.stringify(skill.version.slice(0, 64))},"instructions":"# …","files":[…]}`
}

const needsApproval = ({ target }: Action): boolean =>
  target.kind === 'capability' && target.capability.approval_required

const entry = (action: Action, level: Level): string => {
  const isOurs = action.target.kind === 'command'
  const example = level.examples ? exampleText(action.input_schema) : null
  return [
    `- ${action.name}${level.descriptions || isOurs ? `: ${action.description}` : ''}`,
    `  arguments: ${schemaText(action.input_schema)}`,
    ...(action.price === null ? [] : [`  price: ${action.price} USDC a call`]),
    ...(needsApproval(action) ? ['  needs approval: answers approval_required'] : []),
    ...(example === null
      ? []
      : [
          `  example: {"command":"${action.name}","arguments":${example}}`,
          `  answer: {"ok":true,"output":${answerText(action)}}`,
        ]),
  ].join('\n')
}

const page = (actions: Action[], { level, left }: { level: Level; left: number }): string => {
  const isFree = actions.every(({ price }) => price === null)
  const more =
    left === 0 ? [] : [`${left} more commands are left out here. list_skills has every skill.`]
  const entries = actions.map((action) => entry(action, level))
  return [
    `${INTRODUCTION}\n${isFree ? FREE : PRICED}`,
    ['COMMANDS', ...entries, ...more].join('\n'),
    ENDING,
  ].join('\n\n')
}

const byName = (actions: Action[]): Action[] =>
  actions.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const fits = (text: string): boolean => Buffer.byteLength(text) <= MAX_BYTES

export type Shown = { message: string; actions: Action[] }

/** What was asked for by name is the last to go; the registry's own commands always stay. */
export const show = ({ commands, picked, listed }: Selection): Shown => {
  const skills = [...byName(picked), ...byName(listed)]
  const shownWith = (count: number, level: Level): Shown => {
    const actions = byName([...commands, ...skills.slice(0, count)])
    return { message: page(actions, { level, left: skills.length - count }), actions }
  }
  const [full, ...shorter] = levels
  let shown = shownWith(skills.length, full as Level)
  for (const level of shorter) {
    if (fits(shown.message)) return shown
    shown = shownWith(skills.length, level)
  }
  if (fits(shown.message)) return shown
  let [least, most] = [0, skills.length - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(shownWith(middle, levels[2] as Level).message)) least = middle
    else most = middle - 1
  }
  return shownWith(least, levels[2] as Level)
}
