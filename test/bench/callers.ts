/** Requests that each differ from all others, by so many callers at a time. */
import { Agent, request } from 'node:http'
import type { Side } from './rounds.ts'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const send = (agent: Agent, url: string, { method, path, headers, body }: Sent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { agent, method, headers }, (answer) => {
      const { statusCode = 0 } = answer
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => (text = `${text}${piece}`.slice(0, 2000)))
      answer.once('end', () => {
        if (statusCode < 300) resolve()
        else reject(new Error(`${method} ${path}: ${statusCode} ${text}`))
      })
    })
    sent.once('error', reject)
    if (body) sent.setHeader('content-length', body.length)
    sent.end(body ?? undefined)
  })

type Work = {
  url: string
  callers: number
  /** Made before the clock runs. */
  requests: () => Sent[]
}

/** The milliseconds that each took, and all together. */
const sendAll = async ({ url, callers, requests }: Work) => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const left = requests()
  const each: number[] = []
  const startedAt = performance.now()
  const caller = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const sentAt = performance.now()
      await send(agent, url, next)
      each.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  agent.destroy()
  return { each, ms: performance.now() - startedAt }
}

/** Answers a second. */
export const writeRate = (name: string, work: Work): Side => ({
  name,
  measure: async () => {
    const { each, ms } = await sendAll(work)
    return (each.length * 1000) / ms
  },
})
