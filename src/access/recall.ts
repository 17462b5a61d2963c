/** Who may read a workspace, as far as that is known without asking. Pure. */
import { bearerOf } from './bearer.ts'
import { type Actor, local } from './caller.ts'
import type { Entrance } from './entrance.ts'
import { checkLoopback, type RequestHeaders } from './loopback.ts'
import { permits } from './roles.ts'

/** Null: somebody has to be asked, or it is to be refused, which is said and noted elsewhere. */
export const recallReader = (
  entrance: Pick<Entrance, 'recall'>,
  headers: RequestHeaders,
  workspaceId: string,
): Actor | null => {
  const known = entrance.recall(bearerOf(headers.authorization))
  if (known === null) return null
  if (known === 'anybody') {
    checkLoopback(headers)
    return local
  }
  const isSeen = known.boundTo === undefined || known.boundTo === workspaceId
  return isSeen && permits(known.role, 'reader') ? known : null
}
