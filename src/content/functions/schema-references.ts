/**
 * Faults of a schema that a meta-schema cannot detect: dangling references, invalid patterns. A
 * reference is resolved against the nearest `$id` around it (JSON Schema 2020-12, 8.2). Pure.
 */

type Node = Record<string, unknown>

/** A schema, and the URI that references in it are relative to. */
type Placed = { node: Node; base: string }

/** The schema that is served at a URI, such as a meta-schema; undefined if there is none. */
type Find = (uri: string) => unknown

/** The values of these keywords are data, even if they look like schemas. */
const dataKeywords = new Set(['const', 'default', 'enum', 'examples'])

/** The values of these keywords are schemas by names, which may be those of keywords. */
const mapKeywords = new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties',
])

/** What a schema without an `$id` is relative to. */
const NOWHERE = 'https://schema.invalid/'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The URI before its fragment, and the fragment. */
const splitAt = (reference: string): [uri: string, fragment: string] => {
  const [uri = '', ...fragment] = reference.split('#')
  return [uri, fragment.join('#')]
}

/** Null if it is not a URI. */
const resolved = (uri: string, base: string): string | null => {
  if (uri === '') return base
  return URL.canParse(uri, base) ? new URL(uri, base).href : null
}

const baseIn = ({ $id }: Node, base: string): string =>
  typeof $id === 'string' ? (resolved(splitAt($id)[0], base) ?? base) : base

const childrenOf = (node: Node): unknown[] =>
  Object.entries(node).flatMap(([keyword, value]) => {
    if (dataKeywords.has(keyword)) return []
    return mapKeywords.has(keyword) && isNode(value) ? Object.values(value) : [value]
  })

/** The schema and all its subschemas, including lists of them. */
const placedIn = (schema: unknown): Placed[] => {
  const all: Placed[] = isNode(schema) ? [{ node: schema, base: baseIn(schema, NOWHERE) }] : []
  for (const { node, base } of all) {
    for (const child of childrenOf(node)) {
      if (isNode(child)) all.push({ node: child, base: baseIn(child, base) })
    }
  }
  return all
}

const unescaped = (part: string): string | null => {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return null
  }
}

/** RFC 6901. */
const leadsSomewhere = (root: unknown, pointer: string): boolean => {
  let at = root
  for (const part of pointer.split('/').slice(1)) {
    const key = unescaped(part)
    if (key === null || !isNode(at) || !Object.hasOwn(at, key)) return false
    at = at[key]
  }
  return true
}

/** In draft-07 an `$id` that is only a fragment is an anchor. */
const anchorsOf = ({ $id, $anchor, $dynamicAnchor }: Node): unknown[] => [
  $anchor,
  $dynamicAnchor,
  ...(typeof $id === 'string' && $id.startsWith('#') ? [$id.slice(1)] : []),
]

/** Whether a reference leads to a schema. */
const resolverOf = (placed: Placed[], find: Find) => {
  const roots = new Map<string, unknown>()
  const anchors = new Set<string>()
  for (const { node, base } of placed) {
    if (!roots.has(base)) roots.set(base, node)
    for (const anchor of anchorsOf(node)) {
      if (typeof anchor === 'string') anchors.add(`${base}#${anchor}`)
    }
  }
  return (reference: string, base: string): boolean => {
    const [uri, fragment] = splitAt(reference)
    const target = resolved(uri, base)
    const root = target === null ? undefined : (roots.get(target) ?? find(target))
    if (root === undefined) return false
    const isPointer = fragment === '' || fragment.startsWith('/')
    return isPointer ? leadsSomewhere(root, fragment) : anchors.has(`${target}#${fragment}`)
  }
}

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const patternsOf = ({ pattern, patternProperties }: Node): string[] => [
  ...(typeof pattern === 'string' ? [pattern] : []),
  ...(isNode(patternProperties) ? Object.keys(patternProperties) : []),
]

/** What is wrong with a schema although its meta-schema allows it, or null. */
export const referenceFault = (schema: unknown, find: Find): string | null => {
  const placed = placedIn(schema)
  const leadsToSchema = resolverOf(placed, find)
  for (const { node, base } of placed) {
    for (const reference of [node.$ref, node.$dynamicRef]) {
      if (typeof reference === 'string' && !leadsToSchema(reference, base)) {
        return `refers to \`${reference.slice(0, 100)}\`, which is not in it`
      }
    }
    const wrong = patternsOf(node).find((pattern) => !isPattern(pattern))
    if (wrong !== undefined) return 'has a pattern that is not a regular expression'
  }
  return null
}
