/**
 * skill.toml (Skills Protocol v0.1): what it must hold is checked, all else is kept. Pure.
 */
import { valid as validVersion } from 'semver'
import { parse } from 'smol-toml'
import { refuseManifest } from './manifest-refusals.ts'
import { decodeUtf8, plainObject } from './plain-json.ts'
import { isSlug, normaliseName } from './slug.ts'
import type { JsonObject, JsonValue } from './types.ts'

export type SkillToml = {
  slug: string
  version: string
  description: string
  kind: 'action' | 'instruction'
  namespace: string | null
  json: JsonObject
}

/** Deep keys and arrays recurse in the parser. */
const MAX_NESTING = 64
const MAX_KEY_PARTS = 32

const checkNesting = (text: string): void => {
  for (const line of text.split('\n')) {
    const brackets = line.match(/[[{]/g)?.length ?? 0
    const parts = line.split('=', 1)[0]?.split('.').length ?? 0
    if (brackets > MAX_NESTING || (parts > MAX_KEY_PARTS && !line.trimStart().startsWith('#'))) {
      throw refuseManifest('manifest.depth', 'skill.toml')
    }
  }
}

const parseToml = (bytes: Uint8Array): JsonObject => {
  const text = decodeUtf8(bytes)
  if (text === null) throw refuseManifest('skill_toml.encoding', 'skill.toml')
  checkNesting(text)
  try {
    return plainObject(parse(text, { integersAsBigInt: 'asNeeded' }), 'skill.toml')
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error
    const value = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : ''
    throw refuseManifest('skill_toml.syntax', 'skill.toml', { value })
  }
}

const refuseField = (field: string) => refuseManifest('skill_toml.field', 'skill.toml', { field })

const text = (json: JsonObject, field: string): string => {
  const value = json[field]
  if (typeof value !== 'string' || value.trim() === '') throw refuseField(field)
  return value
}

const slugOf = (json: JsonObject): string => {
  const name = text(json, 'name')
  const slug = normaliseName(name)
  if (isSlug(slug)) return slug
  throw refuseManifest('name.invalid', 'skill.toml', { field: 'name', value: name })
}

const kindOf = (json: JsonObject): SkillToml['kind'] => {
  const kind = json.kind
  if (kind === 'action' || kind === 'instruction') return kind
  throw refuseField('kind')
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An action must say how it is run, by a file that is there; an instruction is never run. */
const checkRuntime = (json: JsonObject, kind: SkillToml['kind'], paths: string[]): void => {
  const { runtime } = json
  if (kind === 'instruction') {
    if (runtime !== undefined) throw refuseField('runtime')
    return
  }
  if (!isObject(runtime)) throw refuseField('runtime')
  for (const field of ['language', 'export']) {
    if (typeof runtime[field] !== 'string' || runtime[field] === '') {
      throw refuseField(`runtime.${field}`)
    }
  }
  const { entrypoint } = runtime
  if (typeof entrypoint !== 'string') throw refuseField('runtime.entrypoint')
  if (!paths.includes(entrypoint)) {
    throw refuseManifest('skill_toml.entrypoint', 'skill.toml', {
      field: 'runtime.entrypoint',
      value: entrypoint,
    })
  }
}

/** A semantic version without decoration: `v1.0.0` and `1.0` are none. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 256 &&
  validVersion(value) !== null &&
  /^\d/.test(value)

export const readSkillToml = (bytes: Uint8Array, paths: string[]): SkillToml => {
  const json = parseToml(bytes)
  const kind = kindOf(json)
  const { version, namespace } = json
  if (!isVersion(version)) throw refuseField('version')
  if (namespace !== undefined && (typeof namespace !== 'string' || namespace.length > 64)) {
    throw refuseField('namespace')
  }
  checkRuntime(json, kind, paths)
  return {
    slug: slugOf(json),
    version,
    description: text(json, 'description'),
    kind,
    namespace: namespace || null,
    json,
  }
}
