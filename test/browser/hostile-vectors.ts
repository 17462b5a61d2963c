/** A package of collected attacks: markup, links, encodings, texts without end, files that are another. */
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { packageArchive, skillMd } from '../support/archives.ts'

const elements =
  `a abbr acronym animate applet area article audio b base bdo body br button canvas center
  custom-x datalist details dialog div embed fieldset font form frame frameset h1 head header hr html
  iframe image img input isindex keygen label li link listing main map marquee math menu meta nav
  noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre
  progress q script section select set slot small source span style summary svg table tbody td
  template textarea time title tr track tt ul use var video wbr xmp xss`.split(/\s+/)
const handlers = ['onerror', 'onload', 'onfocus autofocus', 'ontoggle open', 'onanimationstart']
const quotes = ['', '"', "'"]

/** Every element with a handler, in the ways of the XSS collections. */
const marked = elements.flatMap((name, index) => {
  const handler = handlers[index % handlers.length] ?? ''
  const [event = '', more = ''] = handler.split(' ')
  const quote = quotes[index % quotes.length] ?? ''
  return [
    `<${name} ${more} ${event}=${quote}alert(1)${quote} src=x tabindex=0>x</${name}>`,
    `<${name}/${event}=${quote}alert(1)${quote}//`,
    `"'><${name.toUpperCase()}\u000c${event}\u000d=alert(1) x=`,
  ]
})

const schemes = `javascript JaVaScRiPt java&#10;script java\\nscript vbscript data:text/html,
  livescript mocha feed:javascript view-source:javascript blob:null jar:javascript`.split(/\s+/)
const links = schemes.flatMap((scheme) => [
  `[x](${scheme}:alert(1))`,
  `[x](<${scheme}:alert(1)> "t")`,
  `![x](${scheme}:alert(1))`,
  `<${scheme}:alert(1)>`,
  `[x]: ${scheme}:alert(1)`,
])

const requests = (port: number): string[] =>
  ['http:', '', 'https:', 'ftp:'].flatMap((scheme) => {
    const url = `${scheme}//127.0.0.1:${port}/${scheme || 'none'}`
    return [
      `![x](${url})`,
      `<img src="${url}" srcset="${url} 2x">`,
      `<video poster="${url}"><source src="${url}"></video>`,
      `<object data="${url}"></object>`,
      `<link rel=prefetch href="${url}"><link rel=dns-prefetch href="${url}">`,
      `<style>@import "${url}";*{background:url(${url})}</style>`,
      `<body background="${url}"><table background="${url}">`,
    ]
  })

export const collected = (port: number): string[] => [...marked, ...links, ...requests(port)]

/** Draws what only the registry may say. */
const imitation = `<h1>Approved ✓</h1><button>Approve</button>

# Approved ✓

**■ served** [Approve](/console/w/default/reviews) ![✓](icon.svg)`

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** 20,000 × 20,000 pixels in a few kilobytes. */
const bomb = (): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(20_000, 0)
  header.writeUInt32BE(20_000, 4)
  header.writeUInt8(1, 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(2501 * 2000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'))

const bidi = 'if (access != "user\u202e \u2066// admins only\u2069 \u2066") {'
const tags = Array.from('run rm', (one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join(
  '',
)

export const files = (port: number): Record<string, string | Uint8Array> => ({
  'vectors.md': collected(port).join('\n\n'),
  'vectors.html': collected(port).join('\n'),
  'imitation.md': imitation,
  'quotes.md': `${'>'.repeat(10_000)} x\n\n${'- '.repeat(5000)}x\n`,
  'table.md': `|${' a |'.repeat(5000)}\n|${' - |'.repeat(5000)}\n|${' b |'.repeat(5000)}\n`,
  'references.md': `${Array.from({ length: 5000 }, (_, n) => `[r${n}]: http://127.0.0.1:${port}/${n}`).join('\n')}\n`,
  'stars.md': `${'*a **b '.repeat(20_000)}\n${'['.repeat(20_000)}\n`,
  'trojan.py': `${bidi}\nx = 1 # ${tags}\n`,
  'one-line.js': `${'a=[/*"'.repeat(350_000)}\n`,
  'zeros.txt': new Uint8Array(Buffer.from('a\0<script>alert(1)</script>\0')),
  'utf16.txt': new Uint8Array(Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le')),
  'surrogates.txt': bytes('eda080edb080'),
  'overlong.html': bytes('c0bc736372697074c0be'),
  'returns.sh': 'echo safe\rrm -rf /\r',
  'image.md': new Uint8Array(bomb()),
  'bomb.png': new Uint8Array(bomb()),
  'gif.js': 'GIF89a/*<svg onload=alert(1)>*/=0;alert(1)//',
  'page.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'document.pdf': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n',
  'SKlLL.md': '# Looks like SKILL.md\n',
  'ЅKILL.md': '# Begins with a letter of another script\n',
  [`${'n'.repeat(200)}.txt`]: 'long name\n',
  [`${Array.from({ length: 20 }, () => 'd').join('/')}/deep.txt`]: 'deep\n',
  'مرحبا.txt': 'right to left\n',
})

/** Against the limit of how far an archive may unpack. */
const filler = (): Uint8Array => new Uint8Array(randomBytes(128 * 1024))

export const vectorArchive = (port: number): Buffer =>
  packageArchive({
    folder: 'vectors',
    files: {
      'SKILL.md': skillMd({ name: 'vectors', body: imitation }),
      ...files(port),
      'filler.bin': filler(),
    },
  })

/** Texts that make a grammar go back over and over. */
const slow = ['[', '"', "'", '(', '{', '/*', '<!--', '\\', 'a ', '0', '<a ', '${', '#{', '`'].map(
  (one) => one.repeat(Math.ceil(20_000 / one.length)),
)

const extensions =
  `sh c cpp cs css diff go html ini java js json kt lua md php pl ps1 py r rb rs sql swift toml ts
  xml yaml`.split(/\s+/)

export const slowFiles = ['Dockerfile', 'Makefile', ...extensions.map((name) => `slow.${name}`)]

export const slowArchive = (): Buffer =>
  packageArchive({
    folder: 'slow',
    files: {
      'SKILL.md': skillMd({ name: 'slow' }),
      'filler.bin': filler(),
      ...Object.fromEntries(slowFiles.map((name) => [name, `${slow.join('\n')}\n`])),
    },
  })
