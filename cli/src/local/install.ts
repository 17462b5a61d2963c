/** `install`, `update` and `remove`: skills in the folders that agents read. */
import { rm } from 'node:fs/promises'
import { posix } from 'node:path'
import { exitCodes, refuse, UsageError } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { checkSlug, type Found } from '../read/find.ts'
import { counted } from '../terminal/text.ts'
import { locate } from './location.ts'
import { type Lock, type Locked, readLock, writeLock } from './lock-file.ts'
import { type Done, eachOf, report } from './outcomes.ts'
import { folderNameOf, localFingerprint, type Place, placeOf, targetsOf } from './place.ts'
import { putSkill } from './put.ts'
import { findLocked, findServed, versionOf } from './served.ts'

type Job = { context: Context; place: Place; lock: Lock; options: Options }

export const isOfThis = ({ config }: Context, { registry, workspace }: Locked): boolean =>
  registry === config.url && workspace === config.workspace

const checkRegistry = (context: Context, slug: string, locked: Locked): void => {
  if (isOfThis(context, locked)) return
  throw refuse(
    'cli.other_registry',
    'Other registry',
    `${slug} is from the workspace ${locked.workspace} of ${locked.registry}. Name it with --url and --workspace.`,
  )
}

/** A lock file has one skill of a name, so another source kind would take the place of this one. */
const checkKind = (slug: string, locked: Locked, { sourceKind, force }: Options): void => {
  const { source_kind: kind, folders } = locked
  if (force === true || sourceKind === undefined || sourceKind === kind) return
  throw refuse(
    'cli.other_source_kind',
    'Other source kind',
    `${slug} of the source kind ${kind} is installed in ${folders.join(', ')}. Nothing was replaced; --force replaces it everywhere with the one of ${sourceKind}.`,
  )
}

const put = async (job: Job, found: Found, version: string, folders: string[]): Promise<Done> => {
  const { context, place, lock, options } = job
  const { slug, sourceKind, list } = found
  const locked = lock.get(slug)
  const all = [...new Set([...(locked?.folders ?? []), ...folders])].toSorted()
  const force = options.force === true
  const changed = await putSkill(context, { place, found, folders: all, locked, force })
  const { fingerprint } = list
  const { url: registry, workspace } = context.config
  const isPinned = options.version !== undefined || options.fingerprint !== undefined
  lock.set(slug, {
    registry,
    workspace,
    source_kind: sourceKind,
    version,
    fingerprint,
    pinned: isPinned,
    folders: all,
  })
  await writeLock(place.lockFile, lock)
  const isNew = locked === undefined
  const status = changed.length === 0 ? 'unchanged' : isNew ? 'installed' : 'updated'
  return { slug, status, version, fingerprint, folders: all }
}

const installOne = async (job: Job, slug: string, targets: string[]): Promise<Done> => {
  const { context, place, lock, options: given } = job
  const locked = lock.get(slug)
  if (locked) {
    checkRegistry(context, slug, locked)
    checkKind(slug, locked, given)
  }
  const options = locked ? { sourceKind: locked.source_kind, ...given } : given
  const wanted = { slug, place, options, locked }
  const found = await findServed(context, wanted)
  const folders = targets.map((folder) => posix.join(folder, folderNameOf(slug)))
  return put(job, found, await versionOf(context, found, wanted), folders)
}

const lockedOf = ({ lock, place }: Job, slug: string): Locked => {
  const locked = lock.get(slug)
  if (locked !== undefined) return locked
  throw new UsageError(
    `${slug} is not in ${place.lockFile}. Install it with "skill install ${slug}"`,
  )
}

/** Exactly what the lock file says. */
const installLocked = async (job: Job, slug: string): Promise<Done> => {
  const { context, place, options } = job
  const locked = lockedOf(job, slug)
  checkRegistry(context, slug, locked)
  const { fingerprint, folders } = locked
  const found = await findLocked(context, place, slug, locked)
  const force = options.force === true
  const changed = await putSkill(context, { place, found, folders, locked, force })
  const status = changed.length === 0 ? 'unchanged' : 'installed'
  return { slug, status, version: locked.version, fingerprint, folders }
}

const jobOf = async (context: Context, options: Options): Promise<Job> => {
  const place = placeOf(context, options)
  return { context, place, lock: await readLock(place.lockFile), options }
}

export const install: Work = async (context, { words, options }) => {
  const job = await jobOf(context, options)
  const { lock, place } = job
  if (words.length > 0) {
    for (const slug of words) checkSlug(slug)
    const targets = targetsOf(context, place, options)
    return report(context, await eachOf(words, lock, (slug) => installOne(job, slug, targets)))
  }
  if (lock.size === 0) {
    throw new UsageError(`Say which skill: there is no lock file ${place.lockFile}`)
  }
  const slugs = [...lock.keys()]
  return report(context, await eachOf(slugs, lock, (slug) => installLocked(job, slug)))
}

/** Those that were pinned only if they are named. */
const updateOne = async (job: Job, slug: string, isNamed: boolean): Promise<Done> => {
  const { context, place, options } = job
  const locked = lockedOf(job, slug)
  const { version, fingerprint, folders } = locked
  if (locked.pinned && !isNamed) return { slug, status: 'pinned', version, fingerprint, folders }
  checkRegistry(context, slug, locked)
  const wanted = { slug, place, options: { ...options, sourceKind: locked.source_kind }, locked }
  const found = await findServed(context, wanted)
  return put(job, found, await versionOf(context, found, wanted), folders)
}

export const update: Work = async (context, { words, options }) => {
  const job = await jobOf(context, options)
  for (const slug of words) lockedOf(job, slug)
  const isNamed = words.length > 0
  const slugs = isNamed ? words : [...job.lock.keys()]
  return report(context, await eachOf(slugs, job.lock, (slug) => updateOne(job, slug, isNamed)))
}

export const remove: Work = async (context, { words: slugs, options }) => {
  const job = await jobOf(context, options)
  const { place, lock } = job
  for (const slug of slugs) {
    const locked = lockedOf(job, slug)
    const paths: string[] = []
    for (const folder of locked.folders) {
      const path = await locate(place, folder)
      paths.push(path)
      const now = await localFingerprint(path)
      if (now === null || now === locked.fingerprint || options.force) continue
      throw refuse(
        'cli.changed_here',
        'Changed on this machine',
        `${folder} was changed. Nothing of ${slug} was removed; --force removes it.`,
      )
    }
    for (const path of paths) await rm(path, { recursive: true, force: true })
    lock.delete(slug)
    await writeLock(place.lockFile, lock)
  }
  context.output.result({ status: 'removed', skills: slugs }, () => [
    `Removed ${counted(slugs.length, 'skill')} from this machine: ${slugs.join(', ')}`,
  ])
  return exitCodes.ok
}
