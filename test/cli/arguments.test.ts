/** What a command line and an environment mean, and which ones are not understood. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { parseConfig } from '../../cli/src/config/config.ts'
import type { Call } from '../../cli/src/program/options.ts'
import { buildProgram } from '../../cli/src/program/program.ts'

const digits = 'a'.repeat(64)

type Understood = Call & { usage: string }

/** What the line means; an error where it is not understood. */
const parse = async (...words: string[]): Promise<Understood | null> => {
  let understood: Understood | null = null
  const program = buildProgram(
    async ({ usage }, call) => {
      understood = { usage, ...call }
    },
    { out: 80, err: 80 },
  )
  await program.parseAsync(words, { from: 'user' })
  return understood
}

t.test('commands accept their own options and the common ones only', async (t) => {
  t.same(await parse('push', './a', '--if-match', digits, '--json', '--url', 'http://a'), {
    usage: 'push <folder>',
    words: ['./a'],
    options: { ifMatch: digits, json: true, url: 'http://a' },
  })
  t.same(await parse('--json', 'ls', '--status', 'active', '--source-kind', 'system'), {
    usage: 'list',
    words: [],
    options: { status: 'active', sourceKind: 'system', json: true },
  })
  t.same(await parse('search', 'two', 'words', '--limit', '3'), {
    usage: 'search <words...>',
    words: ['two', 'words'],
    options: { limit: 3 },
  })
  t.same((await parse('pull', 'a', '--version', '1.0.0'))?.options, { version: '1.0.0' })
  const cases: [string[], RegExp][] = [
    [['constructor'], /Unknown command 'constructor'/],
    [['instal'], /Unknown command 'instal'\. Did you mean install\?/],
    [['push'], /Say which folder: skill push <folder>/],
    [['push', 'a', 'b'], /Too many arguments for 'push'/],
    [['push', 'a', '--if-match', 'latest'], /64 lower-case hex digits/],
    [['push', 'a', '--toke', 'x'], /Unknown option '--toke'/],
    [['push', 'a', '--to', 'b'], /Unknown option '--to'/],
    [['push', 'a', '--url'], /argument missing/],
    [['pull'], /Say which slug: skill pull <slug>/],
    [['pull', 'a', '--fingerprint', digits.toUpperCase()], /64 lower-case hex digits/],
    [['pull', 'a', '--version', '1.0.0', '--fingerprint', digits], /cannot be used with option/],
    [['list', 'pdf'], /Too many arguments for 'list'/],
    [['list', '--status', 'fine'], /Allowed choices are active, disabled, blocked/],
    [['list', '--source-kind', ''], /Allowed choices are user, registry, system/],
    [['list', '--limit', '3'], /Unknown option '--limit'/],
    [['search', 'a', '--limit', '0'], /a number from 1 to 200/],
    [['watch', '--since', 'yesterday'], /the number of a snapshot version/],
    [['review', 'aprove'], /Unknown command 'aprove'\. Did you mean approve\?/],
  ]
  for (const [words, message] of cases) {
    await t.rejects(parse(...words), { name: 'UsageError', message }, words.join(' '))
  }
})

t.test(
  'options take precedence over the environment, and the environment over the defaults',
  async (t) => {
    t.same(parseConfig({}, {}), {
      url: 'http://127.0.0.1:8080',
      workspace: 'default',
      token: null,
      tokenSource: null,
      signIn: null,
      profile: 'default',
      isNewProfile: false,
      profilesFile: join(homedir(), '.config/skill-registry/profiles.json'),
      identity: null,
      ci: null,
      clientId: null,
      browser: 'xdg-open',
      stateFolder: join(homedir(), '.local/state/skill-registry'),
      home: homedir(),
      terminal: { isDumb: false, hasColors: true },
    })
    const env = {
      SKILL_REGISTRY_URL: ' https://registry.example:8443/behind/a/proxy/ ',
      SKILL_REGISTRY_WORKSPACE: 'acme',
      SKILL_REGISTRY_TOKEN: 'abc.~+/=-_\n',
      XDG_STATE_HOME: '/var/state',
      TERM: 'dumb',
    }
    t.match(parseConfig({}, env), {
      url: 'https://registry.example:8443/behind/a/proxy',
      workspace: 'acme',
      token: 'abc.~+/=-_',
      tokenSource: 'environment',
      stateFolder: '/var/state/skill-registry',
      terminal: { isDumb: true, hasColors: false },
    })
    t.match(parseConfig({}, { NO_COLOR: '1' }).terminal, { hasColors: false })
    t.match(parseConfig({ url: 'http://a', workspace: 'b' }, env), {
      url: 'http://a',
      workspace: 'b',
    })
    const github = {
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x/?a',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 's',
    }
    t.same(parseConfig({}, github).identity, { kind: 'github', url: 'https://x/?a', secret: 's' })
    const gitlab = { SKILL_REGISTRY_ID_TOKEN: ' a.b.c ' }
    t.same(parseConfig({}, gitlab).identity, { kind: 'gitlab', idToken: 'a.b.c' })
    t.equal(parseConfig({}, { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x' }).identity, null)
    const plain = { ...github, ACTIONS_ID_TOKEN_REQUEST_URL: 'http://ci.example.com/hush' }
    t.throws(() => parseConfig({}, plain), { message: /^(?!.*hush).*no https/ })
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
  t.equal(parseConfig({ tokenFile: file('good', ' hush \n') }, {}).token, 'hush')
  const cases: [Parameters<typeof parseConfig>, RegExp][] = [
    [[{ url: 'registry' }, {}], /is not a URL/],
    [[{ url: 'ftp://127.0.0.1' }, {}], /must start with http/],
    [[{ url: 'http://me:hush@127.0.0.1' }, {}], /a host, a port and a path/],
    [[{ url: 'http://127.0.0.1/?a=hush' }, {}], /a host, a port and a path/],
    [[{}, { SKILL_REGISTRY_URL: 'registry' }], /is not a URL/],
    [[{ workspace: '../other' }, {}], /A workspace has 1 to 64/],
    [[{}, { SKILL_REGISTRY_WORKSPACE: 'Acme' }], /A workspace has 1 to 64/],
    [[{ tokenFile: join(folder, 'none') }, {}], /The token file cannot be read: ENOENT/],
    [[{ tokenFile: folder }, {}], /The token file cannot be read: EISDIR/],
    [[{ tokenFile: file('lines', 'hush\nhush') }, {}], /The token file does not contain a token/],
    [[{ tokenFile: file('empty', '\n') }, {}], /The token file does not contain a token/],
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
