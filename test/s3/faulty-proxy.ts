/** A way to the S3 server on which requests and responses come to harm. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import type { S3Server, S3Settings } from '../support/s3-server.ts'
import { ownPrefix } from '../support/s3-server.ts'

/**
 * `drop`: the request never arrives. `lose-response`: it is carried out, and the response never
 * arrives. `cut`: the connection ends in the middle of the body. `shorten`: half of the body, as
 * if that were all. `flip` and `flip-upload`: one bit of a body differs. `age`: a list tells that
 * `keys` were written two days earlier. `delay`: the response comes later. `atOnce` is done at the
 * moment of the loss.
 */
export type Fault =
  | { kind: 'drop' | 'lose-response'; atOnce?: () => void }
  | { kind: 'cut' | 'shorten' | 'flip' | 'flip-upload' | 'hang' }
  | { kind: 'respond'; status: number; code: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'age'; keys: Set<string> }

export type Choose = (seen: { method: string; path: string; index: number }) => Fault | null

export const fail = (kind: Exclude<Fault['kind'], 'respond' | 'delay' | 'age'>): Fault => ({ kind })

const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  const middle = copy.length >> 1
  copy[middle] = (copy[middle] ?? 0) ^ 1
  return copy
}

const aged = (content: Buffer, keys: Set<string>): Buffer =>
  Buffer.from(
    content.toString().replace(/<Contents>.*?<\/Contents>/gs, (object) => {
      const key = /<Key>.*?([^/<]+\/[^/<]+\/[^/<]+)<\/Key>/.exec(object)?.[1] ?? ''
      return object.replace(/(?<=<LastModified>)[^<]+/, (time) => {
        const earlier = keys.has(key) ? 2 * 24 * 3600 * 1000 : 0
        return new Date(Date.parse(time) - earlier).toISOString()
      })
    }),
  )

const forward = async (port: number, incoming: IncomingMessage, body: Buffer) => {
  const { method, url, headers } = incoming
  const outgoing = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { response, content: await buffer(response) }
}

const handle = async (
  port: number,
  fault: Fault | null,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const body = await buffer(incoming)
  if (fault?.kind === 'hang') return
  if (fault?.kind === 'drop') {
    fault.atOnce?.()
    return void outgoing.destroy()
  }
  if (fault?.kind === 'respond') {
    const xml = `<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>no</Message></Error>`
    return void outgoing.writeHead(fault.status, { 'content-type': 'application/xml' }).end(xml)
  }
  const sent = fault?.kind === 'flip-upload' ? flipped(body) : body
  const { response, content } = await forward(port, incoming, sent)
  if (fault?.kind === 'lose-response') {
    fault.atOnce?.()
    return void outgoing.destroy()
  }
  if (fault?.kind === 'delay') await sleep(fault.ms)
  const shortened = content.subarray(0, content.length >> 1)
  const whole = fault?.kind === 'age' ? aged(content, fault.keys) : content
  const length = fault?.kind === 'shorten' ? shortened.length : whole.length
  const isChanged = fault?.kind === 'shorten' || fault?.kind === 'age'
  const changed = isChanged ? { 'content-length': `${length}` } : {}
  outgoing.writeHead(response.statusCode ?? 0, { ...response.headers, ...changed })
  if (fault?.kind === 'cut') outgoing.write(shortened, () => outgoing.destroy())
  else if (fault?.kind === 'shorten') outgoing.end(shortened)
  else outgoing.end(fault?.kind === 'flip' ? flipped(content) : whole)
}

/** Settings that lead through the proxy, with a prefix of their own. */
export const faultySettings = async (
  t: Test,
  server: S3Server,
  choose: Choose,
): Promise<S3Settings> => {
  let index = 0
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url: path = '' } = incoming
    const fault = choose({ method, path, index: (index += 1) })
    handle(server.port, fault, incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(async () => {
    proxy.closeAllConnections()
    await once(proxy.close(), 'close')
  })
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { ...ownPrefix(server), endpoint: `http://127.0.0.1:${port}` }
}
