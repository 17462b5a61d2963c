import t from '../support/tap.ts'
import { random, scan, UPPER, WORD } from './scanning.ts'

const KEY = 'block secret.private_key 1'
const TOKEN = 'warn secret.token 1'
const body = Array.from({ length: 4 }, (_, line) => random(64, `${WORD}+/`, line + 1)).join('\n')
/** Put together here, so that nobody's scanner takes this file for a leak. */
const pem = (kind = '', text = body): string =>
  `-----BEGIN ${kind}PRIVATE KEY-----\n${text}\n-----END ${kind}PRIVATE KEY-----\n`
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }): string =>
  `${encode(header)}.${encode(claims)}.${random(43, WORD)}`
const claims = { iss: 'https://id.acme.dev', name: 'somebody at acme' }
const slack = 'hooks.slack.com/services'

const cases: [what: string, text: string, found: string[]][] = [
  ['a key', pem(), [KEY]],
  ['an RSA key', pem('RSA '), [KEY]],
  ['an OpenSSH key', pem('OPENSSH '), [KEY]],
  [
    'an encrypted key',
    pem('RSA ', `Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00FF\n\n${body}`),
    [KEY],
  ],
  ['Windows line ends', pem('EC ').replaceAll('\n', '\r\n'), [KEY]],
  ['a key in JSON', JSON.stringify({ key: pem() }), [KEY]],
  [
    'a key in code',
    `key = "${pem('', body.replaceAll('\n', '" +\n    "')).replace('\n', '\\n" +\n    "')}"`,
    [KEY],
  ],
  ['a PGP key', pem('PGP ', `Version: 2\n\n${body}`).replaceAll('KEY--', 'KEY BLOCK--'), [KEY]],
  ['a key further down', `# Key\n\n${pem()}`, ['block secret.private_key 3']],
  ['a public key', pem().replaceAll('PRIVATE', 'PUBLIC'), []],
  ['a certificate', pem().replaceAll('PRIVATE KEY', 'CERTIFICATE'), []],
  ['the marker alone', 'grep -r "BEGIN RSA PRIVATE KEY-----" .', []],
  [
    'a marker in prose',
    `It begins with -----BEGIN PRIVATE KEY----- and ends the same way. ${body}`,
    [],
  ],
  ['dots for the body', pem('', '...'), []],
  ['a placeholder for the body', pem('', 'MIIEv<your-key-here>'), []],
  ['one letter for the body', pem('', 'x'.repeat(64)), []],

  ['an AWS key', `AKIA${random(16, UPPER)}`, [TOKEN]],
  ['a temporary AWS key', `id=ASIA${random(16, UPPER)};`, [TOKEN]],
  ['a GitHub token', `export GITHUB_TOKEN=ghp_${random(36, WORD)}`, [TOKEN]],
  ['a fine-grained GitHub token', `github_pat_${random(22, WORD)}_${random(59, WORD)}`, [TOKEN]],
  [
    'a Slack token',
    `xoxb-${random(12, '0987654321')}-${random(12, '13579')}-${random(24, WORD)}`,
    [TOKEN],
  ],
  [
    'a Slack webhook',
    `https://${slack}/T${random(8, UPPER)}/B${random(8, UPPER)}/${random(24, WORD)}`,
    [TOKEN],
  ],
  ['an OpenAI key', `"sk-proj-${random(48, WORD)}"`, [TOKEN]],
  ['an Anthropic key', `sk-ant-api03-${random(93, `${WORD}-_`)}AA`, [TOKEN]],
  ['a Stripe key', `sk_live_${random(24, WORD)}`, [TOKEN]],
  ['a GitLab token', `glpat-${random(20, WORD)}`, [TOKEN]],
  ['an npm token', `//registry/:_authToken=npm_${random(36, WORD)}`, [TOKEN]],
  ['a JSON Web Token', `Authorization: Bearer ${jwt(claims)}`, [TOKEN]],
  [
    'one finding for each line',
    `AKIA${random(16, UPPER)}\n\nAKIA${random(16, UPPER, 9)}`,
    [TOKEN, 'warn secret.token 3'],
  ],

  ['the AWS key of the manual', 'AKIAIOSFODNN7EXAMPLE', []],
  ['part of a longer word', `XAKIA${random(16, UPPER)} AKIA${random(17, UPPER)}`, []],
  ['lower case', `akia${random(16, UPPER).toLowerCase()}`, []],
  ['a GitHub placeholder', 'GITHUB_TOKEN=ghp_xxx ghp_your_token_here', []],
  ['a long placeholder', `ghp_${'x'.repeat(36)} ghp_${'1234567890'.repeat(4)}`, []],
  [
    'a word and a number',
    `sk-your-key-here sk-1234567890abcdefghijklmnopqrstuvwxyzABCDEFGH sk-...`,
    [],
  ],
  ['a class of a style sheet', '.sk-folding-cube-of-many-words-in-a-long-class-name { }', []],
  ['a word that ends in sk', `task-${random(40, WORD)} disk-${random(40, WORD)}`, []],
  [
    'a Slack placeholder',
    `https://${slack}/T00000000/B00000000/${'X'.repeat(24)} xoxb-your-token`,
    [],
  ],
  ['a Stripe test key', `sk_test_${random(24, WORD)}`, []],
  ['the token of every manual', jwt({ sub: '1234567890', name: 'John Doe', iat: 1516239022 }), []],
  ['a token that says nothing of anybody', jwt({ some: 'payload', other: 'text' }), []],
  [
    'what only looks like a token',
    `eyJ${random(30, WORD)}.eyJ${random(30, WORD)}.${random(30, WORD)}`,
    [],
  ],
  ['a digest', `sha512-${random(86, `${WORD}+/`)}== ${random(40, '0123456789abcdef')}`, []],
]

t.test('keys and tokens', async (t) => {
  for (const [what, text, found] of cases) t.same(scan('a.md', text), found, what)
})

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const github = `ghp_${random(36, WORD)}`

const evasions: [what: string, bytes: Buffer, found: string[]][] = [
  ['a NUL behind it', Buffer.from(`${pem()}\0`), [KEY]],
  ['a NUL in front of it', Buffer.from(`\0\n${pem()}`), ['block secret.private_key 2']],
  ['a byte that is no UTF-8', Buffer.concat([Buffer.from([0xff]), Buffer.from(pem())]), [KEY]],
  ['UTF-16', utf16(`\n${pem()}`), ['block secret.private_key 2']],
  ['UTF-16, the other way round', utf16(`\n${pem()}`).swap16(), ['block secret.private_key 2']],
  ['UTF-16 with a mark', utf16(`\u{feff}${pem()}`), [KEY]],
  ['UTF-16 with a mark, the other way round', utf16(`\u{feff}${pem()}`).swap16(), [KEY]],
  ['UTF-16 that begins at an odd byte', Buffer.concat([Buffer.from('x'), utf16(pem())]), [KEY]],
  ['UTF-16 among other letters', utf16(`${'日本語'.repeat(200)}${pem()}`), [KEY]],
  [
    'a mark of UTF-16 in front of ASCII',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(pem())]),
    [KEY],
  ],
  ['a token behind a NUL', Buffer.from(`\0 ${github}\0`), [TOKEN]],
  ['a token in UTF-16', utf16(` ${github} `), [TOKEN]],
  ['nothing at all', Buffer.alloc(100), []],
]

t.test('no file format hides a key, whatever its name', async (t) => {
  for (const path of ['key.pem', 'data.bin', 'notes.txt', 'SKILL.md']) {
    for (const [what, bytes, found] of evasions)
      t.same(scan(path, bytes), found, `${what}: ${path}`)
  }
})

t.test('no message quotes the secret that it reports', async (t) => {
  const { findingsOf } = await import('../../src/packages/scan/security-scan.ts')
  const { openFile } = await import('../../src/packages/scan/rule.ts')
  const token = `AKIA${random(16, UPPER)}`
  const findings = findingsOf(openFile('a.md', Buffer.from(`${token}\n${pem()}`)))
  t.equal(findings.length, 2)
  t.notMatch(JSON.stringify(findings), token)
  t.notMatch(JSON.stringify(findings), body.slice(0, 20))
})
