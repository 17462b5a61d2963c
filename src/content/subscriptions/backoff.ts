/** How long to wait after so many failures in a row. Pure. */

type Pauses = { firstPauseMs: number; longestPauseMs: number }

/** Twice as long each time; half of it by `chance` (0 to 1), so that not all come back at once. */
export const pauseAfter = (
  failures: number,
  { firstPauseMs, longestPauseMs }: Pauses,
  chance: number,
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + chance / 2)
