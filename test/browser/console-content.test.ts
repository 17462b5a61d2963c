/** Documents and prompts that wait for a reviewer, in a browser. */
import t from '../support/tap.ts'
import { browse, type Browsing, foreign, skip } from './browser.ts'
import { errorsOf, home } from './console.ts'
import { queue } from './reviews.ts'
import { faultsOfAll } from './views.ts'

const put = async ({ baseUrl }: Browsing, path: string, payload: object): Promise<string> => {
  const response = await fetch(`${baseUrl}/v1/workspaces/default/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const body = (await response.json()) as { proposal_id?: string }
  if (!response.ok) throw new Error(JSON.stringify(body))
  return body.proposal_id ?? ''
}

const lines = Array.from({ length: 12 }, (_, index) => `Step ${index} of sending.`)
const text = (last: string): string => ['# Send an email', '', ...lines, last, ''].join('\n')

/** A document and a prompt that wait; the one is served already. */
const givenHeld = async (browsing: Browsing): Promise<{ document: string; prompt: string }> => {
  await put(browsing, 'documents/resend/email', { skill: text('Ask before you send.') })
  await put(browsing, 'settings', { content_approval: 'required' })
  return {
    document: await put(browsing, 'documents/resend/email', { skill: text('Send at\u00ad once.') }),
    prompt: await put(browsing, 'prompts/send-email', {
      description: 'Writes an email and sends it',
      function_id: 'mail::send',
      arguments: [{ name: 'to', description: 'Address', required: true }],
    }),
  }
}

t.test('their pages can be read by all, light and dark, narrow and wide', { skip }, async (t) => {
  const browsing = await browse(t)
  const found = await faultsOfAll(browsing, [`${queue}/content`])
  const { document: held, prompt } = await givenHeld(browsing)
  const urls = [
    home,
    queue,
    `${queue}/content/${prompt}`,
    `${queue}/content/${held}`,
    `${queue}/content/${held}?view=split`,
    `${queue}/content/${held}?as=rendered`,
  ]
  t.same([...found, ...(await faultsOfAll(browsing, urls))], [])
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing), [])
})

t.test('one is read and decided by keys alone, and what changes is told', { skip }, async (t) => {
  const browsing = await browse(t)
  const { document } = await givenHeld(browsing)
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + home)
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await page.waitForURL(/\/reviews$/)
  const link = page.locator(`#p-${document}`)
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('j')
    if (await link.evaluate((one) => one === one.ownerDocument.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/reviews/content/${document}$`))
  await page.locator('ins.r').waitFor()
  await page.keyboard.press('x')
  await page.locator('.s ins').waitFor()
  await page.keyboard.press('a')
  await page.keyboard.type('read it')
  await put(browsing, 'settings', { four_eyes: true })
  await page.getByText('Changed since you read it').waitFor()
  t.ok(await page.getByRole('button', { name: 'Approve', exact: true }).isDisabled())
  t.equal(await page.locator('#reason').inputValue(), 'read it')
  await put(browsing, 'settings', { four_eyes: false })
  await page.reload()
  await page.keyboard.press('a')
  await page.locator('#reason').fill('read it')
  await page.keyboard.press('Control+Enter')
  await page.getByText('This text was approved.').waitFor()
  t.same(errorsOf(browsing), [])
})

t.test('a form is not sent to a service that is away, and is kept', { skip }, async (t) => {
  const browsing = await browse(t)
  const { document } = await givenHeld(browsing)
  const { baseUrl, page, context, seen } = browsing
  await page.goto(`${baseUrl}${queue}/content/${document}`)
  await page.locator('#reason').fill('no')
  await context.route('**/v1/me', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('does not answer. Nothing was sent; what you typed stays.').waitFor()
  await context.unroute('**/v1/me')
  await context.route('**/v1/me', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('answers 503. Nothing was sent; what you typed stays.').waitFor()
  t.notOk(seen.requests.some((url) => url.endsWith('/decision')))
  await context.unroute('**/v1/me')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('“no”').waitFor()
})
