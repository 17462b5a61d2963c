/** The README and the tour, pasted block by block. */
import t from '../support/tap.ts'
import { openReader, runPage, skip } from './run-page.ts'

/** What the service itself installs at its start is no part of a page. */
const REASONS = /"reason":"((?!catalog_changed)\w+)"/g

/** The one error that a page shows on purpose. */
const shown: Record<string, string[]> = { 'docs/tour.md': ['skills.upload.invalid_archive'] }

t.test('README.md: install, list, read, update, follow', { skip }, async (t) => {
  const { output, codes, streams } = await runPage(t, 'README.md')
  t.same(codes, [])
  const [events] = streams
  t.same(await events?.matches(REASONS, 1), ['updated'])
  t.match(output, '"status":"updated"')
  t.match(output, /"jsonrpc":"2.0".*hello-skill/)
})

t.test('docs/tour.md: the life of a skill', { skip }, async (t) => {
  const { output, codes, streams } = await runPage(t, 'docs/tour.md')
  const changes =
    'installed updated policy_updated policy_updated rolled_back uninstalled installed'.split(' ')
  const [follow, replay] = streams
  for (const stream of [follow, replay]) {
    const seen = await stream?.matches(REASONS, changes.length)
    t.same(seen?.slice(0, changes.length), changes)
  }
  t.match(output, 'HTTP/1.1 304 Not Modified')
  t.match(output, /idempotency-replayed: true/i)
  t.match(output, '"status":"already_installed"')
  t.match(output, 'greeter/SKILL.md')
  t.match(output, /"slug":"greeter".*"match":\{"score"/, 'a misspelt word finds it')
  t.same(codes, shown['docs/tour.md'])
})

t.test('the pages work one after the other, on the service of the README', { skip }, async (t) => {
  const read = await openReader(t)
  for (const name of [
    'README.md',
    'docs/tour.md',
    'docs/review.md',
    'docs/content.md',
    'docs/agents.md',
  ]) {
    const { codes } = await read(name)
    t.same(codes, shown[name] ?? [], name)
  }
})
