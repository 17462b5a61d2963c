/** The conformance cases of the `skills` worker that are about registering, and about ids. */
import { refuses, runCases, runTable } from './registry.ts'

const body = '# Title\n\nText.\n'
const a = (count: number): string => 'a'.repeat(count)
/** An id of `bytes` bytes in segments of 64 or less. */
const longId = (bytes: number): string => `${a(64)}/`.repeat(16).slice(0, bytes - 1) + a(1)

const refused: Record<string, { id: string; words: (string | RegExp)[] }> = {
  'III-01 no id': { id: '', words: ['id must be non-empty'] },
  'III-02 upper case': { id: 'Bad-Id', words: ['lowercase'] },
  'III-04 a leading slash': { id: '/leading-slash', words: ['slash'] },
  'III-05 a trailing slash': { id: 'trailing-slash/', words: ['slash'] },
  'III-07 colons': { id: 'with::colon', words: ['lowercase'] },
  'III-08, III-95 a segment of 65 letters': { id: a(65), words: ['too long'] },
  'III-37 fn as the first segment': { id: 'fn/anything', words: ['reserved', 'first segment'] },
  'III-94 upper case alone': { id: 'UpperCase', words: ['lowercase'] },
  'III-128 more than 1024 bytes': { id: longId(1025), words: ['too long', '1025'] },
  'III-167 fn/ is a trailing slash, not reserved': { id: 'fn/', words: [/slash/] },
  'III-169 fn//a has an empty segment': {
    id: 'fn//a',
    words: ['segment 2', 'segment must be non-empty'],
  },
  'III-173 a line feed, shown escaped': { id: 'a\nb', words: [String.raw`"a\nb"`, 'lowercase'] },
  'a segment of 65 bytes in 33 letters': {
    id: `x/${'é'.repeat(32)}b`,
    words: ['segment 2', 'too long'],
  },
  'fn/Bad fails for its letters first': { id: 'fn/Bad', words: ['lowercase'] },
  'fn alone': { id: 'fn', words: ['reserved'] },
  'a slash at an end goes before the length': { id: `/${longId(1025)}`, words: ['slash'] },
}

const legal: Record<string, string> = {
  'III-38 fn below the first segment': 'docs/fn-reference',
  'III-118 fn as a lower segment': 'a/fn/c',
  'III-127 a segment of 64 letters': a(64),
  'III-170 a hyphen': '-',
  'III-170 a low line': '_',
  'III-170 a zero': '0',
  'III-172 1024 bytes in all': longId(1024),
  'fnx is not fn': 'fnx/a',
  'below skills': 'skills/x',
}

const everywhere = 'ids that are refused, to register, to unregister and to read'

runTable(everywhere, refused, async (t, registry, { id, words }) => {
  const answers = [
    await registry.register(id, body),
    await registry.unregister(id),
    await registry.ask('GET', `/documents/${encodeURIComponent(id)}`),
  ]
  for (const answer of answers) refuses(t, answer, [400, 'documents.invalid_id'], ...words)
  t.same(await registry.ids(), [])
})

runTable('ids that are taken', legal, async (t, registry, id) => {
  t.equal((await registry.register(id, body)).status, 201)
  t.same(await registry.ids(), [id])
  t.equal(await registry.text(`iii://${id}`), body)
})

runCases('registering', {
  'III-10 a body of 262145 bytes': async (t, registry) => {
    const answer = await registry.register('bigid', a(262_145))
    refuses(t, answer, [413, 'documents.too_large'], 'too large', '262145', '256 KiB')
    t.same(await registry.ids(), [])
  },
  'III-11 a body of 262144 bytes': async (t, registry) => {
    t.equal((await registry.register('maxid', a(262_144))).status, 201)
    t.equal((await registry.text('iii://maxid')).length, 262_144)
  },
  'the size counts bytes, not letters': async (t, registry) => {
    const answer = await registry.register('bigid', 'é'.repeat(131_073))
    refuses(t, answer, [413, 'documents.too_large'], 'too large')
  },
  'III-13 again with another body: a new time': async (t, registry) => {
    const first = await registry.register('twice', body)
    const second = await registry.register('twice', `${body}More.\n`)
    t.same([first.status, second.status], [201, 200])
    t.ok(second.body.registered_at > first.body.registered_at)
    t.equal(await registry.text('iii://twice'), `${body}More.\n`)
  },
  'III-14, III-61 unregister twice': async (t, registry) => {
    await registry.register('gone', body)
    await registry.register('stays', body)
    t.match(await registry.unregister('gone'), { status: 200, body: { id: 'gone', removed: true } })
    t.match(await registry.unregister('gone'), {
      status: 200,
      body: { id: 'gone', removed: false },
    })
    t.same(await registry.ids(), ['stays'])
  },
  'III-34 the listing is sorted by id': async (t, registry) => {
    for (const id of ['z-tree/b', 'a', 'z-tree', 'z-tree/a', 'z-tree-0']) {
      await registry.register(id, body)
    }
    t.same(await registry.ids(), ['a', 'z-tree', 'z-tree-0', 'z-tree/a', 'z-tree/b'])
  },
  'III-175 children stay': async (t, registry) => {
    await registry.register('a', body)
    await registry.register('a/b', 'child')
    await registry.unregister('a')
    t.equal(await registry.text('iii://a/b'), 'child')
  },
  'III-176 a body of one space': async (t, registry) => {
    t.equal((await registry.register('blank', ' ')).status, 201)
    t.equal(await registry.text('iii://blank'), ' ')
  },
  'an empty body': async (t, registry) => {
    const answer = await registry.register('empty', '')
    refuses(t, answer, [400, 'documents.invalid_body'], 'skill must be non-empty')
  },
  'III-178 no id and no body: the id is told': async (t, registry) => {
    refuses(
      t,
      await registry.register('', ''),
      [400, 'documents.invalid_id'],
      'id must be non-empty',
    )
  },
  // The worker takes it, serves the index in its place, and lists the URI twice: decided otherwise.
  'III-220 decided: the id of the index is refused': async (t, registry) => {
    const answer = await registry.register('skills', body)
    refuses(t, answer, [400, 'documents.invalid_id'], 'reserved', 'index')
    const { body: list } = await registry.ask('GET', '/resources')
    t.same(
      list.resources.map(({ uri }: { uri: string }) => uri),
      ['iii://skills'],
    )
  },
})
