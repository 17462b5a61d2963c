/** Describes packages for the tests of this folder: from texts, or why they are refused. */
import { Buffer } from 'node:buffer'
import { describePackage } from '../../src/archives/describe.ts'
import type { DescriptionReason } from '../../src/archives/description-refusals.ts'
import type { Diagnostic, PackageDescription } from '../../src/archives/types.ts'
import { AppError } from '../../src/errors.ts'

export type Text = string | Uint8Array

export type Given = {
  /** Between the two lines of dashes. */
  yaml?: string
  /** All of SKILL.md, where `yaml` is not enough. */
  skillMd?: Text
  toml?: Text
  meta?: Text | Record<string, unknown>
  folder?: string | null
  paths?: string[]
}

const bytesOf = (text: Text): Uint8Array => (typeof text === 'string' ? Buffer.from(text) : text)

const jsonOf = (meta: Text | Record<string, unknown>): Text =>
  typeof meta === 'string' || meta instanceof Uint8Array ? meta : JSON.stringify(meta)

export const YAML = 'name: pdf\ndescription: Reads PDF files.\n'

export const describe = (given: Given = {}): PackageDescription =>
  describePackage({
    skillMd: bytesOf(given.skillMd ?? `---\n${given.yaml ?? YAML}---\nText.\n`),
    skillToml: given.toml === undefined ? null : bytesOf(given.toml),
    metaJson: given.meta === undefined ? null : bytesOf(jsonOf(given.meta)),
    folder: given.folder ?? null,
    paths: given.paths ?? ['SKILL.md'],
  })

export type Details = { reason: DescriptionReason; [fact: string]: unknown }

/** The facts of the refusal, or what else came of it. Any other failure goes through. */
export const refusalOf = (given: Given): unknown => {
  try {
    return `accepted as ${describe(given).slug}`
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'skills.upload.invalid_archive') throw error
    return error.details
  }
}

/** Codes with their levels, for comparing. */
export const codesOf = (diagnostics: Diagnostic[]): string[] =>
  diagnostics.map(({ code, level, field_path: field }) => `${level} ${code} ${field}`)

/** Milliseconds that it took, and what came of it. */
export const timed = <T>(work: () => T): { ms: number; result: T } => {
  const start = performance.now()
  const result = work()
  return { ms: performance.now() - start, result }
}
