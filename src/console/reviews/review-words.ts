/** What reviews are called on pages. Pure. */
import type { ContentPart } from '../../content/content-proposals/decision-tag.ts'
import type { ProposalItem } from '../../registry/proposals/item-schemas.ts'
import type { DecisivePart } from '../../registry/proposals/decision-tag.ts'
import { type Html, html } from '../markup/html.ts'
import { countText, icon } from '../pages/parts.ts'
import { actorText } from '../pages/words.ts'

export type Status = ProposalItem['review_status']

const statuses: Record<Status, string> = {
  pending: 'waits for a reviewer',
  blocked_metadata: 'waits for risk metadata',
  approved: 'approved',
  rejected: 'rejected',
  superseded: 'replaced by a newer one',
  withdrawn: 'withdrawn',
}

export const isOpenStatus = (status: Status): boolean =>
  status === 'pending' || status === 'blocked_metadata'

export const statusBadge = (status: Status): Html => {
  const text = statuses[status]
  if (isOpenStatus(status)) return html`<span class="state wait">${icon('waiting')}${text}</span>`
  if (status === 'approved') return html`<span class="state good">${icon('served')}${text}</span>`
  return status === 'rejected'
    ? html`<span class="state bad">${icon('blocked')}${text}</span>`
    : html`<span class="state off">${icon('off')}${text}</span>`
}

/** The same sentence before the click as after it. */
const refusals: Record<string, string> = {
  'access.forbidden': 'Deciding needs the role reviewer. An admin gives roles.',
  'proposals.four_eyes':
    'You proposed this or sent its bytes, and in this workspace another person decides. Ask another reviewer.',
  'proposals.person_required':
    'In this workspace only people decide. Sign in with your own account, not with a token.',
  'proposals.closed': 'It is decided.',
}

export const refusalText = (reason: string | null): string | null =>
  reason === null ? null : (refusals[reason] ?? reason)

const parts: Record<DecisivePart | ContentPart, string> = {
  proposal: 'the proposal itself: whether it is open, and its bytes',
  standing: 'what is served meanwhile, or what would keep these bytes from it',
  metadata: 'what operators say about the risk of its capabilities',
  findings: 'findings, or which of them are accepted',
  tools: 'tools of MCP servers that it names',
  policy: 'the policy of the skill',
  settings: 'the settings of the workspace',
  current: 'what is served under its id',
  discussion: 'comments of others, or changes that were requested',
}

export const partText = (part: string): string =>
  Object.entries(parts).find(([name]) => name === part)?.[1] ?? part

export const proposerText = ({
  proposed_by,
  proposed_by_label,
}: Pick<ProposalItem, 'proposed_by' | 'proposed_by_label'>): Html =>
  actorText(proposed_by, proposed_by_label)

/** `2 block, 1 warn`; facts are no findings. */
export const findingsText = ({ findings }: Pick<ProposalItem, 'findings'>): Html | null => {
  const { block, hold, warn } = findings
  if (block + hold + warn === 0) return html`<span class="quiet">none</span>`
  const stopping = [block > 0 ? `${block} block` : '', hold > 0 ? `${hold} hold` : '']
  const text = stopping.filter((one) => one !== '').join(', ')
  return html`${text === '' ? null : html`<strong class="bad">${text}</strong>`}
  ${warn === 0 ? null : html`<span class="wait">${warn} warn</span>`}`
}

/** What it may do now that it could not before. */
export const deltaText = ({ permission_delta: delta }: ProposalItem): Html => {
  const { added, removed, capabilities } = delta
  const gained = [
    capabilities.added > 0 ? `+${countText(capabilities.added, 'capability', 'capabilities')}` : '',
    added > 0 ? `+${countText(added, 'permission')}` : '',
  ].filter((one) => one !== '')
  const lost = capabilities.removed + removed
  if (gained.length === 0 && lost === 0) return html`<span class="quiet">none</span>`
  return html`${gained.length === 0 ? null : html`<strong>${gained.join(', ')}</strong>`}
  ${lost === 0 ? null : html`<span class="quiet">−${lost}</span>`}`
}
