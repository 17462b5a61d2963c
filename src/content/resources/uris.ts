/** The URIs of a batched fetch, and how its response is assembled. Pure. */
import { checkScheme, type ResourceUri } from '../documents/uri.ts'
import { AppError } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'

const MAX_URIS = 100

export type FetchInput = { uri?: string | null; uris?: string[] | null }

const cleaned = (uris: string[]): string[] => uris.map((uri) => uri.trim()).filter(Boolean)

/**
 * `uris` takes precedence over `uri`, unless all of it is blank. All schemes are checked before the
 * first URI is read.
 */
export const wantedUris = ({ uri, uris }: FetchInput): string[] => {
  const many = cleaned(uris ?? [])
  const wanted = many.length > 0 ? many : cleaned([uri ?? ''])
  if (wanted.length === 0) {
    throw new AppError(
      'resources.invalid_request',
      'Provide uri, such as `iii://skills`, or uris that are not all blank.',
    )
  }
  if (wanted.length > MAX_URIS) {
    throw new AppError(
      'resources.invalid_request',
      `Provide at most ${MAX_URIS} URIs in one call; you sent ${wanted.length}.`,
      { details: { uris: wanted.length, max_uris: MAX_URIS } },
    )
  }
  for (const one of wanted) checkScheme(one)
  return wanted
}

const MAX_FUNCTIONS = 8

/** Each function is an outbound request that counts as one of the caller's requests. */
export const checkFunctionCount = (uris: readonly ResourceUri[]): void => {
  const count = uris.filter(({ kind }) => kind === 'section').length
  if (count <= MAX_FUNCTIONS) return
  throw new AppError(
    'resources.invalid_request',
    `Provide at most ${MAX_FUNCTIONS} URIs of functions (\`iii://fn/…\`) in one call; you sent ${count}.`,
    { details: { functions: count, max_functions: MAX_FUNCTIONS } },
  )
}

const MAX_BYTES = 8 * 1024 * 1024
const SEPARATOR = '\n\n---\n\n'

/** The response as it grows; throws when it gets too large. */
export class Sections {
  readonly #sections: string[] = []
  #bytes = 0

  add(uri: string, text: string): void {
    const section = `# ${uri}\n\n${text.trimEnd()}`
    this.#bytes += Buffer.byteLength(section) + SEPARATOR.length
    if (this.#bytes > MAX_BYTES) {
      throw new AppError(
        'resources.too_large',
        `The result is too large: more than ${sizeText(MAX_BYTES)}. Fetch fewer URIs at once.`,
        { details: { max_bytes: MAX_BYTES, uris_that_fit: this.#sections.length } },
      )
    }
    this.#sections.push(section)
  }

  text(): string {
    return this.#sections.join(SEPARATOR)
  }
}
