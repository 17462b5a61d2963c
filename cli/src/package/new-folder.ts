/** Creates a folder with all its files, or not at all. */
import { rmSync } from 'node:fs'
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PackageFile } from '../../../src/packages/types.ts'
import { bareRepositories, isVersionControl } from '../../../src/packages/version-control.ts'
import { refuse } from '../api/failures.ts'

const notEmpty = (path: string) =>
  refuse(
    'cli.folder_taken',
    'Folder in use',
    `${path} already exists and is not empty. Name another folder with --to, or remove it.`,
  )

/** Whatever the registry says: to look at the folder with Git would run what its settings name. */
const checkNoRepository = (files: PackageFile[]): void => {
  const paths = files.map(({ path }) => path)
  const found = paths.find(isVersionControl) ?? bareRepositories(paths)[0]
  if (found === undefined) return
  throw refuse(
    'cli.version_control',
    'Package rejected',
    `The package contains version control data, ${found}. Programs run commands that such data names, so nothing was written. Ask the publisher of the skill to leave it out.`,
  )
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Null if it does not exist. */
const listed = async (path: string): Promise<string[] | null> => {
  try {
    return await readdir(path)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    if (isCode(error, 'ENOTDIR')) throw notEmpty(path)
    throw error
  }
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export class NewFolder {
  readonly path: string
  /** On the same disk as the folder, so that it can be moved there once complete. */
  readonly #draft: string
  /** An empty folder is filled, another one is replaced. */
  readonly #place: 'free' | 'empty' | 'taken'

  constructor(path: string, draft: string, place: 'free' | 'empty' | 'taken') {
    this.path = path
    this.#draft = draft
    this.#place = place
    for (const signal of endingSignals) process.once(signal, this.#onSignal)
  }

  static async at(given: string): Promise<NewFolder> {
    const path = resolve(given)
    const names = await listed(path)
    if (names !== null && names.length > 0) throw notEmpty(path)
    const exists = names !== null
    if (!exists) await mkdir(dirname(path), { recursive: true })
    return NewFolder.#in(exists ? path : dirname(path), path, exists ? 'empty' : 'free')
  }

  /** One that takes the place of what is there, once it is complete. */
  static async replacing(path: string): Promise<NewFolder> {
    await mkdir(dirname(path), { recursive: true })
    const place = (await listed(path)) === null ? 'free' : 'taken'
    return NewFolder.#in(dirname(path), path, place)
  }

  static async #in(
    parent: string,
    path: string,
    place: 'free' | 'empty' | 'taken',
  ): Promise<NewFolder> {
    const draft = await mkdtemp(join(parent, '.skill-pull-'))
    await mkdir(join(draft, 'contents'))
    await mkdir(join(draft, 'package'))
    return new NewFolder(path, draft, place)
  }

  async keep({ sha256, bytes }: { sha256: string; bytes: Uint8Array }): Promise<void> {
    await writeFile(join(this.#draft, 'contents', sha256), bytes)
  }

  /** Copies the contents to the paths of the files, and moves the folder into place. */
  async complete(files: PackageFile[]): Promise<void> {
    checkNoRepository(files)
    for (const { path, sha256, executable } of files) {
      const target = join(this.#draft, 'package', ...path.split('/'))
      await mkdir(dirname(target), { recursive: true })
      await copyFile(join(this.#draft, 'contents', sha256), target)
      const { mode } = await stat(target)
      // Everyone with read permission gets execute permission.
      if (executable) await chmod(target, mode | ((mode & 0o444) >> 2))
    }
    const whole = join(this.#draft, 'package')
    if (this.#place === 'taken') await rename(this.path, join(this.#draft, 'before'))
    if (this.#place !== 'empty') {
      await rename(whole, this.path)
      return
    }
    for (const name of await readdir(whole)) await rename(join(whole, name), join(this.path, name))
  }

  async close(): Promise<void> {
    for (const signal of endingSignals) process.off(signal, this.#onSignal)
    await rm(this.#draft, { recursive: true, force: true })
  }

  readonly #onSignal = (signal: NodeJS.Signals): void => {
    rmSync(this.#draft, { recursive: true, force: true })
    process.off(signal, this.#onSignal)
    process.kill(process.pid, signal)
  }
}
