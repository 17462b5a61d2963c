/** Reading documents: as JSON and as they are, under which headers, and when they are not sent again. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenRegistry, refuses, Registry } from './registry.ts'

const body = '# Title\n\n<script>alert(1)</script>\n'

const inert = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
}

t.test('the raw body is selected by its media type', async (t) => {
  const registry = await givenRegistry(t)
  await registry.register('a', body)
  const asked: Record<string, string> = {
    'text/markdown': 'text/markdown',
    'text/*': 'text/markdown',
    'text/markdown, text/html, */*': 'text/markdown',
    'application/json;q=0.5, text/markdown': 'text/markdown',
    'text/html, text/*;q=0.8': 'text/markdown',
    '*/*': 'application/json',
    '': 'application/json',
    'application/json, text/markdown': 'application/json',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'application/json',
    'text/markdown;q=0.5, application/*': 'application/json',
    'text/markdown;q=0, */*': 'application/json',
  }
  for (const [accept, mediaType] of Object.entries(asked)) {
    const answer = await registry.ask('GET', '/documents/a', { headers: { accept } })
    t.match(answer, { status: 200, headers: { vary: 'authorization, accept', ...inert } }, accept)
    t.equal(answer.headers['content-type'], `${mediaType}; charset=utf-8`, accept)
    t.equal(mediaType === 'text/markdown' ? answer.body : answer.body.skill, body, accept)
  }
  for (const accept of ['image/png', 'text/html', 'application/json;q=0, text/markdown;q=0']) {
    const answer = await registry.ask('GET', '/documents/a', { headers: { accept } })
    refuses(t, answer, [406, 'request.not_acceptable'], 'text/markdown')
  }
})

t.test('an unknown document is 404, in the words of the worker', async (t) => {
  const registry = await givenRegistry(t)
  const answer = await registry.ask('GET', '/documents/un/known')
  refuses(t, answer, [404, 'documents.not_found'], 'Skill not found: un/known')
})

t.test('an unchanged document is not sent again', async (t) => {
  const registry = await givenRegistry(t)
  await registry.register('a', body)
  const paths = {
    'a document': ['/documents/a', {}],
    'a raw body': ['/documents/a', { accept: 'text/markdown' }],
    'a page': ['/documents', {}],
    'the resources': ['/resources', {}],
    'the index': ['/resources/read?uri=iii://skills', {}],
    'a document by its URI': ['/resources/read?uri=iii://a', {}],
  } as const
  const tags = new Map<string, string>()
  for (const [name, [path, headers]] of Object.entries(paths)) {
    const first = await registry.ask('GET', path, { headers })
    t.equal(first.status, 200, name)
    const tag = String(first.headers.etag)
    tags.set(name, tag)
    const second = await registry.ask('GET', path, {
      headers: { ...headers, 'if-none-match': tag },
    })
    t.match(second, { status: 304, headers: { etag: tag }, body: '' }, name)
    t.match(first.headers['cache-control'], 'private', name)
    const head = await registry.ask('HEAD', path, { headers })
    t.match(head, { status: 200, headers: { etag: tag }, body: '' }, name)
  }
  t.equal(tags.get('a raw body'), `"${sha256(Buffer.from(body))}"`)

  const isSentAgain = async (name: keyof typeof paths): Promise<boolean> => {
    const [path, headers] = paths[name]
    const given = { ...headers, 'if-none-match': tags.get(name) }
    return (await registry.ask('GET', path, { headers: given })).status === 200
  }
  await registry.register('a', body)
  t.ok(await isSentAgain('a document'), 'the time is another one')
  t.notOk(await isSentAgain('a raw body'), 'the body is the same')
  t.notOk(await isSentAgain('a document by its URI'), 'the body is the same')
  t.ok(await isSentAgain('a page'))
  await registry.register('a', 'other')
  t.ok(await isSentAgain('a raw body'))
  t.ok(await isSentAgain('a document by its URI'))
  t.ok(await isSentAgain('the index'))
  t.ok(await isSentAgain('the resources'))
})

t.test('pages hold every document once, in byte order', async (t) => {
  const registry = await givenRegistry(t)
  const ids = ['a', 'a-b', 'a/c', 'a/c/d', 'a0', 'a_', 'b', `z/${`${'y'.repeat(64)}/`.repeat(15)}z`]
  for (const id of ids.toReversed()) await registry.register(id, `# ${id}\n\nAbout.`)
  const seen: string[] = []
  let query = '?limit=3'
  for (let page = 0; page < 3; page += 1) {
    const { body: list } = await registry.ask('GET', `/documents${query}`)
    seen.push(...list.skills.map(({ id }: { id: string }) => id))
    query = `?limit=3&cursor=${list.next_cursor}`
    t.equal(list.next_cursor === null, page === 2)
  }
  t.same(seen, ids)
  // A cursor holds a position, which may be an id of the greatest length.
  const { body: list } = await registry.ask('GET', '/documents?limit=7')
  await registry.register('zz', 'last')
  t.same(list.skills.length, 7)
  const last = await registry.ask('GET', '/documents?limit=8')
  const rest = await registry.ask('GET', `/documents?cursor=${last.body.next_cursor}`)
  t.match(rest.body.skills, [{ id: 'zz', title: 'zz', description: 'last', bytes: 4 }])
  refuses(t, await registry.ask('GET', '/documents?cursor=x'), [400, 'cursor.invalid'])
  refuses(t, await registry.ask('GET', '/documents?limit=0'), [400, 'documents.invalid_request'])
  refuses(t, await registry.ask('GET', '/documents?q=a'), [400, 'documents.invalid_request'], 'q')
})

t.test('what one replica writes, the others show at once', async (t) => {
  const test = await testApp(t)
  const one = new Registry(test, 'default')
  const other = new Registry(await testReplica(t, test.connectionString), 'default')
  for (let round = 1; round <= 3; round += 1) {
    await one.register(`from-one-${round}`, '# One')
    t.equal((await other.indexLines()).length, 2 * round - 1)
    await other.register(`from-other-${round}`, '# Other')
    t.equal((await one.indexLines()).length, 2 * round)
    t.same(await one.indexLines(), await other.indexLines())
  }
  await givenWorkspace(test.db, 'acme')
  t.same(await new Registry(one.test, 'acme').ids(), [])
})

t.test('concurrent readers of the index get the same one, and it is complete', async (t) => {
  const registry = await givenRegistry(t)
  for (let number = 0; number < 5; number += 1) {
    await registry.register(`d${number}`, '# D')
    const texts = await Promise.all(Array.from({ length: 10 }, () => registry.indexLines()))
    for (const lines of texts) t.equal(lines.length, number + 1)
  }
})

t.test('an index of more documents than one query reads is whole', async (t) => {
  const registry = await givenRegistry(t)
  const { db } = registry.test
  const rows = Array.from({ length: 2500 }, (_, number) => ({
    workspace_id: 'default',
    document_id: `d-${number}`,
    skill: 'x',
    sha256: sha256(Buffer.from('x')),
    bytes: 1,
    title: `Title ${number}`,
    description: null,
  }))
  await db.insertInto('documents').values(rows).execute()
  t.equal(new Set(await registry.indexLines()).size, 2500)
  const { body: list } = await registry.ask('GET', '/resources')
  t.equal(list.resources.length, 2501)
})

t.test('invalid requests for resources are rejected', async (t) => {
  const registry = await givenRegistry(t)
  const invalid: [number, string] = [400, 'resources.invalid_request']
  refuses(t, await registry.ask('GET', '/resources/read'), invalid, 'uri')
  refuses(t, await registry.ask('GET', '/resources/read?uri=iii://a&x=1'), invalid, 'x')
  refuses(t, await registry.ask('GET', '/resources?x=1'), invalid, 'x')
  refuses(t, await registry.fetch({ uri: 7 }), invalid, 'uri')
  refuses(t, await registry.fetch({ uris: 'iii://a' }), invalid, 'uris')
  refuses(t, await registry.fetch({ uris: [7] }), invalid, 'uris')
  refuses(t, await registry.fetch({ urls: [] }), invalid, 'urls')
  t.match(await registry.fetch({ uri: 'iii://skills' }), {
    status: 200,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-store',
      ...inert,
    },
  })
})
