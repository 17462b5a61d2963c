/**
 * Ids of documents: segments between slashes. The order of the checks and the words that clients
 * match on (`too long`, `lowercase`, `reserved` …) are those of the `skills` worker. Pure.
 */

const MAX_ID_BYTES = 1024
const MAX_SEGMENT_BYTES = 64
const SEGMENT = /^[a-z0-9_-]+$/

/** Marks the URI of a function, as its first segment. */
export const FUNCTION_SEGMENT = 'fn'
/** Reserved, since its URI is the index of all documents. */
export const INDEX_ID = 'skills'

/** Escapes hostile characters, so that they are visible and do not end the line. */
const quoted = (text: string): string => JSON.stringify(text)

/** What is wrong with one segment, or null. */
export const segmentFault = (segment: string, number: number, whole: string): string | null => {
  const at = `segment ${number} of ${quoted(whole)}`
  if (segment === '') return `${at}: segment must be non-empty`
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
    return `${at} is too long: a segment has at most ${MAX_SEGMENT_BYTES} bytes`
  }
  return SEGMENT.test(segment)
    ? null
    : `${at}: only lowercase ASCII letters, digits, \`-\` and \`_\` are allowed`
}

/** What is wrong with an id, or null. */
export const idFault = (id: string): string | null => {
  if (id === '') return 'id must be non-empty'
  const bytes = Buffer.byteLength(id)
  if (id.startsWith('/') || id.endsWith('/')) {
    const shown = bytes > MAX_ID_BYTES ? 'id' : `id ${quoted(id)}`
    return `${shown} must not start or end with a slash`
  }
  if (bytes > MAX_ID_BYTES) {
    return `id is too long: ${bytes} bytes, at most ${MAX_ID_BYTES} are allowed`
  }
  const segments = id.split('/')
  for (const [index, segment] of segments.entries()) {
    const fault = segmentFault(segment, index + 1, id)
    if (fault !== null) return fault
  }
  if (segments[0] === FUNCTION_SEGMENT) {
    return `id ${quoted(id)}: \`${FUNCTION_SEGMENT}\` is reserved as the first segment, for URIs of functions`
  }
  return id === INDEX_ID
    ? `id \`${INDEX_ID}\` is reserved: iii://${INDEX_ID} is the index of all documents`
    : null
}
