/** Finds the skill that a name means, and the revision that options mean. */
import { parseSlug } from '../../../src/packages/manifest/slug.ts'
import { Refusal, refuse, UsageError } from '../api/failures.ts'
import type { FileList, Registry, Revision, Skill } from '../api/registry.ts'
import type { Options, SourceKind } from '../program/options.ts'

type Include = Pick<Revision, 'include'>

export type Found = { slug: string; sourceKind: SourceKind; list: FileList; include: Include }

const includeOf = ({ unserved: isWanted }: Options): Include =>
  isWanted ? { include: 'unserved' } : {}

/** The order in which source kinds are tried for a name without one. */
const precedence: readonly SourceKind[] = ['user', 'registry', 'system']

const kindsOf = ({ sourceKind }: Options): readonly SourceKind[] =>
  sourceKind ? [sourceKind] : precedence

export const checkSlug = (slug: string): string => {
  const name = parseSlug(slug)?.name
  if (name === undefined)
    throw new UsageError(`"${slug}" is not a slug: [owner/]name in lower case`)
  return name
}

/** Another source kind may have it. */
const missingCodes = new Set(['skills.not_found', 'skills.revision_not_found', 'cli.not_served'])

/** The registry gives the reason only to callers that may have the bytes. */
const namedUnserved = (error: unknown, slug: string): unknown => {
  const reason = error instanceof Refusal ? error.problem.details?.['status_reason'] : undefined
  if (typeof reason !== 'string') return error
  return refuse(
    'cli.not_served',
    'Not served',
    `${slug} is not served: ${reason}. Nothing was downloaded; --unserved downloads it anyway.`,
    { status_reason: reason },
  )
}

export const checkFingerprint = (wanted: string, found: string): void => {
  if (wanted === found) return
  throw refuse(
    'cli.other_content',
    'Other content',
    `The registry returned content with fingerprint ${found}, not ${wanted}. Nothing was unpacked.`,
  )
}

/** The first source kind that has it; else the error that says most. */
const firstOf = async <T>(
  slug: string,
  options: Options,
  read: (sourceKind: SourceKind) => Promise<T>,
): Promise<T> => {
  let missing: Refusal | null = null
  for (const sourceKind of kindsOf(options)) {
    try {
      return await read(sourceKind)
    } catch (cause) {
      const error = namedUnserved(cause, slug)
      if (!(error instanceof Refusal) || !missingCodes.has(error.code)) throw error
      if (missing === null || error.code === 'cli.not_served') missing = error
    }
  }
  throw missing ?? new Error('no source kind was tried')
}

export const findFiles = (registry: Registry, slug: string, options: Options): Promise<Found> => {
  checkSlug(slug)
  const { version, fingerprint } = options
  const wanted = {
    ...(version === undefined ? {} : { version }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...includeOf(options),
  }
  return firstOf(slug, options, async (sourceKind) => {
    const list = await registry.files(sourceKind, slug, wanted)
    checkFingerprint(fingerprint ?? list.fingerprint, list.fingerprint)
    return { slug, sourceKind, list, include: includeOf(options) }
  })
}

export const findSkill = (registry: Registry, slug: string, options: Options): Promise<Skill> => {
  checkSlug(slug)
  return firstOf(slug, options, (sourceKind) => registry.skill(sourceKind, slug))
}
