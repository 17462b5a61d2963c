/** What is never called, whatever it is called by. A canary listens where none of it may come. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from '../support/tap.ts'
import { OutboundClient } from '../../src/platform/outbound/client.ts'
import { OutboundFailure } from '../../src/platform/outbound/failure.ts'
import { givenHandler, givenResult, type Handler } from '../support/handlers.ts'

const bounds = { timeoutMs: 5000, maxBytes: 1024 }

type Given = {
  allowed?: string[]
  isOpen?: boolean
  addresses?: string[]
}

const givenClient = (t: Test, { allowed = [], isOpen = false, addresses = [] }: Given) => {
  const asked: string[] = []
  const client = new OutboundClient({
    allowedOrigins: allowed,
    isOpen: () => isOpen,
    resolve: async (name) => {
      asked.push(name)
      return addresses
    },
  })
  t.teardown(() => client.close())
  return { client, asked }
}

const reasonOf = async (client: OutboundClient, url: string): Promise<string> => {
  try {
    const answer = await client.fetchWithin(bounds)(url, { method: 'POST', body: '{}' })
    await answer.text()
    return 'answered'
  } catch (error) {
    return error instanceof OutboundFailure ? error.reason : String(error)
  }
}

const givenCanary = async (t: Test): Promise<Handler> => await givenResult(t, 'canary')

t.test('an origin that is not listed is not called, however it is written', async (t) => {
  const canary = await givenCanary(t)
  const { client, asked } = givenClient(t, {
    allowed: ['http://listed.example', 'https://listed.example'],
    addresses: ['127.0.0.1'],
  })
  const { port } = canary
  const hosts = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
    '127.1',
    '127.0.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.000.000.001',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    'listed.example',
    'listed.example.',
    'listed.example@127.0.0.1',
    'listed.example:80@127.0.0.1',
    'user@listed.example',
    'listed.example%2f@127.0.0.1',
    'not-listed.example',
    '127.0.0.1.nip.io',
    '169.254.169.254',
    '10.0.0.1',
  ]
  for (const host of hosts) {
    t.equal(await reasonOf(client, `http://${host}:${port}/`), 'refused', host)
  }
  const others = [
    `HTTP://127.0.0.1:${port}`,
    `ws://127.0.0.1:${port}`,
    `ftp://127.0.0.1:${port}`,
    'file:///etc/passwd',
    'data:,x',
    'blob:http://listed.example/x',
    `//127.0.0.1:${port}`,
    `127.0.0.1:${port}`,
    '/path',
    '',
    'http://',
    'http://user:secret@listed.example/',
    'http://listed.example:81/',
    'https://listed.example:80/',
    `http://127.0.0.1:${port}#@listed.example/`,
    `http://127.0.0.1:${port}?@listed.example/`,
  ]
  for (const url of others) t.equal(await reasonOf(client, url), 'refused', url)
  t.same(canary.received, [])
  t.same(asked, [], 'and nobody was asked for an address')
})

t.test('a listed name is not called at an address that is never called', async (t) => {
  const canary = await givenCanary(t)
  const origin = `http://listed.example:${canary.port}`
  const answers = [
    ['169.254.169.254'],
    ['fe80::1'],
    ['0.0.0.0'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a9fe:a9fe'],
    ['64:ff9b::7f00:1'],
    ['127.0.0.1', '169.254.169.254'],
    ['127.0.0.1', '::ffff:127.0.0.1'],
    ['127.0.0.1', '93.184.216.34'],
    ['93.184.216.34', '127.0.0.1'],
    ['10.0.0.1', '127.0.0.1'],
    [],
    ['not an address'],
  ]
  for (const addresses of answers) {
    const { client, asked } = givenClient(t, { allowed: [origin], isOpen: true, addresses })
    t.equal(await reasonOf(client, origin), 'refused', addresses.join(' '))
    t.same(asked, ['listed.example'])
  }
  t.same(canary.received, [])
})

t.test('a listed address of a forbidden range is still rejected', async (t) => {
  const allowed = [
    'http://169.254.169.254',
    'http://[fe80::1]',
    'http://[::ffff:7f00:1]:8080',
    'http://0.0.0.0:8080',
    'http://100.100.100.200',
  ]
  const { client } = givenClient(t, { allowed })
  for (const url of allowed) {
    t.equal(await reasonOf(client, url), 'refused', url)
    t.throws(() => client.check(url), /may not be called/)
  }
})

t.test('on an open service loopback names mean this machine only', async (t) => {
  const canary = await givenCanary(t)
  const url = `http://localhost:${canary.port}/`
  for (const addresses of [['10.0.0.1'], ['93.184.216.34'], ['127.0.0.1', '10.0.0.1'], []]) {
    const { client } = givenClient(t, { isOpen: true, addresses })
    t.equal(await reasonOf(client, url), 'refused', addresses.join(' '))
  }
  t.same(canary.received, [])
  const { client } = givenClient(t, { isOpen: true, addresses: ['127.0.0.1'] })
  t.equal(await reasonOf(client, url), 'answered')
  t.equal(await reasonOf(client, canary.origin), 'answered')
  t.equal(await reasonOf(client, 'http://listed.example/'), 'refused', 'and nothing else')
})

t.test('an IPv6 address in a URL is checked and called like any other', async (t) => {
  const server = createServer((_request, response) => response.end('1'))
  const isThere = await new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true))
  })
  t.teardown(() => server.close())
  if (isThere === false) {
    t.pass('this machine has no IPv6')
    return
  }
  const url = `http://[::1]:${(server.address() as AddressInfo).port}/`
  t.equal(await reasonOf(givenClient(t, { isOpen: true }).client, url), 'answered')
  t.equal(await reasonOf(givenClient(t, {}).client, url), 'refused')
})

t.test('closing ends all connections', async (t) => {
  const handler = await givenResult(t, 1)
  let isOpen = true
  const client = new OutboundClient({ allowedOrigins: [], isOpen: () => isOpen })
  t.teardown(() => client.close())
  t.equal(await reasonOf(client, handler.origin), 'answered')
  isOpen = false
  t.equal(await reasonOf(client, handler.origin), 'refused')
  t.equal(handler.received.length, 1)
})

t.test('a name server that changes its mind changes nothing', async (t) => {
  const handler = await givenResult(t, 1)
  const origin = `http://listed.example:${handler.port}`
  const answers = [['127.0.0.1'], ['169.254.169.254'], ['127.0.0.1']]
  const asked: string[] = []
  const client = new OutboundClient({
    allowedOrigins: [origin],
    isOpen: () => false,
    resolve: async (name) => {
      asked.push(name)
      return answers[asked.length - 1] ?? []
    },
  })
  t.teardown(() => client.close())
  t.equal(await reasonOf(client, origin), 'answered')
  t.equal(asked.length, 1, 'what was checked was connected to: nobody was asked twice')
  t.equal(await reasonOf(client, origin), 'refused', 'each call asks anew')
  t.equal(await reasonOf(client, origin), 'answered')
  t.equal(handler.received.length, 2)
  t.equal(handler.received[0]?.headers.host, `listed.example:${handler.port}`)
})

t.test('redirects are not followed, wherever they lead', async (t) => {
  const canary = await givenCanary(t)
  for (const status of [301, 302, 303, 307, 308]) {
    const handler = await givenHandler(t, (_received, response) => {
      response.writeHead(status, { location: `${canary.origin}/secret` }).end()
    })
    const { client } = givenClient(t, { allowed: [handler.origin, canary.origin] })
    const answer = await client.fetchWithin(bounds)(handler.origin, { method: 'POST' })
    t.equal(answer.status, status)
    const following = { method: 'POST', redirect: 'follow' } as const
    t.equal((await client.fetchWithin(bounds)(handler.origin, following)).status, status)
  }
  t.same(canary.received, [])
})

t.test('a proxy of the environment gets nothing', async (t) => {
  const canary = await givenCanary(t)
  const handler = await givenResult(t, 1)
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']
  for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : canary.origin
  t.teardown(() => {
    for (const name of names) delete process.env[name]
  })
  const { client } = givenClient(t, { allowed: [handler.origin] })
  t.equal(await reasonOf(client, handler.origin), 'answered')
  t.same(canary.received, [])
})
