/** What was found in a skill, and why it is not served. */
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import { AppError } from '../../platform/errors.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { Skill } from '../../registry/skills/schemas.ts'
import { slugOf } from './names.ts'
import type { Moderation } from './schemas.ts'
import type { Shelf, Shelved, Wanted } from './shelf.ts'
import type { Versions } from './versions.ts'
import { moderationOf } from './views.ts'

type Dependencies = { catalog: SkillCatalog; shelf: Shelf; versions: Versions }

const isHiddenFrom = ({ actor }: Caller, error: unknown): boolean =>
  error instanceof AppError && error.code === 'skills.not_found' && permits(actor.role, 'publisher')

const ofHidden = ({ findings: { block, hold, warn }, status_reason, install }: Skill): Moderation =>
  moderationOf([...block, ...hold, ...warn], {
    reason: status_reason ?? 'not_listed',
    updatedAt: install.updated_at * 1000,
  })

export class Moderations {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async ofServed(workspaceId: string, skill: Shelved): Promise<Moderation> {
    const { versions } = this.#deps
    const { findings } = await versions.findings(await versions.find(workspaceId, skill, {}))
    return moderationOf(findings, { reason: null, updatedAt: skill.updated_at })
  }

  /** Publishers and above also find what they published that is not served. */
  async find(caller: Caller, wanted: Wanted): Promise<Moderation> {
    const { workspaceId } = caller
    try {
      return await this.ofServed(workspaceId, await this.#deps.shelf.find(workspaceId, wanted))
    } catch (error) {
      if (!isHiddenFrom(caller, error)) throw error
      return ofHidden(await this.#hidden(workspaceId, wanted))
    }
  }

  /**
   * What findings keep from being served, for the same callers: clients that update many skills pass
   * over one that is blocked, and stop at one that is missing. `error` is why it was not found.
   */
  async blocked(
    caller: Caller,
    wanted: Wanted,
    error: unknown,
  ): Promise<{ skill: Skill; moderation: Moderation }> {
    if (!isHiddenFrom(caller, error)) throw error
    const skill = await this.#hidden(caller.workspaceId, wanted).catch((missing: unknown) => {
      throw missing instanceof AppError && missing.status < 500 ? error : missing
    })
    const moderation = ofHidden(skill)
    if (!moderation.isMalwareBlocked) throw error
    return { skill, moderation }
  }

  async #hidden(workspaceId: string, { slug, ownerHandle }: Wanted): Promise<Skill> {
    const { skill } = await this.#deps.catalog.read({
      workspaceId,
      sourceKind: 'user',
      slug: slugOf(workspaceId, slug, ownerHandle),
      visibility: 'all',
    })
    return skill
  }
}
