/** Counts stop here: beyond it a number costs more than it says. Pure. */
export const COUNTED = 1000
