/** What the forms of a skill's pages do: each is one call of the service that the API calls too. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { Sha256 } from '../../platform/http/schema.ts'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import type { MetadataBody } from '../../registry/approvals/schemas.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { checkTyped } from '../pages/registration.ts'
import { SkillPageParams, skillRefOf, skillUrls } from './skill-url.ts'
import { SkillTabs, type TabServices } from './tabs.ts'
import { mendable } from '../pages/form-failure.ts'

export type SkillChangeServices = TabServices & { skills: SkillService }

type Options = { services: SkillChangeServices; pages: ConsolePages }

const reviewer = { role: 'reviewer', invalidCode: 'skills.invalid_request' } as const
const hidden = { hide: true, params: SkillPageParams } as const

const choiceOf = (values: readonly string[]) =>
  Type.Union([Type.Literal(''), ...values.map((value) => Type.Literal(value))])

const MetadataForm = Type.Object({
  risk_level: choiceOf(riskLevels),
  side_effects: choiceOf(sideEffects),
  data_egress: choiceOf(dataEgresses),
  explanation: Type.String({ maxLength: 2000 }),
})
const RollbackForm = Type.Object({
  fingerprint: Sha256,
  expected: Sha256,
  reason: Type.String({ maxLength: 1000 }),
})
const choice = Type.Union([Type.Literal('inherit'), Type.Literal('true'), Type.Literal('false')])
const PolicyForm = Type.Object({
  tag: Type.String({ maxLength: 256 }),
  enabled: Type.Optional(choice),
  allow_implicit_invocation: Type.Optional(choice),
})
const UninstallForm = Type.Object({ slug: Type.String({ maxLength: 200 }), expected: Sha256 })

/** A field that is disabled is not sent, and not changed. */
const flagOf = (value: string | undefined): boolean | null | undefined =>
  value === undefined ? undefined : value === 'inherit' ? null : value === 'true'

/** What the person can mend; the rest is a page of its own. */
const given = (fields: Record<string, string>): Partial<MetadataBody> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

export const skillChangeRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages },
) => {
  const { skills, policies, capabilities } = services
  const tabs = new SkillTabs(services, pages)

  for (const url of skillUrls('/-/capabilities/:capability_id')) {
    const params = Type.Object({
      ...SkillPageParams.properties,
      capability_id: Type.String({ minLength: 1, maxLength: 128 }),
    })
    app.post(
      url,
      { config: reviewer, schema: { hide: true, params, body: MetadataForm } },
      async (request, reply) => {
        const caller = callerOf(request)
        const { capability_id: capabilityId, ...rest } = request.params
        const ref = skillRefOf(rest)
        const { explanation, ...fields } = request.body
        const metadata = { ...given(fields), explanation }
        try {
          await capabilities.override(caller, skillKeyOf(caller, ref), { capabilityId, metadata })
        } catch (error) {
          const failure = { error: mendable(error), values: request.body, capabilityId }
          return tabs.capabilities(request, reply, { ref, failure })
        }
        const { workspaceId } = caller
        return reply.redirect(paths.skillTab(workspaceId, ref, 'capabilities').text, 303)
      },
    )
  }

  for (const url of skillUrls('/-/revisions/rollback')) {
    app.post(
      url,
      { config: reviewer, schema: { ...hidden, body: RollbackForm } },
      async (request, reply) => {
        const caller = callerOf(request)
        const ref = skillRefOf(request.params)
        const { fingerprint, reason, expected } = request.body
        try {
          const wanted = { fingerprint, reason, expected: [expected] }
          await skills.rollback(caller, skillKeyOf(caller, ref), wanted)
        } catch (error) {
          const failure = { error: mendable(error), values: request.body }
          return tabs.revisions(request, reply, { ref, failure })
        }
        return reply.redirect(paths.skillTab(caller.workspaceId, ref, 'revisions').text, 303)
      },
    )
  }

  for (const url of skillUrls('/-/policy')) {
    app.post(
      url,
      { config: reviewer, schema: { ...hidden, body: PolicyForm } },
      async (request, reply) => {
        const caller = callerOf(request)
        const ref = skillRefOf(request.params)
        const { tag, ...fields } = request.body
        const enabled = flagOf(fields.enabled)
        const implicit = flagOf(fields.allow_implicit_invocation)
        try {
          const change = {
            ...(enabled === undefined ? {} : { enabled }),
            ...(implicit === undefined ? {} : { allow_implicit_invocation: implicit }),
          }
          await policies.set(caller, skillKeyOf(caller, ref), change, [tag])
        } catch (error) {
          return tabs.policy(request, reply, {
            ref,
            failure: { act: 'policy', error: mendable(error), values: fields },
          })
        }
        return reply.redirect(paths.skillTab(caller.workspaceId, ref, 'policy').text, 303)
      },
    )
  }

  for (const url of skillUrls('/-/uninstall')) {
    app.post(
      url,
      {
        config: { ...reviewer, role: 'publisher' },
        schema: { ...hidden, body: UninstallForm },
      },
      async (request, reply) => {
        const caller = callerOf(request)
        const ref = skillRefOf(request.params)
        const { slug, expected } = request.body
        try {
          checkTyped(slug, ref.slug, reviewer.invalidCode, 'uninstall')
          await skills.uninstall(caller, skillKeyOf(caller, ref), [expected])
        } catch (error) {
          return tabs.policy(request, reply, {
            ref,
            failure: { act: 'uninstall', error: mendable(error), values: { slug } },
          })
        }
        return reply.redirect(paths.skills(caller.workspaceId).text, 303)
      },
    )
  }
}
