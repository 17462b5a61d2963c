/**
 * Checks what a skill needs against what the workspace declares of its agents. The registry cannot
 * see an agent's machine: whatever is not declared is missing, and the hint says where to declare
 * it. The view `skill_states` repeats this in SQL, to decide whether missing requirements keep a
 * skill from being served. Pure.
 */
import { showName } from '../errors.ts'
import { finding } from '../manifest/diagnostics.ts'
import type { Requirement } from '../manifest/requirements.ts'
import type { Diagnostic } from '../types.ts'

/** Names that the agents of a workspace can rely on. */
export type Environment = { bins: string[]; commands: string[]; env: string[]; mcp: string[] }

export type DependencyDiagnostic = {
  kind: Requirement['kind']
  name: string
  status: 'satisfied' | 'missing' | 'blocked'
  hint?: string
}

/**
 * The lists in which each kind may be declared. Programs and commands are both files on the path.
 */
const lists: Record<Requirement['kind'], [keyof Environment, ...(keyof Environment)[]]> = {
  apikey: ['env'],
  bin: ['bins', 'commands'],
  command: ['commands', 'bins'],
  env: ['env'],
  mcp: ['mcp'],
}

const satisfiedOf = ({ kind, names }: Requirement, environment: Environment): string[] =>
  names.filter((name) => lists[kind].some((list) => environment[list].includes(name)))

/** Enough to act on; the health report has all of them. */
const MAX_MISSING = 20

/** What is not declared, as a reader would name it. */
export const missingIn = (requirements: Requirement[], environment: Environment): string[] =>
  requirements
    .filter((requirement) => satisfiedOf(requirement, environment).length === 0)
    .slice(0, MAX_MISSING)
    .map(({ kind, names }) => `${kind} ${showName(names.join(' or '))}`)

/** Findings for bytes that are not served before their requirements are declared. */
export const missingFindings = (
  requirements: Requirement[],
  environment: Environment,
): Diagnostic[] =>
  missingIn(requirements, environment).map((missing) =>
    finding(
      'warning',
      'dependencies.missing',
      'dependencies',
      `It needs ${missing}, and is not served before settings.environment declares it.`,
    ),
  )

/** Sorted by kind and name. Each name appears once, as satisfied if any requirement with it is. */
export const diagnoseDependencies = (
  requirements: Requirement[],
  environment: Environment,
): DependencyDiagnostic[] => {
  const found = new Map<string, DependencyDiagnostic>()
  for (const requirement of requirements) {
    const { kind, names } = requirement
    const satisfied = satisfiedOf(requirement, environment)
    for (const name of satisfied) found.set(`${kind} ${name}`, { kind, name, status: 'satisfied' })
    if (satisfied.length > 0) continue
    for (const name of names) {
      const key = `${kind} ${name}`
      // A requirement for this name alone takes precedence over a choice of several.
      if (found.has(key) && names.length > 1) continue
      found.set(key, { kind, name, status: 'missing', hint: hintOf(kind, names) })
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, diagnostic]) => diagnostic)
}

const hintOf = (kind: Requirement['kind'], names: string[]): string => {
  const [list] = lists[kind]
  const which = names.length > 1 ? `One of ${names.join(', ')} is enough: declare it` : 'Declare it'
  return `${which} in settings.environment.${list} once agents have it.`
}
