/** What Swagger UI puts into the form of an operation before a person changes anything. */
import { type Document, type Operation, type Parameter, schemaOf } from './operations.ts'

export type Preset = {
  values: { name: string; in: Parameter['in']; value: string }[]
  mediaType: string | null
  /** Undefined where a person chooses a file. */
  body: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const presetOf = (document: Document, operation: Operation): Preset => {
  const values = operation.parameters.flatMap(({ name, in: place, example, schema }) => {
    const value = example ?? schemaOf(document, schema).default
    return value === undefined ? [] : [{ name, in: place, value: textOf(value) }]
  })
  const [mediaType, media] = Object.entries(operation.bodies)[0] ?? [null]
  const body = media?.example ?? schemaOf(document, media?.schema ?? {}).examples?.[0]
  return { values, mediaType, body }
}

/** Of optional parameters: the values that a person may fill in, one at a time. */
export const suggestionsOf = ({ parameters }: Operation): Preset['values'] =>
  parameters.flatMap(({ name, in: place, required, schema }) =>
    required ? [] : (schema.examples ?? []).map((one) => ({ name, in: place, value: textOf(one) })),
  )

/** Whether a reader sees a value that may be sent: an example, the only values, or both of them. */
export const hasExample = (document: Document, { example, schema }: Parameter): boolean => {
  const { enum: values, default: preset, examples } = schemaOf(document, schema)
  return [example, values, preset, examples].some((value) => value !== undefined)
}
