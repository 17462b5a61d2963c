/** The SDK of OpenAI, an old version and the newest one. */
import t from '../support/tap.ts'
import { readZip } from '../archives/reading-zips.ts'
import { givenToken } from '../support/tokens.ts'
import { NewOpenAi, OldOpenAi } from '../tools/sdks/sdks.ts'
import { collected, failureOf, filesOf, givenTried, proposalIn, zipOf } from './given.ts'

const zipIn = async (response: Response) => readZip(Buffer.from(await response.arrayBuffer()))

const versions = { 'openai 7': NewOpenAi, 'openai 6': OldOpenAi }

for (const [name, Client] of Object.entries(versions)) {
  t.test(`${name} creates, lists, reads, chooses, downloads and deletes`, async (t) => {
    const tried = await givenTried(t)
    const client = new Client({ baseURL: `${tried.origin}/openai/v1`, apiKey: 'any' })
    const skill = await client.skills.create({ files: await filesOf('# One') })
    t.match(skill, { id: 'skill_user_one', name: 'one', default_version: '1' })
    const version = await client.skills.versions.create(skill.id, { files: await zipOf('# Two') })
    t.match(version, { version: '2', skill_id: skill.id })
    t.match(await client.skills.retrieve(skill.id), { default_version: '2' })
    t.match(await collected(client.skills.list({ limit: 1 })), [{ id: skill.id }])
    const listed = await collected(client.skills.versions.list(skill.id, { limit: 1 }))
    t.same(
      listed.map((item) => item.version),
      ['2', '1'],
    )
    const place = { skill_id: skill.id }
    t.match(await client.skills.versions.retrieve('1', place), { version: '1' })
    t.match(await client.skills.update(skill.id, { default_version: '1' }), {
      default_version: '1',
      latest_version: '2',
    })
    const current = await zipIn(await client.skills.content.retrieve(skill.id))
    t.match(current.bytesOf('SKILL.md').toString(), '# One')
    const second = await zipIn(await client.skills.versions.content.retrieve('2', place))
    t.match(second.bytesOf('SKILL.md').toString(), '# Two')
    t.ok(second.files.some(({ path }) => path === 'scripts/run.py'))
    t.match(await client.skills.versions.delete('2', place), { deleted: true, version: '2' })
    t.match(await client.skills.delete(skill.id), { deleted: true })
    t.match(await failureOf(client.skills.retrieve(skill.id)), { status: 404 })
  })

  t.test(`${name} sends a token, and gets what was approved`, async (t) => {
    const tried = await givenTried(t)
    await tried.requireApproval()
    const settings = { baseURL: `${tried.origin}/openai/v1`, maxRetries: 0 }
    const open = new Client({ ...settings, apiKey: 'any' })
    const created = await open.skills.create({ files: await filesOf('# One') })
    t.equal(created.default_version, null)
    t.match(await failureOf(open.skills.content.retrieve(created.id)), { status: 404 })
    await tried.approve(proposalIn(created))
    const second = await open.skills.versions.create(created.id, { files: await filesOf('# Two') })
    t.match(await open.skills.retrieve(created.id), { default_version: '1', latest_version: '1' })
    await tried.approve(proposalIn(second))
    await tried.disable()
    t.match(await failureOf(open.skills.retrieve(created.id)), { status: 404 }, 'disabled')
    t.same(await collected(open.skills.list()), [])

    const { secret } = await givenToken(tried.services, 'publisher')
    const client = new Client({ ...settings, apiKey: secret })
    t.same(await collected(client.skills.list()), [])
    const stranger = new Client({ ...settings, apiKey: 'wrong' })
    t.match(await failureOf(stranger.skills.retrieve(created.id)), {
      status: 401,
      code: 'access.unauthorized',
    })
  })
}
