/**
 * Installs that are committed together: of skills that never were, with bytes that a rule approves,
 * from small packages. Each has its own audit row and event. Whatever else is asked for has nothing
 * done, and is left to a transaction of its own; so is all, where the database refuses one of them.
 */
import type { Kysely, Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { Caller } from '../access/caller.ts'
import * as approvals from '../approvals/log.ts'
import { requirementsOf } from '../archives/requirements.ts'
import { extensionIdOf } from '../archives/slug.ts'
import type { SkillPackage } from '../archives/types.ts'
import { specsOf } from '../capabilities/metadata.ts'
import { addApproved } from '../capabilities/overrides.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import * as proposals from '../proposals/open.ts'
import { type Settings, settingsOf } from '../settings/values.ts'
import { type ChangedBytes, findChanged } from './changed.ts'
import { arrivalOf, recordChanges } from './changes.ts'
import type { Incoming } from './intake.ts'
import * as repository from './repository.ts'
import type { SkillKey } from './repository.ts'
import { findUsed, insertRevisions, insertSkills } from './revisions.ts'
import { trustLevelOf } from './view.ts'

export type Install = { caller: Caller; key: SkillKey; incoming: Incoming }

const MAX_FILES = 64

/**
 * Large ones would keep the others waiting. One that may lose its upload and its idempotency key
 * could have used up the one when it is without the other.
 */
export const mayJoin = ({ caller, incoming: { pack, source } }: Install): boolean =>
  pack.files.length <= MAX_FILES && !(source.uploadedBy !== null && caller.claim)

/** What may keep a package from being served is judged alone, with the proposal that it needs. */
const mayBeBlocked = (pack: SkillPackage, settings: Settings): boolean =>
  pack.security_findings.some(({ severity }) => severity === 'block') ||
  (settings.validation_profile === 'strict' &&
    pack.diagnostics.some(({ level }) => level === 'error')) ||
  (settings.block_on_missing_dependencies && requirementsOf(pack.frontmatter ?? {}).length > 0)

export const extensionIdFor = ({ key }: Install): string => extensionIdOf(key.slug)

type Candidate = Install & { specs: ReturnType<typeof specsOf> }

const candidatesIn = async (
  trx: Transaction<Database>,
  workspaceId: string,
  installs: Install[],
): Promise<Candidate[]> => {
  const { used, stored } = await findUsed(trx, workspaceId, installs.map(extensionIdFor))
  const settings = settingsOf(stored)
  const candidates: Candidate[] = []
  for (const install of installs) {
    const { pack } = install.incoming
    const extensionId = extensionIdFor(install)
    const specs = specsOf(extensionId, pack.capabilities)
    const bytes = { ...install.key, skillId: null, fingerprint: pack.fingerprint, specs }
    const isHarmless = (await proposals.judge(trx, bytes, settings)) === 'harmless'
    if (isHarmless && !used.has(extensionId) && !mayBeBlocked(pack, settings)) {
      candidates.push({ ...install, specs })
    }
  }
  return candidates
}

/** False where it has lost what it comes with: its upload, or its idempotency key. */
const isStillMeant = async (
  trx: Transaction<Database>,
  { caller, incoming }: Install,
): Promise<boolean> => {
  try {
    await incoming.source.consume(trx)
    await caller.claim?.commit(trx)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const put = async (
  trx: Transaction<Database>,
  workspaceId: string,
  candidates: Candidate[],
): Promise<void> => {
  const ids = await insertSkills(
    trx,
    workspaceId,
    candidates.map((one) => ({
      ...one.key,
      extensionId: extensionIdFor(one),
      pack: one.incoming.pack,
    })),
  )
  const made = candidates.map(({ caller, key, incoming, specs }, index) => {
    const { pack, contents, source } = incoming
    const skillId = ids[index] ?? Number.NaN
    const bytes = { skillId, fingerprint: pack.fingerprint }
    return { caller, key, pack, contents, source, bytes, specs }
  })
  await insertRevisions(
    trx,
    workspaceId,
    made.map(({ caller, key, pack, contents, source, bytes }) => ({
      skillId: bytes.skillId,
      revision: 1,
      pack,
      contents,
      trustLevel: trustLevelOf(key),
      actor: caller.actor.id,
      uploadedBy: source.uploadedBy,
    })),
  )
  await approvals.approveAllByRule(trx, made)
  await addApproved(
    trx,
    made.map(({ bytes, specs }) => ({ workspaceId, ...bytes, specs })),
  )
  await recordChanges(
    trx,
    workspaceId,
    made.map(({ caller, key, pack }) => ({
      caller,
      key,
      change: { action: 'install', ...arrivalOf(pack, 1) },
    })),
  )
}

/**
 * Of one workspace, each with another extension id; what became of each, false where nothing was
 * done.
 */
export const commitInstalls = async (
  db: Kysely<Database>,
  workspaceId: string,
  installs: Install[],
): Promise<(ChangedBytes | false)[]> => {
  try {
    return await transaction(db, async (trx) => {
      const ids = installs.map(extensionIdFor)
      // Nobody waits for another one's lock together with others.
      const held = await repository.lockFreeExtensionIds(trx, workspaceId, ids)
      const free = installs.filter((one) => held.has(extensionIdFor(one)))
      const meant: Candidate[] = []
      for (const one of await candidatesIn(trx, workspaceId, free)) {
        if (await isStillMeant(trx, one)) meant.push(one)
      }
      if (meant.length === 0) return installs.map(() => false)
      await put(trx, workspaceId, meant)
      const sent = meant.map(({ key, incoming: { pack } }) => ({ key, ...pack }))
      const changed = await findChanged(trx, workspaceId, sent)
      const byKey = new Map<SkillKey, ChangedBytes | false>(
        meant.map(({ key }, index) => [key, changed[index] ?? false]),
      )
      return installs.map(({ key }) => byKey.get(key) ?? false)
    })
  } catch (error) {
    if (error instanceof DatabaseError && isOfRow(error)) return installs.map(() => false)
    throw error
  }
}

/** What a row holds is wrong: data that cannot be, or a constraint that it breaks. */
const isOfRow = ({ code }: DatabaseError): boolean => /^2[23]/.test(code ?? '')
