/** Findings of a revision as SARIF 2.1.0. Pure. */
import { SCAN_RULES, type ScanRule } from '../../packages/scan/rules.ts'
import type { Severity } from '../../packages/types.ts'
import { OUTSIDE, type StoredFinding } from '../skills/findings.ts'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

export type ReportedRevision = {
  source_kind: string
  slug: string
  version: string
  fingerprint: string
  scan_version: number
  findings: StoredFinding[]
  /** Fingerprints of findings that a reviewer has released. */
  released: ReadonlySet<string>
}

/** `hold` is as grave as `block`, only less certain. */
const levels: Record<Severity, 'error' | 'warning' | 'note'> = {
  block: 'error',
  hold: 'error',
  warn: 'warning',
  info: 'note',
}

const ruleView = (rule: ScanRule) => ({
  id: rule.id,
  shortDescription: { text: rule.title },
  fullDescription: { text: rule.looks_at },
  help: { text: `${rule.explanation} ${rule.remedy}` },
  defaultConfiguration: { level: levels[rule.severity] },
  properties: { family: rule.family, severity: rule.severity, since: rule.since },
})

const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const resultOf = (finding: StoredFinding, ruleIds: string[], released: ReadonlySet<string>) => ({
  ruleId: finding.rule_id,
  ruleIndex: ruleIds.indexOf(finding.rule_id),
  level: levels[finding.severity],
  message: { text: finding.message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(finding.path) },
        region: {
          startLine: finding.line,
          ...(finding.excerpt === '' ? {} : { snippet: { text: finding.excerpt } }),
        },
      },
    },
  ],
  partialFingerprints: { 'finding/v1': finding.fingerprint },
  baselineState: finding.new ? 'new' : 'unchanged',
  suppressions: released.has(finding.fingerprint) ? [{ kind: 'external', status: 'accepted' }] : [],
  properties: {
    severity: finding.severity,
    ...(finding.decoded === null ? {} : { decoded: finding.decoded, decoding: finding.decoding }),
  },
})

type Driver = { name: string; version?: string; rules: { id: string }[] }

const runOf = (driver: Driver, findings: StoredFinding[], revision: ReportedRevision) => {
  const { source_kind, slug, version, fingerprint, scan_version, released } = revision
  const ruleIds = driver.rules.map(({ id }) => id)
  return {
    tool: { driver },
    automationDetails: { id: `${source_kind}/${slug}/${fingerprint}` },
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => resultOf(finding, ruleIds, released)),
    properties: { source_kind, slug, version, fingerprint, scan_version },
  }
}

const scannerOf = ({ rule_id }: StoredFinding): string | null =>
  rule_id.startsWith(OUTSIDE) ? rule_id.slice(0, rule_id.indexOf('/')) : null

/** One run of the service, and one for each outside scanner that found something. */
export const sarifOf = (revision: ReportedRevision, buildVersion: string) => {
  const byTool = Map.groupBy(revision.findings, scannerOf)
  const own: Driver = {
    name: 'skill-registry',
    version: buildVersion,
    rules: SCAN_RULES.map(ruleView),
  }
  const outside = [...byTool].flatMap(([name, findings]) =>
    name === null ? [] : [{ name, findings }],
  )
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      runOf(own, byTool.get(null) ?? [], revision),
      ...outside.map(({ name, findings }) => {
        const ids = [...new Set(findings.map(({ rule_id: id }) => id))]
        return runOf({ name, rules: ids.map((id) => ({ id })) }, findings, revision)
      }),
    ],
  }
}
