/** `_meta.json`, the sidecar that some packers write: it wins over front matter. Pure. */
import { parse } from 'secure-json-parse'
import { refuseManifest } from './manifest-refusals.ts'
import { decodeUtf8, plainObject } from './plain-json.ts'
import { isOwner, isSlug, normaliseName } from './slug.ts'
import { isVersion } from './skill-toml.ts'
import type { JsonObject, JsonValue } from './types.ts'

export type MetaJson = {
  slug: string | null
  owner: string | null
  version: string | null
  displayName: string | null
}

const parseJson = (bytes: Uint8Array): JsonObject => {
  const text = decodeUtf8(bytes)
  let value: unknown = null
  try {
    value = text === null ? null : parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw refuseManifest('meta_json.syntax', '_meta.json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseManifest('meta_json.syntax', '_meta.json')
  }
  return plainObject(value, '_meta.json')
}

const text = (value: JsonValue | undefined, field: string): string | null => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return value
  throw refuseManifest('meta_json.field', '_meta.json', { field })
}

const name = (given: string | null, field: string, isRight: (text: string) => boolean) => {
  if (given === null) return null
  const normalised = normaliseName(given)
  if (isRight(normalised)) return normalised
  throw refuseManifest('name.invalid', '_meta.json', { field, value: given })
}

const latestOf = (json: JsonObject): JsonValue | undefined => {
  const { latest } = json
  if (typeof latest !== 'object' || latest === null || Array.isArray(latest)) return undefined
  return latest.version
}

export const readMetaJson = (bytes: Uint8Array): MetaJson => {
  const json = parseJson(bytes)
  const version = text(json.version, 'version') ?? text(latestOf(json), 'latest.version')
  if (version !== null && !isVersion(version)) {
    throw refuseManifest('meta_json.field', '_meta.json', { field: 'version', value: version })
  }
  const displayName = text(json.displayName, 'displayName')
  return {
    slug: name(text(json.slug, 'slug'), 'slug', isSlug),
    // An `ownerId` is often an opaque id: only one that can be an owner is taken.
    owner: name(text(json.owner, 'owner'), 'owner', isOwner) ?? ownerId(json.ownerId),
    version,
    displayName: displayName && displayName.slice(0, 200),
  }
}

const ownerId = (value: JsonValue | undefined): string | null => {
  if (typeof value !== 'string') return null
  const normalised = normaliseName(value)
  return isOwner(normalised) ? normalised : null
}
