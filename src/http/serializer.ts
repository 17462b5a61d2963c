/**
 * Serializers are made when they are first needed, one for all answers of the same schema. Made at
 * start, one for each status of each route, they took seconds: every one reads all shared schemas.
 */
import SerializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

type Serializer = (value: unknown) => string

export const serializerFactory: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options)
  const made = new Map<string, Serializer>()
  return (route) => {
    const key = JSON.stringify(route.schema)
    return (value: unknown) => {
      const known = made.get(key)
      if (known) return known(value)
      const serialize = compile(route)
      made.set(key, serialize)
      return serialize(value)
    }
  }
}
