/** Names that are easily taken for a skill that is served, or for one that a workspace protects. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenSkill, multipart } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { approve, installArchive, updateArchive } from '../trust/given.ts'

type Finding = { rule_id: string; message: string; severity: string; path: string }

const archiveOf = (name: string, { extra = '', text = '' } = {}): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name, extra }), 'a.txt': text } })

const owned = (slug: string): Buffer => {
  const [owner = '', name = ''] = slug.split('/')
  return archiveOf(name, { extra: `owner: ${owner}` })
}

/** What a reviewer reads about the name of a skill. */
const warnings = async (app: App, slug: string, workspace = 'default'): Promise<Finding[]> => {
  const path = `/skills/user/${encodeURIComponent(slug)}/health`
  const { body } = await call(app, 'GET', path, { workspace })
  const all: Finding[] = body.skills[0].security_findings
  return all.filter(({ rule_id: rule }) => rule === 'name.near_served')
}

const settings = (app: App, payload: object) => call(app, 'PUT', '/settings', { payload })

const near: [served: string, name: string][] = [
  ['pdf-extractor', 'pdf-extrator'],
  ['pdf-extractor', 'pdf-extracttor'],
  ['pdf-extractor', 'pdf-extractro'],
  ['pdf-extractor', 'pdf-extractar'],
  ['pdf-extractor', 'pdf-extract0r'],
  ['pdf-extractor', 'pdfextractor'],
  ['pdf-extractor', 'pdf_extractor'],
  ['pdf-extractor', 'pdf-extractor-cli'],
  ['pdf-extractor', 'pdf-extractor1'],
  ['learn-modern-git', 'leam-modem-git'],
  ['github', 'g1tthub'],
  ['audio', 'aud1o'],
]

const apart: [served: string, name: string][] = [
  ['pdf-extractor', 'pdf-extractor-v2'],
  ['pdf-extractor', 'pdf-extractor2'],
  ['pdf-extractor', 'pdf-extractor-1.2'],
  ['pdf-extractor-2', 'pdf-extractor-3'],
  ['pdf-extractor', 'pdf-extractors'],
  ['pdf-extractor', 'pdf-extractor-pro'],
  ['csv-to-json', 'tsv-to-json'],
  ['audio', 'audit'],
  ['notes', 'votes'],
  ['gpt4-tools', 'gpt5-tools'],
  ['pdf', 'pdff'],
]

t.test(
  'names that are easily taken for a served one, each in a workspace of its own',
  async (t) => {
    const { app, db } = await testApp(t)
    for (const [index, [served, name]] of near.entries()) {
      await t.test(`${name} is easily taken for ${served}`, async (t) => {
        const workspace = `pair-${index}`
        await givenWorkspace(db, workspace)
        await givenSkill(app, { slug: served }, workspace)
        const installed = await installArchive(app, archiveOf(name), { workspace })
        t.match(installed, { status: 201, body: { served: true, findings: { warn: [{}] } } })
        t.match(await warnings(app, name, workspace), [
          {
            severity: 'warn',
            path: 'SKILL.md',
            message: `The name is easily taken for ${served}, a skill that this workspace serves.`,
          },
        ])
        t.same(await warnings(app, served, workspace), [])
      })
    }
  },
)

t.test('ordinary differences are none', async (t) => {
  const { app } = await testApp(t)
  for (const slug of new Set(apart.flat())) {
    const installed = await installArchive(app, archiveOf(slug))
    t.equal(installed.body.status, 'installed', slug)
    t.same(await warnings(app, slug), [], slug)
  }
})

t.test('an owner names their skills as they like, and another owner does not', async (t) => {
  const { app } = await testApp(t)
  const put = async (slug: string) => {
    t.equal((await installArchive(app, owned(slug))).status, 201, slug)
    return (await warnings(app, slug)).map(({ message }) => message)
  }
  t.same(await put('northwind/pdf-extractor'), [])
  t.same(await put('contoso/pdf-extractor'), [], 'the same name of another owner')
  t.same(await put('northwind/sheet-reader'), [])
  t.same(await put('northwind/sheet-render'), [], 'a near name of the same owner')
  t.match(await put('northwlnd/pdf-extractor'), [/taken for northwind\/pdf-extractor/])
  t.match(await put('fabrikam/pdf-extracter'), [/northwind\/pdf-extractor/, /contoso\/pdf-extract/])
})

t.test(
  'only what is served counts, in this workspace, and only what was there before',
  async (t) => {
    const { app, db } = await testApp(t)
    await givenWorkspace(db, 'other')
    await installArchive(app, archiveOf('pdf-extractor'), { workspace: 'other' })
    t.equal((await installArchive(app, archiveOf('pdf-extrator'))).status, 201)
    t.same(await warnings(app, 'pdf-extrator'), [], 'of another workspace')

    await settings(app, { approval: 'required' })
    const waiting = await installArchive(app, archiveOf('release-helper'))
    t.equal(waiting.status, 202)
    await settings(app, { approval: 'automatic' })
    await installArchive(app, archiveOf('release-heIper'.toLowerCase()))
    t.same(await warnings(app, 'release-heiper'), [], 'it still waits')
    await approve(app, waiting.body.proposal_id)
    const update = (name: string, text: string) =>
      updateArchive(app, archiveOf(name, { text }), { slug: name })
    await update('release-heiper', 'two')
    t.match(await warnings(app, 'release-heiper'), [{}], 'the other one came first')
    await update('release-helper', 'two')
    t.same(await warnings(app, 'release-helper'), [])
  },
)

t.test('a skill that takes the name of another one in its front matter is found', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { slug: 'pdf-extractor' })
  const other = archiveOf('PDF Extracter', { extra: 'slug: harmless' })
  t.equal((await installArchive(app, other)).status, 201)
  t.match(await warnings(app, 'harmless'), [{ message: /pdf-extractor/ }])
})

t.test('an uninstalled name is free, and an update is judged again', async (t) => {
  const { app } = await testApp(t)
  const { fingerprint } = await givenSkill(app, { slug: 'pdf-extractor' })
  await installArchive(app, archiveOf('pdf-extrator'))
  t.equal((await warnings(app, 'pdf-extrator')).length, 1)
  const updated = await updateArchive(app, archiveOf('pdf-extrator', { text: 'two' }), {
    slug: 'pdf-extrator',
  })
  t.match(updated.body, { findings: { warn: [{ rule_id: 'name.near_served', new: false }] } })
  await call(app, 'DELETE', '/skills/user/pdf-extractor', {
    headers: { 'if-match': `"${fingerprint}"` },
  })
  await updateArchive(app, archiveOf('pdf-extrator', { text: 'three' }), { slug: 'pdf-extrator' })
  t.same(await warnings(app, 'pdf-extrator'), [])
})

t.test('a dry run says it, too, and newer rules of the scan keep it', async (t) => {
  const { app, db, services } = await testApp(t, { RESCANS_PER_SECOND: '1000' })
  await givenSkill(app, { slug: 'pdf-extractor' })
  const form = multipart(archiveOf('pdf-extrator'))
  const tried = await call(app, 'POST', '/skills/archive?dry_run=true', form)
  t.match(tried.body, { findings: { warn: [{ rule_id: 'name.near_served' }] } })
  await installArchive(app, archiveOf('pdf-extrator'))
  await sql`update skill_revisions set scan_version = 1`.execute(db)
  t.match(await services.rescans.run(), { same: 2 })
  t.equal((await warnings(app, 'pdf-extrator')).length, 1)
  t.same(await warnings(app, 'pdf-extractor'), [])
})

t.test('an admin protects names', async (t) => {
  const { app } = await testApp(t)
  const set = await settings(app, { protected_names: ['contoso', 'acme-billing'] })
  t.match(set, { status: 200, body: { protected_names: ['contoso', 'acme-billing'] } })
  for (const [name, found] of Object.entries({
    'contoso-reports': [],
    'acme-billing': [],
    'c0ntoso-exports': [{ message: /contoso, a name that this workspace protects/ }],
    'acme-biling': [{ message: /acme-billing, a name that/ }, { message: /acme-billing, a skill/ }],
    'contoso-billing': [],
  })) {
    t.equal((await installArchive(app, archiveOf(name))).status, 201, name)
    t.match(await warnings(app, name), found, name)
    t.equal((await warnings(app, name)).length, found.length, name)
  }
})

for (const [what, names] of Object.entries({
  'a short name': ['acme'],
  'a name in capitals': ['Contoso'],
  'an owner': ['contoso/reports'],
  'no text': [7],
  'no list': 'contoso',
  'too many': Array.from({ length: 201 }, (_, n) => `product-${n}`),
})) {
  t.test(`${what} cannot be protected`, async (t) => {
    const { app } = await testApp(t)
    const { status, body } = await settings(app, { protected_names: names })
    t.match({ status, body }, { status: 400, body: { code: 'request.invalid' } })
    t.same((await call(app, 'GET', '/settings')).body.protected_names, [])
  })
}
