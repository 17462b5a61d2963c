/**
 * System skills: in every workspace, as `source_kind: system`, not editable. A build does not
 * reinstall bytes that a workspace has had before, so replicas of two builds do not keep replacing
 * each other's.
 */
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { systemCaller } from '../../platform/access/caller.ts'
import { defaultLimits } from '../../packages/archive/limits.ts'
import { readArchive } from '../../packages/archive/read-archive.ts'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import type { Database } from '../../platform/database/client.ts'
import type { SkillService } from '../lifecycle/service.ts'
import { archiveOf, systemFolders } from './folder.ts'
import { lacking } from './reads.ts'

type Shipped = { folder: string; slug: string; fingerprint: string }
type Log = { error: (context: object, message: string) => void }
type Dependencies = {
  db: Kysely<Database>
  skills: SkillService
  log: Log
}

export class SystemSkills {
  readonly #deps: Dependencies
  #shipped: Promise<Shipped[]> | null = null

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Installs missing skills, in one workspace or in all. */
  async ensure(only?: string): Promise<number> {
    let installed = 0
    for (const shipped of await this.#list()) {
      for (const workspaceId of await lacking(this.#deps.db, shipped, only)) {
        if (await this.#install(workspaceId, shipped)) installed += 1
      }
    }
    return installed
  }

  /** A failure in one workspace does not stop the others; the next round retries it. */
  async #install(workspaceId: string, { folder, slug }: Shipped): Promise<boolean> {
    const target = `system:${slug}`
    try {
      return await this.#deps.skills.putSystem(systemCaller(workspaceId), async () => {
        const bytes = await archiveOf(folder)
        return {
          target,
          uploadedBy: null,
          form: { kind: 'tar.gz' },
          read: async () => ({ kind: 'memory', bytes }),
          consume: async () => {},
          reject: async () => false,
          release: async () => {},
        }
      })
    } catch (error) {
      const context = { err: error, workspace_id: workspaceId, slug }
      this.#deps.log.error(context, 'a system skill could not be installed')
      return false
    }
  }

  /** Read once, since it does not change while the process lives. */
  async #list(): Promise<Shipped[]> {
    this.#shipped ??= this.#read()
    return this.#shipped
  }

  /** Starting a thread to read them as packages would take most of a second of each start. */
  async #read(): Promise<Shipped[]> {
    return Promise.all(
      systemFolders.map(async ({ slug, folder }) => {
        const bytes = Readable.from([await archiveOf(folder)])
        const { files } = await readArchive(bytes, defaultLimits, async () => {})
        return { folder, slug, fingerprint: fingerprintOf(files) }
      }),
    )
  }
}
