/** Proposals, and browsers of people who decide on them. */
import type { Env } from '../../src/platform/config/config.ts'
import type { Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { Browser, type Page } from '../support/browsers.ts'
import type { Answer } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive, skillArchive, updateArchive } from '../trust/given.ts'

export const queue = '/console/w/default/reviews'

type Role = 'reader' | 'publisher' | 'reviewer' | 'admin'

export type Given = TestApp & {
  signIn: (role: Role) => Promise<Browser>
  propose: (archive: Buffer) => Promise<string>
  update: (archive: Buffer) => Promise<string>
}

const idOf = ({ status, body }: Answer): string => {
  if (status >= 300 || !body.proposal_id) throw new Error(JSON.stringify(body))
  return String(body.proposal_id)
}

export const given = async (t: Test, env: Env = {}): Promise<Given> => {
  const test = await testApp(t, env)
  const { headers } = await givenToken(test.services, 'publisher')
  const signIn = async (role: Role): Promise<Browser> => {
    const browser = new Browser(test.app)
    await browser.signInByToken((await givenToken(test.services, role)).secret)
    return browser
  }
  return {
    ...test,
    signIn,
    propose: async (archive) => idOf(await installArchive(test.app, archive, { headers })),
    update: async (archive) => idOf(await updateArchive(test.app, archive, { headers })),
  }
}

/** The fields of the form of the decision, as a browser would send them untouched. */
export const fieldsOf = ({ text }: Page): Record<string, string> => {
  const [, form = ''] = /<form\s+id="decide"([\s\S]*?)<\/form>/.exec(text) ?? []
  const fields: Record<string, string> = {}
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    const isSent =
      /type="hidden"/.test(input) || (/ checked=""/.test(input) && !/ disabled=""/.test(input))
    if (name !== undefined && isSent) fields[name] = /value="([^"]*)"/.exec(input)?.[1] ?? ''
  }
  return fields
}

/** Opens the page, and decides on what it shows; a second press where it asks for one. */
export const decide = async (
  browser: Browser,
  id: string,
  form: Record<string, string>,
  unticked: readonly string[] = [],
): Promise<Page> => {
  const url = `${queue}/${id}`
  const page = await browser.send(url)
  const send = (fields: Record<string, string>) => {
    const ticked = Object.entries(fields).filter(([name]) => !unticked.includes(name))
    return browser.send(`${url}/decision`, {
      method: 'POST',
      form: { ...Object.fromEntries(ticked), reason: 'read it', ...form },
    })
  }
  const first = await send(fieldsOf(page))
  return /name="confirmed"/.test(first.text) ? send(fieldsOf(first)) : first
}

export { skillArchive }
