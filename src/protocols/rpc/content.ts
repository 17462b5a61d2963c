/** The thirteen functions of the content registry: markdown documents, resources, prompts. */
import { MAX_LIMIT } from '../../platform/database/cursor.ts'
import type { PromptPage } from '../../content/prompts/schemas.ts'
import { templates } from '../../content/resources/templates.ts'
import * as schema from './content-schemas.ts'
import { method } from './method.ts'

const register = method({
  role: 'publisher',
  params: schema.RegisterSkillInput,
  run: async (caller, { id, skill }, { services }) => {
    const { registered } = await services.documents.register(caller, { id, skill })
    return registered
  },
})

const unregister = method({
  role: 'publisher',
  params: schema.UnregisterSkillInput,
  run: (caller, { id }, { services }) => services.documents.unregister(caller, id),
})

const list = method({
  role: 'reader',
  params: schema.ListSkillsInput,
  run: async (caller, _params, { services }) => {
    const { entries } = await services.documents.listAll(caller)
    const skills = entries.map(({ id, bytes, registered_at }) => ({ id, bytes, registered_at }))
    return { skills }
  },
})

const resourcesList = method({
  role: 'reader',
  params: schema.EmptyInput,
  run: (caller, _params, { services }) => services.resources.list(caller),
})

const resourcesRead = method({
  role: 'reader',
  params: schema.ReadResourceInput,
  run: async (caller, { uri }, { services, signal }) =>
    (await services.resources.read(caller, uri, signal)).contents,
})

const resourcesTemplates = method({
  role: 'reader',
  params: schema.EmptyInput,
  run: async () => templates,
})

const fetch = method({
  role: 'reader',
  params: schema.FetchSkillInput,
  run: (caller, { uri = null, uris = null }, { services, signal }) =>
    services.resources.fetch(caller, { uri, uris }, signal),
})

const promptsRegister = method({
  role: 'publisher',
  params: schema.RegisterPromptInput,
  run: async (caller, params, { services }) => {
    const { registered } = await services.prompts.register(caller, params)
    return registered
  },
})

const promptsUnregister = method({
  role: 'publisher',
  params: schema.UnregisterPromptInput,
  run: (caller, { name }, { services }) => services.prompts.unregister(caller, name),
})

const promptsList = method({
  role: 'reader',
  params: schema.ListPromptsInput,
  run: async (caller, _params, { services }) => {
    const prompts: Omit<PromptPage['prompts'][number], 'description'>[] = []
    for (let cursor: string | null = null; ;) {
      const from: { cursor?: string } = cursor === null ? {} : { cursor }
      const page = await services.prompts.list(caller, { limit: MAX_LIMIT, ...from })
      prompts.push(
        ...page.prompts.map((item) => ({
          name: item.name,
          function_id: item.function_id,
          arguments: item.arguments,
          registered_at: item.registered_at,
        })),
      )
      cursor = page.next_cursor
      if (cursor === null) return { prompts }
    }
  },
})

const promptsMcpList = method({
  role: 'reader',
  params: schema.EmptyInput,
  run: (caller, _params, { services }) => services.prompts.listForMcp(caller),
})

const promptsMcpGet = method({
  role: 'reader',
  params: schema.PromptGetInput,
  run: (caller, params, { services, signal }) =>
    services.prompts.render(caller, params, { signal }),
})

export const contentMethods = {
  'skills::register': register,
  'skills::unregister': unregister,
  'skills::list': list,
  'skills::resources-list': resourcesList,
  'skills::resources-read': resourcesRead,
  'skills::resources-templates': resourcesTemplates,
  'skills::fetch_skill': fetch,
  'skill::fetch': fetch,
  'prompts::register': promptsRegister,
  'prompts::unregister': promptsUnregister,
  'prompts::list': promptsList,
  'prompts::mcp-list': promptsMcpList,
  'prompts::mcp-get': promptsMcpGet,
}
