/**
 * Metrics in the text format of Prometheus. Counters are updated with each event; gauges are read
 * on each scrape.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RejectedToken } from '../../platform/access/authentication.ts'
import { AUDITED, type Audited } from '../../tenancy/audit/log.ts'
import { causes, type Replica } from '../../platform/database/replica.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import type { Standing } from './standing.ts'

/** The load of this process, and its lag. Null: the database did not respond in time. */
export type Loads = {
  connections: { total: number; idle: number; waiting: number }
  /** Null: the primary serves all reads. */
  replica: { reads: Replica['counts']; lagBytes: number | null } | null
  archives: { running: number; queued: number }
  packing: { running: number; queued: number }
  events: { followers: number; behind: number | null }
  deliveries: { failing: number; behind: number; dead_letters: number } | null
  sessions: number
  standing: Standing | null
}

type Request = { method: string; route: string; status: number }

const PREFIX = 'skill_registry_'
/** Seconds; the last ones are for uploads and installs. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export class Metrics {
  readonly #registry = new Registry()
  readonly #readLoads: () => Promise<Loads>
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its response, without event streams.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  })
  readonly #acts = new Counter({
    name: `${PREFIX}acts_total`,
    help: 'Committed or rejected actions, by their names in the audit log: uploads, installs, reviews …',
    labelNames: ['action', 'decision'],
    registers: [this.#registry],
  })
  readonly #connections = this.#gauge('database_connections', 'Connections of the pool.', ['state'])
  readonly #catalogueReads = new Counter({
    name: `${PREFIX}catalogue_reads_total`,
    help: 'Reads of skills by server, and why the primary served them: the standby lags, was promoted, or was unavailable.',
    labelNames: ['server', 'reason'],
    registers: [this.#registry],
  })
  /** Has a label so that it is absent without a standby. */
  readonly #replicaLag = this.#gauge(
    'replica_lag_bytes',
    'Log of the primary that the standby for reads has not applied yet.',
    ['server'],
  )
  readonly #archives = this.#gauge('archives', 'Packages that are being read, or wait to be.', [
    'state',
  ])
  readonly #packing = this.#gauge('packing', 'Archives that are being packed, or wait to be.', [
    'state',
  ])
  readonly #followers = this.#gauge('event_followers', 'Open streams that follow changes.')
  readonly #eventLag = this.#gauge(
    'event_lag',
    'Changes that followers have not received yet, in the workspace that lags most.',
  )
  readonly #deliveryLag = this.#gauge(
    'delivery_lag',
    'Changes that the subscription that lags most has not delivered yet.',
  )
  readonly #failing = this.#gauge('deliveries_failing', 'Subscriptions whose function is failing.')
  readonly #deadLetters = this.#gauge('dead_letters', 'Changes whose delivery was given up.')
  readonly #tokens = new Counter({
    name: `${PREFIX}tokens_refused_total`,
    help: 'Requests that were rejected for lack of a valid token.',
    labelNames: ['reason'],
    registers: [this.#registry],
  })
  readonly #skills = this.#gauge('skills', 'Installed skills of all workspaces.', ['status'])
  readonly #sessions = this.#gauge('orchestrator_sessions', 'Open sessions of orchestrators.')
  readonly #waiting = this.#gauge('proposals_waiting', 'Proposals that wait for a reviewer.')
  readonly #build = this.#gauge('build_info', 'Always 1.', ['version', 'node'])
  #isDefaultCollected = false

  constructor(readLoads: () => Promise<Loads>) {
    this.#readLoads = readLoads
    subscribe(AUDITED, this.#onAudited)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  countRequest(request: Request, seconds: number): void {
    this.#requests.observe(request, seconds)
  }

  countRejectedToken(reason: RejectedToken): void {
    this.#tokens.inc({ reason })
  }

  async text(): Promise<string> {
    if (!this.#isDefaultCollected) collectDefaultMetrics({ register: this.#registry })
    this.#isDefaultCollected = true
    const { connections, replica, archives, packing, events, deliveries, sessions, standing } =
      await this.#readLoads()
    this.#connections.set({ state: 'idle' }, connections.idle)
    this.#connections.set({ state: 'busy' }, connections.total - connections.idle)
    this.#connections.set({ state: 'awaited' }, connections.waiting)
    if (replica) this.#setReplica(replica)
    this.#archives.set({ state: 'running' }, archives.running)
    this.#archives.set({ state: 'queued' }, archives.queued)
    this.#packing.set({ state: 'running' }, packing.running)
    this.#packing.set({ state: 'queued' }, packing.queued)
    this.#followers.set(events.followers)
    this.#eventLag.set(events.behind ?? NaN)
    this.#sessions.set(sessions)
    this.#deliveryLag.set(deliveries?.behind ?? NaN)
    this.#failing.set(deliveries?.failing ?? NaN)
    this.#deadLetters.set(deliveries?.dead_letters ?? NaN)
    for (const status of ['active', 'disabled', 'blocked'] as const) {
      this.#skills.set({ status }, standing?.skills[status] ?? NaN)
    }
    this.#waiting.set(standing?.proposals_waiting ?? NaN)
    this.#build.set({ version: BUILD_VERSION, node: process.version }, 1)
    return this.#registry.metrics()
  }

  close(): void {
    unsubscribe(AUDITED, this.#onAudited)
  }

  #setReplica({ reads, lagBytes }: NonNullable<Loads['replica']>): void {
    this.#catalogueReads.reset()
    this.#catalogueReads.inc({ server: 'replica', reason: '' }, reads.replica)
    for (const reason of causes) {
      this.#catalogueReads.inc({ server: 'primary', reason }, reads[reason])
    }
    this.#replicaLag.set({ server: 'replica' }, lagBytes ?? NaN)
  }

  readonly #onAudited = (message: unknown): void => {
    const { action, decision } = message as Audited
    this.#acts.inc({ action, decision })
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name: PREFIX + name, help, labelNames, registers: [this.#registry] })
  }
}
