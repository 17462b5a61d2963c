/** The first page of a skill: its readme, and what it takes to use it. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import type { Rendered } from '../content/markdown.ts'
import { hiddenBox } from '../content/rendered.ts'
import { Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { copyable, empty, type Fact, facts, shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

type Readme = {
  head: SkillHead
  now: Date
  /** Null: too long, or too slow to render. */
  rendered: Rendered | null
  clients: readonly { client: string; title: string; commands: string[] }[]
}

const MAX_KEYS = 100
const MAX_VALUE = 2000

const valueText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)} …` : text
}

const frontMatter = (fields: JsonObject | null): Html | null => {
  const entries = Object.entries(fields ?? {})
  if (entries.length === 0) return null
  const rest = entries.length - MAX_KEYS
  return html`<details class="front">
    <summary>Front matter</summary>
    <table class="list">
      <tbody>
        ${entries.slice(0, MAX_KEYS).map(
          ([key, value]) =>
            html`<tr>
              <th scope="row">${key.slice(0, MAX_VALUE)}</th>
              <td class="pre">${valueText(value)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${rest > 0 ? html`<p class="quiet">${rest} more</p>` : null}
  </details>`
}

const content = ({ head, rendered }: Readme): Html => {
  const { workspace, skill } = head
  const source = paths.file(workspace, skill, 'SKILL.md')
  if (rendered === null) {
    return empty('The readme is too long to render.', html`<a href="${source}">Its source</a>`)
  }
  const { hidden } = rendered
  return html`<h2>Readme</h2>
    <p class="quiet">
      Content of the package, as written by its author · <a href="${source}">source</a>
    </p>
    <section class="foreign prose" aria-label="Content of the package" tabindex="0">
      ${frontMatter(skill.frontmatter)} ${new Html(rendered.html)} ${hiddenBox(hidden)}
    </section>`
}

const install = ({ clients, head }: Readme): Html => {
  if (clients.length === 0) {
    const why = head.skill.installable
      ? 'Clients of agents cannot install it under this name.'
      : 'Clients cannot install it now.'
    return html`<p class="quiet">${why}</p>`
  }
  return html`${clients.map(
    ({ title, commands }, index) =>
      html`<details name="install" open="${index === 0}">
        <summary>${title}</summary>
        ${commands.map(
          (command) =>
            html`<div class="command">
              <code>${command}</code>
              <button type="button" class="small" data-copy="${command}" hidden>Copy</button>
            </div>`,
        )}
      </details>`,
  )}`
}

const aside = (readme: Readme): Html => {
  const { head, now } = readme
  const { workspace, skill } = head
  const archive = paths.archive(workspace, skill).with({ include: 'unserved' })
  const rows: Fact[] = [
    ['Fingerprint', shortDigest(skill.fingerprint)],
    ['Revision', String(skill.current_revision)],
    ['Changed', when(skill.install.updated_at, now)],
    ['Kind', skill.kind],
    ['Trust', skill.trust_level],
    [
      'Capabilities',
      html`<a href="${paths.skillTab(workspace, skill, 'capabilities')}"
        >${skill.capabilities.length}</a
      >`,
    ],
    ['Archive', html`<a href="${archive}" download>tar.gz</a>`],
    ['Address', copyable(skill.install.install_path, 'API')],
  ]
  return html`<aside class="side" aria-label="How to use it">
    <h2>Install</h2>
    ${install(readme)}
    <h2>Facts</h2>
    ${facts(rows)}
  </aside>`
}

export const readmeView = (readme: Readme): View =>
  skillView(readme.head, 'readme', {
    styles: ['content.css'],
    content: html`<div class="beside">
      <div class="main">${content(readme)}</div>
      ${aside(readme)}
    </div>`,
  })
