/** Archives that are sent by the form of the upload page. */
import type { Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import type { Browser, Page } from '../support/browsers.ts'
import { multipart } from '../support/given.ts'
import { signedIn } from './given-browsers.ts'

export const upload = '/console/w/default/upload'

type Role = 'reader' | 'publisher' | 'reviewer'

export const given = async (t: Test) => {
  const test = await testApp(t)
  return { ...test, signIn: (role: Role) => signedIn(test, role) }
}

export const send = (browser: Browser, archive: Buffer): Promise<Page> => {
  const { payload, headers } = multipart(archive)
  return browser.send(upload, { method: 'POST', payload, headers })
}

/** The page of the upload, after it was sent. */
export const check = async (browser: Browser, archive: Buffer): Promise<Page & { url: string }> => {
  const { status, location, text } = await send(browser, archive)
  if (status !== 303) throw new Error(text)
  return { ...(await browser.send(location)), url: location }
}

export const hiddenIn = ({ text }: Page): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

export const install = (browser: Browser, page: Page & { url: string }): Promise<Page> =>
  browser.send(`${page.url}/install`, { method: 'POST', form: hiddenIn(page) })
