/** Schemas of install, update, uninstall and rollback. */
import { type Static, Type } from '@sinclair/typebox'
import { ifNoneMatch } from '../../platform/http/precondition.ts'
import { nullable, ref, Sha256, stringEnum } from '../../platform/http/schema.ts'
import { Capability, MissingMetadata } from '../approvals/schemas.ts'
import { PermissionCounts } from '../proposals/item-schemas.ts'
import { risks } from '../proposals/risk.ts'
import { Fingerprint, Slug, SourceKind } from '../skills/schemas.ts'
import {
  BlockedReason,
  contentFields,
  OptionalReason,
  verdictFields,
} from '../skills/verdict-schemas.ts'

const UploadedArchive = Type.Object(
  {
    type: stringEnum(['uploaded_archive'] as const),
    upload_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
)

const exampleSource = { type: 'uploaded_archive', upload_id: 'pJ1v0cXw5k9QmZr2TtY8a' }
const exampleFingerprint = '99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02'
const exampleTag = `"${exampleFingerprint}"`

const Expected = Type.Optional(
  Type.String({
    pattern: Sha256.pattern ?? '',
    description:
      'Fingerprint that must be current, as with `If-Match`; if both are sent, they must agree.',
    examples: Sha256.examples as string[],
  }),
)

export const InstallBody = Type.Object(
  { source: UploadedArchive, target_source_kind: Type.Optional(ref(SourceKind)) },
  {
    $id: 'InstallBody',
    additionalProperties: false,
    description: 'SkillsInstallParams: a finalized upload, and where to install it.',
    examples: [{ source: exampleSource }],
  },
)

const dry_run = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      'True: nothing is stored, and an upload is left for the real call. Status and body are those that the call would get now, with `dry_run` in addition; a `proposal_id` in it refers to no stored proposal.',
  }),
)

export const DryRunQuery = Type.Object({ dry_run }, { additionalProperties: false })

export const InstallQuery = Type.Object(
  { target_source_kind: Type.Optional(ref(SourceKind)), dry_run },
  { additionalProperties: false },
)

export const UpdateBody = Type.Object(
  { source: UploadedArchive, expected_previous_fingerprint: Expected },
  {
    $id: 'UpdateBody',
    additionalProperties: false,
    description: 'SkillsUpdateParams: a finalized upload, and what must be current.',
    examples: [{ source: exampleSource }],
  },
)

export const UpdateQuery = Type.Object(
  { expected_previous_fingerprint: Expected, dry_run },
  { additionalProperties: false },
)

export const RollbackBody = Type.Object(
  {
    fingerprint: Type.String({
      pattern: Sha256.pattern ?? '',
      description: 'The fingerprint of the revision to make current.',
    }),
    reason: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Not blank. Stored in the audit row.',
    }),
    expected_previous_fingerprint: Expected,
  },
  {
    $id: 'RollbackBody',
    additionalProperties: false,
    description: 'Which approved revision becomes current again, and why.',
    examples: [{ fingerprint: exampleFingerprint, reason: 'the first was better' }],
  },
)

export const IfMatchHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'Entity tag of the skill as you last read it, or its fingerprint in quotes: 412 if other bytes are current. The part after the dot is not compared.',
      examples: [exampleTag],
    }),
  ),
})

export const UpdateHeaders = Type.Object({
  ...IfMatchHeaders.properties,
  'if-none-match': ifNoneMatch,
})

export const DryRun = Type.Object(
  {
    waits: Type.Boolean({ description: 'Whether the bytes would wait for a reviewer.' }),
    capabilities: Type.Array(ref(Capability), { description: 'That the package declares.' }),
    missing_metadata: Type.Array(ref(MissingMetadata)),
    risk: nullable(stringEnum(risks), 'Of the proposal; null if there would be none.'),
    permission_delta: nullable(
      PermissionCounts,
      'What the proposal would add and remove; null if there would be none.',
    ),
  },
  { $id: 'DryRun', description: 'What a reviewer would see. Only with `dry_run=true`.' },
)
export type DryRun = Static<typeof DryRun>

const change = {
  dry_run: Type.Optional(ref(DryRun)),
  skill: Type.Object({
    slug: Slug,
    source_kind: ref(SourceKind),
    version: Type.String(),
    fingerprint: Fingerprint,
    trust_level: Type.String(),
    install_path: Type.String({ description: 'URL path of the skill.' }),
  }),
  audit: Type.Object({
    events_written: Type.Integer({
      minimum: 0,
      description: 'How many entries the call added to the audit log: 0 if nothing changed.',
    }),
  }),
  // About the bytes of `skill.fingerprint`.
  blocked_reason: BlockedReason,
  ...verdictFields,
  ...contentFields,
}

export const Installed = Type.Object(
  {
    status: stringEnum(['installed', 'already_installed'] as const, {
      description: '`already_installed`: the same bytes are current; nothing changed.',
    }),
    ...change,
  },
  { $id: 'Installed', description: 'SkillsInstallResponse.' },
)

export const Updated = Type.Object(
  {
    status: stringEnum(['updated', 'already_up_to_date'] as const, {
      description: '`already_up_to_date`: the same bytes are current; nothing changed.',
    }),
    ...change,
  },
  { $id: 'Updated', description: 'SkillsUpdateResponse.' },
)

export const PendingInstall = Type.Object(
  {
    status: stringEnum(['pending_install'] as const),
    proposal_id: Type.String({ description: 'What a reviewer decides on.' }),
    status_reason: OptionalReason(
      'Why these bytes are not served; null if a reviewer approved them meanwhile.',
    ),
    current_fingerprint: nullable(
      Fingerprint,
      'The fingerprint served meanwhile; null if there is none.',
    ),
    ...change,
  },
  {
    $id: 'PendingInstall',
    description:
      'Stored as a revision and a proposal, and not served while `status_reason` is not null. The revision that was served before still is.',
  },
)
export type PendingInstall = Static<typeof PendingInstall>

/** Either response, by its status. */
export type Changed<
  Status = Static<typeof Installed>['status'] | Static<typeof Updated>['status'],
> = Omit<Static<typeof Installed>, 'status'> & { status: Status }

export const Uninstalled = Type.Object(
  {
    status: stringEnum(['uninstalled'] as const),
    slug: Slug,
    source_kind: ref(SourceKind),
    removed_install_path: Type.String(),
    audit: change.audit,
  },
  { $id: 'Uninstalled', description: 'SkillsUninstallResponse.' },
)
export type Uninstalled = Static<typeof Uninstalled>

export const lifecycleSchemas = [
  InstallBody,
  UpdateBody,
  RollbackBody,
  DryRun,
  Installed,
  Updated,
  PendingInstall,
  Uninstalled,
]
