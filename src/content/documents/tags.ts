/** Entity tags of documents, and preconditions with them. Pure. */
import type { Precondition } from '../../platform/precondition.ts'
import { etagOf } from '../../platform/http/etag.ts'

/** The tag of the body alone. */
export const bodyTag = (fingerprint: string): string => etagOf(fingerprint)

/** The tag of the document with its time, which may change while the body does not. */
export const documentTag = (fingerprint: string, registeredAt: string): string =>
  etagOf(`${fingerprint}.${registeredAt}`)

/** Either tag is accepted: a writer replaces the body, and need not know when it was renewed. */
export const bodyExpected = (expected: Precondition): Precondition =>
  Array.isArray(expected) ? expected.map((tag) => tag.replace(/\..*/, '')) : expected
