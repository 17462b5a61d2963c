/** The document in OpenAPI 3.0 is valid, served, and says what the one in 3.1 says. */
import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import t from '../support/tap.ts'
import { documentIn30 } from '../../src/protocols/openapi/document-3-0.ts'
import { testApp } from '../support/app.ts'
import { type Json, schemaIn30 } from '../../src/protocols/openapi/schema-3-0.ts'

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const source = JSON.parse(text) as Json
const document = documentIn30(source)

/** All texts of a kind, in any depth. */
const textsOf = (value: unknown, key: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : textsOf(inner, key),
  )
}

t.test('the document is valid OpenAPI 3.0', async (t) => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  t.ok(valid, JSON.stringify(errors))
  t.equal(validator.version, '3.0')
})

t.test('it is served to everybody, and neither document lists it', async (t) => {
  const { app } = await testApp(t, { API_TOKEN: 'a'.repeat(32) })
  const answer = await app.inject('/openapi-3.0.json')
  t.equal(answer.statusCode, 200)
  t.same(answer.json(), document)
  t.notMatch(Object.keys(document['paths'] as Json).join(' '), /openapi/)
  t.notMatch(Object.keys(source['paths'] as Json).join(' '), /openapi/)
})

t.test('every operation is included, with its texts', async (t) => {
  for (const key of ['operationId', 'summary', 'name', 'in', 'pattern', '$ref']) {
    t.same(textsOf(document, key).toSorted(), textsOf(source, key).toSorted(), key)
  }
  const all = textsOf(document, 'description').join('\n')
  t.same(
    textsOf(source, 'description').filter((words) => !all.includes(words)),
    [],
  )
})

const examplesOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'example') return [JSON.stringify(inner)]
    if (name === 'examples' && Array.isArray(inner)) return inner.map((one) => JSON.stringify(one))
    return examplesOf(inner)
  })
}

t.test('every example is included', async (t) => {
  t.same(examplesOf(document).toSorted(), examplesOf(source).toSorted())
})

const named = { Reason: { type: 'string', enum: ['a'] } }
const reference = { $ref: '#/components/schemas/Reason' }

const conversions: Record<string, [from: unknown, to: Json]> = {
  'a type or null': [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
  'one choice or null': [
    { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], description: 'Bytes.' },
    { type: 'integer', minimum: 1, description: 'Bytes.', nullable: true },
  ],
  'two descriptions': [
    { anyOf: [{ type: 'integer', description: 'Bytes.' }, { type: 'null' }], description: 'Size.' },
    { type: 'integer', description: 'Size. Bytes.', nullable: true },
  ],
  'an enumeration or null': [
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    { type: 'string', enum: ['a', null], nullable: true },
  ],
  'several choices or null': [
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
    {
      anyOf: [{ type: 'string', nullable: true }, { type: 'number' }],
    },
  ],
  'a reference or null': [
    { anyOf: [reference, { type: 'null' }], description: 'Why.' },
    { description: 'Why.', type: 'string', nullable: true, allOf: [reference] },
  ],
  'a reference with words of its own': [
    { ...reference, description: 'Why.' },
    { description: 'Why.', allOf: [reference] },
  ],
  'a bare reference': [reference, reference],
  'one value': [{ const: 'a' }, { enum: ['a'] }],
  'an example': [
    { type: 'string', examples: ['a'] },
    { type: 'string', example: 'a' },
  ],
  'limits that are not reached': [
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true },
  ],
  bytes: [
    { type: 'string', contentMediaType: 'application/gzip' },
    { type: 'string', format: 'binary' },
  ],
  'bytes in base64': [
    { type: 'string', contentEncoding: 'base64' },
    { type: 'string', format: 'byte' },
  ],
  'fields and elements': [
    {
      type: 'object',
      properties: { examples: { type: 'array', items: { type: ['string', 'null'] } }, any: true },
      additionalProperties: { const: 1 },
    },
    {
      type: 'object',
      properties: {
        examples: { type: 'array', items: { type: 'string', nullable: true } },
        any: {},
      },
      additionalProperties: { enum: [1] },
    },
  ],
}

for (const [what, [from, to]] of Object.entries(conversions)) {
  t.test(`3.0 has its own words for ${what}`, async (t) => {
    t.same(schemaIn30(from, named), to)
  })
}

const unsayable: Record<string, unknown> = {
  'several types': { type: ['string', 'number'] },
  'null alone': { type: 'null' },
  'two examples': { type: 'string', examples: ['a', 'b'] },
  'elements by their place': { type: 'array', prefixItems: [{ type: 'string' }] },
  'fields by a pattern': { type: 'object', patternProperties: { a: { type: 'string' } } },
  'a condition': { if: { type: 'string' } },
  nothing: false,
}

for (const [what, schema] of Object.entries(unsayable)) {
  t.test(`3.0 cannot express ${what}, so the document is not generated`, async (t) => {
    t.throws(() => schemaIn30(schema, named), /OpenAPI 3\.0 has nothing/)
  })
}

t.test('a part of a document that 3.0 does not have is an error', async (t) => {
  t.throws(() => documentIn30({ ...source, webhooks: {} }), /webhooks/)
  t.throws(
    () => documentIn30({ ...source, info: { ...(source['info'] as Json), summary: 'A.' } }),
    /summary/,
  )
})
