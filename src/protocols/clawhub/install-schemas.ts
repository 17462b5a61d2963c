/** Schemas of installs, updates and verdicts of ClawHub's clients. */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, nullableString, ref, stringEnum } from '../../platform/http/schema.ts'

const Millis = Type.Integer({ description: 'Unix milliseconds.' })
const Version = nullable(Type.Object({ version: Type.String() }))

export const ClawHubInstallation = Type.Object(
  {
    ok: Type.Literal(true),
    slug: Type.String(),
    installKind: stringEnum(['archive'] as const),
    archive: Type.Object({ version: Type.String(), downloadUrl: Type.String() }),
  },
  { $id: 'ClawHubInstallation', description: 'What to download.' },
)

export const ClawHubResolution = Type.Object(
  { match: Version, latestVersion: Version },
  {
    $id: 'ClawHubResolution',
    description:
      'The version that has the hash, and the served one. If what the hash is of is not served, the first is lower than the second.',
  },
)

const security = Type.Object({
  status: stringEnum(['clean', 'pending'] as const),
  passed: Type.Boolean(),
})

const decided = {
  ok: Type.Boolean(),
  decision: stringEnum(['pass', 'fail'] as const),
  reasons: Type.Array(Type.String()),
}

export const ClawHubVerification = Type.Object(
  {
    schema: Type.Literal('clawhub.skill.verify.v1'),
    ...decided,
    slug: Type.String(),
    displayName: Type.String(),
    pageUrl: Type.String(),
    publisherHandle: Type.String(),
    publisherDisplayName: Type.String(),
    publisherProfileUrl: nullableString('Null.'),
    version: Type.String(),
    resolvedFrom: stringEnum(['latest', 'version', 'tag'] as const),
    tag: nullable(Type.String()),
    createdAt: Millis,
    card: Type.Object({ available: Type.Literal(false) }),
    artifact: Type.Object({
      fingerprint: Type.String({ description: 'Of the revision.' }),
      files: Type.Array(
        Type.Object({ path: Type.String(), size: Type.Integer(), sha256: Type.String() }),
      ),
    }),
    provenance: Type.Object({ status: stringEnum(['unavailable'] as const) }),
    security,
    signature: Type.Object({ status: stringEnum(['unsigned'] as const) }),
  },
  { $id: 'ClawHubVerification', description: 'Why a version may be installed, and its files.' },
)
export type ClawHubVerification = Static<typeof ClawHubVerification>

export const ClawHubVerdictsBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        slug: Type.String({ maxLength: 256 }),
        ownerHandle: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
        version: Type.String({ maxLength: 256 }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  },
  {
    $id: 'ClawHubVerdictsBody',
    description: 'Versions that a client has, or is about to install.',
    examples: [{ items: [{ slug: 'hello-skill', version: '0.1.0' }] }],
  },
)
export type ClawHubVerdictsBody = Static<typeof ClawHubVerdictsBody>

const Verdict = Type.Object(
  {
    ...decided,
    requestedSlug: Type.String(),
    requestedVersion: Type.String(),
    slug: Type.Optional(Type.String()),
    version: Type.Optional(Type.String()),
    displayName: Type.Optional(Type.String()),
    publisherHandle: Type.Optional(Type.String()),
    publisherDisplayName: Type.Optional(Type.String()),
    createdAt: Type.Optional(Millis),
    checkedAt: Type.Optional(Millis),
    skillUrl: Type.Optional(Type.String()),
    securityAuditUrl: Type.Optional(Type.String({ description: 'The findings of the version.' })),
    overview: Type.Optional(
      Type.String({ description: 'On what the approval rests, in the words of the reviewer.' }),
    ),
    security: Type.Optional(security),
    revocation: Type.Object({
      revoked: Type.Boolean({ description: 'Whether the version cannot be had here any more.' }),
    }),
    error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
  },
  { $id: 'ClawHubVerdict', description: 'Whether a version may be installed.' },
)
export type Verdict = Static<typeof Verdict>

export const ClawHubVerdicts = Type.Object(
  {
    schema: Type.Literal('clawhub.skill.security-verdicts.v1'),
    items: Type.Array(ref(Verdict)),
  },
  { $id: 'ClawHubVerdicts', description: 'In the order of the request.' },
)

export const ClawHubOk = Type.Object(
  { ok: Type.Literal(true) },
  { $id: 'ClawHubOk', description: 'Done.' },
)

export const ClawHubReport = Type.Object(
  {},
  {
    $id: 'ClawHubReport',
    additionalProperties: true,
    description: 'What a client has installed. It is not kept.',
    examples: [{ event: 'install', slug: 'hello-skill', version: '0.1.0' }],
  },
)

export const installSchemas = [
  ClawHubInstallation,
  ClawHubResolution,
  ClawHubVerification,
  ClawHubVerdictsBody,
  Verdict,
  ClawHubVerdicts,
  ClawHubOk,
  ClawHubReport,
]
