/** What the registry serves of a skill for this machine; if nothing, what helps here. */
import { Refusal, refuse } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import { type Found, findFiles, findSkill } from '../read/find.ts'
import { short } from '../terminal/text.ts'
import type { Locked } from './lock-file.ts'
import type { Place } from './place.ts'

/** The codes of what is not served, by who asks and how. */
const goneCodes = new Set([
  'cli.not_served',
  'skills.not_found',
  'skills.revision_not_found',
  'skills.revision_purged',
])

export const isGone = (error: unknown): error is Refusal =>
  error instanceof Refusal && goneCodes.has(error.code)

/** With the reason, which the registry gives only to callers that may read the bytes anyway. */
const notServed = (what: string, { problem }: Refusal, advice: string): Refusal => {
  const reason = problem.details?.['status_reason']
  const why = typeof reason === 'string' ? `: ${reason}` : ' here'
  return refuse('cli.not_served', 'Not served', `${what} is not served${why}. ${advice}`, {
    status_reason: typeof reason === 'string' ? reason : null,
  })
}

export const commandFor = ({ scope }: Place, ...words: string[]): string =>
  ['skill', ...words, ...(scope === 'personal' ? ['--global'] : [])].join(' ')

const removing = (place: Place, slug: string): string =>
  `"${commandFor(place, 'remove', slug)}" removes it from this machine.`

const isInstallable = async (
  { registry }: Context,
  slug: string,
  { source_kind: sourceKind }: Locked,
): Promise<boolean> => (await registry.findSkill(sourceKind, slug))?.installable === true

/** The command for a skill whose revision here is not served: another one may be. */
export const wayOut = async (
  context: Context,
  place: Place,
  slug: string,
  locked: Locked,
): Promise<string> =>
  commandFor(place, (await isInstallable(context, slug, locked)) ? 'update' : 'remove', slug)

type Wanted = { slug: string; place: Place; options: Options; locked: Locked | undefined }

/** What is to be installed. */
export const findServed = async (context: Context, wanted: Wanted): Promise<Found> => {
  const { slug, place, options, locked } = wanted
  try {
    return await findFiles(context.registry, slug, options)
  } catch (error) {
    if (!isGone(error)) throw error
    const isNamed = options.version !== undefined || options.fingerprint !== undefined
    if (locked !== undefined && !isNamed) throw notServed(slug, error, removing(place, slug))
    if (error.code !== 'cli.not_served') throw error
    const reading = '"skill pull" with --unserved downloads it to be read.'
    throw notServed(slug, error, `Nothing was installed; ${reading}`)
  }
}

/** The revision that the lock file names. */
export const findLocked = async (
  context: Context,
  place: Place,
  slug: string,
  locked: Locked,
): Promise<Found> => {
  const { source_kind: sourceKind, fingerprint } = locked
  try {
    return await findFiles(context.registry, slug, { sourceKind, fingerprint })
  } catch (error) {
    if (!isGone(error)) throw error
    const advice = (await isInstallable(context, slug, locked))
      ? `"${commandFor(place, 'update', slug)}" installs the one that is.`
      : removing(place, slug)
    const what = `The revision of ${slug} that the lock file names (${short(fingerprint)})`
    throw notServed(what, error, advice)
  }
}

/** The version is not in a list of files. */
export const versionOf = async (
  context: Context,
  found: Found,
  { options, locked, place }: Omit<Wanted, 'slug'>,
): Promise<string> => {
  const { slug, sourceKind, list } = found
  const skill = await findSkill(context.registry, slug, { ...options, sourceKind })
  if (skill.fingerprint !== list.fingerprint) return options.version ?? ''
  if (skill.installable) return skill.version
  const reason = skill.reasons.installable ?? 'no reason given'
  throw refuse(
    'cli.not_installable',
    'Not installable',
    `${slug} may not be installed: ${reason}.${locked ? ` ${removing(place, slug)}` : ''}`,
  )
}
