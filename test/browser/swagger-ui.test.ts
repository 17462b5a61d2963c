/** The pages at /docs, as a person works with them. */
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { browse, foreign, skip } from './browser.ts'

t.test(
  'a person lists and installs skills in /docs, and no other host is asked',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const { baseUrl, page, seen } = browsing
    const folder = await mkdtemp(join(tmpdir(), 'skill-registry-browser-'))
    const archive = join(folder, 'pdf-tools.tar.gz')
    await writeFile(archive, packageArchive())

    /** Opens an operation and its form, with the workspace filled in. */
    const open = async (operationId: string) => {
      const operation = page.locator(`#operations-skills-${operationId}`)
      await operation.locator('.opblock-summary').click()
      await operation.locator('.try-out__btn').click()
      await operation.locator('tr[data-param-name="workspace_id"] input').fill('default')
      return operation
    }
    type Operation = Awaited<ReturnType<typeof open>>
    const execute = async (operation: Operation) => {
      // Else the answer before could pass for the new one.
      const clear = operation.locator('.btn-clear')
      if (await clear.isVisible()) await clear.click()
      await operation.locator('.execute').click()
      const answer = operation.locator('.live-responses-table')
      const status = answer.locator('tbody .response-col_status').first()
      await status.waitFor()
      const body = await answer
        .locator('.response-col_description .highlight-code')
        .first()
        .innerText()
      return { status: Number.parseInt(await status.innerText(), 10), body }
    }

    await page.goto(`${baseUrl}/docs`)
    const list = await open('skillsList')
    const empty = await execute(list)
    t.equal(empty.status, 200)
    t.match(empty.body, /"skills": \[\]/)

    const install = await open('skillsInstallArchive')
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
