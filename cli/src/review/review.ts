/** `review`: what waits for a reviewer, and the decision. */
import { exitCodes, Refusal, UsageError } from '../api/failures.ts'
import type { components } from '../api/schema.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { readProposal } from '../publish/decision.ts'
import { diagnosticLine, findingLine } from '../publish/lint.ts'
import { patchLines } from '../read/diff.ts'
import type { Line } from '../terminal/output.ts'
import { bytes, short, time } from '../terminal/text.ts'

type Schemas = components['schemas']
type Proposal = Schemas['Proposal']
type Item = Schemas['ProposalItem']
type Body = Schemas['ReviewBody']
type Accepted = NonNullable<Body['accept_findings']>

const listAll = async (
  { registry }: Context,
  query: { review_status?: Item['review_status'] },
  limit: number,
): Promise<Item[]> => {
  const pages = await registry.pages(
    (cursor) =>
      registry.ask((api, signal) =>
        api.GET('/v1/workspaces/{workspace_id}/proposals', {
          params: {
            path: { workspace_id: registry.workspace },
            query: { ...query, limit: Math.min(limit, 200), ...cursor },
          },
          signal,
        }),
      ),
    Math.ceil(limit / 200),
  )
  return pages.flatMap(({ proposals }) => proposals).slice(0, limit)
}

const HEADINGS = ['PROPOSAL', 'SKILL', 'OPERATION', 'STATUS', 'FINGERPRINT', 'PROPOSED', 'BY']

const rowOf = (one: Item): string[] => [
  one.proposal_id,
  one.slug,
  one.operation,
  one.review_status,
  short(one.fingerprint),
  time(one.proposed_at),
  one.proposed_by_label ?? one.proposed_by,
]

const USUAL = 50

export const list: Work = async (context, { options }) => {
  const query = options.all ? {} : { review_status: 'pending' as const }
  const proposals = await listAll(context, query, options.limit ?? USUAL)
  context.output.result({ proposals }, () =>
    proposals.length === 0
      ? ['Nothing waits for a review.']
      : [{ rows: [HEADINGS, ...proposals.map(rowOf)] }],
  )
  return exitCodes.ok
}

/** Null if there is none: then it may be a slug of that length. */
const proposalWithId = async (context: Context, id: string): Promise<Proposal | null> => {
  try {
    return await readProposal(context, id)
  } catch (error) {
    if (error instanceof Refusal && error.problem.status === 404) return null
    throw error
  }
}

/** A proposal by its id, or the one that waits of a skill. */
const proposalNamed = async (context: Context, word: string): Promise<Proposal> => {
  const byId = /^[\w-]{21}$/.test(word) ? await proposalWithId(context, word) : null
  if (byId !== null) return byId
  const waiting = await listAll(context, { review_status: 'pending' }, 10_000)
  const [only, ...others] = waiting.filter(({ slug }) => slug === word)
  if (only !== undefined && others.length === 0) return readProposal(context, only.proposal_id)
  throw new UsageError(
    only === undefined
      ? `Nothing of "${word}" waits for a review. See: skill review list`
      : `Several proposals of "${word}" wait. Name one by its id: skill review list`,
  )
}

const fileLine = ({
  change,
  path,
  lines_added,
  lines_removed,
  size_after,
}: Schemas['FileDiff']) => {
  const lines = lines_added === null ? '' : ` (+${lines_added} -${lines_removed ?? 0})`
  const size = size_after === null ? '' : ` ${bytes(size_after)}`
  return `${change.padEnd(8)} ${path}${lines}${size}`
}

const linesOf = (one: Proposal): Line[] => [
  `${one.operation} of ${one.slug} ${one.skill.version} (${one.source_kind})`,
  one.skill.description,
  '',
  `proposal:           ${one.proposal_id}`,
  `status:             ${one.status_reason === null ? one.review_status : `${one.review_status}: ${one.status_reason}`}`,
  `fingerprint:        ${one.fingerprint}`,
  `proposed by:        ${one.proposed_by_label ?? one.proposed_by}, ${time(one.proposed_at)}`,
  ...(one.decided_at === null
    ? []
    : [
        `decided by:         ${one.decided_by_label ?? one.decided_by ?? 'rule'}, ${time(one.decided_at)}${one.reason === null ? '' : `: ${one.reason}`}`,
      ]),
  ...one.capabilities.map(
    (capability) =>
      `capability:         ${capability.capability_id} (${capability.risk_level ?? 'risk unknown'})`,
  ),
  ...one.missing_metadata.map(
    (missing) =>
      `missing:            ${missing.capability_id}: ${missing.missing_fields.join(', ')}`,
  ),
  '',
  ...one.file_diff.map(fileLine),
  ...one.security_findings.map((finding) => findingLine(finding, finding.new ? '' : ' (not new)')),
  ...one.diagnostics.map(diagnosticLine),
]

export const show: Work = async (context, { words: [word = ''] }) => {
  const proposal = await proposalNamed(context, word)
  context.output.result(proposal, () => linesOf(proposal))
  return exitCodes.ok
}

const readPatch = async (
  { registry }: Context,
  proposalId: string,
  path: string,
): Promise<string> => {
  return registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}/proposals/{proposal_id}/diff', {
      params: {
        path: { workspace_id: registry.workspace, proposal_id: proposalId },
        query: { path },
      },
      parseAs: 'text',
      signal,
    }),
  )
}

export const diff: Work = async (context, { words: [word = ''], options }) => {
  const { proposal_id: id, file_diff: changed } = await proposalNamed(context, word)
  const wanted = changed.filter(({ path }) => options.path === undefined || path === options.path)
  const files: { path: string; change: string; patch: string | null }[] = []
  for (const { path, change, lines_added: lines } of wanted) {
    // Without lines it is no text.
    const patch = lines === null ? null : await readPatch(context, id, path)
    files.push({ path, change, patch })
  }
  context.output.result({ proposal_id: id, files }, () =>
    files.length === 0
      ? ['It changes no file.']
      : files.flatMap(({ path, change, patch }) =>
          patch === null ? [`${change} ${path} (not text)`] : patchLines(patch),
        ),
  )
  return exitCodes.ok
}

/** `rule:path`, or `all` for each that blocks. */
const acceptedOf = (given: string[] | undefined, proposal: Proposal): Accepted => {
  const gates = proposal.security_findings.filter(({ severity }) =>
    ['block', 'hold'].includes(severity),
  )
  return (given ?? []).flatMap((word) => {
    const found = gates.filter(
      ({ rule_id: rule, path }) => word === 'all' || word === `${rule}:${path}`,
    )
    if (found.length > 0) return found.map(({ rule_id, path }) => ({ rule_id, path }))
    const known = gates.map(({ rule_id: rule, path }) => `${rule}:${path}`).join(', ') || 'none'
    throw new UsageError(`The proposal has no finding "${word}" to accept. It has: ${known}`)
  })
}

const decide = async (
  context: Context,
  word: string,
  decision: Body['decision'],
  options: Options,
): Promise<number> => {
  const { registry, output } = context
  if (options.reason === undefined) {
    throw new UsageError(`Say why with --reason: skill review ${decision} ${word} --reason "..."`)
  }
  const proposal = await proposalNamed(context, word)
  const accepted = acceptedOf(options.acceptFinding, proposal)
  const decided = await registry.ask((api, signal) =>
    api.POST('/v1/workspaces/{workspace_id}/proposals/{proposal_id}/review', {
      params: {
        path: { workspace_id: registry.workspace, proposal_id: proposal.proposal_id },
      },
      body: {
        decision,
        reason: options.reason ?? '',
        ...(accepted.length === 0 ? {} : { accept_findings: accepted }),
        ...(options.capability ? { capability_ids: options.capability } : {}),
        ...(options.enable ? { enable: true } : {}),
      },
      signal,
    }),
  )
  output.result(decided, () => [
    `${decision === 'approve' ? 'Approved' : 'Rejected'} ${decided.slug} ${decided.skill.version} (${short(decided.fingerprint)})`,
    ...(decided.status_reason === null ? [] : [`It is still not served: ${decided.status_reason}`]),
  ])
  return exitCodes.ok
}

export const approve: Work = (context, { words: [word = ''], options }) =>
  decide(context, word, 'approve', options)

export const reject: Work = (context, { words: [word = ''], options }) =>
  decide(context, word, 'reject', options)
