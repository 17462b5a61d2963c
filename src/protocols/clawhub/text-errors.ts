/** Errors as text, which ClawHub's clients show to their user. */
import type { FastifyInstance } from 'fastify'
import { toAppError } from '../../platform/http/error-handler.ts'
import { problems } from '../../platform/http/problem.ts'
import { sendText } from '../git/text-errors.ts'

export const answerInText = (app: FastifyInstance): void => {
  app.setErrorHandler((raw, request, reply) => {
    const thrown = raw instanceof Error ? raw : new Error(String(raw))
    return sendText(toAppError(thrown, request), request, reply)
  })
}

type Described = ReturnType<typeof problems>[number]

type TextResponse = Omit<Described, 'content'> & {
  content: Partial<Described['content']> & { 'text/plain': { schema: { type: 'string' } } }
}

/** Sent before the route is known, so in the form of all other routes. */
const EARLY = new Set(['408', '431'])

/** The `response` entries of `problems`, as text. */
export const textProblems = (
  ...codes: Parameters<typeof problems>
): Record<number, TextResponse> => {
  const responses: Record<number, TextResponse> = {}
  for (const [status, described] of Object.entries(problems(...codes))) {
    const text = { 'text/plain': { schema: { type: 'string' as const } } }
    const content = EARLY.has(status) ? { ...described.content, ...text } : text
    responses[Number(status)] = { ...described, content }
  }
  return responses
}
