/** `anthropic/v1/skills`, at the root and below each workspace: the skills of Anthropic's API. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { answerErrorsAs } from '../skills-api/failures.ts'
import { receiveSkills } from '../skills-api/received.ts'
import { WaitingVersion } from '../skills-api/schemas.ts'
import type { HostedSkills } from '../skills-api/service.ts'
import { AnthropicError, anthropicError } from './errors.ts'
import { anthropicSchemas } from './schemas.ts'
import { skillRoutes } from './skill-routes.ts'
import { versionRoutes } from './version-routes.ts'

type Options = { hosted: HostedSkills; queues: CallerQueues }

const anthropicRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { hosted, queues }) => {
  answerErrorsAs(app, anthropicError)
  const receive = await receiveSkills(app, hosted.limits, ['display_name', 'display_title'])
  await skillRoutes(app, { hosted, receive })
  await versionRoutes(app, { hosted, receive, queues })
}

export const anthropicFeature = {
  schemas: [WaitingVersion, AnthropicError, ...anthropicSchemas],
  routes: anthropicRoutes,
}
