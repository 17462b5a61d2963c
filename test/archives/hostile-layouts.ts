/** Members that make no package together, in whatever kind of archive. */
import { Buffer } from 'node:buffer'
import type { RefusalReason } from '../../src/packages/errors.ts'
import { skillMd, type TarMember } from '../support/archives.ts'
import { SKILL, words } from './reading.ts'

type Member = Pick<TarMember, 'path' | 'body' | 'type'>

type HostileMembers = [what: string, members: Member[], reason: RefusalReason]

const skillAt = (path: string): Member => ({ path, body: skillMd() })
const file = (path: string): Member => ({ path, body: 'x' })
const folder = (path: string): Member => ({ path, type: '5' })

const names: HostileMembers[] = [
  ['SKILL.md twice', [SKILL, SKILL], 'name.duplicate'],
  ['a file twice', [SKILL, file('a.md'), file('a.md')], 'name.duplicate'],
  ['a file again behind ./', [SKILL, file('a.md'), file('./a.md')], 'name.duplicate'],
  ['two files that differ in case', [SKILL, file('a.md'), file('A.md')], 'name.collision'],
  ['a second SKILL.md in another case', [SKILL, file('skill.MD')], 'name.collision'],
  ['two folders that differ in case', [SKILL, file('a/x'), file('A/y')], 'name.collision'],
  [
    'the same name composed and decomposed',
    [SKILL, file('caf\u00e9'), file('cafe\u0301')],
    'name.collision',
  ],
  [
    'the same folder composed and decomposed',
    [SKILL, file('\u00e9/x'), file('e\u0301/y')],
    'name.collision',
  ],
  ['a sharp s and two s', [SKILL, file('straße'), file('strasse')], 'name.collision'],
  ['a capital sharp s and two s', [SKILL, file('STRAẞE'), file('strasse')], 'name.collision'],
  ['a ligature and its letters', [SKILL, file('oﬃce'), file('office')], 'name.collision'],
  ['two forms of sigma', [SKILL, file('ας'), file('ασ')], 'name.collision'],
  ['full-width letters', [SKILL, file('ａ'), file('a')], 'name.collision'],
  ['a Kelvin sign and a k', [SKILL, file('\u212a'), file('k')], 'name.collision'],
  ['two kinds of blank', [SKILL, file('a b'), file('a\u00a0b')], 'name.collision'],
  ['a file where a folder was', [SKILL, file('a/x'), file('a')], 'name.file_and_folder'],
  ['a folder where a file was', [SKILL, file('a'), file('a/x')], 'name.file_and_folder'],
  ['an empty folder where a file was', [SKILL, file('a'), folder('a/')], 'name.file_and_folder'],
  [
    'a folder in another case than a file',
    [SKILL, file('a'), folder('A/')],
    'name.file_and_folder',
  ],
  ['a file twice among the junk', [SKILL, file('._x'), file('._x')], 'name.duplicate'],
]

const layouts: HostileMembers[] = [
  ['no SKILL.md', [file('README.md')], 'layout.skill_md_missing'],
  ['no SKILL.md in its folder', [file('a/README.md')], 'layout.skill_md_missing'],
  ['a SKILL.md that is a folder', [folder('SKILL.md/'), file('x')], 'layout.skill_md_not_file'],
  ['a SKILL.md that is a full folder', [file('SKILL.md/x')], 'layout.skill_md_not_file'],
  [
    'a SKILL.md in the top folder that is a folder',
    [file('a/SKILL.md/x')],
    'layout.skill_md_not_file',
  ],
  ['two skills', [skillAt('a/SKILL.md'), skillAt('b/SKILL.md')], 'layout.several_tops'],
  ['a file beside the folder', [skillAt('a/SKILL.md'), file('x')], 'layout.several_tops'],
  ['a file in front of the folder', [file('x'), skillAt('a/SKILL.md')], 'layout.several_tops'],
  [
    'an empty folder beside the folder',
    [skillAt('a/SKILL.md'), folder('b/')],
    'layout.several_tops',
  ],
  ['a SKILL.md two folders deep', [skillAt('a/b/SKILL.md')], 'layout.too_deep'],
  ['a skill.md in lower case', [skillAt('skill.md')], 'layout.skill_md_case'],
  ['a Skill.md in the top folder', [skillAt('a/Skill.md')], 'layout.skill_md_case'],
  [
    'a folder that is a repository of Git',
    [SKILL, file('a/HEAD'), file('a/config'), file('a/objects/x'), file('a/refs/x')],
    'layout.git_repository',
  ],
  [
    'a package that is a repository of Git',
    [skillAt('a/SKILL.md'), file('a/head'), file('a/Objects/x'), file('a/refs/x')],
    'layout.git_repository',
  ],
  [
    'a folder with its objects in another one',
    [SKILL, file('a/HEAD'), file('a/commondir')],
    'layout.git_repository',
  ],
  ['only junk', [file('__MACOSX/SKILL.md'), file('._SKILL.md')], 'layout.empty'],
  ['a SKILL.md of 16 MiB', [{ path: 'SKILL.md', body: words(16 * 2 ** 20) }], 'limit.skill_md'],
  [
    'a SKILL.md one byte over its limit',
    [{ path: 'a/SKILL.md', body: Buffer.alloc(2 ** 20 + 1, 'words') }],
    'limit.skill_md',
  ],
  [
    'a manifest over its limit',
    [SKILL, { path: 'skill.toml', body: Buffer.alloc(2 ** 20 + 1, '#') }],
    'limit.manifest',
  ],
]

export const hostileLayouts = [...names, ...layouts]
