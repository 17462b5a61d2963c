/** Lists by what people look for, with counts. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, FILL, installArchive, skillArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'

type App = Parameters<typeof call>[0]

const slugs = async (app: App, query: string): Promise<string[]> =>
  (await call(app, 'GET', `/skills?${query}`)).body.skills.map(({ slug }: { slug: string }) => slug)

const givenSkills = async (app: App) => {
  await givenSkill(app, { slug: 'plain' })
  const filling = await installArchive(app, skillArchive([FILL], { name: 'filling' }))
  await approve(app, filling.body.proposal_id)
  const files = { 'key.pem': PRIVATE_KEY }
  await installArchive(app, skillArchive([], { name: 'leaky', files }))
}

t.test('skills are filtered by kind, risk and findings', async (t) => {
  const { app } = await testApp(t)
  await givenSkills(app)
  t.same(await slugs(app, 'capability_risk=write'), ['filling'])
  t.same(await slugs(app, 'capability_risk=destructive'), [])
  t.same(await slugs(app, 'has_findings=true'), ['leaky'])
  t.same(await slugs(app, 'has_findings=false'), ['filling', 'plain'])
  t.same(await slugs(app, 'kind=action'), [])
  t.same(await slugs(app, 'kind=instruction&q=plain'), ['plain'])
  t.match(await call(app, 'GET', '/skills?capability_risk=odd'), {
    status: 400,
    body: { code: 'skills.invalid_request' },
  })
})

t.test('the last change comes first, page by page', async (t) => {
  const { app } = await testApp(t)
  await givenSkills(app)
  await call(app, 'PUT', '/skills/user/plain/policy', { payload: { enabled: false } })
  const all = await slugs(app, 'sort=updated')
  t.same(all, ['leaky', 'filling', 'plain'])
  const paged: string[] = []
  let cursor = ''
  do {
    const { body } = await call(app, 'GET', `/skills?sort=updated&limit=1${cursor}`)
    paged.push(...body.skills.map(({ slug }: { slug: string }) => slug))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
  } while (cursor !== '')
  t.same(paged, all)
  const { next_cursor: other } = (await call(app, 'GET', '/skills?limit=1')).body
  t.match(await call(app, 'GET', `/skills?sort=updated&cursor=${other}`), {
    status: 400,
    body: { code: 'cursor.invalid' },
  })
})

t.test('counts are by status, on request, and of what the caller sees', async (t) => {
  const { app, services } = await testApp(t)
  await givenSkills(app)
  await call(app, 'PUT', '/skills/user/plain/policy', { payload: { enabled: false } })
  const { body } = await call(app, 'GET', '/skills?count=true&limit=1&status=active')
  t.same(body.counts, { active: 1, disabled: 1, blocked: 1, is_more: false })
  t.notOk('counts' in (await call(app, 'GET', '/skills')).body)
  const proposals = (await call(app, 'GET', '/proposals?count=true&review_status=approved')).body
  t.match(proposals.counts, { approved: 1, pending: 1, rejected: 0, is_more: false })
  const reader = await givenToken(services, 'reader')
  const seen = (await call(app, 'GET', '/skills?count=true', reader)).body.counts
  t.same(seen, { active: 1, disabled: 0, blocked: 0, is_more: false })
})
