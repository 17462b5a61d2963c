/** `openai/v1/skills`, at the root and below each workspace: the skills of OpenAI's API. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { answerErrorsAs } from '../skills-api/failures.ts'
import { receiveSkills } from '../skills-api/received.ts'
import type { HostedSkills } from '../skills-api/service.ts'
import { openAiError } from './errors.ts'
import { openAiSchemas } from './schemas.ts'
import { skillRoutes } from './skill-routes.ts'
import { versionRoutes } from './version-routes.ts'

type Options = { hosted: HostedSkills; queues: CallerQueues }

const openAiRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { hosted, queues }) => {
  answerErrorsAs(app, openAiError)
  const receive = await receiveSkills(app, hosted.limits, ['default'])
  await skillRoutes(app, { hosted, receive, queues })
  await versionRoutes(app, { hosted, receive, queues })
}

export const openAiFeature = { schemas: openAiSchemas, routes: openAiRoutes }
