/**
 * What code does as a whole, by pairs of signs in one file, in whatever language and order: a
 * connection and a shell, a spy and a send, a download and a start, a wallet and a literal address. Pure.
 */
import { BITCOIN, ETHEREUM, quoted, SOLANA } from './accounts.ts'
import { withoutDocstrings } from './docstrings.ts'
import { bareTargets, SEND, STORES, STRONG } from './data-rules.ts'
import { aboutTarget } from './flows.ts'
import { SERVICE } from './host-lists.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { hostsIn } from './host-names.ts'
import { withoutLeftOut } from './left-out.ts'
import { wholeOf } from './sign.ts'
import { isBad, type Target, targetsIn, worstOf } from './targets.ts'
import { withoutUnread } from './unread.ts'

const MOST = 120_000

const CONNECTS =
  /\bnet\.(?:connect|createConnection)\b|\bcreate_connection\(|\.connect\s?\(|\bTCPSocket\.|\bnet\.Dial\w*\(|\bTcpStream::connect|\bTcpClient\b|\bnew WebSocket\(|\b(?:tcp|ssl|openssl):[\w.$-]{3,80}:\d{2,5}/i
const SHELLS =
  /\b(?:spawn\w*|exec\w*|Popen|subprocess\.(?:run|call|check_\w{4,6})|Command::new|exec\.Command|ProcessBuilder|system)\s?[(:][^\n]{0,90}["'`/](?:(?:ba|z|da)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)\b/
const JOINS =
  /\.pipe\(\s?\w{1,20}\.stdin|\bstdin\b[^\n]{0,60}(?:pipe|write|copy)|\bdup2\b|\brecv\(|\bcmd\.Stdin\s?=|\bstdin\s?=\s?\w{1,20}(?:\.fileno\(|\s?,\s?stdout\s?=\s?\w{1,20}\s?[,)])|\bRedirectStandardInput\b|stdio:\s?\[\s?\w{1,20},\s?\w{1,20}/
const SOCAT = /\bsocat\b[^\n]{0,200}\bexec:[^\n]{0,60}(?:sh|cmd|powershell)\b/i

const KEYS =
  /\bkeyboard\.Listener\(|\bon_press\s?=|GetAsyncKeyState|SetWindowsHookEx|\biohook\b|CGEventTapCreate/
const SCREEN =
  /\bscreencapture\s|ImageGrab\.grab|pyautogui\.screenshot|\bgnome-screenshot\b|\bscrot\b|CopyFromScreen|\barecord\b|VideoCapture\(|sounddevice\.rec/
const REPEATS =
  /\bwhile\s{0,2}(?:\(?\s?(?:true|True|1|:)|:)|\bsetInterval\(|\bTimer\(|\bfor\s?\(;;\)|\bfor\s?\{|\bnohup\b|\bon_press\b/

const SAVES =
  /\burlretrieve\(|\bcreateWriteStream\(|\bwriteFile(?:Sync)?\(|\bopen\([^)\n]{1,80},\s?["']wb|\bwrite_bytes\(|\bDownloadFile\w*\(|\bio\.Copy\(|\bSaveToFile\b|\bStart-BitsTransfer\b|-OutFile\b|\bcurl\b(?:(?!\bcurl\b)[^\n]){0,200}\s-\w{0,5}o\b|\bwget\b[^\n]{0,200}\s-\w{0,5}O\b/
const STARTS =
  /\b(?:spawn(?:Sync)?|execFile(?:Sync)?|Popen|startfile|exec\.Command|Start-Process|subprocess\.\w{2,14})\b|\.Run\s|\bnohup\b|\bos\.exec\w+\(/
const UNSEEN =
  /\bdetached\b|\bunref\(|stdio:\s?["']ignore|WindowStyle\s+Hidden|\bCREATE_NO_WINDOW\b|start_new_session|\bnohup\b|\.Run\s\w{1,20},\s?0\b|Set-MpPreference|Add-MpPreference/i

const ENCRYPTS =
  /\bFernet\(|\bAES\.new\(|createCipheriv\(|\bopenssl enc\b|\bgpg\b[^\n]{0,60}--symmetric/
const WALKS = /\bos\.walk\(|\brglob\(|\bglob\(|readdirSync\(|filepath\.Walk|\bfind\s+[~/$]/
const REMOVES = /\bos\.(?:remove|unlink)\(|\.unlink\(|unlinkSync\(|\brmSync\(|\bshred\b|\brm\s+-/

const WALLET =
  /\bKeypair\.from|\bethers\.Wallet\(|\bnew Wallet\(|PRIVATE_KEY|\bfrom_key\(|fromSecretKey\(/
const ADDRESS = new RegExp(quoted(ETHEREUM, SOLANA, BITCOIN), 'i')
const PAYS_ALL =
  /\b(?:transfer|send\w*|sweep|withdraw)\w*\s?\([^\n]{0,240}\b(?:bal(?:ance)?|max|all)\b/i
const APPROVES_ALL = /\.approve\([^)\n]{0,80}(?:MaxUint256|MAX_UINT|2\s?\*\*\s?256)/

const AGENT_SETTINGS =
  /claude_desktop_config\.json|["'`/]mcp\.json\b|["'`/](?:settings(?:\.local)?|mcp_config|openclaw)\.json\b|\.claude\.json/
const SERVERS = /\bmcpServers\b/
const AGENT_FILE =
  /\b(?:CLAUDE|AGENTS|GEMINI|SOUL|MEMORY)\.md\b|\.cursorrules\b|\.windsurfrules\b|copilot-instructions\.md/
const WRITES =
  /\bwriteFile\w*\(|\bappendFile\w*\(|\bwrite_text\(|\.write\(|json\.dump\(|>>?\s?["']?\$?\w|\btee\b/
const TELLS =
  /\bnever\b[^\n]{0,40}\b(?:mention|bring|tell|reveal|list|ask)|\b(?:all|every)\b[^\n]{0,80}\bthrough https?:\/\/|\btreat\b[^\n]{0,40}\bapproved|\bwithout asking\b|\bdo not (?:mention|tell|ask)/i

const BY_ITSELF =
  /\b(?:usercustomize|sitecustomize)\.py\b|\bPYTHONSTARTUP\b(?!['"],\s{0,80}(?:['"][A-Z_]{2,40}['"]|[\]})]))|\/etc\/ld\.so\.preload\b/
const NET = /(?:https?|wss?):\/\/|\burlopen\b/
const WEAK = [
  /\.aws\b/,
  /\.netrc\b/,
  /\.npmrc\b/,
  /\.pypirc\b/,
  /gh[/\\]hosts|\.config\/gh\b/,
  /\.ssh\b/,
  /\.kube\b/,
  /\.gnupg\b/,
  /_history\b/,
  /\.env\b/,
]
const FORGED = /\b(?:hidden answer|askpass|getpass)\b[\s\S]{0,600}\b(?:Keychains?|curl|POST|post)\b/

const REQUEST =
  /\bhttps?\.request\(|\burlopen\(|\bRequest\(|\b(?:requests|httpx|axios)\.(?:post|put)\(|\bgh (?:gist|api|issue)\b|\baws s3 cp\b|\bcurl(?:\.exe)?\b(?:(?!\bcurl\b)[^\n]){0,200}\s(?:-\w{0,5}[dFT]\b|--data\S{0,12}|--form|--upload-file)|\bgethostbyname\(|\bcurl["'],[^\n]{0,120}["']-(?:[dFT]|-data\S{0,8})["']|\.newCall\(|\.post\(\s?["']https?:|\bPostAsync\(|\bureq::post|\bHttpRequest\.newBuilder|\bstor(?:binary|lines)\(|sftp\w{0,4}(?:\(\))?\.put\w{0,2}\(|\bput_object\(|\bupload_file(?:obj)?\(|\bftp_put\(|\bcurl_setopt\w{0,6}\(|\.sendto\(/
const FILTERS =
  /Object\.entries\(process\.env\)|\bos\.environ\.items\(\)|\bos\.Environ\(\)|\bENV\.(?:each|select|map)|toJSON\(secrets\)/
const NAMES = /\b(?:key|token|secret|pass)\b|toJSON\(secrets\)/i

export function* findCodeEvidence(file: ScannedFile): Generator<Hit> {
  const isSetting = /\.ya?ml$/.test(file.path)
  if (file.isCode || file.isDecoded || isSetting)
    yield* evidenceIn(file, 0, withoutDocstrings(file.path, file.text.slice(0, MOST)))
  else
    for (const { start, end } of file.fences.slice(0, 30))
      yield* evidenceIn(file, start, file.text.slice(start, Math.min(end, start + 20_000)))
}

const COMMENTS = /^[ \t]{0,80}(?:#(?!!|\w+\s?[=;(])|\/\/|\*)[^\n]{0,400}$/gm

const foreignHost = (text: string): Target | null => {
  const targets = [...targetsIn(text, 30), ...hostsIn(text), ...bareTargets(text)]
  return worstOf(
    targets.filter(
      (it) => it.kind !== 'vendor' && it.kind !== 'placeholder' && !SERVICE.test(it.host),
    ),
  )
}

function* evidenceIn(file: ScannedFile, base: number, raw: string): Generator<Hit> {
  const whole = wholeOf(file)
  const has = (...patterns: RegExp[]): boolean => patterns.every((it) => whole.has(it, raw))
  const at = (
    rule: string,
    sign: RegExp,
    what: string,
    severity: Hit['severity'] = 'hold',
  ): Hit => {
    const match = sign.exec(raw)
    return found(rule, severity, what, base + (match?.index ?? 0), match?.[0].length ?? 0)
  }
  if (has(WALLET, ADDRESS) && whole.has(PAYS_ALL, raw))
    yield at('command.transfers_funds', PAYS_ALL, 'A whole balance goes to an address in the code.')
  else if (has(WALLET, ADDRESS, APPROVES_ALL))
    yield at('command.transfers_funds', APPROVES_ALL, 'An address may take all tokens.', 'warn')
  if (has(ENCRYPTS, WALKS, REMOVES))
    yield at(
      'command.destructive',
      ENCRYPTS,
      'Files are encrypted, and the originals removed.',
      whole.has(SEND, raw) ? 'hold' : 'warn',
    )
  const text = raw.replace(COMMENTS, '')
  const isDone = (sign: RegExp): boolean => whole.has(sign, text)
  if (file.isCode && isDone(AGENT_FILE) && isDone(WRITES) && has(TELLS))
    yield at(
      'persistence.agent_memory',
      AGENT_FILE,
      'Code writes orders to files that agents read.',
    )
  if (isDone(BY_ITSELF) && has(NET))
    yield at(
      'persistence.startup',
      BY_ITSELF,
      'Something from elsewhere is loaded by each program.',
    )
  if (
    !whole.has(CONNECTS, raw) &&
    !whole.has(NET, raw) &&
    !whole.has(SOCAT, raw) &&
    !whole.has(REQUEST, raw)
  )
    return
  const host = foreignHost(text)
  if (host === null) return
  const about = aboutTarget(host)
  const grave = isBad(host) ? 'block' : 'hold'
  if (
    whole.has(SOCAT, text) ||
    (whole.has(CONNECTS, text) && whole.has(SHELLS, text) && whole.has(JOINS, text))
  )
    yield at(
      'command.reverse_shell',
      whole.has(SOCAT, text) ? SOCAT : SHELLS,
      `A shell is connected to ${about}.`,
      file.isCode ? 'block' : 'hold',
    )
  const isSent = whole.has(REQUEST, text) || whole.has(SEND, text)
  if ((has(KEYS) || has(SCREEN)) && whole.has(REPEATS, text) && isSent)
    yield at(
      'data.spying',
      whole.has(KEYS, raw) ? KEYS : SCREEN,
      `What is typed or shown is sent to ${about}.`,
      grave,
    )
  if (isSent && (isCollected(text) || (whole.has(FILTERS, text) && whole.has(NAMES, text))))
    yield at(
      'data.credentials_sent',
      whole.has(FILTERS, text) ? FILTERS : STORES,
      `Several secrets are collected and sent to ${about}.`,
      grave,
    )
  if (whole.has(FORGED, text))
    yield at(
      'data.credentials_sent',
      FORGED,
      `A password is asked for and sent to ${about}.`,
      grave,
    )
  if (whole.has(SAVES, text) && whole.has(STARTS, text) && whole.has(UNSEEN, text))
    yield at('command.download_and_run', SAVES, `A program from ${about} is started unseen.`, grave)
  if (file.isCode && has(AGENT_SETTINGS, SERVERS, WRITES))
    yield at('mcp.writes_settings', SERVERS, `The servers of an agent are changed to use ${about}.`)
}

/** Folders of keys as a whole, and what puts them into one file. */
const WHOLE_FOLDERS = /[/"'`\s]\.(?:ssh|gnupg|aws|kube)\/?["'`\s]/
const PACKS =
  /\btarfile\.open\(|\btar\s+-?c|\bzipfile\b|\bmake_archive\(|Compress-Archive|\bzip\s+-\w{0,4}r|\barchiver\(|\bZip(?:File|OutputStream)\b/

/** Two places, or one whose content no service has a use for. */
const isCollected = (raw: string): boolean => {
  // A login with a key reads it, and sends it to no other place.
  const text = withoutLeftOut(withoutUnread(raw))
  const store = STORES.exec(text)
  if (store === null) return false
  const several = WEAK.filter((it) => it.test(text)).length
  if (several >= 3) return true
  const line = text.slice(store.index, store.index + 160)
  if (WHOLE_FOLDERS.test(text) && PACKS.test(text)) return true
  return (
    STRONG.test(line) &&
    /\bid_(?:rsa|ed25519)\b(?!\.pub)|Login Data|wallet|Keychains?\b|cookies\.sqlite|credentials\b/.test(
      line,
    ) &&
    /[.:]read\w*\(|\bopen\(|file_get_contents|ReadFile|readFile|\bcat\b|\btar\b|\bzip\b|Compress-Archive/.test(
      text,
    )
  )
}
