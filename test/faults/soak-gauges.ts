/** How full a service and its database are. */
import { readdir, readFile, readlink } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'
import { request } from '../process/client.ts'

export type Gauges = {
  at: number
  rssMb: number
  heapMb: number
  handles: number
  /** Of the pool. */
  connections: number
  followers: number
  /** Answers of 500 and above, ever. */
  failures: number
}

export const readGauges = async (url: string): Promise<Gauges> => {
  const { body } = await request(url, '/metrics')
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))] as const)
  const sum = (isIt: (name: string) => boolean): number =>
    lines.reduce((total, [name, value]) => total + (isIt(name) ? value : 0), 0)
  const of = (wanted: string): number => sum((name) => name === wanted)
  return {
    at: Math.round(performance.now() / 1000),
    rssMb: Math.round(of('process_resident_memory_bytes') / 2 ** 20),
    heapMb: Math.round(of('nodejs_heap_size_used_bytes') / 2 ** 20),
    handles: of('process_open_fds'),
    connections: sum((name) => /database_connections\{state="(idle|busy)"/.test(name)),
    followers: of('skill_registry_event_followers'),
    failures: sum((name) => /request_duration_seconds_count\{.*status="5\d\d"/.test(name)),
  }
}

/** What a process holds open, by its kind: files, sockets, pipes and the like. */
export const handlesOf = async (pid: number): Promise<Record<string, number>> => {
  const folder = `/proc/${pid}/fd`
  const targets = await Promise.all(
    (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => 'closed')),
  )
  const kinds = targets.map((target) => target.replace(/:\[\d+\]$/, ''))
  const counts: Record<string, number> = {}
  for (const kind of kinds.toSorted()) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Connections of others to a port of this machine, in whatever state but listening. */
export const socketsAt = async (port: number): Promise<number> => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const text = await readFile('/proc/net/tcp', 'utf8')
  const open = /^(?!0A|06)/
  return text.split('\n').filter((line) => {
    const [, local = '', , state = ''] = line.trim().split(/\s+/)
    return local.endsWith(`:${hex}`) && open.test(state)
  }).length
}

export const databaseConnections = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(db)
  return rows.length
}

/** As if two days had passed, for all that ends by time. */
export const letDaysPass = async (db: Kysely<Database>): Promise<void> => {
  await sql`update uploads set expires_at = expires_at - interval '2 days',
    lease_expires_at = lease_expires_at - interval '2 days',
    ended_at = ended_at - interval '2 days'`.execute(db)
  await sql`update idempotency_keys set claimed_at = claimed_at - interval '2 days'`.execute(db)
  await sql`update deleted_objects set delete_after = delete_after - interval '2 days'`.execute(db)
}

const leftovers = {
  uploads: sql`select from uploads`,
  'bytes of uploads': sql`select from upload_chunks`,
  keys: sql`select from idempotency_keys`,
  'objects to be deleted': sql`select from deleted_objects`,
  letters: sql`select from dead_letters`,
}

export const countLeftovers = async (db: Kysely<Database>): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [name, rows] of Object.entries(leftovers)) {
    counts[name] = (await rows.execute(db)).rows.length
  }
  return counts
}
