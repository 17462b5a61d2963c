/** Pages of operators in a browser: a dead letter is replayed, a sync shows its difference. */
import t from '../support/tap.ts'
import { givenHandler } from '../support/handlers.ts'
import { type GivenTool, givenMcpServer, HARMLESS, tool } from '../support/mcp-server.ts'
import { givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { givenFunction } from '../subscriptions/given.ts'
import { browseApp, skip } from './browser.ts'
import { errorsOf, home } from './console.ts'
import { givenLetters } from './letters.ts'
import { faultsIn } from './views.ts'

const servers = `${home}/mcp-servers`
const content = `${home}/content`

t.test('a dead letter is replayed, and goes without a reload', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const answer = await givenLetters(t, test)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}`)
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  await page.getByRole('link', { name: 'mine' }).click()
  await page.getByText('Payload').first().click()
  await page.getByText('"id": "a"').waitFor()
  answer.status = 200
  await page
    .getByRole('button', { name: /Replay change/ })
    .first()
    .click()
  await page.getByText('Replay all 1').waitFor()
  t.equal(await page.getByText('"id": "a"').count(), 0)
  await page.getByText('Drop', { exact: true }).click()
  await page.getByRole('button', { name: /^Drop for good/ }).click()
  await page.getByText('No dead letters.').waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('a server is registered and synced, and what changed is shown', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const peer = await givenMcpServer(t, [tool('send', WRITE)])
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${servers}`)
  await page.locator('#server_id').fill('mail')
  await page.locator('#url').fill(peer.url)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await page.locator('#report').getByText('New: send').waitFor()
  await givenMappedSkill(test.app, ['send'])
  const changed: GivenTool[] = [tool('send', { ...WRITE, riskLevel: 'destructive' })]
  peer.tools = [...changed, tool('read', HARMLESS)]
  await page.getByRole('button', { name: 'Sync now' }).click()
  const report = page.locator('#report')
  await report.getByText('New: read').waitFor()
  t.equal(await report.locator('del').innerText(), 'write')
  t.equal(await report.locator('ins').innerText(), 'destructive')
  t.same(await faultsIn(browsing, 'report'), [])
  await report.getByRole('link', { name: 'pdf-tools' }).click()
  await page.waitForURL(/\/reviews\//)
  t.same(errorsOf(browsing), [])
})

t.test('without scripts a prompt can be registered and tried', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const handler = await givenHandler(t, ({ body }, response) => response.end(JSON.stringify(body)))
  await givenFunction(test.app, handler)
  const browser = browsing.context.browser()
  if (!browser) throw new Error('there is no browser')
  const context = await browser.newContext({ javaScriptEnabled: false })
  t.teardown(() => context.close())
  const page = await context.newPage()
  await page.goto(`${browsing.baseUrl}${content}/prompts`)
  await page.locator('#name').fill('greet')
  await page.locator('#description').fill('Greets.')
  await page.locator('#function_id').fill('test::hear')
  await page.locator('#name-0').fill('to')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.locator('#try-0').fill('Ada')
  await page.getByRole('button', { name: 'Render' }).click()
  t.match(await page.locator('[role=status] pre').innerText(), '{"to":"Ada"}')
})
