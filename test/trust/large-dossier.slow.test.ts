/** Large differences: the reviewer gets an answer, and so does everybody else meanwhile. */
import t from '../support/tap.ts'
import { Comparisons } from '../../src/registry/proposals/comparisons.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { approve, installArchive, READ, skillArchive, updateArchive } from './given.ts'

type App = Parameters<typeof call>[0]
type FileDiff = { path: string; lines_added: number | null; lines_removed: number | null }

const LINES = 6400
const numbers = Array.from({ length: LINES }, (_, line) => line)
/** About 250 KiB, none of whose lines is in a text of another name. */
const textOf = (name: string, order = numbers): string =>
  order.map((line) => `${name} line ${line}`.padEnd(39, '.').concat('\n')).join('')
/** The same lines in an order that has no long common sequence with theirs. */
const shuffled = numbers.map((line) => (line * 2501) % LINES)

const givenProposal = async (
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

/** Whether `/livez` is answered while the other request is not. */
const answersDuring = async (app: App, request: Promise<unknown>): Promise<boolean> => {
  const isPending = request.then(() => false)
  const live = app.inject('/livez').then(({ statusCode }) => statusCode === 200)
  return Promise.race([live, isPending])
}

t.test('a proposal of 100 large files, with every line changed, is compared', async (t) => {
  const { app } = await testApp(t)
  const files = (name: string) =>
    Object.fromEntries(numbers.slice(0, 99).map((file) => [`f${file}.txt`, textOf(name + file)]))
  const id = await givenProposal(
    app,
    { ...files('old'), 'z.txt': textOf('z') },
    { ...files('new'), 'z.txt': textOf('z', shuffled) },
  )
  const request = call(app, 'GET', `/proposals/${id}`)
  t.ok(await answersDuring(app, request))
  const { status, body } = await request
  t.equal(status, 200)
  t.equal(body.file_diff.length, 100)
  t.match(body.file_diff[0], { lines_added: LINES, lines_removed: LINES })
  t.match(body.file_diff.at(-1), { path: 'z.txt', lines_added: null, lines_removed: null })
  // What was not counted within the time of one request is counted by later ones.
  const uncounted = async () =>
    (await call(app, 'GET', `/proposals/${id}`)).body.file_diff
      .filter(({ lines_added: lines }: FileDiff) => lines === null)
      .map(({ path }: FileDiff) => path)
  while ((await uncounted()).length > 1);
  t.same(await uncounted(), ['z.txt'])
})

t.test('a file that differs too much is shown as replaced', async (t) => {
  const { app } = await testApp(t)
  const id = await givenProposal(
    app,
    { 'z.txt': textOf('z') },
    { 'z.txt': textOf('z', shuffled), 'n.bin': 'a\0b' },
  )
  const request = call(app, 'GET', `/proposals/${id}/diff?path=z.txt`)
  t.ok(await answersDuring(app, request))
  const { status, body } = await request
  t.equal(status, 200)
  t.match(
    body,
    new RegExp(`^--- a/z.txt\n\\+\\+\\+ b/z.txt\n@@ -1,${LINES} \\+1,${LINES} @@\n-z line 0`),
  )
  t.match(await call(app, 'GET', `/proposals/${id}/diff?path=n.bin`), {
    status: 422,
    body: { code: 'proposals.not_text' },
  })
  const pages = await call(app, 'GET', `/proposals/${id}/diffs`)
  t.match(pages.body.files, [
    { path: 'n.bin', cut: 'not_text', hunks: [], lines_added: null },
    { path: 'z.txt', cut: 'too_different', lines_added: null, hunks: [{ old_lines: LINES }] },
  ])
})

const file = (sha256: string) => ({ path: 'f', size: 1, sha256, executable: false })

t.test('the thread compares while other requests are served, and once for each pair', async (t) => {
  const { app } = await testApp(t)
  const comparisons = new Comparisons()
  t.teardown(() => comparisons.close())
  const pair = { before: file('a'), after: file('b') }
  let reads = 0
  const live: Promise<unknown>[] = []
  const read = async () => {
    reads += 1
    // Sent once the texts are there: from here on there is nothing but comparing.
    setImmediate(() => live.push(app.inject('/livez').then(() => order.push('live'))))
    return { before: Buffer.from(textOf('z')), after: Buffer.from(textOf('z', shuffled)) }
  }
  const order: string[] = []
  const budget = comparisons.budget({ ms: 60_000, fileMs: 1000 })
  t.match(await comparisons.compare(pair, read, budget), { cut: 'too_different', counts: null })
  order.push('compared')
  await Promise.all(live)
  t.same(order, ['live', 'compared'])
  t.match(await comparisons.compare(pair, read, budget), { cut: 'too_different' })
  t.equal(reads, 1)
})

t.test('comparisons are cached, unless other files used up the time', async (t) => {
  const comparisons = new Comparisons()
  t.teardown(() => comparisons.close())
  let reads = 0
  const read = (text: string) => async () => {
    reads += 1
    return { before: Buffer.from('a\nb'), after: Buffer.from(text) }
  }
  const minute = { ms: 60_000, fileMs: 1000 }
  const [none, budget] = [comparisons.budget({ ms: 0 }), comparisons.budget(minute)]
  const pair = { before: file('a'), after: file('b') }
  t.same(await comparisons.compare(pair, read('a\nb\nc'), none), null)
  t.equal(reads, 0)
  const compared = { edits: [[1, 1, 1, 2]], counts: { added: 2, removed: 1 }, cut: null }
  t.same(await comparisons.compare(pair, read('a\nb\nc'), budget), compared)
  t.same(await comparisons.compare(pair, read('a\nb\nc'), none), compared)
  t.equal(reads, 1)
  const binary = { before: file('a'), after: file('c') }
  t.match(await comparisons.compare(binary, read('\0'), budget), { cut: 'not_text' })
  t.match(await comparisons.compare(binary, read('\0'), budget), { cut: 'not_text' })
  t.equal(reads, 2)
  await comparisons.close()
  const other = { before: file('c'), after: file('d') }
  t.equal(await comparisons.compare(other, read('x'), comparisons.budget(minute)), null)
})
