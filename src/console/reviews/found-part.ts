/** What rules and checks say about the proposed bytes. Pure. */
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { paths } from '../pages/paths.ts'
import { isStopping, type Review } from './review-data.ts'
import { issueItem } from '../pages/parts.ts'

type Finding = Review['proposal']['security_findings'][number]

const SHOWN = 200

const classOf = (finding: Finding): string =>
  isStopping(finding) ? 'bad' : finding.severity === 'warn' ? 'wait' : 'off'

/** Within the page if the file is shown open there. */
const placeOf = ({ workspace, proposal, drawn }: Review, finding: Finding, index: number): Path => {
  const { proposal_id: id } = proposal
  const { path, severity } = finding
  const page = drawn.has(path) ? paths.review(workspace, id) : paths.reviewFile(workspace, id, path)
  return severity === 'info' ? page : page.at(`finding-${index}`)
}

const item = (review: Review, finding: Finding, index: number): Html => {
  const { path, line, message, rule_id: rule, excerpt, decoded, severity } = finding
  const accepted = review.proposal.accepted_findings.find(
    ({ fingerprint }) => fingerprint === finding.fingerprint,
  )
  return html`<li>
    <p>
      <strong class="${classOf(finding)}">${severity}</strong>
      <a
        href="${placeOf(review, finding, index)}"
        data-goes="${index}"
        data-path="${path}"
        data-stops="${isStopping(finding) ? finding.fingerprint : null}"
        >${path}:${line}</a
      >
      ${message} <code class="quiet">${rule}</code> ${finding.new ? html`<em>new</em>` : null}
    </p>
    ${excerpt === '' ? null : html`<pre class="foreign excerpt">${excerpt}</pre>`}
    ${
      decoded === null
        ? null
        : html`<p class="quiet">It decodes to:</p>
            <pre class="foreign excerpt">${decoded}</pre>`
    }
    ${
      accepted === undefined
        ? null
        : html`<p class="good">Accepted by ${accepted.by}: “${accepted.reason}”</p>`
    }
  </li>`
}

export const foundPart = (review: Review): Html => {
  const { security_findings: all, diagnostics } = review.proposal
  return html`<section aria-labelledby="found">
    <h2 id="found">Findings</h2>
    ${
      all.length === 0
        ? html`<p class="quiet">No findings. Rules look for patterns, not intent.</p>`
        : html`<ul class="rows">
            ${all.slice(0, SHOWN).map((finding, index) => item(review, finding, index))}
          </ul>`
    }
    ${all.length > SHOWN ? html`<p>${all.length - SHOWN} more, which the API lists.</p>` : null}
    ${
      diagnostics.length === 0
        ? null
        : html`<ul class="rows">
            ${diagnostics.map(issueItem)}
          </ul>`
    }
  </section>`
}

type Check = { id: string; outcome: string; detail: string }

const titles: Record<string, string> = {
  'package.format': 'Format',
  'package.security': 'Security',
  'package.dependencies': 'Dependencies',
  'manifest.valid': 'Manifest',
  'capabilities.tools': 'Tools',
  'capabilities.metadata': 'Metadata',
  'capabilities.approval': 'Asking before calls',
  'capabilities.policy': 'Policy',
}

const outcomes: Record<string, { sign: string; kind: string }> = {
  passed: { sign: '✓ passed', kind: 'good' },
  warning: { sign: '! note', kind: 'wait' },
  failed: { sign: '✗ failed', kind: 'bad' },
  not_applicable: { sign: '– not applicable', kind: 'off' },
}

const checksOf = ({ install_report: report }: Review['proposal']): Check[] =>
  Array.isArray(report['checks']) ? (report['checks'] as Check[]) : []

export const checksPart = ({ proposal }: Review): Html =>
  html`<section aria-labelledby="checks">
    <h2 id="checks">Checks</h2>
    <ul class="rows checks">
      ${checksOf(proposal).map(({ id, outcome, detail }) => {
        const { sign, kind } = outcomes[outcome] ?? { sign: outcome, kind: 'off' }
        return html`<li>
          <strong class="${kind}">${sign}</strong> ${titles[id] ?? id}
          <span class="quiet">${detail}</span>
        </li>`
      })}
    </ul>
  </section>`
