/** Responses of install and update, for every source of the archive. */
import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../platform/errors.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref, responseHeaders } from '../../platform/http/schema.ts'
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
  'skills.slug_reserved',
]

const pending = {
  description: 'Stored, but not served: `status_reason` says why.',
  headers: responseHeaders.etag,
  content: { 'application/json': { schema: ref(lifecycle.PendingInstall) } },
}

export const installReply = {
  201: {
    description: 'Installed.',
    headers: { ...responseHeaders.etag, ...responseHeaders.location },
    content: { 'application/json': { schema: ref(lifecycle.Installed) } },
  },
  200: {
    description: 'The same content was already installed.',
    headers: responseHeaders.etag,
    content: { 'application/json': { schema: ref(lifecycle.Installed) } },
  },
  202: pending,
  ...problems(
    'skills.invalid_request',
    'skills.source_not_supported',
    'skills.update_conflict.fingerprint_mismatch',
    'skills.extension_id_conflict',
    'skills.slug_reserved',
    ...fromArchive,
    ...inWorkspace,
    ...withBody,
  ),
}

export const updateReply = {
  200: {
    description: 'Updated, or the same content as before.',
    headers: responseHeaders.etag,
    content: { 'application/json': { schema: ref(lifecycle.Updated) } },
  },
  202: pending,
  ...problems(...ofChange, 'skills.slug_mismatch', ...fromArchive, ...inWorkspace, ...withBody),
}

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
