/** Git's protocols on the wire, without a client. */
import { gzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const refs = '/skills.git/info/refs?service=git-upload-pack'
const upload = '/skills.git/git-upload-pack'
const version2 = { 'git-protocol': 'version=2' }

const packet = (text: string): string =>
  (text.length + 5).toString(16).padStart(4, '0') + `${text}\n`

const post = ({ app }: TestApp, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: upload,
    payload,
    headers: { 'content-type': 'application/x-git-upload-pack-request', ...headers },
  })

const fetchOf = (...lines: string[]): string =>
  `${packet('command=fetch')}0001${lines.map(packet).join('')}0000`

const headOf = async (test: TestApp): Promise<string> => {
  const body = `${packet('command=ls-refs')}0001${packet('symrefs')}${packet('ref-prefix HEAD')}0000`
  const { payload } = await post(test, body, version2)
  return (
    /^[0-9a-f]{4}([0-9a-f]{40}) HEAD symref-target:refs\/heads\/main\n0000$/.exec(payload)?.[1] ??
    ''
  )
}

t.test('each version says what it can', async (t) => {
  const test = await testApp(t)
  await givenSkill(test.app)
  const zero = await test.app.inject(refs)
  t.match(zero, {
    statusCode: 200,
    headers: { 'content-type': 'application/x-git-upload-pack-advertisement' },
  })
  t.match(
    zero.payload,
    /^001e# service=git-upload-pack\n0000[0-9a-f]{4}[0-9a-f]{40} HEAD\0.*shallow/,
  )
  const one = await test.app.inject({ url: refs, headers: { 'git-protocol': 'version=1' } })
  t.match(one.payload, '000eversion 1\n')
  const two = await test.app.inject({ url: refs, headers: version2 })
  t.match(two.payload, /^000eversion 2\n[^]*fetch=shallow filter\n[^]*0000$/)
  t.match(await headOf(test), /^[0-9a-f]{40}$/)
})

t.test('a fetch with nothing in common gets the newest commit alone', async (t) => {
  const test = await testApp(t)
  await givenSkill(test.app)
  const first = await headOf(test)
  await givenSkill(test.app, { slug: 'second' })
  const head = await headOf(test)
  t.not(head, first)
  const { payload } = await post(test, fetchOf(`want ${head}`, 'done'), version2)
  t.match(payload, `shallow-info\n0035shallow ${head}0001`.replace('0001', ''))
  t.match(payload, '\u0001PACK')
  t.match(payload, /0000$/)
  const unknown = await post(test, fetchOf(`want ${head}`, `have ${'1'.repeat(40)}`), version2)
  t.equal(unknown.payload, `${packet('acknowledgments')}${packet('NAK')}0000`)
  const known = await post(test, fetchOf(`want ${head}`, `have ${first}`), version2)
  t.match(known.payload, `ACK ${first}\n000aready\n0001000dpackfile\n`)
  t.notMatch(known.payload, 'shallow')
})

t.test('a long request may be compressed', async (t) => {
  const test = await testApp(t)
  const head = await headOf(test)
  const headers = { ...version2, 'content-encoding': 'gzip' }
  const body = fetchOf(`want ${head}`, 'done')
  t.match((await post(test, gzipSync(body), headers)).payload, 'PACK')
  t.match(await post(test, body, headers), { statusCode: 400, payload: /not gzip/ })
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024))
  t.match(await post(test, bomb, headers), { statusCode: 400, payload: /too long/ })
  t.match(await post(test, body, { ...headers, 'content-encoding': 'br' }), { statusCode: 415 })
})

t.test('what is no request of Git is rejected with a sentence', async (t) => {
  const test = await testApp(t)
  for (const body of ['hello', 'ffff', '0009want', '000ewant nothing', packet('command=push')]) {
    const sent = await post(test, body, body.includes('command') ? version2 : {})
    t.match(sent, { statusCode: 400, headers: { 'content-type': /^text\/plain/ } }, body)
  }
  const wrong = await post(test, fetchOf(`want ${'1'.repeat(40)}`, 'done'), version2)
  t.match(wrong.payload, /^[0-9a-f]{4}ERR /)
  t.match(await test.app.inject('/skills.git/info/refs'), { statusCode: 403, payload: /smart/ })
  const push = await test.app.inject('/skills.git/info/refs?service=git-receive-pack')
  t.match(push, { statusCode: 403, payload: /skill push/ })
  t.equal((await test.app.inject('/skills.git/HEAD')).statusCode, 404)
})

t.test('a body of another type, or one that is too large, is rejected as such', async (t) => {
  const test = await testApp(t)
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const sent = await post(test, '{"a":1}', { 'content-type': type })
    t.match(sent, { statusCode: 415, payload: /x-git-upload-pack-request/ }, type)
  }
  const large = await post(test, Buffer.alloc(3 * 1024 * 1024), version2)
  t.match(large, { statusCode: 413, headers: { 'content-type': /^text\/plain/ } })
})

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}`,
})

t.test('a closed repository asks for a password', async (t) => {
  const test = await testApp(t)
  const { secret } = await givenToken(test.services, 'reader')
  const asked = await test.app.inject(refs)
  t.match(asked, { statusCode: 401, headers: { 'www-authenticate': /^Basic realm=/ } })
  t.equal((await test.app.inject({ url: refs, headers: basic(secret) })).statusCode, 200)
  t.equal((await test.app.inject({ url: refs, headers: basic('wrong') })).statusCode, 401)
  t.equal((await post(test, fetchOf('done'), version2)).statusCode, 401)
  const none = '/v1/workspaces/none/skills.git/info/refs?service=git-upload-pack'
  t.equal((await test.app.inject(none)).statusCode, 401)
  t.equal((await test.app.inject({ url: none, headers: basic(secret) })).statusCode, 404)
})

t.test('one caller has only so many fetches at once, and the others wait', async (t) => {
  const test = await testApp(t, { ARTIFACTS_MAX_WAITING: '10' })
  await givenSkill(test.app)
  const head = await headOf(test)
  const body = fetchOf(`want ${head}`, 'done')
  const sent = await Promise.all(Array.from({ length: 40 }, () => post(test, body, version2)))
  const statuses = sent.map(({ statusCode }) => statusCode)
  t.ok(statuses.filter((status) => status === 200).length >= 18)
  t.ok(statuses.includes(429))
  t.equal((await post(test, body, version2)).statusCode, 200, 'afterwards again')
})

t.test('a change that concerns no skill makes no commit', async (t) => {
  const test = await testApp(t)
  const before = await headOf(test)
  await call(test.app, 'PUT', '/documents/a', { payload: { skill: '# A\n\nText.' } })
  t.equal(await headOf(test), before)
})
