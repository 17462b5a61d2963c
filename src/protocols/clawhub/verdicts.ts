/** Whether a version may be installed, and on what that rests. Pure. */
import type { ClawHubVerification, Verdict } from './install-schemas.ts'
import type { JudgedVersion, Version } from './versions.ts'

type Links = { skillUrl: string; securityAuditUrl: string }

const passed = { ok: true, decision: 'pass' as const, reasons: [] }
const clean = { status: 'clean' as const, passed: true }

/** A sentence for the user of a client. */
const overviewOf = ({ basis, approved_at: at, note, open_warnings }: JudgedVersion): string => {
  const approved =
    basis === 'reviewer' && at
      ? `Approved by a reviewer on ${at.toISOString().slice(0, 10)}${note ? `: ${note}` : ''}`
      : 'Approved by the rules of this registry'
  return `${approved.replace(/\.$/, '')}. Warnings of the scan: ${open_warnings}.`
}

export const verdictOf = (
  judged: JudgedVersion,
  requested: { slug: string; version: string },
  links: Links,
): Verdict => {
  const { name, display_name: displayName } = judged.skill
  return {
    ...passed,
    requestedSlug: requested.slug,
    requestedVersion: requested.version,
    slug: name.slug,
    version: judged.version,
    displayName,
    publisherHandle: name.ownerHandle,
    publisherDisplayName: name.ownerHandle,
    createdAt: judged.installed_at.getTime(),
    checkedAt: (judged.approved_at ?? judged.installed_at).getTime(),
    ...links,
    overview: overviewOf(judged),
    security: clean,
    revocation: { revoked: false },
  }
}

/** For what a reader may not have, the response says no more than that. */
export const refusalOf = (
  requested: { slug: string; version: string },
  { code, message }: { code: string; message: string },
): Verdict => ({
  ok: false,
  decision: 'fail',
  reasons: [code],
  requestedSlug: requested.slug,
  requestedVersion: requested.version,
  security: { status: 'pending', passed: false },
  revocation: { revoked: true },
  error: { code, message },
})

export const verificationOf = (
  version: Version,
  { resolvedFrom, tag }: Pick<ClawHubVerification, 'resolvedFrom' | 'tag'>,
  { files, pageUrl }: { files: ClawHubVerification['artifact']['files']; pageUrl: string },
): ClawHubVerification => {
  const { name, display_name: displayName } = version.skill
  return {
    schema: 'clawhub.skill.verify.v1',
    ...passed,
    slug: name.slug,
    displayName,
    pageUrl,
    publisherHandle: name.ownerHandle,
    publisherDisplayName: name.ownerHandle,
    publisherProfileUrl: null,
    version: version.version,
    resolvedFrom,
    tag,
    createdAt: version.installed_at.getTime(),
    card: { available: false },
    artifact: {
      fingerprint: version.fingerprint,
      files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })),
    },
    provenance: { status: 'unavailable' },
    security: clean,
    signature: { status: 'unsigned' },
  }
}
