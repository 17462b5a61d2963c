/** Schema of `/v1/status`. */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import type { SeriesName } from './ring.ts'

const series = (description: string) => Type.Array(nullable(Type.Number()), { description })

const descriptions: Record<SeriesName, string> = {
  requests: 'Completed requests, without event streams.',
  errors_4xx: 'Those of them that were rejected.',
  errors_5xx: 'Those of them that failed.',
  p50_ms: 'Half of the requests took at most this long; null without requests.',
  p99_ms: '99 of 100 requests took at most this long.',
  connections_busy: 'Connections to the database in use.',
  connections_awaited: 'Requests that wait for one.',
  archives_running: 'Packages that are being read.',
  archives_queued: 'Packages that wait to be read.',
  event_lag: 'Changes that followers have not received, in the workspace that lags most.',
  delivery_lag: 'Changes that the subscription that lags most has not delivered.',
  dead_letters: 'Changes whose delivery was given up.',
}

export const Status = Type.Object(
  {
    version: Type.String(),
    replica: Type.String({ description: 'Names this process until it ends.' }),
    started_at: Timestamp,
    ready: Type.Boolean({ description: 'As `/readyz` says.' }),
    parts: Type.Object({
      database: Type.Boolean(),
      replica: nullable(
        stringEnum(['standby', 'promoted', 'unavailable']),
        'The server for reads: a standby serves them, otherwise the primary does; null: none is configured.',
      ),
    }),
    replica_lag_bytes: nullable(
      Type.Integer(),
      'Log of the primary that the standby has not applied yet; null: not known.',
    ),
    step_seconds: Type.Integer(),
    last_step_at: nullable(Timestamp, 'When the last step ended; null before the first.'),
    series: Type.Object(
      Object.fromEntries(
        Object.entries(descriptions).map(([name, text]) => [name, series(text)]),
      ) as Record<SeriesName, ReturnType<typeof series>>,
      { description: 'The last hour, oldest step first, at most 360 values; null: not known.' },
    ),
  },
  { $id: 'Status', description: 'How one replica does.' },
)
export type Status = Static<typeof Status>
