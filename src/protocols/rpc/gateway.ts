/** The ten methods of the gateway's skill lifecycle. Chunks are sent as binary POSTs. */
import { Type } from '@sinclair/typebox'
import { isSlug } from '../../packages/manifest/slug.ts'
import { MAX_LIMIT } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { nullable } from '../../platform/http/schema.ts'
import { DEFAULT_AUDIT_LIMIT } from '../../registry/health/schemas.ts'
import { UploadStartBody } from '../../registry/uploads/schemas.ts'
import type { SkillItem, SourceKind } from '../../registry/skills/schemas.ts'
import { method, withoutNulls } from './method.ts'

/** The workspace was resolved before the method runs. */
const workspace = { workspace_id: Type.String() }
const Workspace = Type.Object(workspace)
const Upload = Type.Object({ ...workspace, upload_id: Type.String() })
const Source = Type.Object({
  type: Type.Literal('uploaded_archive'),
  upload_id: Type.String(),
})
const optionalText = Type.Optional(nullable(Type.String()))
const flag = Type.Optional(nullable(Type.Boolean()))

const kinds = new Set<string>(['system', 'user', 'registry'] satisfies SourceKind[])
const isKind = (kind: string): kind is SourceKind => kinds.has(kind)

const sourceKindOf = (text: string): SourceKind => {
  const kind = text.trim().toLowerCase()
  if (isKind(kind)) return kind
  throw new AppError(
    'skills.source_not_supported',
    'A source kind is `system`, `user` or `registry`.',
    { details: { source_kind: kind.slice(0, 64) } },
  )
}

const slugOf = (slug: string): string => {
  if (isSlug(slug)) return slug
  throw new AppError('skills.invalid_request', 'A slug is `[owner/]name`.', {
    details: { slug: slug.slice(0, 200) },
  })
}

const uploadIdOf = (id: string): string => {
  if (/^[\w-]{1,64}$/.test(id)) return id
  if (id.trim() === '') {
    throw new AppError('skills.invalid_request', '`upload_id` must not be blank.')
  }
  throw new AppError('skills.upload.not_found', 'No such upload in this workspace. Start one.')
}

const keyOf = (workspaceId: string, sourceKind: string, slug: string) => ({
  workspaceId,
  sourceKind: sourceKindOf(sourceKind),
  slug: slugOf(slug),
})

const healthy: SkillItem['health'] = {
  status: 'ok',
  dependency_failures: [],
  security_blocks: [],
  validation_issues: [],
}

const list = method({
  role: 'reader',
  params: Type.Object({ ...workspace, include_health: flag, include_policy: flag }),
  run: async (caller, { include_health: withHealth }, { services }) => {
    const query = { limit: MAX_LIMIT, include_health: withHealth !== false }
    const first = await services.catalog.list(caller, query)
    const skills = [...first.skills]
    // All pages must have the first page's version: a change meanwhile makes the client list again.
    for (let cursor = first.next_cursor; cursor !== null;) {
      const page = await services.catalog.list(caller, { ...query, cursor })
      skills.push(...page.skills)
      cursor = page.next_cursor
    }
    const { snapshot_version, generated_at } = first
    const items = skills.map((item) => ({ ...item, health: item.health ?? healthy }))
    return { snapshot_version, generated_at, skills: items }
  },
})

const uploadStart = method({
  role: 'publisher',
  bySlug: true,
  params: Type.Object({
    ...workspace,
    ...UploadStartBody.properties,
    uncompressed_size_hint_bytes: Type.Optional(nullable(Type.Integer())),
  }),
  run: (caller, params, { services }) => {
    const { workspace_id: _, ...body } = withoutNulls(params)
    return services.uploads.start(caller, body)
  },
})

const uploadFinish = method({
  role: 'publisher',
  bySlug: true,
  params: Upload,
  run: async (caller, { upload_id: id }, { services }) =>
    services.uploads.finish(caller, uploadIdOf(id)),
})

const uploadAbort = method({
  role: 'publisher',
  bySlug: true,
  params: Upload,
  run: async (caller, { upload_id: id }, { services }) =>
    services.uploads.abort(caller, uploadIdOf(id)),
})

const install = method({
  role: 'publisher',
  bySlug: true,
  params: Type.Object({ ...workspace, source: Source, target_source_kind: optionalText }),
  run: async (caller, { source, target_source_kind: target }, { services }) => {
    const uploadId = uploadIdOf(source.upload_id)
    const open = () => services.uploads.claim(caller, uploadId)
    return services.skills.install(caller, open, sourceKindOf(target ?? 'user'))
  },
})

const one = { ...workspace, slug: Type.String(), source_kind: Type.String() }

const expectedOf = (previous: string | undefined): Precondition =>
  previous === undefined ? 'anything' : [previous]

const update = method({
  role: 'publisher',
  bySlug: true,
  params: Type.Object({ ...one, source: Source, expected_previous_fingerprint: optionalText }),
  run: async (caller, params, { services }) => {
    const uploadId = uploadIdOf(params.source.upload_id)
    const { expected_previous_fingerprint: previous } = withoutNulls(params)
    return services.skills.update(
      caller,
      keyOf(caller.workspaceId, params.source_kind, params.slug),
      {
        open: () => services.uploads.claim(caller, uploadId),
        expected: expectedOf(previous),
      },
    )
  },
})

const uninstall = method({
  role: 'publisher',
  params: Type.Object({ ...one, expected_previous_fingerprint: optionalText }),
  run: async (caller, params, { services }) => {
    const key = keyOf(caller.workspaceId, params.source_kind, params.slug)
    const { expected_previous_fingerprint: previous } = withoutNulls(params)
    return services.skills.uninstall(caller, key, expectedOf(previous))
  },
})

const Target = Type.Object({ slug: Type.String(), source_kind: Type.String() })

const health = method({
  role: 'publisher',
  params: Type.Object({
    ...workspace,
    skills: Type.Optional(nullable(Type.Array(Target, { maxItems: 1000 }))),
    audit_limit: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
  }),
  run: async (caller, { skills, audit_limit: limit }, { services }) => {
    const targets = (skills ?? []).map(({ slug, source_kind: kind }) => ({
      slug,
      source_kind: sourceKindOf(kind),
    }))
    const auditLimit = Math.min(limit ?? DEFAULT_AUDIT_LIMIT, MAX_LIMIT)
    return services.health.report(caller.workspaceId, { skills: targets, auditLimit })
  },
})

const policyList = method({
  role: 'reader',
  params: Workspace,
  run: (caller, _params, { services }) => services.policies.list(caller),
})

const policySet = method({
  role: 'reviewer',
  params: Type.Object({
    ...workspace,
    skill_slug: Type.String(),
    source_kind: Type.String(),
    enabled: flag,
    allow_implicit_invocation: flag,
  }),
  run: async (caller, params, { services }) => {
    const key = keyOf(caller.workspaceId, params.source_kind, params.skill_slug)
    const { enabled, allow_implicit_invocation: isImplicit } = withoutNulls(params)
    if (enabled === undefined && isImplicit === undefined) {
      return services.policies.remove(caller, key, 'anything')
    }
    const change = {
      ...(enabled === undefined ? {} : { enabled }),
      ...(isImplicit === undefined ? {} : { allow_implicit_invocation: isImplicit }),
    }
    return services.policies.set(caller, key, change, 'anything')
  },
})

export const gatewayMethods = {
  'skills/list': list,
  'skills/upload/start': uploadStart,
  'skills/upload/finish': uploadFinish,
  'skills/upload/abort': uploadAbort,
  'skills/install': install,
  'skills/update': update,
  'skills/uninstall': uninstall,
  'skills/health': health,
  'skills/policy/list': policyList,
  'skills/policy/set': policySet,
}
