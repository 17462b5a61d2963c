/** Many skills that a reader may not see, between few that it may. */
import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { copySkill } from '../bench/seed.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'

const HIDDEN = 500
const misspelt = ['invoice', 'invoicer', 'invoiced', 'invoicee', 'invoicez', 'invoicex', 'invoicec']

type Found = { slug: string; match: { score: number } }

const ask = async (app: App, headers: Record<string, string>) => {
  const seen: Record<string, [string, number][]> = {}
  for (const q of ['invoices', 'invoice budget', 'taxes', 'invoicse', 'readz invoices', 'reads']) {
    const { body } = await call(app, 'GET', `/skills?q=${encodeURIComponent(q)}`, { headers })
    seen[q] = body.skills.map(({ slug, match }: Found) => [slug, match.score])
  }
  return seen
}

const offered = async (one: App): Promise<string[]> =>
  (await one.inject('/capabilities?q=invoices%20budget'))
    .json<{ actions: { name: string }[] }>()
    .actions.map(({ name }) => name)

t.test('what a reader may not see takes no place of what it may', async (t) => {
  const { app, services, connectionString } = await testApp(t)
  const few = await testApp(t)
  await givenSkill(app, { slug: 'hidden', description: 'Writes invoices for budgets.' })
  for (const payload of [{ allow_implicit_invocation: true }, { enabled: false }]) {
    t.equal((await call(app, 'PUT', '/skills/user/hidden/policy', { payload })).status, 200)
  }
  await copySkill(
    connectionString,
    'hidden',
    Array.from({ length: HIDDEN }, (_, n) => ({
      slug: `hidden-${n}`,
      description: `Writes invoices for budgets. ${misspelt[n % misspelt.length]}`,
      text: 'Reads taxes.',
    })),
  )
  for (const one of [app, few.app]) {
    for (const [slug, description] of [
      ['shown', 'Reads invoices of budgets.'],
      ['other', 'Reads an invoice.'],
    ] as const) {
      await givenSkill(one, { slug, description, files: {} })
      const listed = { allow_implicit_invocation: true }
      await call(one, 'PUT', `/skills/user/${slug}/policy`, { payload: listed })
    }
  }
  t.same(await offered(app), await offered(few.app))
  const { headers: admin } = await givenToken(services, 'admin')
  const { headers: reader } = await givenToken(services, 'reader')
  const { headers: other } = await givenToken(few.services, 'reader')
  const seen = await ask(app, reader)
  t.same(seen, await ask(few.app, other), 'as if they were not there')
  t.ok(seen['invoicse']?.length === 2, 'a misspelt word means what may be seen')
  const { body } = await call(app, 'GET', '/skills?q=invoices&limit=200', { headers: admin })
  t.ok(body.skills.length > 100, 'others see them')
})
