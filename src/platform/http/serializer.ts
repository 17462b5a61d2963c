/**
 * Compiles serializers when they are first needed, one for all responses of the same schema:
 * compiling one for each status of each route at start took seconds, as each one reads all shared
 * schemas.
 */
import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Serializer = (value: unknown) => string

const serializers = new Map<string, Serializer>()

/**
 * Called in every scope of an application; scopes with the same shared schemas share serializers.
 */
export const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options)
  const ids = Object.keys(externalSchemas ?? {}).join(' ')
  return (route) => {
    let serialize: Serializer | null = null
    const make = (): Serializer => {
      const key = `${ids} ${JSON.stringify(route.schema)}`
      const made = serializers.get(key) ?? compile(route)
      serializers.set(key, made)
      return made
    }
    return (value: unknown) => {
      serialize ??= make()
      return serialize(value)
    }
  }
}
