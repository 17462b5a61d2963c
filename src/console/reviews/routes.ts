/** The pages of reviewers. */
import type { FastifyPluginAsync } from 'fastify'
import { register } from '../../platform/http/register.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { contentReviewRoutes, type ContentReviewServices } from './content-routes.ts'
import { decisionRoutes } from './decision-routes.ts'
import { reviewNoteRoutes } from './note-routes.ts'
import { proposalRoutes } from './proposal-routes.ts'
import { queueRoutes } from './queue-routes.ts'
import { Reviews, type ReviewServices } from './reviews.ts'

export type AllReviewServices = ReviewServices & ContentReviewServices

type Options = { services: AllReviewServices; pages: ConsolePages; content: ContentRenderer }

export const reviewRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services, pages, content },
) => {
  const reviews = new Reviews({ services, pages, content })
  await register(app, queueRoutes, { services, pages })
  await register(app, contentReviewRoutes, { services, pages, content })
  await register(app, proposalRoutes, { reviews })
  await register(app, decisionRoutes, { services, reviews })
  await register(app, reviewNoteRoutes, { services, reviews })
}
