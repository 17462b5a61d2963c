/**
 * The capabilities that a package declares: the bullets below `## Capabilities`, and the one
 * capability of a package that says how it is run. Their risk metadata is only the publisher's claim, and missing values
 * are never guessed.
 */
import { showName } from '../errors.ts'
import { finding } from './diagnostics.ts'
import { type Fault, MAX_FAULTS, refuseDescription, throwFaults } from './errors.ts'
import { isObject, isTextList } from './plain-data.ts'
import { type RiskMetadata, riskOf, unknownRisk } from './risk.ts'
import { bulletsBelow } from './sections.ts'
import type { DeclaredCapability, Diagnostic, JsonObject, JsonValue } from '../types.ts'

export type Declared = {
  capabilities: DeclaredCapability[]
  /** The permissions it requests, sorted. */
  permissions: string[]
  diagnostics: Diagnostic[]
}

/** What the bullets below `## Capabilities` declare. */
export type Listed = { found: DeclaredCapability[]; diagnostics: Diagnostic[] }

type Package = {
  listed: Listed
  body: string
  slug: string
  /** Whether skill.toml says how it is run. */
  isRun: boolean
  description: string
  frontmatter: JsonObject | null
  manifest: JsonObject | null
}

const MAX_CAPABILITIES = 100
const MAX_PERMISSIONS = 100
const MAX_DESCRIPTION = 1024
const MAX_START = 60

/** An id, bare or in backticks, then `:` or a dash, a description, and a bracket at the end. */
const BULLET =
  /^(?:`([^`]{1,128})`|([A-Za-z0-9](?:[A-Za-z0-9._:-]{0,126}[A-Za-z0-9])?))(?=$|\s|:)\s*(?::|[-–—](?=\s))?\s*(.*)$/su
const BRACKET = /\[([^\][]*)\]\s*$/
const BRACKETS = /\[[^\][]*\]/g
const RISK_FIELD = /[[,]\s*(?:risk|effects|egress)\s*:/i
const CAPABILITY_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]*$/

export const isCapabilityId = (text: string): boolean =>
  text.length <= 128 && CAPABILITY_ID.test(text)

export const declaredBy = (pack: Package): Declared => {
  const { found, diagnostics } = pack.listed
  const { unique, repeated } = withoutRepeats(pack.isRun ? [...found, runOf(pack)] : found)
  const permissions = permissionsOf(pack)
  return {
    capabilities: unique.toSorted((a, b) => (a.capability_id < b.capability_id ? -1 : 1)),
    permissions: permissions.slice(0, MAX_PERMISSIONS),
    diagnostics: [
      ...diagnostics,
      ...[...repeated].map((id) =>
        warn('repeated', `${id} is declared more than once, so its risk is not known.`),
      ),
      ...(permissions.length > MAX_PERMISSIONS ? [tooManyPermissions(permissions.length)] : []),
    ],
  }
}

const tooManyPermissions = (count: number): Diagnostic => {
  const message = `Only ${MAX_PERMISSIONS} of ${count} permissions are shown.`
  return finding('warning', 'permissions.too_many', 'SKILL.md', message)
}

const warn = (rule: string, message: string): Diagnostic =>
  finding('warning', `capabilities.${rule}`, 'SKILL.md', message)

const EXAMPLE = '- `pdf.fill`: Fills a form. [risk: write, effects: none, egress: none]'

/** Many skills use the same heading for prose about what they can do. */
export const listedIn = (body: string): Listed => {
  const bullets = bulletsBelow(body, 'capabilities')
  const prose: string[] = []
  const unreadable: string[] = []
  const found: DeclaredCapability[] = []
  for (const bullet of bullets) {
    const capability = capabilityOf(bullet)
    if (capability && isDeclaration(bullet, capability)) found.push(capability)
    else if (hasRisk(bullet)) unreadable.push(bullet)
    else prose.push(bullet)
  }
  throwFaults(unreadable.slice(0, MAX_FAULTS).map(withoutId))
  const count = new Set(found.map(({ capability_id: id }) => id)).size
  if (count > MAX_CAPABILITIES) {
    throw refuseDescription('capabilities.too_many', { entry: 'SKILL.md', limit: MAX_CAPABILITIES })
  }
  if (bullets.length > 0 && found.length === 0) {
    const message = `The list below Capabilities is read as prose. A bullet that declares a capability looks like: ${EXAMPLE}`
    return { found, diagnostics: [warn('prose', message)] }
  }
  const diagnostics = prose.map((bullet) =>
    warn('prose', `"${showName(start(bullet))}" declares no capability.`),
  )
  return { found, diagnostics }
}

/** A risk without an id is a capability that could be neither approved nor seen in a review. */
const withoutId = (bullet: string): Fault => ({
  reason: 'capabilities.id_unreadable',
  entry: 'SKILL.md',
  found: start(bullet),
  write: EXAMPLE,
})

/** Enough of a bullet to recognise it. */
const start = (bullet: string): string =>
  bullet.length > MAX_START ? `${bullet.slice(0, MAX_START).toWellFormed()}…` : bullet

const hasRisk = (bullet: string): boolean =>
  bullet.match(BRACKETS)?.some((bracket) => RISK_FIELD.test(bracket)) ?? false

/** An id in backticks, a bracket with risk metadata, or a dotted id with a description. */
const isDeclaration = (bullet: string, { capability_id, description }: DeclaredCapability) =>
  hasRisk(bullet) || bullet.startsWith('`') || (capability_id.includes('.') && description !== '')

const capabilityOf = (bullet: string): DeclaredCapability | null => {
  const [, quoted, bare, rest = ''] = BULLET.exec(bullet) ?? []
  const id = quoted ?? bare
  if (id === undefined || !isCapabilityId(id)) return null
  // Prose such as "Fill forms" also starts with a word: without a separator it is not an id.
  if (quoted === undefined && rest !== '' && !/^[^\s]+(?::|\s+[-–—]\s|\s*\[)/u.test(bullet)) {
    return null
  }
  const bracket = BRACKET.exec(rest)
  return {
    capability_id: id,
    description: cut(bracket ? rest.slice(0, bracket.index).trim() : rest.trim()),
    ...(bracket ? riskIn(bracket[1] ?? '') : unknownRisk),
    input_schema: { type: 'object' },
    output_schema: null,
  }
}

const riskIn = (text: string): RiskMetadata => {
  const fields = Object.fromEntries(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split(':', 2)
      return [name.trim().toLowerCase(), value.trim().toLowerCase()]
    }),
  )
  return riskOf({ risk: fields['risk'], effects: fields['effects'], egress: fields['egress'] })
}

const runOf = ({ slug, description, manifest }: Package): DeclaredCapability => ({
  capability_id: `${slug.replace('/', '.')}.run`,
  description: cut(description),
  ...unknownRisk,
  input_schema: inputSchemaOf(manifest?.['inputs']),
  output_schema: null,
})

const JSON_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object'])

const inputSchemaOf = (inputs: JsonValue | undefined): JsonObject => {
  if (!isObject(inputs) || Object.keys(inputs).length === 0) return { type: 'object' }
  const properties = Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const { type, description } = isObject(input) ? input : {}
      return [
        name,
        {
          // A blob is referred to by its id.
          type: typeof type === 'string' && JSON_TYPES.has(type) ? type : 'string',
          ...(typeof description === 'string' ? { description } : {}),
        },
      ]
    }),
  )
  return { type: 'object', properties }
}

const withoutRepeats = (
  found: DeclaredCapability[],
): { unique: DeclaredCapability[]; repeated: Set<string> } => {
  const unique = new Map<string, DeclaredCapability>()
  const repeated = new Set<string>()
  for (const capability of found) {
    const { capability_id: id } = capability
    const first = unique.get(id)
    if (first) repeated.add(id)
    unique.set(id, first ? { ...first, ...unknownRisk } : capability)
  }
  return { unique: [...unique.values()], repeated }
}

const permissionsOf = ({ body, frontmatter, manifest }: Package): string[] => {
  const listed = frontmatter?.['permissions']
  const { network, secrets } = isObject(manifest?.['permissions']) ? manifest['permissions'] : {}
  const all = [
    ...(isTextList(listed) ? listed : []),
    ...bulletsBelow(body, 'permissions').map((bullet) => bullet.replaceAll('`', '')),
    ...(isTextList(network) ? network.map((url) => `network:${url}`) : []),
    ...(isTextList(secrets) ? secrets.map((name) => `secret:${name}`) : []),
  ]
  return [...new Set(all.map((text) => cut(text.trim())).filter((text) => text !== ''))].toSorted()
}

const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).toWellFormed()}…`
