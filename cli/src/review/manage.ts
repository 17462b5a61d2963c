/** `policy`, `rollback` and `uninstall`: what changes for everybody who uses the workspace. */
import { exitCodes, UsageError } from '../api/failures.ts'
import type { Registry } from '../api/registry.ts'
import type { components } from '../api/schema.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { findSkill } from '../read/find.ts'
import { allRevisions, revisionNamed } from '../read/revisions.ts'
import { confirm } from '../terminal/ask.ts'
import { short } from '../terminal/text.ts'

type Schemas = components['schemas']
type PolicyBody = Schemas['PolicyBody']
type Path = ReturnType<Registry['pathOf']>

const changeOf = ({ enable, disable, implicit }: Options): PolicyBody => {
  if (enable && disable) throw new UsageError('--enable and --disable: use only one of them')
  return {
    ...(enable ? { enabled: true } : {}),
    ...(disable ? { enabled: false } : {}),
    ...(implicit === undefined ? {} : { allow_implicit_invocation: implicit }),
  }
}

const askPolicy = (registry: Registry, path: Path, body: PolicyBody, isInherited: boolean) => {
  const route = '/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/policy'
  return registry.ask((api, signal) => {
    if (isInherited) return api.DELETE(route, { params: { path }, signal })
    return Object.keys(body).length === 0
      ? api.GET(route, { params: { path }, signal })
      : api.PUT(route, { params: { path }, body, signal })
  })
}

const settingOf = (value: boolean | undefined): string => {
  if (value === undefined) return 'as the workspace says'
  return value ? 'yes' : 'no'
}

export const policy: Work = async ({ registry, output }, { words: [slug = ''], options }) => {
  const skill = await findSkill(registry, slug, options)
  const path = registry.pathOf(skill.source_kind, slug)
  const body = changeOf(options)
  const response = await askPolicy(registry, path, body, options.inherit === true)
  output.result(response, () => [
    `Policy of ${slug} (${skill.source_kind})`,
    `enabled:            ${settingOf(response.policy.enabled)}`,
    `offered unasked:    ${settingOf(response.policy.allow_implicit_invocation)}`,
  ])
  return exitCodes.ok
}

export const rollback: Work = async (
  { registry, output },
  { words: [slug = '', word = ''], options },
) => {
  const { reason } = options
  if (reason === undefined) throw new UsageError('Say why with --reason')
  const skill = await findSkill(registry, slug, options)
  const { source_kind: sourceKind } = skill
  const revisions = await allRevisions(registry, sourceKind, slug)
  const { fingerprint, revision } = revisionNamed(revisions, word, slug)
  const done = await registry.ask((api, signal) =>
    api.POST('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/rollback', {
      params: { path: registry.pathOf(sourceKind, slug) },
      body: { fingerprint, reason, expected_previous_fingerprint: skill.fingerprint },
      signal,
    }),
  )
  output.result(done, () => [
    `Rolled ${slug} back to revision ${revision} (${short(fingerprint)})`,
    `served: ${done.served ? 'yes' : `no (${done.reasons.served})`}`,
  ])
  return exitCodes.ok
}

export const uninstall: Work = async ({ registry, output }, { words: [slug = ''], options }) => {
  const skill = await findSkill(registry, slug, options)
  const { source_kind: sourceKind, fingerprint } = skill
  await confirm(
    `Uninstall ${slug} from the workspace ${registry.workspace}, for all who use it? (From this machine only: skill remove ${slug})`,
    options.yes,
  )
  const done = await registry.ask((api, signal) =>
    api.DELETE('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}', {
      params: {
        path: registry.pathOf(sourceKind, slug),
        header: { 'if-match': `"${fingerprint}"` },
      },
      signal,
    }),
  )
  output.result(done, () => [`Uninstalled ${slug} (${sourceKind}) from ${registry.workspace}`])
  return exitCodes.ok
}
