/** Response headers of a package's file: never executed, never sniffed. Pure. */
import { basename } from 'node:path/posix'
import { create } from 'content-disposition'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'

/** Types that a browser shows as text; all others are downloaded. */
const SHOWN = /^(text\/(plain|markdown|csv)|application\/json|image\/(png|jpeg|gif|webp|avif))\b/

const cacheControl = (isPinned: boolean): string =>
  isPinned ? 'private, max-age=31536000, immutable' : 'private, no-cache'

/** A response for a fingerprint never changes, so it may be cached. */
export const fileHeaders = (
  file: { path: string; media_type: string },
  isPinned: boolean,
): Record<string, string> => ({
  ...untrustedContentHeaders(cacheControl(isPinned)),
  'content-type': file.media_type,
  ...(SHOWN.test(file.media_type) ? {} : { 'content-disposition': create(basename(file.path)) }),
})

export const archiveHeaders = (fileName: string, isPinned: boolean): Record<string, string> => ({
  ...untrustedContentHeaders(cacheControl(isPinned)),
  'content-type': 'application/gzip',
  'content-disposition': create(fileName),
})
