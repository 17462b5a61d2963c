/** `search`: finds skills by words, the best match first. */
import type { Call } from '../program/options.ts'
import type { Context } from '../context.ts'
import { exitCodes } from '../api/failures.ts'
import { cut } from '../terminal/layout.ts'

const LIMIT = 20
const SHOWN = 60

const HEADINGS = ['SCORE', 'SKILL', 'SOURCE', 'VERSION', 'STATUS', 'DESCRIPTION']

export const search = async (
  { registry, output }: Context,
  { words, options }: Call,
): Promise<number> => {
  const { status, sourceKind, limit = LIMIT } = options
  const q = words.join(' ')
  const { snapshot_version, skills } = await registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}/skills', {
      params: {
        path: { workspace_id: registry.workspace },
        query: {
          q,
          limit,
          ...(status ? { status } : {}),
          ...(sourceKind ? { source_kind: sourceKind } : {}),
        },
      },
      signal,
    }),
  )
  const rows = skills.map(({ slug, source_kind: kind, version, description, ...skill }) => [
    (skill.match?.score ?? 0).toFixed(2),
    slug,
    kind,
    version,
    skill.status_reason ? `${skill.status}: ${skill.status_reason}` : skill.status,
    cut(description, SHOWN),
  ])
  output.result({ snapshot_version, skills }, () =>
    rows.length === 0 ? ['No skill matches.'] : [{ rows: [HEADINGS, ...rows] }],
  )
  return exitCodes.ok
}
