/** `…/capabilities/{capability_id}/function`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import type { CapabilityFunctions } from './function-service.ts'
import { CapabilityParams, otherTag, SkillTagHeaders } from '../skills/schemas.ts'
import { skillIdOf } from '../skills/skill-key.ts'
import * as schemas from '../approvals/schemas.ts'

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const url =
  '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/capabilities/:capability_id/function'

const rejections = problems(
  'skills.not_found',
  'capabilities.not_found',
  'functions.invalid_request',
  'functions.internal_namespace',
  'functions.not_found',
  'functions.fingerprint_mismatch',
  'proposals.four_eyes',
  otherTag,
  ...inWorkspace,
  ...withBody,
)

const capabilityFunctionRoutes: FastifyPluginAsyncTypebox<{
  capabilityFunctions: CapabilityFunctions
}> = async (app, { capabilityFunctions }) => {
  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      operationId: 'capabilitiesFunctionSet',
      tags: ['functions'],
      summary: 'Bind a function to a capability',
      description:
        'From now on `/invoke` sends the arguments of a call to this function and returns its result. The binding applies to later revisions too, and remains when the skill is uninstalled and installed again. It applies to the current registration of the function: its URL, the names of its headers and its schemas. If these change, or the function is removed, the skill is `trust_blocked` until a reviewer binds it again, or until the earlier registration is restored. With the setting `four_eyes`, those who sent or proposed the bytes cannot bind.',
      params: CapabilityParams,
      headers: SkillTagHeaders,
      body: ref(schemas.CapabilityFunctionBody),
      response: { 200: ref(schemas.CapabilityFunction), ...rejections },
    },
    handler: (request) =>
      capabilityFunctions.put(callerOf(request), skillIdOf(request.params), {
        capabilityId: request.params.capability_id,
        functionId: request.body.function_id,
        expected: ifMatchOf(request.headers['if-match']),
        ...(request.body.registration_hash === undefined
          ? {}
          : { registrationHash: request.body.registration_hash }),
      }),
  })

  app.route({
    method: 'DELETE',
    url,
    config,
    schema: {
      operationId: 'capabilitiesFunctionRemove',
      tags: ['functions'],
      summary: 'Unbind the function from a capability',
      description:
        'From now on `/invoke` returns the instructions of the skill. This also works after the skill is uninstalled.',
      params: CapabilityParams,
      headers: SkillTagHeaders,
      response: { 200: ref(schemas.CapabilityFunction), ...rejections },
    },
    handler: (request) =>
      capabilityFunctions.remove(callerOf(request), skillIdOf(request.params), {
        capabilityId: request.params.capability_id,
        expected: ifMatchOf(request.headers['if-match']),
      }),
  })
}

export const capabilityFunctionsFeature = { schemas: [], routes: capabilityFunctionRoutes }
