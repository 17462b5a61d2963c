/** Describes packages from texts, and tells for which reason one is refused. */
import { Buffer } from 'node:buffer'
import { describePackage } from '../../src/packages/manifest/describe.ts'
import { descriptionRefusals } from '../../src/packages/manifest/errors.ts'
import type { PackageDescription } from '../../src/packages/types.ts'
import { AppError } from '../../src/platform/errors.ts'
import type { Bytes } from '../support/archives.ts'

export type Described = {
  skillMd?: Bytes
  skillToml?: Bytes
  metaJson?: Bytes
  folder?: string | null
  paths?: string[]
}

const bytesOf = (content: Bytes): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content

/** A SKILL.md with this front matter. */
export const withFrontMatter = (yaml: string): string => `---\n${yaml}\n---\n\n# Body\n`

export const BASE = 'name: pdf\ndescription: Reads PDF files.'

/** A SKILL.md with more than it must have. */
export const more = (yaml: string): string => withFrontMatter(`${BASE}\n${yaml}`)

export const describe = ({
  skillMd = withFrontMatter(BASE),
  skillToml,
  metaJson,
  folder = null,
  paths = ['SKILL.md'],
}: Described = {}): PackageDescription =>
  describePackage({
    skillMd: bytesOf(skillMd),
    skillToml: skillToml === undefined ? null : bytesOf(skillToml),
    metaJson: metaJson === undefined ? null : bytesOf(metaJson),
    folder,
    paths,
  })

/** What a refusal tells a program; an empty object where there is none. */
export const refusalOf = (input: Described): Record<string, unknown> => {
  try {
    describe(input)
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, details = {} } = error
    if (code !== 'skills.upload.invalid_archive') throw error
    if (!(String(details['reason']) in descriptionRefusals)) throw error
    return details
  }
}

export const reasonOf = (input: Described): unknown => refusalOf(input)['reason']

/** The findings as short lines: level, code, field. */
export const findingsOf = (input: Described): string[] =>
  describe(input).diagnostics.map(({ level, code, field_path: path }) => `${level} ${code} ${path}`)

/** Far more than any machine needs for what takes less than a second: only a hang passes it. */
export const HANG_MS = 30_000

/** Milliseconds that it took, and what came of it. */
export const timed = <T>(work: () => T): { ms: number; result: T } => {
  const start = performance.now()
  const result = work()
  return { ms: performance.now() - start, result }
}
