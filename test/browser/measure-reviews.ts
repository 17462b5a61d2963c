/** How long the page of a proposal with many changed files takes. */
import { gzipSync } from 'node:zlib'
import type { Bench } from '../bench/bench.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { figures, read, repeated, ROUNDS, say, waitsDuring } from './measuring.ts'
import { giveMany, queue } from './reviews.ts'

/** Until its scripts could run, and until they have. */
const timings = async (page: Page, url: string): Promise<{ interactive: number; done: number }> => {
  await page.goto(url, { waitUntil: 'load' })
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const { domInteractive, domContentLoadedEventEnd } = entry as PerformanceNavigationTiming
    return { interactive: domInteractive, done: domContentLoadedEventEnd }
  })
}

/** A closed file, from the click to its lines. */
const opened = (page: Page, index: number): Promise<number> =>
  page.evaluate(async (number) => {
    const file = document.querySelector(`#file-${number}`)
    file?.scrollIntoView()
    const start = performance.now()
    file?.querySelector('summary')?.click()
    while (!file?.querySelector('ins.r')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - start
  }, index)

export const reviewsOf = async (bench: Bench, page: Page, files: number): Promise<void> => {
  const server = await bench.service({ DATABASE_URL: await bench.database() })
  const id = await giveMany({ baseUrl: server.url }, files)
  const url = `${server.url}${queue}/${id}`
  const text = await (await fetch(url)).text()
  const name = `the review of ${files + 1} files`
  say(`${name}: ${gzipSync(text, { level: 9 }).length} bytes`)
  figures(`${name}, from the service`, await repeated(ROUNDS, () => read(url)))
  const waits = await waitsDuring(server, () => repeated(ROUNDS, () => read(url)))
  figures(`another request while ${name} is sent`, waits)
  const interactive: number[] = []
  const done: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await timings(page, url)
    interactive.push(times.interactive)
    done.push(times.done)
  }
  figures(`${name}, until it is interactive`, interactive)
  figures(`${name}, until its scripts have run`, done)
  const shown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    shown.push(await opened(page, files - 1 - round * 3))
  }
  figures(`a file of ${files + 1}`, shown)
  await server.stop()
}
