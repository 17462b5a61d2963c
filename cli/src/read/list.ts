/** `list`: all pages of the installed skills. */
import type { Call } from '../program/options.ts'
import type { Context } from '../context.ts'
import type { components } from '../api/schema.ts'
import { exitCodes } from '../api/failures.ts'
import { cut } from '../terminal/layout.ts'
import { short } from '../terminal/text.ts'

type Page = components['schemas']['SkillList']

const PAGE = 200
const SHOWN = 60

const HEADINGS = ['SKILL', 'SOURCE', 'VERSION', 'FINGERPRINT', 'STATUS', 'LISTED', 'DESCRIPTION']

const rowOf = (skill: Page['skills'][number]): string[] => [
  skill.slug,
  skill.source_kind,
  skill.version,
  short(skill.fingerprint),
  skill.status_reason ? `${skill.status}: ${skill.status_reason}` : skill.status,
  skill.listed ? 'yes' : `no: ${skill.reasons.listed}`,
  cut(skill.description, SHOWN),
]

export const list = async ({ registry, output }: Context, { options }: Call): Promise<number> => {
  const { q, status, sourceKind } = options
  const pageAfter = (cursor: string | null): Promise<Page> =>
    registry.ask((api, signal) =>
      api.GET('/v1/workspaces/{workspace_id}/skills', {
        params: {
          path: { workspace_id: registry.workspace },
          query: {
            limit: PAGE,
            ...(q === undefined ? {} : { q }),
            ...(status ? { status } : {}),
            ...(sourceKind ? { source_kind: sourceKind } : {}),
            ...(cursor === null ? {} : { cursor }),
          },
        },
        signal,
      }),
    )
  const first = await pageAfter(null)
  const skills = [...first.skills]
  for (let cursor = first.next_cursor; cursor !== null;) {
    const page = await pageAfter(cursor)
    skills.push(...page.skills)
    cursor = page.next_cursor
  }
  const isFiltered = [q, status, sourceKind].some((filter) => filter !== undefined)
  output.result({ snapshot_version: first.snapshot_version, skills }, () =>
    skills.length === 0
      ? [isFiltered ? 'No skill matches.' : 'Nothing is installed.']
      : [{ rows: [HEADINGS, ...skills.map(rowOf)] }],
  )
  return exitCodes.ok
}
