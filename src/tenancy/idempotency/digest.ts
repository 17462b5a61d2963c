/** Decides whether two requests are the same. Pure. */
import { createHash } from 'node:crypto'

/** Headers that change what a write does. */
const MEANT = ['if-match', 'if-none-match'] as const

type Request = { url: string; headers: Record<string, unknown>; body: unknown }

/** SHA-256 over path, query, conditions and content: the parsed body, or the digest of an archive. */
export const digestOf = ({ url, headers, body }: Request): string => {
  const conditions = MEANT.map((name) => headers[name] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([url, conditions, body ?? null]))
    .digest('hex')
}
