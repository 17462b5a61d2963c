/** How accounts of wallets and banks are written, as pieces of patterns. Pure. */

const BASE_58 = '[1-9A-HJ-NP-Za-km-z]'
export const ETHEREUM = '0x[0-9a-fA-F]{40}'
export const BITCOIN = 'bc1[0-9a-z]{25,60}'
export const FIRST_BITCOIN = `[13]${BASE_58}{25,34}`
export const TRON = `T${BASE_58}{33}`
export const SOLANA = `${BASE_58}{32,44}`
const ibanOf = (leastGroups: number): string =>
  String.raw`[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){${leastGroups},7}(?: ?[A-Z0-9]{1,3})?`
export const IBAN = ibanOf(3)

/** The shortest have fifteen characters, which other texts may have by chance. */
export const ANY_IBAN = ibanOf(2)

/** In the strings of code. */
export const quoted = (...accounts: string[]): string => `["'\x60](?:${accounts.join('|')})["'\x60]`

/** Soon found, as most texts have none. */
export const LIKE_AN_ACCOUNT = new RegExp(
  String.raw`\d\d ?[A-Z0-9]{4} ?[A-Z0-9]{4}|${ETHEREUM}|bc1[0-9a-z]{25}|\b${BASE_58}{32}|paypal\.me`,
)
