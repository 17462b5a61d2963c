/** What the addresses and forms of pages send. */
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'

/** Forms send fields that are empty, which means the same as none. */
const dropFrom = (given: unknown): void => {
  const fields = given as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) if (value === '') delete fields[name]
}

export const dropEmpty = async ({ query }: FastifyRequest): Promise<void> => dropFrom(query)

/** Of a form that is posted. */
export const dropEmptyFields = async ({ body }: FastifyRequest): Promise<void> =>
  dropFrom(body ?? {})

/** Names the proposal that waits, after a registration is held; it becomes a part of an address. */
export const heldQuery = Type.Optional(
  Type.String({
    description: 'Letters, digits, `_` and `-`: the id of the proposal that waits.',
    maxLength: 64,
    pattern: String.raw`^[\w-]+$`,
  }),
)
