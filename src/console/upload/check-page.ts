/** What an upload contains and would do, before it is installed. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import type { AppError } from '../../platform/errors.ts'
import type { DryRun } from '../../registry/lifecycle/lifecycle-schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { type FormFailure, failureNote } from '../pages/form-failure.ts'
import type { View } from '../pages/frame.ts'
import { countText, facts, icon, issueItem, shortDigest } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import type { Attempt, Result } from './attempt.ts'
import { changedPage, changesPart, layoutPart, type Shown } from './changes-part.ts'
import type { Changes } from './upload-changes.ts'
import { nextStep, rejectionOf, waitsBecause } from './upload-words.ts'

export type Check = {
  workspace: string
  role: Role
  uploadId: string
  sourceKind: 'user' | 'registry'
  attempt: Attempt
  failure: FormFailure | null
  isSplit: boolean
  /** Null: it is no update, or changes nothing. */
  changes: Changes | null
}

type Finding = Result['findings']['block'][number]

const SHOWN = 200

export const discardForm = (workspace: string, uploadId: string): Html =>
  html`<form method="post" action="${paths.uploadAct(workspace, uploadId, 'discard')}">
    <button>Discard it</button>
  </form>`

/** Its lines, where it is one of the files that differ. */
const placeOf = (check: Check, { path, line }: Finding): Html => {
  const text = `${path}:${line}`
  const shown = shownOf(check)
  return shown !== null && check.changes?.files.some((file) => file.path === path)
    ? html`<a href="${changedPage(shown, path)}">${text}</a>`
    : html`<code>${text}</code>`
}

const findingItem = (check: Check, finding: Finding): Html => {
  const { severity, message, rule_id: rule, excerpt } = finding
  return html`<li>
    <p>
      <strong class="${severity === 'warn' ? 'wait' : 'bad'}">${severity}</strong>
      ${placeOf(check, finding)} ${message} <code class="quiet">${rule}</code>
    </p>
    ${excerpt === '' ? null : html`<pre class="foreign excerpt">${excerpt}</pre>`}
  </li>`
}

const foundPart = (check: Check): Html => {
  const { findings, diagnostics } = check.attempt.result
  const all = [...findings.block, ...findings.hold, ...findings.warn]
  return html`<section aria-labelledby="found">
    <h2 id="found">Findings</h2>
    ${
      all.length + diagnostics.length === 0
        ? html`<p class="quiet">No findings. Rules look for patterns, not intent.</p>`
        : html`<ul class="rows">
            ${all.slice(0, SHOWN).map((finding) => findingItem(check, finding))}
            ${diagnostics.map(issueItem)}
          </ul>`
    }
    ${all.length > SHOWN ? html`<p>${all.length - SHOWN} more findings.</p>` : null}
  </section>`
}

/** Null: there is nothing to compare with. */
const shownOf = ({ workspace, uploadId, sourceKind, isSplit, attempt }: Check): Shown | null =>
  attempt.installed === null
    ? null
    : { workspace, uploadId, sourceKind, isSplit, from: attempt.installed }

const stated = (value: string | null): string => value ?? 'not declared'

const mayDoPart = ({ capabilities, missing_metadata: missing }: DryRun): Html =>
  html`<section aria-labelledby="may-do">
    <h2 id="may-do">What it may do</h2>
    ${
      capabilities.length === 0
        ? html`<p>It declares no capabilities. Its text can still ask an agent to do anything.</p>`
        : html`<ul class="rows">
            ${capabilities.map(
              (one) =>
                html`<li>
                  <code>${one.capability_id}</code> ${one.description}
                  <span class="quiet"
                    >risk: ${stated(one.risk_level)} · effects: ${stated(one.side_effects)} · data
                    leaves: ${stated(one.data_egress)}</span
                  >
                </li>`,
            )}
          </ul>`
    }
    ${missing.map(
      ({ capability_id: id, missing_fields: fields }) =>
        html`<p class="wait">
          <code>${id}</code> does not state ${fields.join(', ')}; a reviewer has to.
        </p>`,
    )}
  </section>`

const isSame = ({ status }: Result): boolean =>
  status === 'already_installed' || status === 'already_up_to_date'

const verdict = ({ workspace, role, attempt: { result } }: Check): Html => {
  if (isSame(result)) {
    return html`<p>
      <span class="state off">${icon('off')}Exactly these bytes are installed already.</span>
      <a href="${paths.skill(workspace, result.skill)}">${result.skill.slug}</a>
    </p>`
  }
  return result.reasons.served === undefined
    ? html`<p><span class="state good">${icon('served')}Agents would get it at once.</span></p>`
    : html`<p>
          <span class="state wait"
            >${icon('waiting')}It would wait, because ${waitsBecause(result)}.</span
          >
        </p>
        <p class="quiet">${nextStep(result, role)}</p>`
}

const installForm = ({ workspace, uploadId, sourceKind, attempt, failure }: Check): Html => {
  const { result, installed } = attempt
  const action = installed === null ? 'Install' : 'Update'
  return html`${failureNote(failure)}
    <form method="post" action="${paths.uploadAct(workspace, uploadId, 'install')}">
      <input type="hidden" name="source_kind" value="${sourceKind}" />
      <input type="hidden" name="slug" value="${result.skill.slug}" />
      <input type="hidden" name="installed" value="${installed ?? ''}" />
      <button class="primary">${action} ${result.skill.slug}</button>
    </form>`
}

export const checkView = async (check: Check): Promise<View> => {
  const { workspace, uploadId, sourceKind, attempt } = check
  const { result, installed } = attempt
  const { slug, version, fingerprint } = result.skill
  const title = `${slug} ${version}`
  const other = sourceKind === 'user' ? 'registry' : 'user'
  const shown = shownOf(check)
  const { changes } = check
  const changed = shown === null || changes === null ? null : await changesPart(shown, changes)
  return {
    title,
    section: 'upload',
    styles: ['content.css', ...(changes === null ? [] : ['review.css'])],
    scripts: changes === null ? [] : ['changed'],
    regions: shown === null ? {} : { layout: layoutPart(shown) },
    content: html`<h1>${title}</h1>
      <p class="lead">
        ${installed === null ? 'A first install' : 'An update'} of a ${sourceKind} skill. Nothing is
        installed yet.
      </p>
      ${verdict(check)}
      <div class="filters">
        ${isSame(result) ? null : installForm(check)} ${discardForm(workspace, uploadId)}
      </div>
      ${foundPart(check)} ${result.dry_run === undefined ? null : mayDoPart(result.dry_run)}
      ${changed}
      <h2>Bytes</h2>
      ${facts([
        ['Fingerprint', shortDigest(fingerprint)],
        ['Installed', installed === null ? null : shortDigest(installed)],
        [
          'Left out',
          result.ignored.length === 0
            ? null
            : `${countText(result.ignored.length, 'file')}: ${result.ignored.slice(0, 20).join(', ')}`,
        ],
        [
          'Source',
          html`${sourceKind} ·
            <a href="${paths.uploaded(workspace, uploadId, { source_kind: other })}"
              >${
                other === 'registry'
                  ? 'It comes from another registry'
                  : 'It does not come from another registry'
              }</a
            >`,
        ],
      ])}`,
  }
}

/** Bytes that can be no package, or not this one. */
export const rejectedView = (
  error: AppError,
  { workspace, uploadId }: { workspace: string; uploadId: string },
): View => {
  const { code, file, advice } = rejectionOf(error)
  return {
    title: 'Rejected',
    section: 'upload',
    content: html`<div class="narrow">
      <h1>Rejected</h1>
      <p class="lead"><strong class="bad">${error.message}</strong></p>
      <p>${advice} Nothing was installed.</p>
      ${facts([
        ['Code', html`<code>${code}</code>`],
        ['File', file],
      ])}
      <p><a class="button" href="${paths.upload(workspace)}">Upload another</a></p>
      ${discardForm(workspace, uploadId)}
    </div>`,
  }
}
