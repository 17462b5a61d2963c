/** The three files of a trusted installation (*Artefacts to persist*), generated from the rows. */
import type { Kysely } from 'kysely'
import { isApproved } from '../approvals/log.ts'
import { resolve } from '../approvals/metadata.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { findInstalled, type SkillKey } from '../skills/current.ts'
import { findApprovedManifest } from './carry.ts'
import { gather } from './dossier.ts'
import { printManifest } from './manifest.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'

export const artefactNames = [
  'manifest.proposed.json',
  'manifest.json',
  'install_report.json',
] as const
export type ArtefactName = (typeof artefactNames)[number]

const notFound = (detail: string): AppError => new AppError('trust.artefact_not_found', detail)

export class Artefacts {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async read(key: SkillKey, name: ArtefactName): Promise<object> {
    const current = await findInstalled(this.#db, key)
    if (name === 'manifest.proposed.json') return this.#proposed(key, current.skill_id)
    if (name === 'manifest.json') return this.#manifest(key, current)
    return this.#report(key, current)
  }

  async #proposed({ workspaceId, slug }: SkillKey, skillId: number): Promise<object> {
    const manifest = await repository.findGenerated(this.#db, workspaceId, skillId)
    if (!manifest) throw notFound(`No model has proposed a manifest for ${slug}.`)
    return manifest
  }

  async #manifest(
    { workspaceId, slug }: SkillKey,
    {
      skill_id: skillId,
      revision,
      fingerprint,
    }: { skill_id: number; revision: number; fingerprint: string },
  ): Promise<object> {
    if (!(await isApproved(this.#db, workspaceId, { skillId, fingerprint }))) {
      throw notFound(`${slug} is not approved yet, so it has no manifest.`)
    }
    const facts = await reads.findRevision(this.#db, workspaceId, { skillId, revision })
    const specs = await listApproved(this.#db, { workspaceId, skillId, fingerprint })
    const overrides = await listOverrides(this.#db, workspaceId, [skillId])
    const approved = await findApprovedManifest(this.#db, workspaceId, {
      skillId,
      fingerprints: [fingerprint],
    })
    const hints = approved?.proposed_manifest?.['defaultPolicyHints']
    return printManifest({
      slug,
      version: facts.version,
      permissions: facts.permissions,
      capabilities: resolve(specs, overrides, fingerprint),
      hints: isObject(hints) ? hints : {},
    })
  }

  /** The report of the waiting proposal, else of the decided one for the current bytes. */
  async #report(
    { workspaceId, slug }: SkillKey,
    { skill_id: skillId, fingerprint }: { skill_id: number; fingerprint: string },
  ): Promise<object> {
    const proposal =
      (await repository.findOpen(this.#db, workspaceId, skillId)) ??
      (await repository.findNewest(this.#db, workspaceId, { skillId, fingerprint }))
    if (!proposal) throw notFound(`${slug} was approved by rule, without a reviewer.`)
    return (await gather(this.#db, workspaceId, proposal)).report
  }
}
