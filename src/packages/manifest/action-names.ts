/** The names by which agents call skills and their capabilities. Pure. */

/** Longer names are cut. */
export const MAX_ACTION_NAME = 100

/** Of the instructions of a skill, whose name is its extension id; or else of a capability. */
export const actionNameOf = (extensionId: string, capabilityId?: string): string =>
  (capabilityId === undefined ? extensionId : `${extensionId}.${capabilityId}`)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '-')
    .slice(0, MAX_ACTION_NAME)

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
