/** Every page of the manual, pasted block by block, each against a service of its own. */
import t from '../support/tap.ts'
import { secretsKey, SECRETS_KEY } from '../support/secrets.ts'
import { runPage, skip } from './run-page.ts'

/** What the service itself installs at its start is no part of a page. */
const REASONS = /"reason":"((?!catalog_changed)\w+)"/g

const AT_ONCE = 3
t.jobs = AT_ONCE
const options = { skip, buffered: true }

t.test('README.md: install, list, read, update, follow', options, async (t) => {
  const { output, codes, streams } = await runPage(t, 'README.md')
  t.same(codes, [])
  const [events] = streams
  t.same(await events?.matches(REASONS, 1), ['updated'])
  t.match(output, '"status":"updated"')
  t.match(output, /"jsonrpc":"2.0".*hello-skill/)
})

t.test('docs/tour.md: the life of a skill', options, async (t) => {
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
  t.match(output, 'hello-skill/SKILL.md')
  t.same(codes, ['skills.upload.invalid_archive'], 'the one error that it shows')
})

t.test('docs/review.md: a report, an approval, an MCP server', options, async (t) => {
  const { output, codes } = await runPage(t, 'docs/review.md')
  t.same(codes, [])
  t.match(output, '"review_status":"approved"')
  t.match(output, '"skill.form-skill":["form.fill","form.send"]')
  t.match(output, '"missing"')
})

t.test('docs/content.md: documents, functions, prompts', options, async (t) => {
  const { output, codes } = await runPage(t, 'docs/content.md')
  t.same(codes, [])
  t.match(output, 'Call `resend::send`')
  t.match(output, 'Greet world warmly.')
  t.match(output, 'HTTP/1.1 401 Unauthorized')
  t.match(output, 'Greet Ada warmly.')
})

t.test('docs/agents.md: MCP, discovery, orchestrators, JSON-RPC', options, async (t) => {
  const { output, codes } = await runPage(t, 'docs/agents.md')
  t.same(codes, [])
  t.match(output, 'skills-protocol-guide')
  t.notMatch(output, '"error"')
})

t.test('docs/cli.md: push, list, pull, watch', options, async (t) => {
  const { output, streams } = await runPage(t, 'docs/cli.md')
  t.match(output, /hello-skill/)
  t.equal(streams.length, 1)
})

t.test('docs/access.md: tokens, workspaces, audit', options, async (t) => {
  const { url, output, codes } = await runPage(t, 'docs/access.md')
  t.same(codes, [])
  t.match(output, '"label":"build server"')
  const stranger = await fetch(`${url}/v1/workspaces`)
  t.equal(stranger.status, 401, 'the first token has closed the service')
})

t.test('docs/operations.md: probes, metrics, another key, verify', options, async (t) => {
  const keys = { OLD_KEY: SECRETS_KEY, NEW_KEY: secretsKey('n') }
  const { output, codes } = await runPage(t, 'docs/operations.md', keys)
  t.same(codes, [])
  t.match(output, 'process_cpu_seconds_total')
})

t.test('docs/upgrade.md: a backup and the migrations', options, async (t) => {
  const { output } = await runPage(t, 'docs/upgrade.md')
  t.match(output, 'registry.backup')
})
