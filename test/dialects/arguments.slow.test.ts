/** Arguments against the schemas of strangers: what fits, what does not, and what is hostile. */
import t from '../support/tap.ts'
import type { JsonObject } from '../../src/packages/types.ts'
import type { Action } from '../../src/protocols/marketplace/actions.ts'
import { ArgumentChecker } from '../../src/protocols/marketplace/arguments.ts'
import { InvokeError } from '../../src/protocols/marketplace/invoke-error.ts'

const actionOf = (input_schema: JsonObject): Action => ({
  name: 'skill.a.b',
  description: 'x',
  input_schema,
  output_schema: {},
  price: null,
  category: 'capability',
  shown: null,
  target: { kind: 'command', command: 'list_skills' },
})

const checker = new ArgumentChecker()
t.teardown(() => checker.close())

const outcome = async (action: Action, given: unknown): Promise<[string, string]> => {
  try {
    await checker.check(action, given)
    return ['fits', '']
  } catch (error) {
    if (error instanceof InvokeError) return [error.code, error.message]
    throw error
  }
}

const nested = (levels: number, leaf: unknown = 1): unknown => {
  let value = leaf
  for (let level = 0; level < levels; level += 1) value = { x: value }
  return value
}

t.test('arguments are validated against JSON Schema 2020-12', async (t) => {
  const cases: [JsonObject, unknown, string][] = [
    [{ type: 'object' }, {}, 'fits'],
    [{ type: 'object', required: ['a'] }, {}, 'invalid_arguments'],
    [{ properties: { a: { type: 'integer' } } }, { a: 1.5 }, 'invalid_arguments'],
    [{ properties: { a: { type: 'integer' } } }, { a: '1' }, 'invalid_arguments'],
    // What came with 2020-12.
    [{ properties: { a: { prefixItems: [{ const: 1 }], items: false } } }, { a: [1] }, 'fits'],
    [
      { properties: { a: { prefixItems: [{ const: 1 }], items: false } } },
      { a: [1, 2] },
      'invalid_arguments',
    ],
    [{ unevaluatedProperties: false, properties: { a: true } }, { b: 1 }, 'invalid_arguments'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'invalid_arguments'],
    // And draft-07, where it is named.
    [
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        properties: { a: { items: [{ const: 1 }], additionalItems: false } },
      },
      { a: [1, 2] },
      'invalid_arguments',
    ],
    [{ $schema: 'http://json-schema.org/draft-04/schema#' }, {}, 'schema_unusable'],
    [{ type: 'nonsense' }, {}, 'schema_unusable'],
    [{ properties: { a: { $ref: 'https://example.com/schema' } } }, { a: 1 }, 'schema_unusable'],
    [{ properties: { a: { pattern: '(' } } }, { a: 'x' }, 'schema_unusable'],
  ]
  for (const [schema, given, code] of cases) {
    t.equal((await outcome(actionOf(schema), given))[0], code, JSON.stringify([schema, given]))
  }
})

t.test('an error says where it is, and what is expected', async (t) => {
  const schema = {
    properties: { form: { type: 'string' }, page: { type: 'integer', minimum: 1 } },
    required: ['form'],
    additionalProperties: false,
  }
  const expected = ' Expected: {"form": string, "page"?: integer 1..}'
  for (const [given, said] of [
    [{}, "arguments must have required property 'form'."],
    [{ form: 1 }, 'arguments/form must be string.'],
    [{ form: 'x', page: 0 }, 'arguments/page must be >= 1.'],
    [{ form: 'x', pge: 1 }, 'arguments must NOT have additional properties: pge.'],
  ] as const) {
    t.same(await outcome(actionOf(schema), given), ['invalid_arguments', said + expected])
  }
  const [, long] = await outcome(actionOf(schema), { form: 'x', ['y'.repeat(100_000)]: 1 })
  t.ok(long.length < 1000)
})

t.test('hostile schemas and arguments are rejected, and later requests succeed', async (t) => {
  const own: JsonObject = { properties: { x: { $ref: '#' } }, type: 'object' }
  const cases: [string, JsonObject, unknown, string][] = [
    [
      'a pattern that backtracks',
      { properties: { a: { pattern: '^(a+)+$' } } },
      { a: `${'a'.repeat(50)}!` },
      'schema_unusable',
    ],
    [
      'a name pattern that backtracks',
      { patternProperties: { '^(a|a)*$': { type: 'integer' } } },
      { [`${'a'.repeat(50)}!`]: 1 },
      'schema_unusable',
    ],
    [
      'many items that must differ',
      { properties: { a: { uniqueItems: true } } },
      { a: Array.from({ length: 40_000 }, (_, index) => ({ index })) },
      'schema_unusable',
    ],
    ['arguments deeper than the stack', own, nested(100_000), 'schema_unusable'],
    ['deep arguments', own, nested(500), 'invalid_arguments'],
    ['a schema that is too deep', nested(100, {}) as JsonObject, {}, 'schema_unusable'],
    [
      'a schema that doubles at each level',
      {
        $defs: Object.fromEntries(
          Array.from({ length: 40 }, (_, level) => [
            `d${level}`,
            level === 39
              ? { type: 'string' }
              : {
                  allOf: [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}` }],
                },
          ]),
        ),
        properties: { a: { $ref: '#/$defs/d0' } },
      },
      { a: 'x' },
      'schema_unusable',
    ],
    ['an endless reference', { $ref: '#' }, {}, 'schema_unusable'],
    [
      'a large text',
      { properties: { a: { maxLength: 10 } } },
      { a: 'x'.repeat(1e6) },
      'invalid_arguments',
    ],
    [
      'a name of the prototype',
      { properties: { a: true }, additionalProperties: false },
      JSON.parse('{"__proto__":1}'),
      'invalid_arguments',
    ],
  ]
  for (const [what, schema, given, code] of cases) {
    const action = actionOf(schema)
    t.equal((await outcome(action, given))[0], code, what)
    t.equal((await outcome(action, given))[0], code, `${what}, once more`)
    t.equal((await outcome(actionOf({ required: ['a'] }), { a: 1 }))[0], 'fits', `after ${what}`)
  }
})

t.test('an invalid schema is compiled once', async (t) => {
  const wide = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`k${index}`, { pattern: `^${'a?'.repeat(5)}$` }]),
  )
  const action = actionOf({ properties: wide })
  const [first] = await outcome(action, {})
  for (let round = 0; round < 50; round += 1) t.equal((await outcome(action, {}))[0], first)
})

t.test('while a pattern backtracks, everything else continues', async (t) => {
  const action = actionOf({ properties: { a: { pattern: '^(a+)+$' } } })
  const order: string[] = []
  const isChecked = outcome(action, { a: `${'a'.repeat(50)}!` }).then(([code]) => order.push(code))
  setImmediate(() => order.push('another request'))
  await isChecked
  t.same(order, ['another request', 'schema_unusable'])
})
