/** Waits until a proposal is decided. */
import { setTimeout as wait } from 'node:timers/promises'
import type { components } from '../api/schema.ts'
import type { Context } from '../context.ts'

type Proposal = components['schemas']['Proposal']

const PAUSE_MS = 2000

export const readProposal = ({ registry }: Context, proposalId: string): Promise<Proposal> =>
  registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}/proposals/{proposal_id}', {
      params: { path: { workspace_id: registry.workspace, proposal_id: proposalId } },
      signal,
    }),
  )

const isOpen = ({ review_status: status }: Proposal): boolean =>
  status === 'pending' || status === 'blocked_metadata'

export type Decision = {
  review_status: Proposal['review_status']
  by: string | null
  reason: string | null
}

/** Null if the time is over. */
export const waitForDecision = async (
  context: Context,
  proposalId: string,
  seconds: number,
): Promise<Decision | null> => {
  const end = performance.now() + seconds * 1000
  context.output.tell(`Waiting for a decision on the proposal ${proposalId}`)
  for (;;) {
    const proposal = await readProposal(context, proposalId)
    if (!isOpen(proposal)) {
      const { review_status, decided_by_label: label, decided_by: by, reason } = proposal
      return { review_status, by: label ?? by, reason }
    }
    if (performance.now() > end) return null
    await wait(PAUSE_MS)
  }
}
