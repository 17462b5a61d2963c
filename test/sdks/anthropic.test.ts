/** The SDK of Anthropic, of the beta and of today. */
import t from '../support/tap.ts'
import { readZip } from '../archives/reading-zips.ts'
import { givenToken } from '../support/tokens.ts'
import { NewAnthropic, OldAnthropic } from '../tools/sdks/sdks.ts'
import { collected, failureOf, filesOf, givenTried, proposalIn, zipOf } from './given.ts'

t.test('@anthropic-ai/sdk of today creates, lists, reads, downloads and deletes', async (t) => {
  const tried = await givenTried(t)
  const client = new NewAnthropic({ baseURL: `${tried.origin}/anthropic`, apiKey: 'any' })
  const skill = await client.skills.create({ files: await filesOf('# One'), display_name: 'One' })
  t.match(skill, { id: 'skill_user_one', type: 'skill', latest_version_id: 'skver_user_one_1' })
  const version = await client.skills.versions.create(skill.id, { files: await filesOf('# Two') })
  t.match(version, { id: 'skver_user_one_2', name: 'one', skill_id: skill.id })
  t.match(await client.skills.retrieve(skill.id), { latest_version_id: version.id })
  t.match(await collected(client.skills.list({ limit: 1 })), [{ id: skill.id }])
  const versions = await collected(client.skills.versions.list(skill.id, { limit: 1 }))
  t.match(versions, [{ id: 'skver_user_one_2' }, { id: 'skver_user_one_1' }])
  const place = { skill_id: skill.id }
  t.match(await client.skills.versions.retrieve('skver_user_one_1', place), { name: 'one' })

  const download = async (id: string) => {
    const response = await client.beta.skills.versions.download(id, place)
    return readZip(Buffer.from(await response.arrayBuffer()))
  }
  const { folder, files, bytesOf } = await download('skver_user_one_1')
  t.equal(folder, 'one')
  t.same(
    files.map(({ path }) => path),
    ['SKILL.md', 'scripts/run.py'],
  )
  t.match(bytesOf('SKILL.md').toString(), '# One')

  await client.skills.versions.delete('skver_user_one_2', place)
  t.match(await client.skills.retrieve(skill.id), { latest_version_id: 'skver_user_one_1' })
  t.match(await client.skills.delete(skill.id), { id: skill.id, type: 'skill_deleted' })
  t.match(await failureOf(client.skills.retrieve(skill.id)), { status: 404, name: 'Error' })
  const again = await client.skills.create({ files: [await zipOf('# Three')] })
  t.equal(again.id, skill.id)
})

t.test('@anthropic-ai/sdk of the beta does the same', async (t) => {
  const tried = await givenTried(t)
  const client = new OldAnthropic({ baseURL: `${tried.origin}/anthropic`, apiKey: 'any' })
  const { skills } = client.beta
  const skill = await skills.create({ files: await filesOf('# One'), display_title: 'One' })
  t.match(skill, { id: 'skill_user_one', latest_version: '1', source: 'custom' })
  // It sends the names of files without their folders.
  const version = await skills.versions.create(skill.id, { files: await filesOf('# Two') })
  t.match(version, { version: '2', directory: 'one', skill_id: skill.id })
  t.match(await skills.retrieve(skill.id), { latest_version: '2' })
  t.match(await collected(skills.list()), [{ id: skill.id, display_title: 'one' }])
  const versions = await collected(skills.versions.list(skill.id, { limit: 1 }))
  t.same(
    versions.map((item) => item.version),
    ['2', '1'],
  )
  const place = { skill_id: skill.id }
  t.match(await skills.versions.retrieve('1', place), { version: '1' })
  // Skills of the beta were deleted version by version.
  for (const { version: number } of versions) {
    t.match(await skills.versions.delete(number, place), { type: 'skill_version_deleted' })
  }
  t.match(await failureOf(skills.retrieve(skill.id)), { status: 404 })
})

t.test('both send a token, and get what was approved', async (t) => {
  const tried = await givenTried(t)
  await tried.requireApproval()
  const key = { baseURL: `${tried.origin}/anthropic`, maxRetries: 0 }
  const open = new NewAnthropic({ ...key, apiKey: 'any' })
  const created = await open.skills.create({ files: await filesOf('# One') })
  t.equal(created.latest_version_id, null)
  t.match(await failureOf(open.skills.retrieve(created.id)), { status: 404 })
  await tried.approve(proposalIn(created))
  const second = await open.skills.versions.create(created.id, { files: await filesOf('# Two') })
  const seen = await open.skills.retrieve(created.id)
  t.equal(seen.latest_version_id, 'skver_user_one_1', 'what waits is not the latest')
  await tried.approve(proposalIn(second))

  const { secret } = await givenToken(tried.services, 'reader')
  const clients = {
    'x-api-key': new NewAnthropic({ ...key, apiKey: secret }),
    bearer: new NewAnthropic({ ...key, apiKey: null, authToken: secret }),
  }
  for (const [how, client] of Object.entries(clients)) {
    const found = await client.skills.retrieve(created.id)
    t.equal(found.latest_version_id, second.id, how)
    const files = await filesOf('# Three')
    t.match(await failureOf(client.skills.create({ files })), { status: 403 }, how)
  }
  const old = new OldAnthropic({ ...key, apiKey: secret })
  t.match(await old.beta.skills.retrieve(created.id), { latest_version: '2' })
  for (const Client of [NewAnthropic, OldAnthropic]) {
    const stranger = new Client({ ...key, apiKey: 'wrong' })
    const error = await failureOf(stranger.beta.skills.retrieve(created.id))
    t.match(error, { status: 401, error: { error: { type: 'authentication_error' } } })
  }
  const admin = await givenToken(tried.services, 'admin')
  await tried.send('PUT', '/v1/workspaces/default/skills/user/one/policy', {
    json: { enabled: false },
    headers: admin.headers,
  })
  t.match(await failureOf(clients.bearer.skills.retrieve(created.id)), { status: 404 }, 'disabled')
  t.same(await collected(old.beta.skills.list()), [])
})
