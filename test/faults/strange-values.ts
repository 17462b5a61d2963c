/** Values that programs stumble over. */
import * as fc from 'fast-check'

const strangeText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '\u{1f600}',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  "'; drop table skills; --",
  '${jndi:ldap://127.0.0.1}',
  '{{7*7}}',
  'NaN',
  '1e3',
  '0x10',
  '2026-17-21T18:21:53.098747Z',
  '2026-02-31T18:21:53.098747Z',
  'null',
  '9223372036854775808',
  '-1',
  'x'.repeat(300),
  'x'.repeat(5000),
)

const strangeNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
)

export const anyText = fc.oneof(
  strangeText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

export const anyValue = fc.oneof(
  anyText,
  strangeNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
)
