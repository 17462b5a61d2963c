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
