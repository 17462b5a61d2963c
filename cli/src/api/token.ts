/** The token that a request carries. That of a person is renewed once it expires. */
import type { Config } from '../config/config.ts'

/** Seconds before its end at which an access token counts as expired. */
const MARGIN = 60

export const freshToken = async (config: Config): Promise<string | null> => {
  const { token, signIn } = config
  if (signIn === null || signIn.expiresAt === null) return token
  if (signIn.expiresAt - MARGIN > Date.now() / 1000) return token
  // Loaded on use, since few calls need it.
  const { renew } = await import('../account/sign-in.ts')
  return renew(config, signIn)
}
