/** Packages that attack by names, front matter and what their capabilities say of themselves. */
import { packageArchive, skillMd } from '../support/archives.ts'
import { attack, attacks, visible } from './hostile-pages.ts'
import { files } from './hostile-vectors.ts'

const NAME = 'places'

/** Those that a file of UTF-8 can have, from U+007F on and before it. */
const codes =
  `7 8 b c 1b 7f 85 9b ad 34f 61c 115f 1160 17b4 180e 200b 200c 200d 200e 200f 2028 2029 202a
  202b 202c 202d 202e 2060 2066 2067 2068 2069 206a 2800 3164 fe00 fe0f feff ffa0 fff9 1d173 e0001
  e0041 e007f e0100`
    .split(/\s+/)
    .map((code) => Number.parseInt(code, 16))

const BLANKS = 500

/** What stands for each of them on a page. */
export const marks = [
  ...codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`),
  `${BLANKS} blanks`,
]

const hidden = [
  ...codes.map((code) => `a${String.fromCodePoint(code)}b`),
  `x${' '.repeat(BLANKS)}rm -rf /`,
].join('\n')

const folders = (count: number): string => Array.from({ length: count }, () => 'd').join('/')

/** As long and as deep as a name may be. */
export const longNames = [`${'ü'.repeat(125)}x.txt`, `${folders(31)}/deep.txt`]
export const names = [
  ...longNames,
  `" onmouseover="alert(1)" '.txt`,
  '<script>alert(1)<',
  'hidden.txt',
]

/** Of what was collected, which other pages show whole. */
const small = new Set(['imitation.md', 'trojan.py', 'returns.sh', 'surrogates.txt', 'page.xhtml'])

/** Just below the limit of a front matter. */
const KEYS = 1200

const quoted = (text: string): string => JSON.stringify(visible(text))

export const before = (): Buffer =>
  packageArchive({ folder: NAME, files: { 'SKILL.md': skillMd({ name: NAME, body: '# One\n' }) } })

export const after = (port: number): Buffer => {
  const text = visible(attack(port))
  const bullets = attacks(port).map((one, index) => `- \`places.do${index}\`: ${visible(one)} x`)
  return packageArchive({
    folder: NAME,
    files: {
      'SKILL.md': skillMd({
        name: NAME,
        description: quoted(text),
        extra: [
          'version: 0.2.0',
          `${quoted(text.slice(0, 100))}: ${quoted(text)}`,
          ...Array.from({ length: KEYS }, (_, index) => `k${index}: v`),
        ].join('\n'),
        body: ['# Two', text, '## Capabilities', bullets.join('\n')].join('\n\n'),
      }),
      ...Object.fromEntries(Object.entries(files(port)).filter(([path]) => small.has(path))),
      ...Object.fromEntries(names.map((path) => [path, `${text}\n`])),
      'hidden.txt': `${hidden}\n`,
    },
  })
}

const refusedNames: [name: string, shown: string][] = [
  ['a\u202eb.md', String.raw`a\u{202e}b.md`],
  ['a\r\nb.md', String.raw`a\u{d}\u{a}b.md`],
  ['a\u{e0041}b.md', String.raw`a\u{e0041}b.md`],
  ['<img src=x onerror=alert(1)>:.md', '<img src=x onerror=alert(1)>:.md'],
]

/** Each is refused; what the page must say of it. */
export const refused = (): { archive: Buffer; drawn: string[] }[] => [
  ...refusedNames.map(([path, shown]) => ({
    archive: packageArchive({ files: { [path]: 'x\n' } }),
    drawn: [shown],
  })),
  ...[
    Array.from({ length: 10_000 }, (_, index) => `k${index}: v`).join('\n'),
    '__proto__: {x: "<img src=x onerror=alert(1)>"}',
    'metadata: {constructor: {prototype: "<img src=x onerror=alert(1)>"}}',
  ].map((extra) => ({
    archive: packageArchive({ files: { 'SKILL.md': skillMd({ extra }) } }),
    drawn: [],
  })),
]

export const manyFiles = (count: number): Buffer =>
  packageArchive({
    folder: 'many',
    files: {
      'SKILL.md': skillMd({ name: 'many' }),
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, 'x\n'])),
    },
  })
