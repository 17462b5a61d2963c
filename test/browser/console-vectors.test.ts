/** Collected attacks on the pages of skills, reviews and comparisons. */
import t from '../support/tap.ts'
import { browse, type Browsing, foreign, skip } from './browser.ts'
import { errorsOf, home } from './console.ts'
import { collected, files, slowArchive, slowFiles, vectorArchive } from './hostile-vectors.ts'
import { givenListener } from './listener.ts'
import { propose, queue, requireApproval } from './reviews.ts'

/** Elements and attributes that only the registry may make. */
const FORBIDDEN =
  '.foreign :is(script, style, img, iframe, object, embed, form, input, button, svg, math, base, meta, link, video, audio, dialog), .foreign :is([onerror], [onload], [onfocus], [ontoggle], [style], [src], [autofocus])'
const FOCUSABLE =
  '.foreign a:not([href^="/console/"]), .foreign [tabindex], .foreign [contenteditable]'
const SETTLE_MS = 100

const inUrl = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Whether what packages say stays in the elements that are for it. */
const imitations = ({ page }: Browsing): Promise<string[]> =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) =>
        [...one.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.includes('Approved ✓'),
        ),
      )
      .filter((one) => one.closest('.foreign') === null)
      .map((one) => one.outerHTML.slice(0, 100)),
  )

t.test('nothing of 300 vectors runs, loads, leads away or takes the focus', { skip }, async (t) => {
  const browsing = await browse(t)
  const { port, asked } = await givenListener(t)
  t.ok(collected(port).length >= 300)
  await requireApproval(browsing)
  const id = await propose(browsing, vectorArchive(port))
  const { baseUrl, page, seen } = browsing
  const skill = `${home}/skills/user/vectors`
  const review = `${queue}/${id}`
  const paths = Object.keys(files(port))
  const markdown = paths.filter((path) => path.endsWith('.md') && path !== 'image.md')
  const urls = [
    `${home}/skills`,
    queue,
    skill,
    `${skill}/-/files`,
    review,
    `${review}?view=split`,
    ...paths.flatMap((path) => [
      `${skill}/-/files/${inUrl(path)}`,
      `${review}/files/${inUrl(path)}?as=whole`,
    ]),
    ...markdown.map((path) => `${review}/files/${inUrl(path)}?as=rendered`),
  ]
  for (const url of urls) {
    const response = await page.goto(baseUrl + url)
    t.equal(response?.status(), 200, url)
    await page.waitForTimeout(SETTLE_MS)
    t.equal(page.url(), new URL(url, baseUrl).href, url)
    t.equal(await page.locator(FORBIDDEN).count(), 0, url)
    t.equal(await page.locator(FOCUSABLE).count(), 0, `${url}: takes no focus`)
    t.same(await imitations(browsing), [], url)
    t.ok(await page.locator('header.top').isVisible(), url)
  }
  t.same(
    seen.requests.filter((url) => url.includes('/v1/') && !url.endsWith('/events')),
    [],
    'no image is loaded before it is asked for',
  )
  t.same(asked, [])
  t.same(foreign(browsing), [])
  t.same(seen.dialogs, [])
  t.same(errorsOf(browsing), [])
})

t.test('no grammar keeps the page from answering', { skip }, async (t) => {
  const browsing = await browse(t)
  await requireApproval(browsing)
  const id = await propose(browsing, slowArchive())
  const { baseUrl, page } = browsing
  for (const name of slowFiles) {
    await page.goto(`${baseUrl}${queue}/${id}/files/${name}`)
    const start = performance.now()
    await page.keyboard.press('/')
    await page.locator('#search:focus').waitFor()
    t.ok(performance.now() - start < 2000, `${name}: it answers`)
    t.ok(page.workers().length <= 1, name)
  }
  t.same(errorsOf(browsing), [])
})
