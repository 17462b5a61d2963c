/** Entity tags of documents, and what comes back of them as an expectation. Pure. */
import { etagOf, ifMatchOf } from '../http/etag.ts'
import type { Expectation } from './expectation.ts'

/** Of the body alone. */
export const bodyTag = (fingerprint: string): string => etagOf(fingerprint)

/** Of the document with its time, which changes while the body does not. */
export const documentTag = (fingerprint: string, registeredAt: string): string =>
  etagOf(`${fingerprint}.${registeredAt}`)

type Headers = { 'if-match'?: string | undefined; 'if-none-match'?: string | undefined }

/** Either tag will do: a writer replaces the body, and need not know when it was renewed. */
export const expectationOf = (headers: Headers): Expectation => {
  if (headers['if-none-match'] !== undefined) return 'absent'
  if (headers['if-match'] === undefined) return 'anything'
  return ifMatchOf(headers['if-match'])?.map((tag) => tag.replace(/\..*/, '')) ?? 'present'
}
