import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import { skillMd, tarGz, type TarMember } from '../support/archives.ts'
import { beside, SKILL, verdictOf, words, type HostileCase } from './reading.ts'

const skillAt = (path: string): TarMember => ({ path, body: skillMd() })
const file = (path: string): TarMember => ({ path, body: 'x' })
const folder = (path: string): TarMember => ({ path, type: '5' })

const names: HostileCase[] = [
  ['SKILL.md twice', beside(SKILL), 'name.duplicate'],
  ['a file twice', beside(file('a.md'), file('a.md')), 'name.duplicate'],
  ['a file again behind ./', beside(file('a.md'), file('./a.md')), 'name.duplicate'],
  [
    'a file 5,000 times',
    beside(...Array.from({ length: 5000 }, () => file('a.md'))),
    'name.duplicate',
  ],
  ['two files that differ in case', beside(file('a.md'), file('A.md')), 'name.collision'],
  ['a second SKILL.md in another case', beside(file('skill.MD')), 'name.collision'],
  ['two folders that differ in case', beside(file('a/x'), file('A/y')), 'name.collision'],
  [
    'the same name composed and decomposed',
    beside(file('caf\u00e9'), file('cafe\u0301')),
    'name.collision',
  ],
  [
    'the same folder composed and decomposed',
    beside(file('\u00e9/x'), file('e\u0301/y')),
    'name.collision',
  ],
  ['a sharp s and two s', beside(file('straße'), file('strasse')), 'name.collision'],
  ['a capital sharp s and two s', beside(file('STRAẞE'), file('strasse')), 'name.collision'],
  ['a ligature and its letters', beside(file('oﬃce'), file('office')), 'name.collision'],
  ['two forms of sigma', beside(file('ας'), file('ασ')), 'name.collision'],
  ['full-width letters', beside(file('ａ'), file('a')), 'name.collision'],
  ['a Kelvin sign and a k', beside(file('\u212a'), file('k')), 'name.collision'],
  ['two kinds of blank', beside(file('a b'), file('a\u00a0b')), 'name.collision'],
  ['a file where a folder was', beside(file('a/x'), file('a')), 'name.file_and_folder'],
  ['a folder where a file was', beside(file('a'), file('a/x')), 'name.file_and_folder'],
  ['an empty folder where a file was', beside(file('a'), folder('a/')), 'name.file_and_folder'],
  ['a folder in another case than a file', beside(file('a'), folder('A/')), 'name.file_and_folder'],
  ['a file twice among the junk', beside(file('._x'), file('._x')), 'name.duplicate'],
]

const layouts: HostileCase[] = [
  ['no SKILL.md', tarGz([file('README.md')]), 'layout.skill_md_missing'],
  ['no SKILL.md in its folder', tarGz([file('a/README.md')]), 'layout.skill_md_missing'],
  [
    'a SKILL.md that is a folder',
    tarGz([folder('SKILL.md/'), file('x')]),
    'layout.skill_md_not_file',
  ],
  ['a SKILL.md that is a full folder', tarGz([file('SKILL.md/x')]), 'layout.skill_md_not_file'],
  [
    'a SKILL.md in the top folder that is a folder',
    tarGz([file('a/SKILL.md/x')]),
    'layout.skill_md_not_file',
  ],
  ['two skills', tarGz([skillAt('a/SKILL.md'), skillAt('b/SKILL.md')]), 'layout.several_tops'],
  ['a file beside the folder', tarGz([skillAt('a/SKILL.md'), file('x')]), 'layout.several_tops'],
  [
    'a file in front of the folder',
    tarGz([file('x'), skillAt('a/SKILL.md')]),
    'layout.several_tops',
  ],
  [
    'an empty folder beside the folder',
    tarGz([skillAt('a/SKILL.md'), folder('b/')]),
    'layout.several_tops',
  ],
  ['a SKILL.md two folders deep', tarGz([skillAt('a/b/SKILL.md')]), 'layout.too_deep'],
  ['a skill.md in lower case', tarGz([skillAt('skill.md')]), 'layout.skill_md_case'],
  ['a Skill.md in the top folder', tarGz([skillAt('a/Skill.md')]), 'layout.skill_md_case'],
  ['only junk', tarGz([file('__MACOSX/SKILL.md'), file('._SKILL.md')]), 'layout.empty'],
  [
    'a SKILL.md of 16 MiB',
    tarGz([{ path: 'SKILL.md', body: words(16 * 2 ** 20) }]),
    'limit.skill_md',
  ],
  [
    'a SKILL.md one byte over its limit',
    tarGz([{ path: 'a/SKILL.md', body: Buffer.alloc(2 ** 20 + 1, 'words') }]),
    'limit.skill_md',
  ],
  [
    'a manifest over its limit',
    beside({ path: 'skill.toml', body: Buffer.alloc(2 ** 20 + 1, '#') }),
    'limit.manifest',
  ],
]

for (const [what, bytes, reason] of [...names, ...layouts]) {
  t.test(`an archive with ${what} is rejected`, async (t) => {
    t.equal(await verdictOf(bytes), reason)
  })
}
