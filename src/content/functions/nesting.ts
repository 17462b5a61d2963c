/** How deep a value goes. What turns it into text again works with the stack, which ends. Pure. */

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
