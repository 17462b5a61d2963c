import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { finding, sortDiagnostics } from '../../src/packages/manifest/diagnostics.ts'
import {
  HANG_MS,
  describe,
  findingsOf,
  refusalOf,
  timed,
  withFrontMatter,
  type Described,
} from './describing.ts'

const BASE = 'name: pdf\ndescription: d'
const long = (length: number): string => 'x'.repeat(length)

/** The front matter, the name of its folder, and all that is found. */
const frontMatters: [yaml: string, findings: string[]][] = [
  [BASE, []],
  ['slug: pdf\ndescription: d', ['error strict.name.required name']],
  ['slug: pdf\nname: ""\ndescription: d', ['error strict.name.required name']],
  ['name: PDF\ndescription: d', ['error strict.name.format name', 'error strict.name.folder name']],
  [
    'name: pdf_a\ndescription: d',
    ['error strict.name.format name', 'error strict.name.folder name'],
  ],
  [
    'slug: pdf\nname: -pdf\ndescription: d',
    ['error strict.name.hyphen_bounds name', 'error strict.name.folder name'],
  ],
  [
    'slug: pdf\nname: a--b\ndescription: d',
    ['error strict.name.consecutive_hyphen name', 'error strict.name.folder name'],
  ],
  ['name: other\ndescription: d', ['error strict.name.folder name']],
  ['name: pdf\nshort_description: d', ['error strict.description.required description']],
  [`name: pdf\ndescription: ${long(1024)}`, []],
  [`name: pdf\ndescription: ${'😀'.repeat(1024)}`, []],
  [`name: pdf\ndescription: ${long(1025)}`, ['error strict.description.length description']],
  ['name: pdf\ndescription: a: b', ['error strict.description.unquoted description']],
  [`${BASE}\nlicense: MIT`, []],
  [`${BASE}\nlicense: ""`, ['error strict.license.empty license']],
  [`${BASE}\nlicense: [MIT]`, ['error strict.license.empty license']],
  [`${BASE}\ncompatibility: ${long(500)}`, []],
  [`${BASE}\ncompatibility: ""`, ['error strict.compatibility.length compatibility']],
  [`${BASE}\ncompatibility: ${long(501)}`, ['error strict.compatibility.length compatibility']],
  [`${BASE}\ncompatibility: 5`, ['error strict.compatibility.length compatibility']],
  [`${BASE}\nallowed-tools: Read Bash(git:*, npm:*)`, []],
  [`${BASE}\nallowed-tools: [Read]`, ['error strict.allowed_tools.format allowed-tools']],
  [`${BASE}\nallowed-tools: 5`, ['error strict.allowed_tools.format allowed-tools']],
  [`${BASE}\nallowed-tools: Read, Bash`, ['warning strict.allowed_tools.format allowed-tools']],
  [`${BASE}\nmetadata: {author: a, version: "1.0"}`, []],
  [`${BASE}\nmetadata: [a]`, ['error strict.metadata.type metadata']],
  [`${BASE}\nmetadata: {version: 1.0}`, ['error strict.metadata.value_type metadata.version']],
  [`${BASE}\nmetadata: '{"a": 1}'`, ['error strict.metadata.type metadata']],
  [
    `${BASE}\nmetadata: '{a'`,
    ['error strict.metadata.type metadata', 'error contract.metadata.invalid_json metadata'],
  ],
  [
    `${BASE}\nmetadata: '[1]'`,
    ['error strict.metadata.type metadata', 'error contract.metadata.type metadata'],
  ],
  [`${BASE}\nunheard-of: 1`, ['warning strict.field.unknown unheard-of']],
  [`${BASE}\nversion: 1.0.0`, []],
  [`${BASE}\nversion: v1`, ['warning contract.version.format version']],
  [`${BASE}\nversion: 1.0`, ['warning contract.version.type version']],
  [`${BASE}\nuser-invocable: false\ndisable-model-invocation: true\ncatalog-hide: false`, []],
  [`${BASE}\nuser-invocable: yes`, ['error contract.user-invocable.type user-invocable']],
  [
    `${BASE}\ndisable-model-invocation: 1`,
    ['error contract.disable-model-invocation.type disable-model-invocation'],
  ],
  [`${BASE}\ncatalog-hide: {}`, ['error contract.catalog-hide.type catalog-hide']],
  [`${BASE}\nshort_description: [a]`, ['error contract.short_description.type short_description']],
  [
    `${BASE}\nimplicit-invocation: true`,
    ['error contract.implicit-invocation.type implicit-invocation'],
  ],
  [`${BASE}\npaths: a/*\ntags: [a, b]\npermissions:`, []],
  [`${BASE}\npaths: {}`, ['error contract.paths.type paths']],
  [`${BASE}\npaths: [1]`, ['error contract.paths.item_type paths']],
  [`${BASE}\ntags: true`, ['error contract.tags.type tags']],
  [`${BASE}\npermissions: [[]]`, ['error contract.permissions.item_type permissions']],
  [`${BASE}\ndependencies: {env: A, bins: [git], mcp: []}`, []],
  [`${BASE}\ndependencies: [git]`, ['error contract.dependencies.type dependencies']],
  [
    `${BASE}\ndependencies: {bins: {}, api_keys: [1]}`,
    [
      'error contract.dependencies.bins.type dependencies.bins',
      'error contract.dependencies.api_keys.item_type dependencies.api_keys',
    ],
  ],
  [`${BASE}\nruntime: {tools: [{tool_slug: a, output_policy: raw}]}`, []],
  [`${BASE}\nruntime: python`, ['error contract.runtime.type runtime']],
  [`${BASE}\nruntime: {tools: {}}`, ['error contract.runtime.tools.type runtime.tools']],
  [
    `${BASE}\nruntime: {tools: [a, {tool_slug: b, output_policy: 1}]}`,
    [
      'error contract.runtime.tools.output_policy runtime.tools.1.output_policy',
      'error contract.runtime.tools.tool_slug runtime.tools.0.tool_slug',
    ],
  ],
  [`${BASE}\nmetadata: {openclaw: {requires: {bins: [git], env: A}}}`, []],
  [`${BASE}\nmetadata: {openclaw: a}`, ['warning openclaw.metadata.type metadata.openclaw']],
  [
    `${BASE}\nmetadata: {clawdbot: 1}`,
    [
      'error strict.metadata.value_type metadata.clawdbot',
      'warning openclaw.metadata.type metadata.clawdbot',
    ],
  ],
  [
    `${BASE}\nmetadata: {clawdbot: {requires: []}}`,
    ['warning openclaw.metadata.requires.type metadata.clawdbot.requires'],
  ],
  [
    `${BASE}\nmetadata: {openclaw: {requires: {bins: {}}}}`,
    ['warning openclaw.metadata.requires.item_type metadata.openclaw.requires.bins'],
  ],
  [
    'name: pdf-tools\nshort_description: d\nmetadata: {openclaw: {}}',
    [
      'error strict.description.required description',
      'error strict.name.folder name',
      'warning openclaw.description.required description',
    ],
  ],
  [
    'slug: pdf\ndescription: d\nmetadata: {openclaw: {}}',
    ['error strict.name.required name', 'warning openclaw.name.required name'],
  ],
]

for (const [yaml, findings] of frontMatters) {
  t.test(`front matter: ${JSON.stringify(yaml.slice(0, 80))}`, async (t) => {
    const all = findingsOf({ skillMd: withFrontMatter(yaml), folder: 'pdf' })
    const found = all.filter((line) => !line.startsWith('warning mcp.'))
    t.same(found.toSorted(), findings.toSorted())
  })
}

const TOML = 'name = "docs.pdf"\nversion = "1.0.0"\ndescription = "d"\nkind = "instruction"\n'
const ACTION = `${TOML.replace('instruction', 'action')}[runtime]\nentrypoint = "SKILL.md"\n`
const RUN = 'language = "python"\nexport = "run"\n'

const tomls: [toml: string, findings: string[]][] = [
  [TOML, []],
  [`${ACTION}${RUN}`, []],
  [
    '',
    ['name', 'version', 'description', 'kind'].map(
      (field) => `warning protocol.${field}.required skill.toml:${field}`,
    ),
  ],
  [TOML.replace('docs.pdf', 'docs.pdf-a'), ['warning protocol.name.format skill.toml:name']],
  [`namespace = "docs"\n${TOML}`, []],
  [`namespace = 1\n${TOML}`, ['warning protocol.namespace.format skill.toml:namespace']],
  [`${TOML}[runtime]\n${RUN}`, ['warning protocol.runtime.unexpected skill.toml:runtime']],
  [
    `${TOML.replace('kind = "instruction"\n', '')}[runtime]\nentrypoint = "SKILL.md"\n${RUN}`,
    ['warning protocol.kind.required skill.toml:kind'],
  ],
  [
    ACTION,
    [
      'warning protocol.runtime.export.required skill.toml:runtime.export',
      'warning protocol.runtime.language.required skill.toml:runtime.language',
    ],
  ],
  [`${TOML}[inputs.a]\ntype = "blob"\n`, []],
  [`${TOML}inputs = []\n`, ['warning protocol.inputs.type skill.toml:inputs']],
  [`${TOML}[inputs]\na = 1\n`, ['warning protocol.inputs.type skill.toml:inputs.a']],
  [`${TOML}[permissions]\nnetwork = ["*"]\nsecrets = []\n`, []],
  [`${TOML}permissions = 1\n`, ['warning protocol.permissions.type skill.toml:permissions']],
  [
    `${TOML}[permissions]\nnetwork = "*"\n`,
    ['warning protocol.permissions.type skill.toml:permissions.network'],
  ],
  [`${TOML}tags = ["a"]\n`, []],
  [`${TOML}tags = "a"\n`, ['warning protocol.tags.type skill.toml:tags']],
]

for (const [skillToml, findings] of tomls) {
  t.test(`skill.toml: ${JSON.stringify(skillToml.replace(TOML, '').slice(0, 80))}`, async (t) => {
    const skillMd = withFrontMatter(`${BASE}\nshort_description: d`)
    t.same(findingsOf({ skillMd, skillToml }).toSorted(), findings.toSorted())
  })
}

t.test('beside a skill.toml there should be a short description', async (t) => {
  const found = findingsOf({ skillToml: TOML })
  t.same(found, ['warning protocol.short_description.required short_description'])
})

t.test('findings are sorted by code, field and text, each of them once', async (t) => {
  const [a, b, c] = [
    finding('error', 'a.b', 'x', 'One.'),
    finding('warning', 'a.c', 'a', 'One.'),
    finding('error', 'a.b', 'x', 'Two.'),
  ]
  t.same(sortDiagnostics([b, c, a, a]), [a, c, b])
  t.same(sortDiagnostics([]), [])
})

t.test('the names in a finding are safe to show', async (t) => {
  const [found] = describe({ skillMd: withFrontMatter(`${BASE}\n"a\u202eb": 1`) }).diagnostics
  t.equal(found?.field_path, 'a\\u{202e}b')
})

t.test('a rule that is violated a thousand times is reported twenty times', async (t) => {
  const keys = Array.from({ length: 1000 }, (_, index) => `k${index}: 1`).join('\n')
  t.equal(findingsOf({ skillMd: withFrontMatter(`${BASE}\n${keys}`) }).length, 20)
})

const sources = new URL('../../src/packages/manifest/', import.meta.url)

t.test('every code in the sources is tested here', async (t) => {
  const rules = readdirSync(sources).filter((name) => name.endsWith('-rules.ts'))
  t.equal(rules.length, 4)
  const tested = readFileSync(new URL(import.meta.url), 'utf8')
  for (const name of rules) {
    const text = readFileSync(new URL(name, sources), 'utf8')
    for (const [, rule = ''] of text.matchAll(/(?:breach|advice|add)\(\s*'([a-z_.]+)'/g)) {
      t.ok(tested.includes(rule), `${name}: ${rule}`)
    }
  }
})

t.test('any values lead to findings, never to a failure', async () => {
  const fields = fc.dictionary(
    fc.constantFrom(
      ...'license compatibility metadata allowed-tools version paths dependencies runtime'.split(
        ' ',
      ),
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const property = fc.property(fields, fields, (values, inner) => {
    const json = JSON.stringify({ name: 'pdf', description: 'd', ...values, metadata: inner })
    const input: Described = { skillMd: `---\n${json}\n---\nText.` }
    // A number beyond 2^53 is refused.
    if ('reason' in refusalOf(input)) return true
    const levels = describe(input).diagnostics.map(({ level }) => level)
    return levels.every((level) => level === 'error' || level === 'warning')
  })
  fc.assert(property, { numRuns: 500 })
})

t.test('no value takes the rules long to check', async (t) => {
  const room = 2 ** 14 - 100
  const values: Record<string, string> = {
    'allowed-tools': '('.repeat(room),
    license: ' '.repeat(room),
    compatibility: 'x'.repeat(room),
    version: `1.0.0-${'a.'.repeat(room / 2)}`,
    metadata: '['.repeat(room),
  }
  for (const [field, value] of Object.entries(values)) {
    const skillMd = withFrontMatter(`${BASE}\n${field}: ${JSON.stringify(value)}`)
    const { ms } = timed(() => describe({ skillMd }))
    t.ok(ms < HANG_MS, `${field}: ${ms.toFixed()} ms`)
  }
})
