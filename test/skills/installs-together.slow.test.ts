/** Many first installs at once: each as if it were alone. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { type Answer, call, givenFinishedUpload, install, multipart } from '../support/given.ts'
import { countsOf, installAudit } from './record.ts'

type Files = Record<string, string>

const named = (name: string, files: Files = {}) =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name }), ...files } })

const names = Array.from({ length: 24 }, (_, index) => `skill-${index}`)

const statuses = (answers: Answer[]): number[] => answers.map(({ status }) => status)

t.test('each has its own response, audit row and event, and is served', async (t) => {
  const { app, db } = await testApp(t)
  const answers = await Promise.all(
    names.map((name) =>
      call(app, 'POST', '/skills/archive', multipart(named(name, { 'a.txt': name }))),
    ),
  )
  t.same(new Set(statuses(answers)), new Set([201]))
  t.match(await countsOf(db), { skills: 24, skill_revisions: 24, events: 24 })

  const audit = await installAudit(db)
  for (const [index, name] of names.entries()) {
    const skill = answers[index]?.body.skill
    const entry = audit.find(({ target }) => target === `skill:user:${name}`)
    t.match(entry, { decision: 'allowed', fingerprint_after: skill.fingerprint })
    t.same(entry?.details, { revision: 1, version: '0.1.0', files: 2 })
    const read = await call(app, 'GET', `/skills/user/${name}`)
    t.match(read.body, { fingerprint: skill.fingerprint, served: true, current_revision: 1 })
    const file = await call(app, 'GET', `/skills/user/${name}/files/a.txt`)
    t.equal(file.body, name)
  }
})

t.test('installs with another content or slug are rejected or waiting as usual', async (t) => {
  const { app, db } = await testApp(t)
  await call(app, 'POST', '/skills/archive', multipart(named('there')))
  const blocking = names.map((name) => call(app, 'POST', '/skills/archive', multipart(named(name))))
  const [same, other, twin, clash] = await Promise.all([
    call(app, 'POST', '/skills/archive', multipart(named('there'))),
    call(app, 'POST', '/skills/archive', multipart(named('there', { 'a.txt': 'other' }))),
    call(app, 'POST', '/skills/archive', multipart(named('skill-3'))),
    call(app, 'POST', '/skills/archive', multipart(named('skill-4', { 'a.txt': 'other' }))),
  ])
  t.equal(same?.status, 200)
  t.equal(other?.body.code, 'skills.update_conflict.fingerprint_mismatch')
  // Which of two that come at the same time is the first one is nobody's to say.
  const others = await Promise.all(blocking)
  const [third, fourth] = others.splice(3, 2)
  const ofTwins = [third, twin].map((answer) => answer?.body.status)
  t.same(new Set(ofTwins), new Set(['installed', 'already_installed']))
  const ofClashing = [fourth, clash].map((answer) => answer?.body.code)
  t.same(new Set(ofClashing), new Set([undefined, 'skills.update_conflict.fingerprint_mismatch']))
  t.same(new Set(statuses(others)), new Set([201]))
  t.match(await countsOf(db), { skills: 25, events: 25 })
})

t.test('if a reviewer must approve everything, all of them wait', async (t) => {
  const { app, db } = await testApp(t)
  await sql`update workspaces set settings = '{"approval": "required"}'`.execute(db)
  const answers = await Promise.all(
    names.slice(0, 8).map((name) => call(app, 'POST', '/skills/archive', multipart(named(name)))),
  )
  t.same(new Set(statuses(answers)), new Set([202]))
  t.equal(new Set(answers.map(({ body }) => body.proposal_id)).size, 8)
})

t.test('one key and one upload are used once, in two replicas', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  const { db } = first
  const uploadId = await givenFinishedUpload(first.app, named('uploaded'))
  const headers = { ...multipart(named('keyed')).headers, 'idempotency-key': 'one' }
  const keyed = { headers, payload: multipart(named('keyed')).payload }
  const answers = await Promise.all([
    ...names.map((name, index) =>
      call((index % 2 ? first : second).app, 'POST', '/skills/archive', multipart(named(name))),
    ),
    install(first.app, uploadId),
    install(second.app, uploadId),
    call(first.app, 'POST', '/skills/archive', keyed),
    call(second.app, 'POST', '/skills/archive', keyed),
  ])
  t.same(new Set(statuses(answers.slice(0, names.length))), new Set([201]))
  const made = statuses(answers.slice(names.length))
  t.equal(made.slice(0, 2).filter((status) => status === 201).length, 1)
  t.ok(made.slice(2).includes(201))
  t.match(await countsOf(db), { skills: 26, skill_revisions: 26, events: 26 })
})

t.test('one that Postgres rejects fails no other', async (t) => {
  const { app, db } = await testApp(t)
  await sql`alter table skill_revisions add constraint no_five check (display_name <> 'skill-5')`.execute(
    db,
  )
  const answers = await Promise.all(
    names.map((name) =>
      call(app, 'POST', '/skills/archive', multipart(named(name, { 'b.txt': name }))),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  t.same(statuses(refused), [500])
  t.equal(answers[5]?.status, 500)
  t.match(await countsOf(db), { skills: 23, events: 23 })
})

t.test('archives on both sides of the in-memory limit are whole', async (t) => {
  const { app } = await testApp(t)
  for (const bytes of [40_000, 65_400, 65_536, 70_000, 300_000]) {
    const text = Array.from({ length: bytes / 10 }, () => Math.random().toString(36).slice(2, 12))
    const body = text.join('')
    const answer = await call(
      app,
      'POST',
      '/skills/archive',
      multipart(named(`size-${bytes}`, { 'big.txt': body })),
    )
    t.equal(answer.status, 201)
    const file = await call(app, 'GET', `/skills/user/size-${bytes}/files/big.txt`)
    t.ok(file.body === body, `${bytes} bytes`)
  }
})
