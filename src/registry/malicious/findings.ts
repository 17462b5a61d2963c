/** What the loaded lists say about the packages that a skill installs. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { InstalledPackage, Installs, SecurityFinding } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { findListed, type MaliciousPackage } from './repository.ts'

export { currentList } from './repository.ts'

/** A reviewer needs no more to decide. */
const MAX_FINDINGS = 50

const keyOf = ({ ecosystem, name }: Pick<InstalledPackage, 'ecosystem' | 'name'>): string =>
  `${ecosystem} ${name}`

/** A range may give a version that is harmless. */
const isMeant = ({ version }: InstalledPackage, { versions }: MaliciousPackage): boolean =>
  versions === null || (version !== null && versions.includes(version))

const madeOf = (
  rule_id: string,
  found: Pick<SecurityFinding, 'severity' | 'message' | 'path' | 'line' | 'excerpt'>,
  matched: string,
): SecurityFinding => ({
  rule_id,
  ...found,
  decoded: null,
  decoding: [],
  fingerprint: createHash('sha256').update(`${rule_id}\0${found.path}\0${matched}`).digest('hex'),
})

const foundOf = (it: InstalledPackage, ids: string[]): SecurityFinding => {
  const { ecosystem, name, version, severity, path, line, excerpt } = it
  const spec = version === null ? name : `${name} ${version}`
  const message = `The package ${spec} of ${ecosystem} is malicious (${ids.join(', ')}).`
  return madeOf(
    'dependency.malicious',
    { severity, message, path, line, excerpt },
    `${ecosystem} ${name}`,
  )
}

/** Call it in the transaction that stores the findings; `number` is the one of the lists compared. */
export const findMalicious = async (
  db: Kysely<Database>,
  { packages, isComplete }: Installs,
): Promise<{ number: number; findings: SecurityFinding[] }> => {
  const { number, listed } = await findListed(db, packages)
  if (number === 0) return { number, findings: [] }
  const byName = Map.groupBy(listed, keyOf)
  const findings = packages.flatMap((it) => {
    const meant = (byName.get(keyOf(it)) ?? []).filter((one) => isMeant(it, one))
    return meant.length === 0 ? [] : [foundOf(it, meant.map(({ osv_id: id }) => id).slice(0, 3))]
  })
  const place = { path: packages[0]?.path ?? 'SKILL.md', line: 1, excerpt: '' }
  const message = 'More packages are installed than are compared with the list of malicious ones.'
  return {
    number,
    findings: [
      ...findings.slice(0, MAX_FINDINGS),
      ...(isComplete
        ? []
        : [madeOf('scan.incomplete', { severity: 'hold', message, ...place }, 'installs')]),
    ],
  }
}
