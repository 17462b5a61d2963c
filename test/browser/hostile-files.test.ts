/** Files of a skill that would run in a browser, opened by their address. */
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { until } from '../uploads/checks.ts'
import { type Browsing, browse, skip } from './browser.ts'

const script = 'alert("it ran"); fetch("/it-ran")'
const files = {
  'page.html': `<!doctype html><title>page</title><script>${script}</script>`,
  'image.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload='${script}'><script>${script}</script></svg>`,
  'page.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${script}</script></body></html>`,
}
const names = Object.keys(files)

/** Long enough for a script of a page that has loaded. */
const SETTLE_MS = 300

type Held = {
  proposal_id: string
  findings: Record<'block' | 'hold', { rule_id: string; path: string }[]>
}

/** Installs the skill, which its findings hold, and releases them as a reviewer. */
const install = async ({ baseUrl }: Browsing): Promise<(name: string) => string> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(packageArchive({ files }))]), 'skill.tar.gz')
  const workspace = `${baseUrl}/v1/workspaces/default`
  const held = await fetch(`${workspace}/skills/archive`, { method: 'POST', body: form })
  if (held.status !== 202) throw new Error(`the skill was not held: ${held.status}`)
  const { proposal_id: id, findings } = (await held.json()) as Held
  const released = await fetch(`${workspace}/proposals/${id}/review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      decision: 'approve',
      reason: 'They are opened in a browser.',
      accept_findings: [...findings.block, ...findings.hold].map(({ rule_id, path }) => ({
        rule_id,
        path,
      })),
    }),
  })
  if (!released.ok) throw new Error(`the skill was not released: ${await released.text()}`)
  return (name) => `${workspace}/skills/user/pdf-tools/files/${name}`
}

t.test('the files would run from elsewhere, which this test would see', { skip }, async (t) => {
  const { baseUrl, context, page, seen } = await browse(t)
  const types: Record<string, string> = {
    html: 'text/html',
    svg: 'image/svg+xml',
    xhtml: 'application/xhtml+xml',
  }
  for (const [name, body] of Object.entries(files)) {
    const contentType = types[name.split('.')[1] ?? ''] ?? ''
    await context.route(`${baseUrl}/${name}`, (route) => route.fulfill({ body, contentType }))
    seen.dialogs.length = 0
    await page.goto(`${baseUrl}/${name}`)
    await until(async () => seen.dialogs.length > 0)
    t.pass(name)
  }
  t.ok(seen.requests.includes(`${baseUrl}/it-ran`))
})

t.test('opened directly they are downloads, and run nothing', { skip }, async (t) => {
  const browsing = await browse(t)
  const { page, seen } = browsing
  const urlOf = await install(browsing)
  for (const name of names) {
    const download = page.waitForEvent('download')
    // The navigation ends in a download, which counts as a failure.
    await page.goto(urlOf(name)).catch(() => null)
    t.equal((await download).suggestedFilename(), name)
    await page.waitForTimeout(SETTLE_MS)
  }
  t.same(seen.requests, names.map(urlOf))
  t.same(seen.dialogs, [])
})

t.test('in frames and images they run nothing', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page, seen } = browsing
  const urlOf = await install(browsing)
  await page.goto(`${baseUrl}/docs`)
  seen.requests.length = 0
  const tags = names.map(
    (name) => `<iframe src="${urlOf(name)}"></iframe><img src="${urlOf(name)}">`,
  )
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, tags.join(''))
  await page.waitForTimeout(SETTLE_MS)
  t.notOk(seen.requests.includes(`${baseUrl}/it-ran`))
  t.same(
    names.filter((name) => !seen.requests.includes(urlOf(name))),
    [],
  )
  t.same(seen.dialogs, [])
})

t.test('shown as pages they would run nothing either', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, context, page, seen } = browsing
  const urlOf = await install(browsing)
  // As if something on the way, or an old browser, had dropped the header.
  await context.route(`${baseUrl}/**`, async (route) => {
    const response = await route.fetch()
    const { 'content-disposition': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  for (const name of names) {
    await page.goto(urlOf(name))
    await page.waitForTimeout(SETTLE_MS)
  }
  t.same(seen.requests, names.map(urlOf))
  t.same(seen.dialogs, [])
})
