/** Keys that secrets are sealed under. */

export const secretsKey = (letter: string): string => Buffer.alloc(32, letter).toString('base64')

/** The same for all, as replicas have it. */
export const SECRETS_KEY = secretsKey('k')
