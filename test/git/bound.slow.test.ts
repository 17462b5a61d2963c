/** How many packs are built at once, for all callers together. */
import { randomBytes } from 'node:crypto'
import t from '../support/tap.ts'
import { openSocket } from '../support/raw-socket.ts'
import { givenServed, publish, type Served } from './working.ts'

const packet = (text: string): string =>
  (text.length + 5).toString(16).padStart(4, '0') + `${text}\n`

const path = '/skills.git/git-upload-pack'
const headers = {
  'content-type': 'application/x-git-upload-pack-request',
  'git-protocol': 'version=2',
}

const post = ({ app }: Served, payload: string) =>
  app.inject({ method: 'POST', url: path, payload, headers })

const headOf = async (served: Served): Promise<string> => {
  const body = `${packet('command=ls-refs')}0001${packet('ref-prefix HEAD')}0000`
  return /([0-9a-f]{40}) HEAD/.exec((await post(served, body)).payload)?.[1] ?? ''
}

/** A fetch since the commit before the package came, so that it is in the pack. */
const givenFetch = async (served: Served, bytes: number): Promise<string> => {
  await publish(served, 'first')
  const first = await headOf(served)
  await publish(served, 'large', { 'large.bin': randomBytes(bytes) })
  const lines = [`want ${await headOf(served)}`, `have ${first}`, 'done'].map(packet).join('')
  return `${packet('command=fetch')}0001${lines}0000`
}

t.test('fetches wait for their pack, and too many are rejected', async (t) => {
  for (const { waiting, most } of [
    { waiting: '100', most: 0 },
    { waiting: '1', most: 3 },
  ]) {
    const served = await givenServed(t, { GIT_PACKS_MAX_WAITING: waiting })
    const body = await givenFetch(served, 2 * 1024 * 1024)
    // Eight requests of one caller are answered at once, for four of which packs are built.
    const sent = await Promise.all(Array.from({ length: 8 }, () => post(served, body)))
    const refused = sent.filter(({ statusCode }) => statusCode === 503)
    t.ok(refused.length <= most, `${refused.length} are rejected`)
    t.equal(refused.length > 0, most > 0)
    for (const answer of refused) {
      t.match(answer, { headers: { 'retry-after': '5' }, payload: /Too many Git packs/ })
    }
    const others = sent.filter(({ statusCode }) => statusCode === 200)
    t.equal(others.length, 8 - refused.length)
    for (const { payload } of others) t.match(payload.slice(0, 1000), '\u0001PACK')
    t.equal((await post(served, body)).statusCode, 200, 'afterwards again')
  }
})

t.test('clients that read nothing keep no place', async (t) => {
  const served = await givenServed(t, { GIT_PACKS_MAX_WAITING: '0' })
  const body = await givenFetch(served, 8 * 1024 * 1024)
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': body.length })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const { port } = new URL(served.origin)
  for (let client = 0; client < 6; client += 1) {
    const raw = await openSocket(t, Number(port))
    raw.send(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`)
    await raw.receives('PACK')
    raw.socket.pause()
  }
  const { statusCode, rawPayload } = await post(served, body)
  t.equal(statusCode, 200)
  t.ok(rawPayload.length > 8 * 1024 * 1024)
})
