/** The pages of tokens and people in a browser. */
import t from '../support/tap.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browse, foreign, skip } from './browser.ts'
import { errorsOf } from './console.ts'
import { faultsIn } from './views.ts'

const make = async (page: Page, label: string, role: string): Promise<string> => {
  await page.locator('#label').fill(label)
  await page.locator('#role').selectOption(role)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('heading', { name: 'Token created' }).waitFor()
  return page.locator('main code').first().innerText()
}

t.test('a token is made, used and revoked, and the first one signs in', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page } = browsing
  const me = async (secret: string): Promise<number> => {
    const response = await fetch(`${baseUrl}/v1/me`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    await response.body?.cancel()
    return response.status
  }
  await page.goto(`${baseUrl}/console/people`)
  t.same(await faultsIn(browsing, 'people-empty'), [])
  await page.goto(`${baseUrl}/console/tokens`)
  t.same(await faultsIn(browsing, 'tokens-empty'), [])
  t.equal(await me(await make(page, 'first admin', 'admin')), 200)
  t.equal((await fetch(`${baseUrl}/v1/me`)).status, 401, 'it is closed')
  await page.getByRole('link', { name: 'All tokens' }).click()
  const secret = await make(page, 'build server', 'publisher')
  t.same(await faultsIn(browsing, 'tokens-made'), [])
  t.equal(await me(secret), 200)
  await page.getByRole('link', { name: 'All tokens' }).click()
  t.same(await faultsIn(browsing, 'tokens-full'), [])
  const row = page.getByRole('row', { name: /build server/ })
  await row.locator('summary').click()
  await row.getByRole('textbox').fill('another')
  await row.getByRole('button', { name: 'Revoke it' }).click()
  await page.getByText('to revoke it.').waitFor()
  t.same(await faultsIn(browsing, 'tokens-refused'), [])
  t.equal(await me(secret), 200)
  await row.getByRole('textbox').fill('build server')
  await row.getByRole('button', { name: 'Revoke it' }).click()
  await row.getByText('revoked').waitFor()
  t.equal(await me(secret), 401)
  await page.goto(`${baseUrl}/console/people`)
  await page.locator('#group').fill('staff')
  t.same(foreign(browsing), [])
  t.same(
    errorsOf(browsing).filter((text) => !/status of 4\d\d/.test(text)),
    [],
  )
})
