/** The pages of the console in a browser: they work, reach nobody, and can be read by all. */
import t from '../support/tap.ts'
import type { BrowserContext } from '../tools/browser/playwright.ts'
import { type Browsing, browse, foreign, skip } from './browser.ts'
import { errorsOf, giveSkills, home, pages } from './console.ts'

t.test('the list follows what is typed, and so does the address', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const { baseUrl, page, seen } = browsing
  await page.goto(`${baseUrl}${home}/skills`)
  await page.locator('#q').pressSequentially('pdf')
  await page.locator('mark').first().waitFor()
  t.equal(new URL(page.url()).search, '?q=pdf')
  t.equal(await page.locator('#q').inputValue(), 'pdf', 'what is typed stays')
  await page.locator('#q').fill('nothing-like-this')
  await page.getByText('No skill has “nothing-like-this”').waitFor()
  await page.locator('#status').selectOption('blocked')
  await page.waitForURL(/status=blocked/)
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing), [])
  t.ok(seen.requests.length > 0)
})

t.test('a page follows what others change', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}/skills`)
  await page.locator('#live[data-state=live]').waitFor()
  await giveSkills(browsing)
  await page.getByRole('link', { name: 'pdf-tools' }).waitFor()
  t.same(errorsOf(browsing), [])
})

const streamsOf = (browsing: Browsing): number =>
  browsing.seen.requests.filter((url) => url.endsWith('/events')).length

const open = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('#live[data-state=live]').waitFor()
  return page
}

t.test(
  'twelve tabs hold one stream, and the next leads when the first is closed',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const { baseUrl, context, page } = browsing
    await page.close()
    const url = `${baseUrl}${home}/skills`
    const tabs = []
    for (let count = 0; count < 12; count += 1) tabs.push(await open(context, url))
    t.equal(streamsOf(browsing), 1)
    await tabs[0]?.close()
    const last = tabs.at(-1)
    if (!last) throw new Error('there is no tab')
    await last.bringToFront()
    await giveSkills(browsing)
    await last.getByRole('link', { name: 'pdf-tools' }).waitFor()
    t.equal(streamsOf(browsing), 2)
  },
)

t.test('keys move, search and show, and not while one types', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const { baseUrl, page } = browsing
  await page.goto(`${baseUrl}${home}`)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.waitForURL(/\/skills$/)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/skills\/user\/pdf-tools$/)
  await page.keyboard.press('/')
  await page.keyboard.type('g.?')
  t.equal(await page.locator('#search').inputValue(), 'g.?')
  await page.goto(`${baseUrl}/console/keys`)
  await page.locator('#keys').uncheck()
  await page.goto(`${baseUrl}${home}`)
  await page.keyboard.press('?')
  await page.keyboard.press('.')
  t.equal(await page.locator('html').getAttribute('data-all'), null, 'they are off')
  t.match(page.url(), home)
})

t.test('code has colours, and lines that can be linked to', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const { baseUrl, page } = browsing
  const url = `${baseUrl}${home}/skills/user/pdf-tools/-/files/scripts/fill.py`
  await page.goto(`${url}#L2-L3`)
  await page.waitForFunction(() => CSS.highlights.size > 2)
  t.equal(await page.locator('.chosen').count(), 2)
  t.match(await page.locator('#code').innerText(), 'print("x" * 3)')
  t.same(errorsOf(browsing), [])
})

t.test('a button that copies says Copy again, also when pressed twice', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const { baseUrl, page } = browsing
  await page.clock.install()
  await page.goto(`${baseUrl}${home}/skills/user/pdf-tools`)
  const button = page.locator('[data-copy]').first()
  await button.evaluate((one: HTMLElement) => {
    const pressAgain = new MutationObserver(() => {
      pressAgain.disconnect()
      new MutationObserver(() => one.setAttribute('data-pressed', 'twice')).observe(one, {
        childList: true,
      })
      one.click()
    })
    pressAgain.observe(one, { childList: true })
    one.click()
  })
  await page.locator('[data-pressed=twice]').waitFor()
  await page.clock.runFor(5000)
  t.equal(await button.innerText(), 'Copy')
})

t.test('without scripts every page is there, and forms work', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveSkills(browsing)
  const browser = browsing.context.browser()
  if (!browser) throw new Error('there is no browser')
  const context = await browser.newContext({ javaScriptEnabled: false })
  t.teardown(() => context.close())
  const page = await context.newPage()
  for (const url of pages) {
    await page.goto(browsing.baseUrl + url)
    t.ok((await page.locator('h1').count()) > 0, url)
  }
  await page.goto(`${browsing.baseUrl}${home}/skills`)
  await page.locator('#q').fill('pdf')
  await page.getByRole('button', { name: 'Search' }).click()
  t.equal(await page.getByRole('link', { name: 'pdf-tools' }).count(), 1)
  await page.goto(`${browsing.baseUrl}${home}/skills/user/pdf-tools/-/policy`)
  await page.locator('#enabled').selectOption('false')
  await page.getByRole('button', { name: 'Save' }).click()
  t.equal(await page.locator('.state').innerText(), 'disabled')
})

t.test(
  'by keyboard alone the focus is always seen, and leaves everything again',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    await giveSkills(browsing)
    const { baseUrl, page } = browsing
    for (const url of [home, `${home}/skills`, `${home}/skills/user/pdf-tools`]) {
      await page.goto(baseUrl + url)
      const places: string[] = []
      for (let count = 0; count < 80; count += 1) {
        await page.keyboard.press('Tab')
        const [place, isSeen] = await page.evaluate(() => {
          const focused = document.activeElement
          if (focused === null || focused === document.body) return ['body', true] as const
          const { outlineStyle, outlineWidth } = getComputedStyle(focused)
          const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px'
          return [focused.outerHTML.slice(0, 80), isOutlined] as const
        })
        t.ok(isSeen, `${url}: ${place}`)
        places.push(place)
        if (place === 'body') break
      }
      t.ok(places.includes('body'), `${url}: the focus comes round`)
      t.match(places[0], 'class="skip"')
    }
  },
)
