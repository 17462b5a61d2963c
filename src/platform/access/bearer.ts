/** Bearer tokens (RFC 6750), whose digests are compared in constant time. Pure. */
import { hash, timingSafeEqual } from 'node:crypto'

export const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The token of an `Authorization` header, or null. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null

export const isToken = (given: string, digest: Buffer): boolean =>
  timingSafeEqual(digestOf(given), digest)
