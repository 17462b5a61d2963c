/** What the tests of quotas share: the defaults, packages, and that a refusal changes nothing. */
import { sql } from 'kysely'
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { Answer } from '../support/given.ts'

export const defaults = {
  bytes: 10 * 1024 ** 3,
  skills: 10_000,
  documents: 10_000,
  functions: 1000,
  open_uploads: 100,
}
export const nothing = { bytes: 0, skills: 0, documents: 0, functions: 0, open_uploads: 0 }
export const archive = packageArchive()
export const other = packageArchive({ files: { 'notes.md': 'more of it '.repeat(1000) } })
export const otherSkill = packageArchive({
  files: { 'SKILL.md': skillMd({ name: 'another-one' }) },
})

export const exceeded = (quota: string, limit: number, used: number, requested: number) => ({
  status: 507,
  body: {
    code: 'workspaces.quota_exceeded',
    detail: /^The workspace has .* ask an admin of all workspaces for a higher quota\.$/,
    details: { quota, limit, used, requested },
  },
})

/** Rows of all tables that a write could have left, and the counters. */
const stateOf = async ({ db }: TestApp) => {
  const { rows } = await sql`
    select snapshot_version, used_bytes, used_skills, used_documents, used_functions,
      used_open_uploads,
      (select count(*) from skill_revisions) as revisions,
      (select count(*) from skills) as skills,
      (select count(*) from uploads where ended_at is null) as uploads,
      (select count(*) from documents) as documents, (select count(*) from functions) as functions,
      (select count(*) from audit_entries) as entries, (select count(*) from events) as events
    from workspaces where workspace_id = 'default'`.execute(db)
  return rows
}

export const refusedBy = async (
  t: Test,
  test: TestApp,
  act: () => Promise<Answer>,
  found: object,
): Promise<void> => {
  const before = await stateOf(test)
  t.match(await act(), found)
  t.same(await stateOf(test), before, 'nothing is changed')
}
