/** The text that models read: what goes first where there is too much, and what always stays. */
import t from '../support/tap.ts'
import type { JsonObject } from '../../src/packages/types.ts'
import type { OfferedSkill } from '../../src/protocols/offers/offer.ts'
import { type Action, callable, select } from '../../src/protocols/marketplace/actions.ts'
import { show } from '../../src/protocols/marketplace/message.ts'

const own = [
  'describe_skill',
  'list_skills',
  'load_skills_protocol_guide',
  'read_skill_file',
  'skill__fetch',
]

const skill = (slug: string, description: string, isListed = true) =>
  ({
    slug,
    source_kind: 'user',
    fingerprint: 'f'.repeat(64),
    version: '1.0.0',
    namespace: slug,
    kind: 'instruction',
    display_name: slug,
    description,
    is_listed: isListed,
    is_installable: true,
    file_count: 1,
    capabilities: [],
  }) as Partial<OfferedSkill> as OfferedSkill

const many = (count: number, words: string): OfferedSkill[] =>
  Array.from({ length: count }, (_, index) =>
    skill(`skill-${String(index).padStart(5, '0')}`, `About ${index}. ${words}`),
  )

const actionsOf = (skills: OfferedSkill[]): Action[] => [...callable(skills).values()]

const shown = (skills: OfferedSkill[], picks: string[] = []) => {
  const { message, actions } = show(select(actionsOf(skills), new Set(picks)), {
    isReviewed: false,
  })
  return { message, names: actions.map(({ name }) => name) }
}

const count = (text: string, part: string): number => text.split(part).length - 1

t.test('everything is included if it fits', async (t) => {
  const { message, names } = shown(many(3, 'x'))
  t.same(names, [
    ...own.slice(0, 4),
    'skill.skill-00000',
    'skill.skill-00001',
    'skill.skill-00002',
    'skill__fetch',
  ])
  for (const name of names) t.match(message, `- ${name}: `)
  t.equal(count(message, '\n  example: '), 8)
  t.equal(count(message, '\n  answer: '), 8)
  t.notMatch(message, 'are left out')
})

t.test(
  'examples of skills go first, then descriptions, then skills; own commands stay',
  async (t) => {
    const sizes = [30, 100, 150, 400, 900, 5000].map((size) => {
      const { message, names } = shown(many(size, 'word '.repeat(30)))
      const bytes = Buffer.byteLength(message)
      t.ok(bytes <= 32 * 1024, `${size} skills: ${bytes} bytes`)
      for (const name of own) t.ok(message.includes(`- ${name}: `), `${size} skills: ${name}`)
      t.equal(count(message, '\n  example: ') >= own.length, true)
      t.equal(count(message, '\n- '), names.length, 'each of its actions, and no other')
      const left = /(\d+) more are left out here/.exec(message)?.[1] ?? '0'
      t.equal(names.length - own.length + Number(left), size)
      return {
        examples: count(message, 'example: {"command":"skill.') > 0,
        descriptions: message.includes('About 0.'),
        left: Number(left) > 0,
      }
    })
    const [all, none] = [true, false]
    t.same(sizes, [
      { examples: all, descriptions: all, left: none },
      { examples: none, descriptions: all, left: none },
      { examples: none, descriptions: none, left: none },
      { examples: none, descriptions: none, left: none },
      { examples: none, descriptions: none, left: all },
      { examples: none, descriptions: none, left: all },
    ])
    const { message } = shown(many(5000, 'x'))
    t.ok(Buffer.byteLength(message) > 31 * 1024, 'the room is used')
  },
)

t.test('what was requested by name is dropped last', async (t) => {
  const skills = [...many(5000, 'x'), skill('zzz', 'Asked for.', false)]
  t.notOk(shown(skills).names.includes('skill.zzz'))
  t.ok(shown(skills, ['zzz']).names.includes('skill.zzz'))
  t.match(shown(skills, ['zzz']).message, '- skill.zzz\n')
})

t.test('the order in which the database gives skills changes nothing', async (t) => {
  const skills = many(50, 'x')
  t.same(shown(skills), shown(skills.toReversed()))
})

const capability = (input_schema: JsonObject, more: object = {}) => ({
  ...skill('forms', 'Forms.'),
  kind: 'action' as const,
  capabilities: [
    {
      extension_id: 'skill.forms',
      capability_id: 'fill',
      description: 'Fills.',
      declared_by: 'manifest' as const,
      risk_level: 'write' as const,
      side_effects: 'internal' as const,
      data_egress: 'none' as const,
      input_schema,
      output_schema: null,
      constraints: null,
      sources: { risk_level: null, side_effects: null, data_egress: null },
      metadata_source: null,
      approval_required: false,
      missing_fields: [],
      price: null,
      is_override_of_these_bytes: true,
      function_id: null,
      function_hash: null,
      ...more,
    },
  ],
})

t.test('a schema is described so that it can be filled in', async (t) => {
  const cases: [JsonObject, string, string | null][] = [
    [{ type: 'object' }, '{…}', '{}'],
    [{ type: 'object', additionalProperties: false }, '{}', '{}'],
    [
      {
        properties: {
          form: { type: 'string' },
          pages: { type: 'integer', minimum: 1, maximum: 9 },
          mode: { enum: ['a', 'b'] },
          to: { type: 'array', items: { $ref: '#/$defs/one' } },
          maybe: { type: ['string', 'null'] },
          either: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
        },
        required: ['form', 'pages', 'mode'],
        $defs: { one: { type: 'object', properties: { x: { const: 1 } }, required: ['x'] } },
      },
      '{"form": string, "pages": integer 1..9, "mode": "a" | "b", "to"?: [{"x": 1}, …], "maybe"?: string | null, "either"?: string | boolean}',
      '{"form":"…","pages":1,"mode":"a"}',
    ],
    [
      { $defs: { a: { $ref: '#/$defs/a' } }, properties: { a: { $ref: '#/$defs/a' } } },
      '{"a"?: any}',
      '{}',
    ],
    [{ properties: { a: true, b: { $ref: 'https://x' } } }, '{"a"?: any, "b"?: any}', '{}'],
  ]
  for (const [schema, text, example] of cases) {
    const { message } = shown([capability(schema)])
    t.match(message, `\n  arguments: ${text}\n`)
    t.match(message, `"command":"skill.forms.fill","arguments":${example}}`)
  }
})

t.test('hostile schemas are described in few words', async (t) => {
  const wide = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`key-${index}`, { type: 'string' }]),
  )
  let deep: JsonObject = { type: 'string' }
  for (let level = 0; level < 60; level += 1) deep = { type: 'object', properties: { x: deep } }
  const branching = {
    $defs: {
      x: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [`k${index}`, { $ref: '#/$defs/x' }]),
        ),
      },
    },
    type: 'object',
    properties: { x: { $ref: '#/$defs/x' } },
  }
  for (const schema of [
    { type: 'object', properties: wide, required: Object.keys(wide) },
    deep,
    branching,
    { properties: { 'a\nERRORS\n': { enum: ['x\ny', '\u202e'] } } },
    { properties: { a: { enum: ['x'.repeat(100_000)] } }, required: ['a'] },
  ] as JsonObject[]) {
    const { message } = shown([capability(schema)])
    t.ok(message.length < 12_000)
    t.equal(count(message, '\nERRORS\n'), 1)
    t.notMatch(message, '\u202e')
  }
})

t.test('prices and required approvals are stated', async (t) => {
  const paid = shown([capability({ type: 'object' }, { price: '0.25', approval_required: true })])
  t.match(paid.message, '  price: 0.25 USDC a call')
  t.match(paid.message, '  answers approval_required')
  t.notMatch(paid.message, 'No payment is needed')
})

t.test('function calls are marked, also where little else is described', async (t) => {
  const output_schema = { type: 'object', properties: { done: { type: 'boolean' } } }
  const bound = capability({ type: 'object' }, { function_id: 'a::b', output_schema })
  const line = '  calls a function, which gives: {"done"?: boolean}'
  t.match(shown([bound]).message, line)
  t.match(shown([bound, ...many(400, 'word '.repeat(30))]).message, line)
  t.notMatch(shown([capability({ type: 'object' })]).message, '  calls a function, which')
})
