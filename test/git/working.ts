/** A listening service, and Git as its client, which knows nothing of the settings of this machine. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Test } from 'tap'
import { runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive, type PackageFiles, skillMd } from '../support/archives.ts'
import { call, multipart } from '../support/given.ts'

const version = await tryProgram('git', ['--version'])

export const skip = version === null ? 'Git is not on this machine' : false

export type Served = TestApp & { origin: string; folder: string }

export const givenServed = async (t: Test, env: Record<string, string> = {}): Promise<Served> => {
  const test = await testApp(t, env)
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...test, origin, folder: await temporaryFolder(t) }
}

const settings = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'a test',
  GIT_AUTHOR_EMAIL: 'test@localhost',
  GIT_COMMITTER_NAME: 'a test',
  GIT_COMMITTER_EMAIL: 'test@localhost',
}

export const git = async (cwd: string, ...args: string[]): Promise<string> =>
  (await runProgram('git', args, { cwd, env: settings })).trim()

/** What it prints when it fails. */
export const failingGit = async (cwd: string, ...args: string[]): Promise<string> => {
  try {
    return `it did not fail: ${await git(cwd, ...args)}`
  } catch (error) {
    return String(error)
  }
}

/** Files of a folder with their bytes as text, but for those of Git and the lists of plugins. */
export const filesBelow = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path.startsWith('skills/'))
    .toSorted()
  const read = paths.map(
    async (path) => [path, await readFile(join(folder, path), 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

export const pluginsIn = async (folder: string): Promise<string[]> => {
  const text = await readFile(join(folder, '.claude-plugin/marketplace.json'), 'utf8')
  const { plugins } = JSON.parse(text) as { plugins: { name: string }[] }
  return plugins.map(({ name }) => name)
}

type Publishing = { version?: string; headers?: Record<string, string> }

/** Installs or updates a skill of this name. */
export const publish = async (
  { app }: TestApp,
  name: string,
  files: PackageFiles = {},
  { version: label = '1.0.0', headers = {} }: Publishing = {},
): Promise<string> => {
  const skill = skillMd({ name, extra: `version: ${label}` })
  const archive = packageArchive({ folder: name, files: { 'SKILL.md': skill, ...files } })
  const { payload, headers: ofForm } = multipart(archive)
  const form = { payload, headers: { ...ofForm, ...headers } }
  const known = await call(app, 'GET', `/skills/user/${name}`, { headers })
  const answer =
    known.status === 200
      ? await call(app, 'PUT', `/skills/user/${name}/archive`, form)
      : await call(app, 'POST', '/skills/archive', form)
  if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
  return String(answer.body.skill.fingerprint)
}

/** All ids of objects that a clone has. */
export const objectsIn = async (clone: string): Promise<string[]> => {
  const listed = await git(clone, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)')
  return listed.split('\n')
}
