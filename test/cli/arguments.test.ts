/** What a command line and an environment mean, and which ones are not understood. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { parseCommand } from '../../src/cli/arguments.ts'
import { parseConfig } from '../../src/cli/config.ts'

const digits = 'a'.repeat(64)

t.test('commands accept their own options and the common ones only', async (t) => {
  t.same(parseCommand(['push', './a', '--if-match', digits, '--json', '--url', 'http://a']), {
    name: 'push',
    argument: './a',
    options: { 'if-match': digits, url: 'http://a' },
    isJson: true,
  })
  t.same(parseCommand(['list', '--status', 'active', '--source-kind', 'system']), {
    name: 'list',
    argument: '',
    options: { status: 'active', 'source-kind': 'system' },
    isJson: false,
  })
  for (const words of [['--help'], ['-h'], ['help'], ['push', '--help'], ['watch', '-h']]) {
    t.equal(parseCommand(words), null)
  }
  const cases: [string[], RegExp][] = [
    [[], /The first argument must be a command/],
    [['--json', 'list'], /The first argument must be a command/],
    [['constructor'], /The first argument must be a command/],
    [['push'], /Say which folder to push/],
    [['push', ''], /Say which folder to push/],
    [['push', 'a', 'b'], /does not take "b"/],
    [['push', 'a', '--if-match', 'latest'], /64 lower-case hex digits/],
    [['push', 'a', '--token', 'x'], /Unknown option '--token'/],
    [['push', 'a', '--to', 'b'], /Unknown option '--to'/],
    [['push', 'a', '--url'], /argument missing/],
    [['pull'], /Say which slug to pull/],
    [['pull', 'a', '--fingerprint', digits.toUpperCase()], /64 lower-case hex digits/],
    [['pull', 'a', '--version', '1.0.0', '--fingerprint', digits], /use only one of them/],
    [['list', 'pdf'], /does not take "pdf"/],
    [['list', '--status', 'fine'], /--status must be one of active, disabled, blocked/],
    [['list', '--source-kind', ''], /--source-kind must be one of user, registry, system/],
    [['watch', '--since', 'yesterday'], /the number of a snapshot version/],
  ]
  for (const [words, message] of cases) {
    t.throws(() => parseCommand(words), { name: 'UsageError', message }, words.join(' '))
  }
})

t.test(
  'options take precedence over the environment, and the environment over the defaults',
  async (t) => {
    t.same(parseConfig({}, {}), {
      url: 'http://127.0.0.1:8080',
      workspace: 'default',
      token: null,
      stateFolder: join(homedir(), '.local/state/skill-registry'),
      isDumbTerminal: false,
    })
    const env = {
      SKILL_REGISTRY_URL: ' https://registry.example:8443/behind/a/proxy/ ',
      SKILL_REGISTRY_WORKSPACE: 'acme',
      SKILL_REGISTRY_TOKEN: 'abc.~+/=-_\n',
      XDG_STATE_HOME: '/var/state',
      TERM: 'dumb',
    }
    t.same(parseConfig({}, env), {
      url: 'https://registry.example:8443/behind/a/proxy',
      workspace: 'acme',
      token: 'abc.~+/=-_',
      stateFolder: '/var/state/skill-registry',
      isDumbTerminal: true,
    })
    t.match(parseConfig({ url: 'http://a', workspace: 'b' }, env), {
      url: 'http://a',
      workspace: 'b',
    })
    const empty = {
      SKILL_REGISTRY_URL: '',
      SKILL_REGISTRY_WORKSPACE: ' ',
      SKILL_REGISTRY_TOKEN: '',
    }
    t.same(parseConfig({}, { ...empty, XDG_STATE_HOME: 'relative' }), parseConfig({}, {}))
  },
)

t.test('a bad value is rejected with the reason, and no secret is repeated', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-cli-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  t.equal(parseConfig({ 'token-file': file('good', ' hush \n') }, {}).token, 'hush')
  const cases: [Parameters<typeof parseConfig>, RegExp][] = [
    [[{ url: 'registry' }, {}], /is not a URL/],
    [[{ url: 'ftp://127.0.0.1' }, {}], /must start with http/],
    [[{ url: 'http://me:hush@127.0.0.1' }, {}], /a host, a port and a path/],
    [[{ url: 'http://127.0.0.1/?a=hush' }, {}], /a host, a port and a path/],
    [[{}, { SKILL_REGISTRY_URL: 'registry' }], /is not a URL/],
    [[{ workspace: '../other' }, {}], /A workspace has 1 to 64/],
    [[{}, { SKILL_REGISTRY_WORKSPACE: 'Acme' }], /A workspace has 1 to 64/],
    [[{ 'token-file': join(folder, 'none') }, {}], /The token file cannot be read: ENOENT/],
    [[{ 'token-file': folder }, {}], /The token file cannot be read: EISDIR/],
    [
      [{ 'token-file': file('lines', 'hush\nhush') }, {}],
      /The token file does not contain a token/,
    ],
    [[{ 'token-file': file('empty', '\n') }, {}], /The token file does not contain a token/],
    [[{}, { SKILL_REGISTRY_TOKEN: 'hush hush' }], /SKILL_REGISTRY_TOKEN does not contain a token/],
  ]
  for (const [given, message] of cases) {
    t.throws(() => parseConfig(...given), { name: 'UsageError', message })
    try {
      parseConfig(...given)
    } catch (error) {
      t.notMatch(String(error), 'hush')
    }
  }
})
