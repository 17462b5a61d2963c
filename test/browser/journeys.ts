/** What people do with a pointer, in a page with scripts or without. */
import { readFile } from 'node:fs/promises'
import type { Page } from '../tools/browser/playwright.ts'
import { giveHarmless, harmlessArchive, home } from './console.ts'
import { fourEyes, giveBlocked, giveReview, propose, queue, requireApproval } from './reviews.ts'

export type Walk = { page: Page; baseUrl: string }

/** A newcomer sends an archive, reads what was found in it, and installs it. */
export const uploads = async ({ page, baseUrl }: Walk): Promise<void> => {
  await page.goto(`${baseUrl}${home}/upload`)
  const buffer = harmlessArchive('first-skill', '# First\n')
  const sent = { name: 'skill.tar.gz', mimeType: 'application/gzip', buffer }
  await page.locator('#archive').setInputFiles(sent)
  await page.getByRole('button', { name: 'Send the archive' }).click()
  await page.getByText('Agents would get it at once').waitFor()
  await page.getByRole('button', { name: 'Install first-skill' }).click()
  await page.getByRole('heading', { name: 'first-skill is installed' }).waitFor()
}

/** A reviewer makes an older revision current again, and the activity says why. */
export const rollsBack = async ({ page, baseUrl }: Walk): Promise<void> => {
  await giveHarmless({ baseUrl }, 'two-skill')
  await page.goto(`${baseUrl}${home}/skills`)
  await page.getByRole('link', { name: 'two-skill' }).click()
  await page.getByRole('link', { name: 'Revisions' }).click()
  const current = page.getByRole('row').filter({ has: page.locator('strong') })
  const before = (await current.locator('td').nth(1).innerText()).slice(0, 12)
  await page.locator('#fingerprint').selectOption({ index: 0 })
  await page.locator('#reason').fill('the second one breaks')
  await page.getByRole('button', { name: 'Roll back' }).click()
  await current.filter({ hasNotText: before }).waitFor()
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByText('the second one breaks').first().waitFor()
}

/** From a skill that is blocked to the line that blocks it, to its review, and rejected there. */
export const rejectsBlocked = async ({ page, baseUrl }: Walk): Promise<void> => {
  await giveBlocked({ baseUrl }, 'key-skill')
  await page.goto(`${baseUrl}${home}/skills/user/key-skill`)
  const place = page.getByRole('link', { name: 'keys/office.pem:1', exact: true }).first()
  await place.click()
  await page.waitForURL(/\/files\/keys\/office\.pem\?from=1#L1$/)
  await page.locator('#L1').getByText('BEGIN RSA PRIVATE KEY').waitFor()
  await page.getByRole('link', { name: 'its review' }).click()
  await place.click()
  await page.locator('#finding-0').waitFor()
  await page.locator('#reason').fill('it has a key')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByText('“it has a key”').first().waitFor()
}

/** A publisher sees why it waits; a reviewer says what is missing, and approves a part. */
export const approvesPart = async ({ page, baseUrl }: Walk): Promise<void> => {
  const id = await giveReview({ baseUrl })
  await page.goto(`${baseUrl}${home}/skills/user/form-skill`)
  await page.getByText('Other bytes are waiting for a reviewer').waitFor()
  await page.getByRole('link', { name: 'its review' }).click()
  await page.waitForURL(`${baseUrl}${queue}/${id}`)
  await page.getByText('Missing: risk').waitFor()
  const form = page.locator('details[open] form').filter({ has: page.locator('[name=risk_level]') })
  for (const [field, value] of [
    ['risk_level', 'write'],
    ['side_effects', 'external'],
    ['data_egress', 'network'],
  ] as const) {
    await form.locator(`[name=${field}]`).selectOption(value)
  }
  await form.locator('[name=explanation]').fill('posts to the office')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Missing: risk').waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'form.fill', exact: true }).uncheck()
  await page.locator('#reason').fill('sends are known')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await page.getByText('Not approved yet.').waitFor()
  await approve.click()
  await page.getByText('Approved: form.send').waitFor()
}

/** Who proposed it reads that another person decides, and withdraws it. */
export const withdraws = async ({ page, baseUrl }: Walk): Promise<void> => {
  await requireApproval({ baseUrl })
  const id = await propose({ baseUrl }, harmlessArchive('own-skill', '# Own\n'))
  await fourEyes({ baseUrl })
  await page.goto(`${baseUrl}${queue}/${id}`)
  await page.getByText('another person decides').waitFor()
  for (const name of ['Approve', 'Reject', 'Request changes']) {
    const button = page.getByRole('button', { name, exact: true })
    if (await button.isEnabled()) throw new Error(`${name} can be pressed`)
  }
  await page.getByText('Withdraw it').click()
  await page.locator('#withdraw-reason').fill('wrong folder')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.locator('.decide .state').getByText('withdrawn').waitFor()
  await fourEyes({ baseUrl }, false)
}

/** The lines of the log as they are exported. */
export const exportsAudit = async ({ page, baseUrl }: Walk): Promise<string[]> => {
  await page.goto(`${baseUrl}${home}/audit`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
}
