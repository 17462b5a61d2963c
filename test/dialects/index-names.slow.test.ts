/** Which skill has which name in a discovery index, where the slugs of several would yield it. */
import t, { type Test } from '../support/tap.ts'
import { indexNamesOf } from '../../src/packages/client-names.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive, skillArchive } from '../trust/given.ts'
import { entriesOf, INDEX } from './discovering.ts'

const given = async (t: Test) => {
  const { app, services } = await testApp(t)
  /** By name, the slug that the entry links to. */
  const read = async (headers: Record<string, string> = {}): Promise<Record<string, string>> => {
    const entries = entriesOf(await app.inject({ url: INDEX, headers })).map(
      ({ name, url }) => [name, decodeURIComponent(url.split('/')[2] ?? '')] as const,
    )
    return Object.fromEntries(entries)
  }
  const publish = async (...slugs: string[]) => {
    for (const slug of slugs) await givenSkill(app, { slug, description: `This is ${slug}.` })
  }
  return { app, services, read, publish }
}

t.test('a skill whose slug is a name has it, whatever is published later', async (t) => {
  const { app, read, publish } = await given(t)
  await publish('plain', 'acme-tool')
  t.match(await read(), { plain: 'plain', 'acme-tool': 'acme-tool' })
  await publish('aaa/plain', 'acme/tool')
  const found = await read()
  t.match(found, { plain: 'plain', 'aaa-plain': 'aaa/plain', 'acme-tool': 'acme-tool' })
  t.equal(found['tool'], 'acme/tool')

  const legacy = '/.well-known/skills'
  t.match((await app.inject(`${legacy}/plain/SKILL.md`)).payload, 'This is plain.')
  t.match((await app.inject(`${legacy}/aaa-plain/SKILL.md`)).payload, 'This is aaa/plain.')
  const { skills } = (await app.inject(`${legacy}/index.json`)).json()
  t.same(
    skills.map(({ name }: { name: string }) => name),
    Object.keys(found),
  )
})

t.test(
  'a name stays with the skill that had it first, also against a slug that is the name',
  async (t) => {
    const { read, publish } = await given(t)
    await publish('acme/tool')
    t.match(await read(), { tool: 'acme/tool' })
    await publish('tool')
    const found = await read()
    t.equal(found['tool'], 'acme/tool')
    t.match(Object.entries(found).find(([, slug]) => slug === 'tool')?.[0], /^tool-[0-9a-f]{8}$/)
  },
)

t.test('a skill that is not served keeps its name', async (t) => {
  const { app, read, publish } = await given(t)
  await publish('plain', 'aaa/plain')
  const names = { 'aaa-plain': 'aaa/plain' }
  await call(app, 'PUT', '/skills/user/plain/policy', { payload: { enabled: false } })
  t.match(await read(), { ...names, plain: undefined })
  await call(app, 'DELETE', '/skills/user/plain')
  await publish('zzz/plain')
  t.match(await read(), { ...names, 'zzz-plain': 'zzz/plain', plain: undefined })
})

t.test('what waited for a reviewer takes no name from what was approved before', async (t) => {
  const { app, read } = await given(t)
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  const early = await installArchive(app, skillArchive([], { name: 'notes', extra: 'owner: evil' }))
  t.equal(early.status, 202)
  const good = await installArchive(app, skillArchive([], { name: 'notes', extra: 'owner: good' }))
  const approve = { payload: { decision: 'approve', reason: 'read' } }
  await call(app, 'POST', `/proposals/${good.body.proposal_id}/review`, approve)
  t.match(await read(), { notes: 'good/notes' })
  await call(app, 'POST', `/proposals/${early.body.proposal_id}/review`, approve)
  t.match(await read(), { notes: 'good/notes', 'evil-notes': 'evil/notes' })
})

t.test(
  'a skill that was approved while it was disabled has a name once it is served',
  async (t) => {
    const { app, read } = await given(t)
    await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
    const { body } = await installArchive(app, skillArchive([]))
    const enabled = (is: boolean) =>
      call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: is } })
    await enabled(false)
    await call(app, 'POST', `/proposals/${body.proposal_id}/review`, {
      payload: { decision: 'approve', reason: 'read' },
    })
    t.equal((await read())['pdf-tools'], undefined)
    await enabled(true)
    t.match(await read(), { 'pdf-tools': 'pdf-tools' })
  },
)

t.test('of several skills the one that was approved first keeps the name', async (t) => {
  const { app, read, publish } = await given(t)
  await publish('zoe/notes', 'my.note_pad', 'bob/notes', 'my-note.pad')
  const [, , own = ''] = indexNamesOf('my-note.pad')
  const names = {
    notes: 'zoe/notes',
    'bob-notes': 'bob/notes',
    'my-note-pad': 'my.note_pad',
    [own]: 'my-note.pad',
  }
  t.match(await read(), names)
  await call(app, 'DELETE', '/skills/user/zoe%2Fnotes')
  await publish('zoe/notes', 'al/notes')
  t.match(await read(), { ...names, 'al-notes': 'al/notes' }, 'also after it was gone')
})

t.test('no skill is left out, though others have all of its names', async (t) => {
  const { read, publish } = await given(t)
  const [short = '', , third = ''] = indexNamesOf('my.note_pad')
  await publish(short, third, 'my.note_pad')
  const found = await read()
  t.match(found, { [short]: short, [third]: third })
  t.ok(Object.values(found).includes('my.note_pad'))
})

t.test('a name is that of the same skill to callers without a token', async (t) => {
  const { app, services, read, publish } = await given(t)
  await publish('plain', 'aaa/plain')
  const policy = { payload: { allow_implicit_invocation: true } }
  await call(app, 'PUT', '/skills/user/aaa%2Fplain/policy', policy)
  await call(app, 'PUT', '/settings', { payload: { capabilities_public: true } })
  const { headers } = await givenToken(services, 'reader')
  t.same(await read(), { 'aaa-plain': 'aaa/plain' })
  t.match(await read(headers), { plain: 'plain', 'aaa-plain': 'aaa/plain' })
})

t.test('in the index of one skill, it has the name of its slug', async (t) => {
  const { app, publish } = await given(t)
  await publish('plain', 'aaa/plain')
  const { skills } = (
    await app.inject(`/v1/workspaces/default/skills/user/aaa%2Fplain${INDEX}`)
  ).json()
  t.match(skills, [{ name: 'plain', url: /aaa%2Fplain/ }])
})
