import t from 'tap'
import { connect } from 'node:net'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { testApp } from '../support/app.ts'
import { portOf } from '../http/raw.ts'
t.test('x', async (t) => {
  const { app } = await testApp(t, { UPLOAD_MAX_COMPRESSED_BYTES: '1000' })
  const port = await portOf(app)
  for (const name of ['archive', 'other']) for (const size of [100_000, 5 << 20, 40 << 20]) {
    const body = Buffer.concat([Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="x"\r\n\r\n`), randomBytes(size), Buffer.from('\r\n--b--\r\n')])
    const s = connect(port, '127.0.0.1'); await once(s, 'connect'); s.pause()
    s.on('error', (e) => t.comment(`${name} ${size} socket error ${e.message}`))
    const start = Date.now()
    s.write(`POST /v1/workspaces/default/skills HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`)
    const sent = await Promise.race([new Promise((r) => s.write(body, (e) => r(e ? e.message : 'sent'))), new Promise((r) => setTimeout(() => r('STUCK'), 3000))])
    t.comment(`${name} ${size}: ${sent} ${Date.now() - start}ms`)
    let out = ''
    s.on('data', (d) => { out += d }); s.resume()
    await new Promise((r) => setTimeout(r, 300))
    t.comment(out.slice(0, 300).replaceAll('\r\n', ' | '))
    out = ''
    s.write('GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    await new Promise((r) => setTimeout(r, 500))
    t.comment(`next: ${out.slice(0, 40)} destroyed=${s.destroyed} closed=${s.readyState}`)
    s.destroy()
  }
  t.pass()
})
