/**
 * Publishers, each in a workspace of its own, who write at a pace: a document and a skill by turns,
 * and the skill is offered at once, so that each poller of the workspace gets a new document.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { packageArchive } from '../support/archives.ts'
import { quantile, Times } from './histogram.ts'
import { TIME_MARK } from './streams.ts'

export type Publisher = { url: string; workspace: string; token: string }

const kinds = ['document', 'skill', 'policy', 'list'] as const
type Kind = (typeof kinds)[number]

type Sent = { method?: string; headers?: Record<string, string>; body?: string | FormData }

export class Publishers {
  readonly #times = {
    document: new Times(),
    skill: new Times(),
    policy: new Times(),
    list: new Times(),
  }
  readonly #running: Promise<void>[]
  #others: Record<string, number> = {}
  #isOver = false
  intervalMs = 10_000

  constructor(publishers: Publisher[]) {
    this.#running = publishers.map((one, at) => this.#publish(one, at / publishers.length))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  take() {
    const others = this.#others
    this.#others = {}
    const times = kinds.map((kind) => {
      const sorted = this.#times[kind].take()
      return { kind, count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
    })
    return { times, others }
  }

  async #publish({ url, workspace, token }: Publisher, phase: number): Promise<void> {
    const place = `${url}/v1/workspaces/${workspace}`
    const send = async (kind: Kind, path: string, init: Sent = {}): Promise<void> => {
      const startedAt = performance.now()
      const headers = { ...init.headers, authorization: `Bearer ${token}` }
      const status = await fetch(place + path, { ...init, headers }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      if (status >= 200 && status < 300) this.#times[kind].add(performance.now() - startedAt)
      else this.#others[`${kind} ${status}`] = (this.#others[`${kind} ${status}`] ?? 0) + 1
    }
    const turns = [
      () =>
        send('document', `/documents/load/${TIME_MARK}${Date.now()}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ skill: '# A document of the load' }),
        }),
      async (number: number) => {
        const form = new FormData()
        const archive = packageArchive({ folder: `load-${number}` })
        form.set('archive', new Blob([new Uint8Array(archive)]), 'skill.tar.gz')
        await send('skill', '/skills/archive', { method: 'POST', body: form })
        await send('policy', `/skills/user/load-${number}/policy`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ enabled: true, allow_implicit_invocation: true }),
        })
      },
    ]
    await sleep(phase * this.intervalMs)
    for (let number = 0; !this.#isOver; number += 1) {
      const startedAt = performance.now()
      await send('list', '/skills?limit=50')
      await turns[number % turns.length]?.(number)
      const left = this.intervalMs - (performance.now() - startedAt)
      if (left > 0) await sleep(left)
    }
  }
}
