import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import type { DescriptionReason } from '../../src/packages/manifest/errors.ts'
import type { Bytes } from '../support/archives.ts'
import {
  HANG_MS,
  describe,
  findingsOf,
  reasonOf,
  refusalOf,
  timed,
  withFrontMatter,
} from './describing.ts'

const json = (meta: unknown): string => JSON.stringify(meta)

const refused: [what: string, metaJson: Bytes, reason: DescriptionReason][] = [
  ['Latin-1', Buffer.from('{"slug": "é"}', 'latin1'), 'text.encoding'],
  ['UTF-16', Buffer.from('{}', 'utf16le'), 'text.nul'],
  ['no bytes', '', 'meta_json.syntax'],
  ['no JSON', '{slug: "pdf"}', 'meta_json.syntax'],
  ['a comment', '{} // none', 'meta_json.syntax'],
  ['a trailing comma', '{"slug": "pdf",}', 'meta_json.syntax'],
  ['two values', '{}{}', 'meta_json.syntax'],
  ['no number', '{"version": NaN}', 'meta_json.syntax'],
  ['the key __proto__', '{"__proto__": {"slug": "a"}}', 'meta_json.syntax'],
  ['the key __proto__ escaped', '{"__pr\\u006fto__": {"slug": "a"}}', 'meta_json.syntax'],
  ['the key __proto__ inside', '{"latest": {"__proto__": {}}}', 'meta_json.syntax'],
  ['the key constructor.prototype', '{"constructor": {"prototype": {}}}', 'meta_json.syntax'],
  ['a list', '[]', 'meta_json.not_object'],
  ['a text', '"pdf"', 'meta_json.not_object'],
  ['nothing', 'null', 'meta_json.not_object'],
  ['a number', '5', 'meta_json.not_object'],
  ['a control character', json({ slug: 'a\u0000' }), 'data.control_character'],
  ['half a character', '{"displayName": "\\ud800"}', 'data.surrogate'],
  ['a number too large', '{"version": 1e999}', 'data.number'],
  ['a deep slug', `{"slug": ${'['.repeat(40)}${']'.repeat(40)}}`, 'data.depth'],
  ['a reserved key in a slug', '{"slug": {"prototype": 1}}', 'data.key_reserved'],
  ['a slug that is a list', json({ slug: ['pdf'] }), 'name.type'],
  ['a slug that is a number', json({ slug: 5 }), 'name.type'],
  ['a slug that is too long', json({ slug: 'a'.repeat(65) }), 'name.length'],
  ['a slug with two slashes', json({ slug: 'a/b/c' }), 'slug.malformed'],
  ['a slug of dots', json({ slug: '../pdf' }), 'slug.malformed'],
  ['a slug with other characters', json({ slug: 'pdf!' }), 'name.characters'],
  ['a slug that ends in a dot', json({ slug: 'pdf.' }), 'slug.malformed'],
  ['an owner with a dot', json({ slug: 'pdf', owner: 'ac.me' }), 'owner.malformed'],
  ['an owner that is a map', json({ slug: 'pdf', owner: {} }), 'owner.malformed'],
  ['an owner that is too long', json({ slug: 'pdf', owner: 'a'.repeat(65) }), 'owner.malformed'],
  ['an owner id with a bar', json({ slug: 'pdf', ownerId: 'auth|1' }), 'owner.malformed'],
]

for (const [what, metaJson, reason] of refused) {
  t.test(`a _meta.json with ${what} is rejected`, async (t) => {
    t.match(refusalOf({ metaJson }), { reason, entry: '_meta.json' })
  })
}

t.test('its slug, owner and version take precedence over those of the front matter', async (t) => {
  const skillMd = withFrontMatter(
    'name: Title\ndescription: d\nslug: front\nowner: front\nversion: 1.0.0',
  )
  const metaJson = json({ slug: 'Meta Tool', owner: 'Acme', version: '2.0.0', displayName: 'Meta' })
  t.match(describe({ skillMd, metaJson }), {
    slug: 'acme/meta-tool',
    version: '2.0.0',
    namespace: 'acme',
    display_name: 'Title',
  })
})

const slugs: [what: string, meta: unknown, slug: string][] = [
  ['an empty object', {}, 'front/skill'],
  ['nothing in its fields', { slug: null, owner: null, version: null }, 'front/skill'],
  ['blanks in its fields', { slug: ' ', owner: '', displayName: ' ' }, 'front/skill'],
  ['a slug', { slug: 'meta' }, 'front/meta'],
  ['an owner', { owner: 'acme' }, 'acme/skill'],
  ['an owner id', { ownerId: 'Kn7-x' }, 'kn7-x/skill'],
  ['both', { owner: 'acme', ownerId: 'kn7' }, 'acme/skill'],
  ['a blank owner and an id', { owner: '', ownerId: 'kn7' }, 'kn7/skill'],
  ['a whole slug', { slug: 'Acme/PDF Tools' }, 'acme/pdf-tools'],
  ['a whole slug and an owner', { slug: 'acme/pdf', owner: 'other' }, 'acme/pdf'],
  ['what it does not read', { slug: 'meta', tags: [1e300], latest: 5, other: {} }, 'front/meta'],
]

for (const [what, meta, slug] of slugs) {
  t.test(`a _meta.json with ${what} names the skill ${slug}`, async (t) => {
    const skillMd = withFrontMatter('name: Title\ndescription: d\nslug: skill\nowner: front')
    t.equal(describe({ skillMd, metaJson: json(meta) }).slug, slug)
  })
}

t.test('the version may be under `latest`', async (t) => {
  t.equal(describe({ metaJson: json({ latest: { version: '3.0.0' } }) }).version, '3.0.0')
  const both = json({ version: '1.0.0', latest: { version: '3.0.0' } })
  t.equal(describe({ metaJson: both }).version, '1.0.0')
})

t.test('an invalid version is ignored and reported', async (t) => {
  const skillMd = withFrontMatter('name: pdf\ndescription: d\nversion: 1.0.0')
  const bad = { skillMd, metaJson: json({ version: 'latest' }) }
  t.equal(describe(bad).version, '1.0.0')
  t.same(findingsOf(bad), ['warning meta.version.format _meta.json:version'])
  const number = { skillMd, metaJson: json({ version: 2 }) }
  t.equal(describe(number).version, '1.0.0')
  t.same(findingsOf(number), ['warning meta.version.type _meta.json:version'])
})

t.test('its display name is used if the front matter has no name', async (t) => {
  const skillMd = withFrontMatter('description: d\nslug: pdf')
  const shown = (displayName: unknown) =>
    describe({ skillMd, metaJson: json({ displayName }) }).display_name
  t.equal(shown('  PDF   Tools: all ✨ '), 'PDF Tools: all ✨')
  t.equal(shown('x'.repeat(255)), 'x'.repeat(255))
  for (const other of ['', ' ', null, 'x'.repeat(256), 5, ['a']]) t.equal(shown(other), 'pdf')
  const found = findingsOf({ skillMd, metaJson: json({ displayName: 5 }) })
  t.ok(found.includes('warning meta.displayName.type _meta.json:displayName'))
})

t.test('a byte order mark and carriage returns are accepted', async (t) => {
  const metaJson = '\ufeff{\r\n  "slug": "meta"\r\n}\r\n'
  t.equal(describe({ metaJson }).slug, 'meta')
})

const MIB = 2 ** 20

t.test('no _meta.json takes long to read', async (t) => {
  const hostile: Record<string, string> = {
    brackets: '['.repeat(MIB),
    'balanced brackets': `{"a": ${'['.repeat(MIB / 4)}${']'.repeat(MIB / 4)}}`,
    'deep maps': `${'{"a":'.repeat(MIB / 8)}1${'}'.repeat(MIB / 8)}`,
    'deep reserved keys': `${'{"prototype":'.repeat(MIB / 16)}1${'}'.repeat(MIB / 16)}`,
    'deep constructors': `${'{"constructor":'.repeat(MIB / 16)}1${'}'.repeat(MIB / 16)}`,
    keys: json(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]))),
    blanks: ' '.repeat(MIB),
    quotes: '"'.repeat(MIB),
    escapes: `{"a": "${'\\u005f'.repeat(MIB / 8)}"}`,
    'a slug of blanks': json({ slug: `a/b${' '.repeat(MIB)}c` }),
    'a slug of groups': json({ slug: `a/${'b-'.repeat(MIB / 2)}` }),
    'a slug of slashes': json({ slug: '/'.repeat(MIB) }),
    'an owner of blanks': json({ slug: 'a', owner: `a${' '.repeat(MIB)}b` }),
    'an owner of groups': json({ slug: 'a', owner: 'b-'.repeat(MIB / 2) }),
    'a version of parts': json({ version: `1.0.0-${'a.'.repeat(MIB / 2)}` }),
    'a title of blanks': json({ displayName: `a${' '.repeat(MIB)}b` }),
  }
  for (const [what, metaJson] of Object.entries(hostile)) {
    const { ms } = timed(() => reasonOf({ metaJson }))
    t.ok(ms < HANG_MS, `${what}: ${ms.toFixed()} ms`)
  }
})
