/** `{w}/policies` and `{w}/skills/{source_kind}/{slug}/policy`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { Caller } from '../../platform/access/caller.ts'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { tagsOf } from '../../platform/http/precondition.ts'
import { ref } from '../../platform/http/schema.ts'
import { otherTag, ReplaceTagHeaders, SkillTagHeaders } from '../skills/schemas.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { PolicyService } from './service.ts'

type Options = { policies: PolicyService }

const config = { role: 'reviewer', invalidCode: 'skills.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/policy'

const params = Type.Object({
  ...workspaceParams,
  source_kind: Type.String({
    maxLength: 16,
    description: '`system`, `user` or `registry`.',
    examples: ['user'],
  }),
  slug: Type.String({
    maxLength: 129,
    description: 'The slug; write its slash as `%2F`.',
    examples: ['hello-skill'],
  }),
})

const refOf = (caller: Caller, given: { source_kind: string; slug: string }) => ({
  workspaceId: caller.workspaceId,
  sourceKind: given.source_kind,
  slug: given.slug,
})

const policyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { policies }) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/policies',
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsPolicyList',
      tags: ['policies'],
      summary: 'List policy overrides',
      description:
        'All stored overrides (skills/policy/list); readers get only those of served skills. The skill list shows the effective values.',
      params: Type.Object(workspaceParams),
      response: { 200: ref(schemas.PolicyList), ...problems(...inWorkspace) },
    },
    handler: (request) => policies.list(callerOf(request)),
  })

  app.route({
    method: 'GET',
    url,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsPolicyRead',
      tags: ['policies'],
      summary: 'Read the override of a skill',
      description: 'The stored override; both fields are omitted if there is none.',
      params,
      response: {
        200: ref(schemas.PolicyResponse),
        ...problems('skills.not_found', ...inWorkspace),
      },
    },
    handler: (request) => {
      const caller = callerOf(request)
      return policies.read(caller, refOf(caller, request.params))
    },
  })

  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      operationId: 'skillsPolicySet',
      tags: ['policies'],
      summary: 'Set the override of a skill',
      description:
        'Sets the override of a skill (skills/policy/set). An omitted field is unchanged; null inherits again. A disabled skill stays installed and is not served; the disable applies to the slug in every source kind, survives an uninstall, and another kind cannot be enabled meanwhile (422 `skills.policy_conflict`). If `policy_defaults.enabled` is false, an enable applies to the current bytes only: later bytes must be enabled again. A stored `allow_implicit_invocation` stays, dormant, while the skill is disabled. An unchanged override changes nothing, and writes neither an event nor an audit row.',
      params,
      headers: ReplaceTagHeaders,
      body: ref(schemas.PolicyBody),
      response: {
        200: ref(schemas.PolicyResponse),
        ...problems(
          'skills.invalid_request',
          'skills.not_found',
          'skills.policy_conflict',
          otherTag,
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) => {
      const caller = callerOf(request)
      const expected = tagsOf(request)
      return policies.set(caller, refOf(caller, request.params), request.body, expected)
    },
  })

  app.route({
    method: 'DELETE',
    url,
    config,
    schema: {
      operationId: 'skillsPolicyDelete',
      tags: ['policies'],
      summary: 'Remove the override of a skill',
      description:
        'Both fields inherit from the workspace again. Removing a missing override changes nothing.',
      params,
      headers: SkillTagHeaders,
      response: {
        200: ref(schemas.PolicyResponse),
        ...problems('skills.not_found', otherTag, ...inWorkspace),
      },
    },
    handler: (request) => {
      const caller = callerOf(request)
      const expected = ifMatchOf(request.headers['if-match'])
      return policies.remove(caller, refOf(caller, request.params), expected)
    },
  })
}

export const policiesFeature = { schemas: schemas.policySchemas, routes: policyRoutes }
