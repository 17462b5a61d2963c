/** Skills that the pages of the console show, and what a test may see there. */
import type { Test } from 'tap'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { Browsing } from './browser.ts'
import { hostileArchive } from './hostile-package.ts'
import { givenListener } from './listener.ts'

export const home = '/console/w/default'
const skill = `${home}/skills/user/pdf-tools`

/** Every page of one skill and its surroundings. */
export const pages = [
  home,
  `${home}/skills`,
  `${home}/skills?q=nothing-like-this`,
  skill,
  `${skill}/-/files`,
  `${skill}/-/files/scripts/fill.py`,
  `${skill}/-/revisions`,
  `${skill}/-/capabilities`,
  `${skill}/-/health`,
  `${skill}/-/policy`,
  `${skill}/-/activity`,
  '/console/session',
  '/console/sessions',
  '/console/keys',
  '/console/leave?to=https%3A%2F%2Fuser%40xn--80ak6aa92e.com%2F',
  '/console/sign-in',
  '/console/signed-out',
  '/console/nowhere',
]

const send = async (url: string, archive: Buffer, method: 'POST' | 'PUT'): Promise<void> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(archive)]), 'skill.tar.gz')
  const response = await fetch(url, { method, body: form })
  if (!response.ok) throw new Error(await response.text())
}

const body = `# PDF tools

Opens a [form](references/form.md), fills it with \`fill\`, and *saves* it.

| Field | Type |
| --- | --- |
| name | text |

## Capabilities

- \`pdf.fill\` [write]: fills a form
`

const files = (line: string) => ({
  'SKILL.md': skillMd({ body, extra: 'version: 0.2.0\nlicense: MIT' }),
  'scripts/fill.py': `#!/usr/bin/env python3\n# ${line}\nprint("x" * 3)\n`,
  'references/form.md': '# Form\n',
})

/** Two revisions of a skill. */
export const giveSkills = async ({ baseUrl }: Pick<Browsing, 'baseUrl'>): Promise<void> => {
  const url = `${baseUrl}/v1/workspaces/default/skills`
  await send(`${url}/archive`, packageArchive({ files: files('one') }), 'POST')
  await send(`${url}/user/pdf-tools/archive`, packageArchive({ files: files('two') }), 'PUT')
}

export const harmlessArchive = (name: string, text: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name, body: text }) } })

/** Two revisions that may be served, since they do nothing but say something. */
export const giveHarmless = async (
  { baseUrl }: Pick<Browsing, 'baseUrl'>,
  name = 'form-skill',
): Promise<void> => {
  const url = `${baseUrl}/v1/workspaces/default/skills`
  await send(`${url}/archive`, harmlessArchive(name, '# One\n'), 'POST')
  await send(`${url}/user/${name}/archive`, harmlessArchive(name, '# Two\n'), 'PUT')
}

/** Addresses that were asked of a host that nothing may ask. */
export const giveHostile = async (t: Test, { baseUrl }: Browsing): Promise<string[]> => {
  const { port, asked } = await givenListener(t)
  await send(`${baseUrl}/v1/workspaces/default/skills/archive`, hostileArchive(port), 'POST')
  return asked
}

/** Of a page that is left, what it still loads ends: no error. */
export const errorsOf = ({ seen }: Browsing): string[] =>
  seen.errors.filter((text) => !text.endsWith(': net::ERR_ABORTED'))
