/** Responses of install and update, for every source of the archive. */
import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../platform/errors.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { json, responseHeaders } from '../../platform/http/schema.ts'
import * as lifecycle from './lifecycle-schemas.ts'

const fromArchive: ErrorCode[] = [
  'skills.upload.not_found',
  'skills.upload.expired',
  'skills.upload.not_finalized',
  'skills.upload.consumed',
  'skills.upload.busy',
  'skills.upload.invalid_archive',
  'skills.fingerprint_purged',
  'skills.upload.size_limit',
  'store.unavailable',
  'store.full',
  'workspaces.quota_exceeded',
]

/** Problems of every route that changes an installed skill. */
export const ofChange: (ErrorCode | { status: number; code: ErrorCode })[] = [
  'skills.invalid_request',
  'skills.source_not_supported',
  'skills.not_found',
  'skills.precondition_required',
  { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
  'skills.extension_id_conflict',
  'skills.action_name_conflict',
  'skills.slug_reserved',
]

const pending = json(
  'Stored, but not served: `status_reason` says why.',
  lifecycle.PendingInstall,
  responseHeaders.etag,
)

export const installReply = {
  201: json('Installed.', lifecycle.Installed, {
    ...responseHeaders.etag,
    ...responseHeaders.location,
  }),
  200: json('The same content was already installed.', lifecycle.Installed, responseHeaders.etag),
  202: pending,
  ...problems(
    'skills.invalid_request',
    'skills.source_not_supported',
    'skills.update_conflict.fingerprint_mismatch',
    'skills.extension_id_conflict',
    'skills.action_name_conflict',
    'skills.slug_reserved',
    ...fromArchive,
    ...inWorkspace,
    ...withBody,
  ),
}

export const updateReply = {
  200: json('Updated, or the same content as before.', lifecycle.Updated, responseHeaders.etag),
  202: pending,
  ...problems(...ofChange, 'skills.slug_mismatch', ...fromArchive, ...inWorkspace, ...withBody),
}

/** How the query wants the write to run. */
export const modeOf = ({ dry_run: isDryRun = false }: { dry_run?: boolean }) => ({ isDryRun })

type InstallResponse =
  lifecycle.Changed<'installed' | 'already_installed'> | lifecycle.PendingInstall

export const sendInstalled = (reply: FastifyReply, result: InstallResponse) => {
  reply.header('etag', etagOf(result.skill.fingerprint))
  if (result.status === 'pending_install') return reply.code(202).send(result)
  if (result.status === 'already_installed') return reply.code(200).send(result)
  return reply.code(201).header('location', result.skill.install_path).send(result)
}

type UpdateResponse = lifecycle.Changed<'updated' | 'already_up_to_date'> | lifecycle.PendingInstall

export const sendUpdated = (reply: FastifyReply, result: UpdateResponse) =>
  reply
    .header('etag', etagOf(result.skill.fingerprint))
    .code(result.status === 'pending_install' ? 202 : 200)
    .send(result)
