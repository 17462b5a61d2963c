/** `diff`: two revisions of a skill, or a folder against what the registry serves. */
import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { exitCodes } from '../api/failures.ts'
import type { Context } from '../context.ts'
import { packFolder } from '../package/pack.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import type { Line } from '../terminal/output.ts'
import { counted, plainLines } from '../terminal/text.ts'
import { findFiles, findSkill } from './find.ts'
import { allRevisions, revisionNamed } from './revisions.ts'
import { compare, type Difference, type Side, sideOfFolder, sideOfRevision } from './sides.ts'

const isSkillFolder = async (path: string): Promise<boolean> =>
  stat(join(path, 'SKILL.md')).then(
    (found) => found.isFile(),
    () => false,
  )

type Given = { context: Context; slug: string; options: Options }

const sideNamed = async ({ context, slug, options }: Given, word: string): Promise<Side> => {
  const { registry } = context
  const { source_kind: sourceKind } = await findSkill(registry, slug, options)
  const revisions = await allRevisions(registry, sourceKind, slug)
  const { fingerprint } = revisionNamed(revisions, word, slug)
  const found = await findFiles(registry, slug, { ...options, sourceKind, fingerprint })
  return sideOfRevision(registry, found)
}

const currentSide = async ({ context, slug, options }: Given): Promise<Side> =>
  sideOfRevision(context.registry, await findFiles(context.registry, slug, options))

const slugOf = async (folder: string): Promise<string> => {
  const packed = await packFolder(folder)
  await packed.archive.close()
  return packed.slug
}

/** Without a revision: the one before the current one. */
const previousSide = async (given: Given): Promise<Side> => {
  const { context, slug, options } = given
  const { registry } = context
  const skill = await findSkill(registry, slug, options)
  const revisions = await allRevisions(registry, skill.source_kind, slug)
  const at = revisions.findIndex(({ revision }) => revision === skill.current_revision)
  const before = revisions[at + 1]
  return before === undefined
    ? { name: 'nothing', fingerprint: null, files: new Map() }
    : sideNamed(given, String(before.revision))
}

const sidesOf = async (
  context: Context,
  what: string,
  [from, to]: string[],
  options: Options,
): Promise<[Side, Side]> => {
  if (to === undefined && (await isSkillFolder(what))) {
    const given = { context, slug: await slugOf(what), options }
    const before = from === undefined ? await currentSide(given) : await sideNamed(given, from)
    return [before, await sideOfFolder(what)]
  }
  const given = { context, slug: what, options }
  const before = from === undefined ? await previousSide(given) : await sideNamed(given, from)
  return [before, to === undefined ? await currentSide(given) : await sideNamed(given, to)]
}

const styleOf = (line: string): Line => {
  if (/^(?:\+\+\+|---|===)/.test(line)) return { style: 'faint', text: line }
  if (line.startsWith('+')) return { style: 'good', text: line }
  return line.startsWith('-') ? { style: 'bad', text: line } : line
}

export const patchLines = (patch: string): Line[] => plainLines(patch.trimEnd()).map(styleOf)

const linesOf = ({ path, change, patch }: Difference): Line[] =>
  patch === null
    ? [`${change} ${path} (not shown: not text, too large, or only its mode)`]
    : patchLines(patch).slice(1)

export const diff: Work = async (context, { words: [what = '', ...words], options }) => {
  const [before, after] = await sidesOf(context, what, words, options)
  const differences = await compare(before, after)
  const value = {
    from: before.fingerprint,
    to: after.fingerprint,
    folder: after.fingerprint === null ? resolve(what) : null,
    files: differences,
  }
  context.output.result(value, () =>
    differences.length === 0
      ? [`No differences: ${basename(after.name)} has the same files`]
      : [
          ...differences.flatMap(linesOf),
          `${counted(differences.length, 'file')} with differences`,
        ],
  )
  return exitCodes.ok
}
