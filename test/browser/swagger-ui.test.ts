/** The pages at /docs, as a person works with them. */
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { type Document, operationsOf } from '../openapi/operations.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browse, foreign, skip } from './browser.ts'

const FRAME = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** Of many operations, only those near the window are rendered. */
const scroll = async (page: Page): Promise<boolean> => {
  const before = await page.evaluate<number>('scrollY')
  await page.evaluate('scrollBy(0, 600)')
  await page.evaluate(FRAME)
  return (await page.evaluate<number>('scrollY')) > before
}

/** Opens an operation and its form, and fills in nothing. */
const open = async (page: Page, tag: string, operationId: string) => {
  const operation = page.locator(`#operations-${tag}-${operationId}`)
  await page.locator('.opblock').first().waitFor()
  while ((await operation.count()) === 0 && (await scroll(page))) continue
  await operation.locator('.opblock-summary').click()
  await operation.locator('.try-out__btn').click()
  return operation
}
type Form = Awaited<ReturnType<typeof open>>

const execute = async (operation: Form) => {
  // Else the answer before could pass for the new one.
  const clear = operation.locator('.btn-clear')
  if (await clear.isVisible()) await clear.click()
  await operation.locator('.execute').click()
  const answer = operation.locator('.live-responses-table')
  const status = answer.locator('tbody .response-col_status').first()
  await status.waitFor()
  const body = await answer.locator('.response-col_description .highlight-code').first().innerText()
  return { status: Number.parseInt(await status.innerText(), 10), body }
}

t.test('a newcomer meets the API in the order of its use', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page, seen } = browsing
  const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as Document
  await page.goto(`${baseUrl}/docs`)
  await page.locator('.opblock').first().waitFor()
  const picture = join(await mkdtemp(join(tmpdir(), 'skill-registry-browser-')), 'first.png')
  await page.screenshot({ path: picture })
  t.comment(`screenshot: ${picture}`)
  const shown = 'Array.from(document.querySelectorAll(".opblock"), ({ id }) => id)'
  const met = new Set<string>()
  do for (const id of await page.evaluate<string[]>(shown)) met.add(id)
  while (await scroll(page))
  t.same(
    [...met],
    operationsOf(document).map(({ tag, id }) => `operations-${tag}-${id}`),
  )
  t.same(foreign(browsing), [])
  t.same(seen.errors, [])
})

t.test(
  'forms contain the required fields, and settings as they are preset',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const { baseUrl, page, seen } = browsing
    await page.goto(`${baseUrl}/docs`)
    const read = await open(page, 'skills', 'skillsRead')
    const valueOf = (name: string) =>
      read.locator(`tr[data-param-name="${name}"]`).locator('input, select').first().inputValue()
    t.equal(await valueOf('workspace_id'), 'default')
    t.equal(await valueOf('source_kind'), 'user')
    t.equal(await valueOf('slug'), 'hello-skill')
    t.equal(await valueOf('if-none-match'), '')

    const settings = await open(page, 'operators', 'settingsSet')
    const set = await execute(settings)
    t.equal(set.status, 200)
    t.match(set.body, /"validation_profile": "strict"/)
    t.match(set.body, /"policy_defaults": \{\s+"enabled": true/)
    const picture = join(await mkdtemp(join(tmpdir(), 'skill-registry-browser-')), 'settings.png')
    await settings.locator('.live-responses-table').first().scrollIntoViewIfNeeded()
    await page.screenshot({ path: picture })
    t.comment(`screenshot: ${picture}`)

    t.same(foreign(browsing), [])
    t.same(seen.errors, [])
  },
)

t.test(
  'a person lists and installs skills in /docs, and no other host is contacted',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const { baseUrl, page, seen } = browsing
    const folder = await mkdtemp(join(tmpdir(), 'skill-registry-browser-'))
    const archive = join(folder, 'pdf-tools.tar.gz')
    await writeFile(archive, packageArchive())

    await page.goto(`${baseUrl}/docs`)
    const list = await open(page, 'skills', 'skillsList')
    const empty = await execute(list)
    t.equal(empty.status, 200)
    t.match(empty.body, /"skills": \[\]/)

    const install = await open(page, 'skills', 'skillsInstallArchive')
    await install.locator('input[type=file]').setInputFiles(archive)
    const installed = await execute(install)
    t.equal(installed.status, 201)
    t.match(installed.body, /"status": "installed"/)

    const filled = await execute(list)
    t.equal(filled.status, 200)
    t.match(filled.body, /"slug": "pdf-tools"/)

    const picture = join(folder, 'docs.png')
    await install.locator('.live-responses-table').first().scrollIntoViewIfNeeded()
    await page.screenshot({ path: picture })
    t.comment(`screenshot: ${picture}`)
    const style = 'getComputedStyle(document.querySelector(".swagger-ui")).fontFamily'
    t.match(await page.evaluate(style), /sans-serif/, 'its style sheet holds')
    await page.locator('.auth-wrapper .authorize').first().click()
    await page.locator('.modal-ux input').first().waitFor()

    t.ok(seen.requests.length > 0)
    t.same(foreign(browsing), [])
    t.same(seen.errors, [])
    t.same(seen.dialogs, [])
  },
)

t.test('no other page shows /docs in a frame', { skip }, async (t) => {
  const { baseUrl, page } = await browse(t)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${baseUrl}/docs/"></iframe>`)
  }).listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const inner = page.frames().find((frame) => frame !== page.mainFrame())
  t.match(inner?.url(), /^chrome-error:/)
})
