/** The signature of a call, in the form of Standard Webhooks. Pure. */
import { createHmac } from 'node:crypto'

type Message = { id: string; timestamp: number; body: string }

/**
 * The three headers by which a handler verifies the sender and the content, and that the call is
 * not a replay.
 */
export const signatureHeaders = (
  secret: string,
  { id, timestamp, body }: Message,
): Record<string, string> => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
