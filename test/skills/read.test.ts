import { sql } from 'kysely'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { givenSecondRevision } from './second-revision.ts'

const SKILL_MD = `---
name: pdf
slug: acme/pdf
description: Reads PDF files.
license: MIT
zebra: 1
apple: [true, null, 2.5, "text", {b: 1, a: 2}]
metadata:
  version: "1.2.3"
---

# PDF
`
const files = {
  'SKILL.md': SKILL_MD,
  'scripts/run.sh': { body: '#!/bin/sh\n', mode: 0o755 },
  '.DS_Store': 'junk',
}
const archive = packageArchive({ folder: 'pdf', files })
const path = '/skills/user/acme%2Fpdf'

const testSkill = async (t: Parameters<typeof testApp>[0]) => {
  const given = await testApp(t)
  const answer = await call(given.app, 'POST', '/skills/archive', multipart(archive))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { ...given, fingerprint: String(answer.body.skill.fingerprint) }
}

t.test('one skill is read with front matter, manifest and findings', async (t) => {
  const { app, fingerprint } = await testSkill(t)
  const answer = await call(app, 'GET', path)
  t.equal(answer.status, 200)
  t.equal(answer.headers.etag, `"${fingerprint}.1"`)
  t.match(answer.headers['content-type'], /^application\/json/)
  const [item] = (await call(app, 'GET', '/skills')).body.skills
  const { frontmatter, manifest, diagnostics, capabilities, ...others } = answer.body
  const { missing_metadata: missing, findings, ignored, ...rest } = others
  t.same(findings, { block: [], hold: [], warn: [] })
  t.same(ignored, ['pdf/.DS_Store'])
  t.same([capabilities, missing], [[], []])
  t.same(rest, item, 'all that the list shows')
  t.same(frontmatter, {
    name: 'pdf',
    slug: 'acme/pdf',
    description: 'Reads PDF files.',
    license: 'MIT',
    zebra: 1,
    apple: [true, null, 2.5, 'text', { b: 1, a: 2 }],
    metadata: { version: '1.2.3' },
  })
  t.equal(
    Object.keys(frontmatter).join(' '),
    'name slug description license zebra apple metadata',
    'in the order of the file',
  )
  t.equal(JSON.stringify(frontmatter.apple[4]), '{"b":1,"a":2}')
  t.equal(manifest, null)
  t.ok(Array.isArray(diagnostics))
  for (const issue of diagnostics) {
    t.same(Object.keys(issue), ['code', 'level', 'message', 'field_path'])
  }
})

const SKILL_TOML = `name = "forms"
version = "2.0.0"
description = "Fills forms."
kind = "instruction"
namespace = "documents"
[custom]
z = 1
a = 2
`

t.test('the manifest of a skill is shown with unknown keys', async (t) => {
  const { app } = await testApp(t)
  const withManifest = packageArchive({ folder: 'forms', files: { 'skill.toml': SKILL_TOML } })
  t.equal((await call(app, 'POST', '/skills/archive', multipart(withManifest))).status, 201)
  const { body } = await call(app, 'GET', '/skills/user/forms')
  t.match(body, { namespace: 'documents', version: '2.0.0', description: 'Fills forms.' })
  t.equal(Object.keys(body.manifest).join(' '), 'name version description kind namespace custom')
  t.equal(JSON.stringify(body.manifest.custom), '{"z":1,"a":2}')
})

t.test('the slash of a slug is written %2F in any case', async (t) => {
  const { app } = await testSkill(t)
  t.equal((await call(app, 'GET', '/skills/user/acme%2fpdf')).status, 200)
  t.equal((await call(app, 'GET', '/skills/user/acme/pdf')).status, 404)
  t.equal((await call(app, 'GET', '/skills/user/acme%252Fpdf')).status, 400)
})

const suffixes = ['', '/revisions', '/history.atom', '/files', '/files/SKILL.md']

t.test('a skill that is not installed is not found', async (t) => {
  const { app, db } = await testSkill(t)
  await givenWorkspace(db, 'other')
  const cases: [what: string, path: string, workspace: string][] = [
    ['another slug', '/skills/user/pdf', 'default'],
    ['another source kind', '/skills/registry/acme%2Fpdf', 'default'],
    ['the source kind system', '/skills/system/acme%2Fpdf', 'default'],
    ['another workspace', path, 'other'],
  ]
  for (const [what, base, workspace] of cases) {
    for (const suffix of suffixes) {
      const answer = await call(app, 'GET', base + suffix, { workspace })
      t.equal(answer.status, 404, what + suffix)
      t.equal(answer.body.code, 'skills.not_found', what + suffix)
    }
  }
  const unknown = await call(app, 'GET', path, { workspace: 'nowhere' })
  t.equal(unknown.status, 404)
  t.equal(unknown.body.code, 'workspaces.not_found')
  await sql`update skills set current_revision = null`.execute(db)
  for (const suffix of suffixes) {
    const answer = await call(app, 'GET', path + suffix)
    t.equal(answer.body.code, 'skills.not_found', `uninstalled${suffix}`)
  }
})

t.test('an impossible slug is rejected', async (t) => {
  const { app } = await testApp(t)
  const slugs = [
    'PDF',
    'a..b',
    '-a',
    'a%2Fb%2Fc',
    '%2Fa',
    'a%00',
    'a b',
    '..',
    '%F0',
    'x'.repeat(130),
  ]
  for (const suffix of suffixes) {
    for (const wrong of slugs.map((slug) => `user/${slug}`).concat('plugin/pdf', 'USER/pdf')) {
      const answer = await app.inject({ url: `/v1/workspaces/default/skills/${wrong}${suffix}` })
      t.ok([400, 404].includes(answer.statusCode), `${wrong}${suffix}: ${answer.statusCode}`)
      t.match(answer.headers['content-type'], 'application/problem+json', `${wrong}${suffix}`)
    }
  }
})

t.test('conditional reads get 304', async (t) => {
  const { app, fingerprint } = await testSkill(t)
  for (const suffix of suffixes) {
    const known = await call(app, 'GET', path + suffix)
    const tag = String(known.headers.etag)
    for (const value of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const answer = await call(app, 'GET', path + suffix, { headers: { 'if-none-match': value } })
      t.equal(answer.status, 304, `${suffix} ${value}`)
      t.equal(answer.body, '')
      t.equal(answer.headers.etag, tag)
      t.equal(answer.headers.vary, 'authorization')
      t.match(answer.headers['cache-control'], 'private')
    }
    for (const value of ['"x"', fingerprint, `${tag.slice(0, -2)}"`, '']) {
      const answer = await call(app, 'GET', path + suffix, { headers: { 'if-none-match': value } })
      t.equal(answer.status, 200, `${suffix} ${value}`)
    }
  }
})

const digestOf = (text: string): string => sha256(Buffer.from(text))

t.test('files are listed by path, without junk', async (t) => {
  const { app, fingerprint } = await testSkill(t)
  const answer = await call(app, 'GET', `${path}/files`)
  t.equal(answer.status, 200)
  t.equal(answer.headers.etag, `"${fingerprint}"`)
  t.same(answer.body, {
    fingerprint,
    files: [
      {
        path: 'SKILL.md',
        size: SKILL_MD.length,
        sha256: digestOf(SKILL_MD),
        executable: false,
        media_type: 'text/markdown; charset=utf-8',
      },
      {
        path: 'scripts/run.sh',
        size: 10,
        sha256: digestOf('#!/bin/sh\n'),
        executable: true,
        media_type: 'text/plain; charset=utf-8',
      },
    ],
    ignored: ['pdf/.DS_Store'],
  })
})

t.test('revisions are listed newest first', async (t) => {
  const { app, db, fingerprint } = await testSkill(t)
  const one = await call(app, 'GET', `${path}/revisions`)
  const row = await db.selectFrom('skill_revisions').selectAll().executeTakeFirstOrThrow()
  const first = {
    revision: 1,
    fingerprint,
    version: row.version,
    status: 'current',
    installed_at: row.installed_at.toISOString(),
    installed_by: 'local',
    served: true,
    status_reason: null,
    blocked_reason: null,
    approval: {
      basis: 'rule',
      by: 'local',
      at: row.installed_at.toISOString(),
      released_findings: 0,
    },
    purge: null,
  }
  t.same(one.body, { revisions: [first], next_cursor: null })

  const other = await givenSecondRevision(db, 'acme/pdf', 'scripts/run.sh')
  const both = await call(app, 'GET', `${path}/revisions`)
  t.not(both.headers.etag, one.headers.etag)
  const { revisions } = both.body
  t.match(revisions[0], { revision: 2, fingerprint: other, status: 'current' })
  t.same(revisions[1], { ...first, status: 'superseded' })
  const page = await call(app, 'GET', `${path}/revisions?limit=1`)
  t.same(page.body.revisions, [revisions[0]])
  const next = await call(app, 'GET', `${path}/revisions?limit=1&cursor=${page.body.next_cursor}`)
  t.same(next.body, { revisions: [revisions[1]], next_cursor: null })
})

t.test('a forged cursor of revisions is rejected', async (t) => {
  const { app, db } = await testSkill(t)
  await givenSecondRevision(db, 'acme/pdf', '')
  const page = await call(app, 'GET', `${path}/revisions?limit=1`)
  const [mark] = JSON.parse(Buffer.from(page.body.next_cursor, 'base64url').toString())
  for (const key of [
    'x',
    '',
    ' ',
    '1.5',
    '-1',
    '0',
    'NaN',
    'Infinity',
    '1e3',
    '9'.repeat(30),
    '0x1',
  ]) {
    const cursor = Buffer.from(JSON.stringify([mark, key])).toString('base64url')
    const answer = await call(app, 'GET', `${path}/revisions?cursor=${cursor}`)
    t.equal(answer.status, 400, key)
    t.equal(answer.body.code, 'cursor.invalid', key)
  }
  const list = await call(app, 'GET', `/skills?cursor=${page.body.next_cursor}`)
  t.equal(list.body.code, 'cursor.invalid', 'and it is good for its own list only')
})

t.test('an older revision is read by version or fingerprint', async (t) => {
  const { app, db, fingerprint } = await testSkill(t)
  const { body: before } = await call(app, 'GET', path)
  const other = await givenSecondRevision(db, 'acme/pdf', 'scripts/run.sh')
  const script = 'scripts/run.sh'
  const cases: [query: string, list: number, file: number, code?: string][] = [
    ['', 200, 404, 'skills.file_not_found'],
    [`?version=${before.version}`, 200, 200],
    ['?version=0.2.0', 200, 404, 'skills.file_not_found'],
    [`?fingerprint=${fingerprint}`, 200, 200],
    [`?fingerprint=${other}`, 200, 404, 'skills.file_not_found'],
    [`?fingerprint=${fingerprint}&version=${before.version}`, 200, 200],
    [`?fingerprint=${fingerprint}&version=0.2.0`, 404, 404, 'skills.revision_not_found'],
    ['?version=9.9.9', 404, 404, 'skills.revision_not_found'],
    ['?version=', 404, 404, 'skills.revision_not_found'],
    [`?fingerprint=${'0'.repeat(64)}`, 404, 404, 'skills.revision_not_found'],
    [`?fingerprint=${fingerprint.toUpperCase()}`, 400, 400, 'skills.invalid_request'],
    ['?revision=1', 400, 400, 'skills.invalid_request'],
    ['?version=%00', 400, 400, 'request.invalid'],
  ]
  for (const [query, listStatus, fileStatus, code] of cases) {
    const list = await call(app, 'GET', `${path}/files${query}`)
    t.equal(list.status, listStatus, `list ${query}`)
    const file = await call(app, 'GET', `${path}/files/${script}${query}`)
    t.equal(file.status, fileStatus, `file ${query}`)
    t.equal(file.body.code, code, `file ${query}`)
  }
  const old = await call(app, 'GET', `${path}/files?fingerprint=${fingerprint}`)
  t.equal(old.headers.etag, `"${fingerprint}"`)
  t.equal(old.body.fingerprint, fingerprint)
})
