/** Archives that people really make, and what must be read from them. */
import type { Buffer } from 'node:buffer'
import { gzip, longName, pax, tar, tarGz, type TarMember } from '../support/archives.ts'
import { legalForms } from './legal-forms.ts'
import { beside, SKILL } from './reading.ts'

export type LegalCase = {
  what: string
  bytes: Buffer
  /** Paths of the package, in the order of their bytes. */
  paths: string[]
  folder?: string
  ignored?: string[]
  executable?: string[]
}

const file = (path: string, fields: TarMember = {}): TarMember => ({
  path,
  body: `body of ${path}\n`,
  ...fields,
})
const folder = (path: string, fields: TarMember = {}): TarMember => ({ path, type: '5', ...fields })
const inFolder: TarMember = { ...SKILL, path: 'skill/SKILL.md' }
const plain = tar([SKILL, file('a.md')])
const both = ['SKILL.md', 'a.md']
const long = `${'long-component/'.repeat(12)}name.md`

const layouts: LegalCase[] = [
  { what: 'files at the root', bytes: gzip(plain), paths: both },
  {
    what: 'one top folder',
    bytes: tarGz([folder('skill/'), inFolder, file('skill/a.md')]),
    paths: both,
    folder: 'skill',
  },
  {
    what: 'one top folder that is not a member',
    bytes: tarGz([inFolder, file('skill/docs/a.md')]),
    paths: ['SKILL.md', 'docs/a.md'],
    folder: 'skill',
  },
  {
    what: 'what tar makes of a dot',
    bytes: tarGz([folder('./'), { ...SKILL, path: './SKILL.md' }, file('./a.md')]),
    paths: both,
  },
  {
    what: 'a bare dot as a folder',
    bytes: tarGz([folder('.'), SKILL, file('a.md')]),
    paths: both,
  },
  {
    what: 'a top folder behind ./',
    bytes: tarGz([folder('./skill/'), { ...SKILL, path: './skill/SKILL.md' }]),
    paths: ['SKILL.md'],
    folder: 'skill',
  },
  {
    what: 'folders that come again and stay empty',
    bytes: tarGz([folder('a/'), folder('a'), SKILL, folder('a/'), folder('b/c/')]),
    paths: ['SKILL.md'],
  },
  {
    what: 'SKILL.md last',
    bytes: tarGz([file('skill/a.md'), file('skill/b/c.md'), inFolder]),
    paths: ['SKILL.md', 'a.md', 'b/c.md'],
    folder: 'skill',
  },
  {
    what: 'a SKILL.md deeper down as well',
    bytes: beside(file('examples/SKILL.md')),
    paths: ['SKILL.md', 'examples/SKILL.md'],
  },
  {
    what: 'leftovers of macOS',
    bytes: tarGz([
      file('._skill'),
      file('skill/._SKILL.md'),
      inFolder,
      file('skill/.DS_Store'),
      folder('__MACOSX/'),
      file('__MACOSX/skill/._a'),
    ]),
    paths: ['SKILL.md'],
    folder: 'skill',
    ignored: ['._skill', '__MACOSX/skill/._a', 'skill/.DS_Store', 'skill/._SKILL.md'],
  },
  {
    what: 'an unusual folder bit',
    bytes: tarGz([folder('skill/', { mode: 0o2755 }), inFolder]),
    paths: ['SKILL.md'],
    folder: 'skill',
  },
  {
    what: 'a folder marked by its slash',
    bytes: beside({ path: 'a/', type: '\0' }, { path: 'b/', type: '0' }),
    paths: ['SKILL.md'],
  },
]

const names: LegalCase[] = [
  {
    what: 'a pax long name',
    bytes: beside(pax({ path: long }), file('short')),
    paths: ['SKILL.md', long],
  },
  {
    what: 'a GNU long name',
    bytes: beside(longName(long), file('short', { format: 'gnu' })),
    paths: ['SKILL.md', long],
  },
  {
    what: 'a GNU long name without its NUL',
    bytes: beside(longName('', { body: long }), file('short', { format: 'gnu' })),
    paths: ['SKILL.md', long],
  },
  {
    what: 'a full prefix field',
    bytes: beside(file('x'.repeat(100), { prefix: 'p'.repeat(155) })),
    paths: ['SKILL.md', `${'p'.repeat(155)}/${'x'.repeat(100)}`],
  },
  {
    what: 'a name of exactly 100 bytes',
    bytes: beside(file('x'.repeat(100))),
    paths: ['SKILL.md', 'x'.repeat(100)],
  },
  {
    what: 'a component of 255 bytes',
    bytes: beside(pax({ path: 'x'.repeat(255) }), file('short')),
    paths: ['SKILL.md', 'x'.repeat(255)],
  },
  {
    what: 'a header path that the pax path overrules',
    bytes: beside(pax({ path: 'a.md' }), file('../ignored')),
    paths: both,
  },
  {
    what: 'odd names',
    bytes: beside(
      ...['..hidden.md', '%2e%2e%2fx.md', '-rf.md', 'a b', '~', '*', "it's", 'x…', '.a'].map(
        (name) => file(name),
      ),
    ),
    paths: [
      '%2e%2e%2fx.md',
      '*',
      '-rf.md',
      '..hidden.md',
      '.a',
      'SKILL.md',
      'a b',
      "it's",
      'x…',
      '~',
    ],
  },
  {
    what: 'names in other scripts',
    bytes: beside(file('文档/说明：一.md'), file('naïve.md'), file('🎉.md'), file('ﬁ.md')),
    paths: ['SKILL.md', 'naïve.md', '文档/说明：一.md', 'ﬁ.md', '🎉.md'],
  },
  {
    what: 'a decomposed name',
    bytes: beside(file('cafe\u0301.md')),
    paths: ['SKILL.md', 'caf\u00e9.md'],
  },
  {
    what: 'names that look like metadata',
    bytes: beside(
      file('PaxHeaders.0/x'),
      file('pax_global_header'),
      file('././@LongLink'.slice(4)),
    ),
    paths: ['@LongLink', 'PaxHeaders.0/x', 'SKILL.md', 'pax_global_header'],
  },
]

export const legalCases: LegalCase[] = [...layouts, ...names, ...legalForms]
