/** Files over a socket: the short way decides as the long one does. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { asking, countHandled, HOST, shape } from '../http/asking.ts'
import { packageArchive } from '../support/archives.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const skill = '/v1/workspaces/default/skills/user/pdf-tools'
const large = 'a'.repeat(70_000)
const files = { 'a.md': 'one', 'sub/b.html': '<p>', 'a b.md': 'spaced', 'large.txt': large }

const given = async (t: Test) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  const { body } = await call(
    here.app,
    'POST',
    '/skills/archive',
    multipart(packageArchive({ files })),
  )
  const fingerprint = String(body.skill.fingerprint)
  const urlOf = (path: string): string => `${skill}/files/${path}?fingerprint=${fingerprint}`
  return { here, there, urlOf, fingerprint }
}

const counted = async ({ app }: TestApp, status: number): Promise<number> => {
  const { payload } = await app.inject('/metrics')
  const line = new RegExp(
    `_count\\{method="GET",route="[^"]*/files/\\*",status="${status}"\\} (\\d+)`,
  )
  return Number(line.exec(payload)?.[1] ?? 0)
}

t.test('both ways give the same file', async (t) => {
  const { here, urlOf } = await given(t)
  const ask = await asking(here)
  for (const [path, body] of Object.entries({ ...files, 'a b.md': 'spaced' })) {
    const url = urlOf(path.replace(' ', '%20'))
    const long = await here.app.inject({ url, headers: HOST })
    t.match(long, { statusCode: 200, payload: body }, path)
    for (const time of ['first', 'second']) {
      const short = await ask(url, { 'x-request-id': 'mine' })
      t.match(short, { status: 200, headers: { 'x-request-id': 'mine' } }, `${path}, ${time}`)
      t.equal(short.rest, body, `${path}, ${time}`)
      t.same(shape(short), shape(long), `${path}, ${time}`)
    }
  }
  t.equal(await counted(here, 200), 12, 'each is counted')
})

t.test('what is asked for in another way is answered as ever', async (t) => {
  const { here, urlOf } = await given(t)
  const ask = await asking(here)
  const url = urlOf('a.md')
  const { etag = '' } = (await ask(url)).headers
  t.match(await ask(url), { status: 200, rest: 'one' })
  t.match(await ask(url, { 'if-none-match': etag }), { status: 304, rest: '' })
  t.match(await ask(url, { range: 'bytes=1-' }), { status: 206, rest: 'ne' })
  t.equal((await ask(url, { host: 'evil.example' })).status, 403)
  t.equal((await ask(url, { origin: 'https://evil.example' })).status, 403)
  t.equal((await ask(`${url}&other=a`)).status, 400)
  t.equal((await ask(url.replace('/user/', '/system/'))).status, 404)
  t.equal((await ask(url.replace('/default/', '/nowhere/'))).status, 404)
  t.equal((await ask(url.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).status, 404)
  t.equal((await ask(urlOf('c.md'))).status, 404)
})

t.test('who has a token sees what is served, in any process at once', async (t) => {
  const { here, there, urlOf } = await given(t)
  const url = urlOf('a.md')
  const askThere = await asking(there)
  const admin = await givenToken(here.services, 'admin')
  const reader = await givenToken(here.services, 'reader')
  const statusThere = async (headers = {}) => (await askThere(url, headers)).status
  t.equal(await statusThere(reader.headers), 200)
  t.equal(await statusThere(reader.headers), 200)
  for (const [enabled, seen] of [
    [false, 404],
    [true, 200],
  ] as const) {
    const payload = { enabled, allow_implicit_invocation: false }
    await call(here.app, 'PUT', '/skills/user/pdf-tools/policy', { payload, ...admin })
    t.equal(await statusThere(reader.headers), seen, `enabled: ${enabled}`)
    t.equal(await statusThere(admin.headers), seen, 'without include=unserved')
  }
})

t.test('what is removed is gone for who asked before: at once here, soon elsewhere', async (t) => {
  const { here, there, urlOf } = await given(t)
  const url = urlOf('a.md')
  const [ask, askThere] = [await asking(here), await asking(there)]
  for (const time of ['first', 'second', 'third']) {
    t.equal((await ask(url)).status, 200, time)
    t.equal((await askThere(url)).status, 200, time)
  }
  t.equal((await call(here.app, 'DELETE', '/skills/user/pdf-tools')).status, 200)
  t.equal((await ask(url)).status, 404)
  await sleep(1000)
  t.equal((await askThere(url)).status, 404)
})

t.test('the current file takes the short way while it is asked for, as it is', async (t) => {
  const { here } = await given(t)
  const ask = await asking(here)
  const handled = countHandled(t)
  for (const [path, body] of Object.entries({ 'a.md': 'one', 'sub/b.html': '<p>' })) {
    const url = `${skill}/files/${path}`
    const long = await here.app.inject({ url, headers: HOST })
    const before = handled()
    const answers = [
      await ask(url),
      ...(await Promise.all(Array.from({ length: 19 }, () => ask(url)))),
    ]
    t.ok(handled() < before + 20, `${handled() - before} of 20 came to a handler`)
    for (const short of answers) {
      t.match(short, { status: 200, rest: body })
      t.same(shape(short), shape(long))
    }
    const { etag = '' } = long.headers
    t.match(await ask(url, { 'if-none-match': etag }), { status: 304, rest: '' })
    t.equal((await ask(url, { host: 'evil.example' })).status, 403)
  }
  t.match(await ask(`${skill}/files/large.txt`), { status: 200, rest: large })
})

t.test('the current file is never an old one, whichever process has changed it', async (t) => {
  const { here, there, fingerprint } = await given(t)
  const [ask, askThere] = [await asking(here), await asking(there)]
  const url = `${skill}/files/a.md`
  const handled = countHandled(t)
  let current = fingerprint
  for (let number = 0; number < 10; number += 1) {
    await Promise.all([ask(url), askThere(url)])
    await Promise.all([ask(url), askThere(url)])
    await Promise.all([ask(url), askThere(url)])
    const body = `number ${number}`
    const { payload, headers } = multipart(packageArchive({ files: { ...files, 'a.md': body } }))
    const { app } = number % 2 === 0 ? here : there
    const answer = await call(app, 'PUT', '/skills/user/pdf-tools/archive', {
      payload,
      headers: { ...headers, 'if-match': `"${current}"` },
    })
    current = String(answer.body.skill.fingerprint)
    for (const read of await Promise.all([ask(url), askThere(url), ask(url), askThere(url)])) {
      t.match(read, { status: 200, rest: body })
    }
  }
  t.ok(handled() < 110, `${handled()} of 110 came to a handler`)
  await call(here.app, 'DELETE', '/skills/user/pdf-tools')
  t.same(
    (await Promise.all([ask(url), askThere(url)])).map(({ status }) => status),
    [404, 404],
  )
})

t.test('a file is refused while the state of its workspace cannot be seen', async (t) => {
  const here = await testApp(t, { STATEMENT_TIMEOUT_MS: '1000' })
  const { db: beside } = await testReplica(t, here.connectionString)
  await call(here.app, 'POST', '/skills/archive', multipart(packageArchive({ files })))
  const ask = await asking(here)
  const url = `${skill}/files/a.md`
  for (const time of ['first', 'second']) t.equal((await ask(url)).status, 200, time)
  const holder = await beside.startTransaction().execute()
  await sql`lock table workspaces in access exclusive mode`.execute(holder)
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, 'a']))
  const [refused, unheard] = await Promise.all([ask(url), ask(url, many)])
  t.match(refused, { status: 503 })
  t.match(unheard, { status: 431 })
  await holder.rollback().execute()
  t.match(await ask(url), { status: 200, rest: 'one' })
})
