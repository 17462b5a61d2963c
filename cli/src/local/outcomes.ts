/** What became of each skill of a command: one that fails keeps no other from being tried. */
import { exitCodes, type Problem, problemOf, Unreachable } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Line } from '../terminal/output.ts'
import { short } from '../terminal/text.ts'
import type { Lock } from './lock-file.ts'

export type Done = {
  slug: string
  status: 'installed' | 'updated' | 'unchanged' | 'pinned'
  version: string
  fingerprint: string
  folders: string[]
}

type Failed = {
  slug: string
  status: 'failed'
  /** Of what the lock file says; null if it does not name the skill. */
  version: string | null
  fingerprint: string | null
  folders: string[]
  error: Problem
}

type Outcome = Done | Failed

const failedOf = (slug: string, lock: Lock, error: unknown): Failed => {
  const { version = null, fingerprint = null, folders = [] } = lock.get(slug) ?? {}
  return { slug, status: 'failed', version, fingerprint, folders, error: problemOf(error) }
}

export const eachOf = async (
  slugs: string[],
  lock: Lock,
  work: (slug: string) => Promise<Done>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  // Trying again for each of many skills would take minutes.
  let lost: Unreachable | null = null
  for (const slug of slugs) {
    try {
      if (lost !== null) throw lost
      outcomes.push(await work(slug))
    } catch (error) {
      if (error instanceof Unreachable) lost = error
      outcomes.push(failedOf(slug, lock, error))
    }
  }
  return outcomes
}

const linesOf = (outcome: Outcome): Line[] => {
  const { slug, status } = outcome
  if (status === 'failed') return [{ style: 'bad', text: `failed    ${slug}` }]
  const { version, fingerprint, folders } = outcome
  const isAsBefore = status === 'unchanged' || status === 'pinned'
  return [
    `${status.padEnd(9)} ${slug} ${version} (${short(fingerprint)})`,
    ...(isAsBefore ? [] : folders.map((folder) => `          ${folder}`)),
  ]
}

/** One for each sentence, since all skills may have failed for the same reason. */
const problemsOf = (failed: Failed[]): Problem[] => [
  ...new Map(failed.map(({ error }) => [`${error.code} ${error.detail}`, error])).values(),
]

/** Prints all outcomes, and gives the exit code. */
export const report = ({ output }: Context, outcomes: Outcome[]): number => {
  const problems = problemsOf(outcomes.filter((outcome) => outcome.status === 'failed'))
  const [error] = problems
  output.result({ skills: outcomes, ...(error ? { error } : {}) }, () => [
    ...outcomes.flatMap(linesOf),
    ...(outcomes.length === 0 ? ['There is nothing to do: the lock file has no skills.'] : []),
  ])
  for (const problem of problems) output.problem(problem)
  if (problems.some(({ code }) => code === 'cli.unreachable')) return exitCodes.unreachable
  return error === undefined ? exitCodes.ok : exitCodes.refused
}
