/** The frame of all pages: head, top bar and main region. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import { permits } from '../../platform/access/roles.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { icon } from './parts.ts'
import { paths } from './paths.ts'
import { type Section, sections } from './sections.ts'

/** Addresses of scripts, styles and icons. */
export type Assets = { path: (name: string) => Path; script: (name: string) => Path }

/** What the frame shows besides the page. */
export type Frame = {
  assets: Assets
  /** Null: the page is about none. */
  workspace: string | null
  /** Those that the caller may see, at most a page of them. */
  workspaces: readonly { id: string; title: string | null }[]
  /** Null: not signed in. `isOperator`: admin of all workspaces. */
  who: { name: string; role: Role; canSignOut: boolean; isOperator: boolean } | null
  /** The service has no tokens: every user of this machine is admin. */
  isOpen: boolean
  /** Proposals that wait; null if the caller may not read them. */
  waiting: string | null
}

export type View = {
  title: string
  content: Html
  section?: Section['name']
  /** Modules and styles besides those of all pages. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** Regions of the content that may be fetched alone, by their id. */
  regions?: Readonly<Record<string, Html>>
}

/** A part of a page that a script may replace; `live`: whenever something has changed. */
export const region = (id: string, content: Html, { live = false } = {}): Html =>
  html`<div id="${id}" data-region data-live="${live}">${content}</div>`

const navigation = ({ workspace, who, waiting }: Frame, current: Section['name'] | undefined) => {
  if (workspace === null || who === null) return null
  const shown = sections.filter(({ role }) => permits(who.role, role))
  return html`<nav aria-label="Sections">
    <ul>
      ${shown.map(
        ({ name, title, path }) =>
          html`<li>
            <a href="${path(workspace)}" aria-current="${name === current ? 'page' : null}"
              >${title}${
                name === 'reviews' && waiting !== null
                  ? html` <span id="waiting" class="count" data-region data-live>${waiting}</span>`
                  : null
              }</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

const workspaceMenu = (
  workspace: string,
  { workspaces, who }: Pick<Frame, 'workspaces' | 'who'>,
): Html =>
  html`<details class="menu" name="menu">
    <summary>
      ${icon('workspace')}<span class="hidden">Workspace </span
      ><span class="clipped">${workspace}</span>
    </summary>
    <ul>
      ${workspaces.map(
        ({ id, title }) =>
          html`<li>
            <a href="${paths.home(id)}" aria-current="${id === workspace ? 'true' : null}"
              >${id} ${title === null ? null : html`<span class="quiet">${title}</span>`}</a
            >
          </li>`,
      )}
      ${
        who !== null && permits(who.role, 'admin')
          ? html`<li><a href="${paths.workspaces()}">All workspaces</a></li>`
          : null
      }
    </ul>
  </details>`

const search = (workspace: string): Html =>
  html`<search>
    <form action="${paths.skills(workspace)}" class="search">
      <label for="search" class="hidden">Search skills</label>
      <input id="search" name="q" type="search" maxlength="200" placeholder="Search" />
    </form>
  </search>`

const personMenu = ({ name, role, canSignOut, isOperator }: NonNullable<Frame['who']>): Html =>
  html`<details class="menu" name="menu">
    <summary>
      ${icon('person')}<span class="clipped">${name}</span> <span class="quiet">${role}</span>
    </summary>
    <ul>
      <li><a href="${paths.session()}">Who I am</a></li>
      <li><a href="${paths.sessions()}">Sessions</a></li>
      ${
        permits(role, 'admin')
          ? html`<li><a href="${paths.tokens()}">Tokens</a></li>
              <li><a href="${paths.people()}">People</a></li>`
          : null
      }
      ${isOperator ? html`<li><a href="${paths.status()}">Status</a></li>` : null}
      <li><a href="${paths.keys()}">Keys</a></li>
      <li><a href="${paths.docs()}">API documentation</a></li>
      ${
        canSignOut
          ? html`<li>
              <form method="post" action="${paths.signOut()}" data-probe="/livez">
                <button class="link">Sign out</button>
              </form>
            </li>`
          : null
      }
    </ul>
  </details>`

const openBanner = html`<aside class="banner" aria-label="Access">
  This service is open: every user of this machine is admin.
  <a href="${paths.tokens()}">The first token</a>
  closes it.
</aside>`

const topBar = (frame: Frame, current: Section['name'] | undefined): Html => {
  const { workspace, who } = frame
  const home = workspace === null || who === null ? paths.start() : paths.home(workspace)
  return html`<header class="top">
    <a class="brand" href="${home}">${icon('registry')}<span>Skill registry</span></a>
    ${workspace === null || who === null ? null : workspaceMenu(workspace, frame)}
    ${navigation(frame, current)} ${workspace === null || who === null ? null : search(workspace)}
    ${
      who === null
        ? null
        : html`<span id="live" class="live" role="status"
            ><span class="hidden">Not live</span></span
          >`
    }
    ${who === null ? null : personMenu(who)}
  </header>`
}

export const document = (frame: Frame, view: View): string => {
  const { assets, workspace } = frame
  const { title, content, scripts = [], styles = [] } = view
  return html`<!doctype html>
    <html lang="en" data-workspace="${workspace}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Skill registry</title>
        <link rel="icon" href="${assets.path('icon.svg')}" />
        <link rel="stylesheet" href="${assets.path('base.css')}" />
        ${styles.map((name) => html`<link rel="stylesheet" href="${assets.path(name)}" />`)}
        <script type="module" src="${assets.script('page')}"></script>
        ${scripts.map((name) => html`<script type="module" src="${assets.script(name)}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${topBar(frame, view.section)} ${frame.isOpen ? openBanner : null}
        <main id="main" tabindex="-1">${content}</main>
        <div id="notices" role="status"></div>
      </body>
    </html> `.text
}
