/** How errors as text are described, which ClawHub's clients show to their user. */
import { problems } from '../../platform/http/problem.ts'

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
