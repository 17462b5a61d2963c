/** The page of a replica: readiness, version, and charts with tables. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { givenToken } from '../support/tokens.ts'

const url = '/console/status'
const CHARTS = 8

t.test('eight charts have lines, words and a table each', async (t) => {
  const { app, services } = await testApp(t)
  const empty = await app.inject({ url })
  t.equal(empty.statusCode, 200)
  t.match(empty.payload, 'The first figures come after 10 seconds')
  t.notMatch(empty.payload, '<svg')
  await services.status.sample()
  await services.status.sample()
  await app.inject({ url: '/v1/workspaces/default/skills/user/none' })
  for (let step = 0; step < 30; step += 1) await services.status.sample()
  const { payload } = await app.inject({ url })
  t.equal(payload.match(/<svg/g)?.length, CHARTS)
  t.equal(payload.match(/<caption/g)?.length, CHARTS)
  t.match(payload, /aria-label="Requests, the last hour. Now: in 10 s 0. Highest: in 10 s 1./)
  t.match(payload, /<polyline class="line two" points="[\d., ]+"/)
  const [, requests = ''] =
    /<section class="panel chart" id="requests">([^]*?)<\/section>/.exec(payload) ?? []
  t.equal(requests.match(/<th scope="row">/g)?.length, 2, 'rows of five minutes')
  const [, times = ''] = /id="times">([^]*?)<\/section>/.exec(payload) ?? []
  t.equal(times.match(/<polyline/g)?.length, 4, 'a line has gaps where nothing is known')
  t.match(payload, 'ready')
  t.notMatch(payload, /NaN|Infinity|undefined/)
})

t.test('only an admin of all workspaces sees it', async (t) => {
  const { app, services } = await testApp(t)
  const statusOf = async (role: 'reviewer' | 'admin', workspace: string) => {
    const browser = new Browser(app)
    await browser.signInByToken((await givenToken(services, role, { workspace })).secret)
    return (await browser.send(url)).status
  }
  t.equal(await statusOf('reviewer', '*'), 403)
  t.equal(await statusOf('admin', 'default'), 403)
  t.equal(await statusOf('admin', '*'), 200)
  t.equal((await app.inject({ url })).statusCode, 303)
})
