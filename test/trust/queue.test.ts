/** The list of proposals as a reviewer works through it. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  BARE,
  classify,
  FILL,
  installArchive,
  READ,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'
import { PRIVATE_KEY } from './pinned.ts'

type App = Parameters<typeof call>[0]
type Item = { slug: string; risk: string }

const list = async (app: App, query: string, options = {}) =>
  (await call(app, 'GET', `/proposals${query}`, options)).body

const slugs = async (app: App, query: string): Promise<string[]> =>
  (await list(app, query)).proposals.map(({ slug }: Item) => slug)

const SEND = '`pdf.send`: Sends a form. [risk: write, effects: external, egress: network]'

/** Three that wait: a harmless one, one with a finding, one that reaches outside. */
const givenQueue = async (app: App) => {
  await installArchive(app, skillArchive([FILL], { name: 'calm' }))
  const files = { 'key.pem': PRIVATE_KEY }
  await installArchive(app, skillArchive([FILL], { name: 'leaky', files }))
  await installArchive(app, skillArchive([FILL, SEND], { name: 'sender' }))
}

t.test('what may do most harm comes first, then what has waited longest', async (t) => {
  const { app } = await testApp(t)
  await givenQueue(app)
  await installArchive(app, skillArchive([READ], { name: 'late' }))
  t.same(await slugs(app, '?sort=risk'), ['sender', 'leaky', 'calm', 'late'])
  t.same(await slugs(app, '?sort=oldest'), ['calm', 'leaky', 'sender', 'late'])
  t.same(await slugs(app, ''), ['late', 'sender', 'leaky', 'calm'])
  for (const sort of ['risk', 'oldest', 'newest']) {
    const paged: string[] = []
    let cursor = ''
    do {
      const page = await list(app, `?sort=${sort}&limit=1${cursor}`)
      paged.push(...page.proposals.map(({ slug }: Item) => slug))
      cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
    } while (cursor !== '')
    t.same(paged, await slugs(app, `?sort=${sort}`), sort)
  }
  const { next_cursor: cursor } = await list(app, '?sort=risk&limit=1')
  t.match(await call(app, 'GET', `/proposals?limit=1&cursor=${cursor}`), {
    status: 400,
    body: { code: 'cursor.invalid' },
  })
})

t.test('an item says what it adds and what was found', async (t) => {
  const { app } = await testApp(t)
  await givenQueue(app)
  const { proposals } = await list(app, '?sort=risk')
  t.match(proposals, [
    {
      slug: 'sender',
      display_name: 'sender',
      version: '0.1.0',
      risk: 'high',
      findings: { block: 0, hold: 0 },
      permission_delta: { added: 0, removed: 0, capabilities: { added: 2, removed: 0 } },
      may_review: { allowed: true, reason: null },
      person_id: null,
    },
    { slug: 'leaky', risk: 'medium', findings: { block: 1 } },
    { slug: 'calm', risk: 'low', findings: { block: 0, hold: 0, warn: 0 } },
  ])
})

t.test('only what an update adds counts', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, skillArchive([SEND]))
  await approve(app, first.body.proposal_id)
  await updateArchive(app, skillArchive([SEND, FILL], { permissions: ['network'] }))
  const [item] = (await list(app, '?review_status=pending')).proposals
  t.match(item, {
    risk: 'low',
    permission_delta: { added: 1, removed: 0, capabilities: { added: 1, removed: 0 } },
  })
  await updateArchive(app, skillArchive([FILL]))
  const [next] = (await list(app, '?review_status=pending')).proposals
  t.match(next, { permission_delta: { added: 0, capabilities: { added: 1, removed: 1 } } })
})

t.test('metadata that is said later moves a proposal in the queue', async (t) => {
  const { app } = await testApp(t)
  await installArchive(app, skillArchive([BARE]))
  t.match((await list(app, '?risk=high')).proposals, [{ slug: 'pdf-tools' }], 'nothing is known')
  await classify(app, 'pdf.send', { risk_level: 'write', side_effects: 'internal' })
  t.same(await slugs(app, '?risk=high'), [])
  t.same(await slugs(app, '?risk=low'), ['pdf-tools'])
})

t.test('the queue is filtered by skill, kind, proposer and operation', async (t) => {
  const { app, services } = await testApp(t)
  const [one, two] = [await givenToken(services, 'admin'), await givenToken(services, 'publisher')]
  await installArchive(app, skillArchive([FILL], { name: 'ones' }), one)
  const first = await installArchive(app, skillArchive([FILL], { name: 'twos' }), two)
  await approve(app, first.body.proposal_id, one)
  await updateArchive(app, skillArchive([FILL, READ], { name: 'twos' }), { ...two, slug: 'twos' })
  const get = async (query: string) =>
    (await list(app, query, one)).proposals.map(
      ({ slug, operation }: Item & { operation: string }) => `${slug} ${operation}`,
    )
  t.same(await get('?slug=ones'), ['ones install'])
  t.same(await get(`?proposed_by=token:${two.id}`), ['twos update', 'twos install'])
  t.same(await get(`?proposed_by=token:${two.id}&operation=update`), ['twos update'])
  t.same(await get('?source_kind=registry'), [])
  t.same(await get('?person=nobody'), [])
  t.match(await call(app, 'GET', '/proposals?sort=name', one), {
    status: 400,
    body: { code: 'request.invalid' },
  })
  t.match(await call(app, 'GET', '/proposals?risk=5', one), { status: 400 })
})

t.test('each item says whether the caller may decide, and why not', async (t) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const reviewer = await givenToken(services, 'reviewer')
  const publisher = await givenToken(services, 'publisher')
  await call(app, 'PUT', '/settings', { ...admin, payload: { four_eyes: true } })
  const { body } = await installArchive(app, skillArchive([FILL]), admin)
  const seenBy = async (caller: { headers: Record<string, string> }) => {
    const [item] = (await list(app, '', caller)).proposals
    const single = await call(app, 'GET', `/proposals/${body.proposal_id}`, caller)
    t.same(single.body.may_review, item.may_review)
    return item.may_review
  }
  t.same(await seenBy(reviewer), { allowed: true, reason: null })
  t.same(await seenBy(publisher), { allowed: false, reason: 'access.forbidden' })
  t.same(await seenBy(admin), { allowed: false, reason: 'proposals.four_eyes' })
  t.match(await approve(app, body.proposal_id, admin), { body: { code: 'proposals.four_eyes' } })
  await call(app, 'PUT', '/settings', { ...admin, payload: { reviewers_must_be_people: true } })
  t.same(await seenBy(reviewer), { allowed: false, reason: 'proposals.person_required' })
  await call(app, 'PUT', '/settings', { ...admin, payload: { reviewers_must_be_people: false } })
  await review(app, body.proposal_id, { decision: 'reject' }, reviewer)
  t.same(await seenBy(reviewer), { allowed: false, reason: 'proposals.closed' })
})
