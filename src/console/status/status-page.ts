/** How this replica does: what it is, whether it is ready, and its last hour. Pure. */
import type { Status } from '../../operations/status/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { copyable, empty, type Fact, facts, icon, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type Chart, chartPart } from './chart.ts'

const chartsOf = ({ series, step_seconds: seconds }: Status): Chart[] => {
  const every = `in ${seconds} s`
  return [
    {
      id: 'requests',
      title: 'Requests',
      unit: '',
      rows: 'sum',
      lines: [{ name: every, values: series.requests }],
    },
    {
      id: 'times',
      title: 'Response times',
      unit: 'ms',
      rows: 'highest',
      lines: [
        { name: 'p50', values: series.p50_ms },
        { name: 'p99', values: series.p99_ms },
      ],
    },
    {
      id: 'failed',
      title: 'Failed (5xx)',
      unit: '',
      rows: 'sum',
      lines: [{ name: every, values: series.errors_5xx }],
    },
    {
      id: 'rejected',
      title: 'Rejected (4xx)',
      unit: '',
      rows: 'sum',
      lines: [{ name: every, values: series.errors_4xx }],
    },
    {
      id: 'connections',
      title: 'Database connections',
      unit: '',
      rows: 'highest',
      lines: [
        { name: 'busy', values: series.connections_busy },
        { name: 'awaited', values: series.connections_awaited },
      ],
    },
    {
      id: 'archives',
      title: 'Packages being read',
      unit: '',
      rows: 'highest',
      lines: [
        { name: 'running', values: series.archives_running },
        { name: 'queued', values: series.archives_queued },
      ],
    },
    {
      id: 'lag',
      title: 'Lag, in changes',
      unit: '',
      rows: 'highest',
      lines: [
        { name: 'events', values: series.event_lag },
        { name: 'deliveries', values: series.delivery_lag },
      ],
    },
    {
      id: 'letters',
      title: 'Dead letters',
      unit: '',
      rows: 'highest',
      lines: [{ name: 'in all workspaces', values: series.dead_letters }],
    },
  ]
}

const state = (isGood: boolean, good: string, bad: string): Html =>
  isGood
    ? html`<span class="state good">${icon('served')}${good}</span>`
    : html`<span class="state bad">${icon('blocked')}${bad}</span>`

const standbyFacts = ({ parts: { replica }, replica_lag_bytes: lag }: Status): Fact[] => {
  if (replica === null) return []
  const behind = lag === null ? '' : `, ${lag} bytes behind`
  const said = state(replica === 'standby', `in use${behind}`, `${replica}: the primary reads`)
  return [['Standby for reads', said]]
}

const charts = (status: Status): Html => {
  const { last_step_at: at, step_seconds: stepSeconds } = status
  if (at === null) return empty(`The first figures come after ${stepSeconds} seconds.`)
  const times = { lastStepAt: new Date(at), stepSeconds }
  return html`<div class="charts">${chartsOf(status).map((chart) => chartPart(chart, times))}</div>`
}

export const statusView = (status: Status, now: Date): View => ({
  title: 'Status',
  section: 'operators',
  styles: ['operators.css'],
  content: html`<h1>Status</h1>
    ${facts([
      ['Service', state(status.ready, 'ready', 'not ready')],
      ['Database', state(status.parts.database, 'reachable', 'not reachable')],
      ...standbyFacts(status),
      ['Version', copyable(status.version)],
      ['Replica', copyable(status.replica)],
      ['Started', when(status.started_at, now)],
      [
        'Figures',
        html`as of ${now.toISOString().slice(11, 19)} UTC ·
          <a href="${paths.status()}">Refresh</a>`,
      ],
    ])}
    <p class="quiet">
      The last hour of this replica, from its memory. Each replica has its own figures; the next
      page may come from another one.
    </p>
    ${charts(status)}`,
})
