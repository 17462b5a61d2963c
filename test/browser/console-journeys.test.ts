/** Journeys with a pointer, in pages with scripts and in pages without. */
import t from '../support/tap.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browseApp, type Browsing, foreign, skip } from './browser.ts'
import { errorsOf, harmlessArchive, home } from './console.ts'
import {
  approvesPart,
  exportsAudit,
  rejectsBlocked,
  rollsBack,
  uploads,
  type Walk,
  withdraws,
} from './journeys.ts'
import { givenLetters } from './letters.ts'
import { propose, queue, requireApproval } from './reviews.ts'

/** The browser notes forms that are shown again. */
const isNoted = (text: string): boolean => !/a status of (?:409|412|422)/.test(text)

/** What all can do, one after the other. */
const walk = async (journey: Walk): Promise<string[]> => {
  await uploads(journey)
  await rollsBack(journey)
  await rejectsBlocked(journey)
  await approvesPart(journey)
  await withdraws(journey)
  return exportsAudit(journey)
}

const done = [
  'install',
  'rollback',
  'review_reject',
  'metadata_set',
  'review_approve',
  'proposal_withdraw',
]

const withoutScripts = async ({ context }: Browsing): Promise<Page> => {
  const browser = context.browser()
  if (!browser) throw new Error('there is no browser')
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

/** A proposal is open, with a reason typed; returns the one that takes its place then. */
const replaced = async (walked: Walk, isOpen: () => Promise<void>): Promise<string> => {
  await requireApproval(walked)
  const id = await propose(walked, harmlessArchive('next-skill', '# One\n'))
  await walked.page.goto(`${walked.baseUrl}${queue}/${id}`)
  await walked.page.locator('#reason').fill('as it was')
  await isOpen()
  return propose(walked, harmlessArchive('next-skill', '# Two\n'), 'next-skill')
}

t.test('with scripts', { skip }, async (t) => {
  const { browsing } = await browseApp(t)
  const { page, baseUrl } = browsing
  const lines = await walk(browsing)
  for (const action of done)
    t.ok(
      lines.some((line) => line.includes(`,${action},`)),
      action,
    )
  const newer = await replaced(browsing, async () => {
    // The page that shows the form again follows changes as well.
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Not approved yet.').waitFor()
    await page.locator('#live[data-state=live]').waitFor()
  })
  await page.getByText('Changed since you read it').waitFor()
  t.ok(await page.getByRole('button', { name: 'Approve', exact: true }).isDisabled())
  await page.getByRole('link', { name: 'Start afresh' }).click()
  await page.getByText('replaced by a newer one').first().waitFor()
  await page.getByRole('link', { name: '1 other waiting' }).click()
  await page.getByRole('link', { name: 'next-skill' }).click()
  await page.waitForURL(`${baseUrl}${queue}/${newer}`)
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing).filter(isNoted), [])
})

t.test('without scripts', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const { baseUrl } = browsing
  const page = await withoutScripts(browsing)
  const walked = { page, baseUrl }
  const lines = await walk(walked)
  for (const action of done)
    t.ok(
      lines.some((line) => line.includes(`,${action},`)),
      action,
    )
  const newer = await replaced(walked, async () => {})
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('It was decided meanwhile').waitFor()
  t.match(await page.locator('.decide').innerText(), 'as it was')
  await page.goto(`${baseUrl}${queue}`)
  await page.getByRole('link', { name: 'next-skill' }).click()
  t.equal(page.url(), `${baseUrl}${queue}/${newer}`)

  const answering = await givenLetters(t, test)
  answering.status = 200
  await page.goto(`${baseUrl}${home}/subscriptions/mine`)
  await page
    .getByRole('button', { name: /^Replay change/ })
    .first()
    .click()
  while ((await page.getByRole('button', { name: /^Replay change/ }).count()) !== 1) {
    await page.reload()
  }
  await page.getByText('Drop', { exact: true }).click()
  await page.getByRole('button', { name: /^Drop for good/ }).click()
  while ((await page.getByText('No dead letters.').count()) === 0) await page.reload()
})

const told = 'Your session has ended. What you typed is still here.'

t.test('a token is revoked while its pages are open', { skip }, async (t) => {
  const { browsing } = await browseApp(t)
  const { baseUrl, page, context } = browsing
  const admin = await withoutScripts(browsing)
  const make = async (label: string, role: string): Promise<string> => {
    await admin.goto(`${baseUrl}/console/tokens`)
    await admin.locator('#label').fill(label)
    await admin.locator('#role').selectOption(role)
    await admin.getByRole('button', { name: 'Create token' }).click()
    return admin.locator('main code').first().innerText()
  }
  const signIn = async (one: Page, secret: string): Promise<void> => {
    await one.goto(`${baseUrl}${home}/skills`)
    await one.locator('#token').fill(secret)
    await one.getByRole('button', { name: 'Sign in' }).click()
    await one.waitForURL(`${baseUrl}${home}/skills`)
  }
  await make('first admin', 'admin')
  const secret = await make('colleague', 'reviewer')
  const plain = await withoutScripts(browsing)
  await page.clock.install()
  await signIn(page, secret)
  await signIn(plain, secret)
  t.equal((await context.cookies(baseUrl)).length, 1)
  await page.locator('#live[data-state=live]').waitFor()
  await page.locator('#q').evaluate((field) => {
    ;(field as HTMLInputElement).value = 'what I typed'
  })
  await admin.goto(`${baseUrl}/console/tokens`)
  const row = admin.getByRole('row', { name: /^colleague/ })
  await row.locator('summary').click()
  await row.getByRole('textbox').fill('colleague')
  await row.getByRole('button', { name: 'Revoke it' }).click()
  await row.getByText('revoked').waitFor()

  await page.waitForResponse((one) => one.url().endsWith('/events') && one.status() === 401)
  while ((await page.getByText(told).count()) === 0) await page.clock.runFor(1000)
  t.equal(await page.locator('#q').inputValue(), 'what I typed')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  const other = await opened
  await other.waitForURL(`${baseUrl}/console/sign-in?**`)
  t.equal(new URL(other.url()).searchParams.get('return_to'), `${home}/skills`)
  await plain.getByRole('link', { name: 'Skills', exact: true }).first().click()
  await plain.waitForURL(`${baseUrl}/console/sign-in?**`)
  t.equal(await plain.locator('#token').count(), 1)
})
