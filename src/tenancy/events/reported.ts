/** Reports failures of reading events. */
import { isUnavailable } from '../../platform/database/pg-errors.ts'
import type { Log } from '../../platform/log.ts'
import type { Source } from './tail.ts'

/** Streams try again or end in silence, so what is not the database's absence must be in the log. */
export const reported =
  (read: Source, log: Log): Source =>
  (after) =>
    read(after).catch((error: unknown) => {
      if (!isUnavailable(error)) log.error({ err: error }, 'events could not be read')
      throw error
    })
