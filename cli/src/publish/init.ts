/** `init <folder>`: a new skill from a template. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseSlug } from '../../../src/packages/manifest/slug.ts'
import { exitCodes, refuse, UsageError } from '../api/failures.ts'
import type { Work } from '../program/spec.ts'

const titleOf = (name: string): string =>
  name
    .split(/[-._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const template = (name: string, description: string): string => `---
name: ${name}
description: ${JSON.stringify(description)}
metadata:
  version: 0.1.0
---

# ${titleOf(name)}

Say here what the agent has to do, step by step. Keep details that are rarely needed in files of
their own, such as \`references/details.md\`, and name them here.
`

const nameOf = (given: string | undefined, folder: string): string => {
  const name =
    given ??
    basename(resolve(folder))
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
  if (parseSlug(name)?.name === name) return name
  throw new UsageError(
    `"${name}" is not a name of a skill: a-z and 0-9, in groups that "-" joins. Give one with --name.`,
  )
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

export const init: Work = async ({ output }, { words: [folder = ''], options }) => {
  const name = nameOf(options.name, folder)
  const description =
    options.description ?? `Says what ${name} does. Use it when the user asks for that.`
  const path = join(folder, 'SKILL.md')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path, template(name, description), { flag: 'wx' })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw refuse('cli.file_taken', 'File in use', `${path} exists already. Nothing was written.`)
  }
  output.result({ status: 'created', name, path: resolve(path) }, () => [
    `Created ${path}`,
    `Next: edit it, then "skill lint ${folder}" and "skill push ${folder}"`,
  ])
  return exitCodes.ok
}
