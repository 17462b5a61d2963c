/**
 * Two validators: bodies are taken as they are, texts of the URL and headers become numbers and
 * booleans. Unknown fields are refused where a schema says so, never dropped.
 */
import AjvCompiler from '@fastify/ajv-compiler'

type Factory = ReturnType<typeof AjvCompiler>

const options = (coerceTypes: boolean) => ({
  customOptions: {
    removeAdditional: false,
    useDefaults: true,
    allErrors: false,
    coerceTypes,
    // A coerced `1e400` is Infinity, and strict numbers would keep the limits from being checked.
    strictNumbers: !coerceTypes,
  },
})

/** Fastify hands over the route's part beside the schema, which the package's types leave out. */
type RoutePart = { httpPart?: string }

export const validatorFactory: Factory = (externalSchemas) => {
  const build = AjvCompiler()
  const strict = build(externalSchemas, options(false))
  const coercing = build(externalSchemas, options(true))
  return (route: Parameters<typeof strict>[0] & RoutePart) =>
    route.httpPart === 'body' ? strict(route) : coercing(route)
}
