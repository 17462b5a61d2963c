/** What is seldom honest and not proof of anything: worth a reviewer's look. Pure. */
import { BITCOIN, ETHEREUM, FIRST_BITCOIN, quoted } from './accounts.ts'
import { aboutTarget } from './flows.ts'
import { fenceAt } from './fences.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks, windows } from './sections.ts'
import { findSign } from './sign.ts'
import { isBad, isLive, targetOf, targetsIn, worstOf } from './targets.ts'

/** As far as a reader looks on a long line. */
const AROUND = 400

/** Whether the place is code, or an order: an example of an attack is neither. */
const isTold = (file: ScannedFile, offset: number): boolean => {
  if (file.isCode || file.isDecoded) return false
  return (
    isAboutAttacks(lineAt(file.text, offset, AROUND)) ||
    /^\s{0,3}[>|]/.test(lineAt(file.text, offset, AROUND))
  )
}

const READS =
  /(?<![-\w])(?:cat|type|less|head|open|read|readFile(?:Sync)?|Get-Content|gc|dump|print|extract|copy|collect|steal|cp|tar|zip|base64)\b[^\n]{0,60}?(?:\.ssh\/id_\w+\b(?!\.(?:pub|pem))|\bid_(?:rsa|ed25519)\b(?!\.(?:pub|pem))|\.aws\/credentials|\/etc\/shadow|Login Data|cookies\.sqlite|logins\.json|key4\.db|wallet\.dat|\.gnupg\/|\.git-credentials|\.docker\/config\.json|\.kube\/config|login\.keychain)|\bsecurity\s+(?:dump-keychain|find-(?:generic|internet)-password\s[^\n]{0,60}-w)|\b(?:mimikatz|lazagne|sekurlsa|secretsdump|procdump[^\n]{0,30}lsass)\b/i

/** The place is where something goes. */
const WRITTEN_THERE =
  /\b(?:as|to|into|nach|als)\s["'`]?(?:~|\$HOME)?\/?\.(?:kube\/config|docker\/config\.json|aws\/credentials)$|(?:>{1,2}\s?|\bcp\s(?:-\w{1,4}\s)?\S{1,80}\s)["'`]?(?:~|\$HOME|\$\{HOME\})?\/?\.(?:kube\/config|docker\/config\.json|aws\/credentials)$/i
const FORBIDDEN =
  /\b(?:does not|do not|doesn't|don't|never|must not|may not)\s(?:\w{1,10}\s){0,2}$/i

const FETCHER = /\b(?:curl|wget|irm|iwr|Invoke-\w+)\b/i
const FACT =
  /\$\((?:whoami|hostname|id\b|uname|env|printenv|cat|ls|git config|history|ps|ifconfig|ip a|pwd|base64)[^)\n]{0,80}\)|`(?:whoami|hostname|id|uname[^`\n]{0,20}|env|cat [^`\n]{1,60})`|\$env:(?:COMPUTERNAME|USERNAME)/gi
const LOOKUP = /\b(?:nslookup|dig|ping|host|curl|wget|getaddrinfo|resolve)\b/i
const IN_NAME =
  /(?:\$\([^)\n]{2,120}\)|`[^`\n]{2,120}`|\$\{?\w{1,30}\}?|\{[a-z_]{1,30}\})\.((?:[a-z0-9-]{2,40}\.){1,4}[a-z]{2,12})/gi

/** The first one with the command in front of it on its line. */
const behind = (
  text: string,
  command: RegExp,
  what: RegExp,
  reach: number,
): { index: number; text: string; host: string | undefined } | null => {
  for (const { index, 0: match, 1: host } of text.matchAll(what)) {
    const from = Math.max(text.lastIndexOf('\n', index) + 1, index - reach)
    const start = command.exec(text.slice(from, index))?.index
    if (start === undefined) continue
    return { index: from + start, text: text.slice(from + start, index + match.length), host }
  }
  return null
}
const SPIES =
  /\b(?:pynput|keyboard\.(?:on_press|hook|record|read_event)|GetAsyncKeyState|SetWindowsHookEx\w?|pyperclip\.paste|ImageGrab\.grab|pyautogui\.screenshot|mss\(\)|pbpaste|xclip\s[^\n]{0,20}-o|Get-Clipboard|screencapture\s|cv2\.VideoCapture|sounddevice\.rec|with hidden answer|ffmpeg\s[^\n]{0,60}(?:avfoundation|dshow|alsa|pulse)|arecord)\b/
const SENDS =
  /\b(?:requests|httpx|session|axios)\.(?:post|put)\s?\(|method\s?[:=]\s?['"`]POST|\bcurl\b[^\n]{0,300}\s(?:-d|-F|-T|--data\S{0,10}|--form|-X\s?POST)|-Method\s+Post|-Body\b|\bsocket\b[\s\S]{0,300}\bsend(?:all)?\(|smtplib|discord(?:app)?\.com\/api\/webhooks|api\.telegram\.org\/bot|urlopen\([^\n]{0,120}data\s?=/i

export function* findSpying(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('credential'), 80, 160, 100)) {
    const reads = READS.exec(around)
    if (
      !reads ||
      WRITTEN_THERE.test(reads[0]) ||
      (!file.isCode && FORBIDDEN.test(around.slice(0, reads.index))) ||
      isTold(file, start + reads.index) ||
      (!file.isCode &&
        !file.isDecoded &&
        fenceAt(file.fences, start + reads.index) === null &&
        !/\b(?:run|execute|then|and|first)\b/i.test(around))
    )
      continue
    yield found(
      'data.credentials_read',
      'warn',
      'A place of credentials is read.',
      start + reads.index,
      reads[0].length,
    )
  }
  const places = [...words.of('fetch'), ...words.of('send')].toSorted((a, b) => a - b)
  for (const { start, text: around } of windows(text, places, 40, 500, 60)) {
    if (!/[$`{]/.test(around)) continue
    const machine = behind(around, FETCHER, FACT, 300) ?? behind(around, LOOKUP, IN_NAME, 120)
    if (!machine || isTold(file, start + machine.index)) continue
    const byName = machine.host === undefined ? null : targetOf(machine.host)
    if (machine.host !== undefined && byName === null) continue
    const worst = byName ?? worstOf(targetsIn(lineAt(text, start + machine.index, AROUND)))
    if (worst === null || worst.kind === 'vendor' || (worst.kind === 'placeholder' && !file.isCode))
      continue
    if (byName && /\$\{?\w+\}?\./.test(machine.text) && !/nslookup|dig|ping/i.test(machine.text))
      continue
    yield found(
      'data.credentials_sent',
      isBad(worst) ? 'block' : 'warn',
      `Facts about the machine are sent to ${aboutTarget(worst)}.`,
      start + machine.index,
      machine.text.length,
    )
  }
  yield* findSpies(file)
}

/** An address of a wallet that takes the place of what was copied. */
const CLIPPER =
  /\b(?:paste|readText|Get-Clipboard|pbpaste)\b[\s\S]{0,600}?\b(?:copy|writeText|Set-Clipboard|pbcopy)\b/i
const WALLET = new RegExp(quoted(BITCOIN, ETHEREUM, FIRST_BITCOIN), 'i')

function* findSpies(file: ScannedFile): Generator<Hit> {
  if (!file.isCode && file.fences.length === 0) return
  const text = file.text.slice(0, 200_000)
  const spy = findSign(SPIES, text)
  if (!spy || !(file.isCode || fenceAt(file.fences, spy.index) !== null)) return
  const near = text.slice(Math.max(0, spy.index - 3000), spy.index + 3000)
  const clipper = CLIPPER.test(near) && WALLET.test(near)
  if (clipper) {
    yield found(
      'data.spying',
      file.isCode ? 'block' : 'hold',
      'What is in the clipboard is replaced by the address of a wallet.',
      spy.index,
      spy[0].length,
    )
  } else if (SENDS.test(text) && !/browser|playwright|puppeteer/i.test(file.path)) {
    const worst = worstOf(targetsIn(near, 40))
    yield found(
      'data.spying',
      worst && isBad(worst) ? 'block' : 'warn',
      'Code that watches keys, screen or clipboard also sends.',
      spy.index,
      spy[0].length,
    )
  }
}

const BEACON =
  /!\[[^\]\n]{0,200}\]\((https?:\/\/[^)\s]{3,300}[?&/=][^)\s]{0,60}(?:\{\{?|\$\{?|<|%7B|\[)[^)\n]{0,60}(?:data|secret|token|key|conversation|history|content|message|prompt|context|user|info|result|output|summary|env)[^)\n]{0,80})\)/gi

/** Nothing that a picture of an honest page needs. */
const GRAVE_DATA =
  /secret|token|\bkey|conversation|history|prompt|context|\benv|password|credential/i

export function* findBeacons(file: ScannedFile): Generator<Hit> {
  if (file.isCode || !file.text.includes('](http')) return
  for (const { index, 0: whole, 1: address = '' } of file.text.matchAll(BEACON)) {
    const target = targetOf(address)
    if (!target || isTold(file, index) || /shields\.io|badge|github\.com|img\./i.test(address))
      continue
    yield found(
      'data.image_beacon',
      isLive(target) && (isBad(target) || GRAVE_DATA.test(whole)) ? 'hold' : 'warn',
      'A picture whose address carries data to another host.',
      index,
      whole.length,
    )
  }
}

const FUNDS = new RegExp(
  [
    String.raw`\b(?:replace|swap|substitute|change)\b[^\n]{0,40}\b(?:recipient|destination|wallet|address)\b[^\n]{0,60}(?:${ETHEREUM}\b|\b${BITCOIN}\b)`,
    String.raw`\b(?:transfer|send|withdraw|sweep|drain|forward|approve)\w*\b[^\n]{0,100}\b(?:all|entire|full|max\w{0,6}|balance|funds|everything|remaining)\b[^\n]{0,120}(?:${ETHEREUM}\b|\b${BITCOIN}\b|\b${FIRST_BITCOIN}\b)`,
  ].join('|'),
  'i',
)
const DYNAMIC =
  /__import__\(\s?['"](?:os|subprocess|base64|socket|ctypes)['"]\s?\)\s?\.|\bexec\(\s?(?:bytes|bytearray|''\.join|""\.join)|\bgetattr\(\s?(?:__builtins__|__import__\()|\bglobals\(\)\[\s?['"][^'"\n]{1,30}['"]\s?\]\(|\bctypes\.[^\n]{0,40}VirtualAlloc/
const RESPONSE =
  /\b(?:execute|run|eval(?:uate)?|follow|obey)\b[^.\n]{0,30}\b(?:the |any |all |whatever )?(?:returned|fetched|received|downloaded|resulting|response|remote|server'?s?)\b[^.\n]{0,30}\b(?:commands?|instructions?|code|scripts?|payload|output|body|response)\b/i
const HOOK =
  /["'.](?:hooks?|PreToolUse|PostToolUse|SessionStart|UserPromptSubmit|Stop)"?\s?[:=][\s\S]{0,400}?"?command"?\s?:\s?"[^"\n]{0,200}\b(?:curl|wget|nc|base64|eval|python3?\s+-c|node\s+-e|bash\s+-c)\b/

export function* findSuspicions(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('send'), 60, 400, 200)) {
    const funds = FUNDS.exec(around)
    if (
      funds &&
      !isTold(file, start + funds.index) &&
      !/0x0{20}|example|dead(?:beef)?/i.test(funds[0])
    ) {
      yield found(
        'command.transfers_funds',
        'warn',
        'All funds are sent to a fixed address.',
        start + funds.index,
        funds[0].length,
      )
    }
    if (file.isCode || !around.includes('://')) continue
    const response = RESPONSE.exec(around)
    if (!response || isTold(file, start + response.index)) continue
    const worst = worstOf(targetsIn(around))
    if (worst === null || !isLive(worst) || worst.kind === 'vendor') continue
    yield found(
      'source.replaces_itself',
      isBad(worst) ? 'hold' : 'warn',
      'What another host answers is run or followed.',
      start + response.index,
      response[0].length,
    )
  }
  if (words.has('persist') || words.has('mcp')) {
    const index = text.search(/"command"|\bcommand:"/)
    const at = Math.max(0, index - 2000)
    const hook = index === -1 ? null : HOOK.exec(text.slice(at, index + 4000))
    if (hook && !isTold(file, at + hook.index)) {
      const worst = worstOf(targetsIn(hook[0] + text.slice(at + hook.index, at + hook.index + 400)))
      yield found(
        'mcp.hook_command',
        worst && isLive(worst) && worst.kind !== 'vendor' ? 'hold' : 'warn',
        'A hook of an agent runs a command that fetches, decodes or evaluates.',
        at + hook.index,
        hook[0].length,
      )
    }
  }
  if (!(file.isCode || file.isDecoded) || file.isShell) return
  for (const { start, text: around } of windows(text, words.of('code'), 60, 160, 100)) {
    const dynamic = DYNAMIC.exec(around)
    if (!dynamic || /^\s{0,40}(?:#|\/\/|["'r])/.test(lineAt(text, start + dynamic.index, AROUND)))
      continue
    yield found(
      'command.dynamic_code',
      'warn',
      'Code is put together while it runs.',
      start + dynamic.index,
      dynamic[0].length,
    )
    break
  }
}
