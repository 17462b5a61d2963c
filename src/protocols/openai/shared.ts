/** What the routes of this API share. */
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { ref, stringEnum } from '../../platform/http/schema.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { failuresOf } from '../skills-api/failures.ts'
import type { HostedSkills } from '../skills-api/service.ts'
import type { Receive } from '../skills-api/received.ts'
import { OpenAiError } from './schemas.ts'

export type Parts = { hosted: HostedSkills; receive: Receive; queues: CallerQueues }

/** `example`: an id of what is listed. */
const listQuery = (example: string) =>
  Type.Object(
    {
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many at most.' }),
      ),
      after: Type.Optional(
        Type.String({
          maxLength: 240,
          description: '`last_id` of the page before.',
          examples: [example],
        }),
      ),
      order: Type.Optional(
        stringEnum(['asc', 'desc'] as const, {
          default: 'desc',
          description: 'By the time of creation.',
        }),
      ),
    },
    { additionalProperties: false },
  )
export const ListQuery = listQuery('skill_user_greet-skill')
export const VersionsQuery = listQuery('skver_user_greet-skill_1')

type ListQuery = Static<typeof ListQuery>

export const pageWanted = ({ limit = 20, order = 'desc' }: ListQuery) => ({ limit, order })

export const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const
export const writing = {
  ...config,
  role: 'publisher',
  bySlug: true,
  mediaType: 'multipart/form-data',
} as const

export const json = (schema: TSchema) => ({ 'application/json': { schema: ref(schema) } })
export const ok = (description: string, content: object) => ({ 200: { description, content } })
export const stored = (content: object) => ({
  202: { description: 'Stored; it may not be installed before a reviewer has decided.', content },
})
export const failures = (codes: Parameters<typeof failuresOf>[1]) =>
  failuresOf(ref(OpenAiError), codes)
