/** The jobs of a trusted publisher reach their own uploads, and take a part of the room only. */
import t from '../support/tap.ts'
import { call, startBody } from '../support/given.ts'
import { bearer } from '../support/tokens.ts'
import {
  demanded,
  exchange,
  githubClaims,
  type Given,
  givenJob,
  givenTrust,
  type Headers,
  packageOf,
  trust,
  upload,
} from './jobs.ts'

const archive = packageOf('hello-skill')

const start = ({ app }: Given, headers: Headers) =>
  call(app, 'POST', '/uploads', { headers, payload: startBody(archive) })

const givenOtherTrust = async (test: Given): Promise<Headers> => {
  const claims = { environment: 'production' }
  await trust(test, { id: 'production', claims: { ...demanded, ...claims } })
  const { body } = await exchange(test, await test.issuer.sign(githubClaims(test.issuer, claims)))
  return bearer(body.token)
}

t.test('uploads of others are unknown to a job, by every way to them', async (t) => {
  const test = await givenTrust(t)
  const { app, admin } = test
  const { headers } = await givenJob(test)
  const uploadId = await upload(test, admin, archive)
  const unknown = { status: 404, body: { code: 'skills.upload.not_found' } }
  const source = { type: 'uploaded_archive', upload_id: uploadId }
  for (const job of [headers, await givenOtherTrust(test)]) {
    t.match(await call(app, 'GET', `/uploads/${uploadId}`, { headers: job }), unknown)
    for (const act of ['finish', 'abort']) {
      const sent = await call(app, 'POST', `/uploads/${uploadId}/${act}`, { headers: job })
      t.match(sent, unknown, act)
    }
    for (const query of ['', '?dry_run=true']) {
      const installed = await call(app, 'POST', `/skills${query}`, {
        headers: job,
        payload: { source },
      })
      t.match(installed, unknown, `install${query}`)
    }
    const events = await call(app, 'GET', `/events?upload_id=${uploadId}`, { headers: job })
    t.match(events, unknown, 'events')
  }
  const left = await call(app, 'GET', `/uploads/${uploadId}`, { headers: admin })
  t.match(left, { status: 200, body: { status: 'finalized' } })
})

t.test('a later job of the same trusted publisher goes on with an upload', async (t) => {
  const test = await givenTrust(t)
  const { app } = test
  const [first, second] = [await givenJob(test), await givenJob(test)]
  const { body } = await start(test, first.headers)
  const seen = await call(app, 'GET', `/uploads/${body.upload_id}`, { headers: second.headers })
  t.equal(seen.status, 200)
  const { body: list } = await call(app, 'GET', '/uploads', { headers: second.headers })
  t.match(list.uploads, [{ upload_id: body.upload_id }])
})

t.test('jobs of one trusted publisher have a limit of open uploads', async (t) => {
  const test = await givenTrust(t)
  const { app, admin } = test
  const { headers } = await givenJob(test)
  await test.db.updateTable('workspaces').set({ quota_open_uploads: 20 }).execute()
  const all = await Promise.all(Array.from({ length: 23 }, () => start(test, headers)))
  const refused = all.filter(({ status }) => status !== 201)
  t.equal(refused.length, 5)
  for (const answer of refused) {
    t.match(answer, {
      status: 507,
      body: {
        code: 'workspaces.quota_exceeded',
        details: { quota: 'open_uploads', limit: 18, used: 18, requested: 1 },
      },
    })
  }
  t.equal((await start(test, (await givenJob(test)).headers)).status, 507, 'a new token is no way')
  t.equal((await start(test, admin)).status, 201, 'others have room')
  t.equal((await start(test, await givenOtherTrust(test))).status, 201)
  const open = all.find(({ status }) => status === 201)?.body.upload_id
  await call(app, 'POST', `/uploads/${open}/abort`, { headers })
  t.equal((await start(test, headers)).status, 201)
})
