/** The conformance cases of the `skills` worker that are about the index: titles, descriptions. */
import t from '../support/tap.ts'
import { truncate } from '../../src/content/documents/title.ts'
import { runCases, runTable } from './registry.ts'

type Shown = { title: string; description: string | null }

/** What the document `x` of this text shows in the lists. */
const shown: Record<string, [text: string, Shown]> = {
  'III-77 an H1': ['# my skill', { title: 'my skill', description: null }],
  'III-79 the first paragraph': ['# T\n\none\n\ntwo', { title: 'T', description: 'one' }],
  'III-80 headings are no paragraph': [
    '# A\n## B\n### C\n\nthe para',
    { title: 'A', description: 'the para' },
  ],
  'III-130 a paragraph of 200 letters': [
    `# T\n\n${'x'.repeat(200)}`,
    { title: 'T', description: `${'x'.repeat(140)}...` },
  ],
  'III-206 no H1: the id': ['P', { title: 'x', description: 'P' }],
  'III-208 140 letters stay': ['y'.repeat(140), { title: 'x', description: 'y'.repeat(140) }],
  'III-208 141 letters are cut': [
    'y'.repeat(141),
    { title: 'x', description: `${'y'.repeat(140)}...` },
  ],
  'III-209 code points are counted': [
    '😀'.repeat(141),
    { title: 'x', description: `${'😀'.repeat(140)}...` },
  ],
  // The worker takes front matter for the description: decided otherwise.
  'III-211 decided: front matter is left out': [
    '---\nname: x\n# no title\n---\n# T\n\nText.',
    { title: 'T', description: 'Text.' },
  ],
  'III-212 a hash without a space is no title': [
    '#NoSpace\n# yes',
    { title: 'yes', description: null },
  ],
  'III-214 a closing hash stays': ['# T #', { title: 'T #', description: null }],
  'III-215 a setext heading is text': ['Setext\n===', { title: 'x', description: 'Setext ===' }],
  'III-217 a line that starts with a hash is no text': [
    '#hashtag x\nreal',
    { title: 'x', description: 'real' },
  ],
  'III-218 a list is text': ['- a\n- b\n', { title: 'x', description: '- a - b' }],
  'an empty title stays empty': ['# \n\ntext', { title: '', description: 'text' }],
  'the text may come before the title': [
    'before\nit\n# T\nafter',
    { title: 'T', description: 'before it' },
  ],
  'inline markup stays': [
    '# A *b* `c`\n[d](iii://d) **e**',
    { title: 'A *b* `c`', description: '[d](iii://d) **e**' },
  ],
  'lines end in either way': ['# T\r\n\r\none\r\ntwo\r\n', { title: 'T', description: 'one two' }],
  // The worker finds titles and text in fenced code: decided otherwise.
  'decided: fenced code has no title': [
    '```sh\n# comment\nls\n```\n# T\n\nText.',
    { title: 'T', description: 'Text.' },
  ],
}

runTable('what the lists show of a document', shown, async (t, registry, [text, expected]) => {
  const { title, description } = expected
  await registry.register('x', text)
  const { body } = await registry.ask('GET', '/documents')
  t.match(body.skills, [{ id: 'x', title, description, bytes: Buffer.byteLength(text) }])
  const about = description === null ? '' : ` — ${description}`
  t.same(await registry.indexLines(), [`- [\`x\`](iii://x) — ${title}${about}`])
  t.equal((await registry.ask('GET', '/resources')).body.resources[1].name, title)
})

runCases('the index', {
  'III-17 title and first paragraph': async (t, registry) => {
    await registry.register('indexed', '# Indexed skill\n\nThe first.\n\nThe second.\n')
    const text = await registry.text('iii://skills')
    t.match(text, /^# Skills\n\n\S.*\n\n- /)
    t.match(text, 'Indexed skill')
    t.match(text, 'The first.')
    t.notMatch(text, 'The second.')
  },
  'III-35 a line for each, indented below its parent': async (t, registry) => {
    await registry.register('tree-root', '# Root')
    await registry.register('tree-root/leaf', '# Leaf')
    t.same(await registry.indexLines(), [
      '- [`tree-root`](iii://tree-root) — Root',
      '  - [`tree-root/leaf`](iii://tree-root/leaf) — Leaf',
    ])
  },
  'III-203 without documents': async (t, registry) => {
    const lines = (await registry.text('iii://skills')).split('\n')
    t.equal(lines.length, 6)
    t.equal(lines[0], '# Skills')
    t.match(lines[2], /\w+/)
    t.same(lines.slice(3), ['', '_No skills are currently registered._', ''])
  },
  'III-205 no second dash without a paragraph': async (t, registry) => {
    await registry.register('x', '# T')
    t.same(await registry.indexLines(), ['- [`x`](iii://x) — T'])
  },
  // In byte order `a-b` would come between `a` and `a/c`: decided otherwise.
  'decided: what lies below an id follows it': async (t, registry) => {
    for (const id of ['a-b', 'a', 'a0', 'a/c', 'a/c/d', 'a/c-d', '-', 'b/orphan', 'a_']) {
      await registry.register(id, `# ${id}`)
    }
    t.same(
      (await registry.indexLines()).map((line) => line.replace(/ — .*/, '').replace(/\(.*/, '')),
      [
        '- [`-`]',
        '- [`a`]',
        '  - [`a/c`]',
        '    - [`a/c/d`]',
        '  - [`a/c-d`]',
        '- [`a-b`]',
        '- [`a0`]',
        '- [`a_`]',
        '  - [`b/orphan`]',
      ],
    )
  },
})

t.test('III-82 a text is cut between letters', async (t) => {
  t.equal(truncate('áéíóú'.repeat(50), 5), 'áéíóú...')
})
