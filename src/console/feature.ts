/** `/console`: the pages of the service, in one frame, under one policy. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { register } from '../platform/http/register.ts'
import { Type } from '@sinclair/typebox'
import type { RecordRejection } from '../platform/access/authentication.ts'
import type { UploadLimits } from '../platform/config/config.ts'
import { AppError } from '../platform/errors.ts'
import { workspaceParams } from '../platform/http/workspace-params.ts'
import { peopleRoutes, type PeoplePageServices } from './access/people-routes.ts'
import { tokenRoutes, type TokenPageServices } from './access/tokens-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { auditRoutes, type AuditServices } from './audit/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { AssetSources } from './assets/sources.ts'
import { type DocumentPageServices, documentPageRoutes } from './documents/routes.ts'
import { type FunctionPageServices, functionPageRoutes } from './functions/routes.ts'
import { homeRoutes, type HomeServices } from './home/routes.ts'
import { mcpServerPageRoutes } from './mcp-servers/routes.ts'
import type { McpServerServices } from './mcp-servers/servers.ts'
import { ContentRenderer } from './content/content-renderer.ts'
import { ConsolePages, type PageServices } from './pages/console-pages.ts'
import { formAddresses } from './pages/form-addresses.ts'
import { paths } from './pages/paths.ts'
import { type PromptPageServices, promptPageRoutes } from './prompts/routes.ts'
import { type AllReviewServices, reviewRoutes } from './reviews/routes.ts'
import { settingsRoutes, type SettingsServices } from './settings/routes.ts'
import { acceptForms } from './sign-in/forms.ts'
import { signInRoutes, type SignInServices } from './sign-in/routes.ts'
import { subscriptionPageRoutes } from './subscriptions/routes.ts'
import type { SubscriptionServices } from './subscriptions/subscriptions.ts'
import { catalogueRoutes, type CatalogueServices } from './skills/catalogue-routes.ts'
import { type CompareServices, compareRoutes } from './skills/compare-routes.ts'
import { skillChangeRoutes, type SkillChangeServices } from './skills/change-routes.ts'
import { skillRoutes, type SkillServices } from './skills/skill-routes.ts'
import { skillTabRoutes, type SkillTabServices } from './skills/tab-routes.ts'
import { uploadRoutes, type UploadServices } from './upload/routes.ts'
import { statusPageRoutes, type StatusServices } from './status/routes.ts'
import { workspacePageRoutes } from './workspaces/routes.ts'

type ConsoleParts = {
  services: PageServices &
    SignInServices &
    HomeServices &
    CatalogueServices &
    SkillServices &
    SkillTabServices &
    SkillChangeServices &
    CompareServices &
    AllReviewServices &
    UploadServices &
    McpServerServices &
    SubscriptionServices &
    DocumentPageServices &
    PromptPageServices &
    FunctionPageServices &
    TokenPageServices &
    PeoplePageServices &
    AuditServices &
    SettingsServices &
    StatusServices
  uploadLimits: UploadLimits
  publicUrl: string | null
  recordRejection: RecordRejection
}

const consoleRoutes: FastifyPluginAsyncTypebox<ConsoleParts> = async (app, parts) => {
  const { services, uploadLimits: limits } = parts
  const assets = await AssetSources.open()
  const pages = new ConsolePages(services, assets)
  const content = new ContentRenderer()
  app.addHook('onClose', () => content.close())
  pages.install(app)
  acceptForms(app)
  const leadBack = formAddresses(app)
  await register(app, assetRoutes, { assets })
  await register(app, signInRoutes, { ...parts, pages })
  await register(app, homeRoutes, { services, pages, limits })
  await register(app, catalogueRoutes, { services, pages })
  await register(app, skillRoutes, { services, pages, content })
  await register(app, skillTabRoutes, { services, pages })
  await register(app, compareRoutes, { services, pages, content })
  await register(app, skillChangeRoutes, { services, pages })
  await register(app, reviewRoutes, { services, pages, content })
  await register(app, mcpServerPageRoutes, { services, pages })
  await register(app, subscriptionPageRoutes, { services, pages })
  await register(app, documentPageRoutes, { services, pages, content })
  await register(app, promptPageRoutes, { services, pages })
  await register(app, functionPageRoutes, { services, pages })
  await register(app, uploadRoutes, { services, pages, limits, content })
  await register(app, tokenRoutes, { ...parts, pages })
  await register(app, peopleRoutes, { services, pages })
  await register(app, auditRoutes, { services, pages })
  await register(app, settingsRoutes, { services, pages })
  await register(app, workspacePageRoutes, { services, pages })
  await register(app, statusPageRoutes, { services, pages })
  await register(app, accountRoutes, { services, pages })
  leadBack()

  const config = { role: 'public' } as const
  app.get('/console', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(paths.start().text, 303),
  )
  const inWorkspace = { hide: true, params: Type.Object(workspaceParams) } as const
  app.get(
    '/console/w/:workspace_id/content',
    { config: { role: 'reader' }, schema: inWorkspace },
    async ({ params }, reply) =>
      reply.redirect(paths.content(params.workspace_id, 'documents').text, 303),
  )
  app.get('/console/*', { config, schema: { hide: true } }, async () => {
    throw new AppError('request.not_found', 'There is no such page.')
  })
}

export const consoleFeature = { schemas: [], routes: consoleRoutes }
