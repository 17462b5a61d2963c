/** Entity tags of documents, and what comes back of them as an expectation. Pure. */
import type { Precondition } from '../../platform/precondition.ts'
import { etagOf } from '../../platform/http/etag.ts'

/** Of the body alone. */
export const bodyTag = (fingerprint: string): string => etagOf(fingerprint)

/** Of the document with its time, which changes while the body does not. */
export const documentTag = (fingerprint: string, registeredAt: string): string =>
  etagOf(`${fingerprint}.${registeredAt}`)

/** Either tag will do: a writer replaces the body, and need not know when it was renewed. */
export const bodyExpected = (expected: Precondition): Precondition =>
  Array.isArray(expected) ? expected.map((tag) => tag.replace(/\..*/, '')) : expected
