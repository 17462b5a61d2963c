/** Functions that hand back what they have decoded, and what evaluates their answer. Pure. */
import { DECODE } from './code-flow.ts'
import { COMMENT, statements } from './secret-flow.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'

const DEFINES =
  /^[ \t]{0,80}(?:async\s)?(?:def|function|sub|fn)\s{1,4}([A-Za-z_]\w{0,60})|^[ \t]{0,80}(?:const|let|var)\s{1,4}([A-Za-z_]\w{0,60})\s?=\s?(?:async\s?)?(?:\([^)\n]{0,80}\)|\w{1,40})\s?=>|^[ \t]{0,80}([A-Za-z_]\w{0,60})\s?=\s?lambda\b/
const ASSIGNS =
  /^[ \t]{0,80}(?:const|let|var|my)?\s{0,4}\$?([A-Za-z_]\w{0,60})\s{0,4}(?::\s?\w{1,30}\s?)?=(?!=)/
const HANDS_BACK = /\breturn\b|=>|\blambda\b/
/** What takes a text as code, and no command. */
const EVALUATES =
  /(?<![\w.-])(?:exec|eval|execfile|Function|AsyncFunction|instance_eval|class_eval|vm\.run\w{2,20}|builtins\.\w{4})\s{0,4}\(|\bmarshal\.loads\(|\b_compile\(/
const MAX_READ = 120_000

export function* findDecodingFunctions(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || !file.words.has('code') || !file.words.has('decode')) return
  const text = file.text.slice(0, MAX_READ)
  if (!EVALUATES.test(text)) return
  const decoders = new Set<string>()
  let [current, held] = ['', new Set<string>()]
  for (const { at, text: statement } of statements(text)) {
    if (COMMENT.test(statement)) continue
    const defined = DEFINES.exec(statement)
    if (defined) [current, held] = [defined[1] ?? defined[2] ?? defined[3] ?? '', new Set()]
    const calls = [...statement.matchAll(/(?<![\w.])([A-Za-z_]\w{0,60})\s{0,2}\(/g)]
    const run = EVALUATES.exec(statement)
    if (run && calls.some(({ 1: name = '', index }) => index > run.index && decoders.has(name))) {
      yield found(
        'command.encoded',
        'block',
        'Code that a function of the file decodes is run.',
        at,
        statement.length,
      )
      return
    }
    const isDecoded =
      DECODE.test(statement) ||
      (held.size > 0 && (statement.match(/[A-Za-z_]\w{0,60}/g) ?? []).some((it) => held.has(it)))
    if (!isDecoded || current === '') continue
    if (HANDS_BACK.test(statement)) decoders.add(current)
    const assigned = ASSIGNS.exec(statement)?.[1]
    if (assigned !== undefined) held.add(assigned)
  }
}
