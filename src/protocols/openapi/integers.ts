/** Names the width of integers, which generated clients otherwise take to be 32 bits. Pure. */
import { isObject } from '../../packages/manifest/plain-data.ts'

const MAX_INT32 = 2 ** 31 - 1

/** Sizes, versions and places in a sequence pass 32 bits; what has a lower maximum does not. */
export const nameWidths = (value: unknown): void => {
  if (Array.isArray(value)) value.forEach(nameWidths)
  if (!isObject(value)) return
  const { type, maximum } = value
  if (type === 'integer' && (typeof maximum !== 'number' || maximum > MAX_INT32)) {
    value['format'] ??= 'int64'
  }
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'example' && name !== 'examples') nameWidths(inner)
  }
}
