/**
 * Serializers are made when they are first needed, one for all answers of the same schema. Made at
 * start, one for each status of each route, they took seconds: every one reads all shared schemas.
 */
import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Serializer = (value: unknown) => string

/** Asked for in every scope of the application; what has the same shared schemas is made once. */
export const serializerFactory = (): SerializerFactory => {
  const made = new Map<string, Serializer>()
  return (externalSchemas, options) => {
    const compile = SerializerSelector()(externalSchemas, options)
    const ids = Object.keys(externalSchemas ?? {}).join(' ')
    return (route) => {
      const key = `${ids} ${JSON.stringify(route.schema)}`
      let serialize: Serializer | null = null
      const make = (): Serializer => {
        const found = made.get(key) ?? compile(route)
        made.set(key, found)
        return found
      }
      return (value: unknown) => {
        serialize ??= make()
        return serialize(value)
      }
    }
  }
}
