/** What `If-Match` of a workspace compares. Pure. */
import { createHash } from 'node:crypto'
import type { Workspace } from './schemas.ts'

/** Only what a `PUT` sets counts, since each write in the workspace changes the rest. */
export const fingerprintOf = ({ created_at: at, title, quotas }: Workspace): string =>
  createHash('sha256')
    .update(JSON.stringify([at, title, quotas]))
    .digest('hex')
