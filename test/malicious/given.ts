/** Lists of malicious packages, loaded by the command as an operator does. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { temporaryFolder } from '../clients/programs.ts'
import type { TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { runCommand } from '../support/command.ts'
import { call } from '../support/given.ts'
import { installArchive } from '../trust/given.ts'

type Affected = { name: string; ecosystem?: string; versions?: string[]; isAll?: boolean }

let count = 0

/** As OSV publishes it. */
export const record = (
  { name, ecosystem = 'npm', versions, isAll = versions === undefined }: Affected,
  more: object = {},
): { id: string } & Record<string, unknown> => {
  count += 1
  return {
    schema_version: '1.7.3',
    id: `MAL-2026-${count}`,
    modified: '2026-01-05T08:30:00Z',
    summary: `Malicious code in ${name} (${ecosystem})`,
    affected: [
      {
        package: { ecosystem, name },
        ...(isAll ? { ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] } : {}),
        ...(versions ? { versions } : {}),
      },
    ],
    ...more,
  }
}

export const lines = (records: object[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('')

export const load = (t: Test, { connectionString }: TestApp, ...words: string[]) =>
  runCommand(t, { DATABASE_URL: connectionString }, ['operations/malicious-list/cli.ts', ...words])

/** Files below a folder; the path of one of them, or of the folder. */
export const written = async (
  t: Test,
  files: Record<string, string | Buffer>,
): Promise<(name?: string) => string> => {
  const folder = await temporaryFolder(t)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return (name = '') => join(folder, name)
}

export const loaded = async (t: Test, app: TestApp, records: object[]): Promise<void> => {
  const path = await written(t, { 'all.jsonl': lines(records) })
  const { code, stderr } = await load(t, app, path('all.jsonl'))
  if (code !== 0) throw new Error(stderr)
}

export const skillWith = (name: string, files: Record<string, string>, body = 'Use it.'): Buffer =>
  packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, body }), ...files } })

export type Found = {
  rule_id: string
  severity: string
  path: string
  line: number
  message: string
}

/** What is said of the packages that a skill installs. */
export const foundIn = async ({ app }: TestApp, slug: string): Promise<Found[]> => {
  const { body } = await call(app, 'GET', `/skills/user/${slug}/health`)
  const all: Found[] = body.skills[0].security_findings
  return all.filter(({ rule_id: rule }) => /^dependency\.malicious|^scan\./.test(rule))
}

/** Skills with one more file each, about which nothing is said. */
export const servesEach = async (
  t: Test,
  given: TestApp,
  files: Record<string, [path: string, content: string]>,
): Promise<void> => {
  for (const [n, [what, [path, content]]] of Object.entries(files).entries()) {
    const slug = `good-${n}`
    const { status, body } = await installArchive(given.app, skillWith(slug, { [path]: content }))
    t.match({ status, body }, { status: 201, body: { served: true } }, what)
    t.same(await foundIn(given, slug), [], what)
  }
}

export type Case = [path: string, content: string, line: number]

/** Skills with one more file each, whose listed package is named at its line and nothing else. */
export const stopsEach = async (
  t: Test,
  given: TestApp,
  files: Record<string, Case>,
): Promise<void> => {
  for (const [n, [what, [path, content, line]]] of Object.entries(files).entries()) {
    const slug = `bad-${n}`
    const { status, body } = await installArchive(given.app, skillWith(slug, { [path]: content }))
    t.match({ status, body }, { status: 202, body: { served: false } }, what)
    const [found, ...others] = await foundIn(given, slug)
    const message = /The package \S+( \S+)? of \S+ is malicious \(MAL-2026-\d+\)\.$/
    const rule_id = 'dependency.malicious'
    t.match(found, { rule_id, severity: 'block', path, line, message }, what)
    t.same(others, [], what)
  }
}
