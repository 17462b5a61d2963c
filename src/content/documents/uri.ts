/** The grammar of `iii://` URIs. Pure. */
import { AppError } from '../../platform/errors.ts'
import { FUNCTION_SEGMENT, INDEX_ID, idFault, segmentFault } from './id.ts'

const SCHEME = 'iii://'
export const INDEX_URI = `${SCHEME}${INDEX_ID}`

export const uriOf = (id: string): string => `${SCHEME}${id}`

export type ResourceUri =
  | { kind: 'index' }
  | { kind: 'document'; id: string }
  /** The result of a function, called without input. */
  | { kind: 'section'; functionId: string }
  /** Thrown only when it is read, so that the first of many URIs that fails is reported. */
  | { kind: 'invalid'; error: AppError }

/** A URI may be as long as a request line; an error repeats only its beginning. */
const MAX_SHOWN = 200

const shown = (uri: string): string =>
  JSON.stringify(uri.length > MAX_SHOWN ? `${uri.slice(0, MAX_SHOWN)}…` : uri)

const faulty = (uri: string, fault: string): AppError =>
  new AppError('resources.invalid_uri', `${shown(uri)}: ${fault}.`, {
    details: { uri: uri.slice(0, MAX_SHOWN) },
  })

const invalid = (uri: string, fault: string): ResourceUri => ({
  kind: 'invalid',
  error: faulty(uri, fault),
})

const WRONG_SCHEME = `a URI must start with \`${SCHEME}\``

/** Checks the scheme alone, before the first of many URIs is read. */
export const checkScheme = (uri: string): void => {
  if (!uri.startsWith(SCHEME)) throw faulty(uri, WRONG_SCHEME)
}

const sectionOf = (uri: string, segments: string[]): ResourceUri => {
  if (segments.length === 0) {
    return invalid(uri, `\`${SCHEME}${FUNCTION_SEGMENT}\` is missing a function path`)
  }
  for (const [index, segment] of segments.entries()) {
    const fault = segmentFault(segment, index + 2, uri.slice(SCHEME.length, MAX_SHOWN))
    if (fault !== null) return invalid(uri, fault)
  }
  return { kind: 'section', functionId: segments.join('::') }
}

export const parseUri = (uri: string): ResourceUri => {
  if (!uri.startsWith(SCHEME)) return invalid(uri, WRONG_SCHEME)
  const path = uri.slice(SCHEME.length)
  if (path === '') return invalid(uri, 'there is nothing after the scheme')
  if (path === INDEX_ID) return { kind: 'index' }
  const [first, ...rest] = path.split('/')
  if (first === '' || rest.includes('')) return invalid(uri, 'it has an empty segment')
  if (first === FUNCTION_SEGMENT) return sectionOf(uri, rest)
  const fault = idFault(path)
  return fault === null ? { kind: 'document', id: path } : invalid(uri, fault)
}

/** Null: its id has characters that a URI must not have. */
export const uriOfFunction = (functionId: string): string | null => {
  const path = functionId.replaceAll('::', '/')
  const uri = uriOf(`${FUNCTION_SEGMENT}/${path}`)
  return parseUri(uri).kind === 'section' ? uri : null
}
