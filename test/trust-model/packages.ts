/**
 * The packages that the model installs, all under one slug. Each has a mark of its own in its
 * description and in every file, so that any answer shows which packages it speaks of.
 */
import { createHash } from 'node:crypto'
import { random, WORD } from '../archives/scanning.ts'
import { packageArchive, skillMd } from '../support/archives.ts'

export const SLUG = 'alpha'
const KEY_FILE = 'key.pem'
const TAG_FILE = 'notes.md'

export type Finding = { rule_id: string; path: string }

export const idOf = ({ rule_id, path }: Finding): string => `${rule_id} ${path}`

/** What a package declares that it can do. */
export type Declared = { id: string; isComplete: boolean; needsApproval: boolean }

export type Pack = {
  name: string
  version: string
  fingerprint: string
  archive: Buffer
  /** Findings of the scan that keep it from being served. */
  blocks: Finding[]
  /** The same, on weaker evidence. */
  holds: Finding[]
  /** Whether it breaks the text of Agent Skills. */
  isStrictError: boolean
  /** Programs that it needs. */
  needs: string[]
  declared: Declared[]
  /** Front matter that keeps it out of what is shown unasked. */
  isHidden: boolean
}

const markOf = (name: string): string => `zq-${name}-zq`

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')

/** As the registry defines it: path, mode and digest of each file, sorted by path. */
const fingerprintOf = (files: Record<string, string>): string => {
  const lines = Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [path, '644', sha256(content)].join('\0') + '\n')
  return sha256(lines.join(''))
}

type Given = Partial<Pick<Pack, 'blocks' | 'holds' | 'needs' | 'declared'>> & {
  version: string
  title?: string
  extra?: string
  bullets?: string[]
  files?: Record<string, string>
}

const pack = (name: string, given: Given): Pack => {
  const { version, title = SLUG, extra = '', bullets = [], files = {} } = given
  const sections = ['# Alpha', markOf(name)]
  if (bullets.length > 0)
    sections.push('## Capabilities', bullets.map((it) => `- ${it}`).join('\n'))
  const fields = {
    name: title,
    description: `Does ${markOf(name)}.`,
    extra: `version: ${version}\n${extra}`,
    body: sections.join('\n\n'),
  }
  const marked = Object.entries(files).map(([path, text]) => [path, `${text}\n${markOf(name)}\n`])
  const all = { 'SKILL.md': skillMd(fields), ...Object.fromEntries(marked) }
  return {
    name,
    version,
    fingerprint: fingerprintOf(all),
    archive: packageArchive({ folder: SLUG, files: all }),
    blocks: given.blocks ?? [],
    holds: given.holds ?? [],
    isStrictError: title !== SLUG,
    needs: given.needs ?? [],
    declared: given.declared ?? [],
    isHidden: extra.includes('disable-model-invocation'),
  }
}

/** Put together here, so that no scanner takes this file for a leak. */
const KEY = [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), random(64, `${WORD}+/`, 1), ''].join(
  '\n',
)
const key = { rule_id: 'secret.private_key', path: KEY_FILE }
const tags = { rule_id: 'text.tag_characters', path: TAG_FILE }
const reversed = { rule_id: 'text.bidi_control', path: TAG_FILE }
const LOOK = '`look`: Looks. [risk: read, effects: none, egress: none]'
const GO = '`go`: Goes. [risk: destructive, effects: external, egress: network]'

const look = { id: 'look', isComplete: true, needsApproval: false }
const go = { id: 'go', isComplete: true, needsApproval: true }

export const packs: Pack[] = [
  pack('plain', { version: '1.0.0' }),
  // The label of another one: a label is no identity.
  pack('other', { version: '1.0.0', files: { 'more.md': 'More.' } }),
  pack('leaky', { version: '9.9.9', files: { [KEY_FILE]: KEY }, blocks: [key] }),
  pack('leakier', {
    version: '9.9.9',
    files: { [KEY_FILE]: KEY, [TAG_FILE]: 'a\u{e0041}b' },
    blocks: [key, tags],
  }),
  pack('doubtful', {
    version: '8.0.0',
    files: { [TAG_FILE]: 'a\u202eb' },
    holds: [reversed],
  }),
  pack('odd', { version: '2.0.0', title: 'Al_pha', extra: 'slug: alpha' }),
  pack('needy', {
    version: '3.0.0',
    extra: 'dependencies:\n  bins: [frobnicate]',
    needs: ['frobnicate'],
  }),
  pack('able', { version: '4.0.0', bullets: [LOOK, GO], declared: [look, go] }),
  pack('bare', {
    version: '5.0.0',
    bullets: [LOOK, '`go`: Goes.'],
    declared: [look, { ...go, isComplete: false }],
  }),
  pack('shy', { version: '6.0.0', extra: 'disable-model-invocation: true' }),
]

const found = new Map(packs.map((it) => [it.name, it]))

export const packOf = (name: string): Pack => {
  const known = found.get(name)
  if (!known) throw new Error(`no package ${name}`)
  return known
}

/** The packages that a text speaks of, by their mark or their fingerprint. */
export const spokenOf = (text: string): string[] =>
  packs
    .filter(({ name, fingerprint }) => text.includes(markOf(name)) || text.includes(fingerprint))
    .map(({ name }) => name)
