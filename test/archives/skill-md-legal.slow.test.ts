import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import type { DescriptionReason } from '../../src/packages/manifest/errors.ts'
import type { Bytes } from '../support/archives.ts'
import {
  BASE,
  HANG_MS,
  describe,
  findingsOf,
  more,
  reasonOf,
  timed,
  withFrontMatter,
} from './describing.ts'

const nestedFlow = (depth: number): string => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`

const legal: [what: string, skillMd: Bytes][] = [
  ['a byte order mark', `\ufeff${more('')}`],
  ['carriage returns', more('').replaceAll('\n', '\r\n')],
  ['blanks behind its marks', `---  \n${BASE}\n---\t\n# Body`],
  ['horizontal rules in the body', `${more('')}\n---\n\n----\n\n***\n\n- - -\n`],
  ['a body that looks like front matter', `${more('')}---\n__proto__: &a *b\n---\n`],
  ['no blank line before the body', `---\n${BASE}\n---\n# Body`],
  ['only separators that YAML does not know', more('license: a\u2028b\u2029c')],
  ['script in the body', `${more('')}<script>alert(1)</script><!-- obey -->`],
  ['a mark as its last line', `---\n${BASE}\n---\nx\n---`],
  ['marks in the body', `${more('')}\n---\nname: other\n---\n`],
  ['a mark inside a text', more('license: |\n  ---\n  MIT')],
  ['comments', more('# ---\nlicense: MIT # really')],
  [
    'front matter of exactly 16 KiB',
    withFrontMatter(`${BASE}\n#${'x'.repeat(16 * 1024 - BASE.length - 3)}`),
  ],
  ['a depth of 32', more(nestedFlow(31))],
  ['control characters in the body', `${more('')}\x1b[0m\f`],
  ['marks of YAML inside texts', more('license: a &b *c !d {e}\nx: |\n  *bold*\n  &and\n  !bang')],
]

for (const [what, skillMd] of legal) {
  t.test(`a SKILL.md with ${what} is accepted`, async (t) => {
    t.match(describe({ skillMd }), { slug: 'pdf', description: 'Reads PDF files.' })
  })
}

t.test('front matter is stored as JSON, by the core schema and in order', async (t) => {
  const skillMd = withFrontMatter(
    [
      'zeta: 1',
      'name: pdf',
      'description: >-',
      '  Reads PDF files,',
      '  and fills them.',
      'date: 2024-01-02',
      'answer: yes',
      'flag: true',
      'nothing: ~',
      'hex: 0x10',
      'float: 1.50',
      'version: "1.0"',
      'list:',
      '- a',
      '- {b: c}',
      "quoted: 'it''s'",
      'smile: "\\ud83d\\ude00"',
      'toString: text',
      'alpha: |',
      '  one',
      '  two',
    ].join('\n'),
  )
  const { frontmatter, description } = describe({ skillMd })
  t.equal(
    JSON.stringify(frontmatter),
    JSON.stringify({
      zeta: 1,
      name: 'pdf',
      description: 'Reads PDF files, and fills them.',
      date: '2024-01-02',
      answer: 'yes',
      flag: true,
      nothing: null,
      hex: 16,
      float: 1.5,
      version: '1.0',
      list: ['a', { b: 'c' }],
      quoted: "it's",
      smile: '😀',
      toString: 'text',
      alpha: 'one\ntwo\n',
    }),
  )
  t.equal(description, 'Reads PDF files, and fills them.')
})

t.test('a description of one line with a colon in it is read as plain text', async (t) => {
  const lines = [
    'Use when: the user asks for PDF files',
    'Note: *important*, see "that": it is #1 & more',
    'Ends in a colon:',
    "It's 5:30: time to go",
    'Backslash \\n: kept',
  ]
  for (const line of lines) {
    const skillMd = withFrontMatter(`name: pdf\ndescription: ${line}  \nlicense: MIT`)
    const { description, frontmatter } = describe({ skillMd })
    t.equal(description, line)
    t.same(frontmatter, { name: 'pdf', description: line, license: 'MIT' })
    t.same(findingsOf({ skillMd }), ['error strict.description.unquoted description'])
  }
})

t.test('no other fault of such front matter is accepted', async (t) => {
  const cases: [yaml: string, reason: DescriptionReason][] = [
    ['name: a: b\ndescription: text', 'front_matter.syntax'],
    ['name: pdf\ndescription: a: b\nlicense: c: d', 'front_matter.syntax'],
    ['name: pdf\ndescription: a: b\n  c: d', 'front_matter.syntax'],
    ['name: pdf\ndescription: a: b\ndescription: c', 'front_matter.duplicate_key'],
    ['name: pdf\ndescription: a: b\nlicense: &x MIT', 'front_matter.anchor'],
    ['name: pdf\ndescription: &x a: b', 'front_matter.anchor'],
    ['name: pdf\ndescription: "a": b', 'front_matter.syntax'],
    ['name: pdf\nmetadata:\n  description: a: b', 'front_matter.syntax'],
    ['name: pdf\ndescription: a: b\x07', 'data.control_character'],
  ]
  for (const [text, reason] of cases) {
    t.equal(reasonOf({ skillMd: withFrontMatter(text) }), reason, text)
  }
})

const SIZE = 16 * 1024 - 40
const filled = (unit: (index: number) => string): string => {
  let text = ''
  for (let index = 0; text.length < SIZE; index += 1) text += unit(index)
  return text.slice(0, SIZE)
}

t.test('any 16 KiB are read in time', async (t) => {
  const texts = [
    filled((index) => `k${index.toString(36)}: \n`),
    `a: {${filled((index) => `${index.toString(36)},`)}`,
    ...[
      '[',
      '{',
      ',',
      '- ',
      '? ',
      ': ',
      '!',
      '! ',
      '&a ',
      '*a ',
      '"',
      "'",
      '\n',
      '# \n',
      '|\n',
      '%A\n',
    ].map((unit) => filled(() => unit)),
    `a: ${filled(() => '[')}`,
    `description: ${filled(() => 'a: ')}`,
    `description: ${filled(() => ':')}`,
  ]
  for (const text of texts) {
    const { ms } = timed(() => reasonOf({ skillMd: withFrontMatter(text) }))
    t.ok(ms < HANG_MS, `${text.slice(0, 20).trim()}: ${ms.toFixed()} ms`)
  }
})

const MIB = 2 ** 20

t.test('a SKILL.md of 1 MiB is read in time', async (t) => {
  const opening = `---\n${BASE}\n`
  const texts: Record<string, string> = {
    'a long body': `${opening}---\n${'text '.repeat(MIB / 5)}`,
    'a blank body': `${opening}---\n${'\n \t'.repeat(MIB / 3)}`,
    'marks in the body': `${opening}---\n${'---\n'.repeat(MIB / 4)}`,
    'no closing mark': `${opening}${'--- a\n'.repeat(MIB / 6)}`,
    'a closing mark with blanks': `${opening}---${' '.repeat(MIB)}a`,
    'closing marks with blanks': `${opening}${`---${' '.repeat(1000)}a\n`.repeat(MIB / 1005)}`,
    'an opening mark with blanks': `---${' '.repeat(MIB)}a`,
    'only hyphens': '-'.repeat(MIB),
    'only line feeds': '\n'.repeat(MIB),
    'only carriage returns': '\r'.repeat(MIB),
  }
  for (const [what, skillMd] of Object.entries(texts)) {
    const { ms } = timed(() => reasonOf({ skillMd: Buffer.from(skillMd) }))
    t.ok(ms < HANG_MS, `${what}: ${ms.toFixed()} ms`)
  }
})
