/**
 * Reads skill.toml as plain JSON, including unknown keys. The fields that a runtime acts on (kind,
 * version, entrypoint) must be valid; all other faults are findings.
 */
import { parse, TomlError } from 'smol-toml'
import { attempt, refuseDescription, throwFaults } from './errors.ts'
import { decodeText, isObject, toJson } from './plain-data.ts'
import { isSemanticVersion } from './semantic-version.ts'
import type { JsonObject, JsonValue } from '../types.ts'

const entry = 'skill.toml'

/** In bytes. The manifest is part of responses, and real ones are a hundredth of this. */
const MAX_SKILL_TOML = 64 * 1024

export const readSkillToml = (bytes: Uint8Array, paths: string[]): JsonObject => {
  if (bytes.length > MAX_SKILL_TOML) {
    throw refuseDescription('skill_toml.too_long', { entry, limit: MAX_SKILL_TOML })
  }
  const manifest = parseToml(decodeText(bytes, entry))
  const { version, kind, runtime } = manifest
  const isAction = kindOf(manifest) === 'action'
  throwFaults([
    ...attempt(() => checkKind(kind)).faults,
    ...attempt(() => checkVersion(version)).faults,
    ...attempt(() => isAction && checkEntrypoint(runtime, paths)).faults,
  ])
  return manifest
}

type Kind = 'action' | 'instruction'

/** Without a kind, a package that says how it is run is an action. */
export const kindOf = ({ kind, runtime }: JsonObject): Kind =>
  kind === 'action' || (kind === undefined && runtime !== undefined) ? 'action' : 'instruction'

/** A runtime is reviewed whatever the kind is, since no client is bound to heed the kind. */
export const saysHowToRun = (manifest: JsonObject): boolean =>
  kindOf(manifest) === 'action' || manifest['runtime'] !== undefined

const checkKind = (kind: JsonValue | undefined): void => {
  if (kind === undefined || kind === 'action' || kind === 'instruction') return
  throw refuseDescription('skill_toml.kind', { entry, field: 'kind', ...foundText(kind) })
}

const checkVersion = (version: JsonValue | undefined): void => {
  if (version === undefined || isSemanticVersion(version)) return
  const facts = { entry, field: 'version', ...foundText(version) } as const
  throw refuseDescription('skill_toml.version', { ...facts, write: 'version = "1.0.0"' })
}

const parseToml = (text: string): JsonObject => {
  const manifest = toJson(parseTable(text), entry)
  return isObject(manifest) ? manifest : {}
}

const parseTable = (text: string): unknown => {
  try {
    return parse(text, { integersAsBigInt: 'asNeeded' })
  } catch (fault) {
    if (!(fault instanceof TomlError)) throw fault
    // The lines after the first show the source.
    const [found = ''] = fault.message.split('\n')
    throw refuseDescription('skill_toml.syntax', { entry, line: fault.line, found })
  }
}

const checkEntrypoint = (runtime: JsonValue | undefined, paths: string[]): void => {
  const entrypoint = isObject(runtime) ? runtime['entrypoint'] : undefined
  const field = 'runtime.entrypoint'
  if (typeof entrypoint !== 'string' || entrypoint === '') {
    throw refuseDescription('skill_toml.entrypoint_required', {
      entry,
      field,
      write: '[runtime]\nentrypoint = "scripts/run.sh"',
    })
  }
  const path = entrypoint.replace(/^\.\//, '').normalize()
  const isOutside =
    /^\/|^[a-z]:|\\/i.test(path) || path.split('/').some((part) => ['', '.', '..'].includes(part))
  if (isOutside) {
    throw refuseDescription('skill_toml.entrypoint_outside', { entry, field, found: entrypoint })
  }
  if (!paths.includes(path)) {
    throw refuseDescription('skill_toml.entrypoint_missing', { entry, field, found: entrypoint })
  }
}

const foundText = (value: JsonValue): { found?: string } =>
  typeof value === 'string' ? { found: value } : {}
