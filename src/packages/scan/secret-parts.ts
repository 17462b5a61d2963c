/** The two halves of a flow of secrets that lie in two files. Pure. */
import { bareTargets } from './data-rules.ts'
import { aboutTarget, weightOfTarget } from './flows.ts'
import type { ScannedFile } from './rule.ts'
import { hostsIn } from './host-names.ts'
import { COMMENT, MAX_TEXT, Secrets, statements } from './secret-flow.ts'
import { hasKeyPatterns } from './secret-places.ts'
import { targetsIn, worstOf } from './targets.ts'
import { withoutUnread } from './unread.ts'

const IMPORT =
  /\b(?:from\s+\.{0,2}([\w.]{1,60})\s+import|import\s+\.{0,2}([\w.]{1,60})|(?:require|import)\(\s?["'`]([^"'`\n]{1,120})|from\s+["'`]([^"'`\n]{1,120})|(?:source|\.)\s+["']?(?:\$\w+\/|\.\/)([\w./-]{1,80}))/g
const MAX_IMPORTS = 60

/** What a file has of a flow whose other half is in another file: what it imports says whether they meet. */
export const secretParts = (
  file: ScannedFile,
): { reads: string | null; sends: string | null; imports: string[] } => {
  const parts: { reads: string | null; sends: string | null; imports: string[] } = {
    reads: null,
    sends: null,
    imports: [],
  }
  if (!file.isCode) return parts
  const text = file.text.slice(0, MAX_TEXT)
  for (const match of text.matchAll(IMPORT)) {
    const name = match.slice(1).find((it) => it !== undefined) ?? ''
    parts.imports.push(
      name
        .replace(/\.(?:m?js|c?js|ts|py|sh)$/, '')
        .split(/[./]/)
        .at(-1) ?? '',
    )
    if (parts.imports.length === MAX_IMPORTS) break
  }
  const { words } = file
  const isReader =
    hasKeyPatterns(text) ||
    (words.has('credential') &&
      /\.(?:read|open)\w*\(|\bopen\(|readFile|\bcat\b|\bsqlite3?\b|\bcopy\w{0,8}\(/.test(text))
  const isSender = words.has('send', 'fetch') && /\b(?:POST|post|put|PUT|send)\b/.test(text)
  if (!isReader && !isSender) return parts
  const secrets = new Secrets(false)
  for (const { text: statement } of statements(text)) {
    if (COMMENT.test(statement)) continue
    if (isReader && parts.reads === null && secrets.isSource(withoutUnread(statement)))
      parts.reads = statement.slice(0, 200)
    if (!isSender || parts.sends !== null) continue
    secrets.enter(statement)
    secrets.noteSender(statement)
  }
  const worst =
    isSender && secrets.senders.size > 0
      ? worstOf([...targetsIn(text, 20), ...hostsIn(text), ...bareTargets(text)])
      : null
  if (worst !== null && weightOfTarget(worst) !== 'warn' && weightOfTarget(worst) !== null)
    parts.sends = `Sends to ${aboutTarget(worst)}.`
  return parts
}
