/** A refused package leaves nothing behind, however late it is refused, and takes nothing of others. */
import t from '../support/tap.ts'
import { packageMembers, packageArchive, skillMd, tarGz } from '../support/archives.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { listKeys } from '../support/blobs.ts'
import {
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  install,
  multipart,
} from '../support/given.ts'
import { countsOf, nothing } from './record.ts'

const many = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [
    `f/${index}.md`,
    `file ${index} ${'x'.repeat(20_000)}`,
  ]),
)
const skill = (name: string) => ({ 'SKILL.md': skillMd({ name }), ...many })

/** Legal until its very last member. */
const lateHostile = (name: string) =>
  tarGz([
    ...packageMembers({ files: skill(name) }),
    { path: 'link', type: '2', linkName: '/etc/passwd' },
  ])

const counts = async ({ db, connectionString }: TestApp) => ({
  ...(await countsOf(db)),
  packs: (await listKeys(connectionString, 'packs')).length,
})

t.test('an archive that turns hostile at its end leaves no bytes', async (t) => {
  const test = await testApp(t)
  const uploadId = await givenFinishedUpload(test.app, lateHostile('late'))
  const refused = await install(test.app, uploadId)
  t.equal(refused.status, 422)
  t.equal(refused.body.details.reason, 'entry.link')
  t.same(await counts(test), { ...nothing, packs: 0 })
})

t.test('the same in one call', async (t) => {
  const test = await testApp(t)
  const refused = await call(test.app, 'POST', '/skills/archive', multipart(lateHostile('late')))
  t.equal(refused.status, 422)
  t.same(await counts(test), { ...nothing, packs: 0 })
})

t.test('a rejected package leaves the pack of an installed one alone', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, packageArchive({ files: skill('good') }))
  const before = await counts(test)
  const refused = await call(test.app, 'POST', '/skills/archive', multipart(lateHostile('late')))
  t.equal(refused.status, 422)
  t.same(await counts(test), before)
  const file = await call(test.app, 'GET', '/skills/user/good/files/f/7.md')
  t.equal(file.body, many['f/7.md'])
})

t.test('a rejected conflict deletes its own pack only', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, packageArchive({ files: skill('good') }))
  const before = await counts(test)
  const other = packageArchive({ files: { ...skill('good'), 'more.md': 'more' } })
  const refused = await call(test.app, 'POST', '/skills/archive', multipart(other))
  t.equal(refused.status, 409)
  t.same(await counts(test), before)
})

t.test('rejected and good packages with the same bytes do not harm each other', async (t) => {
  const test = await testApp(t)
  for (let round = 0; round < 5; round += 1) {
    const name = `good-${round}`
    const [good, bad] = await Promise.all([
      call(test.app, 'POST', '/skills/archive', multipart(packageArchive({ files: skill(name) }))),
      call(test.app, 'POST', '/skills/archive', multipart(lateHostile(name))),
    ])
    t.equal(good.status, 201)
    t.equal(bad.status, 422)
    const file = await call(test.app, 'GET', `/skills/user/${name}/files/f/199.md`)
    t.equal(file.body, many['f/199.md'])
  }
})
