/**
 * `npm run console:lighthouse`: what Lighthouse says about pages of the console, without a network. The
 * table in `test/console/README.md` has the results.
 */
import { loadavg } from 'node:os'
import lighthouse, { type Config } from 'lighthouse'
import { Bench } from '../../bench/bench.ts'
import { giveSkills } from '../../browser/console.ts'
import { giveReview, queue } from '../../browser/reviews.ts'
import { chromium } from '../browser/playwright.ts'

const DEBUGGED = 9377
const ROUNDS = 3

/** Search engines shall find nothing here, so that category says nothing. */
const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1280, height: 900, deviceScaleFactor: 1 },
    throttlingMethod: 'provided',
    skipAudits: ['is-on-https', 'redirects-http'],
  },
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Found = { scores: Record<string, number>; lcp: number; cls: number; failed: string[] }

const look = async (url: string): Promise<Found> => {
  const result = await lighthouse(url, { port: DEBUGGED, logLevel: 'error' }, config)
  if (!result) throw new Error(`${url}: no result`)
  const { categories, audits } = result.lhr
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.score}`)
  return {
    scores,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
    failed: [...new Set(failed)],
  }
}

const show = async (base: string, path: string): Promise<void> => {
  const rounds: Found[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await look(base + path))
  const names = Object.keys(rounds[0]?.scores ?? {})
  const scores = names.map(
    (name) => `${name} ${median(rounds.map((one) => one.scores[name] ?? 0))}`,
  )
  const lcp = median(rounds.map((one) => one.lcp)).toFixed(0)
  const cls = median(rounds.map((one) => one.cls)).toFixed(3)
  say(`${path}: ${scores.join(', ')}, LCP ${lcp} ms, CLS ${cls}`)
  for (const id of new Set(rounds.flatMap(({ failed }) => failed))) say(`  ${id}`)
}

const main = async (): Promise<void> => {
  const bench = await Bench.open(1)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGED}`],
  })
  try {
    const { url: baseUrl } = await bench.service({ DATABASE_URL: await bench.database() })
    await giveSkills({ baseUrl })
    const review = `${queue}/${await giveReview({ baseUrl })}`
    const home = '/console/w/default'
    const skill = `${home}/skills/user/pdf-tools`
    say(`load ${loadavg()[0]?.toFixed(1)}, median of ${ROUNDS}`)
    const pages = [
      home,
      `${home}/skills`,
      skill,
      `${skill}/-/files/scripts/fill.py`,
      `${home}/upload`,
      queue,
      review,
      `${home}/audit`,
      `${home}/settings`,
      '/console/tokens',
      '/console/status',
    ]
    for (const path of pages) await show(baseUrl, path)
  } finally {
    await browser.close()
    await bench.end()
  }
}

await main()
