/** The document has nothing that generators of clients are known to drop or to trip over. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import { type Document, operationsOf, type Schema, schemaOf } from './operations.ts'

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as Document & { info: { contact?: { name: string } } }

const choicesIn = (value: unknown): Schema[][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'anyOf' || name === 'oneOf' ? [inner as Schema[]] : choicesIn(inner),
  )
}

t.test('no value is either an object or something else', async (t) => {
  const choices = choicesIn(document)
  t.ok(choices.length > 0)
  for (const choice of choices) {
    const types = choice.map((one) => schemaOf(document, one).type ?? 'any')
    const others = types.filter((type) => type !== 'null')
    if (others.includes('object')) t.same(new Set(others), new Set(['object']))
  }
})

t.test('no header is a parameter that OpenAPI ignores', async (t) => {
  const headers = operationsOf(document).flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
  )
  t.ok(headers.length > 0)
  t.same(
    headers.filter((name) => /^(?:accept|authorization|content-type)$/i.test(name)),
    [],
  )
  t.same(
    headers.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name)),
    [],
    'in lower case, as HTTP/2 sends them and Node reads them',
  )
})

t.test('it names its authors', async (t) => {
  t.ok(document.info.contact?.name)
})

/** A generator names what has no name of its own after where it stands. */
const standing = (...names: string[]): string =>
  names.map((name) => name.replace(/[^a-z0-9]/gi, '').toLowerCase()).join('')

type Fields = { properties?: Record<string, Fields> }

const fieldsIn = (name: string, { properties = {} }: Fields): string[] =>
  Object.entries(properties).flatMap(([field, schema]) => {
    const inner = standing(name, field)
    return [...(schema.properties === undefined ? [] : [inner]), ...fieldsIn(inner, schema)]
  })

t.test('no parameter gets the name of an object in a field', async (t) => {
  const schemas = Object.entries(document.components.schemas as Record<string, Fields>)
  const objects = schemas.flatMap(([name, schema]) => fieldsIn(name, schema))
  t.ok(objects.length > 0)
  const parameters = operationsOf(document).flatMap((one) =>
    one.parameters.map(({ name }) => standing(one.id, name)),
  )
  t.same(
    parameters.filter((name) => objects.includes(name)),
    [],
  )
})
