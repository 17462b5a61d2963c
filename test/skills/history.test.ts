/** The Atom feed of a skill: its revisions, and what happened to them. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type App } from '../../src/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { type Answer, call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { READ, skillArchive, updateArchive } from '../trust/given.ts'
import { givenTwo, purge, SECRET, skill } from './purging.ts'
import { childOf, childrenOf, type Element, readXml, textOf } from './xml.ts'

type Options = Parameters<typeof call>[3]

const feedOf = async (
  app: App,
  options: Options = {},
): Promise<{ answer: Answer; feed: Element; entries: Element[] }> => {
  const answer = await call(app, 'GET', `${skill}/history.atom`, options)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const feed = readXml(answer.body)
  return { answer, feed, entries: childrenOf(feed, 'entry') }
}

/** Of the revision with this number. */
const entryOf = (entries: Element[], revision: number): Element => {
  const found = entries.find((entry) => textOf(entry, 'title').endsWith(`revision ${revision}`))
  if (!found) throw new Error(`no entry of revision ${revision}`)
  return found
}

const hrefOf = (element: Element, rel: string): string | undefined =>
  childrenOf(element, 'link').find(({ attributes }) => attributes['rel'] === rel)?.attributes[
    'href'
  ]

/** Another revision of it, with this description. */
const update = (app: App, description: string) =>
  updateArchive(app, packageArchive({ files: { 'SKILL.md': skillMd({ description }) } }))

const URN = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

t.test('the feed has one entry for each revision, the newest first', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, { description: 'The first.' })
  t.equal((await update(app, 'The second.')).status, 200)
  const { body } = await call(app, 'GET', `${skill}/revisions`)
  const [second, first] = body.revisions
  const { answer, feed, entries } = await feedOf(app)
  t.equal(answer.headers['content-type'], 'application/atom+xml; charset=utf-8')
  t.equal(answer.headers['x-content-type-options'], 'nosniff')
  t.equal(feed.name, 'feed')
  t.same(feed.attributes, { xmlns: 'http://www.w3.org/2005/Atom' })
  t.equal(textOf(feed, 'title'), 'History of the user skill pdf-tools in default')
  t.match(textOf(feed, 'id'), URN)
  t.equal(hrefOf(feed, 'self'), `/v1/workspaces/default${skill}/history.atom`)
  t.same(
    entries.map((entry) => textOf(entry, 'title')),
    ['pdf-tools 0.1.0, revision 2', 'pdf-tools 0.1.0, revision 1'],
  )
  t.same(
    entries.map((entry) => textOf(entry, 'summary')),
    ['The second.', 'The first.'],
  )
  t.same(
    entries.map((entry) => textOf(entry, 'published')),
    [second.installed_at, first.installed_at],
  )
  for (const entry of entries) {
    t.match(textOf(entry, 'id'), URN)
    t.equal(textOf(childOf(entry, 'author'), 'name'), 'local')
    const files = await app.inject({ url: hrefOf(entry, 'alternate') ?? '' })
    t.equal(files.statusCode, 200, 'its link leads to its files')
  }
  t.match(textOf(entryOf(entries, 2), 'content'), /^Installed by local at .*\nCurrent since /)
  t.match(textOf(entryOf(entries, 1), 'content'), /\nNot current\.\nMay be served\.\n/)
  t.match(textOf(entryOf(entries, 1), 'content'), `Fingerprint: ${first.fingerprint}`)
  t.equal(textOf(feed, 'updated'), textOf(entryOf(entries, 2), 'updated'))
})

t.test('ids stay, and a rollback renews the entry of what is current again', async (t) => {
  const { app } = await testApp(t)
  const first = await givenSkill(app, { description: 'The first.' })
  await update(app, 'The second.')
  const before = await feedOf(app)
  const payload = { fingerprint: first.fingerprint, reason: 'it was better' }
  t.equal((await call(app, 'POST', `${skill}/rollback`, { payload })).status, 200)
  const after = await feedOf(app)
  const idsOf = ({ feed, entries }: typeof before) =>
    [feed, ...entries].map((element) => textOf(element, 'id'))
  t.same(idsOf(after), idsOf(before))
  t.equal(new Set(idsOf(after)).size, 3)
  const old = entryOf(after.entries, 1)
  t.match(textOf(old, 'content'), 'Current since')
  t.ok(textOf(old, 'updated') > textOf(old, 'published'))
  t.equal(textOf(after.feed, 'updated'), textOf(old, 'updated'))
  t.ok(textOf(after.feed, 'updated') > textOf(before.feed, 'updated'))
})

t.test('a client that has the feed gets 304 until something happens', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app)
  const { answer } = await feedOf(app)
  const headers = { 'if-none-match': String(answer.headers.etag) }
  const same = await call(app, 'GET', `${skill}/history.atom`, { headers })
  t.equal(same.status, 304)
  t.equal(same.body, '')
  t.equal(same.headers.etag, answer.headers.etag)
  const head = await call(app, 'HEAD', `${skill}/history.atom`)
  t.same([head.status, head.body], [200, ''])
  t.equal(head.headers.etag, answer.headers.etag)
  await givenSkill(app, { slug: 'another' })
  t.equal((await call(app, 'GET', `${skill}/history.atom`, { headers })).status, 304)
  await call(app, 'PUT', `${skill}/policy`, { payload: { enabled: false } })
  const changed = await feedOf(app, { headers })
  t.not(changed.answer.headers.etag, answer.headers.etag)
  t.match(changed.answer.body, 'Not served: disabled_by_policy.')
})

const hostile = `</summary><script>alert("1")</script> & &amp; ]]> <!-- 'é' \u{1f600}`

t.test('no text of a package becomes markup', async (t) => {
  const { app } = await testApp(t)
  // A name in SKILL.md has no such characters; a title in `_meta.json` may.
  const files = {
    'SKILL.md': `---\nslug: pdf-tools\ndescription: ${JSON.stringify(hostile)}\n---\n\n# PDF\n`,
    '_meta.json': JSON.stringify({ displayName: hostile }),
  }
  const archive = packageArchive({ files })
  await givenSkill(app)
  t.equal((await updateArchive(app, archive)).status, 200)
  const { answer, entries } = await feedOf(app)
  const entry = entryOf(entries, 2)
  t.equal(textOf(entry, 'summary'), hostile)
  t.equal(textOf(entry, 'title'), `${hostile} 0.1.0, revision 2`)
  t.notMatch(answer.body, '<script')
})

t.test('characters that XML cannot contain are replaced', async (t) => {
  const { app, db } = await testApp(t)
  await givenSkill(app)
  const description = 'a\u0001b\u000bc\u001bd\ufffee\uffff\tf\r\ng\u{10ffff}'
  await sql`update skill_revisions set description = ${description}`.execute(db)
  const { entries } = await feedOf(app)
  const expected = 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffd\tf\r\ng\u{10ffff}'
  t.equal(textOf(entryOf(entries, 1), 'summary'), expected)
})

t.test('it has the 50 newest revisions', async (t) => {
  const { app, db } = await testApp(t)
  await givenSkill(app)
  await sql`
    insert into skill_revisions
    select (jsonb_populate_record(r, jsonb_build_object('revision', n))).*
    from skill_revisions r, generate_series(2, 60) n`.execute(db)
  const { entries } = await feedOf(app)
  t.equal(entries.length, 50)
  t.same([entries[0], entries.at(-1)], [entryOf(entries, 60), entryOf(entries, 11)])
})

t.test('readers see the revisions that may be served, publishers all', async (t) => {
  const { app, services } = await testApp(t)
  await givenSkill(app)
  const held = await updateArchive(app, skillArchive([READ]))
  t.equal(held.status, 202)
  const { headers: reader } = await givenToken(services, 'reader')
  const { headers: publisher } = await givenToken(services, 'publisher')
  const seen = await feedOf(app, { headers: reader })
  t.equal(seen.entries.length, 1)
  t.notMatch(seen.answer.body, 'approval_pending')
  const all = await feedOf(app, { headers: publisher })
  t.equal(all.entries.length, 2)
  const waiting = entryOf(all.entries, 2)
  t.match(textOf(waiting, 'content'), 'Not served: approval_pending.')
  t.equal(hrefOf(waiting, 'alternate'), undefined, 'no link to what is not found')
  t.equal((await call(app, 'GET', `${skill}/history.atom`)).status, 401)
})

t.test('a purge is in the feed of publishers, without what was purged', async (t) => {
  const test = await testApp(t)
  const { bad } = await givenTwo(test)
  t.match((await feedOf(test.app)).answer.body, SECRET)
  const { headers: admin } = await givenToken(test.services, 'admin')
  const { headers: reader } = await givenToken(test.services, 'reader')
  t.equal((await purge(test, bad, { headers: admin })).status, 200)
  const { answer, entries } = await feedOf(test.app, { headers: admin })
  t.notMatch(answer.body, SECRET)
  const purged = entryOf(entries, 1)
  t.equal(textOf(purged, 'title'), 'pdf-tools 1.0.0, revision 1')
  t.match(textOf(purged, 'content'), /Purged by \S+ at \S+: a leaked key\nNot served: purged\./)
  t.ok(textOf(purged, 'updated') > textOf(purged, 'published'))
  t.equal((await feedOf(test.app, { headers: reader })).entries.length, 1)
})

t.test('a skill that is not installed here has no feed', async (t) => {
  const { app, services, db } = await testApp(t)
  await givenWorkspace(db, 'other')
  await givenSkill(app)
  const missing = { status: 404, body: { code: 'skills.not_found' } }
  t.match(await call(app, 'GET', '/skills/user/unknown/history.atom'), missing)
  const foreign = await call(app, 'GET', `${skill}/history.atom`, { workspace: 'other' })
  t.match(foreign, missing, 'of another tenant')
  t.match(foreign.headers['content-type'], 'application/problem+json')
  await givenSkill(app, {}, 'other')
  const [here, there] = [await feedOf(app), await feedOf(app, { workspace: 'other' })]
  t.not(textOf(there.feed, 'id'), textOf(here.feed, 'id'))
  const { headers } = await givenToken(services, 'reader', { workspace: 'other' })
  t.equal((await call(app, 'GET', `${skill}/history.atom`, { headers })).status, 404)
  t.equal((await feedOf(app, { workspace: 'other', headers })).entries.length, 1)
  const { headers: publisher } = await givenToken(services, 'publisher')
  await call(app, 'DELETE', skill, { headers: publisher })
  const gone = await call(app, 'GET', `${skill}/history.atom`, { headers: publisher })
  t.match(gone, missing, 'once it is uninstalled')
})
