/** The thirteen functions of the content registry: markdown documents, resources, prompts. */
import { Type } from '@sinclair/typebox'
import { MAX_LIMIT } from '../../database/cursor.ts'
import type { PromptPage } from '../../prompts/schemas.ts'
import { FetchBody } from '../../resources/schemas.ts'
import { templates } from '../../resources/templates.ts'
import { method } from './method.ts'

const nothing = Type.Object({})
const ById = Type.Object({ id: Type.String() })
const ByName = Type.Object({ name: Type.String() })

const register = method({
  role: 'publisher',
  params: Type.Object({ id: Type.String(), skill: Type.String() }),
  run: async (caller, { id, skill }, { services }) => {
    const { registered_at } = await services.documents.register(caller, { id, skill })
    return { id, registered_at }
  },
})

const unregister = method({
  role: 'publisher',
  params: ById,
  run: (caller, { id }, { services }) => services.documents.unregister(caller, id),
})

const list = method({
  role: 'reader',
  params: nothing,
  run: async (caller, _params, { services }) => {
    const { entries } = await services.documents.listAll(caller)
    const skills = entries.map(({ id, bytes, registered_at }) => ({ id, bytes, registered_at }))
    return { skills }
  },
})

const resourcesList = method({
  role: 'reader',
  params: nothing,
  run: async (caller, _params, { services }) => (await services.resources.list(caller)).list,
})

const resourcesRead = method({
  role: 'reader',
  params: Type.Object({ uri: Type.String() }),
  run: async (caller, { uri }, { services, signal }) =>
    (await services.resources.read(caller, uri, signal)).contents,
})

const resourcesTemplates = method({
  role: 'reader',
  params: nothing,
  run: async () => templates,
})

const fetch = method({
  role: 'reader',
  params: Type.Object(FetchBody.properties),
  run: (caller, { uri = null, uris = null }, { services, signal }) =>
    services.resources.fetch(caller, { uri, uris }, signal),
})

const Argument = Type.Object({
  name: Type.String(),
  description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  required: Type.Optional(Type.Boolean()),
})

const promptsRegister = method({
  role: 'publisher',
  params: Type.Object({
    name: Type.String(),
    description: Type.String(),
    arguments: Type.Optional(Type.Array(Argument)),
    function_id: Type.String(),
  }),
  run: async (caller, params, { services }) => {
    const { name, registered_at } = await services.prompts.register(caller, params)
    return { name, registered_at }
  },
})

const promptsUnregister = method({
  role: 'publisher',
  params: ByName,
  run: (caller, { name }, { services }) => services.prompts.unregister(caller, name),
})

const promptsList = method({
  role: 'reader',
  params: nothing,
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
  params: nothing,
  run: (caller, _params, { services }) => services.prompts.listForMcp(caller),
})

const promptsMcpGet = method({
  role: 'reader',
  params: Type.Object({ name: Type.String(), arguments: Type.Optional(Type.Unknown()) }),
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
