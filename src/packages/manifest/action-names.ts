/** The names by which agents call skills and their capabilities. Pure. */
import { cutName, lengthKept } from '../cut-name.ts'

/** No extension id has two hyphens in a row, so none is a name that was cut. */
const LIMIT = { most: 100, mark: '--' }

/** Of the instructions of a skill, whose name is its extension id; or else of a capability. */
export const actionNameOf = (extensionId: string, capabilityId?: string): string => {
  const name = (capabilityId === undefined ? extensionId : `${extensionId}.${capabilityId}`)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '-')
  if (name.length <= LIMIT.most) return name
  const { beginning, end } = cutName(name, LIMIT)
  return `${beginning}${end}`
}

/** How the whole name begins if this one was cut; null if it cannot have been. */
export const beginningOfCut = (name: string): string | null =>
  name.length === LIMIT.most ? name.slice(0, lengthKept(LIMIT)) : null

/** All names of a skill. Its own is taken in any case, as its next version may have instructions. */
export const actionNamesOf = (extensionId: string, capabilityIds: readonly string[]): string[] => [
  actionNameOf(extensionId),
  ...capabilityIds.map((id) => actionNameOf(extensionId, id)),
]

/** The dotted beginnings of a name, from the shortest on, without the whole. */
export const prefixesOf = (name: string): string[] =>
  [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index)).slice(1)

/** Two ids of one skill that give one name; null stands for its instructions. */
export const findSameName = (
  extensionId: string,
  kind: 'action' | 'instruction',
  capabilityIds: readonly string[],
): [string | null, string] | null => {
  const seen = new Map<string, string | null>()
  if (kind === 'instruction') seen.set(actionNameOf(extensionId), null)
  for (const id of capabilityIds) {
    const name = actionNameOf(extensionId, id)
    const other = seen.get(name)
    if (other !== undefined) return [other, id]
    seen.set(name, id)
  }
  return null
}
