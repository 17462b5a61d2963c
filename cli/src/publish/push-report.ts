/** The result of a push, for programs and for people. Pure. */
import type { Applied } from './apply-upload.ts'
import type { SourceKind } from '../program/options.ts'
import type { Changes } from './changes.ts'
import type { PackedFolder } from '../package/pack.ts'
import type { Skill } from '../api/registry.ts'
import type { Line } from '../terminal/output.ts'
import type { Decision } from './decision.ts'
import { diagnosticLine, findingLine } from './lint.ts'
import { waitingLines } from './waiting.ts'
import type { Uploaded } from './upload.ts'

export type Sent = { uploaded: Uploaded; applied: Applied; changes: Changes }

/** Nothing is sent if the same content is already installed. */
type Facts = { packed: PackedFolder; sourceKind: SourceKind } & (
  { before: Skill; sent: null } | { before: Skill | null; sent: Sent }
)

const titleOf = (status: string, skill: string): string => {
  switch (status) {
    case 'installed':
      return `Installed ${skill}`
    case 'updated':
      return `Updated ${skill}`
    case 'pending_install':
      return `Waits for a review: ${skill}`
    default:
      return `Nothing to change: ${skill} is already installed`
  }
}

export const reportOf = ({ packed, sourceKind, before, sent }: Facts) => {
  const { served, listed, installable, reasons, findings, diagnostics, ignored } =
    sent === null ? before : sent.applied.verdict
  return {
    status: sent?.applied.status ?? 'already_up_to_date',
    slug: packed.slug,
    source_kind: sourceKind,
    version_before: before?.version ?? null,
    version: sent?.applied.version ?? before?.version ?? null,
    fingerprint_before: before?.fingerprint ?? null,
    fingerprint: packed.fingerprint,
    proposal_id: (sent === null ? before.proposal_id : sent.applied.proposalId) ?? null,
    served,
    listed,
    installable,
    reasons,
    rejection: (sent === null ? before.rejection : undefined) ?? null,
    /** What `--wait` waited for. */
    decision: null as Decision | null,
    served_fingerprint: served ? packed.fingerprint : (sent?.applied.servedFingerprint ?? null),
    findings,
    diagnostics,
    changes: sent?.changes ?? { added: [], removed: [], changed: [] },
    left_out: [...packed.leftOut, ...ignored],
    upload: sent && {
      sha256: packed.sha256,
      size_bytes: packed.size,
      sent_bytes: sent.uploaded.sentBytes,
      resumed_from: sent.uploaded.resumedFrom,
    },
  }
}

export type Report = ReturnType<typeof reportOf>

const answerOf = (isSo: boolean, reason: string | undefined): string =>
  isSo ? 'yes' : `no (${reason})`

const rejectionOf = ({ by, by_label: label, reason }: NonNullable<Skill['rejection']>): string =>
  `rejected by:        ${label ?? by}${reason === null ? '' : `: ${reason}`}`

const decisionLines = ({ decision }: Report): string[] =>
  decision === null
    ? []
    : [
        `${`${decision.review_status} by:`.padEnd(19)} ${decision.by ?? 'rule'}${decision.reason === null ? '' : `: ${decision.reason}`}`,
      ]

export const linesOf = (report: Report): Line[] => {
  const { status, fingerprint, fingerprint_before: before, changes, reasons, findings } = report
  const isNew = before !== null && before !== fingerprint
  const { served_fingerprint: current } = report
  return [
    titleOf(status, `${report.slug} ${versionsOf(report)} (${report.source_kind})`),
    ...(isNew ? [`fingerprint before: ${before}`] : []),
    `fingerprint:        ${fingerprint}`,
    ...(report.rejection === null ? [] : [rejectionOf(report.rejection)]),
    ...decisionLines(report),
    ...(report.proposal_id === null ? [] : [`proposal:           ${report.proposal_id}`]),
    `served:             ${answerOf(report.served, reasons.served)}`,
    `listed:             ${answerOf(report.listed, reasons.listed)}`,
    `installable:        ${answerOf(report.installable, reasons.installable)}`,
    ...(report.served || current === null ? [] : [`still served:       ${current}`]),
    ...waitingLines(reasons.served, report.proposal_id),
    ...changes.added.map((path) => `added    ${path}`),
    ...changes.changed.map((path) => `changed  ${path}`),
    ...changes.removed.map((path) => `removed  ${path}`),
    ...report.left_out.map((path) => `left out ${path}`),
    ...[...findings.block, ...findings.hold, ...findings.warn].map((finding) =>
      findingLine(finding, finding.new ? '' : ' (not new)'),
    ),
    ...report.diagnostics.map(diagnosticLine),
  ]
}

const versionsOf = ({ version, version_before: before }: Report): string =>
  before === null || before === version ? `${version}` : `${before} -> ${version}`
