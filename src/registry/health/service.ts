/**
 * The health report; it writes nothing. One report is one snapshot of the database, so its version,
 * findings and audit entries are consistent.
 */
import type { Kysely } from 'kysely'
import { SLUG_PATTERN } from '../../packages/manifest/slug.ts'
import { skillTarget } from '../../tenancy/audit/log.ts'
import { type Database, inOneState } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { diagnoseDependencies } from '../../packages/health/dependencies.ts'
import { type HealthRules, trustGate } from '../../packages/health/diagnose.ts'
import { findSnapshot } from '../../tenancy/workspaces/snapshot.ts'
import { inReviewOrder } from '../skills/findings.ts'
import * as reads from './reads.ts'
import type { HealthReport, SkillHealth } from './schemas.ts'

/** Reads the workspace's settings, once per report. */
export type FindHealthRules = (db: Kysely<Database>, workspaceId: string) => Promise<HealthRules>

const BATCH = 200

const SLUG = new RegExp(SLUG_PATTERN)

export class HealthService {
  readonly #db: Kysely<Database>
  readonly #findRules: FindHealthRules

  constructor(db: Kysely<Database>, findRules: FindHealthRules) {
    this.#db = db
    this.#findRules = findRules
  }

  /** skills/health: all installed skills, or the named ones. Unknown names are skipped. */
  async report(
    workspaceId: string,
    { skills = [], auditLimit }: { skills?: reads.Target[]; auditLimit: number },
  ): Promise<HealthReport> {
    // An invalid slug names no skill.
    const named = skills.filter(({ slug }) => SLUG.test(slug))
    const targets = skills.length === 0 ? null : named
    return inOneState(this.#db, async (db) => {
      const { snapshot_version, snapshot_at } = await findSnapshot(db, workspaceId)
      const rules = await this.#findRules(db, workspaceId)
      const report: SkillHealth[] = []
      for (let after: reads.HealthRow | null = null; ;) {
        const page = { targets, after, limit: BATCH }
        const rows = await reads.listHealthRows(db, workspaceId, page)
        const audit = await this.#auditOf(db, workspaceId, rows, Math.max(1, auditLimit))
        report.push(...rows.map((row) => skillHealth(row, rules, audit.get(keyOf(row)) ?? [])))
        after = rows.at(-1) ?? null
        if (rows.length < BATCH) break
      }
      const generated_at = Math.floor(snapshot_at.getTime() / 1000)
      return { snapshot_version, generated_at, skills: report }
    })
  }

  /** The same for one skill, which must be installed. */
  async reportOne(
    workspaceId: string,
    target: reads.Target,
    auditLimit: number,
  ): Promise<HealthReport> {
    const report = await this.report(workspaceId, { skills: [target], auditLimit })
    if (report.skills.length > 0) return report
    throw new AppError(
      'skills.not_found',
      `No ${target.source_kind} skill ${target.slug} is installed here.`,
    )
  }

  async #auditOf(
    db: Kysely<Database>,
    workspaceId: string,
    rows: reads.HealthRow[],
    limit: number,
  ): Promise<Map<string, reads.AuditRow[]>> {
    if (rows.length === 0) return new Map()
    const entries = await reads.listAudit(db, workspaceId, rows.map(keyOf), limit)
    return Map.groupBy(entries, ({ target }) => target)
  }
}

const keyOf = ({ source_kind, slug }: reads.Target): string => skillTarget(source_kind, slug)

const skillHealth = (
  row: reads.HealthRow,
  rules: HealthRules,
  audit: reads.AuditRow[],
): SkillHealth => ({
  slug: row.slug,
  source_kind: row.source_kind,
  trust_level: row.trust_level,
  dependency_diagnostics: diagnoseDependencies(row.requirements, rules.environment),
  security_findings: inReviewOrder(row.security_findings),
  scan: { version: row.scan_version, ms: row.scan_ms },
  validation_issues: row.diagnostics,
  trust_gate: trustGate(row.trust_level),
  recent_audit: audit.map((entry) => ({
    action: entry.action,
    decision: entry.decision,
    ...(entry.reason_code === null ? {} : { reason_code: entry.reason_code }),
    created_at: Math.floor(entry.at.getTime() / 1000),
    details_json: entry.details,
  })),
})
