/** `…/-/revisions`, `compare`, `capabilities`, `health`, `policy`, `activity` of a skill. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import type { AuditTrail } from '../../tenancy/audit/trail.ts'
import type { HealthService } from '../../registry/health/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import { activityView } from './activity-page.ts'
import { healthView } from './health-page.ts'
import { readHead } from './skill-heads.ts'
import { SkillPageParams, skillRefOf, skillUrls } from './skill-url.ts'
import { SkillTabs, type TabServices } from './tabs.ts'

export type SkillTabServices = TabServices & { health: HealthService; trail: AuditTrail }

type Options = { services: SkillTabServices; pages: ConsolePages }

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const
const hidden = { hide: true, params: SkillPageParams } as const
const Page = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 1024 })) })

/** A reader of health pages needs no list of changes with them. */
const NO_AUDIT = 1

export const skillTabRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages },
) => {
  const { catalog, health, trail } = services
  const tabs = new SkillTabs(services, pages)

  for (const url of skillUrls('/-/revisions')) {
    app.get(
      url,
      { config, schema: { ...hidden, querystring: Page }, preValidation: dropEmpty },
      (request, reply) =>
        tabs.revisions(request, reply, { ref: skillRefOf(request.params), ...request.query }),
    )
  }

  for (const url of skillUrls('/-/capabilities')) {
    app.get(url, { config, schema: hidden }, (request, reply) =>
      tabs.capabilities(request, reply, { ref: skillRefOf(request.params) }),
    )
  }

  for (const url of skillUrls('/-/health')) {
    app.get(
      url,
      { config: { ...config, role: 'publisher' }, schema: hidden },
      async (request, reply) => {
        const ref = skillRefOf(request.params)
        const { head } = await readHead(catalog, request, ref)
        const report = await health.reportOne(callerOf(request).workspaceId, ref, NO_AUDIT)
        const [found] = report.skills
        if (!found) throw new Error('a report has no skill')
        return pages.send(request, reply, healthView(head, found))
      },
    )
  }

  for (const url of skillUrls('/-/policy')) {
    app.get(url, { config, schema: hidden }, (request, reply) =>
      tabs.policy(request, reply, { ref: skillRefOf(request.params) }),
    )
  }

  for (const url of skillUrls('/-/activity')) {
    app.get(
      url,
      {
        config: { ...config, role: 'reviewer' },
        schema: { ...hidden, querystring: Page },
        preValidation: dropEmpty,
      },
      async (request, reply) => {
        const ref = skillRefOf(request.params)
        const { head } = await readHead(catalog, request, ref)
        const skill = `${ref.source_kind}:${ref.slug}`
        const page = await trail.page(callerOf(request), { skill, ...request.query })
        return pages.send(request, reply, activityView(head, page, new Date()))
      },
    )
  }
}
