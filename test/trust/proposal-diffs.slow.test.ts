/** The changed lines of a proposal: compared once, off the thread that responds, and kept. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { purge } from '../skills/purging.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, installArchive, READ, skillArchive, updateArchive } from './given.ts'

type App = Parameters<typeof call>[0]

const lines = (count: number, changed: Record<number, string> = {}): string =>
  Array.from({ length: count }, (_, line) => `${changed[line] ?? `line ${line}`}\n`).join('')

/** The id of an update that waits. */
const givenUpdate = async (
  app: App,
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<string> => {
  const first = await installArchive(app, skillArchive([READ], { files: before }))
  await approve(app, first.body.proposal_id)
  const update = await updateArchive(app, skillArchive([READ], { files: after }))
  if (update.status !== 202) throw new Error(JSON.stringify(update.body))
  return update.body.proposal_id
}

const files = {
  before: { 'a.md': lines(40), 'gone.md': 'gone', 'same.md': 'same\n', 'z.bin': 'a\0b' },
  after: {
    'a.md': lines(40, { 5: 'five', 30: 'thirty' }),
    'new.md': 'one\ntwo\n',
    'same.md': 'same\n',
    'z.bin': 'a\0c',
  },
}

t.test('all files of a proposal are shown line by line', async (t) => {
  const { app } = await testApp(t)
  const id = await givenUpdate(app, files.before, files.after)
  const { status, body } = await call(app, 'GET', `/proposals/${id}/diffs`)
  t.equal(status, 200)
  t.match(body, {
    fingerprint: /^[0-9a-f]{64}$/,
    compared_fingerprint: /^[0-9a-f]{64}$/,
    next_cursor: null,
    files: [
      {
        path: 'a.md',
        change: 'changed',
        lines_added: 2,
        lines_removed: 2,
        cut: null,
        hunks: [
          { old_start: 3, old_lines: 7, new_start: 3, new_lines: 7 },
          { old_start: 28, old_lines: 7, new_start: 28, new_lines: 7 },
        ],
      },
      {
        path: 'gone.md',
        change: 'removed',
        sha256_after: null,
        hunks: [{ new_start: 0, new_lines: 0, lines: ['-gone', /No newline/] }],
      },
      {
        path: 'new.md',
        change: 'added',
        sha256_before: null,
        hunks: [{ lines: ['+one', '+two'] }],
      },
      { path: 'z.bin', cut: 'not_text', lines_added: null, hunks: [] },
    ],
  })
  t.same(body.files[0].hunks[0].lines, [
    ' line 2',
    ' line 3',
    ' line 4',
    '-line 5',
    '+five',
    ' line 6',
    ' line 7',
    ' line 8',
  ])
  const whole = await call(app, 'GET', `/proposals/${id}/diffs?path=a.md&context=50000`)
  t.match(whole.body.files, [{ hunks: [{ old_start: 1, old_lines: 40, new_lines: 40 }] }])
  const bare = await call(app, 'GET', `/proposals/${id}/diffs?path=a.md&context=0`)
  t.match(bare.body.files, [{ hunks: [{ lines: ['-line 5', '+five'] }, { old_lines: 1 }] }])
})

t.test('pages follow each other by path', async (t) => {
  const { app } = await testApp(t)
  const id = await givenUpdate(app, files.before, files.after)
  const url = `/proposals/${id}/diffs?limit=3`
  const first = (await call(app, 'GET', url)).body
  t.equal(first.files.length, 3)
  const second = await call(app, 'GET', `${url}&cursor=${first.next_cursor}`)
  t.match(second.body, { files: [{ path: 'z.bin' }], next_cursor: null })
  const other = `/proposals/${id}/diffs?context=1&cursor=${first.next_cursor}`
  t.match(await call(app, 'GET', other), { status: 400, body: { code: 'cursor.invalid' } })
})

t.test('a page ends early rather than grow over a megabyte', async (t) => {
  const { app } = await testApp(t)
  const big = lines(20_000, { 0: 'x'.repeat(500_000) })
  const id = await givenUpdate(app, {}, { 'a.txt': big, 'b.txt': big, 'c.txt': big })
  const page = (await call(app, 'GET', `/proposals/${id}/diffs`)).body
  t.match(page, { files: [{ path: 'a.txt' }], next_cursor: /./ })
  t.equal(page.files.length, 1)
  const next = await call(app, 'GET', `/proposals/${id}/diffs?cursor=${page.next_cursor}`)
  t.match(next.body.files, [{ path: 'b.txt' }])
})

t.test('what one replica has compared is read by another one', async (t) => {
  const one = await testApp(t)
  const id = await givenUpdate(one.app, files.before, files.after)
  const first = await call(one.app, 'GET', `/proposals/${id}/diffs`)
  const stored = await sql<{ path: string; edits: number[][] }>`
    select path, edits from proposal_diffs where proposal_id = ${id} order by path`.execute(one.db)
  t.same(stored.rows[0], {
    path: 'a.md',
    edits: [
      [5, 1, 5, 1],
      [30, 1, 30, 1],
    ],
  })
  t.equal(stored.rows.length, 4)
  const two = await testReplica(t, one.connectionString)
  t.same((await call(two.app, 'GET', `/proposals/${id}/diffs`)).body, first.body)
  const unified = await call(two.app, 'GET', `/proposals/${id}/diff?path=a.md`)
  t.match(unified.body, /^@@ -3,7 \+3,7 @@$/m)
})

t.test('files are compared when a proposal opens, before anybody reads it', async (t) => {
  const { app, db } = await testApp(t)
  const id = await givenUpdate(app, files.before, files.after)
  const count = async (): Promise<number> => {
    const { rows } = await sql`select from proposal_diffs where proposal_id = ${id}`.execute(db)
    return rows.length
  }
  while ((await count()) < 4) await new Promise((resolve) => setTimeout(resolve, 20))
  t.equal(await count(), 4)
})

t.test('a purge takes what was compared with the bytes', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  const id = await givenUpdate(app, { 'secret-name.md': 'a\n' }, { 'other.md': 'b\n' })
  const { body } = await call(app, 'GET', `/proposals/${id}/diffs`)
  t.match(body.files, [{ path: 'other.md' }, { path: 'secret-name.md' }])
  await approve(app, id)
  t.equal((await purge(test, body.compared_fingerprint)).status, 200)
  const { rows } = await sql`select from proposal_diffs`.execute(db)
  t.equal(rows.length, 0)
  const after = (await call(app, 'GET', `/proposals/${id}/diffs`)).body
  t.match(after.files, [{ path: 'SKILL.md', change: 'added' }, { path: 'other.md' }])
})

t.test('only what differs is shown, to publishers and above', async (t) => {
  const { app, services } = await testApp(t)
  const id = await givenUpdate(app, files.before, files.after)
  const get = (query: string, headers = {}) =>
    call(app, 'GET', `/proposals/${id}/diffs${query}`, { headers })
  t.match(await get('?path=same.md'), { status: 404, body: { code: 'skills.file_not_found' } })
  t.match(await get('?context=-1'), { status: 400, body: { code: 'request.invalid' } })
  t.match(await call(app, 'GET', '/proposals/none/diffs'), {
    status: 404,
    body: { code: 'proposals.not_found' },
  })
  const reader = await givenToken(services, 'reader')
  t.match(await get('', reader.headers), { status: 403, body: { code: 'access.forbidden' } })
  t.match(await get(''), { status: 401 })
})
