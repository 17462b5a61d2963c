/** The pause after a number of consecutive failures. Pure. */

type Pauses = { firstPauseMs: number; longestPauseMs: number }

/** Doubles each time; half of it is random by `chance` (0 to 1), so that retries spread out. */
export const pauseAfter = (
  failures: number,
  { firstPauseMs, longestPauseMs }: Pauses,
  chance: number,
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + chance / 2)
