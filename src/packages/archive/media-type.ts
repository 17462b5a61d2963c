/**
 * The media type of a served file. A charset is a promise that the bytes are UTF-8 without NUL. For
 * unknown extensions the bytes decide.
 */
import { isUtf8 } from 'node:buffer'
import mime from 'mime'

const BINARY = 'application/octet-stream'
const PLAIN = 'text/plain; charset=utf-8'

/**
 * Extensions that `mime` assigns to another format, while in a skill they are source code or plain
 * text. Binary files keep the registered type: a `.ts` may well be a video.
 */
const MOSTLY_TEXT = new Set(
  (
    'asc bat cjs com crt csh dart dot json5 key latex mo mts org pem php pl pm pub rs sc scm ' +
    'sh sql srt tcl tex ts wsdl'
  ).split(' '),
)

/** Text with a type of its own outside `text/`, which is UTF-8 by definition. */
const UTF8_TYPE = /^application\/(?:toml|json|[\w.-]+\+json)$/

/** Text that may declare its encoding itself. */
const XML_TYPE = /^application\/xml$|\+xml$/

export const mediaTypeOf = (path: string, bytes: Uint8Array): string => {
  const extension = extensionOf(path)
  const registered = extension === null ? null : mime.getType(`file.${extension}`)
  if (extension === null || registered === null) return isText(bytes) ? PLAIN : BINARY
  const isSource = MOSTLY_TEXT.has(extension)
  const mustBeText = !isSource && (registered.startsWith('text/') || UTF8_TYPE.test(registered))
  if (!isSource && !mustBeText && !XML_TYPE.test(registered)) return registered
  if (!isText(bytes)) return mustBeText ? BINARY : registered
  // The `x-` types are programming languages, which no client knows.
  if (isSource || registered.startsWith('text/x-')) return PLAIN
  return `${registered}; charset=utf-8`
}

/** A name that begins with its only dot has no extension. */
const extensionOf = (path: string): string | null => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : null
}

const isText = (bytes: Uint8Array): boolean => !bytes.includes(0) && isUtf8(bytes)
