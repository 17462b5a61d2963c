import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { anyText } from '../support/any-text.ts'
import t from '../support/tap.ts'
import { descriptionRefusals } from '../../src/packages/manifest/errors.ts'
import { SLUG_PATTERN } from '../../src/packages/manifest/slug.ts'
import { describe, reasonOf, refusalOf, withFrontMatter, type Described } from './describing.ts'

const TOML = [
  'name = "docs.pdf.extract"',
  'version = "1.2.3"',
  'description = "Extracts text."',
  'kind = "action"',
  '[runtime]',
  'language = "python"',
  'entrypoint = "code/main.py"',
  'export = "run"',
  '',
].join('\n')
const paths = ['SKILL.md', 'skill.toml', 'code/main.py']

t.test('an Agent Skills package', async (t) => {
  const skillMd = withFrontMatter('name: pdf-tools\ndescription: Reads PDF files.\nlicense: MIT')
  t.same(describe({ skillMd, folder: 'pdf-tools' }), {
    slug: 'pdf-tools',
    display_name: 'pdf-tools',
    description: 'Reads PDF files.',
    version: '0.1.0',
    namespace: 'pdf-tools',
    kind: 'instruction',
    frontmatter: { name: 'pdf-tools', description: 'Reads PDF files.', license: 'MIT' },
    manifest: null,
    capabilities: [],
    permissions: [],
    diagnostics: [],
  })
})

t.test('a Skills Protocol package', async (t) => {
  const skillMd = withFrontMatter('name: Extract text\nshort_description: From PDF files.')
  const found = describe({ skillMd, skillToml: TOML, paths })
  t.match(found, {
    slug: 'docs.pdf.extract',
    display_name: 'Extract text',
    description: 'Extracts text.',
    version: '1.2.3',
    namespace: 'docs',
    kind: 'action',
    frontmatter: { name: 'Extract text' },
    manifest: { name: 'docs.pdf.extract', runtime: { entrypoint: 'code/main.py' } },
  })
})

t.test('a Skills Protocol package without front matter', async (t) => {
  const found = describe({ skillMd: '# Overview\n\nText.\n', skillToml: TOML, paths })
  t.match(found, { slug: 'docs.pdf.extract', display_name: 'docs.pdf.extract', frontmatter: null })
})

t.test('a package with sections for capabilities and permissions', async (t) => {
  const skillMd = `${withFrontMatter('name: pdf\ndescription: d')}\n## Capabilities\n\n- read\n\n---\n\n## Permissions\n\n- none\n`
  t.match(describe({ skillMd }), { slug: 'pdf', kind: 'instruction', manifest: null })
})

const named = (yaml: string): string => withFrontMatter(`${yaml}\ndescription: d`)

const slugs: [what: string, input: Described, slug: string][] = [
  [
    'skill.toml before all',
    {
      skillMd: named('name: front\nslug: other\nowner: acme'),
      skillToml: TOML,
      metaJson: '{"slug": "meta", "owner": "meta"}',
      folder: 'folder',
      paths,
    },
    'docs.pdf.extract',
  ],
  [
    '_meta.json before front matter',
    { skillMd: named('name: front\nslug: other'), metaJson: '{"slug": "meta"}', folder: 'folder' },
    'meta',
  ],
  ['a slug before a name', { skillMd: named('name: front\nslug: other'), folder: 'f' }, 'other'],
  ['a name before the folder', { skillMd: named('name: Front End'), folder: 'f' }, 'front-end'],
  [
    'the folder where there is no name',
    { skillMd: named('name:'), folder: 'PDF Tools' },
    'pdf-tools',
  ],
  ['the folder where the name is blank', { skillMd: named('name: " "'), folder: 'f' }, 'f'],
  ['the folder where the name is no slug', { skillMd: named('name: Résumé'), folder: 'cv' }, 'cv'],
  ['the folder where a name ends in a dot', { skillMd: named('name: Tools.'), folder: 'f' }, 'f'],
  ['the name where skill.toml has none', { skillToml: 'kind = "instruction"' }, 'pdf'],
  ['the name where skill.toml has a blank one', { skillToml: 'name = " "' }, 'pdf'],
  ['an owner and a slug', { skillMd: named('slug: pdf\nowner: Acme') }, 'acme/pdf'],
  ['an owner and a name', { skillMd: named('name: PDF\nowner: Acme Corp') }, 'acme-corp/pdf'],
  ['an owner and a folder', { skillMd: named('owner: acme'), folder: 'pdf' }, 'acme/pdf'],
  ['a whole slug', { skillMd: named('slug: Acme/PDF Tools') }, 'acme/pdf-tools'],
  ['a whole slug beside an owner', { skillMd: named('slug: a/b\nowner: c') }, 'a/b'],
  ['a slug beside a blank owner', { skillMd: named('slug: b\nowner: ""') }, 'b'],
  ['normalised toml', { skillToml: 'name = "Docs.PDF Tools"' }, 'docs.pdf-tools'],
]

for (const [what, input, slug] of slugs) {
  t.test(`the slug comes from ${what}`, async (t) => t.equal(describe(input).slug, slug))
}

const refused: [what: string, input: Described, details: Record<string, unknown>][] = [
  ['no name at all', { skillMd: named('a: b') }, { reason: 'slug.missing', field: 'name' }],
  ['a folder that is no slug', { skillMd: named('a: b'), folder: 'é' }, { reason: 'slug.missing' }],
  ['a slug of a list', { skillMd: named('slug: [a]') }, { reason: 'name.type', field: 'slug' }],
  ['a number for a slug', { skillMd: named('slug: 5') }, { reason: 'name.type', field: 'slug' }],
  [
    'a bad slug beside a name',
    { skillMd: named('name: a\nslug: b!') },
    { reason: 'name.characters', field: 'slug' },
  ],
  ['a slug of groups of nothing', { skillMd: named('slug: a--b') }, { reason: 'slug.malformed' }],
  [
    'a slug of three parts',
    { skillMd: named('slug: a/b/c') },
    { reason: 'slug.malformed', found: 'a/b/c' },
  ],
  ['a dotted owner', { skillMd: named('slug: a.b/c') }, { reason: 'slug.malformed' }],
  ['a traversal', { skillMd: named('slug: ../etc') }, { reason: 'slug.malformed' }],
  [
    'an owner with a dot',
    { skillMd: named('name: a\nowner: ac.me') },
    { reason: 'owner.malformed', field: 'owner' },
  ],
  ['an owner of a list', { skillMd: named('name: a\nowner: [b]') }, { reason: 'owner.malformed' }],
  [
    'a name of a map beside a slug',
    { skillMd: named('slug: a\nname: {}') },
    { reason: 'name.type', field: 'name' },
  ],
  [
    'a title that is too long',
    { skillMd: named(`slug: a\nname: ${'n'.repeat(65)}`) },
    { reason: 'name.length', limit: 64 },
  ],
  [
    'neither front matter nor a name',
    { skillMd: 'Text.', skillToml: 'kind = "action"' },
    { entry: 'skill.toml' },
  ],
  [
    'no front matter, no toml name',
    { skillMd: 'Text.', skillToml: 'a = 1', folder: 'f' },
    { reason: 'front_matter.missing' },
  ],
  [
    'no front matter, a blank toml name',
    { skillMd: 'Text.', skillToml: 'name = " "\ndescription = "d"', folder: 'f' },
    { reason: 'front_matter.missing' },
  ],
  [
    'no front matter but _meta.json',
    { skillMd: 'Text.', metaJson: '{"slug": "a"}' },
    { reason: 'front_matter.missing' },
  ],
  [
    'a toml name but no description',
    { skillMd: 'Text.', skillToml: 'name = "a"' },
    { reason: 'description.missing' },
  ],
  [
    'a description of blanks',
    { skillMd: withFrontMatter('name: a\ndescription: "  "') },
    { reason: 'description.missing', field: 'description' },
  ],
]

for (const [what, input, details] of refused) {
  t.test(`a package with ${what} is rejected`, async (t) => t.match(refusalOf(input), details))
}

const both = withFrontMatter(
  'name: a\ndescription: " long "\nshort_description: short\nversion: 3.0.0',
)

t.test('the description and the version are those of the first file that has one', async (t) => {
  const metaJson = '{"version": "2.0.0"}'
  const meta = describe({ skillMd: both, metaJson })
  t.match(meta, { description: 'long', version: '2.0.0' })
  t.match(describe({ skillMd: both }), { version: '3.0.0' })
  t.match(describe({ skillMd: both, skillToml: TOML, metaJson, paths }), {
    description: 'Extracts text.',
    version: '1.2.3',
  })
  const skillMd = withFrontMatter('name: a\ndescription: ""\nshort_description: short')
  t.match(describe({ skillMd }), { description: 'short', version: '0.1.0' })
  t.equal(describe({ skillMd, skillToml: 'name = "a"\ndescription = ""' }).description, 'short')
})

const namespaces: [input: Described, namespace: string][] = [
  [{ skillMd: named('name: pdf') }, 'pdf'],
  [{ skillMd: named('name: docs.pdf') }, 'docs'],
  [{ skillMd: named('slug: acme/docs.pdf') }, 'acme'],
  [{ skillToml: 'name = "docs.pdf"' }, 'docs'],
  [{ skillToml: 'name = "docs.pdf"\nnamespace = "tools.eu"' }, 'tools.eu'],
  [{ skillToml: 'name = "docs.pdf"\nnamespace = ""' }, 'docs'],
  [{ skillToml: 'name = "docs.pdf"\nnamespace = "../x"' }, 'docs'],
  [{ skillToml: 'name = "docs.pdf"\nnamespace = 5' }, 'docs'],
]

t.test('the namespace is declared, or the owner, or the first part of the name', async (t) => {
  for (const [input, namespace] of namespaces) t.equal(describe(input).namespace, namespace)
})

t.test('a title follows the rules of names, also if the slug comes from elsewhere', async (t) => {
  t.equal(
    describe({ skillMd: named('slug: pdf\nname: "  PDF   Tools "') }).display_name,
    'PDF Tools',
  )
  t.equal(reasonOf({ skillMd: named('slug: pdf\nname: "PDF: all"') }), 'name.characters')
})

const tests = new URL('.', import.meta.url)
const tested = readdirSync(tests)
  .filter((name) => /^(skill-md|skill-toml|meta-json|describe|declared).*\.test\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, tests), 'utf8'))
  .join('')

t.test('each rejection has a test, and its message says what to do', async (t) => {
  for (const [reason, sentence] of Object.entries(descriptionRefusals)) {
    t.ok(tested.includes(`'${reason}'`), `${reason} is tested`)
    t.match(reason, /^[a-z]+(?:_[a-z]+)*\.[a-z_]+$/)
    t.match(sentence, /^(?:[A-Z]|_meta\.json |skill\.toml ).*\.$/)
  }
})

const slugPattern = new RegExp(SLUG_PATTERN)
const alphabet = fc.constantFrom(...'ab:-_./#&*!|>[]{}"\'\\ \n\t\r\u2028é\u0000\ud800'.split(''))
const text = fc.oneof(
  anyText(80),
  fc.string({ unit: alphabet, maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
)
const yaml = fc.oneof(
  text,
  fc.tuple(text, text).map(([name, more]) => `name: ${name}\ndescription: d\n${more}`),
)
const toml = fc.oneof(
  text,
  text.map((value) => `name = ${JSON.stringify(value)}\n`),
)
const meta = fc.oneof(
  text,
  fc.record({ slug: text, owner: text, version: text }).map((it) => JSON.stringify(it)),
)
const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: undefined, freq: 2 })

t.test('any text is described or rejected with a reason, and never fails otherwise', async () => {
  const input = fc.record({
    skillMd: fc.oneof(text, yaml.map(withFrontMatter), fc.uint8Array()),
    skillToml: maybe(toml),
    metaJson: maybe(meta),
    folder: fc.option(text),
  })
  const property = fc.property(input, ({ skillToml, metaJson, ...given }) => {
    const optional = { ...(skillToml && { skillToml }), ...(metaJson && { metaJson }) }
    // Everything but a refusal goes through, and fails.
    if ('reason' in refusalOf({ ...given, ...optional })) return true
    const { slug, display_name: title, namespace, ...rest } = describe({ ...given, ...optional })
    const isKept = JSON.stringify(rest).isWellFormed() && !JSON.stringify(rest).includes('\\u0000')
    return slugPattern.test(slug) && title !== '' && namespace !== '' && isKept
  })
  fc.assert(property, { numRuns: 5000 })
})
