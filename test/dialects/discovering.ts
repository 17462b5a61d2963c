/** Reading discovery indexes and what they name. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { givenSkill } from '../support/given.ts'

export const FOLDER = '/.well-known/agent-skills'
export const INDEX = `${FOLDER}/index.json`

type Entry = { name: string; type: string; url: string; digest: string }

export const entriesOf = (index: { json: () => { skills: Entry[] } }): Entry[] =>
  index.json().skills

export const namesOf = (index: Parameters<typeof entriesOf>[0]): string[] =>
  entriesOf(index).map(({ name }) => name)

export const pathOf = ({ url }: Entry): string => `${FOLDER}/${url}`

/** With more than one file, so it is offered as an archive. */
export const givenPacked = ({ app }: TestApp, slug: string, text = slug): Promise<unknown> =>
  givenSkill(app, { slug, files: { 'notes.txt': text } })

/** The entries whose bytes are not there, or not those of the digest. */
export const findBroken = async (
  fetchBytes: (path: string) => Promise<{ status: number; bytes: Uint8Array }>,
  entries: Entry[],
): Promise<string[]> => {
  const broken: string[] = []
  for (const entry of entries) {
    const { status, bytes } = await fetchBytes(pathOf(entry))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (status !== 200 || entry.digest !== `sha256:${sha256}`) broken.push(entry.name)
  }
  return broken
}

/** Until it is released, rows of archives are read and not written. */
export const holdArchives = async (t: Test, { db }: TestApp): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await sql`lock table skill_archives in exclusive mode`.execute(trx)
    held.resolve()
    await end.promise
  })
  const release = async (): Promise<void> => {
    end.resolve()
    await holding
  }
  t.teardown(release)
  await Promise.race([held.promise, holding])
  return release
}
