/** Callers with tokens, made as the command line makes them. */
import { systemCaller } from '../../src/platform/access/caller.ts'
import type { Role } from '../../src/platform/access/roles.ts'
import type { Services } from '../../src/services.ts'

export type GivenToken = { id: string; secret: string; headers: { authorization: string } }

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

export const givenToken = async (
  { tokens }: Services,
  role: Role,
  { workspace = '*', days = 1 }: { workspace?: string; days?: number } = {},
): Promise<GivenToken> => {
  const made = await tokens.create(systemCaller('default'), {
    label: `${role} of a test`,
    role,
    workspace_id: workspace,
    expires_in_days: days,
  })
  return { id: made.token_id, secret: made.token, headers: bearer(made.token) }
}
