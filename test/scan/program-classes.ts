/** What programs, settings and commands do, by class: as several authors write it, and honest work of the same trade. */

export type ProgramClass = {
  what: string
  /** `path` and text of a package of one file. */
  attacks: [path: string, text: string][]
  honest: [path: string, text: string][]
}

export const HOST = 'https://in.qz7-labs.io'
