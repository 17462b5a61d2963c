import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import type { DescriptionReason } from '../../src/packages/manifest/errors.ts'
import type { Bytes } from '../support/archives.ts'
import {
  BASE,
  describe,
  HANG_MS,
  more,
  reasonOf,
  refusalOf,
  timed,
  withFrontMatter,
} from './describing.ts'

const nestedFlow = (depth: number): string => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`
const nestedBlock = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')

const ALIAS_BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'
    .split('')
    .map(
      (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
    ),
].join('\n')

type Refused = [what: string, skillMd: Bytes, reason: DescriptionReason]

const files: Refused[] = [
  ['no bytes', '', 'skill_md.empty_body'],
  ['only blanks', ' \r\n\t\n', 'skill_md.empty_body'],
  ['no front matter', '# PDF\n\nRead it.\n', 'front_matter.missing'],
  ['text before the front matter', `A word.\n${more('')}`, 'front_matter.missing'],
  ['an open comment before it', `<!-- ${more('')}`, 'front_matter.missing'],
  ['a comment on the line of the mark', `<!-- a --> ${more('')}`, 'front_matter.missing'],
  ['front matter that is not closed', `---\n${BASE}\n\n# Body\n`, 'front_matter.unclosed'],
  ['an opening line alone', '---', 'front_matter.unclosed'],
  ['dots for a closing mark', `---\n${BASE}\n...\n# Body`, 'front_matter.unclosed'],
  ['a closing mark that is too long', `---\n${BASE}\n----\n# Body`, 'front_matter.unclosed'],
  ['a closing mark that is indented', `---\n${BASE}\n ---\n# Body`, 'front_matter.unclosed'],
  ['two byte order marks', `\ufeff\ufeff${more('')}`, 'front_matter.missing'],
  ['empty front matter', '---\n---\n# Body\n', 'front_matter.missing'],
  ['front matter of comments', withFrontMatter('# name: pdf'), 'front_matter.missing'],
  ['front matter in a language', `---js\n${BASE}\n---\n# Body\n`, 'front_matter.opening'],
  ['front matter in YAML by name', `--- yaml\n${BASE}\n---\n# Body\n`, 'front_matter.opening'],
  // Other readers know line feeds only, and would see another front matter.
  ['bare carriage returns', more('').replaceAll('\n', '\r'), 'front_matter.opening'],
  ['a line separator behind its mark', `---\u2028\n${more('').slice(4)}`, 'front_matter.opening'],
  [
    'a mark between line separators',
    `---\n${BASE}\u2028---\u2028\n# Body`,
    'front_matter.unclosed',
  ],
  ['a mark behind a separator', more('license: a\u2028---\nText.'), 'front_matter.syntax'],
  ['a mark before a separator', `---\n${BASE}\n---\u2029# Body`, 'front_matter.unclosed'],
  ['a mark between returns', `---\n${BASE}\n\r---\rText.`, 'front_matter.unclosed'],
  ['four hyphens', `----\n${BASE}\n----\n# Body\n`, 'front_matter.opening'],
  ['no body', `---\n${BASE}\n---\n`, 'skill_md.empty_body'],
  ['a body of blanks', `---\n${BASE}\n---\n \n\u00a0\n\ufeff`, 'skill_md.empty_body'],
  ['Latin-1', Buffer.from(more('license: Gr\u00fc\u00dfe'), 'latin1'), 'text.encoding'],
  ['an overlong NUL', Buffer.from('---\nname: "\xc0\x80"\n', 'latin1'), 'text.encoding'],
  ['a surrogate in UTF-8', Buffer.from('---\nname: \xed\xa0\x80\n', 'latin1'), 'text.encoding'],
  ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${more('')}`, 'utf16le'), 'text.nul'],
  ['UTF-16 without one', Buffer.from(more(''), 'utf16le'), 'text.nul'],
  ['a NUL in a value', more('license: "a\0b"'), 'text.nul'],
  ['a NUL in the body', `${more('')}\0`, 'text.nul'],
  [
    'front matter one byte too long',
    withFrontMatter(`${BASE}\n#${'x'.repeat(16 * 1024 - BASE.length - 2)}`),
    'front_matter.too_long',
  ],
  ['front matter of 4 MiB', more(`license: ${'x'.repeat(4 * 2 ** 20)}`), 'front_matter.too_long'],
]

const yaml: Refused[] = [
  ['a list', withFrontMatter('- name: pdf'), 'front_matter.not_mapping'],
  ['a scalar', withFrontMatter('pdf'), 'front_matter.not_mapping'],
  ['a flow list', withFrontMatter('[name, pdf]'), 'front_matter.not_mapping'],
  ['no YAML', withFrontMatter('name: "pdf'), 'front_matter.syntax'],
  ['an open bracket', more('tags: [a, b'), 'front_matter.syntax'],
  ['a tab as indentation', more('metadata:\n\ta: b'), 'front_matter.syntax'],
  ['a reserved character', more('license: `MIT`'), 'front_matter.syntax'],
  ['a value that looks like a key', more('license: MIT: yes'), 'front_matter.syntax'],
  ['a directive', withFrontMatter(`%YAML 1.1\n${BASE}`), 'front_matter.syntax'],
  ['a second document', more('...\nname: other'), 'front_matter.syntax'],
  ['a key twice', more('name: other'), 'front_matter.duplicate_key'],
  ['a key twice, once in quotes', more('"name": other'), 'front_matter.duplicate_key'],
  ['a key twice, once escaped', more('"n\\u0061me": other'), 'front_matter.duplicate_key'],
  ['a key twice inside', more('metadata: {a: b, a: c}'), 'front_matter.duplicate_key'],
  ['a tag', more('license: !!js/function x'), 'front_matter.tag'],
  ['a core tag', more('license: !!str 5'), 'front_matter.tag'],
  ['a tag of no name', more('license: ! 5'), 'front_matter.tag'],
  ['a tag on a key', more('!!str license: MIT'), 'front_matter.tag'],
  ['an anchor', more('license: &a MIT'), 'front_matter.anchor'],
  ['an anchor on a block', more('metadata: &a\n  b: c'), 'front_matter.anchor'],
  ['an alias', more('license: *a'), 'front_matter.alias'],
  ['an alias cycle', more('metadata: &a {b: *a}'), 'front_matter.anchor'],
  ['an alias bomb', more(ALIAS_BOMB), 'front_matter.anchor'],
  ['a merge key', more('metadata:\n  <<: {a: b}'), 'front_matter.merge_key'],
  ['a merge key at the top', more('<<: {a: b}'), 'front_matter.merge_key'],
  ['a merge key in a list', more('tags: [{"<<": {a: b}}]'), 'front_matter.merge_key'],
  ['a depth of 33', more(nestedFlow(32)), 'data.depth'],
  ['a depth of 33 in blocks', more(`b:\n${nestedBlock(33).replaceAll(/^/gm, ' ')}`), 'data.depth'],
  ['a depth of 33 in lists', more(`a: \n ${'- '.repeat(33)}x`), 'data.depth'],
  ['brackets, 16,000 deep', more(`a: ${'['.repeat(16_000)}`), 'data.depth'],
  ['brackets, 20,000 deep', more(nestedFlow(20_000)), 'front_matter.too_long'],
  ['braces, 5,000 deep', more(`a: ${'{a: '.repeat(4000)}`), 'data.depth'],
  ['question marks, 8,000 deep', more('? '.repeat(8000)), 'data.depth'],
  ['blocks, 150 deep', withFrontMatter(nestedBlock(150)), 'data.depth'],
  ['blocks, 2,000 deep', withFrontMatter(nestedBlock(2000)), 'front_matter.too_long'],
  ['a number as key', more('1: a'), 'data.key_type'],
  ['a truth value as key', more('metadata: {true: a}'), 'data.key_type'],
  ['nothing as key', more(': a'), 'data.key_type'],
  ['a list as key', more('? [a]\n: b'), 'data.key_type'],
  ['a map as key', more('{a: b}: c'), 'data.key_type'],
  ['a key of 300 characters', more(`${'k'.repeat(300)}: a`), 'data.key_length'],
  ['the key __proto__', more('__proto__: {a: b}'), 'data.key_reserved'],
  ['the key constructor inside', more('metadata: {constructor: a}'), 'data.key_reserved'],
  ['the key prototype in a list', more('tags: [{"prototype": a}]'), 'data.key_reserved'],
  ['the key __proto__ escaped', more('"__pr\\u006fto__": a'), 'data.key_reserved'],
  ['an escaped NUL', more('license: "a\\0b"'), 'data.control_character'],
  ['an escape sequence', more('license: "\\e[31m"'), 'data.control_character'],
  ['a bare carriage return', more('license: "a\\rb"'), 'data.control_character'],
  ['a control character of ISO 6429', more('license: "\\u009b"'), 'data.control_character'],
  ['a raw bell', more('license: a\x07b'), 'data.control_character'],
  ['a control character in a key', more('"a\\x00": b'), 'data.control_character'],
  ['a lone surrogate', more('license: "\\ud800"'), 'data.surrogate'],
  ['a lone surrogate in a key', more('"\\udfff": a'), 'data.surrogate'],
  ['no number', more('a: .nan'), 'data.number'],
  ['infinity', more('a: -.inf'), 'data.number'],
  ['a number too large', more('a: 1e999'), 'data.number'],
  ['a number that would change', more('a: 12345678901234567890'), 'data.number'],
]

const names: Refused[] = [
  ['a list', withFrontMatter('name: [a]\ndescription: d'), 'name.type'],
  ['a number', withFrontMatter('name: 7\ndescription: d'), 'name.type'],
  ['a truth value', withFrontMatter('name: true\ndescription: d'), 'name.type'],
  ['65 characters', withFrontMatter(`name: ${'a'.repeat(65)}\ndescription: d`), 'name.length'],
  ['10,000 characters', withFrontMatter(`name: ${'a'.repeat(1e4)}\ndescription: d`), 'name.length'],
  ['a traversal', withFrontMatter('name: ../../etc\ndescription: d'), 'name.characters'],
  ['a slash', withFrontMatter('name: acme/pdf\ndescription: d'), 'name.characters'],
  ['a line feed', withFrontMatter('name: "a\\nb"\ndescription: d'), 'name.characters'],
  ['a wide blank', withFrontMatter('name: a\u3000b\ndescription: d'), 'name.characters'],
  ['a zero-width blank', withFrontMatter('name: a\u200bb\ndescription: d'), 'name.characters'],
  [
    'a right-to-left override',
    withFrontMatter('name: a\u202eb\ndescription: d'),
    'name.characters',
  ],
  ['an emoji', withFrontMatter('name: a 🙂\ndescription: d'), 'name.characters'],
]

const descriptions: Refused[] = [
  ['no description', withFrontMatter('name: pdf'), 'description.missing'],
  ['an empty description', withFrontMatter('name: pdf\ndescription:'), 'description.missing'],
  ['a blank description', withFrontMatter('name: pdf\ndescription: "  "'), 'description.missing'],
  [
    'a description that is a list',
    withFrontMatter('name: pdf\ndescription: [a]'),
    'description.missing',
  ],
  ['a description of 100,000 characters', more(`x: ${'d'.repeat(1e5)}`), 'front_matter.too_long'],
  ['no name', withFrontMatter('description: d'), 'slug.missing'],
  [
    'a name without letters and digits',
    withFrontMatter('name: "-"\ndescription: d'),
    'slug.missing',
  ],
  ['a name that is no slug', withFrontMatter('name: 図\ndescription: d'), 'slug.missing'],
]

const groups: [string, Refused[]][] = [
  ['a SKILL.md with', [...files, ...descriptions]],
  ['front matter with', yaml],
  ['a name that is or has', names],
]

for (const [group, cases] of groups) {
  for (const [what, skillMd, reason] of cases) {
    t.test(`${group} ${what} is rejected`, async (t) => t.equal(reasonOf({ skillMd }), reason))
  }
}

t.test(
  'blank lines and comments before the front matter are accepted with a warning',
  async (t) => {
    for (const leading of [
      '\n',
      ' \t\r\n\n',
      '<!-- A\nlicense. -->\n',
      '\n<!-- a -->\n\n<!-- b -->\n',
    ]) {
      const { slug, diagnostics } = describe({ skillMd: leading + more('') })
      t.equal(slug, 'pdf', JSON.stringify(leading))
      const codes = diagnostics.map(({ level, code }) => `${level} ${code}`)
      t.ok(codes.includes('warning front_matter.leading'), JSON.stringify(leading))
    }
    t.match(refusalOf({ skillMd: `\n<!-- a -->\n${more('a: [b')}` }), { line: 7 })
    const { diagnostics } = describe({ skillMd: more('') })
    t.notOk(diagnostics.some(({ code }) => code === 'front_matter.leading'))
    const { ms } = timed(() =>
      reasonOf({ skillMd: `${'<!--'.repeat(100_000)}${'\n'.repeat(200_000)}` }),
    )
    t.ok(ms < HANG_MS)
  },
)
