/**
 * A request may outlast its caller's access, since its body may arrive slowly or its work take long.
 * So the caller is admitted again before a write, unless that was done just now.
 */
import type { Caller } from '../access/caller.ts'
import { keepsRights, keepsRole } from '../access/grants.ts'
import { AppError } from '../errors.ts'

/** The cache of credentials may be as old again, which makes a second. */
const TRUSTED_MS = 500

type Admission = {
  enter: () => Promise<Caller>
  /** Whether the credential is known to be valid, without a query. */
  isCached: () => boolean
  /** Whether the request is about one workspace, so that rights in others do not count. */
  isOfOneWorkspace: boolean
}

/** Admits a caller whose access can be confirmed later. */
export const admitConfirmable = async (admission: Admission): Promise<Caller> => {
  const { enter, isCached, isOfOneWorkspace } = admission
  const keeps = isOfOneWorkspace ? keepsRole : keepsRights
  let admittedAt = performance.now()
  const caller = await enter()
  const confirm = async (): Promise<void> => {
    const startedAt = performance.now()
    if (startedAt - admittedAt <= TRUSTED_MS && isCached()) return
    const { actor } = await enter()
    if (!keeps(actor, caller.actor)) {
      throw new AppError(
        'access.forbidden',
        'You lost rights while the request was being sent, so the service did not go on with it. Send it again to see what you may still do.',
      )
    }
    admittedAt = startedAt
  }
  return { ...caller, confirm }
}
