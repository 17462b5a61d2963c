/** The event stream of a workspace that many follow: a registered document is an event for each. */
import { readFileSync } from 'node:fs'
import type { Bench, Server } from './bench.ts'
import { nchan } from './events/nchan.ts'
import { type Channel, now, Publisher } from './events/publisher.ts'
import { Subscribers } from './events/subscribers.ts'
import type { Side } from './rounds.ts'
import { compare, figure, type Outcome, type Row } from './row.ts'

const TYPE = 'skills::on-change'
const ID = 'bench/a-folder-with-many-documents/of-a-kind-that-is-found-in-most-workspaces/#'
const JSON_TYPE = { 'content-type': 'application/json' }

type Stream = {
  name: string
  subscribers: Subscribers
  publisher: Publisher
  /** What one more subscriber costs the server. */
  bytesEach: number
}

const residentBytes = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  const all = [String(pid), ...children.filter(Boolean)]
  return all
    .map((id) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]))
    .reduce((sum, kilobytes) => sum + kilobytes * 1024, 0)
}

const followed = async (
  bench: Bench,
  {
    name,
    server,
    count,
    path,
    channel,
  }: {
    name: string
    server: Server
    count: number
    path: string
    channel: Channel
  },
): Promise<Stream> => {
  const publisher = new Publisher(channel)
  bench.onEnd(() => publisher.close())
  const before = residentBytes(server.pid)
  const subscribers = await Subscribers.open(count, server, path)
  bench.onEnd(async () => subscribers.close())
  const bytesEach = (residentBytes(server.pid) - before) / count
  return { name, subscribers, publisher, bytesEach }
}

const WORKSPACE = '/v1/workspaces/default'

type Source = 'commits' | 'requests'

const ours = async (bench: Bench, count: number, source: Source): Promise<Stream> => {
  const connectionString = await bench.database()
  const server = await bench.service({
    DATABASE_URL: connectionString,
    EVENTS_MAX_STREAMS: '10000',
    EVENTS_MAX_PER_CALLER: '10000',
    MAX_CONNECTIONS: '10000',
    MAX_PENDING_PER_ADDRESS: '10000',
  })
  const requests: Channel = {
    url: `${server.url}${WORKSPACE}/documents/${ID}`,
    method: 'PUT',
    headers: JSON_TYPE,
    body: JSON.stringify({ skill: '# A document\n' }),
  }
  const channel =
    source === 'requests' ? requests : { connectionString, documentId: ID, together: 10 }
  const path = `${WORKSPACE}/events`
  return await followed(bench, { name: 'service', server, count, path, channel })
}

const theirs = async (bench: Bench, count: number): Promise<Stream> => {
  const server = await nchan(bench)
  const channel: Channel = {
    url: `${server.url}/publish`,
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-eventsource-event': TYPE },
    body: JSON.stringify({ op: 'register', id: ID, snapshot_version: 1000 }),
  }
  return await followed(bench, { name: 'nchan', server, count, path: '/subscribe', channel })
}

const PUBLISHERS = 16

/** Deliveries a second, from the first request to the last subscriber. */
const burst = ({ name, subscribers, publisher }: Stream, count: number): Side => ({
  name,
  measure: async () => {
    const pace = { publishers: PUBLISHERS }
    const startedAt = now()
    const endedAt = await subscribers.hearing(
      count,
      () => publisher.publish({ count, pace }),
      () => undefined,
    )
    return (count * subscribers.count * 1000) / (endedAt - startedAt)
  },
})

/** The delay from the request of the publisher to the subscriber that 1 % come after, in ms. */
const late = ({ name, subscribers, publisher }: Stream, perSecond: number): Side => ({
  name,
  measure: async () => {
    const count = perSecond * 4
    const heard = new Float64Array(count * subscribers.count)
    const numbers = new Uint32Array(count * subscribers.count)
    let size = 0
    const sentAt = Promise.withResolvers<Float64Array>()
    const act = async () => sentAt.resolve(await publisher.publish({ count, pace: { perSecond } }))
    await subscribers.hearing(count, act, (number) => {
      heard[size] = now()
      numbers[size] = number
      size += 1
    })
    const sent = await sentAt.promise
    const delays = heard.map((at, index) => at - (sent[numbers[index] ?? 0] ?? 0)).toSorted()
    return delays[Math.floor(delays.length * 0.99)] ?? Number.NaN
  },
})

type Comparison = {
  count: number
  source: Source
  unit: string
  side: (stream: Stream) => Side
}

const withMemory = (text: string, { bytesEach }: Stream): string =>
  `${text}, ${figure(bytesEach / 1024)} KiB each`

const between = async (
  bench: Bench,
  { count, source, unit, side }: Comparison,
): Promise<Outcome> => {
  const peer = await theirs(bench, count)
  const mine = await ours(bench, count, source)
  const outcome = await compare(bench, unit, side(mine), side(peer))
  return {
    ...outcome,
    ours: withMemory(outcome.ours, mine),
    theirs: withMemory(outcome.theirs, peer),
  }
}

type Burst = { events: number; to: number; source: Source }

const burstOf =
  ({ events, to, source }: Burst) =>
  async (bench: Bench): Promise<Outcome> =>
    await between(bench, {
      count: to,
      source,
      unit: 'per s',
      side: (stream) => burst(stream, events),
    })

export const eventRows: Row[] = [
  {
    name: 'events-burst-1000',
    what: '200 changes, ten a commit, to 1,000 subscribers, deliveries by nchan',
    goal: { atLeast: 3 },
    measure: burstOf({ events: 200, to: 1000, source: 'commits' }),
  },
  {
    name: 'events-burst-5000',
    what: '60 of them to 5,000',
    goal: { atLeast: 3 },
    measure: burstOf({ events: 60, to: 5000, source: 'commits' }),
  },
  {
    name: 'events-put-burst-1000',
    what: '200 documents put by 16 publishers, to 1,000 subscribers, deliveries by nchan',
    goal: { atLeast: 1.5 },
    measure: burstOf({ events: 200, to: 1000, source: 'requests' }),
  },
  {
    name: 'events-delay-5000',
    what: 'p99 from the request to the subscriber, 10 documents a second to 5,000, by nchan',
    goal: { atMost: 1.1 },
    measure: async (bench) =>
      await between(bench, {
        count: 5000,
        source: 'requests',
        unit: 'ms',
        side: (stream) => late(stream, 10),
      }),
  },
]
