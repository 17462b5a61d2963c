/** Publishers are told at once what clients would not take. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill } from '../support/given.ts'
import { installArchive, updateArchive } from '../trust/given.ts'

const long = 'x'.repeat(101)

const warnings = [
  { code: 'clients.nested_skill', level: 'warning', field_path: 'examples/SKILL.md' },
  { code: 'git.reserved_name', level: 'warning', field_path: 'sub/.gitattributes' },
  { code: 'skills.path_too_long', level: 'warning', field_path: long, message: /100 bytes/ },
]

const archiveOf = (files: Record<string, string>, version: string): Buffer =>
  packageArchive({
    files: { 'SKILL.md': skillMd({ extra: `version: ${version}` }), ...files },
  })

const unfit = {
  'examples/SKILL.md': skillMd({ name: 'example' }),
  'sub/.gitattributes': '* text\n',
  [long]: 'text',
}

t.test('an install and an update warn of what clients would not take', async (t) => {
  const { app } = await testApp(t)
  const installed = await installArchive(app, archiveOf(unfit, '1.0.0'))
  t.equal(installed.status, 201)
  t.match(installed.body, { served: true, diagnostics: warnings })
  const updated = await updateArchive(app, archiveOf({}, '1.1.0'))
  t.same(updated.body.diagnostics, [])
  const again = await updateArchive(app, archiveOf(unfit, '1.2.0'))
  t.match(again.body, { served: true, diagnostics: warnings })
})

t.test('a publisher is told that another skill has the name', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'plain' })
  await givenSkill(app, { slug: 'off' })
  await call(app, 'PUT', '/skills/user/off/policy', { payload: { enabled: false } })
  const install = async (name: string, extra = '') => {
    const archive = packageArchive({ files: { 'SKILL.md': skillMd({ name, extra }) } })
    const { status, body } = await installArchive(app, archive)
    t.equal(status, 201)
    return body.diagnostics.filter(({ code }: { code: string }) => code === 'clients.name_taken')
  }
  const taken = [
    { level: 'warning', field_path: 'name', message: /^The skill plain has this name too/ },
  ]
  t.match(await install('plain', 'owner: aaa'), taken)
  t.match(await install('plain', 'slug: other'), taken)
  t.same(await install('plainer'), [])
  t.same(await install('off', 'owner: aaa'), [], 'of a skill that is not served')
})
