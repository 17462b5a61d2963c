/** What a reader could not see is drawn, in every text. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { html } from '../../src/console/markup/html.ts'
import { seen, seenPlain } from '../../src/console/markup/seen.ts'

const references: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
}

/** The text that a browser has of it, and copies. */
const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, (one) => references[one] ?? one)

/** The names that are drawn always, and on demand. */
const namesIn = (markup: string, kind = 'u'): string[] =>
  [...markup.matchAll(new RegExp(`<span class="${kind}" data-u="([^"]*)"`, 'g'))].map(
    ([, name = '']) => name,
  )

t.test('characters that steer or hide text are drawn', async (t) => {
  const hidden = `200b 200c 200d 200e 200f 202a 202b 202c 202d 202e 2060 2066 2067 2068 2069 206a
    feff ad 61c 34f 180e 115f 1160 3164 ffa0 2028 2029 fe00 fe0f e0001 e0041 e007f e0100 2800
    0 7 8 b c 1b 7f 85 9b 1d173 17b4 fff9 d800 dfff`
    .split(/\s+/)
    .map((code) => Number.parseInt(code, 16))
  for (const code of hidden) {
    const character = String.fromCodePoint(code)
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    t.same(namesIn(seen(`a${character}b`)), [name], name)
    t.equal(seenPlain(`a${character}b`), `a⟦${name}⟧b`)
  }
  t.same(namesIn(seen('a\rb')), ['U+000D'])
  t.same(namesIn(seen('a\r\nb\tc')), [], 'ordinary line ends and tabs are not')
})

t.test('runs are one sign, with a count', async (t) => {
  t.same(namesIn(seen(`a${'\u200b'.repeat(3000)}b`)), ['U+200B ×3000'])
  t.same(namesIn(seen('a\u200b\u200c\u200d\u202a\u202b\u202cb')), [
    'U+200B U+200C U+200D U+202A … 2 more',
  ])
  t.same(namesIn(seen(`a${' '.repeat(41)}b`)), ['41 blanks'])
  t.same(namesIn(seen(`a${' '.repeat(40)}b`)), [])
  t.same(namesIn(seen(`a${'\n'.repeat(10)}b`)), ['9 empty lines'])
  t.same(namesIn(seen(`a${'\n'.repeat(9)}b`)), [])
})

t.test('what is ordinary is drawn on demand', async (t) => {
  for (const text of ['👩‍👩‍👧', '❤️', '1\u00a0000', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '漢\u3000字']) {
    t.same(namesIn(seen(text)), [], text)
  }
  t.same(namesIn(seen('1\u00a0000'), 'q'), ['U+00A0'])
  t.same(namesIn(seen('x\u200dy')), ['U+200D'], 'a joiner in a word is not ordinary')
})

t.test('words of two scripts stand out', async (t) => {
  t.same(namesIn(seen('log in to p\u0430ypal now'), 'mix'), ['1 look-alike'])
  t.same(namesIn(seen('привет world, λόγος'), 'mix'), [])
  t.equal(seenPlain('p\u0430ypal'), 'p\u0430ypal⟦1 look-alike⟧')
})

t.test('text from the right cannot move what stands beside it', async (t) => {
  t.match(seen('שלום.txt'), /^<bdi>.*<\/bdi>$/)
  t.notMatch(seen('hello.txt'), 'bdi')
})

t.test('the text itself stays, but for what no document can hold', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const expected = text.toWellFormed().replaceAll('\0', '\u{fffd}')
      const found = textOf(seen(text))
      if (found !== expected) throw new Error(JSON.stringify({ text, found }))
    }),
    { numRuns: 2000 },
  )
})

t.test('templates draw every text, and what is spoken', async (t) => {
  t.match(html`<p>${'a\u202eb'}</p>`.text, 'data-u="U+202E"')
  t.match(html`<p title="${'a\u202eb'}"></p>`.text, 'title="a⟦U+202E⟧b"')
  t.match(html`<p aria-label="${'a\u202eb'}"></p>`.text, 'a⟦U+202E⟧b')
  t.match(html`<title>${'a\u202eb'}</title>`.text, '>a⟦U+202E⟧b<')
  t.match(html`<input value="${'a\u202eb'}" />`.text, 'value="a\u202eb"', 'a value is kept')
})
