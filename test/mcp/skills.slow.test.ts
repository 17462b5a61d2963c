/** The Skills extension (SEP-2640), as the official client of either revision uses it. */
import { randomBytes } from 'node:crypto'
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { connect, listen, modes, nameOf, refusalOf } from './clients.ts'

const { app } = await testApp(t)
const url = `${await listen(t, app)}/mcp`

const given = async (folder: string, files: Record<string, string | Uint8Array>, listed = true) => {
  const { slug } = await givenInstalledSkill(app, packageArchive({ folder, files }))
  const path = `/skills/user/${encodeURIComponent(slug)}/policy`
  if (listed) await call(app, 'PUT', path, { payload: { allow_implicit_invocation: true } })
}

const skillMd = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: For tests.\n${more}---\nBody.\n`

const many = Object.fromEntries(Array.from({ length: 512 }, (_, index) => [`f/${index}.txt`, 'x']))

await given('pdf', {
  'SKILL.md': skillMd(
    'pdf',
    'license: MIT\nversion: 1.10\ndate: 2026-01-02\nmetadata:\n  author: "Ann"\n',
  ),
  'a/b/deep.md': 'deep',
  'a/SKILL.md': 'nested',
  'Ünicode & co.md': 'odd',
})
await given('owned', { 'SKILL.md': skillMd('owned', 'slug: acme/owned\n') })
await given('vendor', {
  'SKILL.md': skillMd('vendor', 'metadata: {openclaw: {requires: {bins: [git]}}}\n'),
})
await given('quiet', { 'SKILL.md': skillMd('quiet') }, false)
await given('many', { 'SKILL.md': skillMd('many'), ...many })
await given('large', {
  'SKILL.md': skillMd('large'),
  'bytes.bin': randomBytes(16 * 1024 * 1024),
})
await given('capitals', { 'SKILL.md': skillMd('Capital Letters') })

const vendor = 'skill://vendor/vendor/SKILL.md'

for (const mode of modes) {
  t.test(`${nameOf(mode)}: every file of every listed skill is verified`, async (t) => {
    const client = await connect(t, url, mode)
    const skills = new SkillsClient(client)
    t.ok(skills.supported)
    t.ok(skills.directoryRead)
    const listed = await skills.list()
    t.same(
      listed.skills.map(({ uri }) => uri),
      ['skill://acme.owned/owned/SKILL.md', 'skill://pdf/pdf/SKILL.md', vendor],
    )
    const [, pdf, nested] = listed.skills
    t.match(pdf?.frontmatter, {
      name: 'pdf',
      license: 'MIT',
      metadata: { author: 'Ann' },
    })
    t.equal(pdf?.resources.length, 4)
    t.same(nested?.frontmatter['metadata'], { openclaw: '{"requires":{"bins":["git"]}}' })
    for (const skill of listed.skills) {
      // This client compares types too; others read it.
      if (skill.uri === vendor) continue
      if (skill.resources === 'dynamic') throw new Error('no entry of ours is')
      for (const { uri } of skill.resources) {
        t.match(await skills.read(skill, uri), { verified: true }, uri)
      }
    }
    if (mode === 'legacy') t.notOk('ttlMs' in listed)
    else t.match(listed, { ttlMs: 0, cacheScope: 'private' })
  })

  t.test(`${nameOf(mode)}: a resource has the name of the front matter`, async (t) => {
    const { resources } = await (await connect(t, url, mode)).listResources()
    const found = resources.find(({ uri }) => uri.startsWith('skill://capital-letters/'))
    t.equal(found?.name, 'Capital Letters')
  })

  t.test(`${nameOf(mode)}: an unlisted skill is found by its exact URI`, async (t) => {
    const skills = new SkillsClient(await connect(t, url, mode))
    const { skill } = await skills.get('skill://quiet/quiet/SKILL.md')
    t.match(skill, { frontmatter: { name: 'quiet' }, resources: [{ uri: skill.uri }] })
    t.match(await skills.read(skill), { verified: true, body: /Body/ })
    const { skill: large } = await skills.get('skill://many/many/SKILL.md')
    t.equal(large.resources.length, 513, 'what is too large for the list, too')
    for (const uri of [
      'skill://nobody/nobody/SKILL.md',
      'skill://pdf/pdf',
      'skill://pdf/pdf/a/SKILL.md',
      'skill://capitals/capitals/SKILL.md',
      'iii://skills',
    ]) {
      const error = await refusalOf(skills.get(uri))
      t.match(error, { code: -32_602, data: { code: 'skills.not_found' } }, uri)
    }
  })

  t.test(`${nameOf(mode)}: folders are read`, async (t) => {
    const client = await connect(t, url, mode)
    const skills = new SkillsClient(client)
    const children = async (uri: string) =>
      (await skills.readDirectory(uri)).resources.map(({ name, mimeType }) => [name, mimeType])
    const folder = 'inode/directory'
    const markdown = 'text/markdown'
    t.same(await children('skill://pdf/pdf'), [
      ['Ünicode & co.md', markdown],
      ['SKILL.md', markdown],
      ['a', folder],
    ])
    t.same(await children('skill://pdf/pdf/a'), [
      ['SKILL.md', markdown],
      ['b', folder],
    ])
    for (const uri of ['skill://pdf/pdf/none', 'skill://pdf/pdf/SKILL.md', 'skill://pdf']) {
      t.match(await refusalOf(skills.readDirectory(uri)), { code: -32_602 }, uri)
    }
  })
}

t.test('the health report names what hosts would not accept', async (t) => {
  const { body } = await call(app, 'POST', '/skills/health', { payload: {} })
  const issues = (slug: string): unknown[] =>
    body.skills
      .find((skill: { slug: string }) => skill.slug === slug)
      .validation_issues.filter(({ code }: { code: string }) => code.startsWith('mcp.'))
  t.match(issues('many'), [{ code: 'mcp.too_many_files', level: 'warning', message: /513.*512/ }])
  t.match(issues('large'), [{ code: 'mcp.too_large', level: 'warning' }])
  t.same(issues('pdf'), [])
})
