/** Schemas of whether bytes are served, and of their findings. */
import { Type } from '@sinclair/typebox'
import { ref, stringEnum } from '../../platform/http/schema.ts'

export const notServedReasons = [
  'purged',
  'disabled_by_policy',
  'metadata_required',
  'approval_pending',
  'rejected',
  'validation_rejected',
  'security_blocked',
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

export const SecurityFinding = Type.Object(
  {
    rule_id: Type.String(),
    severity: stringEnum(['block', 'warn'] as const),
    message: Type.String(),
    path: Type.String({ description: 'Path in the package.' }),
    line: Type.Integer({
      minimum: 1,
      description: 'Also 1 for a finding about the whole file.',
    }),
  },
  { $id: 'SecurityFinding', description: 'What a deterministic security rule found.' },
)

const NotServedReason = stringEnum(notServedReasons, {
  $id: 'NotServedReason',
  description: 'Why bytes are not served.',
})
export const OptionalReason = (description: string) =>
  Type.Union([ref(NotServedReason), Type.Null()], { description })

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
    { block: Type.Array(ref(SecurityFinding)), warn: Type.Array(ref(SecurityFinding)) },
    {
      description:
        'All security findings by severity, including accepted ones. A finding of severity `block` stops the bytes from being served until a reviewer accepts it.',
    },
  ),
  diagnostics: Type.Array(ref(ValidationIssue), {
    description: 'All findings of the validation.',
  }),
  ignored: Type.Array(Type.String(), {
    description:
      'Paths of the archive that were left out: metadata that archivers add, such as `__MACOSX`.',
  }),
}

export const verdictSchemas = [ValidationIssue, SecurityFinding, NotServedReason, Reasons]
