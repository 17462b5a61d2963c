/** Which URIs a batched fetch means. Pure. */
import { checkScheme } from '../documents/uri.ts'
import { AppError } from '../errors.ts'

const MAX_URIS = 100

export type FetchInput = { uri?: string | null; uris?: string[] | null }

const cleaned = (uris: string[]): string[] => uris.map((uri) => uri.trim()).filter(Boolean)

/** `uris` goes before `uri`, unless all of it is blank. All are checked before the first is read. */
export const wantedUris = ({ uri, uris }: FetchInput): string[] => {
  const many = cleaned(uris ?? [])
  const wanted = many.length > 0 ? many : cleaned([uri ?? ''])
  if (wanted.length === 0) {
    throw new AppError('resources.invalid_request', 'Provide uri, or uris that are not all blank.')
  }
  if (wanted.length > MAX_URIS) {
    throw new AppError(
      'resources.invalid_request',
      `Provide at most ${MAX_URIS} URIs in one call; these are ${wanted.length}.`,
      { details: { uris: wanted.length, max_uris: MAX_URIS } },
    )
  }
  for (const one of wanted) checkScheme(one)
  return wanted
}
