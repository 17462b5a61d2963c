/**
 * Decides whether a name in an archive may be the path of a file, on every system that a package
 * may be installed on. Only Unicode form (NFC) and a leading `./` are normalised.
 */
import type { ArchiveLimits } from './limits.ts'
import { refuse, type RefusalReason } from '../errors.ts'
import { isVersionControl } from '../version-control.ts'

export type EntryPath = {
  /** As in the archive; none for the root folder itself. */
  rawComponents: string[]
  /** In NFC. */
  components: string[]
  endsInSlash: boolean
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const INVISIBLE =
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800]/u
const DEVICE_NAME = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)\s*(?:\.|$)/i

export const readEntryPath = (name: Uint8Array, limits: ArchiveLimits): EntryPath => {
  const text = decodeName(name, limits)
  const reason = faultOfText(text)
  if (reason !== null) throw refuse(reason, { entry: name })

  const relative = text === '.' || text === './' ? '' : text.replace(/^\.\//, '')
  const endsInSlash = relative === '' || relative.endsWith('/')
  const trimmed = endsInSlash ? relative.slice(0, -1) : relative
  const rawComponents = relative === '' ? [] : trimmed.split('/')
  // One level more than a package may have, since the top folder is removed later.
  if (rawComponents.length > limits.levels + 1) {
    throw refuse('limit.levels', { entry: name, limit: limits.levels })
  }
  for (const component of rawComponents) {
    const fault = faultOfComponent(component)
    if (fault !== null) throw refuse(fault, { entry: name })
    if (utf8Length(component) > limits.componentBytes) {
      throw refuse('limit.component', { entry: name, limit: limits.componentBytes })
    }
  }
  if (isVersionControl(rawComponents.join('/'))) {
    throw refuse('path.version_control', { entry: name })
  }
  return { rawComponents, components: rawComponents.map((part) => part.normalize()), endsInSlash }
}

/** The limits of a path inside the package, after a top folder was removed. */
export const checkPackagePath = (path: string, limits: ArchiveLimits): void => {
  if (utf8Length(path) > limits.pathBytes) {
    throw refuse('limit.path', { entry: path, limit: limits.pathBytes })
  }
  if (path.split('/').length > limits.levels) {
    throw refuse('limit.levels', { entry: path, limit: limits.levels })
  }
}

/** Files that packers add for themselves: never part of a package. */
export const isJunk = (components: string[]): boolean =>
  components.some((part) => part === '__MACOSX' || part === '.DS_Store' || part.startsWith('._'))

const decodeName = (name: Uint8Array, limits: ArchiveLimits): string => {
  if (name.length === 0) throw refuse('path.empty')
  if (name.includes(0)) throw refuse('path.nul', { entry: name })
  // Room for `./`, a top folder and a closing slash, which are all removed.
  if (name.length > limits.pathBytes + limits.componentBytes + 4) {
    throw refuse('limit.path', { entry: name, limit: limits.pathBytes })
  }
  try {
    return decoder.decode(name)
  } catch {
    throw refuse('path.encoding', { entry: name })
  }
}

const faultOfText = (text: string): RefusalReason | null => {
  if (/\p{Cc}/u.test(text)) return 'path.control'
  if (INVISIBLE.test(text)) return 'path.invisible'
  if (text.startsWith('/')) return 'path.absolute'
  if (text.includes('\\')) return 'path.backslash'
  if (text.includes(':')) return 'path.colon'
  return null
}

const faultOfComponent = (component: string): RefusalReason | null => {
  if (component === '') return 'path.empty_component'
  if (component === '.') return 'path.dot'
  if (component === '..') return 'path.traversal'
  if (/[.\s]$/u.test(component)) return 'path.trailing'
  if (DEVICE_NAME.test(component)) return 'path.device_name'
  const compatible = component.normalize('NFKC')
  if (/[/\\]|^\.\.?$/.test(compatible)) return 'path.look_alike'
  return null
}

/** NFC can be longer than the original, and both forms must fit. */
const utf8Length = (text: string): number =>
  Math.max(Buffer.byteLength(text), Buffer.byteLength(text.normalize()))
