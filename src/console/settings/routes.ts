/** `/console/w/{workspace_id}/settings`, `…/policies` and `…/scope`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { toAppError } from '../../platform/http/error-handler.ts'
import { ref, stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { CapabilityService } from '../../registry/capabilities/service.ts'
import type { PolicyService } from '../../registry/policies/service.ts'
import { SettingsBody } from '../../tenancy/settings/schemas.ts'
import type { Effective, SettingsService } from '../../tenancy/settings/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { changeOf, checkTexts, type Fields, inWords } from './form.ts'
import { checkNotOvertaken } from './overtaken.ts'
import { policiesView } from './policies-page.ts'
import { scopeView } from './scope-page.ts'
import { type SettingsPage, settingsView } from './settings-page.ts'
import { mendable } from '../pages/form-failure.ts'

export type SettingsServices = {
  settings: SettingsService
  policies: PolicyService
  capabilities: CapabilityService
}

type Options = { services: SettingsServices; pages: ConsolePages }

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const base = '/console/w/:workspace_id/settings'
const params = Type.Object(workspaceParams)

/** The form as it was sent, and what it asks for. */
const Form = Type.Object({
  act: stringEnum(['try', 'save'] as const),
  section: Type.String({ maxLength: 32 }),
  fields: Type.Record(Type.String(), Type.String()),
  change: ref(SettingsBody),
})
const words = Type.Optional(Type.String({ maxLength: 4000 }))
const Asked = Type.Object({ allowed: words, forwarded: words })

const readForm = async (request: FastifyRequest): Promise<void> => {
  const fields = (request.body ?? {}) as Fields
  const { act, section } = fields
  request.body = { act, section, fields, change: changeOf(fields) }
}

const idsOf = (text: string): string[] => text.split(/[\s,]+/).filter((id) => id !== '')

export const settingsRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { settings, policies, capabilities }, pages },
) => {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: Pick<SettingsPage, 'sent' | 'effects'>,
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const { workspaceId: workspace } = caller
    const view = settingsView({
      workspace,
      role: caller.actor.role,
      now: new Date(),
      settings: await settings.read(caller),
      ...more,
    })
    return pages.send(request, reply, view, more.sent?.failure ? 422 : 200)
  }

  app.get(base, { config, schema: { hide: true, params } }, (request, reply) =>
    show(request, reply, { sent: null, effects: null }),
  )

  app.post(
    base,
    {
      config: { ...config, role: 'admin' },
      schema: { hide: true, params, body: Form },
      preValidation: readForm,
      attachValidation: true,
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { act, section, fields, change } = request.body
      const sent = { section, fields, failure: null }
      const check = (stored: Effective): void => checkNotOvertaken(fields, stored)
      try {
        if (request.validationError) throw toAppError(request.validationError, request)
        checkTexts(fields)
        if (act === 'try') {
          const { dry_run: effects = null } = await settings.rehearse(caller, change, { check })
          return await show(request, reply, { sent, effects })
        }
        if (Object.keys(change).length > 0) await settings.merge(caller, change, { check })
      } catch (error) {
        const failure = { error: inWords(mendable(error, [403])), values: fields }
        return show(request, reply, { sent: { ...sent, failure }, effects: null })
      }
      return reply.redirect(paths.settings(caller.workspaceId).at(section).text, 303)
    },
  )

  app.get(
    `${base}/policies`,
    { config, schema: { hide: true, params } },
    async (request, reply) => {
      const caller = callerOf(request)
      const view = policiesView(caller.workspaceId, await policies.list(caller))
      return pages.send(request, reply, view)
    },
  )

  app.get(
    `${base}/scope`,
    { config, schema: { hide: true, params, querystring: Asked }, preValidation: dropEmpty },
    async (request, reply) => {
      const caller = callerOf(request)
      const { allowed = '*', forwarded = '' } = request.query
      const scope = await capabilities.scope(caller, {
        allowed_skills: idsOf(allowed),
        ...(forwarded === '' ? {} : { forward_skills: idsOf(forwarded) }),
      })
      const view = scopeView({
        workspace: caller.workspaceId,
        asked: { allowed, forwarded },
        scope,
      })
      return pages.send(request, reply, view)
    },
  )
}
