import t from 'tap'
import {
  extensionIdOf,
  isName,
  isOwner,
  isSlug,
  normaliseName,
  parseSlug,
  SLUG_PATTERN,
} from '../../src/archives/slug.ts'

const long = 'a'.repeat(64)

const slugs = [
  'a',
  '7',
  'pdf-tools',
  'pdf_tools',
  'sales.crm.get-lead_2',
  'acme/pdf',
  'ac-me_1/pdf.v2',
  long,
  `${long}/${long}`,
]

const others = [
  '',
  '/',
  'a/',
  '/a',
  'a//b',
  'a/b/c',
  'A',
  'Acme/pdf',
  'a b',
  ' a',
  'a\n',
  '-a',
  'a-',
  '.a',
  'a.',
  '..',
  '../a',
  'a/..',
  'a--b',
  'a-.b',
  'a..b',
  'a__b',
  'a.b/c',
  'é',
  '\u212a',
  'a\0',
  'a%2Fb',
  'a\\b',
  `${long}a`,
  `${long}a/b`,
  `a/${long}a`,
]

// JSON schema validators read patterns with this flag.
const pattern = new RegExp(SLUG_PATTERN, 'u')

t.test('slugs are told from other texts, by function and by pattern alike', async (t) => {
  for (const slug of slugs) {
    t.ok(isSlug(slug), slug)
    t.match(slug, pattern)
  }
  for (const text of others) {
    t.notOk(isSlug(text), JSON.stringify(text))
    t.equal(parseSlug(text), null)
    t.notMatch(text, pattern)
  }
})

t.test('a slug is parsed into its owner and name', async (t) => {
  t.same(parseSlug('acme/pdf.v2'), { owner: 'acme', name: 'pdf.v2' })
  t.same(parseSlug('pdf.v2'), { owner: null, name: 'pdf.v2' })
})

t.test('a name may hold dots, an owner may not', async (t) => {
  t.ok(isName('a.b'))
  t.notOk(isOwner('a.b'))
  t.ok(isOwner('a_b-c'))
  t.notOk(isName('a/b'))
})

t.test('an extension id is the slug with a dot for its slash', async (t) => {
  t.equal(extensionIdOf('pdf'), 'skill.pdf')
  t.equal(extensionIdOf('acme/pdf.v2'), 'skill.acme.pdf.v2')
})

t.test('only case and blanks of a name are normalised', async (t) => {
  const names = {
    'PDF Tools': 'pdf-tools',
    '  PDF   Tools ': 'pdf-tools',
    'pdf_tools.v2': 'pdf_tools.v2',
    'PDF & Tools': 'pdf-&-tools',
    'a\tb': 'a\tb',
    'a\u00a0b': 'a\u00a0b',
    Café: 'café',
    // It would become an ordinary k.
    '\u212aelvin': '\u212aelvin',
    '': '',
  }
  for (const [name, normalised] of Object.entries(names)) {
    t.equal(normaliseName(name), normalised, name)
    t.equal(normaliseName(normalised), normalised, 'once is enough')
  }
})

t.test('a long text that is no slug is told at once', async (t) => {
  for (const text of ['a-'.repeat(100_000), 'a'.repeat(1_000_000), '/'.repeat(1_000_000)]) {
    t.notOk(isSlug(text))
    t.notMatch(text, pattern)
  }
  t.notOk(isSlug(normaliseName(`a${' '.repeat(200_000)}b!`)))
})
