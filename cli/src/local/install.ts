/** `install`, `update` and `remove`: skills in the folders that agents read. */
import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { exitCodes, refuse, UsageError } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { type Found, findFiles, findSkill } from '../read/find.ts'
import { counted, short } from '../terminal/text.ts'
import { type Lock, type Locked, readLock, writeLock } from './lock-file.ts'
import { folderNameOf, localFingerprint, type Place, placeOf, targetsOf } from './place.ts'
import { putSkill } from './put.ts'

type Done = {
  slug: string
  status: 'installed' | 'updated' | 'unchanged' | 'pinned'
  version: string
  fingerprint: string
  folders: string[]
}

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

/** The version is not in a list of files. */
const versionOf = async (context: Context, found: Found, options: Options): Promise<string> => {
  const { slug, sourceKind, list } = found
  const skill = await findSkill(context.registry, slug, { ...options, sourceKind })
  if (skill.fingerprint !== list.fingerprint) return options.version ?? ''
  if (skill.installable) return skill.version
  throw refuse(
    'cli.not_installable',
    'Not installable',
    `${slug} may not be installed: ${skill.reasons.installable ?? 'no reason given'}.`,
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

const installOne = async (job: Job, slug: string): Promise<Done> => {
  const { context, place, lock, options } = job
  const locked = lock.get(slug)
  if (locked) checkRegistry(context, slug, locked)
  const found = await findFiles(context.registry, slug, options)
  const version = await versionOf(context, found, options)
  const folders = targetsOf(context, place, options).map((folder) =>
    posix.join(folder, folderNameOf(slug)),
  )
  return put(job, found, version, folders)
}

/** Exactly what the lock file says. */
const installLocked = async (job: Job, slug: string, locked: Locked): Promise<Done> => {
  const { context, place, options } = job
  checkRegistry(context, slug, locked)
  const { fingerprint, source_kind: sourceKind, folders } = locked
  const found = await findFiles(context.registry, slug, { sourceKind, fingerprint })
  const force = options.force === true
  const changed = await putSkill(context, { place, found, folders, locked, force })
  const status = changed.length === 0 ? 'unchanged' : 'installed'
  return { slug, status, version: locked.version, fingerprint, folders }
}

const report = ({ output }: Context, done: Done[]): number => {
  output.result({ skills: done }, () => [
    ...done.flatMap(({ slug, status, version, fingerprint, folders }) => [
      `${status.padEnd(9)} ${slug} ${version} (${short(fingerprint)})`,
      ...(status === 'unchanged' || status === 'pinned'
        ? []
        : folders.map((folder) => `          ${folder}`)),
    ]),
    ...(done.length === 0 ? ['There is nothing to do: the lock file has no skills.'] : []),
  ])
  return exitCodes.ok
}

const jobOf = async (context: Context, options: Options): Promise<Job> => {
  const place = placeOf(context, options)
  return { context, place, lock: await readLock(place.lockFile), options }
}

export const install: Work = async (context, { words: slugs, options }) => {
  const job = await jobOf(context, options)
  const done: Done[] = []
  if (slugs.length === 0) {
    if (job.lock.size === 0) {
      throw new UsageError(`Say which skill: there is no lock file ${job.place.lockFile}`)
    }
    for (const [slug, locked] of job.lock) done.push(await installLocked(job, slug, locked))
  }
  for (const slug of slugs) done.push(await installOne(job, slug))
  return report(context, done)
}

const lockedOf = ({ lock, place }: Job, slug: string): Locked => {
  const locked = lock.get(slug)
  if (locked !== undefined) return locked
  throw new UsageError(
    `${slug} is not in ${place.lockFile}. Install it with "skill install ${slug}"`,
  )
}

export const update: Work = async (context, { words, options }) => {
  const job = await jobOf(context, options)
  const slugs = words.length > 0 ? words : [...job.lock.keys()]
  const done: Done[] = []
  for (const slug of slugs) {
    const locked = lockedOf(job, slug)
    const { version, fingerprint, folders } = locked
    if (locked.pinned && words.length === 0) {
      done.push({ slug, status: 'pinned', version, fingerprint, folders })
      continue
    }
    checkRegistry(context, slug, locked)
    const wanted = { ...options, sourceKind: locked.source_kind }
    const found = await findFiles(context.registry, slug, wanted)
    done.push(await put(job, found, await versionOf(context, found, wanted), folders))
  }
  return report(context, done)
}

export const remove: Work = async (context, { words: slugs, options }) => {
  const job = await jobOf(context, options)
  const { place, lock } = job
  for (const slug of slugs) {
    const locked = lockedOf(job, slug)
    for (const folder of locked.folders) {
      const now = await localFingerprint(join(place.root, folder))
      if (now === null || now === locked.fingerprint || options.force) continue
      throw refuse(
        'cli.changed_here',
        'Changed on this machine',
        `${folder} was changed. Nothing of ${slug} was removed; --force removes it.`,
      )
    }
    for (const folder of locked.folders) {
      await rm(join(place.root, folder), { recursive: true, force: true })
    }
    lock.delete(slug)
    await writeLock(place.lockFile, lock)
  }
  context.output.result({ status: 'removed', skills: slugs }, () => [
    `Removed ${counted(slugs.length, 'skill')} from this machine: ${slugs.join(', ')}`,
  ])
  return exitCodes.ok
}
