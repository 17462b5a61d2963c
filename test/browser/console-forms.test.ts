/** What the browser does with forms: it sends each once, and keeps what was typed where it cannot. */
import t, { type Test } from '../support/tap.ts'
import { givenToken } from '../support/tokens.ts'
import { skillArchive } from '../trust/given.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browse, browseApp, skip } from './browser.ts'
import { home } from './console.ts'
import { giveReview, queue, say } from './reviews.ts'

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

/** Runs in the page, before its scripts. */
const beOlder = (): void => {
  for (const [holder, name] of [
    [Promise, 'try'],
    [globalThis, 'navigation'],
  ] as const) {
    Reflect.deleteProperty(holder, name)
  }
}

t.test('older browsers send forms as well, and again after a while', { skip }, async (t) => {
  const { baseUrl, page, context } = await browse(t)
  await context.addInitScript(beOlder)
  await page.clock.install()
  await page.goto(`${baseUrl}/console/workspaces`)
  await page.locator('#workspace_id').fill('acme')
  const create = page.getByRole('button', { name: 'Create', exact: true })
  // As if its reader had stopped it.
  await page.route(/\/console\/workspaces$/, (route) => route.abort('aborted'))
  const stopped = page.waitForEvent('requestfailed')
  await create.click()
  await stopped
  await page.unrouteAll()
  await create.click()
  await page.getByText('It is being sent.').waitFor()
  await page.clock.fastForward(10_000)
  await create.click()
  await page.getByText('acme', { exact: true }).first().waitFor()
})

t.test('a form stays locked while its page is still loading', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  await page.goto(`${baseUrl}/console/workspaces`)
  await page.locator('#workspace_id').fill('acme')
  await page.route(/\/v1\/me$/, () => undefined)
  /** The page is shown, for the first time or again, and the button is pressed. */
  const press = (persisted: boolean): Promise<void> =>
    page.evaluate((isBack) => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isBack }))
      document.querySelector<HTMLElement>('form:has(#workspace_id) button')?.click()
    }, persisted)
  const question = () => page.waitForRequest(/\/v1\/me$/)
  const [first] = await Promise.all([question(), press(false)])
  await press(false)
  await page.getByText('It is being sent.').waitFor()
  const [second] = await Promise.all([question(), press(true)])
  t.ok(first !== second, 'a page that is shown again may send it again')
})

/** Keeps the question whether the service answers until `change` is over. */
const whileAsked = async (page: Page, change: () => Promise<unknown>): Promise<void> => {
  await page.route(
    /\/v1\/me$/,
    async (route) => {
      await change()
      await route.continue()
    },
    { times: 1 },
  )
}

t.test('a button that is drawn again while pressed is sent, or says so', { skip }, async (t) => {
  const browsing = await browse(t)
  const id = await giveReview(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${queue}/${id}`)
  await page.locator('#live[data-state=live]').waitFor()
  await page.locator('#reason').fill('what I typed')
  const stale = page.getByText('Changed since you read it')
  const readAgain = page.getByText('Read it again, keep what I typed')
  await say(browsing, 'form-skill', 'form.fill')
  await stale.waitFor()
  await whileAsked(page, () =>
    page.evaluate(() => {
      const region = document.getElementById('stale')
      region?.replaceChildren(...Array.from(region.childNodes, (one) => one.cloneNode(true)))
    }),
  )
  await readAgain.click()
  await stale.waitFor({ state: 'detached' })
  t.equal(await page.locator('#reason').inputValue(), 'what I typed')

  await whileAsked(page, () => page.evaluate(() => document.querySelector('.acts')?.remove()))
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByText('The page has changed meanwhile. Nothing was sent').waitFor()
  let questions = 0
  await page.route(/\/v1\/me$/, (route) => {
    questions += 1
    return route.continue()
  })
  await page.locator('#comment').fill('it is asked for again')
  await page.locator('#comment ~ p button').click()
  await page.getByText('it is asked for again').first().waitFor()
  t.equal(questions, 1)
})

/** A review in a browser that is signed in, and what ends its session. */
const givenSignedIn = async (t: Test) => {
  const { test, browsing } = await browseApp(t)
  const { app, services } = test
  const { baseUrl, page } = browsing
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
  const revoke = () => app.inject({ method: 'DELETE', url: `/v1/tokens/${token}`, headers })
  return { ...browsing, review, signIn, revoke }
}

t.test('signing out works once the session has ended', { skip }, async (t) => {
  const { baseUrl, page, revoke } = await givenSignedIn(t)
  await revoke()
  await page.locator('header .menu summary').last().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${baseUrl}/console/signed-out`)
})

t.test('what was typed stays when the session has ended', { skip }, async (t) => {
  const { page, context, review, signIn, revoke } = await givenSignedIn(t)
  await page.locator('#reason').fill('it took twenty minutes to write')
  await revoke()
  const reject = page.getByRole('button', { name: 'Reject', exact: true })
  await reject.click()
  await page.getByText('Your session has ended. What you typed is still here.').waitFor()
  t.equal(page.url(), review)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await signIn(await opened)
  await page.getByText('Your session has ended').waitFor({ state: 'detached' })
  t.equal(await page.locator('#reason').inputValue(), 'it took twenty minutes to write')
  await reject.click()
  await page.getByText('“it took twenty minutes to write”').first().waitFor()
  t.equal(await page.getByText('Your session has ended').count(), 0)
})
