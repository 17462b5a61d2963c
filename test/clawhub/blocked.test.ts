/** A skill that findings keep from being served, as those who update many skills meet it. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { claw } from './calling.ts'

t.test('publishers read a blocked skill, and readers find nothing', async (t) => {
  const { app, services } = await testApp(t)
  const [publisher, reader] = [
    await givenToken(services, 'publisher'),
    await givenToken(services, 'reader'),
  ]
  const files = { 'SKILL.md': skillMd({ name: 'bad' }), 'key.pem': PRIVATE_KEY }
  const archive = packageArchive({ folder: 'bad', files })
  const { body } = await installArchive(app, archive, publisher)
  t.equal(body.status_reason, 'security_blocked')

  const found = await claw(app, 'GET', '/v1/skills/bad', publisher)
  t.match(found, {
    status: 200,
    body: {
      skill: { slug: 'bad', tags: {} },
      latestVersion: null,
      owner: { handle: 'default' },
      moderation: { isMalwareBlocked: true, reasonCodes: ['security_blocked'] },
    },
  })
  const { moderation } = (await claw(app, 'GET', '/v1/skills/bad/moderation', publisher)).body
  t.same(found.body.moderation, moderation)
  const [revision] = (await call(app, 'GET', '/skills/user/bad/revisions', publisher)).body
    .revisions
  t.equal(found.body.skill.createdAt, Date.parse(revision.installed_at))
  for (const path of ['/v1/skills/bad/install', '/v1/download?slug=bad']) {
    t.match(await claw(app, 'GET', path, publisher), { status: 404 }, path)
  }
  const absent = await claw(app, 'GET', '/v1/skills/bad', reader)
  t.match(absent, { status: 404, text: 'Skill not found: bad is not installable here.\n' })
})

t.test('what is not served for another reason is not found by anyone', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'off' })
  await call(app, 'PUT', '/skills/user/off/policy', { payload: { enabled: false } })
  for (const slug of ['off', 'none', 'No!']) {
    const { status, text } = await claw(app, 'GET', `/v1/skills/${slug}`)
    t.same([status, text], [404, `Skill not found: ${slug} is not installable here.\n`])
  }
})
