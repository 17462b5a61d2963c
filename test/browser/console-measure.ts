/**
 * `npm run console:measure`: how long pages of the console take, with 10,000 skills and while hostile
 * packages are shown. The table in `test/console/README.md` has the results.
 */
import { loadavg } from 'node:os'
import { Bench, type Server } from '../bench/bench.ts'
import { cpuMsOf, startsOf } from '../bench/console-start.ts'
import { call, givenListed } from '../bench/seed.ts'
import { type BrowserContext, chromium, type Page } from '../tools/browser/playwright.ts'
import { hostileArchive } from './hostile-package.ts'
import { figures, read, repeated, ROUNDS, say, timed, waitsDuring } from './measuring.ts'
import { reviewsOf } from './measure-reviews.ts'

const SKILLS = 10_000
const UNUSED_PORT = 9
const home = '/console/w/default'

const WARM = 200
const COUNTED = 400

/** What a core could send if nothing else used it: the time of the processor, in all threads. */
const rateOf = async (server: Server, path: string): Promise<void> => {
  const url = server.url + path
  for (let count = 0; count < WARM; count += 1) await read(url)
  const before = await cpuMsOf(server)
  for (let count = 0; count < COUNTED; count += 1) await read(url)
  const each = ((await cpuMsOf(server)) - before) / COUNTED
  say(
    `${path}: ${each.toFixed(1)} ms of the processor, so ${(1000 / each).toFixed(0)} pages a second`,
  )
}

const pagesOf = async (server: Server): Promise<void> => {
  const { url } = server
  for (const path of [home, `${home}/skills`, `${home}/skills?q=pdf`]) {
    await read(url + path)
    figures(`${path}, from the service`, await repeated(ROUNDS * 5, () => read(url + path)))
    await rateOf(server, path)
  }
}

/** A page is interactive once its scripts have run. */
const interactive = async (page: Page, { url }: Server): Promise<void> => {
  const times = await repeated(ROUNDS, () =>
    page.goto(`${url}${home}/skills`, { waitUntil: 'load' }),
  )
  figures('the first page of the catalogue, in the browser', times)
}

const TYPED = 'pdf tools fill form'

/** From the key to the frame with its rows; each key waits for the one before. */
const keystrokes = async (page: Page): Promise<void> => {
  await page.locator('#q').focus()
  const place = await page.evaluateHandle(() => {
    const times: number[] = []
    let start = 0
    document.addEventListener('keydown', ({ timeStamp }) => void (start = timeStamp))
    document.addEventListener('console:swapped', ({ target }) => {
      if ((target as Element).id !== 'results') return
      requestAnimationFrame(() => void times.push(performance.now() - start))
    })
    return times
  })
  for (const [index, key] of TYPED.split('').entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForFunction(([times, count]) => times.length > count, [place, index] as const)
  }
  figures('a keystroke to its result', await place.jsonValue())
}

const live = async (page: Page, server: Server): Promise<void> => {
  await page.goto(`${server.url}${home}/skills?q=pdf-tools`)
  await page.locator('#live[data-state=live]').waitFor()
  const first = page.locator('tbody tr').first()
  let enabled = true
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    enabled = !enabled
    await call(server, 'PUT', '/skills/user/pdf-tools/policy', { enabled })
    times.push(await timed(() => first.getByText(enabled ? 'served' : 'disabled').waitFor()))
  }
  figures('a change to the page that shows it', times)
}

/** How long other requests wait while hostile files are shown. */
const beside = async (server: Server): Promise<void> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(hostileArchive(UNUSED_PORT))]), 'skill.tar.gz')
  await call(server, 'POST', '/skills/archive', form)
  const skill = `${server.url}${home}/skills/user/hostile`
  const files = ['SKILL.md', 'long.txt', 'brackets.js', 'many.txt', 'steered.js']
  const urls = [skill, ...files.map((name) => `${skill}/-/files/${name}`)]
  const waits = await waitsDuring(server, async () => {
    for (let round = 0; round < 5; round += 1) for (const url of urls) await read(url)
  })
  figures('another request meanwhile', waits)
}

const main = async (): Promise<void> => {
  const bench = await Bench.open(1)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    if (process.argv.includes('start')) return await startsOf(bench, say)
    const connectionString = await bench.database()
    await givenListed(bench, connectionString, SKILLS)
    const server = await bench.service({ DATABASE_URL: connectionString })
    const context: BrowserContext = await browser.newContext()
    const page = await context.newPage()
    say(`load ${loadavg()[0]?.toFixed(1)}, ${SKILLS} skills`)
    await pagesOf(server)
    if (process.argv.includes('pages')) return
    await interactive(page, server)
    await keystrokes(page)
    await live(page, server)
    await beside(server)
    for (const files of [500, 4090]) await reviewsOf(bench, page, files)
    say(`load ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await browser.close()
    await bench.end()
  }
}

await main()
