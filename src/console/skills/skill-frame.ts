/** What all pages about one skill begin with. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { Skill } from '../../registry/skills/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { region, type View } from '../pages/frame.ts'
import { paths } from '../pages/paths.ts'
import { actorText, reasonText, stateBadge } from '../pages/words.ts'

export type SkillHead = { workspace: string; role: Role; skill: Skill }

type Tab = { name: string; title: string; role: Role; path: (head: SkillHead) => Path }

const tabOf = (name: string, title: string, role: Role = 'reader'): Tab => ({
  name,
  title,
  role,
  path: ({ workspace, skill }) => paths.skillTab(workspace, skill, name),
})

const tabs: readonly Tab[] = [
  {
    name: 'readme',
    title: 'Readme',
    role: 'reader',
    path: ({ workspace, skill }) => paths.skill(workspace, skill),
  },
  tabOf('files', 'Files'),
  tabOf('revisions', 'Revisions'),
  tabOf('capabilities', 'Capabilities'),
  tabOf('health', 'Health'),
  tabOf('policy', 'Policy'),
  tabOf('activity', 'Activity', 'reviewer'),
]

const tabBar = (head: SkillHead, current: string): Html =>
  html`<nav class="tabs" aria-label="About this skill">
    <ul>
      ${tabs
        .filter(({ role }) => permits(head.role, role))
        .map(
          (tab) =>
            html`<li>
              <a href="${tab.path(head)}" aria-current="${tab.name === current ? 'page' : null}"
                >${tab.title}</a
              >
            </li>`,
        )}
    </ul>
  </nav>`

/** The finding that keeps it from being served, at its place. */
const blocker = ({ workspace, skill }: SkillHead): Html | null => {
  const { status_reason: reason, findings } = skill
  const [first] = [...findings.block, ...findings.hold]
  if (!reason?.startsWith('security_') || first === undefined) return null
  const { path, line, message } = first
  return html`<p class="bad">
    <a href="${paths.line(workspace, skill, first)}">${path}:${line}</a> ${message}
  </p>`
}

/** What was decided about it, or is still to be. */
const review = ({ workspace, role, skill }: SkillHead): Html | null => {
  const { proposal_id: id, rejection, status } = skill
  if (!permits(role, 'publisher')) return null
  if (id !== undefined) {
    const what =
      status === 'active' ? 'Other bytes are waiting for a reviewer' : 'A reviewer decides'
    return html`<p>${what}: <a href="${paths.review(workspace, id)}">its review</a></p>`
  }
  if (rejection === undefined) return null
  const { proposal_id: last, by, by_label: label, reason } = rejection
  return html`<p>
    Rejected by ${actorText(by, label)}${reason === null ? null : html`: “${reason}”`}
    <a href="${paths.review(workspace, last)}">its review</a>
  </p>`
}

const notListed = ({ skill }: SkillHead): Html | null => {
  const { listed, served, reasons } = skill
  if (!served || listed || reasons.listed === undefined) return null
  return html`<p class="quiet">Agents get it only by name: ${reasonText(reasons.listed)}.</p>`
}

/** Follows what others decide while the page is open. */
const headOf = (head: SkillHead): Html => {
  const { workspace, skill } = head
  const { slug, source_kind: kind, display_name: name, description, version } = skill
  return html`<header class="head">
    <p class="quiet"><a href="${paths.skills(workspace)}">Skills</a> / ${kind}</p>
    <h1>${slug}</h1>
    ${name === slug ? null : html`<p>${name}</p>`}
    <p class="lead">${description}</p>
    <p>${stateBadge(skill)} <span class="quiet">version ${version}</span></p>
    ${blocker(head)} ${review(head)} ${notListed(head)}
  </header>`
}

export const skillView = (
  head: SkillHead,
  tab: string,
  page: { title?: string; content: Html } & Pick<View, 'scripts' | 'styles' | 'regions'>,
): View => {
  const { title, content, regions, ...rest } = page
  const shown = headOf(head)
  return {
    ...rest,
    title: [title ?? tabs.find((one) => one.name === tab)?.title ?? '', head.skill.slug].join(
      ' · ',
    ),
    section: 'skills',
    content: html`${region('head', shown, { live: true })} ${tabBar(head, tab)} ${content}`,
    regions: { ...regions, head: shown },
  }
}
