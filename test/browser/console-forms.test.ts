/** What the browser does with forms: it sends each once, and keeps what was typed where it cannot. */
import t from '../support/tap.ts'
import { givenToken } from '../support/tokens.ts'
import { skillArchive } from '../trust/given.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browse, browseApp, skip } from './browser.ts'
import { home } from './console.ts'
import { giveReview, queue } from './reviews.ts'

const LOST = 'The service does not answer. Nothing was sent; what you typed stays.'

/** Runs in the page: presses again as soon as it is sent, and asks for an address once that is refused. */
const pressAgain = (selector: string): void => {
  const again = (): void => document.querySelector<HTMLElement>(selector)?.click()
  addEventListener('formdata', () => setTimeout(again), { once: true })
  const notices = document.getElementById('notices')
  const note = (): void => {
    if (notices?.textContent === 'It is being sent.') void fetch('/livez?refused')
  }
  if (notices !== null) new MutationObserver(note).observe(notices, { childList: true })
}

/** Presses it twice, the second time before the first one is answered. Resolves to what was sent. */
const pressTwice = async (page: Page, selector: string, address: RegExp): Promise<number> => {
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (request.url().endsWith('/livez?refused')) resolve()
  })
  let sent = 0
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') sent += 1
    if (sent > 1) resolve()
    await pressed
    await route.continue()
  })
  await page.evaluate(pressAgain, selector)
  const answered = page.waitForResponse((one) => one.request().method() === 'POST')
  await page.locator(selector).first().click()
  await answered
  await page.unrouteAll({ behavior: 'wait' })
  return sent
}

t.test('a form that is pressed twice is sent once', { skip }, async (t) => {
  const browsing = await browse(t)
  const id = await giveReview(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${queue}/${id}`)
  await page.locator('#comment').fill('one is enough')
  const sends = '#comment ~ p button'
  t.equal(await pressTwice(page, sends, /\/comments$/), 1, 'a comment')
  await page.getByText('one is enough').first().waitFor()
  const upload = `${home}/upload`
  await page.goto(baseUrl + upload)
  const buffer = skillArchive([], { name: 'first-skill' })
  const file = { name: 'first-skill.tar.gz', mimeType: 'application/gzip', buffer }
  await page.locator('#archive').setInputFiles(file)
  t.equal(await pressTwice(page, 'form:has(#archive) button', /\/upload$/), 1, 'an archive')
  await page.waitForURL(`${baseUrl}${upload}/*`)
  t.equal(await pressTwice(page, 'form[action$=install] button.primary', /\/install$/), 1)
  await page.getByRole('heading', { name: 'first-skill is installed' }).waitFor()
  await page.goto(`${baseUrl}/console/tokens`)
  await page.locator('#label').fill('made once')
  t.equal(await pressTwice(page, 'form:has(#label) button', /\/console\/tokens$/), 1, 'a token')
  await page.getByRole('heading', { name: 'Token created' }).waitFor()
})

t.test('a comment on a line is sent once, and says where it is not', { skip }, async (t) => {
  const browsing = await browse(t)
  const id = await giveReview(browsing)
  const { baseUrl, page, context, seen } = browsing
  await page.goto(`${baseUrl}${queue}/${id}`)
  await page.locator('ins.r').first().waitFor()
  await page.keyboard.press('c')
  await page.locator('#note-text').fill('why is this needed?')
  await context.setOffline(true)
  await page.locator('#note button').first().click()
  await page.getByText(LOST).waitFor()
  t.equal(await page.locator('#note-text').inputValue(), 'why is this needed?')
  await context.setOffline(false)
  t.equal(await pressTwice(page, '#note button', /\/comments$/), 1)
  await page.locator('.found.comment').getByText('why is this needed?').waitFor()

  await context.setOffline(true)
  await page.locator('.mark').first().click()
  await page.getByText(LOST).waitFor()
  t.equal(await page.getByText('0 of 4 viewed').count(), 1)
  await context.setOffline(false)
  await page.locator('.mark').first().click()
  await page.getByText('1 of 4 viewed').waitFor()
  t.same(await page.locator('#notices').innerText(), '')
  t.notOk(seen.errors.includes('Failed to fetch'))
})

t.test('a form whose page is not left can be sent again', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  await page.goto(`${baseUrl}/console/workspaces`)
  await page.locator('#workspace_id').fill('acme')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  // No answer comes before its reader has stopped it, as with Escape.
  await page.route(/\/console\/workspaces$/, () => undefined)
  await page.evaluate(() => {
    addEventListener('formdata', () => requestAnimationFrame(() => setTimeout(stop)), {
      once: true,
    })
    navigation.addEventListener('navigateerror', () => void fetch('/livez?stopped'))
  })
  const stopped = page.waitForRequest((request) => request.url().endsWith('/livez?stopped'))
  await create.click()
  await stopped
  await page.unrouteAll()
  await create.click()
  await page.getByText('acme', { exact: true }).first().waitFor()
  await page.goto(`${baseUrl}${home}/audit`)
  for (const format of ['CSV', 'NDJSON']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export as ${format}` }).click()
    await (await download).delete()
  }
  t.equal(await page.getByText('It is being sent.').count(), 0)
})

t.test('what was typed stays when the session has ended', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const { app, services } = test
  const { baseUrl, page, context } = browsing
  const review = `${baseUrl}${queue}/${await giveReview(browsing)}`
  const { headers } = await givenToken(services, 'admin')
  const signIn = async (one: Page): Promise<string> => {
    const { id, secret } = await givenToken(services, 'reviewer')
    await one.locator('#token').fill(secret)
    await one.getByRole('button', { name: 'Sign in' }).click()
    await one.waitForURL(review)
    return id
  }
  await page.goto(review)
  const token = await signIn(page)
  await page.locator('#reason').fill('it took twenty minutes to write')
  await app.inject({ method: 'DELETE', url: `/v1/tokens/${token}`, headers })
  const reject = page.getByRole('button', { name: 'Reject', exact: true })
  await reject.click()
  await page.getByText('Your session has ended. What you typed is still here.').waitFor()
  t.equal(page.url(), review)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await signIn(await opened)
  t.equal(await page.locator('#reason').inputValue(), 'it took twenty minutes to write')
  await reject.click()
  await page.getByText('“it took twenty minutes to write”').first().waitFor()
  t.equal(await page.getByText('Your session has ended').count(), 0)
})
