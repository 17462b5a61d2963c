/** Forty mistakes of a newcomer: what is typed, how it ends, and what is printed. */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { skillMd } from '../support/archives.ts'
import { givenToken } from '../support/tokens.ts'
import { openServer } from './hostile-registry.ts'
import { listening, openSkill, writeFiles } from './program.ts'

const { app, services, ...rest } = await testApp(t)
const url = await listening({ app, services, ...rest })
const reader = await givenToken(services, 'reader')
const publisher = await givenToken(services, 'publisher')
const admin = await givenToken(services, 'admin')
const other = await openServer(t, (_, response) => void response.end('<h1>Welcome</h1>'))

const skill = await openSkill(t, { url })
const as = async (token: string) => openSkill(t, { url, env: { SKILL_REGISTRY_TOKEN: token } })
const asReader = await as(reader.secret)
const asPublisher = await as(publisher.secret)
const asAdmin = await as(admin.secret)

const good = { 'SKILL.md': skillMd() }
await writeFiles(asPublisher.folder, {
  'good/SKILL.md': good['SKILL.md'],
  'readme/README.md': 'x',
  'case/skill.md': good['SKILL.md'],
  'bare/SKILL.md': '# Only text\n',
  'tabs/SKILL.md': '---\nname: tabs\n\tdescription: x\n---\nText.\n',
  'nameless/SKILL.md': '---\nname: PDF tools!\ndescription: x\n---\nText.\n',
  'silent/SKILL.md': '---\nname: silent\n---\nText.\n',
  'empty/SKILL.md': '---\nname: empty\ndescription: x\n---\n',
  'open/SKILL.md': '---\nname: open\ndescription: x\nText.\n',
  'linked/SKILL.md': good['SKILL.md'],
  'not-json/_meta.json': '{',
  'not-json/SKILL.md': good['SKILL.md'],
  'bad-version/SKILL.md': good['SKILL.md'],
  'bad-version/skill.toml': 'name = "pdf-tools"\nversion = "one"\nkind = "instruction"\n',
})
await mkdir(join(asPublisher.folder, 'void'))
await symlink('/etc/hosts', join(asPublisher.folder, 'linked/hosts'))
await writeFile(join(asPublisher.folder, 'skill.tar.gz'), 'x')
await writeFile(join(asPublisher.folder, 'empty-token'), '\n')

type Mistake = [who: typeof skill, line: string, code: number, printed: RegExp]

const mistakes: Mistake[] = [
  // Nothing, or something else, on the command line.
  [skill, '', 2, /^Usage: skill \[options\] \[command\]/],
  [skill, 'help', 0, /^Usage: skill/],
  [skill, 'pussh good', 2, /^Unknown command 'pussh'\. Did you mean push\?/],
  [skill, 'instal pdf-tools', 2, /Did you mean install\?/],
  [skill, 'review', 2, /^Usage: skill review /],
  [skill, 'push', 2, /^Say which folder: skill push <folder>/],
  [skill, 'search', 2, /^Say which words: skill search <words\.\.\.>/],
  [skill, 'push good --dryrun', 2, /Unknown option '--dryrun'\. Did you mean --dry-run\?/],
  [skill, 'list --status on', 2, /Allowed choices are active, disabled, blocked/],
  [skill, 'pull pdf-tools --fingerprint latest', 2, /64 lower-case hex digits/],
  [skill, 'completion tcsh', 2, /is not a shell with completion: bash, zsh or fish/],
  // The wrong address.
  [skill, 'list --url localhost:8080', 2, /must start with http:\/\/ or https:\/\//],
  [skill, 'list --url registry', 2, /is not a URL/],
  [skill, 'list --url http://me:secret@127.0.0.1', 2, /a host, a port and a path, nothing else/],
  [skill, 'list --url http://127.0.0.1:9', 3, /^Not reached: http\S+ cannot be reached: /],
  [skill, `list --url ${other}`, 1, /is not a skill registry/],
  [skill, 'list --workspace My_Team!', 2, /A workspace has 1 to 64 of a-z/],
  [asReader, 'list --profile work', 2, /no profile "work"\. Make it: skill login --profile work/],
  // The wrong credentials.
  [skill, 'list', 1, /Sign in with "skill login", set SKILL_REGISTRY_TOKEN/],
  [skill, 'login --browser', 1, /has no identity provider\. Give a token on standard input/],
  [skill, 'logout', 2, /There is no profile "default" to sign out of/],
  [asPublisher, 'list --token-file none', 2, /The token file cannot be read: ENOENT/],
  [asPublisher, 'list --token-file empty-token', 2, /does not contain a token: one line/],
  [asReader, 'review list', 1, /Insufficient role.*\nYour role is printed by "skill whoami"/],
  [asPublisher, 'token create ci', 1, /Insufficient role/],
  [asPublisher, 'list --workspace acme', 1, /No such workspace/],
  // The wrong folder.
  [asPublisher, 'push nowhere', 2, /^There is no folder nowhere/],
  [asPublisher, 'push skill.tar.gz', 2, /skill\.tar\.gz is not a folder/],
  [asPublisher, 'push void', 1, /SKILL\.md/],
  [asPublisher, 'push readme', 1, /SKILL\.md/],
  [asPublisher, 'push case', 1, /SKILL\.md/],
  [asPublisher, 'push linked', 1, /hosts is a symbolic link/],
  [asPublisher, 'push bare', 1, /SKILL\.md must begin with front matter/],
  [asPublisher, 'lint tabs', 1, /not valid YAML; correct the line\. In SKILL\.md, line \d/],
  [asPublisher, 'lint nameless', 1, /A name consists of letters, digits/],
  [asPublisher, 'lint silent', 1, /Nothing describes the skill: give SKILL\.md a description/],
  [asPublisher, 'lint empty', 1, /no text after its front matter; write the instructions/],
  [asPublisher, 'lint open', 1, /The front matter has no end; close it with a line "---"/],
  [asPublisher, 'lint not-json', 1, /_meta\.json is not valid JSON; correct or remove it/],
  [asPublisher, 'lint bad-version', 1, /plain semantic version such as "1\.0\.0"/],
  // The wrong skill.
  [asReader, 'pull PDF', 2, /"PDF" is not a slug: \[owner\/\]name in lower case/],
  [asReader, 'pull pdf-tolls', 1, /skills\.not_found\)\nSee the names with "skill list"/],
  [asReader, 'install', 2, /Say which skill: there is no lock file/],
  [asReader, 'update pdf-tools', 2, /Install it with "skill install pdf-tools"/],
  [asAdmin, 'rollback pdf-tools 1', 2, /Say why with --reason/],
]

t.test('each mistake gets a sentence that says what to do', async (t) => {
  t.ok(mistakes.length >= 40)
  for (const [who, line, code, printed] of mistakes) {
    const ended = await who.run(...line.split(' ').filter(Boolean))
    const name = `skill ${line}`
    t.equal(ended.code, code, `${name}: ${ended.stderr}`)
    t.match(ended.stdout + ended.stderr, printed, name)
    t.notMatch(ended.stderr, /Warning|\n +at |secret/, `${name}: nothing of Node, no secret`)
  }
})
