/** Skills with capabilities, and what a reviewer does with them. */
import type { App } from '../../src/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { type Answer, call, multipart } from '../support/given.ts'

/** A skill whose capabilities are the given bullets. */
export const skillArchive = (
  bullets: string[],
  {
    name = 'pdf-tools',
    files = {},
    extra = '',
    permissions = [],
  }: {
    name?: string
    files?: Record<string, string>
    extra?: string
    permissions?: string[]
  } = {},
): Buffer => {
  const sections = [
    '# Tools',
    'Use them.',
    '## Capabilities',
    bullets.map((bullet) => `- ${bullet}`).join('\n'),
    ...(permissions.length > 0
      ? ['## Permissions', permissions.map((text) => `- ${text}`).join('\n')]
      : []),
  ]
  const body = sections.join('\n\n')
  return packageArchive({
    folder: name,
    files: { 'SKILL.md': skillMd({ name, body, extra }), ...files },
  })
}

export const READ = '`pdf.read`: Reads a form. [risk: read, effects: none, egress: none]'
export const FILL = '`pdf.fill`: Fills a form. [risk: write, effects: internal, egress: none]'
export const BARE = '`pdf.send`: Sends a form.'

type Options = { workspace?: string; headers?: Record<string, string> }

export const installArchive = (app: App, archive: Buffer, options: Options = {}) => {
  const form = multipart(archive)
  return call(app, 'POST', '/skills/archive', {
    ...options,
    ...form,
    headers: { ...form.headers, ...options.headers },
  })
}

export const updateArchive = (
  app: App,
  archive: Buffer,
  options: Options & { slug?: string } = {},
) => {
  const { slug = 'pdf-tools', ...others } = options
  const form = multipart(archive)
  return call(app, 'PUT', `/skills/user/${slug}/archive`, {
    ...others,
    ...form,
    headers: { ...form.headers, ...options.headers },
  })
}

export const readSkill = (app: App, options: Options & { slug?: string } = {}) =>
  call(app, 'GET', `/skills/user/${options.slug ?? 'pdf-tools'}`, options)

export const review = (
  app: App,
  proposalId: string,
  payload: Record<string, unknown>,
  options: Options = {},
): Promise<Answer> =>
  call(app, 'POST', `/proposals/${proposalId}/review`, {
    ...options,
    payload: { reason: 'looked at it', ...payload },
  })

export const approve = (app: App, proposalId: string, options: Options = {}) =>
  review(app, proposalId, { decision: 'approve' }, options)

export const classify = (
  app: App,
  capabilityId: string,
  payload: Record<string, unknown>,
  options: Options & { slug?: string } = {},
): Promise<Answer> =>
  call(
    app,
    'PUT',
    `/skills/user/${options.slug ?? 'pdf-tools'}/capabilities/${encodeURIComponent(capabilityId)}/metadata`,
    { ...options, payload: { explanation: 'read the script', ...payload } },
  )
