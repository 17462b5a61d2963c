/** Proposals that the pages of reviewers show. */
import type { Test } from 'tap'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { Browsing } from './browser.ts'
import { hostileArchive } from './hostile-package.ts'
import { givenListener } from './listener.ts'

export const queue = '/console/w/default/reviews'

/** Where the service listens. */
type Place = Pick<Browsing, 'baseUrl'>

type Sent = { proposal_id?: string }

const send = async (url: string, init: RequestInit): Promise<Sent> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Sent
}

const upload = (url: string, archive: Buffer, method: 'POST' | 'PUT'): Promise<Sent> => {
  const body = new FormData()
  body.set('archive', new Blob([new Uint8Array(archive)]), 'skill.tar.gz')
  return send(url, { method, body })
}

const json = (method: string, payload: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(payload),
})

const workspace = ({ baseUrl }: Place): string => `${baseUrl}/v1/workspaces/default`

export const propose = async (
  browsing: Place,
  archive: Buffer,
  slug: string | null = null,
): Promise<string> => {
  const skills = `${workspace(browsing)}/skills`
  const { proposal_id: id } =
    slug === null
      ? await upload(`${skills}/archive`, archive, 'POST')
      : await upload(`${skills}/user/${slug}/archive`, archive, 'PUT')
  if (id === undefined) throw new Error('It does not wait for a reviewer.')
  return id
}

const approve = (browsing: Place, id: string): Promise<Sent> =>
  send(
    `${workspace(browsing)}/proposals/${id}/review`,
    json('POST', { decision: 'approve', reason: 'read it' }),
  )

/** Every proposal waits, whatever it declares. */
export const requireApproval = (browsing: Place): Promise<Sent> =>
  send(`${workspace(browsing)}/settings`, json('PUT', { approval: 'required' }))

/** The proposer of a skill cannot approve it. */
export const fourEyes = (browsing: Place, isOn = true): Promise<Sent> =>
  send(`${workspace(browsing)}/settings`, json('PUT', { four_eyes: isOn }))

export const say = (browsing: Place, slug: string, capability: string): Promise<Sent> =>
  send(
    `${workspace(browsing)}/skills/user/${slug}/capabilities/${capability}/metadata`,
    json('PUT', { side_effects: 'external', explanation: 'read the script' }),
  )

const body = (bullets: string[]): string =>
  ['# Forms', 'Fills and sends forms.', '## Capabilities', bullets.join('\n')].join('\n\n')

const FILL = '- `form.fill`: Fills a form. [risk: write, effects: internal, egress: none]'
const SEND = '- `form.send`: Posts a form to the office.'

const long = Array.from({ length: 60 }, (_, index) => `# step ${index}`).join('\n')

const formSkill = (bullets: string[], version: string, files: Record<string, string>): Buffer =>
  packageArchive({
    folder: 'form-skill',
    files: {
      'SKILL.md': skillMd({
        name: 'form-skill',
        body: body(bullets),
        extra: `version: ${version}`,
      }),
      'scripts/fill.py': `print("fill")\n${long}\nprint("done")\n`,
      ...files,
    },
  })

const key = [
  '-----BEGIN RSA PRIVATE KEY-----',
  'MIIEowIBAAKCAQEAvXz8J0mQ2n3fTq1yR5sKc7uWd9eBhGjLpVtXoZaYbNcMfQrS',
  '-----END RSA PRIVATE KEY-----',
].join('\n')

/** A first install that a secret blocks, in each of these files. */
export const giveBlocked = (
  browsing: Place,
  name: string,
  paths = ['keys/office.pem'],
): Promise<string> => {
  const keys = Object.fromEntries(paths.map((path) => [path, `${key}\n`]))
  const files = { 'SKILL.md': skillMd({ name }), ...keys }
  return propose(browsing, packageArchive({ folder: name, files }))
}

/** An update with a new capability, a hidden character, a secret and a changed script. */
export const giveReview = async (browsing: Place): Promise<string> => {
  const first = await propose(browsing, formSkill([FILL], '0.1.0', {}))
  await approve(browsing, first)
  return propose(
    browsing,
    formSkill([FILL, SEND], '0.2.0', {
      'scripts/fill.py': `print("fill")\n${long}\nprint("done, call\u200bsend")\n`,
      'scripts/send.sh': '#!/bin/sh\ncurl -d @form https://office.example/\n',
      'keys/office.pem': `${key}\n`,
    }),
    'form-skill',
  )
}

/** Changed files, each with a line; those of `others` come with the change. */
export const giveMany = async (
  browsing: Place,
  count: number,
  others: Record<string, string> = {},
): Promise<string> => {
  const files = (text: string): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `docs/page-${index}.md`,
        `# Page ${index}\n\nIt is about ${text} ${index}.\n`,
      ]),
    )
  await approve(browsing, await propose(browsing, formSkill([FILL], '0.1.0', files('one'))))
  return propose(browsing, formSkill([FILL], '0.2.0', { ...files('two'), ...others }), 'form-skill')
}

/** Addresses that were asked of a host that nothing may ask, and the proposal. */
export const giveHostileReview = async (
  t: Test,
  browsing: Place,
): Promise<{ id: string; asked: string[] }> => {
  const { port, asked } = await givenListener(t)
  return { id: await propose(browsing, hostileArchive(port)), asked }
}
