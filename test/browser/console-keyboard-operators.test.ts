/** Journeys of operators by the keyboard alone. */
import t from '../support/tap.ts'
import { browseApp, skip } from './browser.ts'
import { errorsOf, giveHarmless, giveSkills, home } from './console.ts'
import { focused, press, tabTo } from './keyboard.ts'
import { givenLetters } from './letters.ts'

t.test('a dead letter is replayed, and another one dropped', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const answering = await givenLetters(t, test)
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  Object.assign(answering, { status: 200, ready })
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + home)
  await press(page, /^Subscriptions$/)
  await page.waitForURL(/\/subscriptions$/)
  await press(page, /^mine$/)
  await page.waitForURL(/\/mine$/)
  await press(page, /^Payload$/)
  await page.getByText('"id": "a"').waitFor()
  await press(page, /^Replay change/)
  await page.getByText('It is being delivered again.').waitFor()
  await press(page, /^Drop$/)
  await tabTo(page, { name: /^Drop for good/ })
  const { name } = await focused(page)
  answer()
  await page.getByText('"id": "a"').waitFor({ state: 'detached' })
  t.equal((await focused(page)).name, name, 'what has the focus stays where it is')
  await page.keyboard.press('Enter')
  await page.getByText('No dead letters.').waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('what is live leaves the focus on the row where it is', { skip }, async (t) => {
  const { browsing } = await browseApp(t)
  await giveSkills(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}/skills`)
  await page.locator('#live[data-state=live]').waitFor()
  await tabTo(page, { name: /^pdf-tools$/ })
  await giveHarmless(browsing)
  await page.getByRole('link', { name: 'form-skill' }).waitFor()
  t.equal((await focused(page)).name, 'pdf-tools')
  t.same(errorsOf(browsing), [])
})
