/** Journeys by the keyboard alone: no pointer is moved, and nothing is focused by a script of the test. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { browse, skip } from './browser.ts'
import { errorsOf, giveHarmless, giveSkills, home } from './console.ts'
import { focused, press, tabTo, type } from './keyboard.ts'
import { giveReview, queue } from './reviews.ts'

t.test('a newcomer uploads a folder and installs it', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page } = browsing
  const folder = await mkdtemp(join(tmpdir(), 'console-keyboard-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'SKILL.md'), skillMd({ name: 'form-skill' }))
  // Asked for early: a chooser that opens before the browser hands it over is lost.
  page.once('filechooser', (chooser) => void chooser.setFiles(folder))
  await page.goto(baseUrl)
  await press(page, /^Upload it here$/)
  await page.waitForURL(/\/upload$/)
  await tabTo(page, { id: 'folder' })
  await page.keyboard.press('Enter')
  await page.getByText('Send and check').waitFor()
  t.equal((await focused(page)).name, 'Send and check', 'the next step has the focus')
  await page.keyboard.press('Enter')
  await page.getByText('Agents would get it at once').waitFor()
  await press(page, /^Install form-skill$/)
  await page.getByRole('heading', { name: 'form-skill is installed' }).waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('why a skill is blocked is found, and its proposal rejected', { skip }, async (t) => {
  const browsing = await browse(t)
  const id = await giveReview(browsing)
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + home)
  await press(page, /^Reviews/)
  await page.waitForURL(new RegExp(`${queue}$`))
  await press(page, /^form-skill$/)
  await page.waitForURL(new RegExp(id))
  await press(page, /^keys\/office\.pem:1$/)
  await page.locator('[data-finding]:focus').waitFor()
  await page.keyboard.press('r')
  await page.locator('#reason:focus').waitFor()
  await page.keyboard.type('it has a key')
  await press(page, /^Reject$/)
  await page.getByText('“it has a key”').first().waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('a skill is disabled, and the log says who did it', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}/skills/user/pdf-tools/-/policy`)
  await tabTo(page, { id: 'enabled' })
  await page.keyboard.type('no')
  await press(page, /^Save$/)
  await page.locator('.state.off').waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.waitForURL(/\/audit$/)
  await page.keyboard.press('j')
  t.match((await focused(page)).name, /disabled[\s\S]*pdf-tools[\s\S]*by local/)
  await page.keyboard.press('Enter')
  t.match(await page.locator('.entry[open]').innerText(), '"enabled": false')
  const download = page.waitForEvent('download')
  await press(page, /^Export as CSV$/)
  t.equal((await download).suggestedFilename(), 'audit.csv')
})

t.test('a skill is rolled back to an earlier revision', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHarmless(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}/skills`)
  await press(page, /^form-skill$/)
  await page.waitForURL(/\/skills\/user\/form-skill$/)
  await press(page, /^Revisions/)
  await page.waitForURL(/\/-\/revisions$/)
  const current = page.getByRole('row').filter({ has: page.locator('strong') })
  const before = (await current.locator('td').nth(1).innerText()).slice(0, 12)
  await tabTo(page, { id: 'fingerprint' })
  await page.keyboard.type('1')
  await type(page, 'reason', 'the second one breaks')
  await press(page, /^Roll back$/)
  await current.filter({ hasNotText: before }).waitFor()
  await press(page, /^Activity/)
  await page.waitForURL(/\/-\/activity$/)
  await page.getByText('the second one breaks').first().waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('a token is created and revoked', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  await page.goto(`${baseUrl}/console/tokens`)
  await type(page, 'label', 'first admin')
  await press(page, /^Create token$/)
  await page.getByRole('heading', { name: 'Token created' }).waitFor()
  await press(page, /^All tokens$/)
  await page.getByRole('heading', { name: 'Tokens', exact: true }).waitFor()
  await type(page, 'label', 'build server')
  await press(page, /^Create token$/)
  await page.getByRole('heading', { name: 'Token created' }).waitFor()
  await press(page, /^All tokens$/)
  await page.getByRole('heading', { name: 'Tokens', exact: true }).waitFor()
  await press(page, /^Revoke build server$/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('build server')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /build server/ })
  await row.getByText('revoked').waitFor()
})
