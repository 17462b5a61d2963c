/** Schemas of whether bytes are served, and of their findings. */
import { Type } from '@sinclair/typebox'
import { nullable, nullableString, ref, stringEnum } from '../../platform/http/schema.ts'

export const notServedReasons = [
  'purged',
  'disabled_by_policy',
  'metadata_required',
  'approval_pending',
  'rejected',
  'validation_rejected',
  'security_blocked',
  'security_held',
  'trust_blocked',
  'dependency_missing',
  'not_installed',
] as const
const unlistedReasons = [
  'not_served',
  'not_offered_implicitly',
  'not_user_invocable',
  'model_invocation_disabled',
] as const

export const ValidationIssue = Type.Object(
  {
    code: Type.String(),
    level: stringEnum(['error', 'warning'] as const),
    message: Type.String(),
    field_path: Type.String(),
  },
  { $id: 'ValidationIssue', description: 'A rule of the format that the package breaks.' },
)

export const findingSeverities = ['block', 'hold', 'warn', 'info'] as const

export const exampleFinding = {
  rule_id: 'file.suspicious_executable',
  severity: 'warn' as const,
  message: 'A program (ELF), which nobody can read.',
  path: 'bin/fill',
  line: 1,
  excerpt: '',
  decoded: null,
  decoding: [],
  fingerprint: '4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a',
  new: true,
}

export const SecurityFinding = Type.Object(
  {
    rule_id: Type.String({
      description: 'See `GET /v1/scan-rules`; `scanner:<id>/<rule>` is of an outside scanner.',
    }),
    severity: stringEnum(findingSeverities, {
      description:
        '`block` and `hold` keep the bytes from being served until a reviewer releases the finding; `hold` is for what is right less often. `warn` is for the reviewer to read, `info` is a fact of the package.',
    }),
    message: Type.String(),
    path: Type.String({ description: 'Path in the package.' }),
    line: Type.Integer({
      minimum: 1,
      description: 'Also 1 for a finding about the whole file.',
    }),
    excerpt: Type.String({
      description: 'The text that was found, with addresses that nothing follows as links.',
    }),
    decoded: nullableString(
      'What the text decodes to around what was found, in the same form; null if it was not encoded.',
    ),
    decoding: Type.Array(Type.String(), {
      description: 'How it was decoded, such as `base64`, then `gzip`.',
    }),
    fingerprint: Type.String({
      description:
        'Names rule, path, message and text, with the lines that it stands in; of a finding about a whole file, the file. A release is for exactly this.',
    }),
    new: Type.Boolean({
      description:
        'Whether the revision that was served when it was found did not have it. A rollback compares the findings of waiting bytes again.',
    }),
  },
  {
    $id: 'SecurityFinding',
    description: 'What a security rule, or an outside scanner, found.',
    examples: [exampleFinding],
  },
)

const NotServedReason = stringEnum(notServedReasons, {
  $id: 'NotServedReason',
  description: 'Why bytes are not served.',
})
export const OptionalReason = (description: string) => nullable(ref(NotServedReason), description)

/** A policy that disables the skill would hide it. */
export const BlockedReason = OptionalReason(
  'Why these bytes would not be served even if no policy disabled them; null if they would be.',
)

const Reasons = Type.Object(
  {
    served: Type.Optional(ref(NotServedReason)),
    listed: Type.Optional(stringEnum(unlistedReasons)),
    installable: Type.Optional(stringEnum(['not_served', 'not_listed'] as const)),
  },
  {
    $id: 'VerdictReasons',
    description: 'The reason for each of `served`, `listed` and `installable` that is false.',
  },
)

/** Whether agents get the bytes, are offered them implicitly, and may install them. */
export const verdictFields = {
  served: Type.Boolean({
    description: 'Whether agents get it; an enabled skill may still be blocked.',
  }),
  listed: Type.Boolean({ description: 'Whether it is offered to models that do not ask for it.' }),
  installable: Type.Boolean({
    description:
      'Whether it may be installed by name: served or only listed skills, depending on the setting `installable`.',
  }),
  reasons: ref(Reasons),
}

/** The findings in the bytes. */
export const contentFields = {
  findings: Type.Object(
    {
      block: Type.Array(ref(SecurityFinding)),
      hold: Type.Array(ref(SecurityFinding)),
      warn: Type.Array(ref(SecurityFinding)),
    },
    {
      description:
        'All security findings by severity, including released ones; the health report has those of severity `info` too. Findings of severity `block` and `hold` stop the bytes from being served until a reviewer releases them.',
    },
  ),
  diagnostics: Type.Array(ref(ValidationIssue), {
    description:
      'All findings of the validation. The response of an install, an update or a rollback also has `dependencies.missing` for each requirement that keeps the bytes from being served.',
  }),
  ignored: Type.Array(Type.String(), {
    description:
      'Paths of the archive that were left out: metadata that archivers add, such as `__MACOSX`.',
  }),
}

export const verdictSchemas = [ValidationIssue, SecurityFinding, NotServedReason, Reasons]
