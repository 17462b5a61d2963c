/** The revisions of a skill, and which of them a word means. */
import { refuse } from '../api/failures.ts'
import type { Registry } from '../api/registry.ts'
import type { components } from '../api/schema.ts'
import type { SourceKind } from '../program/options.ts'

export type Revision = components['schemas']['SkillRevision']

/** All of them, the newest one first. */
export const allRevisions = async (
  registry: Registry,
  sourceKind: SourceKind,
  slug: string,
): Promise<Revision[]> => {
  const pages = await registry.pages((cursor) =>
    registry.ask((api, signal) =>
      api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/revisions', {
        params: { path: registry.pathOf(sourceKind, slug), query: { limit: 200, ...cursor } },
        signal,
      }),
    ),
  )
  return pages.flatMap(({ revisions }) => revisions)
}

/** A number, the beginning of a fingerprint, or a version. */
export const revisionNamed = (revisions: Revision[], word: string, slug: string): Revision => {
  const isNumber = /^\d{1,9}$/.test(word)
  const found = isNumber
    ? revisions.filter(({ revision }) => revision === Number(word))
    : revisions.filter(({ version }) => version === word).slice(0, 1)
  const byDigits = /^[0-9a-f]{6,64}$/.test(word)
    ? revisions.filter(({ fingerprint }) => fingerprint.startsWith(word))
    : []
  const [only, ...others] = found.length > 0 ? found : byDigits
  if (only !== undefined && others.length === 0) return only
  throw refuse(
    'cli.no_such_revision',
    'No such revision',
    only === undefined
      ? `${slug} has no revision ${word}. Name one by its number, its version, or at least 6 digits of its fingerprint: skill show ${slug}`
      : `Several revisions of ${slug} begin with ${word}. Name more digits.`,
  )
}
