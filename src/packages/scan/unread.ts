/** What a statement names and does not read: keys of its own login, public keys, what it writes to. Pure. */

const NOT_READ =
  /\b(?:key_filename|privateKey|private_key|identityFile|pkey)\s?[:=]\s?[^,;\n]{1,200}|\b\w{0,24}(?:sign|Account|Wallet|hmac|from_?key|Keypair)\w{0,24}\([^()\n]{0,200}\)|\s(?:-i|--netrc-file|--kubeconfig|--key|--cert|IdentityFile|-o\s?IdentityFile=)[\s=]\S{1,200}|>>\s{0,4}\S{1,100}/g
/** The endings are looked for, since a path may begin anywhere. */
const PUBLIC = /(?<=\S)(?:\.pub|\/authorized_keys)\b/g
const LONGEST_PATH = 100

type Piece = { start: number; end: number }

const otherFrom = (text: string, at: number): Piece | null => {
  NOT_READ.lastIndex = at
  const match = NOT_READ.exec(text)
  return match && { start: match.index, end: NOT_READ.lastIndex }
}

const publicFrom = (text: string, at: number): Piece | null => {
  PUBLIC.lastIndex = at + 1
  const match = PUBLIC.exec(text)
  if (match === null) return null
  const least = Math.max(at, match.index - LONGEST_PATH)
  let start = match.index
  while (start > least && /\S/.test(text[start - 1] ?? ' ')) start -= 1
  return { start, end: PUBLIC.lastIndex }
}

export const withoutUnread = (text: string): string => {
  const kept: string[] = []
  let at = 0
  let other = otherFrom(text, 0)
  let key = publicFrom(text, 0)
  while (other !== null || key !== null) {
    const next = other === null || (key !== null && key.start < other.start) ? key : other
    if (next === null) break
    kept.push(text.slice(at, next.start))
    at = next.end
    if (other !== null && other.start < at) other = otherFrom(text, at)
    if (key !== null && key.start < at) key = publicFrom(text, at)
  }
  return kept.length === 0 ? text : `${kept.join(' ')} ${text.slice(at)}`
}
