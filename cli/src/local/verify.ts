/** `verify` and `outdated`: what is installed on this machine against what the registry says now. */
import { join } from 'node:path'
import { exitCodes, Refusal } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Work } from '../program/spec.ts'
import type { Line } from '../terminal/output.ts'
import { counted, short } from '../terminal/text.ts'
import { agents, foldersOf } from './agents.ts'
import { isOfThis } from './install.ts'
import { type Locked, readPresentLock } from './lock-file.ts'
import { localFingerprint, placeOf, skillsIn } from './place.ts'

type State = 'ok' | 'missing' | 'changed' | 'not_approved' | 'other_registry' | 'unknown'

type Checked = { slug: string | null; folder: string; fingerprint: string | null; state: State }

const missing = new Set(['skills.not_found', 'skills.revision_not_found'])

/** Null if agents may not read this revision, or none at all. */
const servedFingerprint = async (
  { registry }: Context,
  slug: string,
  { source_kind: sourceKind }: Locked,
  query: { fingerprint?: string },
): Promise<string | null> => {
  try {
    return (await registry.files(sourceKind, slug, query)).fingerprint
  } catch (error) {
    const isGone =
      error instanceof Refusal &&
      (missing.has(error.code) || error.code === 'skills.revision_purged')
    if (isGone) return null
    throw error
  }
}

const stateOf = async (
  context: Context,
  slug: string,
  locked: Locked,
  now: string | null,
): Promise<State> => {
  if (now === null) return 'missing'
  if (now !== locked.fingerprint) return 'changed'
  if (!isOfThis(context, locked)) return 'other_registry'
  const { fingerprint } = locked
  const served = await servedFingerprint(context, slug, locked, { fingerprint })
  return served === fingerprint ? 'ok' : 'not_approved'
}

const words: Record<State, string> = {
  ok: 'approved',
  missing: 'not there: skill install',
  changed: 'not what the lock file says',
  not_approved: 'not approved now: skill update',
  other_registry: 'not checked: it is from another registry',
  unknown: 'not in the lock file',
}

const lineOf = ({ slug, folder, fingerprint, state }: Checked): Line => {
  const digits = fingerprint === null ? '' : ` (${short(fingerprint)})`
  const style = state === 'ok' ? 'good' : state === 'unknown' ? 'care' : 'bad'
  return {
    style,
    text: `${slug ?? folder}${digits}: ${words[state]}${slug ? ` in ${folder}` : ''}`,
  }
}

export const verify: Work = async (context, { options }) => {
  const place = placeOf(context, options)
  const lock = await readPresentLock(place.lockFile)
  const checked: Checked[] = []
  for (const [slug, locked] of lock) {
    for (const folder of locked.folders) {
      const fingerprint = await localFingerprint(join(place.root, folder))
      const state = await stateOf(context, slug, locked, fingerprint)
      checked.push({ slug, folder, fingerprint, state })
    }
  }
  const known = new Set(checked.map(({ folder }) => folder))
  for (const folder of await skillsIn(place, foldersOf(Object.keys(agents), place.scope))) {
    if (known.has(folder)) continue
    const fingerprint = await localFingerprint(join(place.root, folder))
    checked.push({ slug: null, folder, fingerprint, state: 'unknown' })
  }
  const isBad = ({ state }: Checked): boolean =>
    state !== 'ok' && (state !== 'unknown' || options.strict === true)
  const bad = checked.filter(isBad)
  context.output.result({ is_verified: bad.length === 0, skills: checked }, () => [
    ...checked.map(lineOf),
    bad.length === 0
      ? { style: 'good', text: `All is as approved: ${counted(known.size, 'folder')}` }
      : { style: 'bad', text: `${counted(bad.length, 'folder')} not as approved` },
  ])
  return bad.length === 0 ? exitCodes.ok : exitCodes.refused
}

export const outdated: Work = async (context, { options }) => {
  const place = placeOf(context, options)
  const rows: { slug: string; installed: string; current: string | null; pinned: boolean }[] = []
  for (const [slug, locked] of await readPresentLock(place.lockFile)) {
    if (!isOfThis(context, locked)) continue
    const current = await servedFingerprint(context, slug, locked, {})
    const { fingerprint: installed, pinned } = locked
    if (current !== installed) rows.push({ slug, installed, current, pinned })
  }
  context.output.result({ skills: rows }, () =>
    rows.length === 0
      ? ['Everything is up to date.']
      : [
          {
            rows: [
              ['SKILL', 'INSTALLED', 'CURRENT', ''],
              ...rows.map(({ slug, installed, current, pinned }) => [
                slug,
                short(installed),
                current === null ? 'not served' : short(current),
                pinned ? 'pinned' : '',
              ]),
            ],
          },
        ],
  )
  return rows.length === 0 ? exitCodes.ok : exitCodes.refused
}
