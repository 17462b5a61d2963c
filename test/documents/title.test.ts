/** Where a title and a description are found: front matter, fences, and texts that mean no good. */
import t from '../support/tap.ts'
import { summaryOf } from '../../src/content/documents/title.ts'

const F = '```'

t.test('fenced code is found as CommonMark finds it', async (t) => {
  const cases: Record<string, [text: string, title: string, description: string | null]> = {
    'a fence before the title': [`${F}\n# no\n${F}\n# yes`, 'yes', null],
    tildes: ['~~~sh\n# no\n~~~\n# yes', 'yes', null],
    'a longer fence holds a shorter one': [`${F}${F}\n${F}\n# no\n${F}${F}\n# yes`, 'yes', null],
    'a fence that is not closed goes on to the end': [`${F}\n# no\n\ntext`, 'x', null],
    'a fence in a list': [`- a\n\n  ${F}\n  # no\n  ${F}\n\n# yes`, 'yes', '- a'],
    'a fence in a quote ends with the quote': [`> ${F}\n> no\n\n# yes`, 'yes', null],
    'three backticks in a line of text': [`a ${F} b\n# yes\n${F}`, 'yes', `a ${F} b`],
    'an info string with a backtick makes no fence': [`${F}a\`\n# yes`, 'yes', `${F}a\``],
    'an indented fence is text, and so is what follows': [`    ${F}\n# yes\n\n    ${F}`, 'yes', F],
    'code ends a paragraph': [`# T\none\n${F}\ncode\n${F}\ntwo`, 'T', 'one'],
    'code before the paragraph': [`# T\n${F}\ncode\n${F}\ntext`, 'T', 'text'],
    'a lone carriage return ends no line': [`a\r${F}\n# yes`, 'yes', `a\r${F}`],
    'lines are counted alike behind one': [`a\rb\n\n${F}\n# no\n${F}\n# yes`, 'yes', 'a\rb'],
  }
  for (const [name, [text, title, description]] of Object.entries(cases)) {
    t.same(summaryOf('x', text), { title, description }, name)
    t.same(summaryOf('x', text.replaceAll('\n', '\r\n')), { title, description }, `${name}, CRLF`)
  }
})

t.test('front matter is two lines of three hyphens at the very start', async (t) => {
  const cases: Record<string, [text: string, title: string, description: string | null]> = {
    empty: ['---\n---\n# T', 'T', null],
    'trailing blanks': ['--- \nname: a\n---\t\n# T\n\ntext', 'T', 'text'],
    'nothing behind it': ['---\nname: a\n---', 'x', null],
    'not at the start': ['\n---\na: b\n---\n# T', 'T', '--- a: b ---'],
    'not closed': ['---\na: b\n# T', 'T', '--- a: b'],
    'four hyphens': ['----\na: b\n----\n# T', 'T', '---- a: b ----'],
    'a fence in it opens nothing': [`---\na: ${F}\n---\n# T`, 'T', null],
  }
  for (const [name, [text, title, description]] of Object.entries(cases)) {
    t.same(summaryOf('x', text), { title, description }, name)
  }
})

t.test('a hostile text is worked through, and stays well-formed', async (t) => {
  const size = 256 * 1024
  const fill = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size)
  const texts = [
    '# a\n',
    '>',
    '> > > a\n',
    '- - - - a\n',
    `${F}\n`,
    `${F}a\n~~~\n`,
    '[a\n',
    '<!--\n',
  ]
  for (const text of texts) {
    const { title } = summaryOf('x', `${F}\n${F}\n${fill(text)}`)
    t.type(title, 'string', text)
  }
  t.ok(summaryOf('x', `# ${'😀'.repeat(size / 4)}`).title.isWellFormed())
  t.ok(summaryOf('x', `# a${'😀'.repeat(size / 4)}`).title.isWellFormed())
})
