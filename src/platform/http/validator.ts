/**
 * Two validators: bodies are not coerced, while strings in the URL and in headers become numbers
 * and booleans. Unknown fields are rejected if the schema says so, and never dropped. Schemas are
 * compiled when they are first needed, and equal ones only once: compiling all of them delayed the
 * start by a second.
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
    // Error messages quote the schema's description.
    verbose: true,
    coerceTypes,
    // A coerced `1e400` is Infinity, whose limits would not be checked with strict numbers.
    strictNumbers: !coerceTypes,
    // Our schemas are fixed, and linting the OpenAPI document checks them.
    validateSchema: false,
  },
})

/** What Fastify passes; the types of the package declare only the schema. */
type Route = { schema: unknown; httpPart?: string }

const whenNeeded = (compile: () => Validate): Validate => {
  let made: Validate | null = null
  const validate = (value: unknown) => {
    made ??= compile()
    const isValid = made(value)
    // Fastify reads the errors from the function that it called.
    Object.assign(validate, { errors: made.errors })
    return isValid
  }
  return validate as Validate
}

const compilers = new Map<string, { strict: Compile; coercing: Compile }>()
const validators = new Map<string, Validate>()

const compilersOf = (ids: string, externalSchemas: Parameters<Factory>[0]) => {
  const found = compilers.get(ids)
  if (found) return found
  const build = AjvCompiler()
  const made = {
    strict: build(externalSchemas, options(false)),
    coercing: build(externalSchemas, options(true)),
  }
  compilers.set(ids, made)
  return made
}

/**
 * Called in every scope of an application; scopes with the same shared schemas share validators.
 */
export const buildValidator: Factory = (externalSchemas) => {
  const ids = Object.keys(externalSchemas).join(' ')
  // The first request would wait some 20 ms for it.
  const compile = compilersOf(ids, externalSchemas)
  return (route) =>
    whenNeeded(() => {
      const { schema, httpPart } = route as unknown as Route
      const kind = httpPart === 'body' ? 'strict' : 'coercing'
      const key = `${kind} ${ids} ${JSON.stringify(schema)}`
      const made = validators.get(key) ?? compile[kind](route)
      validators.set(key, made)
      return made
    })
}
