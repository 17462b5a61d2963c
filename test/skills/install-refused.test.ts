import { sql } from 'kysely'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import {
  call,
  givenFinishedUpload,
  givenInstalledSkill,
  givenUpload,
  install,
  sendArchive,
  multipart,
} from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { recordOf, uploadOf } from './record.ts'

const archive = packageArchive()
const source = { type: 'uploaded_archive', upload_id: 'whatever' }

/** Bodies that cannot be an install, and the field that the refusal must name. */
const wrongBodies: [what: string, body: unknown, field: string][] = [
  ['an unknown field', { source, force: true }, 'force'],
  ['an unknown field of the source', { source: { ...source, path: '/etc' } }, 'source.path'],
  ['no source', {}, 'source'],
  ['a path as the source', { source: { type: 'path', path: '/srv/skill' } }, 'source.upload_id'],
  ['another type of source', { source: { ...source, type: 'git' } }, 'source.type'],
  ['no upload id', { source: { type: 'uploaded_archive' } }, 'source.upload_id'],
  ['a number as the upload id', { source: { ...source, upload_id: 7 } }, 'source.upload_id'],
  ['an empty upload id', { source: { ...source, upload_id: '' } }, 'source.upload_id'],
  ['a long upload id', { source: { ...source, upload_id: 'x'.repeat(65) } }, 'source.upload_id'],
  ['a text as the source', { source: 'uploaded_archive' }, 'source'],
  ['a null as the source', { source: null }, 'source'],
  ['an unknown target', { source, target_source_kind: 'User' }, 'target_source_kind'],
  ['null as the target', { source, target_source_kind: null }, 'target_source_kind'],
  ['a boolean as the target', { source, target_source_kind: true }, 'target_source_kind'],
  ['a list', [], ''],
]

t.test('a body of the wrong shape is rejected by the name of its field', async (t) => {
  const { app, db } = await testApp(t)
  const before = await recordOf(db)
  for (const [what, body, field] of wrongBodies) {
    const answer = await call(app, 'POST', '/skills', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    t.equal(answer.status, 400, what)
    t.equal(answer.body.code, 'skills.invalid_request', what)
    t.equal(answer.body.details.in, 'body', what)
    t.equal(answer.body.details.field, field, what)
  }
  t.same(await recordOf(db), before)
})

t.test('no spelling of the media type gets a body past its check', async (t) => {
  const { app } = await testApp(t)
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json ;x=1',
    'application/json\t',
    'application/json; a="b"',
  ]
  for (const type of types) {
    for (const body of ['{"force":true}', '{}', '[]', 'null', '"x"', '1']) {
      const answer = await call(app, 'POST', '/skills', {
        headers: { 'content-type': type },
        payload: body,
      })
      t.ok([400, 415].includes(answer.status), `${type} ${body}: ${answer.status}`)
    }
  }
})

t.test('an unknown query parameter of install is rejected by name', async (t) => {
  const { app } = await testApp(t)
  const cases: [query: string, field: string][] = [
    ['?dryrun=true', 'dryrun'],
    ['?target_source_kind=', 'target_source_kind'],
    ['?target_source_kind=user&target_source_kind=user', 'target_source_kind'],
  ]
  for (const [query, field] of cases) {
    const answer = await call(app, 'POST', `/skills${query}`, { payload: { source } })
    t.equal(answer.status, 400, query)
    t.equal(answer.body.code, 'skills.invalid_request', query)
    t.equal(answer.body.details.in, 'querystring', query)
    t.equal(answer.body.details.field, field, query)
  }
})

t.test('nothing is installed as a system skill, whatever the upload', async (t) => {
  const { app, db } = await testApp(t)
  const uploadIds = [
    'unknown',
    await givenUpload(app, archive),
    await givenFinishedUpload(app, archive),
  ]
  const before = await recordOf(db)
  for (const uploadId of uploadIds) {
    const answers = [
      await install(app, uploadId, { target: 'system' }),
      await call(app, 'POST', '/skills/archive?target_source_kind=system', multipart(archive)),
    ]
    for (const { status, body } of answers) {
      t.equal(status, 400, uploadId)
      t.equal(body.code, 'skills.source_not_supported', uploadId)
      t.same(body.details, { source_kind: 'system' }, uploadId)
    }
  }
  t.same(await recordOf(db), before)
})

t.test('a package that programs of version control act on is rejected', async (t) => {
  const { app } = await testApp(t)
  const cases: [path: string, reason: string][] = [
    ['.git/config', 'path.version_control'],
    ['docs/HEAD', 'layout.git_repository'],
  ]
  for (const [path, reason] of cases) {
    const files = { [path]: 'x', 'docs/objects/x': 'x', 'docs/refs/x': 'x' }
    const hostile = packageArchive({ files: { 'SKILL.md': skillMd(), ...files } })
    t.match(await call(app, 'POST', '/skills/archive', multipart(hostile)), {
      status: 422,
      body: {
        code: 'skills.upload.invalid_archive',
        detail: /Leave it out: programs act on it/,
        details: { reason },
      },
    })
  }
})

t.test('an unusable upload is rejected', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const empty = await givenUpload(app, archive)
  const unfinished = await givenUpload(app, archive)
  await sendArchive(app, unfinished, archive)
  const aborted = await givenFinishedUpload(app, archive)
  await call(app, 'POST', `/uploads/${aborted}/abort`)
  const consumed = await givenFinishedUpload(app, archive)
  await install(app, consumed)
  const expired = await givenFinishedUpload(app, archive)
  await sql`update uploads set expires_at = now() where upload_id = ${expired}`.execute(db)
  const foreign = await givenFinishedUpload(app, archive, 'acme')

  const cases: [what: string, uploadId: string, status: number, code: string, details: object][] = [
    ['without a byte', empty, 409, 'not_finalized', { status: 'receiving' }],
    ['without a finish', unfinished, 409, 'not_finalized', { status: 'receiving' }],
    ['aborted', aborted, 409, 'not_finalized', { status: 'aborted' }],
    ['used before', consumed, 409, 'consumed', { status: 'consumed' }],
    ['expired', expired, 410, 'expired', { upload_id: expired }],
    ['unknown', 'pJ1v0cXw5k9QmZr2TtY8a', 404, 'not_found', {}],
    ['of another workspace', foreign, 404, 'not_found', {}],
    ['no id at all', "' or 1=1 --", 404, 'not_found', {}],
  ]
  const before = await recordOf(db)
  for (const [what, uploadId, status, code, details] of cases) {
    const answer = await install(app, uploadId)
    t.equal(answer.status, status, what)
    t.equal(answer.body.code, `skills.upload.${code}`, what)
    t.match(answer.body.details ?? {}, details, what)
  }
  t.same(await recordOf(db), before, 'nothing changed')

  const own = await install(app, foreign, { workspace: 'acme' })
  t.equal(own.status, 201, 'in its own workspace the upload is good')
})

t.test('a missing workspace accepts nothing', async (t) => {
  const { app, db } = await testApp(t)
  const uploadId = await givenFinishedUpload(app, archive)
  for (const workspace of ['acme', 'DEFAULT', 'default%20', '%00', 'x'.repeat(64)]) {
    const answer = await install(app, uploadId, { workspace })
    t.equal(answer.status, 404, workspace)
    t.equal(answer.body.code, 'workspaces.not_found', workspace)
  }
  t.match(await uploadOf(db, uploadId), { status: 'finalized', lease_id: null })
})

const owned = (slug: string) =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name: 'pdf', extra: `slug: ${slug}` }) } })

t.test('two slugs cannot share an extension id', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, owned('acme/pdf'))
  for (const target of ['user', 'registry']) {
    const uploadId = await givenFinishedUpload(app, owned('acme.pdf'))
    const before = await recordOf(db)
    const answer = await install(app, uploadId, { target })
    t.equal(answer.status, 409, target)
    t.equal(answer.body.code, 'skills.extension_id_conflict')
    t.same(answer.body.details, {
      slug: 'acme.pdf',
      holder: 'acme/pdf',
      extension_id: 'skill.acme.pdf',
    })
    t.same(await recordOf(db), before, 'nothing changed')
  }
  const sameSlug = await install(app, await givenFinishedUpload(app, owned('acme/pdf')), {
    target: 'registry',
  })
  t.equal(sameSlug.status, 201, 'one slug under two source kinds shares it by design')
})

t.test('an extension id is free again once its skill is uninstalled', async (t) => {
  const { app, db } = await testApp(t)
  await givenInstalledSkill(app, owned('acme/pdf'))
  await sql`update skills set current_revision = null`.execute(db)
  const answer = await install(app, await givenFinishedUpload(app, owned('acme.pdf')))
  t.equal(answer.status, 201)
  const back = await install(app, await givenFinishedUpload(app, owned('acme/pdf')))
  t.equal(back.status, 409, 'and then it is taken')
  t.equal(back.body.code, 'skills.extension_id_conflict')
})
