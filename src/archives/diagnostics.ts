/**
 * Rules of the format that a package breaks without becoming unusable. An `error` breaks the
 * strict profile (the Agent Skills text, and the types that the gateway's contract gives its own
 * keys); whether it blocks anything is the workspace's choice. Pure.
 */
import { isVersion } from './skill-toml.ts'
import type { Diagnostic, JsonObject, JsonValue } from './types.ts'

type Facts = { frontmatter: JsonObject; folder: string | null; hasToml: boolean }

type Add = (code: string, field: string, message: string, level?: Diagnostic['level']) => void

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextOrList = (value: JsonValue): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const KNOWN = new Set(
  (
    'name description license compatibility metadata allowed-tools slug owner version ' +
    'user-invocable disable-model-invocation paths dependencies runtime implicit-invocation ' +
    'catalog-hide short_description tags permissions'
  ).split(' '),
)

const checkName = ({ frontmatter, folder, hasToml }: Facts, add: Add): void => {
  const { name } = frontmatter
  if (typeof name !== 'string' || name === '') {
    add('strict.name.required', 'name', 'The front matter must name the skill.')
    return
  }
  // In the Skills Protocol the front matter's name is a title, and skill.toml has the machine name.
  if (hasToml) return
  if (name.length > 64) add('strict.name.length', 'name', 'A name has at most 64 characters.')
  if (!/^[a-z0-9-]+$/.test(name)) {
    add('strict.name.characters', 'name', 'A name holds lower-case letters, digits and hyphens.')
  }
  if (/^-|-$/.test(name)) {
    add('strict.name.hyphen_bounds', 'name', 'A name neither starts nor ends with a hyphen.')
  }
  if (name.includes('--')) {
    add('strict.name.consecutive_hyphen', 'name', 'A name has no two hyphens in a row.')
  }
  if (folder !== null && folder !== name) {
    add('strict.name.folder', 'name', 'The name must equal the name of the folder.')
  }
}

const checkTexts = ({ frontmatter, hasToml }: Facts, add: Add): void => {
  const { description, license, compatibility } = frontmatter
  if (typeof description !== 'string' || description.trim() === '') {
    if (!hasToml) add('strict.description.required', 'description', 'A description is required.')
  } else if (description.length > 1024) {
    add('strict.description.length', 'description', 'A description has at most 1,024 characters.')
  }
  if (license !== undefined && (typeof license !== 'string' || license.trim() === '')) {
    add('strict.license.empty', 'license', 'A license, where given, is a text.')
  }
  const isShort =
    typeof compatibility === 'string' && compatibility.length >= 1 && compatibility.length <= 500
  if (compatibility !== undefined && !isShort) {
    add('strict.compatibility.length', 'compatibility', 'Compatibility has 1 to 500 characters.')
  }
  const tools = frontmatter['allowed-tools']
  if (tools !== undefined && typeof tools !== 'string') {
    add('strict.allowed_tools.format', 'allowed-tools', 'Allowed tools are one text with blanks.')
  }
}

const vendors = ['openclaw', 'clawdbot']

const parsedMetadata = (metadata: JsonValue, add: Add): JsonObject | null => {
  if (isObject(metadata)) return metadata
  if (typeof metadata !== 'string') {
    add('strict.metadata.type', 'metadata', 'Metadata is a map.')
    return null
  }
  try {
    const value = JSON.parse(metadata) as JsonValue
    if (isObject(value)) return value
    add('contract.metadata.type', 'metadata', 'Metadata as a text holds a JSON object.')
  } catch {
    add('contract.metadata.invalid_json', 'metadata', 'Metadata as a text must be valid JSON.')
  }
  return null
}

const checkMetadata = ({ frontmatter }: Facts, add: Add): void => {
  if (frontmatter.metadata === undefined) return
  const metadata = parsedMetadata(frontmatter.metadata, add)
  if (!metadata) return
  for (const [key, value] of Object.entries(metadata)) {
    const field = `metadata.${key}`
    if (vendors.includes(key)) {
      if (!isObject(value)) add('openclaw.metadata.type', field, 'Vendor metadata is a map.')
    } else if (typeof value !== 'string') {
      add('strict.metadata.value_type', field, 'Values of metadata are texts.')
    }
  }
  const { name } = frontmatter
  const isVendors = vendors.some((key) => key in metadata)
  if (isVendors && typeof name === 'string' && !/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(name)) {
    add('openclaw.name.snake_case', 'name', 'That vendor writes names in snake_case.', 'warning')
  }
}

const listKeys = ['env', 'bins', 'commands', 'config', 'mcp', 'api_keys']

const checkContract = ({ frontmatter }: Facts, add: Add): void => {
  for (const key of ['user-invocable', 'disable-model-invocation', 'catalog-hide']) {
    const value = frontmatter[key]
    if (value !== undefined && typeof value !== 'boolean') {
      add(`contract.${key}.type`, key, 'Must be true or false.')
    }
  }
  for (const key of ['paths', 'tags', 'permissions']) {
    const value = frontmatter[key]
    if (value !== undefined && !isTextOrList(value)) {
      add(`contract.${key}.item_type`, key, 'Must be a text or a list of texts.')
    }
  }
  const { dependencies, runtime, version } = frontmatter
  if (dependencies !== undefined && !isObject(dependencies)) {
    add('contract.dependencies.type', 'dependencies', 'Must be a map.')
  }
  for (const key of isObject(dependencies) ? listKeys : []) {
    const value = isObject(dependencies) ? dependencies[key] : undefined
    if (value !== undefined && !isTextOrList(value)) {
      add('contract.dependencies.item_type', `dependencies.${key}`, 'Must be a text or a list.')
    }
  }
  if (runtime !== undefined && !isObject(runtime)) {
    add('contract.runtime.type', 'runtime', 'Must be a map.')
  }
  if (version !== undefined && !isVersion(version)) {
    add('contract.version.format', 'version', 'Is no semantic version and was left out.', 'warning')
  }
}

const compare = (a: Diagnostic, b: Diagnostic): number => {
  const left = [a.code, a.field_path, a.message].join('\0')
  const right = [b.code, b.field_path, b.message].join('\0')
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** All findings, sorted by code, field and text. */
export const diagnose = (facts: Facts): Diagnostic[] => {
  const found: Diagnostic[] = []
  const add: Add = (code, field_path, message, level = 'error') => {
    found.push({ code, level, message, field_path })
  }
  checkName(facts, add)
  checkTexts(facts, add)
  checkMetadata(facts, add)
  checkContract(facts, add)
  for (const key of Object.keys(facts.frontmatter)) {
    if (!KNOWN.has(key)) {
      add('strict.field.unknown', key, 'No format that is known here has this field.', 'warning')
    }
  }
  return found.toSorted(compare)
}
