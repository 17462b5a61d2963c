/** Warnings about what clients would not take: with the client, its limit and the file. */
import { clientFindings, type Measured } from '../../src/packages/manifest/client-limits.ts'
import t from '../support/tap.ts'

const file = (path: string, size = 1) => ({ path, size })

const given = (files: Measured['files'], slug = 'pdf-tools'): Measured => ({
  slug,
  frontmatter: { name: 'pdf-tools' },
  files: [file('SKILL.md'), ...files],
})

const codesOf = (measured: Measured): string[] =>
  clientFindings(measured).map(({ code, field_path: path }) => `${code} ${path}`.trim())

const many = (count: number) => Array.from({ length: count - 1 }, (_, number) => file(`${number}`))

const MB = 1_000_000
const MIB = 1024 * 1024

const cases: [name: string, files: Measured['files'], codes: string[]][] = [
  ['nothing', [], []],
  ['512 files', many(512), []],
  ['513 files', many(513), ['mcp.too_many_files']],
  ['1,000 files', many(1000), ['mcp.too_many_files']],
  ['1,001 files', many(1001), ['mcp.too_many_files', 'skills.too_many_files']],
  ['10 MB in one file', [file('a.bin', 10 * MB)], []],
  ['more than 10 MB in one file', [file('a.bin', 10 * MB + 1)], ['clawhub.file_too_large a.bin']],
  ['more than 16 MiB', [file('a', 9 * MB), file('b', 9 * MB)], ['mcp.too_large']],
  [
    'more than 30 MB',
    Array.from({ length: 4 }, (_, number) => file(`${number}`, 8 * MB)),
    ['mcp.too_large', 'anthropic.too_large'],
  ],
  [
    'more than 50 MB',
    Array.from({ length: 6 }, (_, number) => file(`${number}`, 8.5 * MB)),
    ['mcp.too_large', 'clawhub.too_large', 'anthropic.too_large'],
  ],
  [
    'more than 50 MiB',
    Array.from({ length: 6 }, (_, number) => file(`${number}`, 9 * MIB)),
    ['mcp.too_large', 'skills.too_large', 'clawhub.too_large', 'anthropic.too_large'],
  ],
  ['a name of 100 bytes', [file('x'.repeat(100))], []],
  ['a name of 101 bytes', [file('x'.repeat(101))], [`skills.path_too_long ${'x'.repeat(101)}`]],
  ['100 bytes below 155', [file(`${'f'.repeat(155)}/${'x'.repeat(100)}`)], []],
  ['50 characters of three bytes', [file('\u4e2d'.repeat(50))], ['skills.path_too_long']],
  ['a SKILL.md in a folder', [file('sub/SKILL.md')], ['clients.nested_skill sub/SKILL.md']],
  ...['metadata.json', 'sub/metadata.json', 'sub/__pycache__/a.pyc'].map(
    (path): (typeof cases)[number] => [
      `${path}, which \`skills\` leaves out`,
      [file(path)],
      [`skills.left_out_file ${path}`],
    ],
  ),
  ['names that are like those', [file('my-metadata.json'), file('metadata.json.md')], []],
  ['a .gitignore', [file('tpl/.gitignore')], ['npm.renamed_file tpl/.gitignore']],
  ['a name that Git reserves', [file('a/.gitmodules')], ['git.reserved_name a/.gitmodules']],
  ...['GITATT~1', 'gi7eba~1', 'GI7D29~9', 'gi7d~123', '~1234567'].map(
    (name): (typeof cases)[number] => [
      `${name}, which is such a name to Git on Windows`,
      [file(`a/${name}`)],
      [`git.reserved_name a/${name}`],
    ],
  ),
  ['a name that is like those', [file('a/gi7eba~12'), file('gi7eba~0'), file('gi7ebax1')], []],
]

for (const [name, files, codes] of cases) {
  t.test(`a package with ${name}`, async (t) => {
    const found = codesOf(given(files))
    t.equal(found.length, codes.length, found.join())
    for (const [index, code] of codes.entries())
      t.ok(found[index]?.startsWith(code), `${found[index]}`)
  })
}

t.test('a warning says which client, its limit, and what happens', async (t) => {
  const [finding] = clientFindings(given(many(1001)))
  t.match(finding, {
    level: 'warning',
    message:
      'The package has 1001 files, more than the 512 that hosts of MCP can take, so the skill is left out of `skills/list` of MCP',
  })
})

t.test('a folder that is not the name', async (t) => {
  t.same(codesOf(given([], 'pdf')), ['clients.folder_name name'])
  const [finding] = clientFindings(given([], 'pdf'))
  t.match(finding?.message, 'install the skill as the folder pdf,')
  t.same(codesOf(given([], 'acme/pdf-tools')), [], 'none could be the name')
  t.same(codesOf({ slug: 'pdf', frontmatter: null, files: [] }), [])
})

const findingsOf = (slug: string, wanted: string) =>
  clientFindings({ slug, frontmatter: null, files: [] }).filter(({ code }) => code === wanted)

const called = (slug: string) =>
  findingsOf(slug, 'clients.plugin_name').map(
    ({ message }) => /called (\S+), since/.exec(message)?.[1],
  )

t.test('a slug that is no name of a plugin to every client', async (t) => {
  t.same(called('pdf_tools'), ['pdf---tools'])
  t.same(called('acme/pdf.tools'), [])
  t.same(called(`acme/${'x'.repeat(58)}`), [])
  t.match(called(`acme/${'x'.repeat(59)}`), [/^acme--x{38}----[0-9a-f]{16}$/])
})

t.test('a slug that Claude Code reserves as the name of a plugin', async (t) => {
  // As `claude plugin validate` of 2.1 says it of each.
  const reserved =
    'claude claude-x claude.x claude_x claude/x anthropic anthropics-x cc-plugin-x my-claude-official official.claude unofficial-claude'
  for (const slug of reserved.split(' '))
    t.equal(findingsOf(slug, 'claude.reserved_name').length, 1, slug)
  for (const slug of ['x-claude', 'xclaude-x', 'acme/claude-x', 'official-x-claude', 'cc-plugin'])
    t.same(findingsOf(slug, 'claude.reserved_name'), [], slug)
})
