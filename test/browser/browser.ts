/** A headless Chromium on a listening service, and a note of all that it does. */
import { access } from 'node:fs/promises'
import type { Test } from 'tap'
import { testApp } from '../support/app.ts'
import { type BrowserContext, chromium, type Page } from '../tools/browser/playwright.ts'

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

/** What a page did since the start, in words. */
type Seen = { requests: string[]; errors: string[]; dialogs: string[] }

const watch = (context: BrowserContext): Seen => {
  const seen: Seen = { requests: [], errors: [], dialogs: [] }
  context.on('request', (request) => void seen.requests.push(request.url()))
  context.on('requestfailed', (request) => {
    seen.errors.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
  })
  context.on('weberror', (error) => void seen.errors.push(error.error().message))
  context.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return seen
}

export type Browsing = { baseUrl: string; context: BrowserContext; page: Page; seen: Seen }

export const browse = async (t: Test): Promise<Browsing> => {
  const { app } = await testApp(t)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath, args })
  // Its connections would keep the service from closing.
  t.teardown(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } })
  context.setDefaultTimeout(ACTION_MS)
  return { baseUrl, context, page: await context.newPage(), seen: watch(context) }
}

/** Addresses of requests that left the service. `data:` and `blob:` leave nothing. */
export const foreign = ({ seen, baseUrl }: Browsing): string[] =>
  seen.requests.filter((url) => url.startsWith('http') && new URL(url).origin !== baseUrl)
