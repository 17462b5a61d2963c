import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import type { DescriptionReason } from '../../src/packages/manifest/errors.ts'
import type { Bytes } from '../support/archives.ts'
import { HANG_MS, describe, reasonOf, refusalOf, timed } from './describing.ts'

const BASE = 'name = "docs.pdf"\nversion = "1.2.3"\ndescription = "Reads."\nkind = "instruction"\n'
const more = (toml: string): string => `${BASE}${toml}\n`
const without = (field: string): string => BASE.replace(new RegExp(`^${field} = .*\n`, 'm'), '')
const withField = (field: string, value: string): string => `${field} = ${value}\n${without(field)}`

const action = (runtime: string): string =>
  `${withField('kind', '"action"')}[runtime]\nlanguage = "python"\nexport = "run"\n${runtime}\n`
const entrypoint = (path: string): string => action(`entrypoint = ${JSON.stringify(path)}`)

const paths = ['SKILL.md', 'skill.toml', 'code/main.py', 'código.py', 'C:odd.py']

type Refused = [what: string, toml: Bytes, reason: DescriptionReason]

const texts: Refused[] = [
  ['Latin-1', Buffer.from(more('a = "é"'), 'latin1'), 'text.encoding'],
  ['UTF-16', Buffer.from(BASE, 'utf16le'), 'text.nul'],
  ['a NUL', more('a = "\0"'), 'text.nul'],
  ['64 KiB and more', more(`a = "${'x'.repeat(2 ** 16)}"`), 'skill_toml.too_long'],
  ['no TOML', 'name: pdf\n', 'skill_toml.syntax'],
  ['an open text', more('a = "b'), 'skill_toml.syntax'],
  ['two values on a line', more('a = 1 b = 2'), 'skill_toml.syntax'],
  ['bare carriage returns', BASE.replaceAll('\n', '\r'), 'skill_toml.syntax'],
  ['a key twice', more('name = "b"'), 'skill_toml.syntax'],
  ['a table twice', more('[a]\nb = 1\n[a]\nc = 1'), 'skill_toml.syntax'],
  ['a key that is a value', more('name.inner = 1'), 'skill_toml.syntax'],
]

const values: Refused[] = [
  ['a table of 40 levels', more(`[${'a.'.repeat(40)}b]`), 'data.depth'],
  ['a key of 20,000 parts', more(`${'a.'.repeat(20_000)}b = 1`), 'data.depth'],
  ['a list of 40 levels', more(`a = ${'['.repeat(40)}${']'.repeat(40)}`), 'data.depth'],
  ['a key of 300 characters', more(`${'k'.repeat(300)} = 1`), 'data.key_length'],
  ['the key __proto__', more('__proto__ = 1'), 'data.key_reserved'],
  ['a table __proto__', more('[__proto__]\na = 1'), 'data.key_reserved'],
  ['the key constructor inside', more('a.constructor.b = 1'), 'data.key_reserved'],
  ['an escaped prototype', more('"\\u0070rototype" = 1'), 'data.key_reserved'],
  ['an escaped NUL', more('a = "\\u0000"'), 'data.control_character'],
  ['an escape sequence', more('a = "\\u001b[31m"'), 'data.control_character'],
  ['infinity', more('a = inf'), 'data.number'],
  ['no number', more('a = [nan]'), 'data.number'],
  ['a number beyond 64 bits', more('a = 9223372036854775808'), 'data.number'],
  ['a number that would change', more('a = 9007199254740993'), 'data.number'],
]

const fields: Refused[] = [
  ['another kind', withField('kind', '"prompt"'), 'skill_toml.kind'],
  ['a kind in capitals', withField('kind', '"Action"'), 'skill_toml.kind'],
  ['a kind that is no text', withField('kind', 'true'), 'skill_toml.kind'],
  ['an empty kind', withField('kind', '""'), 'skill_toml.kind'],
  ...['v1.0.0', '=1.0.0', '1.0', '1', '^1.0.0', '1.x', 'latest', '', ' 1.0.0', '01.0.0'].map(
    (version): Refused => [
      `the version "${version}"`,
      withField('version', `"${version}"`),
      'skill_toml.version',
    ],
  ),
  ['a version that is a number', withField('version', '1.0'), 'skill_toml.version'],
  [
    'a version that is too long',
    withField('version', `"1.0.${'1'.repeat(300)}"`),
    'skill_toml.version',
  ],
  ['a name that is no text', withField('name', '5'), 'name.type'],
  ['a name that is a list', withField('name', '["a"]'), 'name.type'],
  ['a name that is too long', withField('name', `"${'a'.repeat(65)}"`), 'name.length'],
  ['a name with an owner', withField('name', '"acme/pdf"'), 'name.characters'],
  ['a traversal for a name', withField('name', '"../../etc"'), 'name.characters'],
  ['a right-to-left name', withField('name', '"a\u202eb"'), 'name.characters'],
  ['a name with two dots in a row', withField('name', '"docs..pdf"'), 'slug.malformed'],
  ['a name with letters beyond ASCII', withField('name', '"résumé"'), 'slug.malformed'],
]

const entrypoints: Refused[] = [
  ['no runtime', withField('kind', '"action"'), 'skill_toml.entrypoint_required'],
  [
    'a runtime that is no table',
    `runtime = 1\n${withField('kind', '"action"')}`,
    'skill_toml.entrypoint_required',
  ],
  ['no entrypoint', action(''), 'skill_toml.entrypoint_required'],
  ['an empty entrypoint', entrypoint(''), 'skill_toml.entrypoint_required'],
  ['an entrypoint that is no text', action('entrypoint = 1'), 'skill_toml.entrypoint_required'],
  ...[
    '../code/main.py',
    'code/../../main.py',
    'code/../code/main.py',
    '/code/main.py',
    './/code/main.py',
    '././code/main.py',
    'code//main.py',
    'code/./main.py',
    'code/',
    'code\\main.py',
    '..\\main.py',
    'C:\\main.py',
    'C:odd.py',
    'c:/main.py',
  ].map((path): Refused => [
    `the entrypoint ${path}`,
    entrypoint(path),
    'skill_toml.entrypoint_outside',
  ]),
  ...['code/other.py', 'code', 'CODE/main.py', 'code/main.py ', 'code/main.py:run', '%2e%2e/a'].map(
    (path): Refused => [
      `the entrypoint ${path}`,
      entrypoint(path),
      'skill_toml.entrypoint_missing',
    ],
  ),
]

for (const [what, skillToml, reason] of [...texts, ...values, ...fields, ...entrypoints]) {
  t.test(`a skill.toml with ${what} is rejected`, async (t) => {
    t.match(refusalOf({ skillToml, paths }), { reason, entry: 'skill.toml' })
  })
}

t.test('a rejection names the field or the line', async (t) => {
  t.match(refusalOf({ skillToml: more('a = "b') }), { line: 5, found: /TOML/ })
  t.match(refusalOf({ skillToml: withField('version', '"v1.0.0"') }), {
    field: 'version',
    found: 'v1.0.0',
  })
  t.match(refusalOf({ skillToml: entrypoint('../a'), paths }), {
    field: 'runtime.entrypoint',
    found: '../a',
  })
  t.match(refusalOf({ skillToml: more('[a]\nb = [1, {c = inf}]') }), { field: 'a.b.1.c' })
})

t.test('the content is stored as JSON, in order, dates as text with their zone', async (t) => {
  const skillToml = `\ufeff${[
    BASE.trim(),
    'zeta = 1',
    'float = 1.50',
    'hex = 0x10',
    'day = 2024-01-02',
    'time = 07:32:00',
    'local = 2024-01-02T03:04:05',
    'moment = 2024-01-02T03:04:05Z',
    'offset = 2024-01-02T03:04:05.250+02:00',
    'tags = ["b", "a"]',
    '[permissions]',
    'network = ["https://*.acme.com/*"]',
    '[inputs.file]',
    'type = "blob"',
    '[[alpha]]',
    'x = "😀"',
  ].join('\r\n')}\r\n`
  const { manifest } = describe({ skillToml })
  t.equal(
    JSON.stringify(manifest),
    JSON.stringify({
      name: 'docs.pdf',
      version: '1.2.3',
      description: 'Reads.',
      kind: 'instruction',
      zeta: 1,
      float: 1.5,
      hex: 16,
      day: '2024-01-02',
      time: '07:32:00.000',
      local: '2024-01-02T03:04:05.000',
      moment: '2024-01-02T03:04:05.000Z',
      offset: '2024-01-02T03:04:05.250+02:00',
      tags: ['b', 'a'],
      permissions: { network: ['https://*.acme.com/*'] },
      inputs: { file: { type: 'blob' } },
      alpha: [{ x: '😀' }],
    }),
  )
})

t.test('an action runs a file of the package', async (t) => {
  for (const path of ['code/main.py', './code/main.py', 'código.py', 'co\u0301digo.py']) {
    t.equal(describe({ skillToml: entrypoint(path), paths }).kind, 'action', path)
  }
})

t.test('an instruction is never run, so its entrypoint is not required', async (t) => {
  t.equal(describe({ skillToml: more('[runtime]\nentrypoint = "../x"') }).kind, 'instruction')
  t.equal(describe({ skillToml: without('kind') }).kind, 'instruction')
})

t.test('what says how it is run declares that it runs', async (t) => {
  const runtime = '[runtime]\nlanguage = "python"\nexport = "run"\nentrypoint = "code/main.py"\n'
  const ids = (skillToml: string) =>
    describe({ skillToml, paths }).capabilities.map(({ capability_id: id }) => id)
  t.same(ids(`${without('kind')}${runtime}`), ['docs.pdf.run'])
  t.same(ids(more(runtime)), ['docs.pdf.run'], 'an instruction as well')
  t.same(ids(BASE), [])
  t.equal(describe({ skillToml: `${without('kind')}${runtime}`, paths }).kind, 'action')
  t.equal(
    reasonOf({ skillToml: `${without('kind')}[runtime]\nentrypoint = "../x"`, paths }),
    'skill_toml.entrypoint_outside',
  )
})

t.test('plain semantic versions are accepted', async (t) => {
  for (const version of [
    '0.0.0',
    '1.2.3',
    '1.0.0-rc.1',
    '1.0.0+build.5',
    '1.0.0-a.b+c',
    '10.20.30',
  ]) {
    t.equal(describe({ skillToml: withField('version', `"${version}"`) }).version, version)
  }
})

const SIZE = 2 ** 16 - BASE.length - 64
const filled = (unit: (index: number) => string): string => {
  let text = ''
  for (let index = 0; text.length < SIZE; index += 1) text += unit(index)
  return text.slice(0, SIZE)
}

t.test('no skill.toml takes long to read', async (t) => {
  const hostile: Record<string, Bytes> = {
    '1 MiB of keys': Array.from({ length: 80_000 }, (_, index) => `key${index} = 1\n`).join(''),
    '64 KiB of keys': filled((index) => `k${index.toString(36)}=1\n`),
    'a key of 30,000 parts': `${filled(() => 'a.')}b = 1`,
    'keys of many parts': filled((index) => `${'a.'.repeat(200)}b${index}=1\n`),
    'tables of many parts': filled((index) => `[${'a.'.repeat(200)}b${index}]\n`),
    'lists of tables': filled(() => '[[a]]\n'),
    'lists of tables inside': filled(() => '[[a.b]]\n[a.b.c]\n'),
    brackets: more(`a = ${filled(() => '[')}`),
    braces: more(`a = ${filled(() => '{b=')}`),
    'a long list': more(`a = [${filled(() => '1,')}]`),
    'a long inline table': more(`a = {${filled((index) => `k${index.toString(36)}=1,`)}}`),
    'open brackets': filled(() => '['),
    quotes: filled(() => '"'),
    'quotes on lines': filled(() => 'a="\n'),
    'open long text': more(`a = """${filled(() => '\\\n ')}`),
    escapes: more(`a = "${filled(() => '\\u0041')}`),
    dots: filled(() => '.'),
    digits: more(`a = ${filled(() => '1')}`),
    'digits and joiners': more(`a = ${filled(() => '1_')}`),
    comments: filled(() => '#\n'),
    blanks: `a = ${filled(() => ' ')}`,
    'a version of digits': withField('version', `"1.0.${filled(() => '1')}"`),
    'a version of parts': withField('version', `"1.0.0-${filled(() => 'a.')}"`),
    'a long entrypoint': entrypoint(filled(() => '../')),
  }
  for (const [what, skillToml] of Object.entries(hostile)) {
    const { ms } = timed(() => reasonOf({ skillToml, paths }))
    t.ok(ms < HANG_MS, `${what}: ${ms.toFixed()} ms`)
  }
})
