/** Reasons are stored permanently, so that a blank one is rejected wherever one is given. */
import t from '../support/tap.ts'
import { require } from '../content-proposals/given.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { installArchive, READ, skillArchive } from './given.ts'
import { PRIVATE_KEY } from './pinned.ts'

t.test('a blank reason is rejected, and decides nothing', async (t) => {
  const { app } = await testApp(t)
  const archive = skillArchive([READ], { files: { 'keys/one.pem': PRIVATE_KEY } })
  const { proposal_id: id } = (await installArchive(app, archive)).body
  const installed = (await installArchive(app, packageArchive({ folder: 'calm' }))).body
  await require(app)
  const held = await call(app, 'PUT', '/documents/a', { payload: { skill: '# a' } })
  const { skill } = installed
  const one = `/skills/user/${skill.slug}`
  const review = (payload: object) =>
    ['POST', `/proposals/${id}/review`, payload, 'request.invalid'] as const
  const content = `/content-proposals/${held.body.proposal_id}/review`
  const acts = [
    review({ decision: 'approve' }),
    review({ decision: 'reject' }),
    review({ decision: 'request_changes' }),
    ['POST', `/proposals/${id}/withdraw`, {}, 'request.invalid'],
    ['PUT', `/proposals/${id}/findings/secret.private_key/keys/one.pem`, {}, 'request.invalid'],
    ['POST', content, { decision: 'approve' }, 'request.invalid'],
    ['POST', content, { decision: 'reject' }, 'request.invalid'],
    ['POST', `${one}/rollback`, { fingerprint: skill.fingerprint }, 'skills.invalid_request'],
  ] as const
  const { entries: before } = (await call(app, 'GET', '/audit')).body
  for (const [method, path, payload, code] of acts) {
    for (const reason of ['', ' ', '\n\t', '\u00a0\u3000']) {
      const { status, body } = await call(app, method, path, { payload: { ...payload, reason } })
      t.match(
        { status, code: body.code },
        { status: 400, code },
        `${path} ${JSON.stringify(reason)}`,
      )
      t.match(body.details, { field: 'reason' })
      if (reason !== '') t.equal(body.detail, 'Write a reason: it is stored permanently.')
    }
  }
  const purge = `${one}/revisions/${skill.fingerprint}?reason=%20%0a`
  t.match(await call(app, 'DELETE', purge), {
    status: 400,
    body: { code: 'skills.invalid_request', detail: 'Write a reason: it is stored permanently.' },
  })
  t.same((await call(app, 'GET', '/audit')).body.entries, before)
})
