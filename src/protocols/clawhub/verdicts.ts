/** Whether a version may be installed, and on what that rests. Pure. */
import type { ClawHubVerification, Verdict } from './install-schemas.ts'
import type { Judged, Version } from './versions.ts'

type Links = { skillUrl: string; securityAuditUrl: string }

const passed = { ok: true, decision: 'pass' as const, reasons: [] }
const clean = { status: 'clean' as const, passed: true }

/** A sentence for the user of a client. */
const overviewOf = ({ approval, findings, released }: Judged): string => {
  const open = findings.filter(
    ({ severity, fingerprint }) => severity === 'warn' && !released.has(fingerprint),
  )
  const approved =
    approval?.basis === 'reviewer'
      ? `Approved by a reviewer on ${approval.approved_at.toISOString().slice(0, 10)}${
          approval.note === null || approval.note === '' ? '' : `: ${approval.note}`
        }`
      : 'Approved by the rules of this registry'
  return `${approved.replace(/\.$/, '')}. Warnings of the scan: ${open.length}.`
}

export const verdictOf = (
  version: Version,
  requested: { slug: string; version: string },
  { judged, links }: { judged: Judged; links: Links },
): Verdict => {
  const { name, display_name: displayName } = version.skill
  return {
    ...passed,
    requestedSlug: requested.slug,
    requestedVersion: requested.version,
    slug: name.slug,
    version: version.version,
    displayName,
    publisherHandle: name.ownerHandle,
    publisherDisplayName: name.ownerHandle,
    createdAt: version.installed_at.getTime(),
    checkedAt: (judged.approval?.approved_at ?? version.installed_at).getTime(),
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
