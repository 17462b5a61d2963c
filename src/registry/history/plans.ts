/** Plans of packs: everything at one commit, what came since an earlier one, or single objects. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { PackageFile } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { deltaOf } from './delta.ts'
import { changesBetween, type Entry, type EntryChange, undo } from './entries.ts'
import { folderTrees, objectOf } from './git-objects.ts'
import type { PackIndex } from './pack-index.ts'
import { PackPlan } from './pack-plan.ts'
import { type Manifest, readManifests, readTexts, type RevisionId, revisionName } from './reads.ts'
import { readPlugins, withTexts } from './read-plugins.ts'
import { type Layer, type Snapshot, snapshotOf } from './snapshot.ts'

type Source = { db: Kysely<Database>; workspaceId: string }

type Content = { id: string; content: string; format: number }

export type Commit = Content & { entries: Entry[] }

/** A commit, and what it changed. */
type Step = Content & { changes: EntryChange[] }

/** Which blobs a partial clone wants at once; the rest it fetches when it needs them. */
export type WantsBlob = (file: PackageFile) => boolean

const BATCH = 100

/** Of many versions of one object, some are stored whole at regular distances, so that none has a long chain. */
const MAX_CHAIN = 40

async function* manifestsOf(
  { db, workspaceId }: Source,
  revisions: readonly RevisionId[],
): AsyncGenerator<Manifest[], void, undefined> {
  for (let at = 0; at < revisions.length; at += BATCH) {
    yield await readManifests(db, workspaceId, revisions.slice(at, at + BATCH))
    await turn()
  }
}

const snapshotAt = async (
  { db, workspaceId }: Source,
  { entries, format }: Commit,
): Promise<Snapshot> => snapshotOf(workspaceId, await readPlugins(db, workspaceId, entries), format)

const wholeLayer = (plan: PackPlan, { type, id, records }: Layer): void =>
  plan.add({ type, id, bytes: Buffer.concat(records) })

const commitObject = ({ content }: Pick<Commit, 'content'>) =>
  objectOf('commit', Buffer.from(content))

/** The first lines of a commit name its tree; anything else would be a pack that clients reject. */
const checkTree = ({ id, content }: Pick<Commit, 'id' | 'content'>, treeId: string): void => {
  if (!content.startsWith(`tree ${treeId}\n`)) {
    throw new Error(`commit ${id} does not have the tree ${treeId}`)
  }
}

type Whole = {
  wantsBlob?: WantsBlob
  /** Contents of commits whose files the client may not have. */
  past?: string[]
  /** The pack that this one takes objects from. */
  earlier?: PackIndex
}

export const planWhole = async (
  source: Source,
  commit: Commit,
  { wantsBlob = () => true, past = [], earlier }: Whole = {},
): Promise<PackPlan> => {
  const plan = new PackPlan(earlier)
  const { treeId, layers } = await snapshotAt(source, commit)
  checkTree(commit, treeId)
  plan.add(commitObject(commit))
  for (const content of past) plan.add(commitObject({ content }))
  for (const layer of layers) wholeLayer(plan, layer)
  const others = commit.entries.filter(({ tree_id: id }) => !plan.keepFolder(id))
  for await (const manifests of manifestsOf(source, others)) {
    for (const { files, ...revision } of manifests) {
      plan.addFolder(revision, folderTrees(files), idsOf(files.filter(wantsBlob)))
    }
  }
  return plan
}

const idsOf = (files: readonly PackageFile[]): string[] => files.map(({ git_blob_id: id }) => id)

type Since = {
  /** The newest commit. */
  head: Commit
  /** From the newest to the first that the client lacks. */
  steps: readonly Step[]
  /** Of the commit that the client has. */
  baseFormat: number
  /** The client may have bases of deltas that the pack lacks. */
  isThin: boolean
  /** Revisions of which the client may have bytes, and gets none. */
  gone: ReadonlySet<string>
}

/** A delta has nothing of what both layers have. */
type LayerForm = 'whole' | 'delta' | 'shorter'

/** A layer as a delta to the one of the commit before it, where that pays. */
const addLayer = (
  plan: PackPlan,
  layer: Layer,
  { before, form }: { before: Layer | undefined; form: LayerForm },
): void => {
  const delta =
    before && form !== 'whole' && before.id !== layer.id
      ? deltaOf(before.records, layer.records, form === 'delta')
      : null
  if (before && delta) plan.addDelta(layer.id, before.id, delta)
  else wholeLayer(plan, layer)
}

export const planSince = async (
  source: Source,
  { head, steps, baseFormat, isThin, gone }: Since,
): Promise<PackPlan> => {
  const plan = new PackPlan()
  const { workspaceId } = source
  const changes = steps.flatMap((step) => step.changes)
  const earlier = changes.flatMap(({ before }) => before ?? [])
  const texts = await readTexts(source.db, workspaceId, [...head.entries, ...earlier])
  const snapshotWith = (all: readonly Entry[], format: number) =>
    snapshotOf(workspaceId, withTexts(all, texts), format)
  let entries: readonly Entry[] = head.entries
  let later = snapshotWith(entries, head.format)
  for (const [at, step] of steps.entries()) {
    checkTree(step, later.treeId)
    plan.add(commitObject(step))
    const shown = entries
    entries = undo(entries, step.changes)
    const before = snapshotWith(entries, steps[at + 1]?.format ?? baseFormat)
    const isFirst = at === steps.length - 1
    const isWhole = (isFirst && !isThin) || at % MAX_CHAIN === MAX_CHAIN - 1
    const hasGone = at > 0 && shown.some((entry) => gone.has(revisionName(entry)))
    const form = hasGone ? 'delta' : isWhole ? 'whole' : 'shorter'
    for (const layer of later.layers) {
      const base = before.layers.find(({ name }) => name === layer.name)
      if (base?.id !== layer.id) addLayer(plan, layer, { before: base, form })
    }
    later = before
    await turn()
  }
  await addChanged(source, plan, { changes, wantsBlob: () => true })
  return plan
}

/** The same for a partial clone, which lacks the folders and files of the commits in between. */
export const planNewest = async (
  source: Source,
  { head, steps, wantsBlob }: Pick<Since, 'head' | 'steps'> & { wantsBlob: WantsBlob },
): Promise<PackPlan> => {
  const plan = new PackPlan()
  const { treeId, layers } = await snapshotAt(source, head)
  checkTree(head, treeId)
  for (const step of steps) plan.add(commitObject(step))
  if (steps.length === 0) return plan
  for (const layer of layers) wholeLayer(plan, layer)
  const earlier = steps.reduce((entries, { changes }) => undo(entries, changes), head.entries)
  await addChanged(source, plan, { changes: changesBetween(earlier, head.entries), wantsBlob })
  return plan
}

/** Trees and files that the revision before the change did not have. */
const addChanged = async (
  source: Source,
  plan: PackPlan,
  { changes, wantsBlob }: { changes: readonly EntryChange[]; wantsBlob: WantsBlob },
): Promise<void> => {
  const changed = changes.filter(({ after }) => after !== null)
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH)
    const both = batch.flatMap(({ before, after }) => [before, after].flatMap((one) => one ?? []))
    const read = await readManifests(source.db, source.workspaceId, both)
    const byName = new Map(read.map((one) => [revisionName(one), one]))
    for (const { before, after } of batch) {
      const now = after && byName.get(revisionName(after))
      if (!now) continue
      const { files, ...revision } = now
      const old = (before && byName.get(revisionName(before))?.files) ?? []
      const known = new Set([
        ...idsOf(old),
        ...(before ? folderTrees(old) : []).map(({ id }) => id),
      ])
      for (const tree of folderTrees(files)) if (!known.has(tree.id)) plan.add(tree)
      plan.addFiles(
        revision,
        idsOf(files.filter(wantsBlob)).filter((id) => !known.has(id)),
      )
    }
    await turn()
  }
}

/** Single trees and blobs of a commit; null if one is not in it. */
export const planObjects = async (
  source: Source,
  commit: Commit,
  ids: readonly string[],
): Promise<PackPlan | null> => {
  const plan = new PackPlan()
  const wanted = new Set(ids)
  const { layers } = await snapshotAt(source, commit)
  for (const layer of layers) if (wanted.has(layer.id)) wholeLayer(plan, layer)
  if (wanted.has(commit.id)) plan.add(commitObject(commit))
  for await (const manifests of manifestsOf(source, commit.entries)) {
    if (plan.count === wanted.size) break
    for (const { files, ...revision } of manifests) {
      for (const tree of folderTrees(files)) if (wanted.has(tree.id)) plan.add(tree)
      plan.addFiles(
        revision,
        idsOf(files).filter((id) => wanted.has(id)),
      )
    }
  }
  return plan.count === wanted.size ? plan : null
}
