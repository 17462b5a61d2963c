/** What these tests would see of a page without its policy, and of one that draws nothing. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from '../support/tap.ts'
import { browse, skip } from './browser.ts'
import { giveHostile, home } from './console.ts'
import { undrawn } from './hostile-pages.ts'
import { givenListener } from './listener.ts'

const skill = `${home}/skills/user/hostile`

type Change = { html: (text: string) => string; hasPolicy: boolean }

/** Sends other pages than the service does, and no events. */
const givenChanged = async (t: Test, baseUrl: string, change: Change): Promise<string> => {
  const answer = async (path: string): Promise<Response> => {
    const response = await fetch(baseUrl + path, { headers: { 'accept-encoding': 'identity' } })
    const headers = new Headers(response.headers)
    if (!change.hasPolicy) headers.delete('content-security-policy')
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    const text = await response.text()
    return new Response(isPage ? change.html(text) : text, { headers })
  }
  const server = createServer(({ url = '/' }, response) => {
    const isStream = url.endsWith('/events')
    if (isStream) response.writeHead(404).end()
    else
      void answer(url).then(async ({ headers, body }) => {
        for (const name of ['content-length', 'transfer-encoding']) headers.delete(name)
        response.setHeaders(headers)
        for await (const chunk of body ?? []) response.write(chunk)
        response.end()
      })
  }).listen(0, '127.0.0.1')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const slipped = (port: number): string => {
  const url = `http://127.0.0.1:${port}`
  return `<img src="x" onerror="alert(1)"><script>alert(2)</script><svg onload="alert(3)"></svg>
    <img src="${url}/image"><style>body { background: url(${url}/style) }</style>
    <link rel="stylesheet" href="${url}/link"><iframe src="${url}/frame"></iframe>`
}

/** As if nothing were drawn. */
const identity = (html: string): string =>
  html.replaceAll(/<span class="u" data-u="[^"]*">([^<]*)<\/span>/g, '$1')

t.test('markup in a page runs only without the policy', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHostile(t, browsing)
  const { port, asked } = await givenListener(t)
  const { baseUrl, page, seen } = browsing
  const html = (text: string): string => text.replace('<main', `${slipped(port)}<main`)
  for (const hasPolicy of [true, false]) {
    await page.goto((await givenChanged(t, baseUrl, { html, hasPolicy })) + skill)
    const place = hasPolicy ? 'with the policy' : 'without it'
    t.equal(seen.dialogs.length, hasPolicy ? 0 : 3, `dialogs ${place}`)
    const expected = hasPolicy ? [] : ['/frame', '/image', '/link', '/style']
    t.same(asked.toSorted(), expected, `requests ${place}`)
    const writing = page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<b>x</b>')
    })
    const isWritten = await writing.then(
      () => true,
      () => false,
    )
    t.equal(isWritten, !hasPolicy, `text becomes markup ${place}`)
  }
  await page.goto(baseUrl + skill)
  t.same(await undrawn(browsing), [])
  await page.goto((await givenChanged(t, baseUrl, { html: identity, hasPolicy: true })) + skill)
  t.ok((await undrawn(browsing)).length > 0, 'what nothing draws is found')
})
