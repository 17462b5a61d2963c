/** Callers of all kinds, who go on through a failover as a client should: 503 means again. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { finishUpload, request, sendChunk, startUpload, uploadStatus } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { type Answer, multipart } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { openEvents } from '../support/sse.ts'

const workspace = '/v1/workspaces/default'
const CHUNK = 16 * 1024

export type Load = {
  /** Ids of documents whose write was acknowledged. */
  documents: Set<string>
  /** Names of skills whose installation was acknowledged. */
  skills: Set<string>
  uploads: { finished: number }
  reads: { ok: number; unavailable: number }
  /** `snapshot_version`s of the stream, as they came. */
  seen: number[]
  /** `snapshot_version`s that the subscribed function was called with, as they came. */
  heard: { version: number; at: number }[]
  /** How many responses said to try again, by code. */
  again: Record<string, number>
  /** Of the last response with 503, by `performance.now()`. */
  unavailableAt: number
  /** Responses that a client could not continue after. */
  others: Answer[]
  stop: () => Promise<void>
}

/** The first request of a key may still run in the replica whose connection broke. */
const isAgain = ({ status, headers, body }: Answer): boolean =>
  (status === 503 && 'retry-after' in headers) || body.code === 'idempotency.in_progress'

const putJson = async (url: string, path: string, body: object): Promise<void> => {
  const { status } = await request(url, path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

type Heard = { origin: string; heard: Load['heard'] }

/** A function that may be subscribed, if the services allow its origin. */
export const openListener = async (t: Test): Promise<Heard> => {
  const heard: Load['heard'] = []
  const { origin } = await givenHandler(t, ({ body }, response) => {
    const { snapshot_version: version } = JSON.parse(body) as { snapshot_version: number }
    heard.push({ version, at: performance.now() })
    response.setHeader('content-type', 'application/json').end('null')
  })
  return { origin, heard }
}

export const loadOn = async (t: Test, urls: string[], listener: Heard): Promise<Load> => {
  const [first = ''] = urls
  // Finished uploads count as open until they are installed, which these never are.
  await putJson(first, workspace, { quotas: { open_uploads: null } })
  await putJson(first, `${workspace}/functions/test::hear`, { url: listener.origin })
  await putJson(first, `${workspace}/subscriptions/mine`, {
    trigger_type: 'skills::on-change',
    function_id: 'test::hear',
  })
  const progress = { isOver: false }
  const leaving: (() => void)[] = []
  const load: Load = {
    documents: new Set(),
    skills: new Set(),
    uploads: { finished: 0 },
    reads: { ok: 0, unavailable: 0 },
    seen: [],
    heard: listener.heard,
    again: {},
    unavailableAt: 0,
    others: [],
    stop: async () => {
      progress.isOver = true
      for (const leave of leaving) leave()
      await Promise.all(running)
    },
  }

  /** Sends until it is done; null if the load ends before. */
  const persist = async (send: () => Promise<Answer>): Promise<Answer | null> => {
    while (!progress.isOver) {
      const answer = await send()
      if (answer.status < 400) return answer
      if (!isAgain(answer)) {
        load.others.push(answer)
        return null
      }
      const { code } = answer.body
      load.again[code] = (load.again[code] ?? 0) + 1
      if (answer.status === 503) load.unavailableAt = performance.now()
      await sleep(50)
    }
    return null
  }

  const writeDocuments = async (url: string, writer: string): Promise<void> => {
    for (let number = 0; !progress.isOver; number += 1) {
      const id = `${writer}-${number}`
      const written = await persist(() =>
        request(url, `${workspace}/documents/${id}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ skill: `# ${id}` }),
        }),
      )
      if (written) load.documents.add(id)
      await sleep(5)
    }
  }

  /** By one key, so that an installation whose response was lost is not made twice. */
  const install = async (url: string, writer: string): Promise<void> => {
    for (let number = 0; !progress.isOver; number += 1) {
      const name = `${writer}-${number}`
      const key = randomUUID()
      const { headers, payload } = multipart(packageArchive({ folder: name }))
      const installed = await persist(() =>
        request(url, `${workspace}/skills/archive`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body: new Uint8Array(payload),
        }),
      )
      if (installed) load.skills.add(name)
      await sleep(20)
    }
  }

  /** Continues at the offset that the service has, as `skill push` does. */
  const upload = async (url: string): Promise<void> => {
    const bytes = Buffer.alloc(10 * CHUNK, randomUUID())
    while (!progress.isOver) {
      const uploadId = await startUpload(url, bytes).catch(() => null)
      if (uploadId === null) {
        await sleep(50)
        continue
      }
      for (let offset = 0; offset < bytes.length && !progress.isOver;) {
        const end = offset + CHUNK
        const sent = await sendChunk(url, { uploadId, offset }, bytes.subarray(offset, end))
        if (sent.status === 200) offset = end
        else if (sent.status === 503) {
          await sleep(50)
          const known = await persist(() => uploadStatus(url, uploadId))
          offset = known?.body.next_offset ?? offset
        } else {
          load.others.push(sent)
          return
        }
      }
      if (await persist(() => finishUpload(url, uploadId))) load.uploads.finished += 1
    }
  }

  const read = async (url: string): Promise<void> => {
    while (!progress.isOver) {
      const answer = await request(url, '/capabilities')
      if (answer.status === 200) load.reads.ok += 1
      else if (isAgain(answer)) load.reads.unavailable += 1
      else load.others.push(answer)
      await sleep(10)
    }
  }

  /** Reconnects with the last id that it has, as an EventSource does. */
  const follow = async (url: string): Promise<void> => {
    while (!progress.isOver) {
      const id = `${load.seen.at(-1) ?? 0}`
      const client = await openEvents(t, `${url}${workspace}/events`, {
        headers: { 'last-event-id': id },
      })
      if (client.status === 200) leaving.push(client.leave)
      for (let isOpen = client.status === 200; isOpen;) {
        const frame = await client.next().catch(() => null)
        isOpen = frame !== null && !progress.isOver
        if (frame?.id !== undefined) load.seen.push(Number(frame.id))
      }
      client.leave()
      await sleep(50)
    }
  }

  const running = [
    ...urls.flatMap((url, at) => [
      writeDocuments(url, `d${at}a`),
      writeDocuments(url, `d${at}b`),
      install(url, `s${at}`),
      upload(url),
      read(url),
    ]),
    follow(first),
  ]
  return load
}
