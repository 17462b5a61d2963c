/** Errors about skills. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { SkillKey } from './repository.ts'

export const notInstalled = ({ sourceKind, slug }: SkillKey): AppError =>
  new AppError('skills.not_found', `No ${sourceKind} skill ${slug} is installed here.`)

/** For a skill that was never installed, and so has no revisions. */
export const notKnown = ({ sourceKind, slug }: SkillKey): AppError =>
  new AppError('skills.not_found', `No ${sourceKind} skill ${slug} was ever installed here.`)

export const noRevision = (slug: string): AppError =>
  new AppError(
    'skills.revision_not_found',
    `${slug} has no such revision here. Omit version and fingerprint to get the current one.`,
  )

/** For callers that may read the bytes anyway. */
export const unserved = (slug: string, reason: string, { code }: AppError): AppError =>
  new AppError(
    code,
    `That revision of ${slug} is not served: ${reason}. Send include=unserved to get its bytes anyway.`,
    { details: { slug, status_reason: reason } },
  )

/** For callers that find skills by name, as agents do. */
export const notServed = (): AppError =>
  new AppError(
    'skills.not_found',
    'No skill of this name is served here. `list_skills` returns the names that are.',
  )

const MAX_NAMED = 1500

/** Lists the existing files, so that the next call can succeed. */
export const noFile = (paths: string[]): AppError => {
  const named: string[] = []
  let length = 0
  for (const path of paths) {
    length += path.length
    if (length > MAX_NAMED) break
    named.push(JSON.stringify(path))
  }
  const more = paths.length > named.length ? `, and ${paths.length - named.length} more` : ''
  return new AppError(
    'skills.file_not_found',
    `The skill has no file at this path. It has ${named.join(', ')}${more}.`,
  )
}

export const otherContent = (slug: string, installed: string, incoming: string): AppError =>
  new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    `${slug} is installed with other content. Update it instead.`,
    { details: { slug, installed_fingerprint: installed, incoming_fingerprint: incoming } },
  )

export const otherSlug = (requested: string, found: string): AppError =>
  new AppError('skills.slug_mismatch', `The package is ${found}, not ${requested}.`, {
    details: { requested_slug: requested, source_slug: found },
  })

export const extensionTaken = (slug: string, holder: string, extensionId: string): AppError =>
  new AppError(
    'skills.extension_id_conflict',
    `${holder} already has the extension id ${extensionId}. Rename one of the two.`,
    { details: { slug, holder, extension_id: extensionId } },
  )

export const actionNameTaken = (slug: string, holder: string, name: string): AppError =>
  new AppError(
    'skills.action_name_conflict',
    `Agents call something of ${holder} by the name ${name}, which a part of ${slug} would have too. Rename the skill or the capability.`,
    { details: { slug, holder, action_name: name } },
  )

export const fingerprintPurged = (fingerprint: string, purgedAt: Date): AppError =>
  new AppError(
    'skills.fingerprint_purged',
    `An admin permanently purged exactly this content on ${purgedAt.toISOString()}. Remove what must not be stored, and send the rest.`,
    { details: { fingerprint, purged_at: purgedAt.toISOString() } },
  )

/** Contains the reason that the list would show if these bytes were current. */
export const notServable = (slug: string, fingerprint: string, reason: string): AppError =>
  new AppError(
    'skills.not_approved',
    `Those bytes of ${slug} may not be served: ${reason}. Send them as an update, for a reviewer to decide.`,
    { details: { slug, fingerprint, status_reason: reason } },
  )

/** Agents find the service's own skills by these names. */
export const slugReserved = (slug: string): AppError =>
  new AppError('skills.slug_reserved', `${slug} is a system skill. Choose another name.`, {
    details: { slug },
  })

export const preconditionRequired = (): AppError =>
  new AppError(
    'skills.precondition_required',
    'This workspace requires the fingerprint that you have read: as `If-Match: "<fingerprint>"` over HTTP, or as `expected_previous_fingerprint` of an update, a rollback, or `skills/uninstall` over JSON-RPC.',
  )

/** System skills are part of the service, so callers cannot change them. */
export const checkEditable = (sourceKind: string): void => {
  if (sourceKind !== 'system') return
  throw new AppError(
    'skills.source_not_supported',
    'System skills are part of the service. Only `user` and `registry` skills can be changed.',
    { details: { source_kind: sourceKind } },
  )
}
