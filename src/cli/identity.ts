/** What a CI system gives its jobs to say who they are; without a token of the registry. */
import { UsageError } from './failures.ts'

type Env = Readonly<Record<string, string | undefined>>

/** `secret`: asks GitHub at `url` for ID tokens, any number of them. `idToken`: the one of GitLab. */
export type Identity = { url: string; secret: string } | { idToken: string }

const isLoopback = (hostname: string): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)

const checkUrl = (given: string): string => {
  const isGood =
    URL.canParse(given) &&
    (new URL(given).protocol === 'https:' || isLoopback(new URL(given).hostname))
  if (isGood) return given
  throw new UsageError('ACTIONS_ID_TOKEN_REQUEST_URL is no https:// address')
}

/** Null outside of CI, and in jobs that may not have an ID token. */
export const identityOf = (env: Env): Identity | null => {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = env
  const idToken = env.SKILL_REGISTRY_ID_TOKEN?.trim()
  if (idToken) return { idToken }
  return url && secret ? { url: checkUrl(url), secret } : null
}
