import { sql } from 'kysely'
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { type Answer, call, givenSkill, multipart } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const headers = {}

type Given = { name: string; description: string; text?: string }

const archiveOf = ({ name, description, text = 'Do it.' }: Given) =>
  multipart(
    packageArchive({
      folder: name,
      files: { 'SKILL.md': `${skillMd({ name, description })}\n${text}\n` },
    }),
  )

const given = async (app: App, ...skills: Given[]): Promise<Answer[]> => {
  const answers = []
  for (const skill of skills) {
    const answer = await call(app, 'POST', '/skills/archive', archiveOf(skill))
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    answers.push(answer)
  }
  return answers
}

type Item = { slug: string; source_kind: string; match: { score: number; fields: object[] } }

const search = async (
  app: App,
  q: string,
  { query = '', ...options }: { query?: string; headers?: Record<string, string> } = { headers },
): Promise<Item[]> => {
  const { status, body } = await call(
    app,
    'GET',
    `/skills?q=${encodeURIComponent(q)}${query}`,
    options,
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.skills
}

const slugs = (items: { slug: string }[]): string[] => items.map(({ slug }) => slug)

t.test('names come before descriptions, and these before texts', async (t) => {
  const { app } = await testApp(t)
  await given(
    app,
    { name: 'notes', description: 'Keeps what was said.', text: '## Invoices\n\nSend them.' },
    { name: 'ledger', description: 'Writes invoices for customers.' },
    { name: 'invoices', description: 'For customers.' },
    { name: 'paid-invoices', description: 'Finds what is paid.' },
  )
  const found = await search(app, 'Invoices')
  t.same(slugs(found), ['invoices', 'paid-invoices', 'ledger', 'notes'])
  const scores = found.map(({ match }) => match.score)
  t.equal(scores[0], 1, 'the exact name')
  t.same(
    scores,
    scores.toSorted((a, b) => b - a),
  )
  t.ok(scores.every((score) => score > 0))
})

t.test('of a long text the beginning and all headings count', async (t) => {
  const { app } = await testApp(t)
  const filler = 'Do what it says.\n'.repeat(1500)
  const text = `${filler}\n## Customs forms\n\nDeclare zebras.\n`
  await given(app, { name: 'long', description: 'Has a long text.', text })
  t.same(slugs(await search(app, 'customs')), ['long'])
  t.same(await search(app, 'zebras'), [])
})

t.test('every word counts, in any order, in any inflection', async (t) => {
  const { app } = await testApp(t)
  await given(
    app,
    { name: 'pull-review', description: 'Comments on pull requests.' },
    { name: 'review', description: 'Reads a text for style.' },
    { name: 'requests', description: 'Sends HTTP requests.' },
    { name: 'weather', description: 'Tells whether it rains.' },
  )
  for (const q of ['review pull requests', 'requests, pull: REVIEW!', 'reviewing pulled request']) {
    t.equal(slugs(await search(app, q))[0], 'pull-review', q)
  }
  t.same(slugs(await search(app, 'raining')), ['weather'])
  t.same(slugs(await search(app, 'does it rain')), ['weather'], 'words of every text are left out')
  t.equal(slugs(await search(app, 'it'))[0], 'weather', 'unless there are no others')
})

t.test('beginnings and misspelt words are found', async (t) => {
  const { app } = await testApp(t)
  await given(
    app,
    { name: 'kubernetes-deploy', description: 'Rolls out containers.' },
    { name: 'docker-build', description: 'Builds images for a registry.' },
  )
  for (const q of ['kube', 'kuberntes', 'kubernets', 'contaners', 'rols out']) {
    t.equal(slugs(await search(app, q))[0], 'kubernetes-deploy', q)
  }
  for (const q of ['dokcer', 'regis', 'imgaes']) {
    t.equal(slugs(await search(app, q))[0], 'docker-build', q)
  }
  t.same(await search(app, 'zebra'), [])
})

t.test('a match has the positions of the words, in code points', async (t) => {
  const { app } = await testApp(t)
  await given(app, {
    name: 'pdf-tools',
    description: '📄 Fills PDF forms; a form is a file.',
    text: 'Call the printer.',
  })
  const [found] = await search(app, 'form pdf')
  t.same(found?.match.fields.slice(0, -1), [
    { field: 'slug', positions: [{ start: 0, length: 3 }] },
    { field: 'display_name', positions: [{ start: 0, length: 3 }] },
    {
      field: 'description',
      positions: [
        { start: 8, length: 3 },
        { start: 12, length: 5 },
        { start: 21, length: 4 },
      ],
    },
  ])
  const [inText] = await search(app, 'printer')
  t.same(inText?.match.fields, [{ field: 'text', positions: [] }])
})

t.test('words of any script and any sign are safe to search for', async (t) => {
  const { app } = await testApp(t)
  await given(
    app,
    { name: 'aerger', description: 'Ärger über Öl.' },
    { name: 'shushi', description: '寿司 を 作る' },
  )
  t.same(slugs(await search(app, 'ärger')), ['aerger'])
  t.same(slugs(await search(app, 'A\u0308RGER')), ['aerger'], 'decomposed')
  t.same(slugs(await search(app, '寿司')), ['shushi'])
  for (const q of ['%', '_', "'", '"', '\\', "' | !x:* & (", ':*', '<->', '---', '🦊']) {
    t.same(await search(app, q), [], q)
  }
  t.same(slugs(await search(app, "öl' & !x:*")), ['aerger'])
  t.equal((await search(app, '  ')).length, 2, 'without words the list')
  t.same(await search(app, 'x'.repeat(200)), [])
  t.same(
    slugs(await search(app, 'q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 q11 q12 öl')),
    [],
    'at most twelve words',
  )
})

t.test('pages follow each other, and a cursor belongs to its words', async (t) => {
  const { app } = await testApp(t)
  for (const n of [1, 2, 3, 4, 5]) {
    await given(app, { name: `form-${n}`, description: `Form number ${n}` })
  }
  const all = slugs(await search(app, 'form'))
  t.same(all, ['form-1', 'form-2', 'form-3', 'form-4', 'form-5'])
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await call(app, 'GET', `/skills?q=form&limit=2${after}`)
    paged.push(...slugs(body.skills))
    cursor = body.next_cursor
  }
  t.same(paged, all)
  const { body } = await call(app, 'GET', '/skills?q=form&limit=2')
  for (const query of ['q=forms', 'q=form&source_kind=user', '']) {
    const { status, body: problem } = await call(
      app,
      'GET',
      `/skills?${query}&cursor=${body.next_cursor}`,
    )
    t.equal(status, 400, query)
    t.equal(problem.code, 'cursor.invalid', query)
  }
})

t.test('filters apply to what is found', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'acme/pdf', description: 'Fills forms.' })
  await givenSkill(app, { slug: 'pdf', description: 'Fills forms.', target: 'registry' })
  await givenSkill(app, { slug: 'other/pdf', description: 'Fills forms.' })
  await call(app, 'PUT', '/skills/user/other%2Fpdf/policy', { payload: { enabled: false } })
  const cases: [query: string, found: string[]][] = [
    ['', ['acme/pdf', 'other/pdf', 'pdf']],
    ['&source_kind=registry', ['pdf']],
    ['&namespace=acme', ['acme/pdf']],
    ['&status=disabled', ['other/pdf']],
    ['&status=active&source_kind=user', ['acme/pdf']],
  ]
  for (const [query, found] of cases) {
    t.same(slugs(await search(app, 'forms', { query })).toSorted(), found, query)
  }
})

t.test('only the current revision is found, on every replica', async (t) => {
  const { app, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  const both = async (q: string): Promise<string[]> => {
    const lists = [await search(app, q), await search(replica.app, q)].map(slugs)
    t.same(lists[0], lists[1], q)
    return lists[0] ?? []
  }
  const [first] = await given(app, { name: 'notes', description: 'Sorts apples.' })
  t.same(await both('apples'), ['notes'])
  const changed = archiveOf({ name: 'notes', description: 'Sorts pears.', text: 'Wash cherries.' })
  t.equal((await call(app, 'PUT', '/skills/user/notes/archive', changed)).status, 200)
  t.same(await both('apples'), [])
  t.same(await both('pears cherries'), ['notes'])
  const payload = { fingerprint: first?.body.skill.fingerprint, reason: 'pears' }
  t.equal((await call(app, 'POST', '/skills/user/notes/rollback', { payload })).status, 200)
  t.same(await both('apples'), ['notes'])
  t.same(await both('cherries'), [])
  t.equal((await call(app, 'DELETE', '/skills/user/notes')).status, 200)
  t.same(await both('apples'), [])
})

t.test('what a reader may not see changes nothing of what it finds', async (t) => {
  const { app, services } = await testApp(t)
  const { headers: admin } = await givenToken(services, 'admin')
  const { headers: reader } = await givenToken(services, 'reader')
  const ask = async () => {
    const found = []
    for (const q of ['tax', 'taxx', 'tax forms', 'formz', 'secret', 'secrte']) {
      found.push(await search(app, q, { headers: reader }))
    }
    return found.map((items) => items.map(({ slug, match }) => ({ slug, match })))
  }
  const send = (skill: Given) =>
    call(app, 'POST', '/skills/archive', {
      ...archiveOf(skill),
      headers: { ...archiveOf(skill).headers, ...admin },
    })
  for (const n of [1, 2, 3]) await send({ name: `tax-${n}`, description: 'Fills tax forms.' })
  const before = await ask()
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const name = `secret-tax-${n}`
    await send({ name, description: 'Formz of taxx, secret.', text: 'forms' })
    const payload = { enabled: false }
    await call(app, 'PUT', `/skills/user/${name}/policy`, { headers: admin, payload })
  }
  t.same(await ask(), before)
  t.equal((await search(app, 'secret', { headers: admin })).length, 6)
})

const vocabulary = async ({ db }: TestApp): Promise<string[]> => {
  const rows = await sql<{ word: string }>`select word from search_vocabulary`.execute(db)
  return rows.rows.map(({ word }) => word)
}

t.test('a purge leaves no word that is in no other skill', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const [, purged] = await given(
    app,
    { name: 'kept', description: 'Sorts apples.' },
    { name: 'purged', description: 'Sorts passwords of Winfried.' },
  )
  t.ok((await vocabulary(test)).includes('winfried'))
  const { fingerprint } = purged?.body.skill ?? {}
  const path = `/skills/user/purged/revisions/${fingerprint}?reason=a%20name`
  t.equal((await call(app, 'DELETE', path)).status, 200)
  const words = await vocabulary(test)
  t.notOk(words.includes('winfried'))
  t.notOk(words.includes('passwords'))
  t.ok(words.includes('sorts'), 'a word of another skill stays')
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from skill_revisions r full join skills s using (skill_id)
    where r.text_words::text like '%winfried%' or s.text_words::text like '%winfried%'`.execute(
    test.db,
  )
  t.equal(rows[0]?.left, 0)
})

t.test('installs at once that bring the same new words do not stop each other', async (t) => {
  const { app } = await testApp(t)
  const names = Array.from({ length: 8 }, (_, n) => `together-${n}`)
  const answers = await Promise.all(
    names.map((name, n) => {
      const words = ['zeta', 'alpha', 'omega', 'kappa']
      const description = (n % 2 === 0 ? words : words.toReversed()).join(' ')
      return call(app, 'POST', '/skills/archive', archiveOf({ name, description }))
    }),
  )
  t.same(
    answers.map(({ status }) => status),
    names.map(() => 201),
  )
  t.same(slugs(await search(app, 'omega')).toSorted(), names)
})
