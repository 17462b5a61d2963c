/** The depth of a value. Serializing it recurses, and the stack is limited. Pure. */

export const isNestedDeeperThan = (value: unknown, max: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= max; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
