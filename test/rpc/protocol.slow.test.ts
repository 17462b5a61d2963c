/** Discovery by the Skills Protocol: served skills by bare name, and their texts. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenFinishedUpload, givenInstalledSkill, install } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { type Json, result, rpc } from './calls.ts'

const TOML = `name = "salesforce.leads.sync"
version = "0.1.0"
description = "Syncs leads."
kind = "instruction"
namespace = "salesforce"
tags = ["crm", "leads"]

[inputs.env]
type = "string"
required_by = "unknown keys are kept"
`
const SKILL_MD = `---
name: Salesforce Lead Sync
short_description: Syncs leads.
zebra: 1
apple: [true, null]
---

# Lead sync

For later: é.
`
const files = {
  'SKILL.md': SKILL_MD,
  'skill.toml': TOML,
  'resources/schema.json': '{"type":"object"}\n',
  'resources/bom.txt': '\uFEFFtext',
  'resources/logo 1.png': Buffer.from([0x89, 0x50, 0xff, 0x00]),
  'resources/large.txt': 'x'.repeat(1024 * 1024 + 1),
}
const leads = (more: Record<string, string> = {}) =>
  packageArchive({ folder: 'leads', files: { ...files, ...more } })
const plain = (name: string, description = 'Plain.') =>
  packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, description }) } })

const name = 'salesforce.leads.sync'

t.test('discovery', async (t) => {
  const { app, db, services } = await testApp(t)
  await services.systemSkills.ensure('default')
  await givenInstalledSkill(app, leads())
  await givenInstalledSkill(app, plain('sales.report'))
  const textOf = async (path: string) =>
    (await result(app, 'read_skill_file', { name, path })).content
  const messageOf = async (method: string, params: unknown): Promise<string> =>
    (await rpc(app, method, params)).error.message
  const reasonOf = async (method: string, params: unknown) => {
    const { error } = await rpc(app, method, params)
    return [error?.code, error?.data?.reason]
  }

  await t.test('names are the default, and a summary has five fields', async (t) => {
    t.strictSame(await result(app, 'list_skills'), {
      skills: [
        { name: 'sales.report', version: '0.1.0' },
        { name, version: '0.1.0' },
        { name: 'skills.protocol.guide', version: '0.1.0' },
      ],
      next_cursor: null,
    })
    const summary = { namespace: 'salesforce', detail: 'summary', limit: 1000, cursor: null }
    t.strictSame(await result(app, 'list_skills', summary), {
      skills: [
        {
          name,
          version: '0.1.0',
          description: 'Syncs leads.',
          namespace: 'salesforce',
          kind: 'instruction',
        },
      ],
      next_cursor: null,
    })
    t.equal((await result(app, 'list_skills', { namespace: 'sales' })).skills.length, 1, 'exact')
  })

  await t.test('pages follow one another, for one query each', async (t) => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Json = await result(app, 'list_skills', { limit: 1, cursor })
      seen.push(...page.skills.map((skill: Json) => skill.name))
      cursor = page.next_cursor
      if (seen.length === 1) await givenInstalledSkill(app, plain('aaa.new'))
    } while (cursor !== null)
    t.strictSame(seen, ['sales.report', name, 'skills.protocol.guide'])
    const { next_cursor: first } = await result(app, 'list_skills', { limit: 1 })
    for (const params of [
      { cursor: 'garbage' },
      { cursor: first, detail: 'summary' },
      { cursor: first, namespace: 'sales' },
    ]) {
      t.strictSame(await reasonOf('list_skills', params), [-32_602, 'invalid_cursor'])
    }
    for (const params of [{ limit: 0 }, { limit: 1.5 }, { limit: '1' }, { detail: 'full' }]) {
      t.strictSame(await reasonOf('list_skills', params), [-32_602, undefined])
    }
  })

  await t.test(
    'a misspelt method, or one of another system, is rejected, and the right one is named',
    async (t) => {
      t.equal(
        await messageOf('list_skills', { detail: 'full' }),
        'invalid params for `list_skills`: `detail` must be one of "names", "summary"',
      )
      t.match(await messageOf('skill__fetch', {}), 'It is called skill::fetch here.')
      t.match(await messageOf('execute_skill', { name }), 'Nothing is executed here.')
      t.match(await messageOf('tools/list', {}), 'Start with list_skills')
    },
  )

  await t.test('a skill is described in three levels', async (t) => {
    const manifest = {
      name,
      version: '0.1.0',
      description: 'Syncs leads.',
      kind: 'instruction',
      namespace: 'salesforce',
      tags: ['crm', 'leads'],
      inputs: { env: { type: 'string', required_by: 'unknown keys are kept' } },
    }
    const frontmatter = {
      name: 'Salesforce Lead Sync',
      short_description: 'Syncs leads.',
      zebra: 1,
      apple: [true, null],
    }
    t.strictSame(await result(app, 'describe_skill', { name, detail: 'manifest' }), {
      skill: { manifest },
    })
    const summary = { skill: { manifest, skill_md_frontmatter: frontmatter } }
    t.strictSame(await result(app, 'describe_skill', { name }), summary)
    const full = await result(app, 'describe_skill', { name, version: '0.1.0', detail: 'full' })
    t.strictSame(full, { skill: { ...summary.skill, skill_md_content: SKILL_MD } })
    const made = await result(app, 'describe_skill', { name: 'sales.report', detail: 'manifest' })
    t.strictSame(made.skill.manifest, {
      name: 'sales.report',
      version: '0.1.0',
      description: 'Plain.',
      kind: 'instruction',
      namespace: 'sales',
    })
  })

  await t.test('files are read byte for byte', async (t) => {
    t.equal(await textOf('SKILL.md'), SKILL_MD)
    t.equal(await textOf('skill.toml'), TOML)
    t.equal(await textOf('resources/schema.json'), '{"type":"object"}\n')
    t.equal(await textOf('resources/bom.txt'), '\uFEFFtext')
  })

  await t.test('invalid text is reported with the position of its bytes', async (t) => {
    for (const path of ['resources/logo 1.png', 'resources/large.txt']) {
      const { error } = await rpc(app, 'read_skill_file', { name, path, version: '0.1.0' })
      t.match(error, {
        code: -32_602,
        data: { code: 'skills.binary_file', reason: 'binary_file' },
      })
      const bytes = await app.inject(error.data.details.url)
      t.equal(bytes.statusCode, 200)
      t.equal(bytes.rawPayload.length, error.data.details.size)
    }
  })

  await t.test('no path leads out of the skill', async (t) => {
    const paths = [
      '../x',
      '/etc/passwd',
      'a/../../x',
      'a/../SKILL.md',
      String.raw`C:\x`,
      'C:/x',
      String.raw`..\x`,
      'a\0b',
      '',
      '.',
      './SKILL.md',
      'resources/',
      'a//b',
    ]
    for (const path of paths) {
      const asked = { name, path }
      t.strictSame(
        await reasonOf('read_skill_file', asked),
        [-32_602, 'path_escape'],
        JSON.stringify(path),
      )
    }
    for (const path of ['resources', 'none.md', '%2e%2e/x', 'skill.md']) {
      const asked = { name, path }
      t.strictSame(await reasonOf('read_skill_file', asked), [-32_602, 'file_not_found'], path)
    }
  })

  await t.test('a missing target is reported with its reason', async (t) => {
    const path = 'SKILL.md'
    for (const unknown of ['none', '', 'A b', 'a\0', 'constructor']) {
      const not = [-32_602, 'skill_not_found']
      t.strictSame(
        await reasonOf('describe_skill', { name: unknown }),
        not,
        JSON.stringify(unknown),
      )
      t.strictSame(
        await reasonOf('read_skill_file', { name: unknown, path }),
        not,
        JSON.stringify(unknown),
      )
    }
    const old = { name, version: '9.9.9' }
    t.strictSame(await reasonOf('describe_skill', old), [-32_602, 'version_not_found'])
    t.strictSame(await reasonOf('read_skill_file', { ...old, path }), [
      -32_602,
      'version_not_found',
    ])
  })

  await t.test('an older version stays readable; none means the current one', async (t) => {
    const upload = await givenFinishedUpload(
      app,
      leads({ 'skill.toml': TOML.replace('0.1.0', '0.0.9') }),
    )
    const source = { type: 'uploaded_archive', upload_id: upload }
    const updated = await call(app, 'PUT', `/skills/user/${name}`, { payload: { source } })
    t.equal(updated.status, 200)
    const versionOf = async (version?: string) =>
      (await result(app, 'describe_skill', { name, version })).skill.manifest.version
    t.equal(await versionOf(), '0.0.9')
    t.equal(await versionOf('0.1.0'), '0.1.0')
  })

  await t.test('user takes precedence over registry, among served skills', async (t) => {
    await givenInstalledSkill(app, plain('twice', 'Of the user.'))
    const other = {
      'SKILL.md': skillMd({ name: 'twice', description: 'Of a registry.' }),
      'skill.toml':
        'name = "twice"\nversion = "0.1.0"\nnamespace = "other"\ndescription = "Of a registry."\n',
    }
    const archive = packageArchive({ folder: 'twice', files: other })
    await givenInstalledSkill(app, archive, { target: 'registry' })
    const inOther = async () =>
      (await result(app, 'list_skills', { namespace: 'other' })).skills.length
    t.equal(await inOther(), 0)
    const told = async () => {
      const { skills } = await result(app, 'list_skills', { detail: 'summary' })
      const named = skills.filter((skill: Json) => skill.name === 'twice')
      const { skill } = await result(app, 'describe_skill', { name: 'twice' })
      return [named.length, named[0].description, skill.manifest.description]
    }
    t.strictSame(await told(), [1, 'Of the user.', 'Of the user.'])
    await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
    await call(app, 'DELETE', '/skills/user/twice')
    const unreviewed = await givenFinishedUpload(app, plain('twice', 'Of the user, unreviewed.'))
    t.equal((await install(app, unreviewed)).status, 202)
    t.strictSame(await told(), [1, 'Of a registry.', 'Of a registry.'])
    t.equal(await inOther(), 1)
    await call(app, 'PUT', '/settings', { payload: { approval: 'automatic' } })
  })

  await t.test('unserved skills do not exist, for any caller', async (t) => {
    const body = '# Send\n\nSends.\n\n## Capabilities\n\n- `mail.send`: Sends a form.'
    const archive = packageArchive({
      folder: 'waits',
      files: { 'SKILL.md': skillMd({ name: 'waits', body }) },
    })
    const uploadId = await givenFinishedUpload(app, archive)
    const source = { type: 'uploaded_archive', upload_id: uploadId }
    const waiting = await result(app, 'skills/install', { workspace_id: 'default', source })
    t.equal(waiting.status, 'pending_install')
    t.strictSame(await reasonOf('describe_skill', { name: 'waits' }), [-32_602, 'skill_not_found'])
    const { skills } = await result(app, 'list_skills')
    t.notOk(skills.some((skill: Json) => skill.name === 'waits'))
  })

  await t.test('the guide is a skill like others', async (t) => {
    const asked = { name: 'skills.protocol.guide', path: 'SKILL.md' }
    const guide = await result(app, 'load_skills_protocol_guide')
    t.match(guide.content, '# How to use this registry')
    t.strictSame(await result(app, 'read_skill_file', asked), guide)
  })

  await t.test('another tenant has its own skills', async (t) => {
    await givenWorkspace(db, 'theirs')
    const { headers } = await givenToken(services, 'reader', { workspace: 'theirs' })
    const place = { url: '/v1/workspaces/theirs/rpc', headers }
    t.strictSame((await result(app, 'list_skills', {}, place)).skills, [])
    const { error } = await rpc(app, 'describe_skill', { name }, place)
    t.equal(error.data.reason, 'skill_not_found')
  })
})
