/** Secrets of sessions: 256 random bits in a cookie. Only their SHA-256 is stored. */
import { hash, randomBytes } from 'node:crypto'

const SECRET = /^[\w-]{43}$/

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A text of another form needs no query. */
export const isSecret = (text: string): boolean => SECRET.test(text)

export const sha256Of = (secret: string): string => hash('sha256', secret)

/** Tells whether ADMIN_TOKEN is still the same; another digest than a token's. */
export const adminDigestOf = (token: string): string => hash('sha256', `admin session ${token}`)
