/** Formats limits in bytes for a person. Pure. */

const units = [
  ['GiB', 2 ** 30],
  ['MiB', 2 ** 20],
  ['KiB', 2 ** 10],
] as const

/** `8 MiB`, `1.5 KiB`, and `1,500 bytes` where no larger unit is exact. */
export const sizeText = (bytes: number): string => {
  for (const [name, size] of units) {
    if (bytes >= size && bytes % (size / 4) === 0) return `${bytes / size} ${name}`
  }
  return bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en-US')} bytes`
}
