/**
 * Faults of a schema that a meta-schema cannot detect: dangling references, invalid patterns. Pure.
 */

type Node = Record<string, unknown>

/** The values of these keywords are data, even if they look like schemas. */
const dataKeywords = new Set(['const', 'default', 'enum', 'examples'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The schema and all its subschemas, including lists and maps of them. */
const nodesOf = (schema: unknown): Node[] => {
  const nodes = isNode(schema) ? [schema] : []
  for (const node of nodes) {
    for (const [keyword, value] of Object.entries(node)) {
      if (isNode(value) && !dataKeywords.has(keyword)) nodes.push(value)
    }
  }
  return nodes
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

const namesOf = (nodes: Node[]): Set<unknown> =>
  new Set(
    nodes.flatMap(({ $id, $anchor, $dynamicAnchor }) => [
      $id,
      ...[$anchor, $dynamicAnchor]
        .filter((anchor) => typeof anchor === 'string')
        .map((anchor) => `#${anchor}`),
    ]),
  )

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
export const referenceFault = (schema: unknown): string | null => {
  const nodes = nodesOf(schema)
  const names = namesOf(nodes)
  const isKnown = (reference: string): boolean =>
    names.has(reference) || (/^#(?:$|\/)/.test(reference) && leadsSomewhere(schema, reference))
  for (const node of nodes) {
    for (const reference of [node.$ref, node.$dynamicRef]) {
      if (typeof reference === 'string' && !isKnown(reference)) {
        return `refers to \`${reference.slice(0, 100)}\`, which is not in it`
      }
    }
    const wrong = patternsOf(node).find((pattern) => !isPattern(pattern))
    if (wrong !== undefined) return 'has a pattern that is not a regular expression'
  }
  return null
}
