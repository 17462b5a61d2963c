/**
 * Follows changes. Each followed workspace, and each followed upload, has one tail in this process.
 * Every follower gets every event after its position once, in commit order, whichever replica wrote
 * it; where that is impossible, it gets a `resync` and has to reload everything.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { Listener } from '../../platform/database/listener.ts'
import { Follower, type Sink } from './follower.ts'
import { forReaders, isSilent, nameOf, skillsIn, type View, viewOf } from './for-readers.ts'
import { dataOf, frameOf, type LoggedEvent, parseId } from './frames.ts'
import { CHANNEL, isWorkspaceTopic, uploadTopic } from '../../platform/database/notify.ts'
import type { Log } from '../../platform/log.ts'
import type { WorkspaceStates } from '../workspaces/states.ts'
import * as reads from './reads.ts'
import { reported } from './reported.ts'
import type { ChunkAck, EventPosition } from './schemas.ts'
import { type Item, type Page, type Source, Tail } from './tail.ts'

/** Reads the acknowledged chunks of an upload. */
type AckSource = {
  acknowledged: (caller: Caller, uploadId: string) => Promise<number>
  acksAfter: (
    caller: Caller,
    uploadId: string,
    from: { offset: number; limit: number },
  ) => Promise<{ acks: ChunkAck[]; isReceiving: boolean }>
}

type Dependencies = {
  db: Kysely<Database>
  uploads: AckSource
  states: WorkspaceStates
  connectionString: string
  log: Log
}

/** Called with the changed workspace; null where any workspace may have changed. */
type Watch = (workspaceId: string | null) => void

/** A source to follow, from a position on. */
export type Feed = {
  start: (sink: Sink) => void
  /** The requested position is not retained: everything may have changed. */
  isResync: boolean
}

type Tails = Map<string, Tail>

type FeedStart = {
  tails: Tails
  topic: string
  read: Source
  tailFrom: number
  position: number
  head?: Buffer
  isResync?: boolean
}

const BATCH = 200
/** A page ends early beyond this size, so that a client gets no more than it can buffer. */
const PAGE_BYTES = 256 * 1024

/** `shown`: the logged event as the followers may see it. */
const itemOf = (workspaceId: string, logged: LoggedEvent, shown: LoggedEvent): Item => ({
  position: logged.snapshot_version,
  frame: frameOf(shown.type, dataOf(workspaceId, shown), shown.snapshot_version),
  change: { type: shown.type, payload: shown.payload, isSilent: isSilent(logged) },
})

export class EventService {
  readonly #db: Kysely<Database>
  readonly #log: Log
  readonly #uploads: AckSource
  readonly #states: WorkspaceStates
  readonly #listener: Listener
  /** By topic: of workspaces for each view, and of uploads. */
  readonly #tails: Record<View | 'uploads', Tails> = {
    all: new Map(),
    readers: new Map(),
    uploads: new Map(),
  }
  readonly #watchers: Watch[] = []

  constructor({ db, uploads, states, connectionString, log }: Dependencies) {
    this.#db = db
    this.#log = log
    this.#uploads = uploads
    this.#states = states
    let isLost = false
    this.#listener = new Listener({
      connectionString,
      channel: CHANNEL,
      onMessage: (topic) => {
        for (const tails of Object.values(this.#tails)) tails.get(topic)?.wake()
        if (isWorkspaceTopic(topic)) this.#notifyWatchers(topic)
      },
      onConnect: () => {
        if (isLost) log.info({}, 'listening for events again')
        isLost = false
        for (const tail of this.#everyTail()) tail.wake()
        this.#notifyWatchers(null)
      },
      onLost: (error) => {
        isLost = true
        log.error(
          { err: error },
          'events are only polled, because the listening connection was lost',
        )
      },
    })
  }

  /** Follows changes after `lastId`, or from now on without one. */
  async follow(
    caller: Caller,
    lastId: string | undefined,
    view: View = viewOf(caller),
  ): Promise<Feed> {
    const { workspaceId } = caller
    const id = parseId(lastId ?? '')
    const { current, isRetained } = await reads.findPosition(this.#db, workspaceId, id)
    this.#states.raise(workspaceId, current)
    const place = {
      tails: this.#tails[view],
      topic: workspaceId,
      read: (after: number) => this.#readEvents(workspaceId, after, view),
      tailFrom: current,
    }
    if (id !== null && isRetained) return this.#feed({ ...place, position: id })
    const data: EventPosition = { snapshot_version: current }
    const head = frameOf(lastId === undefined ? 'hello' : 'resync', data, current)
    return this.#feed({ ...place, position: current, head, isResync: lastId !== undefined })
  }

  /** Follows skills/upload/chunk_ack of one upload, from its current offset on. */
  async followUpload(caller: Caller, uploadId: string): Promise<Feed> {
    const offset = await this.#uploads.acknowledged(caller, uploadId)
    return this.#feed({
      tails: this.#tails.uploads,
      topic: uploadTopic(caller.workspaceId, uploadId),
      read: (after) => this.#readAcks(caller, uploadId, after),
      tailFrom: offset,
      position: offset,
    })
  }

  /** Calls back from now on when something may have changed. */
  watch(watch: Watch): void {
    this.#watchers.push(watch)
    this.#listener.start()
  }

  /** The followers in this process, and the largest lag of a tail behind its workspace. */
  async load(): Promise<{ followers: number; behind: number }> {
    const { all, readers } = this.#tails
    const tails = [...all, ...readers]
    const ids = tails.map(([workspaceId]) => workspaceId)
    const versions = await reads.findVersions(this.#db, ids)
    const behind = tails.map(([id, tail]) => (versions.get(id) ?? 0) - tail.cursor)
    return { followers: this.followers, behind: Math.max(0, ...behind) }
  }

  get followers(): number {
    let count = 0
    for (const tail of this.#everyTail()) count += tail.size
    return count
  }

  async close(): Promise<void> {
    await this.#listener.stop()
  }

  #everyTail(): Tail[] {
    return Object.values(this.#tails).flatMap((tails) => [...tails.values()])
  }

  #notifyWatchers(workspaceId: string | null): void {
    for (const watch of this.#watchers) watch(workspaceId)
  }

  #feed({ tails, topic, read, tailFrom, position, head, isResync = false }: FeedStart): Feed {
    return {
      isResync,
      start: (sink) => {
        this.#listener.start()
        const tail = tails.get(topic) ?? this.#open(tails, topic, read, tailFrom)
        if (head) sink.write(head, [])
        void new Follower(tail, sink, position).catchUp()
      },
    }
  }

  #open(tails: Tails, topic: string, read: Source, from: number): Tail {
    const tail = new Tail(reported(read, this.#log), from, (idle) => {
      if (tails.get(topic) === idle) tails.delete(topic)
    })
    tails.set(topic, tail)
    return tail
  }

  async #readEvents(workspaceId: string, after: number, view: View): Promise<Page> {
    const logged = await reads.eventsAfter(this.#db, workspaceId, after, BATCH)
    const newest = logged.at(-1)
    if (newest) this.#states.raise(workspaceId, newest.snapshot_version)
    const show = await this.#showAs(view, workspaceId, logged)
    // A gap means that the retention sweep has overtaken a slow reader.
    const kept = logged.filter((row, index) => row.snapshot_version === after + 1 + index)
    const items: Item[] = []
    let bytes = 0
    for (const row of kept) {
      if (bytes > PAGE_BYTES) break
      const item = itemOf(workspaceId, row, show(row))
      bytes += item.frame.length
      items.push(item)
    }
    const isWhole = items.length === kept.length
    return {
      items,
      hasMore: !isWhole || logged.length === BATCH,
      isEnd: isWhole && kept.length < logged.length,
    }
  }

  /** How each of the events is shown. */
  async #showAs(
    view: View,
    workspaceId: string,
    events: LoggedEvent[],
  ): Promise<(event: LoggedEvent) => LoggedEvent> {
    if (view === 'all') return (event) => event
    const slugs = new Set(skillsIn(events).map(({ slug }) => slug))
    const served = await reads.findServed(this.#db, workspaceId, [...slugs])
    const names = new Set(served.map(nameOf))
    return (event) => forReaders(event, names)
  }

  async #readAcks(caller: Caller, uploadId: string, after: number): Promise<Page> {
    const from = { offset: after, limit: BATCH }
    const { acks, isReceiving } = await this.#uploads.acksAfter(caller, uploadId, from)
    const items = acks.map((ack) => ({
      position: ack.next_offset,
      frame: frameOf('skills/upload/chunk_ack', ack),
    }))
    const hasMore = acks.length === BATCH
    return { items, hasMore, isEnd: !isReceiving && !hasMore }
  }
}
