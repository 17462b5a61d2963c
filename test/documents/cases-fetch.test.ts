/**
 * The conformance cases of the `skills` worker that are about the batched fetch. Its two ids,
 * `skill::fetch` and `skills::fetch_skill`, are one route here.
 */
import { refuses, type Registry, runCases } from './registry.ts'

const invalid: [number, string] = [400, 'resources.invalid_request']

const givenGreek = async (registry: Registry) => {
  await registry.register('alpha', '# Alpha\n\nFirst.\n\n')
  await registry.register('beta', 'beta body')
}
const alpha = '# iii://alpha\n\n# Alpha\n\nFirst.'
const beta = '# iii://beta\n\nbeta body'
const both = `${alpha}\n\n---\n\n${beta}`

runCases('fetch', {
  'III-41 three documents of three depths': async (t, registry) => {
    const ids = ['one', 'one/two', 'one/two/three']
    for (const id of ids) await registry.register(id, `body of ${id}`)
    const { status, body } = await registry.fetch({ uris: ids.map((id) => `iii://${id}`) })
    t.equal(status, 200)
    t.equal(body.split('\n\n---\n\n').length, 3)
    for (const id of ids) t.match(body, `# iii://${id}\n\nbody of ${id}`)
  },
  'III-43, III-44 two documents, trailing blanks cut': async (t, registry) => {
    await givenGreek(registry)
    const { status, body } = await registry.fetch({ uris: ['iii://alpha', 'iii://beta'] })
    t.same([status, body], [200, both])
  },
  'III-46, III-50 neither field': async (t, registry) => {
    refuses(t, await registry.fetch({}), invalid, 'Provide uri')
    refuses(t, await registry.fetch({ uri: null, uris: null }), invalid, 'Provide uri')
  },
  'III-47 another scheme': async (t, registry) => {
    const answer = await registry.fetch({ uri: 'https://example.com' })
    refuses(t, answer, [400, 'resources.invalid_uri'], 'iii://')
  },
  'another scheme anywhere refuses all before anything is read': async (t, registry) => {
    const answer = await registry.fetch({ uris: ['iii://missing', 'ftp://a'] })
    refuses(t, answer, [400, 'resources.invalid_uri'], 'ftp://a')
  },
  'III-49 an unknown id': async (t, registry) => {
    const answer = await registry.fetch({ uri: 'iii://unknown' })
    refuses(t, answer, [404, 'documents.not_found'], 'not found')
  },
  'III-131 an empty list': async (t, registry) => {
    refuses(t, await registry.fetch({ uris: [] }), invalid, 'Provide uri')
  },
  'III-133 blanks around are cut': async (t, registry) => {
    await givenGreek(registry)
    const { body } = await registry.fetch({ uris: ['  iii://alpha', 'iii://beta\n'] })
    t.equal(body, both)
    t.equal((await registry.fetch({ uri: '\tiii://beta ' })).body, beta)
  },
  'III-134 blank entries are dropped, the order stays': async (t, registry) => {
    await givenGreek(registry)
    const { body } = await registry.fetch({ uris: ['iii://beta', '   ', 'iii://alpha'] })
    t.equal(body, `${beta}\n\n---\n\n${alpha}`)
  },
  // The worker fails here: decided otherwise.
  'III-221 decided: all blank falls back to uri': async (t, registry) => {
    await givenGreek(registry)
    t.equal((await registry.fetch({ uris: ['  '], uri: 'iii://alpha' })).body, alpha)
    refuses(t, await registry.fetch({ uris: ['  '], uri: ' ' }), invalid, 'Provide uri')
  },
  'uris go before uri': async (t, registry) => {
    await givenGreek(registry)
    t.equal((await registry.fetch({ uris: ['iii://beta'], uri: 'iii://alpha' })).body, beta)
  },
  'III-223 all or nothing': async (t, registry) => {
    await givenGreek(registry)
    const answer = await registry.fetch({ uris: ['iii://alpha', 'iii://missing', 'iii://beta'] })
    refuses(t, answer, [404, 'documents.not_found'], 'missing')
    t.notMatch(JSON.stringify(answer.body), 'First.')
  },
  'the first that fails is told': async (t, registry) => {
    const notFound = await registry.fetch({ uris: ['iii://missing', 'iii://Bad'] })
    refuses(t, notFound, [404, 'documents.not_found'], 'missing')
    const bad = await registry.fetch({ uris: ['iii://Bad', 'iii://missing'] })
    refuses(t, bad, [400, 'resources.invalid_uri'], 'lowercase')
  },
  'III-224 the same twice': async (t, registry) => {
    await givenGreek(registry)
    const { body } = await registry.fetch({ uris: ['iii://beta', 'iii://beta'] })
    t.equal(body, `${beta}\n\n---\n\n${beta}`)
  },
  'III-226 the index': async (t, registry) => {
    await givenGreek(registry)
    const { body } = await registry.fetch({ uri: 'iii://skills' })
    t.match(body, /^# iii:\/\/skills\n\n# Skills\n/)
    t.match(body, '- [`alpha`](iii://alpha) — Alpha — First.')
    t.notMatch(body, '\n---\n')
  },
  'functions of the machinery': async (t, registry) => {
    const answer = await registry.fetch({ uri: 'iii://fn/state/set' })
    refuses(t, answer, [403, 'functions.internal_namespace'], 'internal namespace')
  },
})

runCases('the limits of fetch', {
  '100 URIs at once, and no more': async (t, registry) => {
    await registry.register('a', 'text')
    const uris = Array.from({ length: 100 }, () => 'iii://a')
    const { status, body } = await registry.fetch({ uris })
    t.equal(status, 200)
    t.equal(body.split('\n\n---\n\n').length, 100)
    const blank = await registry.fetch({ uris: [...uris, ' '] })
    t.equal(blank.status, 200, 'blank ones do not count')
    const answer = await registry.fetch({ uris: [...uris, 'iii://a'] })
    refuses(t, answer, invalid, '100')
    t.same(answer.body.details, { uris: 101, max_uris: 100 })
  },
  '8 MiB in all, and no more': async (t, registry) => {
    const head = '# iii://a\n\n'.length + '\n\n---\n\n'.length
    await registry.register('a', 'x'.repeat(256 * 1024 - head))
    const uris = Array.from({ length: 32 }, () => 'iii://a')
    const { status, body } = await registry.fetch({ uris })
    t.equal(status, 200)
    t.equal(body.length, 8 * 1024 * 1024 - '\n\n---\n\n'.length)
    const answer = await registry.fetch({ uris: [...uris, 'iii://a'] })
    refuses(t, answer, [422, 'resources.too_large'], 'too large')
    t.same(answer.body.details, { max_bytes: 8 * 1024 * 1024, uris_that_fit: 32 })
  },
})
