/** What the routes of this API share. */
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { ref } from '../../platform/http/schema.ts'
import { IfMatchHeaders as IfMatch } from '../../registry/lifecycle/lifecycle-schemas.ts'
import { failuresOf } from '../skills-api/failures.ts'
import type { HostedSkills } from '../skills-api/service.ts'
import type { Receive } from '../skills-api/received.ts'
import { AnthropicError } from './errors.ts'
import * as schemas from './schemas.ts'
import { generationOf } from './views.ts'

export type Parts = { hosted: HostedSkills; receive: Receive }

export const Betas = Type.Object({
  'anthropic-beta': Type.Optional(
    Type.String({
      description:
        '`skills-2025-10-02` gives the fields of the beta of 2025; everything else is ignored.',
      examples: ['skills-2025-10-02'],
    }),
  ),
})

export const ChangeHeaders = Type.Object({ ...Betas.properties, ...IfMatch.properties })

/** Clients of the beta send it with each request. */
const beta = { beta: Type.Optional(Type.String({ maxLength: 10, examples: ['true'] })) }
export const Flags = Type.Object(beta, { additionalProperties: false })

const paging = {
  ...beta,
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many at most.' }),
  ),
  page: Type.Optional(
    Type.String({
      maxLength: 500,
      description: '`next_page` of the page before.',
      examples: ['WyJrSnEwWHZUM21XeiIsInNraWxsX3VzZXJfb25lIl0'],
    }),
  ),
}
export const ListQuery = Type.Object(
  {
    ...paging,
    source: Type.Optional(
      Type.String({
        maxLength: 50,
        description: '`custom` is every skill here; any other source has none.',
        examples: ['custom'],
      }),
    ),
  },
  { additionalProperties: false },
)
export const VersionsQuery = Type.Object(paging, { additionalProperties: false })

export const config = {
  role: 'reader',
  invalidCode: 'skills.invalid_request',
  acceptsApiKey: true,
} as const
export const writing = {
  ...config,
  role: 'publisher',
  bySlug: true,
  mediaType: 'multipart/form-data',
} as const

/** What has all fields of the beta is of the beta. */
const either = (current: Parameters<typeof ref>[0], old: Parameters<typeof ref>[0]) => ({
  'application/json': { schema: Type.Union([ref(old), ref(current)]) },
})
export const skillContent = either(schemas.AnthropicSkill, schemas.AnthropicBetaSkill)
export const versionContent = either(schemas.AnthropicVersion, schemas.AnthropicBetaVersion)
export const failures = (codes: Parameters<typeof failuresOf>[1]) =>
  failuresOf(ref(AnthropicError), codes)
export const ok = (description: string, content: object) => ({ 200: { description, content } })
export const stored = {
  description: 'Stored; it may not be installed before a reviewer has decided.',
}

export const generation = ({ headers }: FastifyRequest) => generationOf(headers['anthropic-beta'])
