/** Requests of Git that no client sends. */
import { gzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'

t.test('a small body of millions of packet lines is rejected', async (t) => {
  const { app } = await testApp(t)
  const response = await app.inject({
    method: 'POST',
    url: '/skills.git/git-upload-pack',
    headers: {
      'content-type': 'application/x-git-upload-pack-request',
      'content-encoding': 'gzip',
    },
    payload: gzipSync(Buffer.alloc(4 * 1_000_000, '0000')),
  })
  t.equal(response.statusCode, 400)
  t.match(response.payload, 'more than 200000 packet lines')
})

const packet = (text: string): string =>
  (text.length + 5).toString(16).padStart(4, '0') + `${text}\n`

t.test('a client that has named enough of its commits gets a pack', async (t) => {
  const { app } = await testApp(t)
  const url = '/skills.git/info/refs?service=git-upload-pack'
  const [, head] = /([0-9a-f]{40}) HEAD/.exec((await app.inject(url)).payload) ?? []
  const haves = Array.from({ length: 60_000 }, (_, number) => `${number}`.padStart(40, '0'))
  const lines = [`want ${head}`, ...haves.map((id) => `have ${id}`)]
  const headers = {
    'content-type': 'application/x-git-upload-pack-request',
    'content-encoding': 'gzip',
  }
  const post = (payload: string, more = {}) =>
    app.inject({
      method: 'POST',
      url: '/skills.git/git-upload-pack',
      headers: { ...headers, ...more },
      payload: gzipSync(payload),
    })
  const body = `${packet('command=fetch')}0001${lines.map(packet).join('')}0000`
  const sent = await post(body, { 'git-protocol': 'version=2' })
  t.match(sent.payload, /^0014acknowledgments\n000aready\n0001000dpackfile\n[^]*PACK/)
  // Older versions cannot say so.
  const older = await post(`${lines.map(packet).join('')}0000`)
  t.equal(older.payload, packet('NAK'))
})
