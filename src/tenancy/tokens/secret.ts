/** Secrets of tokens: 256 random bits, returned once. Only their SHA-256 is stored. */
import { hash, randomBytes } from 'node:crypto'

const SECRET = /^skr_[\w-]{43}$/

export const newSecret = (): string => `skr_${randomBytes(32).toString('base64url')}`

/** Text of any other form cannot be a token, and needs no query. */
export const isSecret = (text: string): boolean => SECRET.test(text)

export const sha256Of = (secret: string): string => hash('sha256', secret)
