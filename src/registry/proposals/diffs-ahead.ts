import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { SkillBatches } from '../../tenancy/events/skill-batches.ts'
import type { ProposalDiffs } from './diffs.ts'
import { listOpenOf } from './queue.ts'

type Deps = { db: Kysely<Database>; diffs: ProposalDiffs; log: Log }

/** Compares the files of proposals that a commit opened, before a reviewer opens them. */
export const compareAhead = ({ db, diffs, log }: Deps): SkillBatches =>
  new SkillBatches(
    { db, log },
    {
      // After an upload other work of the same package goes first.
      quietMs: 200,
      failed: 'files could not be compared ahead',
      work: async (workspaceId, slugs, isClosed) => {
        for (const row of await listOpenOf(db, workspaceId, slugs)) {
          if (isClosed()) return
          await diffs.prepare(workspaceId, row)
        }
      },
    },
  )
