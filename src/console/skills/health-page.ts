/** What is wrong with a skill, each finding at its line. Pure. */
import type { HealthReport } from '../../registry/health/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { empty, issueItem } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

type Health = HealthReport['skills'][number]
type Finding = Health['security_findings'][number]

const SHOWN = 500

const severityClass = (severity: string): string => {
  if (severity === 'block' || severity === 'hold') return 'bad'
  return severity === 'warn' ? 'wait' : 'off'
}

const findingRow = ({ workspace, skill }: SkillHead, finding: Finding): Html => {
  const { severity, message, rule_id: rule, path, line, excerpt, decoded } = finding
  return html`<li>
    <p>
      <strong class="${severityClass(severity)}">${severity}</strong>
      <a href="${paths.line(workspace, skill, finding)}">${path}:${line}</a>
      ${message} <code class="quiet">${rule}</code> ${finding.new ? html`<em>new</em>` : null}
    </p>
    ${excerpt === '' ? null : html`<pre class="foreign excerpt">${excerpt}</pre>`}
    ${
      decoded === null
        ? null
        : html`<p class="quiet">It decodes to:</p>
            <pre class="foreign excerpt">${decoded}</pre>`
    }
  </li>`
}

const issues = ({ validation_issues: list }: Health): Html =>
  html`<h2>Format</h2>
    ${
      list.length === 0
        ? html`<p class="quiet">No format errors.</p>`
        : html`<ul class="rows">
            ${list.map(issueItem)}
          </ul>`
    }`

const needs = ({ dependency_diagnostics: list }: Health): Html =>
  html`<h2>Dependencies</h2>
    ${
      list.length === 0
        ? html`<p class="quiet">It declares none.</p>`
        : html`<ul class="rows">
            ${list.map(
              ({ kind, name, status, hint }) =>
                html`<li>
                  <strong class="${status === 'satisfied' ? 'good' : 'wait'}">${status}</strong>
                  ${kind} <code>${name}</code> ${hint === undefined ? null : html`${hint}`}
                </li>`,
            )}
          </ul>`
    }`

const toolKinds: Record<string, string> = {
  shell: 'shell commands',
  http: 'HTTP requests',
  function_proxy: 'functions of this registry',
}

const trust = ({ trust_level: level, trust_gate: gate }: Health): Html =>
  html`<h2>Trust</h2>
    <p>Its trust level is <strong>${level}</strong>, so these kinds of tools are:</p>
    <ul class="rows">
      ${gate.map(
        ({ tool_kind: kind, minimum_trust: minimum, allowed }) =>
          html`<li>
            <strong class="${allowed ? 'good' : 'wait'}"
              >${allowed ? 'allowed' : 'not allowed'}</strong
            >
            ${toolKinds[kind] ?? kind}
            <span class="quiet">needs trust ${minimum} or higher</span>
          </li>`,
      )}
    </ul>`

export const healthView = (head: SkillHead, health: Health): View => {
  const { security_findings: found } = health
  return skillView(head, 'health', {
    styles: ['content.css'],
    content: html`<h2>Findings</h2>
      ${
        found.length === 0
          ? empty('No findings. Rules look for patterns, not intent.')
          : html`<ul class="rows">
              ${found.slice(0, SHOWN).map((finding) => findingRow(head, finding))}
            </ul>`
      }
      ${found.length > SHOWN ? html`<p>${found.length - SHOWN} more</p>` : null} ${issues(health)}
      ${needs(health)} ${trust(health)}`,
  })
}
