/** Forms send fields that are empty, which means the same as none. */
import type { FastifyRequest } from 'fastify'

const dropFrom = (given: unknown): void => {
  const fields = given as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) if (value === '') delete fields[name]
}

export const dropEmpty = async ({ query }: FastifyRequest): Promise<void> => dropFrom(query)

/** Of a form that is posted. */
export const dropEmptyFields = async ({ body }: FastifyRequest): Promise<void> =>
  dropFrom(body ?? {})
