/** The commands of `GET …/install`, as they are, in the clients that they are for. */
import t from '../support/tap.ts'
import { runProgram } from '../clients/programs.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill, multipart } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenServed } from '../git/working.ts'
import { givenClient, lacks } from './clients.ts'

const workspace = 'acme'

/** Programs by the name of the client, where it is another one. */
const programs: Record<string, string> = { 'claude-code': 'claude', skills: 'skills-1.7' }

/** What a person is asked for. */
const answers: Record<string, string[]> = {
  skills: ['--agent', 'claude-code', '--yes'],
  openskills: ['--yes'],
}

type Guide = { client: string; commands: string[] }

/** Settings before the program, and its arguments: none has a quote, but for the name of a skill. */
const parsed = (command: string): { env: Record<string, string>; args: string[] } => {
  const words = command.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? []
  const at = words.findIndex((word) => !/^[A-Z_]+=/.test(word) && word !== 'npx')
  const set = words.slice(0, at).filter((word) => word.includes('='))
  const env = Object.fromEntries(set.map((word) => word.split('=') as [string, string]))
  return { env, args: words.slice(at + 1) }
}

const names = 'claude-code codex gemini copilot skills openskills clawhub openclaw'.split(' ')

for (const name of names) {
  const program = programs[name] ?? name
  t.test(`the commands for ${name} install the skill`, { skip: lacks(program) }, async (t) => {
    const { app, db, origin } = await givenServed(t)
    await givenWorkspace(db, workspace)
    const skill = skillMd({ name: 'Form Filler', extra: 'slug: acme/forms' })
    const archive = packageArchive({ folder: 'forms', files: { 'SKILL.md': skill } })
    await call(app, 'POST', '/skills/archive', { workspace, ...multipart(archive) })
    await givenSkill(app, { slug: 'other' }, workspace)
    const url = '/v1/workspaces/acme/skills/user/acme%2Fforms/install'
    const { clients } = (await (await fetch(`${origin}${url}`)).json()) as { clients: Guide[] }
    const commands = clients.find(({ client }) => client === name)?.commands.map(parsed) ?? []
    const env = Object.assign({}, ...commands.map((command) => command.env))
    const client = await givenClient(t, program, env)
    for (const { args } of commands) await client.run(...args, ...(answers[name] ?? []))
    const found = Object.values(await client.find('SKILL.md'))
    t.ok(found.some((text) => text.includes('slug: acme/forms')))
  })
}

for (const name of ['npm', 'git']) {
  t.test(`the command for ${name} installs the skill`, async (t) => {
    const { app, origin, folder: cwd } = await givenServed(t)
    await givenSkill(app, { slug: 'acme/forms' })
    const url = `${origin}/v1/workspaces/default/skills/user/acme%2Fforms/install`
    const { clients } = (await (await fetch(url)).json()) as { clients: Guide[] }
    const [command = ''] = clients.find(({ client }) => client === name)?.commands ?? []
    await runProgram('sh', ['-c', command], { cwd, env: { HOME: cwd } })
    const read = await runProgram('find', ['.', '-path', '*/skills/acme--forms/SKILL.md'], { cwd })
    t.match(read, 'SKILL.md')
  })
}
