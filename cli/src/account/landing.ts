/** Where the browser comes back to after a sign-in: a server on loopback, for one request. */
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'

export type Landing = {
  redirect: string
  /** The address that the browser opened. */
  landed: Promise<URL>
  close: () => void
}

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>skill</title><p>You may close this page and go back to the terminal.'

export const openLanding = async (): Promise<Landing> => {
  const arrival = new EventEmitter()
  const landed = once(arrival, 'landed').then(([url]) => url as URL)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', redirect)
    const isOurs = request.method === 'GET' && url.pathname === '/callback'
    response.writeHead(isOurs ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'no-referrer',
      connection: 'close',
    })
    response.end(isOurs ? PAGE : '')
    if (isOurs) arrival.emit('landed', url)
  })
  let redirect = ''
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  redirect = `http://127.0.0.1:${address.port}/callback`
  return {
    redirect,
    landed,
    close: () => {
      server.close()
      server.closeIdleConnections()
    },
  }
}
