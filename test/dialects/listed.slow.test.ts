/** Which surfaces show a served skill that is not listed, and which only find it by its name. */
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { connect, listen } from '../mcp/clients.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const KEY = 'k'.repeat(43)
const INDEX = '/.well-known/agent-skills/index.json'

type Named = { name: string }

const namesOf = (skills: unknown): string[] =>
  (skills as Named[]).map(({ name }) => name).toSorted()

/** `listed` and `quiet` are served, `off` is not. */
const given = async (t: Test, settings: object = {}) => {
  const { app, services, db } = await testApp(t)
  await sql`update workspaces set settings = ${JSON.stringify(settings)}`.execute(db)
  for (const folder of ['listed', 'quiet', 'off']) {
    await givenInstalledSkill(app, packageArchive({ folder }))
  }
  const put = (path: string, payload: object) => call(app, 'PUT', path, { payload })
  await put('/skills/user/listed/policy', { allow_implicit_invocation: true })
  await put('/skills/user/off/policy', { enabled: false })
  await put('/settings', { orchestrator_key: KEY })
  const { headers } = await givenToken(services, 'reader')
  const base = await listen(t, app)
  const rpc = async (method: string, params: object) => {
    const payload = { jsonrpc: '2.0', id: 1, method, params }
    const response = await app.inject({ method: 'POST', url: '/rpc', headers, payload })
    return response.json()
  }
  const invoke = async (command: string, args: object) => {
    const response = await app.inject({
      method: 'POST',
      url: '/invoke',
      headers: { 'x-orchestrator-key': KEY },
      payload: { session_id: 's', command, arguments: args, context: {} },
    })
    return response.json()
  }
  const get = async (url: string) => (await app.inject({ url, headers })).json()
  const client = await connect(t, `${base}/mcp`, 'auto', headers)
  const tool = async (name: string, args: object) =>
    client.callTool({ name, arguments: { ...args } })
  return { rpc, invoke, tool, get, client }
}

t.test('list_skills shows every served skill, by each way to call it', async (t) => {
  const { rpc, invoke, tool } = await given(t)
  const all = ['listed', 'quiet']
  t.same(namesOf((await rpc('list_skills', {})).result.skills), all)
  t.same(namesOf((await invoke('list_skills', {})).output.skills), all)
  const { structuredContent } = await tool('list_skills', {})
  t.same(namesOf((structuredContent as { skills: unknown }).skills), all)
})

t.test('models see listed skills without asking for them', async (t) => {
  const { get, client } = await given(t)
  const { actions } = await get('/capabilities')
  t.same(
    namesOf(actions).filter((name) => name.startsWith('skill.')),
    ['skill.listed'],
  )
  const { resources } = await client.listResources()
  const uris = resources.map(({ uri }) => uri).filter((uri) => uri.startsWith('skill://'))
  t.same(uris, ['skill://listed/listed/SKILL.md'])
  const { skills } = await new SkillsClient(client).list()
  t.same(
    skills.map(({ uri }) => uri),
    ['skill://listed/listed/SKILL.md'],
  )
})

t.test('an unlisted skill is found by its exact name, and by selection', async (t) => {
  const { rpc, invoke, tool, get, client } = await given(t)
  const quiet = { name: 'quiet' }
  t.match((await rpc('describe_skill', quiet)).result.skill.manifest, quiet)
  t.match((await invoke('describe_skill', quiet)).output.skill.manifest, quiet)
  t.match((await invoke('skill.quiet', {})).output, { skill: 'quiet' })
  t.notOk((await tool('describe_skill', quiet)).isError)
  t.ok(namesOf((await get('/capabilities?select=quiet')).actions).includes('skill.quiet'))
  t.ok((await client.readResource({ uri: 'skill://quiet/quiet/SKILL.md' })).contents[0])
  for (const name of ['off', 'nothing']) {
    t.ok((await rpc('describe_skill', { name })).error, name)
    t.notOk((await invoke('describe_skill', { name })).ok, name)
    t.ok((await tool('describe_skill', { name })).isError, name)
  }
})

t.test('readers discover the installable skills', async (t) => {
  const all = await given(t)
  t.same(namesOf((await all.get(INDEX)).skills), ['listed', 'quiet'])
  const few = await given(t, { installable: 'listed' })
  t.same(namesOf((await few.get(INDEX)).skills), ['listed'])
  const ofSkill = await few.get(`/v1/workspaces/default/skills/user/quiet${INDEX}`)
  t.match(ofSkill, { code: 'skills.not_found' })
})
