/** Schemas of the health routes (gateway protocol, *Skill Health*). */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, ref, stringEnum } from '../../platform/http/schema.ts'
import { DependencyFinding, Slug, SourceKind } from '../skills/schemas.ts'
import { exampleFinding, SecurityFinding, ValidationIssue } from '../skills/verdict-schemas.ts'

export const DEFAULT_AUDIT_LIMIT = 16

const auditLimit = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 200,
    default: DEFAULT_AUDIT_LIMIT,
    description: 'Audit entries for each skill, newest first, 1 to 200; 0 counts as 1.',
  }),
)

export const HealthBody = Type.Object(
  {
    skills: Type.Optional(
      Type.Array(
        Type.Object(
          { slug: Type.String({ maxLength: 256 }), source_kind: ref(SourceKind) },
          { additionalProperties: false },
        ),
        {
          maxItems: 1000,
          description: 'Skills to report on; all if empty or omitted. Unknown skills are skipped.',
        },
      ),
    ),
    audit_limit: auditLimit,
  },
  {
    $id: 'HealthBody',
    additionalProperties: false,
    description: 'SkillsHealthParams: which skills, and how much of their audit trail.',
    examples: [{ skills: [{ slug: 'hello-skill', source_kind: 'user' }], audit_limit: 4 }],
  },
)

export const HealthQuery = Type.Object({ audit_limit: auditLimit }, { additionalProperties: false })

const trustLevels = ['internal', 'verified', 'community', 'untrusted'] as const

const TrustGateRow = Type.Object(
  {
    tool_kind: stringEnum(['shell', 'http', 'function_proxy'] as const),
    minimum_trust: stringEnum(trustLevels),
    allowed: Type.Boolean(),
  },
  {
    $id: 'TrustGateRow',
    description: 'Whether the trust level of a skill is sufficient for one kind of tool.',
  },
)

const AuditSummary = Type.Object(
  {
    action: Type.String({ description: 'Such as `install`.' }),
    decision: stringEnum(['allowed', 'blocked', 'warning'] as const),
    reason_code: Type.Optional(Type.String()),
    created_at: Type.Integer({ description: 'Unix seconds.' }),
    details_json: Type.String({
      description: 'A JSON object, as text; fields depend on `action`.',
    }),
  },
  { $id: 'AuditSummary', description: 'An audit entry about a skill.' },
)

const SkillHealth = Type.Object(
  {
    slug: Slug,
    source_kind: ref(SourceKind),
    trust_level: stringEnum(trustLevels),
    dependency_diagnostics: Type.Array(ref(DependencyFinding), {
      description:
        'All declared dependencies of the skill, checked against the environment of the workspace; sorted by kind and name.',
    }),
    security_findings: Type.Array(ref(SecurityFinding), {
      description:
        'All findings, new ones first, then by severity and path. An empty list is no guarantee of safety.',
    }),
    scan: Type.Object(
      {
        version: Type.Integer({
          description:
            'The `scan_version` of the rules that made the findings; see `/v1/scan-rules`.',
        }),
        ms: nullable(
          Type.Number(),
          'How long the scan took, in milliseconds; null if it was not measured.',
        ),
      },
      { description: 'The last scan of the served revision.' },
    ),
    validation_issues: Type.Array(ref(ValidationIssue), {
      description:
        'All format rules that the package breaks: an `error` blocks the skill under the profile `strict`, a `warning` never does.',
    }),
    trust_gate: Type.Array(ref(TrustGateRow)),
    recent_audit: Type.Array(ref(AuditSummary), { description: 'Newest first.' }),
  },
  { $id: 'SkillHealth', description: 'What is known about one installed skill.' },
)
export type SkillHealth = Static<typeof SkillHealth>

export const HealthReport = Type.Object(
  {
    snapshot_version: Type.Integer({ description: '+1 for each change in the workspace.' }),
    generated_at: Type.Integer({ description: 'Unix seconds; when that snapshot was committed.' }),
    skills: Type.Array(ref(SkillHealth), { description: 'By source kind and slug.' }),
  },
  {
    $id: 'HealthReport',
    description: 'SkillsHealthResponse.',
    examples: [
      {
        snapshot_version: 7,
        generated_at: 1_700_000_000,
        skills: [
          {
            slug: 'acme/pdf',
            source_kind: 'user',
            trust_level: 'community',
            dependency_diagnostics: [
              {
                kind: 'bin',
                name: 'pdftotext',
                status: 'missing',
                hint: 'Declare it in settings.environment.bins once agents have it.',
              },
            ],
            security_findings: [exampleFinding],
            scan: { version: 4, ms: 1.3 },
            validation_issues: [],
            trust_gate: [
              { tool_kind: 'shell', minimum_trust: 'verified', allowed: false },
              { tool_kind: 'http', minimum_trust: 'community', allowed: true },
              { tool_kind: 'function_proxy', minimum_trust: 'community', allowed: true },
            ],
            recent_audit: [
              {
                action: 'install',
                decision: 'allowed',
                created_at: 1_700_000_000,
                details_json: '{"revision":1}',
              },
            ],
          },
        ],
      },
    ],
  },
)
export type HealthReport = Static<typeof HealthReport>

export const healthSchemas = [HealthBody, TrustGateRow, AuditSummary, SkillHealth, HealthReport]
