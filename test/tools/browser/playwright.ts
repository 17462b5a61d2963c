/** The tests stand outside of this package, and so cannot import what it installs. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'

export { chromium, type BrowserContext, type Locator, type Page, type Route } from 'playwright-core'

export const axeSource: string = axe.source

/** Sets `DOMPurify` in the page that runs it. */
export const purifierSource: string = readFileSync(
  fileURLToPath(import.meta.resolve('dompurify/purify.min.js')),
  'utf8',
)
