/**
 * What a skill declares as its requirements: in `dependencies` of the front matter, and in the
 * blocks of OpenClaw and its predecessor in `metadata`. `config` is left out, since it cannot be
 * checked.
 */
import { VENDOR_BLOCKS } from './agent-skills-rules.ts'
import { metadataOf } from './contract-rules.ts'
import { isFilled, isObject } from './plain-data.ts'
import type { JsonObject, JsonValue } from '../types.ts'

export type Requirement = {
  kind: 'apikey' | 'bin' | 'command' | 'env' | 'mcp'
  /** One of them is enough; usually there is only one. */
  names: string[]
}

const fields = {
  apikey: 'api_keys',
  bin: 'bins',
  command: 'commands',
  env: 'env',
  mcp: 'mcp',
} as const

export const requirementsOf = (frontmatter: JsonObject): Requirement[] => {
  const metadata = metadataOf(frontmatter) ?? {}
  const vendors = VENDOR_BLOCKS.map((name) => metadata[name]).filter(isObject)
  const blocks = [frontmatter['dependencies'], ...vendors.map(({ requires }) => requires)].filter(
    isObject,
  )
  const found = (['apikey', 'bin', 'command', 'env', 'mcp'] as const).flatMap((kind) =>
    blocks.flatMap((block) =>
      textsOf(block[fields[kind]]).map((name): Requirement => ({ kind, names: [name] })),
    ),
  )
  const choices = blocks
    .map(({ anyBins }) => textsOf(anyBins))
    .filter((names) => names.length > 0)
    .map((names): Requirement => ({ kind: 'bin', names }))
  return [...new Map([...found, ...choices].map((it) => [JSON.stringify(it), it])).values()]
}

/** A text or a list of texts; any other value is a validation finding, not a requirement. */
const textsOf = (value: JsonValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((item) => typeof item === 'string' && isFilled(item))
    .map((item) => item.trim())
