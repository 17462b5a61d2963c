/**
 * What the skill APIs of model providers do, by the services of this registry: one skill with
 * versions, of which one is served. A version that waits for a reviewer is none of them yet.
 */
import type { Kysely } from 'kysely'
import type { ArchiveLimits } from '../../packages/archive/limits.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { unlessDone } from '../../platform/access/claim.ts'
import type { Precondition } from '../../platform/precondition.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  type InstallableRevision,
  Installables,
  type InstallableSkill,
  type Zip,
} from '../../registry/catalog/installables.ts'
import type { ArchiveSource } from '../../registry/lifecycle/intake.ts'
import type { Changed, PendingInstall } from '../../registry/lifecycle/lifecycle-schemas.ts'
import type { SkillPurges } from '../../registry/lifecycle/purges.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import type { RevisionFiles } from '../../registry/packs/revision-files.ts'
import type { SkillName } from './ids.ts'

type Dependencies = {
  db: Kysely<Database>
  files: RevisionFiles
  skills: SkillService
  purges: SkillPurges
  limits: ArchiveLimits
}

type Open = () => Promise<ArchiveSource>

/** Why a version that was stored is not served, and the proposal that a reviewer decides on. */
type Waiting = { status_reason: string | null; proposal_id: string | null }

export type Written = {
  name: SkillName
  version: InstallableRevision
  /** Null if nothing of the skill may be installed yet. */
  skill: InstallableSkill | null
  /** Null if the version may be installed. */
  waiting: Waiting | null
}

type Page<After> = { after: After | null; order: 'asc' | 'desc'; limit: number }

const REASON = 'Requested by a client of the skills API.'

const waitingOf = (result: Changed | PendingInstall): Waiting | null => {
  if (result.installable) return null
  const { served, installable } = result.reasons
  return {
    status_reason: served ?? installable ?? null,
    proposal_id: result.status === 'pending_install' ? result.proposal_id : null,
  }
}

export class HostedSkills {
  /** Of what a request may contain. */
  readonly limits: ArchiveLimits
  readonly #installables: Installables
  readonly #skills: SkillService
  readonly #purges: SkillPurges

  constructor({ db, files, skills, purges, limits }: Dependencies) {
    this.limits = limits
    this.#installables = new Installables({ db, files })
    this.#skills = skills
    this.#purges = purges
  }

  list({ workspaceId }: Caller, { after, ...page }: Page<SkillName>) {
    const place = after && { workspaceId, ...after }
    return this.#installables.list(workspaceId, { ...page, after: place })
  }

  find({ workspaceId }: Caller, name: SkillName): Promise<InstallableSkill> {
    return this.#installables.find({ workspaceId, ...name })
  }

  versions({ workspaceId }: Caller, name: SkillName, page: Page<number>) {
    return this.#installables.revisions({ workspaceId, ...name }, page)
  }

  version({ workspaceId }: Caller, name: SkillName, number: number): Promise<InstallableRevision> {
    return this.#installables.revision({ workspaceId, ...name }, number)
  }

  /** Null: of the served version. */
  zip({ workspaceId }: Caller, name: SkillName, number: number | null): Promise<Zip> {
    return this.#installables.zip({ workspaceId, ...name }, number)
  }

  async create(caller: Caller, open: Open): Promise<Written> {
    return this.#written(caller, await this.#skills.install(caller, open, 'user'))
  }

  async createVersion(
    caller: Caller,
    name: SkillName,
    update: { open: Open; expected: Precondition },
  ): Promise<Written> {
    const key = { workspaceId: caller.workspaceId, ...name }
    return this.#written(caller, await this.#skills.update(caller, key, update))
  }

  /** Makes another version the served one. */
  async serve(
    caller: Caller,
    name: SkillName,
    { number, expected }: { number: number; expected: Precondition },
  ): Promise<InstallableSkill> {
    const key = { workspaceId: caller.workspaceId, ...name }
    const { fingerprint } = await this.version(caller, name, number)
    await this.#skills.rollback(caller, key, { fingerprint, reason: REASON, expected })
    return this.find(caller, name)
  }

  async delete(caller: Caller, name: SkillName, expected: Precondition): Promise<void> {
    const key = { workspaceId: caller.workspaceId, ...name }
    await unlessDone(caller, async () => {
      await this.find(caller, name)
      await this.#skills.uninstall(caller, key, expected)
    })
  }

  /**
   * Purges the bytes of a version. Where it is the served one, the newest other one is served before
   * that; a skill that has no other one is uninstalled by the purge.
   */
  async deleteVersion(caller: Caller, name: SkillName, number: number): Promise<void> {
    const key = { workspaceId: caller.workspaceId, ...name }
    await unlessDone(caller, async () => {
      const { fingerprint, is_current: isServed } = await this.version(caller, name, number)
      const page = { after: null, order: 'desc', limit: 100 } as const
      const { found } = await this.versions(caller, name, page)
      const other = found.find((version) => version.fingerprint !== fingerprint)
      if (isServed && other) {
        // The key of the request belongs to the purge, which is what a repeat must find done.
        const unkeyed = { ...caller }
        delete unkeyed.claim
        // Only these bytes are replaced, not others that are served by now.
        await this.serve(unkeyed, name, { number: other.revision, expected: [fingerprint] })
      }
      await this.#purges.purge(caller, key, { fingerprint, reason: REASON })
    })
  }

  async #written(caller: Caller, result: Changed | PendingInstall): Promise<Written> {
    const { slug, source_kind: sourceKind, fingerprint } = result.skill
    const { workspaceId } = caller
    const name = { sourceKind, slug }
    const key = { workspaceId, ...name }
    const waiting = waitingOf(result)
    return {
      name,
      version: await this.#installables.stored(key, fingerprint),
      skill: await this.#installables.findOrNull(key),
      waiting,
    }
  }
}
