/** Ids that nobody can guess. */
import { randomBytes } from 'node:crypto'

/** 21 characters, 126 random bits: unguessable, URL-safe, as long as the gateway's ids. */
export const newId = (): string => randomBytes(16).toString('base64url').slice(0, 21)
