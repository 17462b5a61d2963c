/**
 * Two validators: bodies are taken as they are, texts of the URL and headers become numbers and
 * booleans. Unknown fields are rejected where a schema says so, never dropped. Schemas are compiled
 * when they are first needed, and equal ones once: all of them at once delayed the start by a second.
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

/** What Fastify hands over; the package's types say that it is the schema alone. */
type Route = { schema: unknown; httpPart?: string }

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

/** Asked for in every scope of an application; what has the same shared schemas is made once. */
export const buildValidator: Factory = (externalSchemas) => {
  const ids = Object.keys(externalSchemas).join(' ')
  return (route) =>
    whenNeeded(() => {
      const { schema, httpPart } = route as unknown as Route
      const kind = httpPart === 'body' ? 'strict' : 'coercing'
      const key = `${kind} ${ids} ${JSON.stringify(schema)}`
      const made = validators.get(key) ?? compilersOf(ids, externalSchemas)[kind](route)
      validators.set(key, made)
      return made
    })
}
