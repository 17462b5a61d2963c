/** Templates keep every value in the place where it stands. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { html, type Html } from '../../src/console/markup/html.ts'
import { Path } from '../../src/console/markup/path.ts'

/** A template as a page would have it, from text with `${}` for each hole. */
const rendered = (source: string, ...values: Parameters<typeof html>[1][]): string => {
  const parts = source.split('${}')
  return html(Object.assign(parts, { raw: parts }), ...values).text
}

t.test('text, attributes and HTML stand where they may', async (t) => {
  t.equal(rendered('<p>${}</p>', '<b>&"'), '<p>&lt;b&gt;&amp;&quot;</p>')
  t.equal(rendered('<p>${}</p>', html`<b>x</b>`), '<p><b>x</b></p>')
  t.equal(rendered('<p>${}</p>', [html`<i></i>`, html`<b></b>`]), '<p><i></i><b></b></p>')
  t.equal(rendered('<p>${}${}${}</p>', null, false, 7), '<p>7</p>')
  t.equal(rendered('<p id="${}">', `"><x>'`), '<p id="&quot;&gt;&lt;x&gt;&#39;">')
  t.equal(rendered("<p class='a ${} b'>", `'`), "<p class='a &#39; b'>")
  t.equal(rendered('<a href="${}">', Path.of`/a/${'b/c?'}`), '<a href="/a/b%2Fc%3F">')
  t.equal(rendered('<textarea>${}</textarea>', '\n<a>'), '<textarea>\n\n&lt;a&gt;</textarea>')
  t.equal(rendered('<pre class="x">${}</pre>', '\na'), '<pre class="x">\n\na</pre>')
  t.equal(rendered('<!-- a > "b --><p>${}</p>', 'x'), '<!-- a > "b --><p>x</p>')
})

t.test('an attribute without a value is left out', async (t) => {
  t.equal(
    rendered('<input checked="${}" value="${}" />', true, 'x'),
    '<input checked="" value="x" />',
  )
  t.equal(rendered('<input checked="${}" value="${}" />', false, null), '<input />')
  t.equal(rendered('<a href="${}">', null), '<a>')
})

t.test('a hole where a value could become code, style or an address is an error', async (t) => {
  const wrong = [
    '<script>${}</script>',
    '<style>${}</style>',
    '<script>let a</script>',
    '<p ${}>',
    '<p ${}="x">',
    '<${}>',
    '<p class=${}>',
    '<p onclick="${}">',
    '<p ONCLICK="${}">',
    '<p style="${}">',
    '<iframe srcdoc="${}">',
    '<img srcset="${}">',
    '<meta http-equiv="refresh" content="${}">',
    '<object data="${}">',
    '<!-- ${} -->',
    '<!doctype ${}>',
    '</${}>',
    '<a href="/x/${}">',
    '<a href="${}x">',
    '<p>a < ${}</p>',
    '<p title="${}',
  ]
  for (const source of wrong) t.throws(() => rendered(source, 'x'), /A template is wrong/, source)
})

t.test('addresses come from the route table only, and text from no object', async (t) => {
  const refused: [source: string, value: unknown][] = [
    ['<a href="${}">', '/console/'],
    ['<a href="${}">', 'javascript:alert(1)'],
    ['<form action="${}">', 'https://evil.example/'],
    ['<img src="${}">', html`/x`],
    ['<p>${}</p>', Path.of`/x`],
    ['<p>${}</p>', { toString: () => '<b>' }],
    ['<p id="${}">', html`<b></b>`],
    ['<option>${}</option>', html`<b></b>`],
  ]
  for (const [source, value] of refused) {
    t.throws(() => rendered(source, value as Html), /A template cannot have/, source)
  }
})

t.test('paths lead to no other place', async (t) => {
  t.throws(() => Path.of`//evil.example/${'x'}`)
  t.throws(() => Path.of`https://evil.example/${'x'}`)
  t.throws(() => Path.of`/a/${'..'}/b`)
  t.throws(() => Path.outside('javascript:alert(1)'))
  t.equal(Path.of`/a/${['b', 'c d']}`.text, '/a/b/c%20d')
  t.equal(Path.of`/a`.with({ q: 'x&y', none: null, empty: '' }).text, '/a?q=x%26y')
  t.equal(Path.of`/a`.with({ q: 1 }).with({ r: 2 }).at('L"3').text, '/a?q=1&r=2#L%223')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (text === '.' || text === '..') return
      const { origin, pathname } = new URL(Path.of`/a/${text}/b`.text, 'http://h.invalid')
      t.equal(origin, 'http://h.invalid')
      if (!/^\/a\/[^/]*\/b$/.test(pathname)) throw new Error(pathname)
    }),
  )
})

t.test('no text leaves its place', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const inText = rendered('<p>${}</p>', text).slice(3, -4)
      const withoutMarks = inText.replaceAll(
        /<span class="(?:u|q|mix)" data-u="[\w+ ×….-]*">|<\/span>|<\/?bdi>/g,
        '',
      )
      if (/[<>"']/.test(withoutMarks)) throw new Error(`text: ${inText}`)
      const inValue = rendered('<p id="${}">', text).slice('<p id="'.length, -2)
      if (/[<>"']/.test(inValue)) throw new Error(`attribute: ${inValue}`)
      const inOption = rendered('<option>${}</option>', text).slice(8, -9)
      if (/[<>"']/.test(inOption)) throw new Error(`option: ${inOption}`)
    }),
    { numRuns: 2000 },
  )
})
