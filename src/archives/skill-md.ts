/**
 * SKILL.md taken apart: YAML front matter between `---` lines, then the text. Front matter is
 * YAML 1.2 core without the features that documents attack with; it is capped before it is parsed,
 * since the parser's time grows with the square of the number of keys. Pure.
 */
import { isAlias, isCollection, isPair, isScalar, parseDocument, visit } from 'yaml'
import { refuseManifest } from './manifest-refusals.ts'
import { decodeUtf8, plainObject } from './plain-json.ts'
import type { JsonObject } from './types.ts'

export const MAX_FRONT_MATTER_BYTES = 16 * 1024
/** Brackets of flow style nest without indentation, and the parser recurses: count them first. */
const MAX_FLOW_DEPTH = 32

export type SkillMd = {
  /** Null where there is none. */
  frontmatter: JsonObject | null
  body: string
}

const flowDepth = (text: string): number => {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1))
    if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}

/**
 * Real packages write `description: Does x: and y`, which YAML takes for a nested key. Such a
 * line is read as the plain text that it is meant to be.
 */
const quoteDescription = (yaml: string): string =>
  yaml.replace(/^description:[ \t]+(?![|>"'&*!%@`[{#])(.*: .*)$/m, (line, text: string) =>
    text.includes(' #') ? line : `description: ${JSON.stringify(text.trimEnd())}`,
  )

const isTextKey = (key: unknown): boolean =>
  isScalar(key) && typeof key.value === 'string' && key.value !== '<<'

const usesFeature = (node: unknown): boolean => {
  if (isPair(node)) return !isTextKey(node.key)
  if (isAlias(node)) return true
  return (isScalar(node) || isCollection(node)) && Boolean(node.tag ?? node.anchor)
}

const refuseFeatures = (document: ReturnType<typeof parseDocument>): void => {
  visit(document, (_key, node) => {
    if (usesFeature(node)) throw refuseManifest('skill_md.yaml_feature', 'SKILL.md')
  })
}

const parseYaml = (yaml: string): JsonObject => {
  if (flowDepth(yaml) > MAX_FLOW_DEPTH) throw refuseManifest('manifest.depth', 'SKILL.md')
  const document = parseDocument(quoteDescription(yaml), {
    schema: 'core',
    uniqueKeys: true,
    merge: false,
    prettyErrors: true,
    strict: true,
  })
  const fault = document.errors[0] ?? document.warnings[0]
  if (fault) {
    const line = fault.linePos?.[0].line
    throw refuseManifest('skill_md.yaml', 'SKILL.md', {
      value: fault.message.split('\n', 1)[0] ?? fault.code,
      // The front matter starts on the second line of the file.
      ...(line === undefined ? {} : { line: line + 1 }),
    })
  }
  refuseFeatures(document)
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseManifest('skill_md.front_matter_not_mapping', 'SKILL.md')
  }
  return plainObject(value, 'SKILL.md')
}

const OPENING = /^---[ \t]*\n/
const CLOSING = /^---[ \t]*$/m

export const readSkillMd = (bytes: Uint8Array): SkillMd => {
  const decoded = decodeUtf8(bytes)
  if (decoded === null) throw refuseManifest('skill_md.encoding', 'SKILL.md')
  const text = decoded.replaceAll('\r\n', '\n')
  if (!OPENING.test(text)) return withBody(null, text)
  const rest = text.replace(OPENING, '')
  const closing = CLOSING.exec(rest)
  if (!closing) throw refuseManifest('skill_md.front_matter_open', 'SKILL.md')
  const yaml = rest.slice(0, closing.index)
  if (Buffer.byteLength(yaml) > MAX_FRONT_MATTER_BYTES) {
    throw refuseManifest('skill_md.front_matter_too_long', 'SKILL.md')
  }
  return withBody(parseYaml(yaml), rest.slice(closing.index + closing[0].length))
}

const withBody = (frontmatter: JsonObject | null, body: string): SkillMd => {
  if (body.trim() === '') throw refuseManifest('skill_md.body_empty', 'SKILL.md')
  return { frontmatter, body }
}
