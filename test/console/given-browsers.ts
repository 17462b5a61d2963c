/** Browsers that are signed in, and what a page says without its markup. */
import { Browser } from '../support/browsers.ts'
import type { TestApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'

type Role = 'reader' | 'publisher' | 'reviewer' | 'admin'

export const signedIn = async (
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  role: Role,
): Promise<Browser> => {
  const browser = new Browser(app)
  await browser.signInByToken((await givenToken(services, role)).secret)
  return browser
}

/** Its text, with single spaces. */
export const plain = (page: string): string =>
  page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
