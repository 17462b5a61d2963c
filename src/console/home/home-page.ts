/** The first page of a workspace. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import { permits } from '../../platform/access/roles.ts'
import type { AuditEntry } from '../../tenancy/audit/schemas.ts'
import type { ContentProposalItem } from '../../content/content-proposals/schemas.ts'
import type { ProposalItem } from '../../registry/proposals/item-schemas.ts'
import type { SkillItem } from '../../registry/skills/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { dropPart } from '../upload/drop-part.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { changeLine, type Installed } from '../pages/changes.ts'
import { operations, proposersText, stateBadge } from '../pages/words.ts'

export type Home = {
  workspace: string
  role: Role
  now: Date
  /** A few, installed by people or from elsewhere. */
  skills: readonly SkillItem[]
  blocked: readonly SkillItem[]
  /** Null: the caller may not read them. */
  waiting: readonly ProposalItem[] | null
  /** Documents and prompts that wait. */
  held: readonly ContentProposalItem[]
  changes: readonly AuditEntry[] | null
  /** Of the skills in `changes`. */
  installed: Installed
  /** Of a folder that is uploaded. */
  maxBytes: number
}

const step = (number: number, title: string, content: Html): Html =>
  html`<li class="step">
    <h2><span class="number">${number}</span> ${title}</h2>
    ${content}
  </li>`

const newcomer = ({ workspace, role }: Home): Html =>
  html`<h1>Nothing is installed yet</h1>
    <p class="lead">
      A skill is a folder with a <code>SKILL.md</code>. Agents get a skill once this registry has
      checked it, and a reviewer has approved it where that is required.
    </p>
    <ol class="steps">
      ${
        permits(role, 'publisher')
          ? step(
              1,
              'Publish a folder',
              html`<p>
                  <a class="button primary" href="${paths.upload(workspace)}">Upload it here</a>
                </p>
                <p>Or from the command line, in the folder of the skill:</p>
                <pre class="command"><code>skill push . --workspace ${workspace}</code></pre>`,
            )
          : step(
              1,
              'Wait for a first skill',
              html`<p>A publisher uploads it; you are a reader.</p>`,
            )
      }
      ${step(
        2,
        'Install it into your agent',
        html`<p>The page of each skill has the commands to install it into each agent.</p>`,
      )}
      ${
        permits(role, 'admin')
          ? step(
              3,
              'Let others in',
              html`<p>Everyone else needs a token.</p>
                <p><a class="button" href="${paths.tokens()}">Create a token</a></p>
                <p>Or from the command line:</p>
                <pre class="command"><code>npm run token -- create --role publisher</code></pre>`,
            )
          : null
      }
    </ol>`

const waitingPanel = ({ workspace, waiting, held, now }: Home): Html | null =>
  waiting === null
    ? null
    : html`<section class="panel">
        <h2>Waiting for a reviewer</h2>
        ${
          waiting.length + held.length === 0
            ? html`<p class="quiet">Nothing is waiting.</p>`
            : html`<ul class="rows">
                ${waiting.map(
                  ({
                    proposal_id: id,
                    slug,
                    operation,
                    proposed_at,
                    proposed_by_label,
                    proposed_by,
                  }) =>
                    html`<li>
                      <a href="${paths.review(workspace, id)}">${slug}</a> ${operations[operation]}
                      <span class="quiet"
                        >by ${proposed_by_label ?? proposed_by}, ${when(proposed_at, now)}</span
                      >
                    </li>`,
                )}
                ${held.map(
                  (item) =>
                    html`<li>
                      <a href="${paths.contentReview(workspace, item.proposal_id)}">${item.id}</a>
                      ${item.kind}
                      <span class="quiet"
                        >by ${proposersText(item)}, ${when(item.proposed_at, now)}</span
                      >
                    </li>`,
                )}
              </ul>`
        }
        <p><a href="${paths.reviews(workspace)}">All reviews</a></p>
      </section>`

const healthPanel = ({ workspace, blocked, skills }: Home): Html =>
  html`<section class="panel">
    <h2>Health</h2>
    ${
      blocked.length === 0
        ? html`<p class="quiet">${skills.length === 0 ? 'No skills.' : 'Nothing is blocked.'}</p>`
        : html`<ul class="rows">
              ${blocked.map(
                (item) =>
                  html`<li>
                    <a href="${paths.skill(workspace, item)}">${item.slug}</a> ${stateBadge(item)}
                  </li>`,
              )}
            </ul>
            <p>
              <a href="${paths.skills(workspace, { status: 'blocked' })}">All blocked skills</a>
            </p>`
    }
  </section>`

const changesPanel = ({ workspace, changes, installed, now }: Home): Html | null =>
  changes === null
    ? null
    : html`<section class="panel">
        <h2>Recent changes</h2>
        <ul class="rows">
          ${changes.map((entry) => html`<li>${changeLine({ workspace, installed }, entry, { now, isBrief: true })}</li>`)}
        </ul>
        <p><a href="${paths.audit(workspace)}">All changes</a></p>
      </section>`

const skillsPanel = ({ workspace, skills }: Home): Html =>
  html`<section class="panel">
    <h2>Skills</h2>
    <ul class="rows">
      ${skills.map(
        (item) =>
          html`<li>
            <a href="${paths.skill(workspace, item)}">${item.slug}</a>
            ${item.status === 'active' ? null : stateBadge(item)}
            <span class="quiet clamp">${item.description}</span>
          </li>`,
      )}
    </ul>
    <p><a href="${paths.skills(workspace)}">All skills</a></p>
  </section>`

export const homeView = (home: Home): View => {
  const { workspace, skills, waiting, held } = home
  const isNew = skills.length + held.length === 0 && (waiting?.length ?? 0) === 0
  const isPublisher = permits(home.role, 'publisher')
  const overview = isNew
    ? newcomer(home)
    : html`<h1>Workspace ${workspace}</h1>
        <p class="lead">
          ${waiting === null ? null : html`${countText(waiting.length + held.length, 'proposal')} waiting.`}
        </p>
        <div class="panels">
          ${waitingPanel(home)} ${healthPanel(home)} ${skillsPanel(home)} ${changesPanel(home)}
        </div>`
  return {
    title: `Workspace ${workspace}`,
    section: 'home',
    scripts: isPublisher ? ['upload'] : [],
    content: html`${region('overview', overview, { live: true })}
    ${isPublisher ? dropPart(workspace, { maxBytes: home.maxBytes, isResuming: false }) : null}`,
    regions: { overview },
  }
}
