/** What was found in a skill, and why it is not served. */
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import { AppError } from '../../platform/errors.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { slugOf } from './names.ts'
import type { Moderation } from './schemas.ts'
import type { Shelf, Shelved, Wanted } from './shelf.ts'
import type { Versions } from './versions.ts'
import { moderationOf } from './views.ts'

type Dependencies = { catalog: SkillCatalog; shelf: Shelf; versions: Versions }

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

  /** Publishers and above also find what they published and is not served. */
  async find(caller: Caller, wanted: Wanted): Promise<Moderation> {
    const { workspaceId, actor } = caller
    try {
      return await this.ofServed(workspaceId, await this.#deps.shelf.find(workspaceId, wanted))
    } catch (error) {
      const isHidden = error instanceof AppError && error.code === 'skills.not_found'
      if (!isHidden || !permits(actor.role, 'publisher')) throw error
      return this.#ofHidden(workspaceId, wanted)
    }
  }

  async #ofHidden(workspaceId: string, { slug, ownerHandle }: Wanted): Promise<Moderation> {
    const { skill } = await this.#deps.catalog.read({
      workspaceId,
      sourceKind: 'user',
      slug: slugOf(workspaceId, slug, ownerHandle),
      visibility: 'all',
    })
    const { block, hold, warn } = skill.findings
    return moderationOf([...block, ...hold, ...warn], {
      reason: skill.status_reason ?? 'not_listed',
      updatedAt: skill.install.updated_at * 1000,
    })
  }
}
