/** What the pages about the settings of a workspace have in common. Pure. */
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { paths } from '../pages/paths.ts'

const tabs = [
  ['settings', 'Settings', paths.settings],
  ['policies', 'Policies of skills', paths.policies],
  ['scope', 'What would an agent get?', paths.scope],
] as const

type Tab = (typeof tabs)[number][0]

export const settingsTab = (workspace: string, current: Tab, content: Html): View => ({
  title: tabs.find(([name]) => name === current)?.[1] ?? '',
  section: 'settings',
  styles: ['content.css', 'operators.css'],
  content: html`<h1>Settings</h1>
    <nav class="tabs" aria-label="Settings">
      <ul>
        ${tabs.map(
          ([name, title, path]) =>
            html`<li>
              <a href="${path(workspace)}" aria-current="${name === current ? 'page' : null}"
                >${title}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${content}`,
})
