/** The discovery methods of the Skills Protocol. They see served skills only. */
import { Type } from '@sinclair/typebox'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../platform/database/cursor.ts'
import { nullable } from '../../platform/http/schema.ts'
import { describedView, namedView } from '../../registry/catalog/protocol-view.ts'
import { method, withoutNulls } from './method.ts'

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Optional(Type.Unsafe<T[number] | null>({ enum: [...values, null] }))

const optionalText = Type.Optional(nullable(Type.String()))
const named = { name: Type.String(), version: optionalText }

const list = method({
  role: 'reader',
  params: Type.Object({
    query: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    namespace: optionalText,
    detail: oneOf(['names', 'summary'] as const),
    limit: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
    cursor: optionalText,
  }),
  run: async (caller, params, { services }) => {
    const { detail = 'names', limit = DEFAULT_LIMIT, ...rest } = withoutNulls(params)
    const page = await services.discovery.list(caller, {
      ...rest,
      detail,
      limit: Math.min(limit, MAX_LIMIT),
    })
    const skills = page.skills.map((skill) => namedView(skill, detail))
    return { skills, next_cursor: page.next_cursor }
  },
})

const describe = method({
  role: 'reader',
  params: Type.Object({ ...named, detail: oneOf(['manifest', 'summary', 'full'] as const) }),
  run: async (caller, params, { services }) => {
    const { detail = 'summary', ...wanted } = withoutNulls(params)
    const skill = await services.discovery.describe(caller, wanted, { isFull: detail === 'full' })
    return { skill: describedView(skill, detail) }
  },
})

const readFile = method({
  role: 'reader',
  params: Type.Object({ ...named, path: Type.String() }),
  run: async (caller, params, { services }) => {
    const { path, ...wanted } = withoutNulls(params)
    return { content: await services.discovery.readFile(caller, wanted, path) }
  },
})

const guide = method({
  role: 'reader',
  params: Type.Object({}),
  run: async (caller, _params, { services }) => ({
    content: await services.discovery.guide(caller),
  }),
})

export const protocolMethods = {
  list_skills: list,
  describe_skill: describe,
  read_skill_file: readFile,
  load_skills_protocol_guide: guide,
}
