/** Sets the `format` of integers, which generated clients otherwise take to be 32 bits. Pure. */
import { isObject } from '../../packages/manifest/plain-data.ts'

const MAX_INT32 = 2 ** 31 - 1

/** Sizes, versions and sequence numbers may exceed 32 bits, unless a lower maximum is declared. */
export const setIntegerFormats = (value: unknown): void => {
  if (Array.isArray(value)) value.forEach(setIntegerFormats)
  if (!isObject(value)) return
  const { type, maximum } = value
  if (type === 'integer' && (typeof maximum !== 'number' || maximum > MAX_INT32)) {
    value['format'] ??= 'int64'
  }
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'example' && name !== 'examples') setIntegerFormats(inner)
  }
}
