/** `verify` and `outdated`: what is installed on this machine against what the registry says now. */
import { join } from 'node:path'
import { exitCodes } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Work } from '../program/spec.ts'
import type { Line } from '../terminal/output.ts'
import { counted, short } from '../terminal/text.ts'
import { agents, foldersOf } from './agents.ts'
import { isOfThis } from './install.ts'
import { type Locked, readPresentLock } from './lock-file.ts'
import { localFingerprint, type Place, placeOf, skillsIn } from './place.ts'
import { commandFor, isGone, wayOut } from './served.ts'

type State = 'ok' | 'missing' | 'changed' | 'not_approved' | 'other_registry' | 'unknown'

type Checked = {
  slug: string | null
  folder: string
  fingerprint: string | null
  state: State
  /** A command that helps. */
  advice: string | null
}

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
    if (isGone(error)) return null
    throw error
  }
}

type Installed = { context: Context; place: Place; slug: string; locked: Locked }

const isServed = async ({ context, slug, locked }: Installed): Promise<boolean> => {
  const { fingerprint } = locked
  return (await servedFingerprint(context, slug, locked, { fingerprint })) === fingerprint
}

const stateOf = async (installed: Installed, now: string | null): Promise<State> => {
  const { context, locked } = installed
  if (now === null) return 'missing'
  if (now !== locked.fingerprint) return 'changed'
  if (!isOfThis(context, locked)) return 'other_registry'
  return (await isServed(installed)) ? 'ok' : 'not_approved'
}

const words: Record<State, string> = {
  ok: 'approved',
  missing: 'not there',
  changed: 'not what the lock file says',
  not_approved: 'not approved now',
  other_registry: 'not checked: it is from another registry',
  unknown: 'not in the lock file',
}

const adviceFor = async (installed: Installed, state: State): Promise<string | null> => {
  const { context, place, slug, locked } = installed
  const needsAdvice = state === 'missing' || state === 'not_approved'
  // No command of this registry helps with what is from another one.
  if (!needsAdvice || !isOfThis(context, locked)) return null
  const mayComeBack = state === 'missing' && (await isServed(installed))
  return mayComeBack ? commandFor(place, 'install') : wayOut(context, place, slug, locked)
}

const lineOf = ({ slug, folder, fingerprint, state, advice }: Checked): Line => {
  const digits = fingerprint === null ? '' : ` (${short(fingerprint)})`
  const style = state === 'ok' ? 'good' : state === 'unknown' ? 'care' : 'bad'
  const where = slug === null ? '' : ` in ${folder}`
  const help = advice === null ? '' : `: ${advice}`
  return { style, text: `${slug ?? folder}${digits}: ${words[state]}${where}${help}` }
}

export const verify: Work = async (context, { options }) => {
  const place = placeOf(context, options)
  const lock = await readPresentLock(place.lockFile)
  const checked: Checked[] = []
  for (const [slug, locked] of lock) {
    for (const folder of locked.folders) {
      const fingerprint = await localFingerprint(join(place.root, folder))
      const installed = { context, place, slug, locked }
      const state = await stateOf(installed, fingerprint)
      const advice = await adviceFor(installed, state)
      checked.push({ slug, folder, fingerprint, state, advice })
    }
  }
  const known = new Set(checked.map(({ folder }) => folder))
  for (const folder of await skillsIn(place, foldersOf(Object.keys(agents), place.scope))) {
    if (known.has(folder)) continue
    const fingerprint = await localFingerprint(join(place.root, folder))
    checked.push({ slug: null, folder, fingerprint, state: 'unknown', advice: null })
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
