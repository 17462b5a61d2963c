/** Packages that attack where they are compared, reviewed, logged, exported and refused. */
import { readFile } from 'node:fs/promises'
import t from '../support/tap.ts'
import { browse, type Browsing, foreign, skip } from './browser.ts'
import { errorsOf, home } from './console.ts'
import { after, before, longNames, manyFiles, marks, names, refused } from './hostile-metadata.ts'
import { attack, checkPages, FORBIDDEN, undrawn, visible } from './hostile-pages.ts'
import { givenListener } from './listener.ts'
import { propose, queue, requireApproval } from './reviews.ts'

const skill = `${home}/skills/user/places`

const inUrl = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const api = async ({ baseUrl }: Browsing, path: string, payload?: object): Promise<unknown> => {
  const init =
    payload === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(payload),
        }
  const response = await fetch(`${baseUrl}/v1/workspaces/default/${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text)
}

/** Both sides of the comparison. */
const sidesOf = async (browsing: Browsing, id: string): Promise<string> => {
  const { fingerprint, compared_fingerprint: base } = (await api(
    browsing,
    `proposals/${id}/diffs`,
  )) as Record<string, string>
  return `from=${base}&to=${fingerprint}`
}

const exported = async ({ page }: Browsing, format: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export as ${format}` }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** Marks of hidden characters that have a width, and say what they are. */
const drawnIn = ({ page }: Browsing): Promise<string[]> =>
  page.locator('.foreign .u').evaluateAll((all) =>
    all
      .filter((one) => {
        const { content } = getComputedStyle(one, '::before')
        const { width } = one.getBoundingClientRect()
        return content === JSON.stringify(one.dataset['u']) && width > 10
      })
      .map((one) => one.dataset['u'] ?? ''),
  )

t.test('in comparisons, reviews, the log and its export', { skip }, async (t) => {
  const browsing = await browse(t)
  const { port, asked } = await givenListener(t)
  const { baseUrl, page, seen } = browsing
  await requireApproval(browsing)
  const reason = attack(port)
  const first = await propose(browsing, before())
  await api(browsing, `proposals/${first}/review`, { decision: 'approve', reason })
  const id = await propose(browsing, after(port), 'places')
  await api(browsing, `proposals/${id}/comments`, { text: reason })
  await api(browsing, `proposals/${id}/review`, { decision: 'request_changes', reason })
  const compared = `${skill}/-/compare?${await sidesOf(browsing, id)}`
  const review = `${queue}/${id}`
  const pages = [
    queue,
    review,
    `${review}?view=split`,
    `${review}/files/SKILL.md?as=whole`,
    `${review}/files/SKILL.md?as=rendered`,
    ...names.map((path) => `${review}/files/${inUrl(path)}?as=whole`),
    compared,
    `${compared}&view=split`,
    `${compared}&path=hidden.txt`,
    `${compared}&path=${encodeURIComponent(longNames[0] ?? '')}`,
    `${home}/audit`,
  ]
  await checkPages(t, browsing, { urls: pages, marks })
  for (const view of ['', '?view=split']) {
    await page.goto(`${baseUrl}${review}/files/hidden.txt${view}`)
    const drawn = await drawnIn(browsing)
    t.same(
      marks.filter((mark) => !drawn.includes(mark)),
      [],
      view,
    )
  }
  await api(browsing, `proposals/${id}/review`, { decision: 'reject', reason })
  const urls = [review, skill, `${skill}/-/revisions`, `${skill}/-/activity`, `${home}/audit`]
  await checkPages(t, browsing, { urls, marks: [] })
  for (const format of ['CSV', 'NDJSON']) {
    const text = (await exported(browsing, format)).replaceAll('""', '"').replaceAll('\\"', '"')
    t.ok(text.includes('<script>fetch('), `${format} has the text as it is`)
  }
  t.equal(page.url(), `${baseUrl}${home}/audit`)
  t.same(asked, [])
  t.same(seen.dialogs, [])
  t.match(visible(reason), '<script>')
})

t.test('where they are refused, or as many as are taken', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page, seen } = browsing
  for (const { archive, drawn } of refused()) {
    await page.goto(`${baseUrl}${home}/upload`)
    const sent = { name: 'skill.tar.gz', mimeType: 'application/gzip', buffer: archive }
    await page.locator('#archive').setInputFiles(sent)
    await page.getByRole('button', { name: 'Send the archive' }).click()
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    const said = await page.locator('main').innerText()
    for (const text of drawn) t.ok(said.includes(text), text)
    t.equal(await page.locator(FORBIDDEN).count(), 0)
    t.same(await undrawn(browsing), [])
  }
  t.same(foreign(browsing), [])
  t.same(seen.dialogs, [])
  t.same(
    errorsOf(browsing).filter((text) => !/a status of 422/.test(text)),
    [],
  )

  await requireApproval(browsing)
  const id = await propose(browsing, manyFiles(4094))
  for (const url of [`${queue}/${id}`, `${home}/skills/user/many/-/files`]) {
    await page.goto(baseUrl + url)
    t.ok((await page.getByText('4093.txt').count()) > 0, url)
    await page.keyboard.press('/')
    await page.locator('#search:focus').waitFor()
  }
})
