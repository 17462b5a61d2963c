/**
 * The rules of the Agent Skills specification, as its strict readers apply them to the front
 * matter.
 */
import { finding } from './diagnostics.ts'
import { isObject, isTextList, lengthOf } from './plain-data.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'

const MAX_DESCRIPTION = 1024
const MAX_COMPATIBILITY = 500

/** The fields of the specification, and those of the other supported formats. */
const KNOWN_FIELDS = new Set(
  (
    'name description license compatibility metadata allowed-tools ' +
    'short_description tags slug owner version user-invocable disable-model-invocation paths ' +
    'dependencies runtime permissions implicit-invocation catalog-hide'
  ).split(' '),
)

/** Vendor blocks, which are objects where the specification requires strings. */
export const VENDOR_BLOCKS = ['openclaw', 'clawdbot']

export const agentSkillsFindings = (fields: JsonObject, folder: string | null): Diagnostic[] => [
  ...nameFindings(fields['name'], folder),
  ...descriptionFindings(fields['description']),
  ...licenseFindings(fields['license']),
  ...compatibilityFindings(fields['compatibility']),
  ...metadataFindings(fields['metadata']),
  ...allowedToolsFindings(fields['allowed-tools']),
  ...Object.keys(fields)
    .filter((field) => !KNOWN_FIELDS.has(field))
    .map((field) =>
      finding('warning', 'strict.field.unknown', field, 'This is not a field of Agent Skills.'),
    ),
]

const breach = (rule: string, field: string, message: string): Diagnostic =>
  finding('error', `strict.${rule}`, field, message)

/** Names over 64 characters are not checked here: such a package was rejected before. */
const nameFindings = (name: JsonValue | undefined, folder: string | null): Diagnostic[] => {
  if (typeof name !== 'string' || name.trim() === '') {
    return [breach('name.required', 'name', 'A name is required.')]
  }
  const found: Diagnostic[] = []
  const add = (isBroken: boolean, rule: string, message: string) => {
    if (isBroken) found.push(breach(`name.${rule}`, 'name', message))
  }
  add(/[^a-z0-9-]/.test(name), 'format', 'The name contains more than a-z, 0-9 and hyphens.')
  add(/^-|-$/.test(name), 'hyphen_bounds', 'The name begins or ends with a hyphen.')
  add(name.includes('--'), 'consecutive_hyphen', 'The name contains two hyphens in a row.')
  add(folder !== null && name !== folder, 'folder', 'The name differs from the folder.')
  return found
}

const descriptionFindings = (description: JsonValue | undefined): Diagnostic[] => {
  if (typeof description !== 'string' || description.trim() === '') {
    return [breach('description.required', 'description', 'A description is required.')]
  }
  if (lengthOf(description) <= MAX_DESCRIPTION) return []
  const message = `The description is longer than ${MAX_DESCRIPTION} characters.`
  return [breach('description.length', 'description', message)]
}

const licenseFindings = (license: JsonValue | undefined): Diagnostic[] => {
  const isGood = license === undefined || (typeof license === 'string' && license.trim() !== '')
  return isGood ? [] : [breach('license.empty', 'license', 'The license is not text, or is empty.')]
}

const compatibilityFindings = (compatibility: JsonValue | undefined): Diagnostic[] => {
  if (compatibility === undefined) return []
  const length = typeof compatibility === 'string' ? lengthOf(compatibility.trim()) : 0
  if (length >= 1 && length <= MAX_COMPATIBILITY) return []
  const message = `The compatibility is not text of 1 to ${MAX_COMPATIBILITY} characters.`
  return [breach('compatibility.length', 'compatibility', message)]
}

const metadataFindings = (metadata: JsonValue | undefined): Diagnostic[] => {
  if (metadata === undefined) return []
  if (!isObject(metadata)) {
    return [
      breach('metadata.type', 'metadata', 'The metadata is not a list of "key: value" lines.'),
    ]
  }
  return Object.entries(metadata)
    .filter(([, value]) => typeof value !== 'string')
    .filter(([key, value]) => !(VENDOR_BLOCKS.includes(key) && isObject(value)))
    .map(([key]) =>
      breach('metadata.value_type', `metadata.${key}`, 'The value is not text; put it in quotes.'),
    )
}

const allowedToolsFindings = (tools: JsonValue | undefined): Diagnostic[] => {
  const code = 'allowed_tools.format'
  if (tools === undefined) return []
  if (typeof tools !== 'string') {
    const what = isTextList(tools) ? 'is a list; it must be' : 'is not'
    const message = `The value ${what} one text, with blanks between the names.`
    return [breach(code, 'allowed-tools', message)]
  }
  // A comma within parentheses belongs to a tool's pattern.
  if (!tools.replace(/\([^()]*\)/g, '').includes(',')) return []
  const message = 'The names are separated by commas; readers of Agent Skills expect blanks.'
  return [finding('warning', `strict.${code}`, 'allowed-tools', message)]
}
