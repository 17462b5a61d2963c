/** Response headers of a package's file: never executed, never sniffed. Pure. */
import { inertHeaders } from '../../platform/http/inert.ts'

/** Types that a browser shows as text; all others are downloaded. */
const SHOWN = /^(text\/(plain|markdown|csv)|application\/json|image\/(png|jpeg|gif|webp|avif))\b/

const asciiName = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')

/** RFC 6266, with the name in RFC 8187 form where it is not ASCII. */
const attachment = (path: string): string => {
  const name = path.split('/').at(-1) ?? path
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded}`
}

const cacheControl = (isPinned: boolean): string =>
  isPinned ? 'private, max-age=31536000, immutable' : 'private, no-cache'

/** A response by fingerprint never changes, so it may be cached. */
export const fileHeaders = (
  file: { path: string; media_type: string },
  isPinned: boolean,
): Record<string, string> => ({
  ...inertHeaders(cacheControl(isPinned)),
  'content-type': file.media_type,
  ...(SHOWN.test(file.media_type) ? {} : { 'content-disposition': attachment(file.path) }),
})

export const archiveHeaders = (fileName: string, isPinned: boolean): Record<string, string> => ({
  ...inertHeaders(cacheControl(isPinned)),
  'content-type': 'application/gzip',
  'content-disposition': attachment(fileName),
})
