/** The pages for operators, pasted block by block. */
import t from '../support/tap.ts'
import { secretsKey, SECRETS_KEY } from '../support/secrets.ts'
import { runPage, skip } from './run-page.ts'

t.test('docs/access.md: tokens, workspaces, audit', { skip }, async (t) => {
  const { url, output, codes } = await runPage(t, 'docs/access.md', {
    service: {
      PUBLIC_URL: 'https://skills.example.com',
      OIDC_TRUSTED_ISSUERS: 'https://token.actions.githubusercontent.com,https://gitlab.com',
    },
  })
  t.same(codes, [])
  t.match(output, '"label":"build server"')
  const stranger = await fetch(`${url}/v1/workspaces`)
  t.equal(stranger.status, 401, 'the first token has closed the service')
})

t.test('docs/operations.md: probes, metrics, another key, verify', { skip }, async (t) => {
  const keys = { OLD_KEY: SECRETS_KEY, NEW_KEY: secretsKey('n') }
  const { output, codes } = await runPage(t, 'docs/operations.md', {
    env: keys,
    adminToken: 'a'.repeat(32),
  })
  t.same(codes, [])
  t.match(output, 'process_cpu_seconds_total')
})

t.test('docs/upgrade.md: a backup and the migrations', { skip }, async (t) => {
  const { output } = await runPage(t, 'docs/upgrade.md')
  t.match(output, 'registry.backup')
})
