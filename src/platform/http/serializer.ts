/**
 * Compiles serializers when they are first needed, one for all responses of the same schema:
 * compiling one for each status of each route at start took seconds.
 */
import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Serializer = (value: unknown) => string
type Schemas = Record<string, unknown>

const serializers = new Map<string, Serializer>()

const REFERENCE = /"\$ref":"([^"#]+)/g

/**
 * Those that a schema refers to, also through others: the compiler reads all that it is given, which took
 * most of its time.
 */
const neededBy = (schema: string, all: Schemas): Schemas => {
  const needed: Schemas = {}
  const add = (text: string): void => {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      if (!Object.hasOwn(all, id) || Object.hasOwn(needed, id)) continue
      needed[id] = all[id]
      add(JSON.stringify(all[id]))
    }
  }
  add(schema)
  return needed
}

/**
 * Called in every scope of an application; scopes with the same shared schemas share serializers.
 */
export const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const shared = (externalSchemas ?? {}) as Schemas
  const ids = Object.keys(shared).join(' ')
  return (route) => {
    let serialize: Serializer | null = null
    const make = (): Serializer => {
      const schema = JSON.stringify(route.schema)
      const key = `${ids} ${schema}`
      const known = serializers.get(key)
      if (known !== undefined) return known
      const made: Serializer = SerializerSelector()(neededBy(schema, shared), options)(route)
      serializers.set(key, made)
      return made
    }
    return (value: unknown) => {
      serialize ??= make()
      return serialize(value)
    }
  }
}
