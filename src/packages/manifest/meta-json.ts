/**
 * Reads `_meta.json`, which registries put beside SKILL.md. Only the fields named here are read;
 * all others are ignored.
 */
import secureJson from 'secure-json-parse'
import { finding } from './diagnostics.ts'
import { refuseDescription } from './errors.ts'
import { decodeText, isFilled, isObject, lengthOf, toJson } from './plain-data.ts'
import type { Diagnostic, JsonValue } from '../types.ts'

const entry = '_meta.json'

const MAX_TITLE = 255

export type MetaJson = {
  slug: JsonValue | undefined
  owner: JsonValue | undefined
  version: JsonValue | undefined
  /** Null if there is none, or it cannot be used. */
  displayName: string | null
  findings: Diagnostic[]
}

export const readMetaJson = (bytes: Uint8Array): MetaJson => {
  const meta = parseJson(decodeText(bytes, entry))
  if (!isObject(meta)) throw refuseDescription('meta_json.not_object', { entry })
  const { latest } = meta
  const take = (field: string, value: unknown): JsonValue | undefined =>
    value === undefined || value === null ? undefined : toJson(value, entry, [field])
  return {
    slug: take('slug', meta['slug']),
    owner: take('owner', isFilled(meta['owner']) ? meta['owner'] : meta['ownerId']),
    version: take('version', meta['version'] ?? (isObject(latest) ? latest['version'] : null)),
    ...displayName(take('displayName', meta['displayName'])),
  }
}

const displayName = (value: JsonValue | undefined): Pick<MetaJson, 'displayName' | 'findings'> => {
  if (value === undefined) return { displayName: null, findings: [] }
  if (typeof value === 'string' && lengthOf(value) <= MAX_TITLE) {
    return { displayName: value, findings: [] }
  }
  const message = `The displayName is not text of up to ${MAX_TITLE} characters, so it is not used.`
  const found = finding('warning', 'meta.displayName.type', '_meta.json:displayName', message)
  return { displayName: null, findings: [found] }
}

const parseJson = (text: string): unknown => {
  try {
    return secureJson.parse(text)
  } catch (fault) {
    const found = fault instanceof Error ? fault.message : ''
    throw refuseDescription('meta_json.syntax', { entry, found })
  }
}
