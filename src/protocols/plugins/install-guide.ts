/** How clients install one skill: none where they cannot have it. */
import type { WorkspaceState } from '../../platform/database/state-cache.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import type { skillKeyOf } from '../../registry/skills/skill-key.ts'
import { type ClientCommands, installCommands } from './install-commands.ts'

export class InstallGuide {
  readonly #history: GitHistory
  readonly #catalog: SkillCatalog

  constructor({ history, catalog }: { history: GitHistory; catalog: SkillCatalog }) {
    this.#history = history
    this.#catalog = catalog
  }

  /** `baseUrl`: at which the caller reaches the workspace. */
  async read(
    key: ReturnType<typeof skillKeyOf>,
    { state, baseUrl }: { state: WorkspaceState; baseUrl: string },
  ): Promise<{ fingerprint: string; clients: ClientCommands[] }> {
    const { skill_id: skillId, fingerprint } = await this.#catalog.revision(key, {})
    const { plugins } = await this.#history.plugins(state)
    const found = plugins.find(({ entry }) => entry.skill_id === skillId)
    const { workspaceId, slug } = key
    const clients = found
      ? installCommands({
          workspaceId,
          baseUrl,
          slug,
          folder: found.entry.folder,
          name: found.texts.display_name,
        })
      : []
    return { fingerprint, clients }
  }
}
