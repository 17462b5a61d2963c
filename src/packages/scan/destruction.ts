/** Destruction of files, miners of coins, hidden triggers, unreadable code. Pure. */
import { fenceAt } from './fences.ts'
import { lineAt, lineStart } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks, windows } from './sections.ts'

const DESTRUCTIVE =
  /\bchmod\s{1,4}(?:-R\s{1,4})?(?:0?777\s{1,4}\/(?:\s|$|etc|usr)|[u+]{1,2}s\s|0?[46][0-7]{3}\s{1,4}\/)|\brm\s{1,4}-[a-z]{0,4}(?:rf|fr)[a-z]{0,4}\s{1,4}(?:--no-preserve-root\s{1,4})?["']?(?:\/(?:\*|\s|$|["';])|~\/?(?:\*|\s|$|["';])|\$HOME\/?(?:\*|\s|$|["';])|\/(?:etc|usr|home|var|bin|boot)(?:\s|$|["';]|\/\*))|\bmkfs\.\w{2,6}\s{1,4}\/dev\/|\bdd\b[^\n]{0,80}\bof=\/dev\/(?:sd|nvme|hd|disk)|:\(\)\s?\{\s?:\|:&\s?\};:|\bvssadmin\s{1,4}delete\s{1,4}shadows|\bformat\s{1,4}[a-z]:\s{1,4}\/|shutil\.rmtree\(\s{0,4}(?:os\.path\.expanduser\(\s?["']~["']|["']\/["'])|\bkillall\s{1,4}-9\s{1,4}-1/i
/** The whole home or disk: nothing that a skill has a use for. */
const WIPES =
  /\brm\s{1,4}-[a-z]{0,4}(?:rf|fr)[a-z]{0,4}\s{1,4}(?:--no-preserve-root\s{1,4})?["']?(?:~|\$HOME|\$(?:ENV)?[{(]HOME[})]|\/)\/?\*?["']?(?=\s|$|;)|\bdd\s[^\n]{0,40}if=\/dev\/(?:u?random|zero)[^\n]{0,40}of=\/dev\/(?:sd[a-w]|nvme\d|hd[a-w])\b|\b(?:rmtree|rmSync|rm_rf)\(\s{0,4}(?:os\.path\.expanduser\(\s?["']~\/?["']|Path\.home\(\)|(?:\w{1,40}\([^()\n]{0,20}\)|os)\.homedir\(\)|["']\/["'])|\b(?:rmtree|rmSync|rm_rf|unlinkSync|rmdirSync|RemoveAll)\(\s{0,4}(?:[\w.]{1,40}\(\s{0,2}){1,2}(?:(?:os\.path\.)?expanduser\(\s?["']~\/?["']\s?\)|Path\.home\(\)|(?:os\.)?homedir\(\))\s{0,2},\s{0,2}[a-z]\w{0,30}\s{0,2}\)|\bfind\s{1,4}(?:\/|["']?(?:~|\$HOME|\$(?:ENV)?[{(]HOME[})])["']?)\s(?:(?!-i?(?:name|path|regex))[^\n]){0,140}(?:-delete|shred|-exec\s+rm)|\bfind\s{1,4}["']?(?:~|\$HOME|\$(?:ENV)?[{(]HOME[})])["']?\s[^\n]{0,80}\*\.(?:docx?|xlsx?|pdf|jpe?g)\b[^\n]{0,120}(?:-delete|shred|-exec\s+rm)|\brm\s{1,4}-[a-z]{0,4}(?:rf|fr)[a-z]{0,4}\s{1,4}["']?(?:~|\$HOME|\$(?:ENV)?[{(]HOME[})])\/(?:Documents|Desktop|Pictures)\/?\*?["']?(?=\s|$|;)|:\(\)\s?\{\s?:\s?\|\s?:\s?&\s?\};\s?:|Remove-Item\s[^\n]{0,60}-Recurse[^\n]{0,60}\$env:USERPROFILE(?:\\(?:Documents|Desktop))?(?=\s|$|["'])/i
/** Files that are replaced by encrypted ones, and a demand. */
const RANSOM =
  /\b(?:drop (?:table|database)|dropDatabase|deleteMany)\b[\s\S]{0,900}?\b(?:\d BTC|bitcoin|ransom|bc1[0-9a-z]{20})|\bencrypt\w*\([\s\S]{0,600}?\b(?:remove|unlink\w*|rename)\([\s\S]{0,600}?\b(?:BTC|bitcoin|ransom|decrypt(?:ion)? key|bc1[0-9a-z]{20})/i
const MINER =
  /\bstratum\+(?:tcp|ssl):\/\/\S{4,100}|\b(?:xmrig|minerd|cpuminer|t-rex|nbminer)\b[^\n]{0,160}(?:-o|--url|--pool|pool\.)\s{0,4}\S{4,100}/i
const TRIGGER =
  /(?:#|\/\/|\/\*|--|<!--)[^\n]{0,80}(?:\b(?:back ?door|hidden (?:trigger|command|function|payload)|secret(?:ly)? (?:trigger|payload|exfil\w*)|exfiltrates? (?:the|user|all|data|cred|to)\w*|steal(?:s|ing)? (?:the )?(?:user|cred|token|key|password)\w*|keylogger|reverse shell|malicious payload|c2 server|beacon to)\b|\xe5\x90\x8e\xe9\x97\xa8|\xd0\xb1\xd1\x8d\xd0\xba\xd0\xb4\xd0\xbe\xd1\x80)/i

/** In a list of what is not run; what follows the end of a command is none of it. */
const FORBIDDEN =
  /^[\w\s"']{0,40}(?:block|den[yi]|forbid|dangerous|disallow)\w{0,30}["']?\s{0,2}[=:]\s{0,2}(?:\$\{\w{1,60}:-)?["'[(][^;&`$\n]{0,200}$/i
const COMMENT = /(?:^|\s)(?:#|\/\/)\s[^\n]{0,300}$/

/** A list of arguments as a shell has them, as long as before. */
const asCommand = (text: string): string =>
  text.replace(/["'`],\s?["'`]?|,\s?["'`]/g, (it) => ' '.repeat(it.length))

export function* findDestruction(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('destroy'), 20, 260, 300)) {
    const miner = MINER.exec(around)
    if (miner)
      yield found(
        'command.miner',
        /stratum|pool/i.test(miner[0]) && !isAboutAttacks(lineAt(around, miner.index))
          ? 'block'
          : 'warn',
        'A program that mines coins is run.',
        start + miner.index,
        miner[0].length,
      )
    const plain = asCommand(around)
    const wipes = WIPES.exec(plain)
    const destructive = wipes ?? DESTRUCTIVE.exec(plain)
    if (!destructive) continue
    const line = lineAt(around, destructive.index)
    const isTold =
      !file.isCode &&
      (isAboutAttacks(text.slice(Math.max(0, start - 300), start + 300)) ||
        /["'`|]/.test(line[0] ?? '') ||
        fenceAt(file.fences, start + destructive.index) === null)
    const at = start + destructive.index
    const before = text.slice(lineStart(text, at, 400), at)
    const isListed =
      (file.isCode && /^\s{0,40}(?:["'`#/*-]|\w{1,4}["'])/.test(line)) ||
      FORBIDDEN.test(before) ||
      COMMENT.test(before)
    if (!isTold && !isListed)
      yield found(
        'command.destructive',
        wipes ? 'hold' : 'warn',
        'Files of the user or the system are deleted.',
        start + destructive.index,
        destructive[0].length,
      )
  }
}

export function* findRansom(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || !file.words.has('destroy')) return
  const match = RANSOM.exec(file.text.slice(0, 100_000))
  if (match)
    yield found(
      'command.destructive',
      'hold',
      'Files are encrypted and a ransom is asked for.',
      match.index,
      match[0].length,
    )
}

const QUIET =
  /\(\s{0,8}[^()\n]{2,200}\)\s{0,4}(?:>|&>|2>)\s{0,4}\/dev\/null(?:\s{0,4}2>&1)?\s{0,4}&|\b\S[^\n]{2,200}(?:>|&>)\s{0,4}\/dev\/null\s{0,4}2>&1\s{0,4}&\s{0,4}(?:$|\n|;|\})/
const CONDITION =
  /(?:\bif\b[^\n]{0,60}(?:==?|-eq)\s{0,4}["'$\w]|\[\[?[^\n]{0,80}(?:==?|-eq)[^\n]{0,60}\]\]?|\bcase\b)/

export function* findTriggers(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('trigger'), 100, 120, 100)) {
    const match = TRIGGER.exec(around)
    const offset = start + (match?.index ?? 0)
    const isCode = file.isCode || fenceAt(file.fences, offset) !== null
    if (!match || !isCode || isAboutAttacks(around.replace(match[0], '').slice(0, 100))) continue
    if (
      /\b(?:detect|check|scan|pattern|test|look for|flag|block|prevent|warn|rule|match|avoid|never|example|should)\w*\b/i.test(
        around,
      )
    )
      continue
    yield found(
      'command.hidden_trigger',
      'warn',
      'A comment speaks of something hidden.',
      offset,
      match[0].length,
    )
  }
  const regions = file.isShell
    ? [{ start: 0, end: Math.min(text.length, 100_000) }]
    : file.fences.slice(0, 200)
  for (const region of regions) {
    const code = text.slice(region.start, Math.min(region.end, region.start + 20_000))
    if (!code.includes('/dev/null') || !code.includes('&')) continue
    const quiet = QUIET.exec(code)
    if (!quiet) continue
    const before = code.slice(Math.max(0, quiet.index - 200), quiet.index)
    if (!CONDITION.test(before) || !/\(\)\s{0,4}\{|\bfunction\b/.test(code)) continue
    yield found(
      'command.hidden_trigger',
      'warn',
      'A silenced command in the background stands behind a condition.',
      region.start + quiet.index,
      quiet[0].length,
    )
    return
  }
  const chinese = text.indexOf('\xe5\x90\x8e\xe9\x97\xa8')
  if (chinese !== -1 && fenceAt(file.fences, chinese))
    yield found('command.hidden_trigger', 'warn', 'A comment speaks of a back door.', chinese, 6)
}

const OBFUSCATED =
  /_0x[0-9a-f]{4,6}\b[\s\S]{0,600}_0x[0-9a-f]{4,6}\b[\s\S]{0,600}_0x[0-9a-f]{4,6}\b/

export function* findObfuscation(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || !file.text.includes('_0x')) return
  const index = file.text.indexOf('_0x')
  const match = OBFUSCATED.exec(file.text.slice(index, index + 2000))
  if (match)
    yield found(
      'command.obfuscated',
      'hold',
      'Names and strings of the code were made unreadable.',
      index,
      120,
    )
}
