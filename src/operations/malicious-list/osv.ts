/** Reads a record of OSV into the packages that it calls malicious. Pure. */
import { type Static, Type } from '@sinclair/typebox'
import { Ajv } from 'ajv'
import { comparedName, isEcosystem } from '../../packages/scan/install-specs.ts'
import type { MaliciousPackage } from '../../registry/malicious/lists.ts'
import { parseJson } from '../../platform/decode.ts'

const Event = Type.Object({
  introduced: Type.Optional(Type.String()),
  fixed: Type.Optional(Type.String()),
  last_affected: Type.Optional(Type.String()),
})

const Affected = Type.Object({
  package: Type.Optional(Type.Object({ ecosystem: Type.String(), name: Type.String() })),
  ranges: Type.Optional(Type.Array(Type.Object({ events: Type.Array(Event) }))),
  versions: Type.Optional(Type.Array(Type.String())),
})
type Affected = Static<typeof Affected>

const Osv = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  withdrawn: Type.Optional(Type.String()),
  affected: Type.Optional(Type.Array(Affected)),
})

const isRecord = new Ajv({ strict: false }).compile<Static<typeof Osv>>(Osv)

/** From the first version on, without an end. */
const isWhole = ({ ranges = [] }: Affected): boolean =>
  ranges.some(
    ({ events }) =>
      events.some(({ introduced }) => introduced === '0') &&
      events.every(({ fixed, last_affected: last }) => fixed === undefined && last === undefined),
  )

const packageOf = (id: string, affected: Affected): MaliciousPackage[] => {
  const { package: named, versions = [] } = affected
  const isAll = isWhole(affected)
  if (!named || (!isAll && versions.length === 0)) return []
  const listed = { osv_id: id, versions: isAll ? null : versions.toSorted() }
  const { ecosystem, name } = named
  return isEcosystem(ecosystem)
    ? [{ ecosystem, name: comparedName(ecosystem, name), ...listed }]
    : []
}

/** Null if the text is not a record; empty if it is about something else, or was withdrawn. */
export const maliciousIn = (text: string): MaliciousPackage[] | null => {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { id, withdrawn, affected = [] } = value
  if (!id.startsWith('MAL-') || withdrawn !== undefined) return []
  return affected.flatMap((one) => packageOf(id, one))
}
