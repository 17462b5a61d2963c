/** What a function answers becomes a text. */
import t from '../support/tap.ts'
import { contentOf } from '../../src/content/resources/section.ts'

const markdown = (text: string) => ({ text, mimeType: 'text/markdown' })
const json = (text: string) => ({ text, mimeType: 'application/json' })
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

t.test('texts are markdown, everything else is JSON', async (t) => {
  const cases: [name: string, result: unknown, ReturnType<typeof markdown>][] = [
    ['III-100 a string', 'hello', markdown('hello')],
    ['an empty string', '', markdown('')],
    ['III-101 a content', { content: 'hi' }, markdown('hi')],
    ['III-200 other keys are dropped', { content: 'x', extra: 1 }, markdown('x')],
    ['an empty content', { content: '' }, markdown('')],
    [
      'III-199 a content that is no string',
      { content: { a: 1 } },
      json('{\n  "content": {\n    "a": 1\n  }\n}'),
    ],
    ['null', null, json('null')],
    ['nothing', undefined, json('null')],
    ['a number', 7.5, json('7.5')],
    ['false', false, json('false')],
    ['an array', ['b', 'a'], json('[\n  "b",\n  "a"\n]')],
    ['nothing in it', { b: {}, a: [] }, json('{\n  "a": [],\n  "b": {}\n}')],
    ['letters stay', { é: '😀' }, json('{\n  "é": "😀"\n}')],
    [
      'keys are sorted, in every object, also numbers',
      JSON.parse('{"b":{"z":1,"y":[{"d":1,"c":2}]},"9":1,"10":2,"__proto__":3}'),
      json(
        [
          '{',
          '  "10": 2,',
          '  "9": 1,',
          '  "__proto__": 3,',
          '  "b": {',
          '    "y": [',
          '      {',
          '        "c": 2,',
          '        "d": 1',
          '      }',
          '    ],',
          '    "z": 1',
          '  }',
          '}',
        ].join('\n'),
      ),
    ],
  ]
  for (const [name, result, content] of cases) t.same(contentOf(result), content, name)
})

t.test('excessive nesting is rejected', async (t) => {
  t.match(contentOf(nested(32)).text, /^\[\n/)
  for (const depth of [33, 100_000]) {
    t.throws(() => contentOf(nested(depth)), { code: 'functions.failed' })
  }
})
