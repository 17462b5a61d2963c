/** Which model proposes manifests, if any. */
import { ConfigError, type Env, integer } from './config-values.ts'
import { urlFault } from '../outbound/origins.ts'

export type ProposerSettings = {
  baseUrl: string
  model: string
  /** A secret, too. */
  apiKey: string | null
  timeoutMs: number
}
export const proposerSettings = (env: Env): ProposerSettings | null => {
  const baseUrl = env.PROPOSER_BASE_URL?.trim()
  if (!baseUrl) return null
  // The value is not printed.
  if (urlFault(baseUrl) !== null || /[?#]/.test(baseUrl)) {
    throw new ConfigError(
      'PROPOSER_BASE_URL must be an address such as https://models.example.com/v1, ' +
        'without user name, password and query',
    )
  }
  const model = env.PROPOSER_MODEL?.trim()
  if (!model) throw new ConfigError('PROPOSER_MODEL must name a model, as PROPOSER_BASE_URL is set')
  const apiKey = env.PROPOSER_API_KEY?.trim() || null
  if (apiKey !== null && !/^[\x21-\x7e]{1,4096}$/.test(apiKey)) {
    throw new ConfigError('PROPOSER_API_KEY must be printable ASCII without blanks')
  }
  return {
    baseUrl,
    model,
    apiKey,
    timeoutMs: integer(env, 'PROPOSER_TIMEOUT_MS', 60_000, 1, 600_000),
  }
}
