/** `audit`: who did what, the newest entry first. */
import { exitCodes, UsageError } from '../api/failures.ts'
import type { Work } from '../program/spec.ts'
import { short, time } from '../terminal/text.ts'

const USUAL = 50

const momentOf = (name: string, given: string | undefined): string | undefined => {
  if (given === undefined) return undefined
  const date = new Date(given)
  if (Number.isNaN(date.getTime())) {
    throw new UsageError(`--${name} takes a time such as 2026-01-31 or 2026-01-31T12:00:00Z`)
  }
  return date.toISOString()
}

export const audit: Work = async ({ registry, output }, { words: [skill], options }) => {
  const { action, actor, decision, limit = USUAL } = options
  const since = momentOf('since', options.since)
  const until = momentOf('until', options.until)
  const query = {
    limit: Math.min(limit, 200),
    ...(skill === undefined ? {} : { skill }),
    ...(action === undefined ? {} : { action }),
    ...(actor === undefined ? {} : { actor }),
    ...(decision === undefined ? {} : { decision }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  }
  const pages = await registry.pages(
    async (cursor) => {
      const page = await registry.ask((api, signal) =>
        api.GET('/v1/workspaces/{workspace_id}/audit', {
          params: {
            path: { workspace_id: registry.workspace },
            query: { ...query, ...cursor },
          },
          signal,
        }),
      )
      if (typeof page === 'string') throw new Error('The service did not send JSON.')
      return page
    },
    Math.ceil(limit / 200),
  )
  const entries = pages.flatMap((page) => page.entries).slice(0, limit)
  output.result({ entries }, () =>
    entries.length === 0
      ? ['No entry matches.']
      : [
          {
            rows: [
              ['TIME', 'ACTION', 'DECISION', 'ACTOR', 'FINGERPRINT', 'TARGET'],
              ...entries.map((entry) => [
                time(entry.at),
                entry.action,
                entry.reason_code === null
                  ? entry.decision
                  : `${entry.decision}: ${entry.reason_code}`,
                entry.actor,
                short(entry.fingerprint_after ?? ''),
                entry.target,
              ]),
            ],
          },
        ],
  )
  return exitCodes.ok
}
