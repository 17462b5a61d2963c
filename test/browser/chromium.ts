/** A headless Chromium. */
import { access } from 'node:fs/promises'
import type { Test } from 'tap'
import { type BrowserContext, chromium } from '../tools/browser/playwright.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

const isThere = await access(executablePath).then(
  () => true,
  () => false,
)
/** For the options of a test. */
export const skip = isThere ? false : `no Chromium at ${executablePath}`

const args = `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
  --disable-background-networking --disable-component-update`.split(/\s+/)

/** Swagger UI keeps a busy machine at work for longer than the default of half a minute. */
const ACTION_MS = 100_000

export const launch = async (t: Test): Promise<{ context: BrowserContext }> => {
  const browser = await chromium.launch({ executablePath, args })
  // Its connections would keep the service from closing.
  t.teardown(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } })
  context.setDefaultTimeout(ACTION_MS)
  return { context }
}
