/**
 * Conformance of what may be registered, by the ids of the cases that were collected of the
 * content registry's `skills` worker. A case is run over HTTP where a URL can express it.
 *
 * Decided otherwise than in that worker: fields that are not known are refused; texts and the number
 * of arguments are bounded; times end in `Z`; a list that cannot be read is an error, never empty.
 * Cases of subscriptions and of MCP itself stand with those.
 */
import t from '../support/tap.ts'
import { isInternal } from '../../src/content/functions/guard.ts'
import { promptValues } from '../../src/content/prompts/rules.ts'
import { putPrompt } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'

const given = { description: 'bdd prompt', function_id: 'test::handler' }
const named = (...names: string[]) => ({ ...given, arguments: names.map((name) => ({ name })) })

type Refused = [id: string, what: string, name: string, body: object, detail: RegExp]

const refused: Refused[] = [
  ['III-52', 'an upper-case name', 'BadName', given, /lowercase/],
  ['III-53', 'a name with a blank', 'bad name', given, /lowercase/],
  ['III-97', 'a name with colons', 'mcp::send', given, /lowercase/],
  ['name', 'a name of 65', 'a'.repeat(65), given, /too long/],
  ['name', 'a name of 33 two-byte letters', 'ä'.repeat(33), given, /too long/],
  ['name', 'a name with a slash', 'a/b', given, /lowercase/],
  [
    'III-55',
    'a blank description',
    'a',
    { ...given, description: '  ' },
    /description must be non-empty/,
  ],
  [
    'III-55',
    'no text as description',
    'a',
    { ...given, description: '' },
    /description must be non-empty/,
  ],
  [
    'III-56',
    'an empty function',
    'a',
    { ...given, function_id: '' },
    /function_id must be non-empty/,
  ],
  [
    'III-56',
    'a blank function',
    'a',
    { ...given, function_id: '\t' },
    /function_id must be non-empty/,
  ],
  ['III-58', 'an argument without name', 'a', named(''), /argument name must be non-empty/],
  [
    'III-58',
    'an argument of a blank name',
    'a',
    named('to', ' '),
    /argument name must be non-empty/,
  ],
  ['III-98', 'an argument twice', 'a', named('to', 'by', 'to'), /duplicate argument name/],
  ['order', 'all wrong', 'Bad', { description: '', function_id: '', arguments: [] }, /lowercase/],
  [
    'order',
    'description first',
    'a',
    { ...named(''), description: '', function_id: '' },
    /^description/,
  ],
  ['order', 'then the function', 'a', { ...named(''), function_id: '' }, /^function_id/],
  ['order', 'a blank before a duplicate', 'a', named('to', '', 'to'), /non-empty/],
  ['type', 'no description', 'a', { function_id: 'x' }, /description` is required/],
  ['type', 'no function', 'a', { description: 'x' }, /function_id` is required/],
  ['type', 'arguments of null', 'a', { ...given, arguments: null }, /arguments/],
  ['type', 'arguments as a map', 'a', { ...given, arguments: {} }, /arguments/],
  ['type', 'an argument as text', 'a', { ...given, arguments: ['to'] }, /arguments/],
  ['type', 'an argument without a name', 'a', { ...given, arguments: [{}] }, /name/],
  [
    'type',
    'required as text',
    'a',
    { ...given, arguments: [{ name: 'a', required: 'yes' }] },
    /required/,
  ],
  ['type', 'a number as description', 'a', { ...given, description: 1 }, /description/],
  ['type', 'a field that is not known', 'a', { ...given, handler: 'x' }, /handler/],
  [
    'type',
    'an argument with a type',
    'a',
    { ...given, arguments: [{ name: 'a', type: 'x' }] },
    /type/,
  ],
  [
    'limit',
    'a description of 16 KiB and one',
    'a',
    { ...given, description: 'x'.repeat(16_385) },
    /too long/,
  ],
  ['limit', 'a function of 1025', 'a', { ...given, function_id: 'x'.repeat(1025) }, /too long/],
  [
    'limit',
    '101 arguments',
    'a',
    named(...Array.from({ length: 101 }, (_, n) => `a${n}`)),
    /too many/,
  ],
  ['limit', 'a long argument', 'a', named('x'.repeat(257)), /too long/],
  [
    'limit',
    'much about an argument',
    'a',
    { ...given, arguments: [{ name: 'a', description: 'x'.repeat(4097) }] },
    /too long/,
  ],
]

t.test('an invalid registration is rejected in the known words, and changes nothing', async (t) => {
  const { app, db } = await testApp(t)
  for (const [id, what, name, body, detail] of refused) {
    const answer = await putPrompt(app, name, body)
    const problem = { status: 400, body: { code: 'prompts.invalid_request', detail } }
    t.match(answer, problem, `${id}: ${what}`)
  }
  // III-236, for prompts: what fails validation is told to nobody.
  for (const table of ['prompts', 'events', 'audit_entries'] as const) {
    t.same(await db.selectFrom(table).selectAll().execute(), [], table)
  }
})

t.test('an empty name is rejected in the known words', async (t) => {
  t.throws(() => promptValues('', given), /name must be non-empty/)
})

const accepted: [id: string, name: string, body: object, stored: object][] = [
  ['III-59', 'simple', given, { ...given, arguments: [] }],
  ['III-137', 'a', named('to', 'by'), {}],
  ['III-227', 'b', named('to', ' to '), { arguments: [{ name: 'to' }, { name: ' to ' }] }],
  ['III-67', 'c', { ...given, function_id: 'state::set' }, { function_id: 'state::set' }],
  ['names', '-', given, {}],
  ['names', '_', given, {}],
  ['names', '0', given, {}],
  ['names', 'a'.repeat(64), given, {}],
  [
    'untrimmed',
    'd',
    { description: ' a\n', function_id: ' b ' },
    { description: ' a\n', function_id: ' b ' },
  ],
  [
    'defaults',
    'e',
    {
      ...given,
      arguments: [
        { name: 'x', description: null },
        { name: 'y', description: '', required: true },
      ],
    },
    {
      arguments: [
        { name: 'x', required: false },
        { name: 'y', required: true, description: '' },
      ],
    },
  ],
]

t.test('a valid registration is stored unchanged', async (t) => {
  const { app } = await testApp(t)
  for (const [id, name, body, stored] of accepted) {
    const put = await putPrompt(app, name, body)
    t.same([put.status, Object.keys(put.body)], [201, ['name', 'registered_at']], `${id}: ${name}`)
    const read = await call(app, 'GET', `/prompts/${name}`)
    t.match(read.body, { name, ...stored, registered_at: put.body.registered_at }, id)
  }
})

t.test('internal functions are recognised by their prefix', async (t) => {
  const cases: [id: string, functionId: string, isBlocked: boolean][] = [
    ['III-106', 'state::get', true],
    ['III-107', 'engine::workers', true],
    ['III-109', 'iii.on_foo', true],
    ['III-110', 'iii::internal', true],
    ['III-112', 'a2a::send', true],
    ['III-113', 'skills::register', true],
    ['III-22', 'state::set', true],
    ['III-23', 'mcp::handler', true],
    ['III-25', 'prompts::register', true],
    ['stream', 'stream::set', true],
    ['III-115', 'mem::observe', false],
    ['III-116', 'brain::summarize', false],
    ['III-136', 'skill::fetch', false],
    ['III-190', 'state', false],
    ['bare', 'skills', false],
    ['deeper', 'x::state::set', false],
    ['case', 'State::set', false],
  ]
  for (const [id, functionId, isBlocked] of cases) {
    t.equal(isInternal(functionId), isBlocked, `${id}: ${functionId}`)
  }
})
