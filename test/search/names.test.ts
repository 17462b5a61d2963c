/** Names whose words far more skills have than a lookup reads. */
import t from '../support/tap.ts'
import { copySkill } from '../bench/seed.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'

const MANY = 400

t.test('a name comes first, and its words in any order, however many have some', async (t) => {
  const { app, connectionString } = await testApp(t)
  await givenSkill(app, { slug: 'pdf-report-tools', description: 'Reports on PDF with tools.' })
  await copySkill(
    connectionString,
    'pdf-report-tools',
    Array.from({ length: MANY }, (_, n) => ({
      slug: n % 2 === 0 ? `pdf-report-tools-${n}` : `pdf-report-${n}`,
      description: 'Reports on PDF with tools.',
      text: 'Reports.',
    })),
  )
  for (const slug of ['pdf-tools', 'tools', 'acme/pdf-final-tools']) {
    await givenSkill(app, { slug, description: 'Has PDF, tools and reports.', files: {} })
  }
  const first = async (q: string): Promise<string> => {
    const { status, body } = await call(app, 'GET', `/skills?limit=1&q=${encodeURIComponent(q)}`)
    t.equal(status, 200)
    return body.skills[0].slug
  }
  t.equal(await first('pdf tools'), 'pdf-tools')
  t.equal(await first('PDF-Tools'), 'pdf-tools')
  t.equal(await first('tools'), 'tools')
  t.equal(await first('acme/pdf-final-tools'), 'acme/pdf-final-tools')
  t.equal(await first('tools final pdf'), 'acme/pdf-final-tools')
  const { body } = await call(app, 'GET', '/skills?limit=200&q=pdf&namespace=acme')
  t.equal(body.skills.length, 1)
})
