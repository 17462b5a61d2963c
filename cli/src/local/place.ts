/** Where skills are installed on this machine: a project, or the home folder, with its lock file. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, posix, resolve } from 'node:path'
import { fingerprintOf } from '../../../src/packages/fingerprint.ts'
import { UsageError } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import { sideOfFolder } from '../read/sides.ts'
import { agents, foldersOf, foundAgents, isAgent, type Scope } from './agents.ts'
import { isInside } from './lock-file.ts'

export type Place = {
  /** What the paths of the lock file are relative to. */
  root: string
  lockFile: string
  scope: Scope
  /** What `--to` names, relative to the root. */
  to: string | null
  /** What `--linked` names: below these, links may lead out of the root. */
  linked: string[]
}

/** Relative to the root, in its shortest form. */
const folderIn = (root: string, option: string, given: string): string => {
  const folder = posix.normalize(given).replace(/\/+$/, '')
  if (given !== '' && (folder === '.' || isInside(folder))) return folder
  throw new UsageError(`${option} takes a folder inside ${root}, relative to it`)
}

export const placeOf = ({ config }: Context, options: Options): Place => {
  const { global: isGlobal, to, linked = [] } = options
  const root = isGlobal ? config.home : resolve('.')
  return {
    root,
    lockFile: isGlobal
      ? join(dirname(config.profilesFile), 'lock.json')
      : resolve('skill-registry.lock.json'),
    scope: isGlobal ? 'personal' : 'project',
    to: to === undefined ? null : folderIn(root, '--to', to),
    linked: linked.map((one) => folderIn(root, '--linked', one)),
  }
}

/** As the Git repository of a registry names it. */
export const folderNameOf = (slug: string): string => slug.replace('/', '--')

/** The folders that agents read, relative to the root. */
export const targetsOf = (
  { config }: Context,
  { root, scope, to }: Place,
  options: Options,
): string[] => {
  if (to !== null) return [to]
  const unknown = options.agent?.find((name) => !isAgent(name))
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no agent "${unknown}". Known: ${Object.keys(agents).join(', ')}. Or name a folder with --to.`,
    )
  }
  const isThere = {
    home: (path: string) => existsSync(join(config.home, path)),
    project: (path: string) => existsSync(join(root, path)),
  }
  return foldersOf(options.agent ?? foundAgents(isThere, scope), scope)
}

/** Null if there is none. */
export const localFingerprint = async (path: string): Promise<string | null> => {
  if (!existsSync(path)) return null
  const { files } = await sideOfFolder(path)
  const list = [...files].map(([name, { sha256, executable }]) => ({
    path: name,
    sha256,
    executable,
  }))
  return fingerprintOf(list)
}

/** Skills in the folders that agents read, relative to the root. */
export const skillsIn = async ({ root }: Place, folders: string[]): Promise<string[]> => {
  const found: string[] = []
  for (const folder of folders) {
    const names = await readdir(join(root, folder)).catch(() => [])
    for (const name of names.toSorted((one, other) => (one < other ? -1 : 1))) {
      if (existsSync(join(root, folder, name, 'SKILL.md'))) found.push(`${folder}/${name}`)
    }
  }
  return found
}
