/** Hosts that are written as a number: which address it is, and whether a machine of somebody else has it. Pure. */

type Address = [number, number, number, number]

const NUMBER = /^(?:0x[0-9a-f]{1,8}|\d{1,10})$/i

/** Browsers and curl take 1 to 4 parts, decimal, octal or hexadecimal. */
export const addressOf = (host: string): Address | null => {
  const parts = host.split('.')
  if (parts.length > 4 || !parts.every((part) => NUMBER.test(part))) return null
  if (parts.length === 1 && host.length < 8) return null
  const numbers = parts.map((part) =>
    /^0\d+$/.test(part) ? Number.parseInt(part, 8) : Number(part),
  )
  const last = numbers.pop() ?? 0
  if (numbers.some((it) => it > 255) || last >= 256 ** (4 - numbers.length)) return null
  let value = last
  for (const [i, number] of numbers.entries()) value += number * 256 ** (3 - i)
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

/** `1.1.1.1` to `9.9.9.9` belong to resolvers and old networks: documents write them, and none can be rented. */
const isWrittenOut = ([a, b, c, d]: Address): boolean => a < 10 && a === b && b === c && c === d

export const isReservedAddress = (address: Address): boolean => {
  const [a, b, c, d] = address
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && c === 2) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b < 128) ||
    isWrittenOut(address) ||
    [`1.2.3.4`, `5.6.7.8`, `4.3.2.1`].includes(`${a}.${b}.${c}.${d}`)
  )
}

/** In brackets; a link may have lost the second one. */
export const isReservedV6 = (host: string): boolean =>
  /^\[(?:::1?(?:\]|$)|f[cde][\da-f]{2}:|2001:0?db8(?::|\]|$)|[^\da-f:]|$)/i.test(host)
