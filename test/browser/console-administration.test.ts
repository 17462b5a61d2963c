/** The pages of administrators in a browser: what they find, try, save and export. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { type Browsing, browse, foreign, skip } from './browser.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { errorsOf, home } from './console.ts'
import { faultsOfAll } from './views.ts'

const send = async ({ baseUrl }: Browsing, path: string, payload: object): Promise<void> => {
  const response = await fetch(`${baseUrl}/v1/workspaces/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(await response.text())
}

const sendArchive = async (url: string, method: string, body: string): Promise<void> => {
  const form = new FormData()
  const archive = packageArchive({ files: { 'SKILL.md': skillMd({ body }) } })
  form.set('archive', new Blob([new Uint8Array(archive)]), 'skill.tar.gz')
  const response = await fetch(url, { method, body: form })
  if (!response.ok) throw new Error(await response.text())
}

/** One that is served without a reviewer, installed and updated. */
const giveServed = async ({ baseUrl }: Browsing): Promise<void> => {
  const skills = `${baseUrl}/v1/workspaces/default/skills`
  await sendArchive(`${skills}/archive`, 'POST', '# One')
  await sendArchive(`${skills}/user/pdf-tools/archive`, 'PUT', '# Two')
}

const disable = (browsing: Browsing): Promise<void> =>
  send(browsing, 'default/skills/user/pdf-tools/policy', { enabled: false })

const pages = [
  `${home}/audit`,
  `${home}/audit?who=nobody&request_id=none`,
  `${home}/settings`,
  `${home}/settings/policies`,
  `${home}/settings/scope`,
  '/console/workspaces',
  '/console/status',
]

const openAll = async (page: Page): Promise<void> => {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

t.test('pages of administrators have no faults, with everything open', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveServed(browsing)
  await disable(browsing)
  await send(browsing, 'acme', { title: 'Acme, Inc. <b>\u202e' })
  await send(browsing, 'default/settings', { four_eyes: true, environment: { bins: ['git'] } })
  await browsing.sample()
  await browsing.sample()
  t.same(await faultsOfAll(browsing, pages, () => openAll(browsing.page)), [])
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing), [])
})

t.test('who disabled a skill last week is found by keys, and exported', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveServed(browsing)
  await disable(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}`)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.waitForURL(/\/audit$/)
  await page.locator('#action').selectOption('policy_set')
  await page.waitForURL(/action=policy_set/)
  await page.getByText('1 entry').waitFor()
  await page.locator('#skill').pressSequentially('pdf-tools')
  // The address changes before the links do.
  const lastWeek = page.getByRole('link', { name: 'last 7 days' })
  await lastWeek.and(page.locator('[href*="skill=pdf-tools"]')).click()
  await page.waitForURL(/from=\d{4}-\d\d-\d\d/)
  t.equal(await page.locator('#skill').inputValue(), 'pdf-tools', 'the other filters stay')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  t.match(await page.locator('.entry[open]').innerText(), /"enabled": false/)
  t.match(await page.locator('.entry[open] summary').innerText(), /by local/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  t.equal(download.suggestedFilename(), 'audit.csv')
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  t.match(head, /^seq,at,actor,/)
  t.equal(lines.length, 1)
  t.match(lines[0], 'skill:user:pdf-tools')
  await page.getByRole('link', { name: 'This entry' }).click()
  await page.waitForURL(/until=.*#entry-\d+$/)
  t.equal(await page.locator('.entry[open]').count(), 1, 'its address opens it')
  t.same(errorsOf(browsing), [])
})

t.test('a setting is tried before it is saved', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveServed(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}/settings`)
  const serving = page.locator('#serving')
  await serving.getByLabel('Agents may have skills').selectOption('false')
  await serving.getByRole('button', { name: 'What would it block?' }).click()
  await serving.getByText('would no longer be served').waitFor()
  t.match(await serving.getByRole('status').innerText(), 'pdf-tools')
  await serving.getByRole('button', { name: 'Save it' }).click()
  await serving.getByRole('link', { name: 'by local' }).first().waitFor()
  t.equal(await serving.getByLabel('Agents may have skills').inputValue(), 'false')
  await page.getByRole('link', { name: 'All changes of settings' }).click()
  await page.locator('summary', { hasText: 'settings changed' }).waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('without scripts all of it works', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveServed(browsing)
  const browser = browsing.context.browser()
  if (!browser) throw new Error('there is no browser')
  const context = await browser.newContext({ javaScriptEnabled: false })
  t.teardown(() => context.close())
  const page = await context.newPage()
  for (const url of pages) {
    await page.goto(browsing.baseUrl + url)
    t.equal(await page.locator('h1').count(), 1, url)
  }
  await page.goto(`${browsing.baseUrl}${home}/audit`)
  await page.locator('#action').selectOption('update')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.locator('summary', { hasText: 'updated' }).click()
  t.match(await page.locator('.entry[open]').innerText(), 'skill:user:pdf-tools')
  await page.goto(`${browsing.baseUrl}/console/workspaces`)
  await page.locator('#workspace_id').fill('acme')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/console\/w\/acme$/)
  await page.goto(`${browsing.baseUrl}/console/workspaces`)
  await page.locator('summary', { hasText: 'Change' }).first().click()
  await page.getByLabel('Type acme to delete it').fill('acme')
  await page.getByRole('button', { name: 'Delete the workspace acme' }).click()
  t.equal(await page.getByRole('link', { name: 'acme' }).count(), 0)
})
