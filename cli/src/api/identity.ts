/**
 * What a CI system gives its jobs to say who they are. GitHub signs an ID token on demand, GitLab
 * puts one into a variable. Pure.
 */
import { isLoopbackName } from '../../../src/platform/access/loopback.ts'
import { UsageError } from './failures.ts'

export type Identity =
  | { kind: 'github'; url: string; secret: string }
  /** Which counts once. */
  | { kind: 'gitlab'; idToken: string }

type Env = Readonly<Record<string, string | undefined>>

/** Not quoted in a message, and sent nowhere but to the CI system. */
const checkUrl = (given: string): string => {
  if (URL.canParse(given)) {
    const { protocol, hostname } = new URL(given)
    if (protocol === 'https:' || isLoopbackName(hostname)) return given
  }
  throw new UsageError('ACTIONS_ID_TOKEN_REQUEST_URL is no https:// address')
}

/** Null outside of CI, and in a job that may have no ID token. */
export const identityOf = (env: Env): Identity | null => {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = env
  const idToken = env.SKILL_REGISTRY_ID_TOKEN?.trim()
  if (idToken) return { kind: 'gitlab', idToken }
  return url && secret ? { kind: 'github', url: checkUrl(url), secret } : null
}
