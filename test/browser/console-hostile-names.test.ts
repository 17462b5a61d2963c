/** Names of people, labels of tokens and names of groups that attack the pages which show them. */
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import { TestIssuer } from '../support/issuer.ts'
import { bearer } from '../support/tokens.ts'
import type { TestApp } from '../support/app.ts'
import { FILL, installArchive, skillArchive, updateArchive } from '../trust/given.ts'
import { browseApp, skip } from './browser.ts'
import { home } from './console.ts'
import { attack, attacks, checkPages, long, visible } from './hostile-pages.ts'
import { givenListener } from './listener.ts'
import { queue } from './reviews.ts'
import { signIn } from './signed-in.ts'

type Headers = { authorization: string }

const succeeded = <Answer extends { status: number; body: unknown }>(answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer
}

/** Labels have no control characters. */
const labelsOf = (port: number): string[] =>
  attacks(port).map((text) => text.replaceAll('\u0007', '').slice(0, 100))

/** Of admins, so that each of them may do all that pages tell of. */
const givenTokens = async ({ app }: TestApp, labels: string[], headers: Headers) => {
  const tokens: Headers[] = []
  for (const label of labels) {
    const payload = { label, role: 'admin', workspace_id: '*', person_id: null }
    const made = await app.inject({ method: 'POST', url: '/v1/tokens', headers, payload })
    if (made.statusCode !== 201) throw new Error(made.payload)
    tokens.push(bearer(made.json().token))
  }
  return tokens
}

/** One of a token, which others and the person speak about. */
const givenProposal = async ({ app }: TestApp, everyone: Headers[]): Promise<string> => {
  let id = ''
  for (const [round, headers] of everyone.entries()) {
    const archive = skillArchive([FILL], { files: { 'n.txt': `${round}\n` } })
    const send = round === 0 ? installArchive : updateArchive
    id = succeeded(await send(app, archive, { headers })).body.proposal_id
    const payload = { enabled: round % 2 === 0 }
    succeeded(await call(app, 'PUT', '/skills/user/pdf-tools/policy', { headers, payload }))
  }
  for (const headers of everyone) {
    const payload = { text: 'Why so?' }
    succeeded(await call(app, 'POST', `/proposals/${id}/comments`, { headers, payload }))
  }
  return id
}

const givenGroup = async ({ app }: TestApp, group: string, headers: Headers): Promise<void> => {
  const payload = { group, workspace_id: 'default', role: 'reader' }
  const put = await app.inject({ method: 'PUT', url: '/v1/group-roles', headers, payload })
  if (put.statusCode !== 201) throw new Error(put.payload)
}

const pagesOf = (id: string): string[] => {
  const skill = `${home}/skills/user/pdf-tools`
  return [
    home,
    `${home}/skills`,
    ...['', '/-/revisions', '/-/activity', '/-/policy'].map((tab) => skill + tab),
    queue,
    `${queue}/${id}`,
    `${home}/audit`,
    ...['tokens', 'people', 'session', 'sessions', 'workspaces'].map((name) => `/console/${name}`),
  ]
}

t.test('names of people and labels of tokens do nothing but stand there', { skip }, async (t) => {
  const issuer = await TestIssuer.start(t)
  const { test, browsing } = await browseApp(t, issuer.env)
  const { port, asked } = await givenListener(t)
  const text = attack(port)
  issuer.user = { sub: text.slice(0, 255), name: text + long, email: text, groups: ['operators'] }
  const ada = await issuer.bearer()
  const labels = labelsOf(port)
  await givenGroup(test, text.slice(0, 255), ada)
  const tokens = await givenTokens(test, labels, ada)
  const id = await givenProposal(test, [...tokens, ada])
  await signIn(browsing, issuer)
  const urls = pagesOf(id)
  await checkPages(t, browsing, { urls, marks: ['U+202E', 'U+2066', 'U+00AD', 'U+E0041'] })
  t.same(asked, [])
  const { baseUrl, page } = browsing
  for (const url of [
    '/console/tokens',
    `${home}/audit`,
    `${home}/skills/user/pdf-tools/-/activity`,
  ]) {
    await page.goto(baseUrl + url)
    const said = await page.locator('main').innerText()
    const shown = labels.filter((label) => visible(label) === label)
    for (const label of shown) t.ok(said.includes(label), `${url}: ${label}`)
  }
  for (const url of ['/console/people', '/console/session']) {
    await page.goto(baseUrl + url)
    const said = await page.locator('main').innerText()
    t.ok(said.includes(visible(text)), `${url} names the person`)
  }
})
