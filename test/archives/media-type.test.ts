import { Buffer, isUtf8 } from 'node:buffer'
import * as fc from 'fast-check'
import { anyText } from '../support/any-text.ts'
import t from '../support/tap.ts'
import { mediaTypeOf } from '../../src/packages/archive/media-type.ts'

const text = Buffer.from('naïve text\n')
const latin1 = Buffer.from('naïve text\n', 'latin1')
const withNul = Buffer.from('text\u0000')
const utf16 = Buffer.from('\ufefftext', 'utf16le')
const empty = Buffer.alloc(0)

const PLAIN = 'text/plain; charset=utf-8'
const BINARY = 'application/octet-stream'

type Case = [path: string, bytes: Uint8Array, type: string]

const check = (title: string, cases: Case[]) =>
  t.test(title, async (t) => {
    for (const [path, bytes, type] of cases) t.equal(mediaTypeOf(path, bytes), type, path)
  })

await check('documents', [
  ['SKILL.md', text, 'text/markdown; charset=utf-8'],
  ['references/GUIDE.MD', text, 'text/markdown; charset=utf-8'],
  ['a.markdown', text, 'text/markdown; charset=utf-8'],
  ['a.txt', text, PLAIN],
  ['a.html', text, 'text/html; charset=utf-8'],
  ['a.csv', text, 'text/csv; charset=utf-8'],
  ['a.css', text, 'text/css; charset=utf-8'],
  ['a.yaml', text, 'text/yaml; charset=utf-8'],
  ['a.yml', text, 'text/yaml; charset=utf-8'],
  ['a.json', text, 'application/json; charset=utf-8'],
  ['skill.toml', text, 'application/toml; charset=utf-8'],
  ['a.xml', text, 'application/xml; charset=utf-8'],
  ['a.svg', text, 'image/svg+xml; charset=utf-8'],
])

await check('source code is text, whatever else its extension may be registered for', [
  ['a.ts', text, PLAIN],
  ['a.mts', text, PLAIN],
  ['a.cts', text, PLAIN],
  ['a.tsx', text, PLAIN],
  ['a.rs', text, PLAIN],
  ['a.py', text, PLAIN],
  ['a.sh', text, PLAIN],
  ['a.pl', text, PLAIN],
  ['a.php', text, PLAIN],
  ['a.c', text, PLAIN],
  ['a.java', text, PLAIN],
  ['a.sql', text, PLAIN],
  ['a.bat', text, PLAIN],
  ['graph.dot', text, PLAIN],
  ['notes.org', text, PLAIN],
  ['server.key', text, PLAIN],
  ['a.js', text, 'text/javascript; charset=utf-8'],
  ['a.mjs', text, 'text/javascript; charset=utf-8'],
])

await check('what has no extension, or one that nobody knows, is told by its bytes', [
  ['Dockerfile', text, PLAIN],
  ['LICENSE', text, PLAIN],
  ['.gitignore', text, PLAIN],
  ['.md', text, PLAIN],
  ['a.', text, PLAIN],
  ['v1.2/README', text, PLAIN],
  ['a.unheard-of', text, PLAIN],
  ['a.unheard-of', withNul, BINARY],
  ['LICENSE', latin1, BINARY],
  ['md', text, PLAIN],
  ['html', text, PLAIN],
])

await check('names that are special to JavaScript are not special here', [
  ['a.constructor', text, PLAIN],
  ['a.__proto__', text, PLAIN],
  ['a.toString', text, PLAIN],
  ['constructor', text, PLAIN],
])

await check('bytes that are no UTF-8 text are never promised to be text', [
  ['a.txt', latin1, BINARY],
  ['a.md', latin1, BINARY],
  ['a.md', withNul, BINARY],
  ['a.html', utf16, BINARY],
  ['a.py', latin1, BINARY],
  ['a.js', latin1, BINARY],
  ['a.c', latin1, BINARY],
  ['a.json', latin1, BINARY],
  ['a.json', utf16, BINARY],
  ['skill.toml', latin1, BINARY],
  // These say themselves how they are encoded.
  ['a.xml', utf16, 'application/xml'],
  ['a.svg', utf16, 'image/svg+xml'],
  // And these are another format then.
  ['a.ts', withNul, 'video/mp2t'],
  ['a.dot', withNul, 'application/msword'],
])

await check('binary formats keep their type, whatever they hold', [
  ['a.bin', text, BINARY],
  ['a.bin', withNul, BINARY],
  ['a.png', withNul, 'image/png'],
  ['a.PNG', withNul, 'image/png'],
  ['a.pdf', text, 'application/pdf'],
  ['a.zip', withNul, 'application/zip'],
  ['a.tar.gz', withNul, 'application/gzip'],
  ['a.wasm', withNul, 'application/wasm'],
  ['a.woff2', withNul, 'font/woff2'],
])

await check('an empty file is text where its type can be', [
  ['__init__.py', empty, PLAIN],
  ['.gitkeep', empty, PLAIN],
  ['a.md', empty, 'text/markdown; charset=utf-8'],
  ['a.png', empty, 'image/png'],
])

t.test('only UTF-8 without NUL has a charset, and every such text has one', async () => {
  const name = fc.constantFrom('a.md', 'a.ts', 'a.rs', 'a.json', 'a.svg', 'a.toml', 'a', 'a.c')
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.string().map((it) => Buffer.from(it)),
  )
  const property = fc.property(name, bytes, (path, content) => {
    const type = mediaTypeOf(path, content)
    const isText = isUtf8(content) && !content.includes(0)
    return type.includes('charset=utf-8') === isText && (isText || !type.startsWith('text/'))
  })
  fc.assert(property, { numRuns: 2000 })
})

t.test('no name throws, and every media type is a valid header value', async () => {
  const path = fc.oneof(
    anyText(),
    fc.string().map((extension) => `a.${extension}`),
  )
  const property = fc.property(path, (name) =>
    /^[a-z]+\/[\w.+-]+(?:; charset=utf-8)?$/.test(mediaTypeOf(name, text)),
  )
  fc.assert(property, { numRuns: 5000 })
})
