import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { SkillBatches } from '../../tenancy/events/skill-batches.ts'
import { listUnpacked } from './artifact-rows.ts'
import type { ArchivePacking } from './packing.ts'

type Deps = { db: Kysely<Database>; packing: ArchivePacking; log: Log }

/** Packs what a commit made current or served, before a discovery index needs it. */
export const packAhead = ({ db, packing, log }: Deps): SkillBatches =>
  new SkillBatches(
    { db, log },
    {
      quietMs: 100,
      failed: 'archives could not be packed ahead',
      work: async (workspaceId, slugs) => {
        for (const row of await listUnpacked(db, workspaceId, slugs)) {
          const { skill_id: skillId, revision, fingerprint } = row
          packing
            .packAhead({
              key: { workspaceId, fingerprint, topFolder: '' },
              revision: { workspaceId, skillId, revision, fingerprint },
            })
            // Reported by the packing.
            .catch(() => undefined)
        }
      },
    },
  )
