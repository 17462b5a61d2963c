/** `/v1/scan-rules`: the security rules, for reviewers and publishers. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from '@sinclair/typebox'
import { SCAN_RULES, SCAN_VERSION } from '../../packages/scan/rules.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
  stringEnum,
} from '../../platform/http/schema.ts'
import { findingSeverities } from '../skills/verdict-schemas.ts'

const ScanRule = Type.Object(
  {
    id: Type.String({ description: '`rule_id` of its findings.' }),
    family: Type.String(),
    severity: stringEnum(findingSeverities, {
      description: 'The highest of its findings; context may lower it.',
    }),
    title: Type.String(),
    looks_at: Type.String(),
    explanation: Type.String({ description: 'What happens if it is followed.' }),
    remedy: Type.String({ description: 'What to write instead.' }),
    since: Type.Integer({ description: 'The first `scan_version` that has it.' }),
  },
  { $id: 'ScanRule', description: 'One security rule.' },
)

const ScanRules = Type.Object(
  {
    scan_version: Type.Integer({
      description:
        'Of all rules together. When it increases, stored packages are scanned again in the background.',
    }),
    rules: Type.Array(ref(ScanRule)),
  },
  { $id: 'ScanRules', description: 'The security rules of this build.' },
)

const rules: Static<typeof ScanRules> = { scan_version: SCAN_VERSION, rules: [...SCAN_RULES] }
const tag = hashTag(JSON.stringify(rules))

const scanRuleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/v1/scan-rules',
    config: { role: 'reader', workspace: 'service' },
    schema: {
      operationId: 'scanRulesList',
      tags: ['health'],
      summary: 'List security rules',
      description:
        'What packages and texts for agents are scanned for, and why. Findings name the rules; those of outside scanners are not listed.',
      headers: ConditionalHeaders,
      response: {
        200: json('All rules.', ScanRules, responseHeaders.etag),
        ...notModified,
        ...problems('access.unauthorized', 'access.forbidden', 'request.rate_limited'),
      },
    },
    handler: async (request, reply) => {
      return sendPrivate(request, reply, tag, rules)
    },
  })
}

export const scanRulesFeature = { schemas: [ScanRule, ScanRules], routes: scanRuleRoutes }
