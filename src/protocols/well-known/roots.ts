/** Where discovery indexes are, and who reads them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markPrivate, markPublic } from '../../platform/http/conditional.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { SkillParams } from '../../registry/skills/schemas.ts'
import type { Scope, Viewer } from './shown.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { notModified, responseHeaders } from '../../platform/http/schema.ts'

const workspace = '/v1/workspaces/:workspace_id'
const skillOf = SkillParams.properties

export const roots = [
  { base: '', params: {}, suffix: '' },
  { base: workspace, params: workspaceParams, suffix: 'InWorkspace' },
  { base: `${workspace}/skills/:source_kind/:slug`, params: skillOf, suffix: 'OfSkill' },
] as const

const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } } as const

/** Of a route that sends what an index names. */
export const fileResponses = {
  200: { description: 'The bytes.', headers: responseHeaders.etag, content: bytes },
  206: {
    description: 'The requested range.',
    headers: { ...responseHeaders.etag, 'Content-Range': { type: 'string' } },
    content: bytes,
  },
  ...notModified,
  ...problems(
    'skills.not_found',
    'skills.revision_not_found',
    'skills.revision_purged',
    'skills.file_not_found',
    'request.range',
    ...inWorkspace,
  ),
}

type Named = { source_kind?: 'system' | 'user' | 'registry'; slug?: string }

export const scopeOf = (request: FastifyRequest): Scope => {
  const { source_kind: sourceKind, slug: name } = request.params as Named
  return sourceKind === undefined || name === undefined ? null : { sourceKind, slug: name }
}

/** Pages of any origin may read what needs no token. */
export const viewerOf = (request: FastifyRequest, reply: FastifyReply): Viewer => {
  if (request.caller) {
    markPrivate(reply)
    return 'reader'
  }
  markPublic(reply)
  reply.header('access-control-allow-origin', '*')
  return 'stranger'
}
