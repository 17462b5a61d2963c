/**
 * Two validators: bodies are taken as they are, texts of the URL and headers become numbers and
 * booleans. Unknown fields are refused where a schema says so, never dropped. Schemas are compiled
 * when they are first needed: all of them at once kept the start waiting for a second.
 */
import AjvCompiler from '@fastify/ajv-compiler'

type Factory = ReturnType<typeof AjvCompiler>
type Compile = ReturnType<Factory>
type Validate = ReturnType<Compile>

const options = (coerceTypes: boolean) => ({
  customOptions: {
    removeAdditional: false,
    useDefaults: true,
    allErrors: false,
    // What is wrong is said in the words of the schema's description.
    verbose: true,
    coerceTypes,
    // A coerced `1e400` is Infinity, and strict numbers would keep the limits from being checked.
    strictNumbers: !coerceTypes,
    // Ours are fixed, and the checks of the OpenAPI document read them.
    validateSchema: false,
  },
})

/** Fastify hands over the route's part beside the schema, which the package's types leave out. */
type RoutePart = { httpPart?: string }
type Route = Parameters<Compile>[0] & RoutePart

const whenNeeded = (compile: () => Validate): Validate => {
  let made: Validate | null = null
  const validate = (value: unknown) => {
    made ??= compile()
    const isValid = made(value)
    // Fastify reads what is wrong from the function that it called.
    Object.assign(validate, { errors: made.errors })
    return isValid
  }
  return validate as Validate
}

const compilerOf = (externalSchemas: Parameters<Factory>[0]): Compile => {
  const build = AjvCompiler()
  const strict = build(externalSchemas, options(false))
  const coercing = build(externalSchemas, options(true))
  return (route: Route) =>
    whenNeeded(() => (route.httpPart === 'body' ? strict(route) : coercing(route)))
}

/** Asked for in every scope of the application; the same shared schemas make the same compiler. */
export const validatorFactory = (): Factory => {
  const made = new Map<string, Compile>()
  return (externalSchemas) => {
    const ids = Object.keys(externalSchemas).join(' ')
    const compile = made.get(ids) ?? compilerOf(externalSchemas)
    made.set(ids, compile)
    return compile
  }
}
