/** Journeys of publishers and reviewers by the keyboard alone. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { browse, skip } from './browser.ts'
import { errorsOf, home } from './console.ts'
import { press, tabTo, type } from './keyboard.ts'
import { fourEyes, giveReview, propose, queue } from './reviews.ts'

/** A letter chooses the first value that begins with it. */
const choose = async (page: Parameters<typeof tabTo>[0], id: string, first: string) => {
  await tabTo(page, { id })
  await page.keyboard.press(first)
}

t.test(
  'why a skill waits is found, its risk is said and a part is approved',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const id = await giveReview(browsing)
    const { baseUrl, page } = browsing
    const review = `${baseUrl}${queue}/${id}`
    await page.goto(`${baseUrl}${home}/skills/user/form-skill`)
    await press(page, /^its review$/)
    await page.waitForURL(review)
    const field = (name: string) => page.locator(`details[open] [name=${name}]`).getAttribute('id')
    await choose(page, (await field('risk_level')) ?? '', 'w')
    await choose(page, (await field('side_effects')) ?? '', 'e')
    await choose(page, (await field('data_egress')) ?? '', 'n')
    await type(page, (await field('explanation')) ?? '', 'posts to the office')
    await page.keyboard.press('Enter')
    await page.getByText('posts to the office').first().waitFor()
    t.equal(await page.getByText('Missing: ').count(), 0)
    await tabTo(page, { name: /^form\.fill$/ })
    await page.keyboard.press('Space')
    await type(page, 'reason', 'sends are known')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Not approved yet.').waitFor()
    await press(page, /^Approve$/)
    await page.getByText('Approved: form.send').waitFor()
    // The browser notes the form that was shown again.
    const others = errorsOf(browsing).filter((text) => !/a status of 422/.test(text))
    t.same(others, [])
  },
)

t.test(
  'a proposal that is replaced while it is open leads to the newer one',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const id = await giveReview(browsing)
    const { baseUrl, page } = browsing
    await page.goto(`${baseUrl}${queue}/${id}`)
    await page.locator('#live[data-state=live]').waitFor()
    await page.keyboard.press('a')
    await page.locator('#reason:focus').waitFor()
    await page.keyboard.type('as it was')
    const body = '# Forms\n\n## Capabilities\n\n- `form.post`: Posts a form.\n'
    const files = { 'SKILL.md': skillMd({ name: 'form-skill', extra: 'version: 0.3.0', body }) }
    const newer = await propose(
      browsing,
      packageArchive({ folder: 'form-skill', files }),
      'form-skill',
    )
    await page.getByText('Changed since you read it').waitFor()
    await page.keyboard.press('Control+Enter')
    await press(page, /^Start afresh$/)
    await page.locator('.decide .state').waitFor()
    t.equal(await page.locator('#decide').count(), 0, 'it can be decided no more')
    await press(page, /^1 other waiting$/)
    await page.waitForURL(`${baseUrl}${queue}`)
    await press(page, /^form-skill$/)
    await page.waitForURL(`${baseUrl}${queue}/${newer}`)
    t.same(errorsOf(browsing), [])
  },
)

t.test(
  'a proposer reads that another person decides, and withdraws the proposal',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const id = await giveReview(browsing)
    await fourEyes(browsing)
    const { baseUrl, page } = browsing
    await page.goto(`${baseUrl}${queue}/${id}`)
    await page.getByText('another person decides').waitFor()
    t.ok(await page.locator('.acts button[value=approve]').isDisabled())
    await press(page, /^Withdraw it$/)
    await type(page, 'withdraw-reason', 'wrong folder')
    await page.keyboard.press('Enter')
    await page.locator('.decide .state').getByText('withdrawn').waitFor()
    t.same(errorsOf(browsing), [])
  },
)
