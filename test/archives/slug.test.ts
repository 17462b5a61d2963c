import * as fc from 'fast-check'
import { anyText } from '../support/any-text.ts'
import t from '../support/tap.ts'
import {
  SLUG_PATTERN,
  extensionIdOf,
  isName,
  isOwner,
  isSlug,
  normaliseName,
  parseSlug,
} from '../../src/packages/manifest/slug.ts'
import { HANG_MS, timed } from './describing.ts'

const pattern = new RegExp(SLUG_PATTERN)
/** JSON Schema validators compile patterns this way. */
const unicodePattern = new RegExp(SLUG_PATTERN, 'u')

const x64 = 'x'.repeat(64)

const slugs: [text: string, owner: string | null, name: string][] = [
  ['a', null, 'a'],
  ['7', null, '7'],
  ['pdf-tools', null, 'pdf-tools'],
  ['pdf_tools', null, 'pdf_tools'],
  ['docs.pdf.extract', null, 'docs.pdf.extract'],
  ['a.b-c_d', null, 'a.b-c_d'],
  ['constructor', null, 'constructor'],
  ['acme/pdf', 'acme', 'pdf'],
  ['acme-corp_eu/docs.pdf', 'acme-corp_eu', 'docs.pdf'],
  [x64, null, x64],
  [`${x64}/${x64}`, x64, x64],
]

t.test('a slug is one name, or an owner and a name', async (t) => {
  for (const [text, owner, name] of slugs) {
    t.strictSame(parseSlug(text), { owner, name }, text)
    t.ok(isSlug(text) && pattern.test(text) && unicodePattern.test(text), text)
  }
})

const noSlugs = [
  '',
  '/',
  'a/',
  '/a',
  'a//b',
  'a/b/c',
  '.',
  '..',
  'a/..',
  '../a',
  '-a',
  'a-',
  '.a',
  'a.',
  '_a',
  'a_',
  'a--b',
  'a..b',
  'a__b',
  'a.-b',
  'a_-b',
  'A',
  'aB',
  'a b',
  ' a',
  'a ',
  'a\n',
  '\na',
  'a\u2028',
  'a\u0000',
  'é',
  '\u017f',
  '\u212a',
  'a\\b',
  'a%2Fb',
  'a%2fb',
  'a:b',
  '@a/b',
  'a.b/c',
  '__proto__',
  `${x64}x`,
  `${x64}x/a`,
  `a/${x64}x`,
]

t.test('any other text is not a slug', async (t) => {
  for (const text of noSlugs) {
    t.equal(parseSlug(text), null, encodeURIComponent(text))
    t.notOk(isSlug(text) || pattern.test(text) || unicodePattern.test(text))
  }
})

t.test('an owner has no dots, a name may', async (t) => {
  t.ok(isOwner('acme-eu') && isOwner('acme_eu') && isOwner(x64))
  for (const text of ['', 'acme.eu', 'a/b', 'Acme', `${x64}x`]) t.notOk(isOwner(text), text)
  t.ok(isName('acme.eu') && isName(x64))
  for (const text of ['', 'a/b', 'Acme', `${x64}x`]) t.notOk(isName(text), text)
})

const normalised: [text: string, name: string][] = [
  ['PDF Tools', 'pdf-tools'],
  ['  PDF   Tools ', 'pdf-tools'],
  ['a - b', 'a---b'],
  ['Pdf_Tools.v2', 'pdf_tools.v2'],
  ['a!b', 'a!b'],
  ['a\tb', 'a\tb'],
  ['\ta', '\ta'],
  ['a\u00a0b', 'a\u00a0b'],
  ['ＰＤＦ', 'ＰＤＦ'],
]

t.test('only the case and the blanks of a name are normalised', async (t) => {
  for (const [text, name] of normalised)
    t.equal(normaliseName(text), name, encodeURIComponent(text))
})

t.test('no letter beyond ASCII can pass for an ASCII one', async (t) => {
  // The Kelvin sign and the dotted capital I turn into `k` and `i` when their case changes.
  for (const text of ['\u212aey', '\u0130d', '\u017fet', 'ｋ']) {
    t.notOk(isSlug(normaliseName(text)), text)
  }
})

t.test('the extension id has a dot for the slash', async (t) => {
  t.equal(extensionIdOf('pdf'), 'skill.pdf')
  t.equal(extensionIdOf('acme/docs.pdf'), 'skill.acme.docs.pdf')
})

t.test('the pattern and the parser agree on any text, and slugs survive a URL', async () => {
  const alphabet = fc.constantFrom(...'ab9.-_/A é\n%\u2028'.split(''))
  const text = fc.oneof(
    anyText(200),
    fc.string({ unit: alphabet, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'ab.-_/'.split('')), maxLength: 140 }),
  )
  const property = fc.property(text, (given) => {
    const slug = parseSlug(given)
    if ((slug !== null) !== pattern.test(given)) return false
    if (unicodePattern.test(given) !== pattern.test(given)) return false
    if (slug === null) return true
    const joined = slug.owner === null ? slug.name : `${slug.owner}/${slug.name}`
    const url = new URL(`http://registry/skills/${encodeURIComponent(given)}/files`)
    const [, , segment = ''] = url.pathname.split('/')
    return joined === given && decodeURIComponent(segment) === given
  })
  fc.assert(property, { numRuns: 5000 })
})

t.test('normalising twice changes nothing more', async () => {
  const property = fc.property(anyText(), (text) => {
    const name = normaliseName(text)
    return normaliseName(name) === name
  })
  fc.assert(property, { numRuns: 2000 })
})

const long = 100_000
const hostile: [what: string, text: string][] = [
  ['one group', 'a'.repeat(long)],
  ['one group that ends badly', `${'a'.repeat(long)}!`],
  ['groups', 'a-'.repeat(long / 2)],
  ['groups that end badly', `${'a-'.repeat(long / 2)}a!`],
  ['all joiners', `${'a.b-c_'.repeat(long / 6)}!`],
  ['an owner without a name', `${'a-'.repeat(long / 2)}a/`],
  ['slashes', '/'.repeat(long)],
  ['short parts', 'a/'.repeat(long / 2)],
  ['a good owner and a long name', `a/${'a-'.repeat(long / 2)}!`],
  ['blanks', ' '.repeat(long)],
  ['blanks before and behind', `a${' '.repeat(long)}a`],
  ['upper case', 'A'.repeat(long)],
]

t.test('no text takes long to parse', async (t) => {
  for (const [what, text] of hostile) {
    const { ms, result } = timed(() => [
      pattern.test(text),
      unicodePattern.test(text),
      isSlug(text),
      isOwner(text),
      isName(text),
      isSlug(normaliseName(text)),
    ])
    t.notOk(result.slice(0, 5).includes(true), what)
    t.ok(ms < HANG_MS, `${what}: ${ms.toFixed()} ms`)
  }
})
