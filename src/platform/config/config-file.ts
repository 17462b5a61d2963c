/**
 * Configuration from a YAML file: environment variables by name, and two fields of the content
 * registry's own configuration file. An unreadable file is only a warning; an invalid value
 * prevents the start, and is reported by name.
 */
import { readFileSync } from 'node:fs'
import { parseDocument, visit } from 'yaml'
import { ConfigError } from './config-values.ts'
import { variables } from './variables.ts'

/** Fields of the content registry, and the variables they set. */
const otherNames: Record<string, string> = { state_timeout_ms: 'FUNCTION_TIMEOUT_MS' }

const SCOPES = 'scopes have no effect here: workspaces separate registries'

const isPlain = (value: unknown): value is string => typeof value === 'string'

/** Values are text as written: a key or an id of digits is no number, which would lose some. */
const parseTexts = (text: string): unknown => {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw error
  visit(document, {
    Scalar: (_key, node) => {
      if (node.value !== null) node.value = node.source
    },
  })
  return document.toJS({ maxAliasCount: 0 })
}

const textOf = (name: string, value: unknown): string => {
  const values = Array.isArray(value) ? value : [value ?? '']
  if (values.every(isPlain)) return values.join(',')
  throw new ConfigError(`${name} must be text, a number, true, false, or a list of them`)
}

type FromFile = { values: Record<string, string>; warnings: string[] }

const parseConfigFile = (text: string): FromFile => {
  const content = parseTexts(text) ?? {}
  if (typeof content !== 'object' || Array.isArray(content)) throw new Error('it is not a mapping')
  const values: Record<string, string> = {}
  const warnings: string[] = []
  for (const [key, value] of Object.entries(content)) {
    const name = otherNames[key] ?? key
    if (key === 'scopes') warnings.push(SCOPES)
    // The OpenTelemetry packages read their other variables from the environment.
    else if (name.startsWith('OTEL_'))
      throw new ConfigError(`${key} must be set in the environment`)
    else if (Object.hasOwn(variables.properties, name)) values[name] = textOf(key, value)
    else throw new ConfigError(`${key} is not a setting; docs/configuration.md lists them`)
  }
  return { values, warnings }
}

export const readConfigFile = (path?: string): FromFile => {
  if (path === undefined) return { values: {}, warnings: [] }
  try {
    return parseConfigFile(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    const warning = `the configuration file ${path} cannot be read, so the defaults apply: ${reason}`
    return { values: {}, warnings: [warning] }
  }
}
