/** Reads and shows the pages about a skill that have forms, with what was typed where it failed. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { permits } from '../../platform/access/roles.ts'
import type { CapabilityService } from '../../registry/capabilities/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { PolicyService } from '../../registry/policies/service.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import { type Capabilities, capabilitiesView } from './capabilities-page.ts'
import { type PolicyFailure, policyView } from './policy-page.ts'
import { revisionsView } from './revisions-page.ts'
import { readHead } from './skill-heads.ts'
import type { skillRefOf } from './skill-url.ts'

export type TabServices = {
  catalog: SkillCatalog
  capabilities: CapabilityService
  policies: PolicyService
}

type Ref = ReturnType<typeof skillRefOf>

const UNACCEPTED = 422

const statusOf = (failure: object | null): number => (failure === null ? 200 : UNACCEPTED)

export class SkillTabs {
  readonly #services: TabServices
  readonly #pages: ConsolePages

  constructor(services: TabServices, pages: ConsolePages) {
    this.#services = services
    this.#pages = pages
  }

  async revisions(
    request: FastifyRequest,
    reply: FastifyReply,
    { ref, cursor, failure = null }: { ref: Ref; cursor?: string; failure?: FormFailure | null },
  ): Promise<FastifyReply> {
    const { catalog } = this.#services
    const [{ head }, page] = await Promise.all([
      readHead(catalog, request, ref),
      catalog.revisions(skillKeyOf(callerOf(request), ref), cursor === undefined ? {} : { cursor }),
    ])
    const view = revisionsView({ head, page, now: new Date(), failure })
    return this.#pages.send(request, reply, view, statusOf(failure))
  }

  async capabilities(
    request: FastifyRequest,
    reply: FastifyReply,
    { ref, failure = null }: { ref: Ref; failure?: Capabilities['failure'] },
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const key = skillKeyOf(caller, ref)
    const { head } = await readHead(this.#services.catalog, request, ref)
    const isShown = permits(caller.actor.role, 'publisher')
    const overrides = await Promise.all(
      (isShown ? head.skill.capabilities : []).map(async ({ capability_id: id }) => {
        const { overrides: said } = await this.#services.capabilities.history(key, id)
        return [id, said] as const
      }),
    )
    const history = isShown ? new Map(overrides) : null
    const view = capabilitiesView({ head, history, failure })
    return this.#pages.send(request, reply, view, statusOf(failure))
  }

  async policy(
    request: FastifyRequest,
    reply: FastifyReply,
    { ref, failure = null }: { ref: Ref; failure?: PolicyFailure | null },
  ): Promise<FastifyReply> {
    const { catalog, policies } = this.#services
    const caller = callerOf(request)
    // The tag is read first, so that a change in between is not overwritten.
    const { head, tag } = await readHead(catalog, request, ref)
    const { policy: stored } = await policies.read(caller, skillKeyOf(caller, ref))
    const view = policyView({ head, stored, tag, failure })
    return this.#pages.send(request, reply, view, statusOf(failure))
  }
}
