/** Tables and sentences that replace addresses of several makers by others that are easily taken for them. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isForeign, targetOf } from './targets.ts'

const MOST = 120_000
const MAX_LINES = 400
/** Two addresses, the second behind an arrow, a cell or a word. */
const FROM_TO =
  /https?:\/\/((?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,12})[^\s|`"'<>)]{0,120}[`"'>)]{0,2}(?:[ \t]{0,4}(?:\||->|=>|\xe2\x86\x92|,|;|:|to|with|by|becomes)[ \t`"'<(|]{0,6}){1,3}https?:\/\/((?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,12})/gi

/** What somebody registered: `nodejs` of `www.nodejs.org`. */
const nameOf = (host: string): string => host.toLowerCase().split('.').slice(-2, -1)[0] ?? ''

const isLookalike = (real: string, other: string): boolean => {
  const [name, taken] = [nameOf(real), nameOf(other)]
  if (name.length < 4 || name === taken) return false
  return taken.split('-').includes(name) || (taken.includes(name) && taken.length - name.length < 5)
}

/** One may be a move of its owner; those of two makers are none. */
export function* findSwappedLinks(file: ScannedFile): Generator<Hit> {
  if (file.isCode || !file.text.includes('://')) return
  const names = new Set<string>()
  let first: { index: number; length: number } | null = null
  let count = 0
  for (const { index, 0: match, 1: real = '', 2: other = '' } of file.text
    .slice(0, MOST)
    .matchAll(FROM_TO)) {
    count += 1
    if (count > MAX_LINES) break
    const target = targetOf(`https://${other}/`)
    if (target === null || !isForeign(target) || !isLookalike(real, other)) continue
    names.add(nameOf(real))
    first ??= { index, length: match.length }
  }
  if (first === null || names.size < 2) return
  yield found(
    'order.harmful_act',
    'hold',
    'Addresses of several makers are replaced by others that are easily taken for them.',
    first.index,
    first.length,
  )
}
