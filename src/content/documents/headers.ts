/** Response headers of documents, their entity tags, and preconditions with these tags. Pure. */
import { etagOf } from '../../platform/http/etag.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import type { Precondition } from '../../platform/precondition.ts'

/** A document is never executed or sniffed. */
export const documentHeaders: Record<string, string> = {
  ...untrustedContentHeaders('private, no-cache'),
  vary: 'authorization, accept',
}

/** The tag of the body alone. */
export const bodyTag = (fingerprint: string): string => etagOf(fingerprint)

/** The tag of the document with its time, which may change while the body does not. */
export const documentTag = (fingerprint: string, registeredAt: string): string =>
  etagOf(`${fingerprint}.${registeredAt}`)

/**
 * Accepts either tag: a writer replaces the body, and need not know when it was last registered.
 */
export const bodyExpected = (expected: Precondition): Precondition =>
  Array.isArray(expected) ? expected.map((tag) => tag.replace(/\..*/, '')) : expected
