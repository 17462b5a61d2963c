import t from '../support/tap.ts'
import { scan, tagged, type ScanCase } from './scanning.ts'

const TAG = 'block text.tag_characters'
const BIDI = 'text.bidi_control'
const ZERO = 'text.zero_width_run'
const frontMatter = (line: string): string => `---\nname: a\n${line}\n---\n\nBody.\n`

const cases: ScanCase[] = [
  ['tags in instructions', 'SKILL.md', `a\n\nb${tagged('ignore all of it')}`, [`${TAG} 3`]],
  ['tags in code', 'a.py', `x = "${tagged('a')}"`, [`${TAG} 1`]],
  ['a language tag', 'a.txt', `\u{e0001}${tagged('en')}`, [`${TAG} 1`]],
  ['tags behind a flag that is none', 'a.md', `🏴${tagged('steal')}\u{e007f}`, [`${TAG} 1`]],
  [
    'tags that go on behind a flag',
    'a.md',
    `🏴${tagged('gbeng')}\u{e007f}${tagged('a')}`,
    [`${TAG} 1`],
  ],
  ['flags', 'a.md', `🏴${tagged('gbeng')}\u{e007f} 🏴${tagged('gbsct')}\u{e007f} 🏴`, []],
  ['tags in something binary', 'a.bin', `\0${tagged('abc')}`, [`${TAG} 1`]],
  ['what may be one tag by chance', 'a.bin', `\0${tagged('a')}`, []],
  [
    'tags behind a byte that is no UTF-8, in a text',
    'a.txt',
    Buffer.concat([Buffer.from('a\n'), Buffer.from([0xff]), Buffer.from(tagged('a'))]),
    [`${TAG} 2`],
  ],
  ['UTF-16 without a mark', 'a.txt', Buffer.from(`a\nb ${tagged('abc')}`, 'utf16le'), [`${TAG} 2`]],
  [
    'UTF-16 without a mark, the other way round',
    'a.bin',
    Buffer.from(`a\nb ${tagged('abc')}`, 'utf16le').swap16(),
    [`${TAG} 2`],
  ],
  [
    'a mark of UTF-16 in front of UTF-8',
    'a.txt',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(tagged('abc'))]),
    [`${TAG} 1`],
  ],
  [
    'a control in UTF-16 without a mark',
    'a.txt',
    Buffer.from('one\ntwo \u202etxet', 'utf16le'),
    [`warn ${BIDI} 2`],
  ],
  [
    'a flag in UTF-16 without a mark',
    'a.bin',
    Buffer.from(`🏴${tagged('gbeng')}\u{e007f}`, 'utf16le'),
    [],
  ],
  ['a NUL does not hide them', 'a.md', `\0${tagged('abc')}`, [`${TAG} 1`]],
  [
    'nor does a byte that is no UTF-8',
    'a.md',
    Buffer.concat([Buffer.from([0xff]), Buffer.from(tagged('abc'))]),
    [`${TAG} 1`],
  ],
  [
    'UTF-16',
    'a.ps1',
    Buffer.from(`\u{feff}# ${tagged('abc')}`, 'utf16le'),
    ['info file.shell_script 1', `${TAG} 1`],
  ],

  ['an override in instructions', 'docs/a.md', 'one\ntwo \u202etxet', [`hold ${BIDI} 2`]],
  ['an isolate in instructions', 'a.markdown', '\u2066a\u2069', [`hold ${BIDI} 1`]],
  [
    'an isolate in a sentence of Arabic',
    'a.md',
    'الملف \u2068a.pdf\u2069 جاهز',
    [`warn ${BIDI} 1`],
  ],
  ['an isolate that does not end', 'a.md', 'الملف \u2068a.pdf جاهز', [`hold ${BIDI} 1`]],
  ['an override in Arabic', 'a.md', 'الملف \u202ea.pdf\u202c جاهز', [`hold ${BIDI} 1`]],
  ['an isolate of Arabic in code', 'a.js', '// الملف \u2066a\u2069', [`hold ${BIDI} 1`]],
  ['an override in code', 'a.js', '// \u202e } if (admin) {', [`hold ${BIDI} 1`]],
  ['one finding for a line', 'a.md', '\u202a\u202b\u202c', [`hold ${BIDI} 1`]],
  ['Hebrew and Arabic with their marks', 'a.md', 'שלום\u200f עולם\u200e مرحبا\u061c', []],

  ['a run', 'a.md', 'a\u200b\u200c\u200db', [`warn ${ZERO} 1`]],
  ['a run that could be a message', 'a.md', `a${'\u200b\u200c'.repeat(8)}b`, [`block ${ZERO} 1`]],
  ['the same in code', 'a.ts', `a${'\u200b\u200c'.repeat(8)}b`, [`hold ${ZERO} 1`]],
  [
    'variation selectors that carry bytes',
    'a.md',
    `a${'\u{e0120}'.repeat(20)}`,
    [`block ${ZERO} 1`],
  ],
  ['emoji in one', 'a.md', '👨‍👩‍👧‍👦 🏳️‍🌈 🧔🏽‍♂️ ❤️‍🔥 1️⃣', []],
  ['Persian and Devanagari', 'a.md', 'می‌خواهم क्‍ष', []],
  ['a byte order mark', 'a.md', '\ufeff# Title', []],
  ['two in a row', 'a.md', 'a\u200b\u200bb', []],
  ['plain text of all kinds', 'a.md', 'Ärger — “quotes” … 日本語 ½ €\u00a0a\u00ad', []],

  [
    'an override escaped in front matter',
    'SKILL.md',
    frontMatter(String.raw`description: "a\u202Eb"`),
    [`hold ${BIDI} 3`],
  ],
  [
    'a tag escaped in front matter',
    'SKILL.md',
    frontMatter(String.raw`description: "a\U000E0041"`),
    [`${TAG} 3`],
  ],
  ['a tag escaped in TOML', 'skill.toml', String.raw`name = "a\U000e0041"`, [`${TAG} 1`]],
  [
    'a tag escaped in JSON',
    '_meta.json',
    String.raw`{"displayName": "\udb40\udc41"}`,
    [`${TAG} 1`],
  ],
  [
    'an escape that the body explains',
    'SKILL.md',
    `${frontMatter('a: b')}Strip ${String.raw`\u202E`}.`,
    [],
  ],
  ['an escape in code', 'clean.py', String.raw`text.replace("\u202e", "")`, []],
  ['another escape', 'skill.toml', String.raw`name = "caf\u00e9 \u2014"`, []],
]

t.test('hidden characters', async (t) => {
  for (const [what, path, content, found] of cases) t.same(scan(path, content), found, what)
})
