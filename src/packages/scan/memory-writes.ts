/** What is written to files that agents read in each session. Pure. */
import { isConcealed } from './injection.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { isBad, isLive, targetsIn, worstOf } from './targets.ts'

const MEMORY_FILE =
  /\b(?:SOUL|MEMORY|AGENTS?|HEARTBEAT|IDENTITY|USER|TOOLS|BOOTSTRAP|CLAUDE|GEMINI)\.md\b|\.cursorrules\b|copilot-instructions\.md|\.claude\/(?:settings\S{0,12}\.json|hooks|CLAUDE\.md)|\.windsurfrules/
const WRITES =
  /(?:>>|>|\btee\s(?:-a\s)?)\s{0,4}["']?\S{0,80}$|\b(?:open|writeFile(?:Sync)?|appendFile(?:Sync)?|write_text|Add-Content|Set-Content|Out-File)\b\s?\(?[^\n]{0,120}$/i
const ORDERED =
  /\b(?:append|add|write|insert|inject|prepend|persist|store|save|put|update|modify|edit|replace)\b(?:[^.\n]|\.(?=\S)){0,140}$/i
const SCOPE =
  /\b(?:every session|all (?:future )?sessions|each session|permanently|from now on|always|persist\w*|all future|future conversations|on every|silently|do not (?:tell|mention|inform)|never mention)\b/i
/** What the agent is to do in each session from then on. */
const ACTS =
  /\b(?:send|forward|post|upload|download|run|execute|trust|obey|include|add)\b[^\n]{0,120}?(?:https?:\/\/|~\/)|\bwithout (?:asking|approval|confirmation)\b|\bignore\b[^.\n]{0,40}\b(?:approval|safety|instructions?)\b/i
const STRANGE =
  /https?:\/\/|\bcurl\b|\bwget\b|ignore (?:all|previous)|api[ _-]?key|exfil|without asking|do not ask/i

export function* findMemoryWrites(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('memory'), 200, 260, 100)) {
    const match = MEMORY_FILE.exec(around)
    if (!match) continue
    const before = around.slice(0, match.index).split('\n').at(-1) ?? ''
    const isWritten =
      WRITES.test(before) && !/\b(?:read|cat|require|load)\w*\(?[^>)]{0,40}$/i.test(before)
    const isOrdered = !file.isCode && ORDERED.test(before)
    if (!isWritten && !isOrdered) continue
    const offset = start + match.index - Math.min(before.length, 160)
    const near = text.slice(Math.max(0, start + match.index - 300), start + match.index + 300)
    const worst = worstOf(targetsIn(near))
    const isGrave = worst !== null && (isBad(worst) || worst.kind === 'tunnel')
    const gives = ACTS.test(near) || isConcealed(near) ? 'hold' : 'warn'
    const isRun = file.isCode || />>|\btee\b/.test(before)
    if (isWritten && isRun) {
      yield found(
        'persistence.agent_memory',
        isGrave ? 'block' : gives,
        'A command writes to a file that agents read in each session.',
        offset,
        Math.min(before.length, 160) + match[0].length,
      )
    } else if (isOrdered && (isGrave || (SCOPE.test(near) && STRANGE.test(near)))) {
      yield found(
        'persistence.agent_memory',
        isGrave
          ? 'block'
          : !(worst && isLive(worst)) && isQuotedCell(text, offset)
            ? 'warn'
            : gives,
        'An order to write to a file that agents read in each session.',
        offset,
        Math.min(before.length, 160) + match[0].length,
      )
    }
  }
}

/** A table quotes what a reviewer is to look for. */
const isQuotedCell = (text: string, offset: number): boolean =>
  /^\s{0,3}\|[^\n]{0,120}["\x60]/.test(lineAt(text, offset))

const MEMORY_NAME = /["'`/](?:SOUL|MEMORY|AGENTS|HEARTBEAT|IDENTITY|CLAUDE|GEMINI)\.md["'`]/
const WRITE_CALL =
  /\b(?:write_text|writeFile(?:Sync)?|appendFile(?:Sync)?|Set-Content|Add-Content|Out-File)\b|\.write\(|\bfs\.\w{0,10}[wW]rite\w*\(/
const TELLS =
  /\b(?:you|agent|assistant|always|each session|every session|begin|before|never)\b[^\n]{0,200}https?:\/\/|https?:\/\/[^\n]{0,160}\b(?:carry out|follow|obey|execute|before you)\b|\b(?:never|do not|don't) (?:tell|mention|ask|inform|reveal)\b|\bpre-?approved\b|\bwithout (?:asking|confirmation|approval)\b/i

const COMMENTS = /^[ \t]{0,80}(?:#(?!\w+\s?[=;(])|\/\/)[^\n]{0,300}$/gm

/** Code that writes orders with a host or in secret to the files, by whatever names and loops. */
export function* findMemoryCode(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || !file.words.has('memory')) return
  const text = file.text
    .slice(0, 100_000)
    .replace(COMMENTS, (comment) => ' '.repeat(comment.length))
  const name = MEMORY_NAME.exec(text)
  if (name === null || !WRITE_CALL.test(text)) return
  const tells = TELLS.exec(text)
  const worst = tells ? worstOf(targetsIn(tells[0])) : null
  if (tells === null || (worst !== null && (!isLive(worst) || worst.kind === 'vendor'))) return
  yield found(
    'persistence.agent_memory',
    worst !== null && isBad(worst) ? 'block' : 'hold',
    'Code writes orders to a file that agents read in each session.',
    name.index,
    name[0].length,
  )
}
