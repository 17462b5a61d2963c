/** The operations of an OpenAPI document, in the order in which Swagger UI shows them. */
export type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
  schema: Schema
}
type Media = { schema?: Schema; example?: unknown; examples?: unknown }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  parameters: Parameter[]
  bodies: Record<string, Media>
  responses: Record<string, { content?: Record<string, Media> }>
}

type Described = {
  operationId: string
  tags: string[]
  'x-order': number
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Operation['responses']
}
export type Document = {
  tags: { name: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

export const operationsOf = ({ tags, paths }: Document): Operation[] => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  return tags.flatMap(({ name }) =>
    all
      .filter(({ described }) => described.tags[0] === name)
      .toSorted((a, b) => a.described['x-order'] - b.described['x-order'])
      .map(({ path, method, described }) => ({
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        tag: name,
        parameters: described.parameters ?? [],
        bodies: described.requestBody?.content ?? {},
        responses: described.responses,
      })),
  )
}

/** The schema that a reference names. */
export const schemaOf = ({ components }: Document, schema: Schema): Schema =>
  components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
