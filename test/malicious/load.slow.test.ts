/** `npm run scan:malicious`: what it takes, what it replaces, and what it refuses. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { zip } from '../support/zips.ts'
import { lines, load, loaded, record, written } from './given.ts'

const storedIn = async ({ db }: TestApp): Promise<string[]> => {
  const { rows } = await sql<{ one: string }>`
    select concat_ws(' ', ecosystem, name, versions) as one from malicious_packages
    order by ecosystem, name`.execute(db)
  return rows.map(({ one }) => one)
}

const numbersOf = async ({ db }: TestApp): Promise<number[]> => {
  const { rows } = await sql<{ number: number }>`
    select number from malicious_lists order by ecosystem`.execute(db)
  return rows.map(({ number }) => number)
}

const text = (one: object): string => JSON.stringify(one)

t.test('a zip file, a folder and a file of lines are read alike', async (t) => {
  const app = await testApp(t)
  const [evil, pinned] = [
    record({ name: 'Evil' }),
    record({ name: 'Pi.nned', ecosystem: 'PyPI', versions: ['1.1', '1.0'] }),
  ]
  const other = { ...record({ name: 'harmless' }), id: 'GHSA-1234' }
  const gone = record({ name: 'was-reported' }, { withdrawn: '2026-02-01T00:00:00Z' })
  const foreign = record({ name: 'other', ecosystem: 'Packagist' })
  const all = [evil, pinned, other, gone, foreign]
  const path = await written(t, {
    'all.jsonl': `\n${lines(all)}`,
    'one.json': JSON.stringify(evil, null, 2),
    ...Object.fromEntries(all.map((one, n) => [`osv/malicious/${n}/${one.id}.json`, text(one)])),
    'osv/README.json': 'not a record',
    'all.zip': zip([
      ...all.map((one) => ({ path: `${one.id}.json`, body: text(one) })),
      { path: 'README.md', body: 'not a record' },
    ]),
  })
  const stored = ['PyPI pi-nned {1.0,1.1}', 'npm evil']
  const first = await load(t, app, path('all.zip'))
  t.match(first, { code: 0, stderr: '' })
  t.equal(
    first.stdout,
    'PyPI: 1 malicious packages, 1 new or changed, 0 gone\nnpm: 1 malicious packages, 1 new or changed, 0 gone\n',
  )
  t.same(await storedIn(app), stored)
  const numbers = await numbersOf(app)
  for (const name of ['all.zip', 'osv', 'all.jsonl', 'one.json']) {
    const again = await load(t, app, path(name))
    t.match(again, { code: 0, stdout: /npm: 1 malicious packages, 0 new or changed, 0 gone/ }, name)
    t.same(await storedIn(app), stored, name)
  }
  t.same(await numbersOf(app), numbers, 'the lists are the same')
})

t.test('a list replaces that of its ecosystem only', async (t) => {
  const app = await testApp(t)
  const python = record({ name: 'evil', ecosystem: 'PyPI' })
  const part = record({ name: 'part', versions: ['1.0.0'] })
  await loaded(t, app, [python, record({ name: 'gone' }), part])
  const [, before = 0] = await numbersOf(app)
  const versions = {
    ...part,
    affected: [{ package: { ecosystem: 'npm', name: 'part' }, versions: ['1.0.0', '1.0.1'] }],
  }
  const path = await written(t, { 'npm.jsonl': lines([versions, record({ name: 'new' })]) })
  const { stdout } = await load(t, app, path('npm.jsonl'))
  t.equal(stdout, 'npm: 2 malicious packages, 2 new or changed, 1 gone\n')
  t.same(await storedIn(app), ['PyPI evil', 'npm new', 'npm part {1.0.0,1.0.1}'])
  const [, after = 0] = await numbersOf(app)
  t.ok(after > before)
})

t.test('records that name a package twice, or many in batches, are one each', async (t) => {
  const app = await testApp(t)
  const many = Array.from({ length: 2500 }, (_, n) => record({ name: `evil-${n}` }))
  const [first] = many
  const twice = record({ name: 'twice', versions: ['1.0.0'] })
  const affected = [
    ...(twice['affected'] as object[]),
    { package: { ecosystem: 'npm', name: 'twice' }, versions: ['2.0.0'] },
  ]
  await loaded(t, app, [...many, { ...twice, affected }, first ?? {}])
  const stored = await storedIn(app)
  t.equal(stored.length, 2501)
  t.ok(stored.includes('npm twice {1.0.0,2.0.0}'))
})

t.test('what is no list changes nothing', async (t) => {
  const app = await testApp(t)
  await loaded(t, app, [record({ name: 'evil' })])
  const before = [await storedIn(app), await numbersOf(app)]
  const good = lines([record({ name: 'other' })])
  const path = await written(t, {
    'good.jsonl': good,
    'cut.jsonl': `${good}{"id": "MAL-`,
    'array.jsonl': `${good}[]\n`,
    'no-id.jsonl': `${good}{"affected": []}\n`,
    'wrong.jsonl': `${good}{"id": "MAL-1", "affected": [{"package": "evil"}]}\n`,
    'others.jsonl': lines([{ ...record({ name: 'x' }), id: 'GHSA-1' }]),
    'empty.jsonl': '',
    'empty/README.md': '',
    'cut.zip': zip([{ path: 'MAL-1.json', body: text(record({ name: 'x' })) }]).subarray(0, 60),
    'bad.zip': zip([{ path: 'MAL-1.json', body: '{' }]),
    'folder/MAL-1.json': 'null',
    'long.json': ' '.repeat(5 * 1024 * 1024),
  })
  for (const [name, message] of Object.entries({
    'cut.jsonl': /cut\.jsonl:2 is not a record of OSV/,
    'array.jsonl': /array\.jsonl:2 is not a record/,
    'no-id.jsonl': /:2 is not a record/,
    'wrong.jsonl': /:2 is not a record/,
    'others.jsonl': /others\.jsonl has no malicious packages of a known registry/,
    'empty.jsonl': /has no malicious packages/,
    empty: /has no malicious packages/,
    'cut.zip': /./,
    'bad.zip': /bad\.zip: MAL-1\.json is not a record/,
    folder: /MAL-1\.json is not a record/,
    'long.json': /too long/,
    nowhere: /ENOENT/,
  })) {
    const refused = await load(t, app, path('good.jsonl'), path(name))
    t.match(refused, { code: 1, stdout: '', stderr: message }, name)
    t.same([await storedIn(app), await numbersOf(app)], before, name)
  }
  t.match(await load(t, app), { code: 1, stderr: /Name what to load[^]*Usage/ })
  t.match(await load(t, app, '--all'), { code: 1, stderr: /--all/ })
  t.match(await load(t, app, '--help'), { code: 0, stdout: /^Usage/ })
})
