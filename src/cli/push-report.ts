/** What a push has done, for programs and for people. Pure. */
import type { SourceKind } from './arguments.ts'
import type { PackedFolder } from './pack.ts'
import type { Sent } from './push.ts'
import type { Skill } from './registry.ts'

type Facts = {
  packed: PackedFolder
  sourceKind: SourceKind
  before: Skill | null
  after: Skill | null
  /** Null where nothing was sent, as all of it was there. */
  sent: Sent | null
}

const titleOf = (status: string, skill: string): string => {
  switch (status) {
    case 'installed':
      return `Installed ${skill}`
    case 'updated':
      return `Updated ${skill}`
    case 'pending_install':
      return `Waits for a review: ${skill}`
    default:
      return `Nothing to change: ${skill} is there`
  }
}

export const reportOf = ({ packed, sourceKind, before, after, sent }: Facts) => {
  const proposalId = sent?.applied.proposalId ?? after?.proposal_id ?? null
  const status = sent?.applied.status ?? 'already_up_to_date'
  const changes = sent?.changes ?? { added: [], removed: [], changed: [] }
  return {
    status,
    slug: packed.slug,
    source_kind: sourceKind,
    version_before: before?.version ?? null,
    version: sent?.applied.version ?? before?.version ?? null,
    fingerprint_before: before?.fingerprint ?? null,
    fingerprint: packed.fingerprint,
    proposal_id: proposalId,
    skill_status: after?.status ?? null,
    status_reason: after?.status_reason ?? null,
    served: after?.served ?? false,
    changes,
    left_out: packed.leftOut,
    upload: sent && {
      sha256: packed.sha256,
      size_bytes: packed.size,
      sent_bytes: sent.uploaded.sentBytes,
      resumed_from: sent.uploaded.resumedFrom,
    },
  }
}

type Report = ReturnType<typeof reportOf>

export const linesOf = (report: Report): string[] => {
  const { status, fingerprint, fingerprint_before: before, changes } = report
  const isNew = before !== null && before !== fingerprint
  return [
    titleOf(status, `${report.slug} ${versionsOf(report)} (${report.source_kind})`),
    ...(isNew ? [`fingerprint before: ${before}`] : []),
    `fingerprint:        ${fingerprint}`,
    ...(report.proposal_id === null ? [] : [`proposal:           ${report.proposal_id}`]),
    ...changes.added.map((path) => `added    ${path}`),
    ...changes.changed.map((path) => `changed  ${path}`),
    ...changes.removed.map((path) => `removed  ${path}`),
    ...(report.served
      ? []
      : [`Not served: ${report.status_reason ?? report.skill_status ?? 'not installed'}`]),
  ]
}

const versionsOf = ({ version, version_before: before }: Report): string =>
  before === null || before === version ? `${version}` : `${before} -> ${version}`
