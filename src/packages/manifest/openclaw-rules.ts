/**
 * What OpenClaw and its predecessor require of a skill. The rules apply to skills that have a block
 * for one of the two in their metadata, and are not part of the strict profile.
 */
import { VENDOR_BLOCKS } from './agent-skills-rules.ts'
import { metadataOf } from './contract-rules.ts'
import { finding } from './diagnostics.ts'
import { isObject, isTextList } from './plain-data.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'

const REQUIRES = ['bins', 'anyBins', 'env', 'config', 'commands']

export const openclawFindings = (fields: JsonObject): Diagnostic[] => {
  const metadata = metadataOf(fields) ?? {}
  const blocks = VENDOR_BLOCKS.filter((vendor) => metadata[vendor] !== undefined)
  if (blocks.length === 0) return []
  const name = textOf(fields['name'])
  const description = textOf(fields['description'])
  return [
    ...(name === '' ? [advice('name.required', 'name', 'A name is required.')] : []),
    ...(description === ''
      ? [advice('description.required', 'description', 'A description is required.')]
      : []),
    ...blocks.flatMap((vendor) => blockFindings(`metadata.${vendor}`, metadata[vendor])),
  ]
}

const advice = (rule: string, field: string, message: string): Diagnostic =>
  finding('warning', `openclaw.${rule}`, field, message)

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value.trim() : ''

const blockFindings = (path: string, block: JsonValue | undefined): Diagnostic[] => {
  if (!isObject(block)) return [advice('metadata.type', path, 'The block is not an object.')]
  const { requires } = block
  if (requires === undefined || requires === null) return []
  const field = `${path}.requires`
  if (!isObject(requires)) {
    return [
      advice(
        'metadata.requires.type',
        field,
        'The requirements are not a mapping of kinds to lists.',
      ),
    ]
  }
  return REQUIRES.filter((kind) => {
    const value = requires[kind]
    return value !== undefined && typeof value !== 'string' && !isTextList(value)
  }).map((kind) =>
    advice(
      'metadata.requires.item_type',
      `${field}.${kind}`,
      'The value is neither text nor a list of texts.',
    ),
  )
}
