/** Installs or updates from a finished upload; exactly once, even if a response is lost. */
import type { components } from '../api/schema.ts'
import type { SourceKind } from '../program/options.ts'
import { Refusal, refuse } from '../api/failures.ts'
import type { PackedFolder } from '../package/pack.ts'
import type { Registry, Skill, Verdict } from '../api/registry.ts'

type Schemas = components['schemas']
type ChangeResponse = Schemas['Installed'] | Schemas['Updated'] | Schemas['PendingInstall']

export type Applied = {
  status: string
  version: string
  /** The id of the proposal that waits for a review, or null. */
  proposalId: string | null
  /** The registry's findings in the bytes. */
  verdict: Verdict
  /** The fingerprint that is served while a review is pending. */
  servedFingerprint: string | null
}

type Job = {
  registry: Registry
  packed: PackedFolder
  sourceKind: SourceKind
  /**
   * The skill as it was read; an update is rejected if it has changed since. Null: not installed.
   */
  before: Skill | null
}

export const applyUpload = async (job: Job, uploadId: string): Promise<Applied> => {
  try {
    return appliedOf(job.packed, await change(job, uploadId))
  } catch (error) {
    const isLost = error instanceof Refusal && error.code === 'idempotency.response_unavailable'
    const now = isLost ? await job.registry.findSkill(job.sourceKind, job.packed.slug) : null
    if (now?.fingerprint !== job.packed.fingerprint) throw error
    const status = job.before ? 'updated' : 'installed'
    return { status, version: now.version, proposalId: null, verdict: now, servedFingerprint: null }
  }
}

/** The key is derived from the upload, so a retry after a lost response does nothing twice. */
const change = (
  { registry, packed, sourceKind, before }: Job,
  uploadId: string,
): Promise<ChangeResponse> => {
  const source = { type: 'uploaded_archive' as const, upload_id: uploadId }
  const key = { 'idempotency-key': `skill-push-${uploadId}` }
  return before
    ? registry.ask((api, signal) =>
        api.PUT('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}', {
          params: {
            path: registry.pathOf(sourceKind, packed.slug),
            header: { ...key, 'if-match': `"${before.fingerprint}"` },
          },
          body: { source },
          signal,
        }),
      )
    : registry.ask((api, signal) =>
        api.POST('/v1/workspaces/{workspace_id}/skills', {
          params: { path: { workspace_id: registry.workspace }, header: key },
          body: { source, target_source_kind: sourceKind },
          signal,
        }),
      )
}

const appliedOf = (packed: PackedFolder, answer: ChangeResponse): Applied => {
  const { status, skill } = answer
  if (skill.fingerprint !== packed.fingerprint || skill.slug !== packed.slug) {
    throw refuse(
      'cli.other_content',
      'Other content',
      `${packed.slug} with fingerprint ${packed.fingerprint} was sent, but the registry has ${skill.slug} with ${skill.fingerprint}.`,
    )
  }
  const waits = 'proposal_id' in answer
  return {
    status,
    version: skill.version,
    proposalId: waits ? answer.proposal_id : null,
    verdict: answer,
    servedFingerprint: waits ? answer.current_fingerprint : null,
  }
}
