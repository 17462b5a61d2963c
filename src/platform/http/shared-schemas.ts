/**
 * Where the framework keeps named schemas. Each of its scopes copies them several times, which took
 * a tenth of a start; here they all share one object, and only who adds a schema copies it.
 */
type Store = Readonly<Record<string, unknown>>

type Bucket = {
  /** The framework's types want an application in return, which it never uses. */
  add: (schema: unknown) => never
  getSchema: (id: string) => unknown
  getSchemas: () => Store
}

const idOf = (schema: unknown): string => {
  const { $id: id } = schema as { $id?: string }
  if (id === undefined) throw new Error('A shared schema needs an $id')
  return id
}

export const sharedSchemas = (inherited?: unknown): Bucket => {
  let store = (inherited ?? {}) as Store
  let isOwn = false
  return {
    add: (schema) => {
      const id = idOf(schema)
      if (Object.hasOwn(store, id)) throw new Error(`There are two schemas with the $id ${id}`)
      if (!isOwn) store = { ...store }
      isOwn = true
      Object.assign(store, { [id]: schema })
      return undefined as never
    },
    getSchema: (id) => store[id],
    getSchemas: () => {
      isOwn = false
      return store
    },
  }
}
