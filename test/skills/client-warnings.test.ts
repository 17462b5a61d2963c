/** Publishers are told at once what clients would not take. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
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
