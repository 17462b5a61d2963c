/** A headless Chromium on a listening service, and a note of all that it does. */
import type { Test } from 'tap'
import type { Env } from '../../src/platform/config/config.ts'
import { type TestApp, testApp } from '../support/app.ts'
import type { BrowserContext, Page } from '../tools/browser/playwright.ts'
import { launch } from './chromium.ts'

export { skip } from './chromium.ts'

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

export type Browsing = {
  baseUrl: string
  context: BrowserContext
  page: Page
  seen: Seen
  /** Ends a step of the figures of the replica. */
  sample: () => Promise<void>
}

export const browseApp = async (
  t: Test,
  env: Env = {},
): Promise<{ test: TestApp; browsing: Browsing }> => {
  const test = await testApp(t, env)
  const baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { context } = await launch(t)
  const page = await context.newPage()
  const sample = (): Promise<void> => test.services.status.sample()
  return { test, browsing: { baseUrl, context, page, seen: watch(context), sample } }
}

export const browse = async (t: Test): Promise<Browsing> => (await browseApp(t)).browsing

/** Addresses of requests that left the service. `data:` and `blob:` leave nothing. */
export const foreign = ({ seen, baseUrl }: Browsing): string[] =>
  seen.requests.filter((url) => url.startsWith('http') && new URL(url).origin !== baseUrl)
