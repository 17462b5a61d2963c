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
import { type Blocked, moderationOf } from './views.ts'

type Dependencies = { catalog: SkillCatalog; shelf: Shelf; versions: Versions }

const isHiddenFrom = ({ actor }: Caller, error: unknown): boolean =>
  error instanceof AppError && error.code === 'skills.not_found' && permits(actor.role, 'publisher')

const ofHidden = ({ findings: { block, hold, warn }, status_reason, install }: Skill): Moderation =>
  moderationOf([...block, ...hold, ...warn], {
    reason: status_reason ?? 'not_listed',
    updatedAt: install.updated_at * 1000,
  })

const hiddenKey = (workspaceId: string, { slug, ownerHandle }: Wanted) => ({
  workspaceId,
  sourceKind: 'user' as const,
  slug: slugOf(workspaceId, slug, ownerHandle),
  visibility: 'all' as const,
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
  async blocked(caller: Caller, wanted: Wanted, error: unknown): Promise<Blocked> {
    if (!isHiddenFrom(caller, error)) throw error
    const orAsBefore = (missing: unknown): never => {
      throw missing instanceof AppError && missing.status < 500 ? error : missing
    }
    const { workspaceId } = caller
    const skill = await this.#hidden(workspaceId, wanted).catch(orAsBefore)
    const moderation = ofHidden(skill)
    if (!moderation.isMalwareBlocked) throw error
    const { installed_at: installedAt } = await this.#deps.catalog
      .revision(hiddenKey(workspaceId, wanted), {})
      .catch(orAsBefore)
    return { skill, moderation, installedAt }
  }

  async #hidden(workspaceId: string, wanted: Wanted): Promise<Skill> {
    return (await this.#deps.catalog.read(hiddenKey(workspaceId, wanted))).skill
  }
}
