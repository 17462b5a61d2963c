/** What the upload page packs has the fingerprint that the program computes. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { packFolder } from '../../cli/src/package/pack.ts'
import { skillMd } from '../support/archives.ts'
import { browse, skip } from './browser.ts'
import { home } from './console.ts'
import { choose, type Files, givenFolder, noise } from './folders.ts'

const upload = `${home}/upload`
const FOLDERS = 200
/** So that a folder which fails is there again in the next run. */
const SEED = 16

const fingerprintOf = async (folder: string): Promise<string> => {
  const { fingerprint, archive } = await packFolder(folder)
  await archive.close()
  return fingerprint
}

t.test('fingerprints are those that the program computes', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  const variants: Files[] = [
    {},
    { 'empty.txt': '' },
    { 'run.sh': '#!/bin/sh\n', 'not.sh': ' #!/bin/sh\n', '#': '#' },
    { 'a.md': 'a', 'B.md': 'b', 'a-b/c.md': 'c', 'a/b.md': 'd', 'a.b/c': 'e' },
    { 'ä.md': 'x', 'z.md': 'x', '\u{1F600}.md': 'x', '\uFF21.md': 'x' },
    { 'e\u0301.md': 'decomposed' },
    { '.hidden/x': 'x', '.env.example': 'x', '._x': 'left out', '__MACOSX/y': 'left out' },
    { [`${'a'.repeat(120)}/${'b'.repeat(120)}/c.md`]: 'long' },
    { [`${'ü'.repeat(60)}.md`]: 'long' },
    { 'exact.bin': noise(512), 'more.bin': noise(513), 'big.bin': noise(2_000_000) },
    { 'bom.md': '\uFEFFx', 'crlf.md': 'a\r\nb\r\n', 'nul.bin': Buffer.alloc(100) },
  ]
  const names = ['pdf-tools', 'Pdf Tools (1)']
  for (const [index, files] of variants.entries()) {
    for (const name of names) {
      const folder = await givenFolder(t, name, { 'SKILL.md': skillMd(), ...files })
      await page.goto(baseUrl + upload)
      await choose(page, folder)
      const found = await page.locator('#uploader').getAttribute('data-fingerprint')
      t.equal(found, await fingerprintOf(folder), `${name} ${index}`)
    }
  }
})

const letters = [...Array.from('abzABZ019-_.,;~#%&+@=()[]{}!$ \'"äßİ文ا\uFF21\u{1F600}'), 'e\u0301']

const name = fc.oneof(
  {
    arbitrary: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 }),
    weight: 4,
  },
  fc.constantFrom(
    'docs',
    'scripts',
    'README.md',
    'con',
    'a'.repeat(200),
    'ü'.repeat(100),
    '-rf',
    ' ',
  ),
)

const isName = (text: string): boolean => !/^\.{1,2}$/.test(text)

const path = fc
  .array(name.filter(isName), { minLength: 1, maxLength: 6 })
  .map((names) => names.join('/'))

const content = fc.oneof(
  fc.constantFrom(
    '',
    '#',
    '#!',
    '#!/bin/sh\n',
    ' #!/bin/sh\n',
    '\uFEFF#!/bin/sh\n',
    'a\r\nb',
    '\0',
  ),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 1, max: 20_000 }).map(noise),
)

const leftOut = fc.constantFrom('.git/HEAD', '.hg/x', '.svn/y', '.DS_Store', '._a', '__MACOSX/a')

/** A package has no two files of one name, and none with the name of a folder. */
const isPossible = (paths: string[]): boolean => {
  const all = paths.map((one) => one.normalize())
  const isBelow = (one: string): boolean => all.some((other) => other.startsWith(`${one}/`))
  return new Set(all).size === all.length && !all.some(isBelow)
}

const folder = fc
  .record({
    name: fc.constantFrom('pdf-tools', 'Pdf Tools (1)', 'pdf-tools-é', '.pdf', 'PDF.tools'),
    files: fc.array(fc.tuple(path, content), { minLength: 2, maxLength: 10 }),
    ignored: fc.array(leftOut, { maxLength: 3 }),
  })
  .map(({ name: own, files, ignored }) => ({
    name: own,
    files: new Map<string, string | Buffer>([
      ['SKILL.md', skillMd()],
      ...files,
      ...ignored.map((one) => [one, 'x'] as const),
    ]),
  }))
  .filter(({ files }) => isPossible([...files.keys()]))

t.test('so have 200 folders that nobody thought of', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  await page.goto(baseUrl + upload)
  const packed = page.locator('#uploader[data-fingerprint]')
  for (const [index, given] of fc.sample(folder, { numRuns: FOLDERS, seed: SEED }).entries()) {
    const place = await givenFolder(t, given.name, Object.fromEntries(given.files))
    await page.locator('#uploader').evaluate((one) => one.removeAttribute('data-fingerprint'))
    await page.locator('#folder').setInputFiles(place)
    await packed.waitFor()
    const found = await packed.getAttribute('data-fingerprint')
    t.equal(found, await fingerprintOf(place), `${given.name} ${index}`)
  }
})
