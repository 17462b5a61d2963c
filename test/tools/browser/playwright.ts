/** The tests stand outside of this package, and so cannot import what it installs. */
export { chromium, type BrowserContext, type Page } from 'playwright-core'
