/** The version of the program; `cli/package.json` has the same one. Pure. */
export const version = '0.1.0'
