/** The keys that secrets are sealed under. */
import { ConfigError, type Env } from './config-values.ts'
import { type KeyRing, parseKey, type SecretKey } from './secret-key.ts'

/** The value is not printed. */
const keyOf = (name: string, text: string): SecretKey => {
  const key = parseKey(text)
  if (key) return key
  throw new ConfigError(
    `${name} must be 32 bytes in base64; \`openssl rand -base64 32\` makes such a key`,
  )
}

export const keyRing = (env: Env): KeyRing => {
  const current = env.SECRETS_KEY?.trim()
  const previous = env.SECRETS_KEY_PREVIOUS?.split(/[\s,]+/).filter(Boolean) ?? []
  return {
    current: current ? keyOf('SECRETS_KEY', current) : null,
    previous: previous.map((one) => keyOf('SECRETS_KEY_PREVIOUS', one)),
  }
}
