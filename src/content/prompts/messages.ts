/** Converts the result of a prompt's handler into messages. Pure. */
import { AppError } from '../../platform/errors.ts'

type UserMessage = { role: 'user'; content: { type: 'text'; text: string } }

const userMessage = (text: string): UserMessage => ({
  role: 'user',
  content: { type: 'text', text },
})

/** The first matching shape is used; `messages` of the handler are passed on unchecked. */
export const messagesOf = (result: unknown): unknown[] => {
  if (typeof result === 'string') return [userMessage(result)]
  if (typeof result === 'object' && result !== null) {
    if ('messages' in result && Array.isArray(result.messages)) return result.messages
    if ('content' in result && typeof result.content === 'string') {
      return [userMessage(result.content)]
    }
  }
  throw new AppError(
    'prompts.unsupported_shape',
    'The handler returned an unsupported shape: neither a string, nor an object with `messages` or with a text `content`.',
  )
}
