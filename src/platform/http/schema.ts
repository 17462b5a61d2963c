/** TypeBox parts that the schemas of all features share. */
import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** A reference to a schema registered under its `$id`; keeps the static type. */
export const ref = <T extends TSchema>(schema: T) => {
  if (!schema.$id) throw new Error('a schema needs an $id to be referred to')
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` })
}

/** One of these strings. */
export const stringEnum = <const T extends readonly string[]>(
  values: T,
  options: { $id?: string; description?: string; default?: T[number]; examples?: T[number][] } = {},
) => Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })

/** A value of this schema, or null. */
export const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

export const nullableString = (description: string) => nullable(Type.String(), description)

/** One of these strings or null, written so that client generators make a single type of it. */
export const nullableEnum = (values: readonly string[], description: string) =>
  Type.Unsafe<string | null>({
    anyOf: [{ type: 'string', enum: [...values] }, { type: 'null' }],
    description,
  })

/** Any object. */
export const anyObject = <T extends object>(description: string) =>
  Type.Unsafe<T>({ type: 'object', additionalProperties: true, description })

export const nullableObject = <T extends object>(description: string) =>
  Type.Unsafe<T | null>({ type: ['object', 'null'], additionalProperties: true, description })

export const Sha256 = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256, 64 lower-case hex digits.',
  examples: ['99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02'],
})

export const Timestamp = Type.String({
  format: 'date-time',
  description: 'RFC 3339, UTC.',
})

/** Response headers for the OpenAPI document. */
export const responseHeaders = {
  etag: { ETag: { type: 'string', description: 'Strong entity tag; send it as `If-None-Match`.' } },
  location: { Location: { type: 'string', description: 'URL of the created resource.' } },
} as const

/** A JSON response of a route. */
export const json = <T extends TSchema>(
  description: string,
  schema: T,
  headers?: Record<string, { type: string; description: string }>,
) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: ref(schema) } },
})

/** `If-None-Match`: the tag of an earlier response; 304 if nothing has changed since. */
export const ConditionalHeaders = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({
      description: 'Entity tags of earlier responses; 304 if one of them is current.',
      examples: ['"kJq0XvT3mWz1"'],
    }),
  ),
})

/** The same, and `Range` for parts. */
export const BytesHeaders = Type.Object({
  ...ConditionalHeaders.properties,
  range: Type.Optional(
    Type.String({
      description: 'One byte range; a request for several gets the whole content.',
      examples: ['bytes=0-15'],
    }),
  ),
  'if-range': Type.Optional(
    Type.String({
      description: 'An entity tag; unless it is current, the whole content is sent.',
      examples: ['"kJq0XvT3mWz1"'],
    }),
  ),
})

/** 304 has no body. */
export const notModified = {
  304: { description: 'Not modified.', headers: responseHeaders.etag, type: 'null' },
} as const
