/** Commands against the machine: reverse shells and switched-off protection. Pure. */
import { fenceAt } from './fences.ts'
import { lineAt } from './lines.ts'
import { RUN, utf8 } from './lures.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks, plain, windows } from './sections.ts'
import { isBad, isLive, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

const BY_DEVICE = /\/dev\/(?:tcp|udp)\/(\S{1,120}?)\/(?:\d{1,5}|\$\S{1,20})/i
const EACH_DEVICE = new RegExp(BY_DEVICE, 'gi')

/** A port test is no shell: input or output of a shell must be the connection. */
const isShell = (line: string): boolean =>
  /\b(?:ba|z|k)?sh\b\s{1,4}-i|0?[<>]&\s?\d|\d<>|exec\s{1,4}\d|>&/.test(line) &&
  (/-i\b/.test(line) ||
    !/\btimeout\b|&&\s{0,4}echo|\|\|\s{0,4}echo|2>\s?\/dev\/null\s{0,4}(?:&&|;|then)/.test(line))

const REVERSE_SHELLS: RegExp[] = [
  BY_DEVICE,
  /\b(?:nc|ncat|netcat)\b[^\n|;]{0,80}\s-[a-z]{0,4}[ec]\s{1,4}["']?(?:\/\S{0,20}\/)?(?:ba|z|da|c)?(?:sh|cmd(?:\.exe)?|powershell\S{0,4})\b[^\n|;]{0,80}/i,
  /\b(?:nc|ncat|netcat|telnet)\b[^\n]{0,80}\|\s{0,4}(?:\/bin\/)?(?:ba|z)?sh\b[^\n]{0,80}\|\s{0,4}(?:nc|ncat|netcat|telnet)\b[^\n]{0,80}|\bmkfifo\b[^\n]{0,200}\b(?:nc|ncat|netcat|telnet|openssl)\b[^\n]{0,80}|\|\s?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\s+-i\b[^\n|]{0,40}\|\s?(?:nc|ncat|netcat|telnet|openssl\s+s_client|socat)\b[^\n]{0,80}/i,
  /\bconnect\b[\s\S]{0,240}?(?:\bdup2\b|\bpty\.spawn\b|subprocess\.(?:call|run|Popen)\(\s{0,4}\[?["']\/bin\/(?:ba)?sh)/,
  /\bTCPClient\]?(?:::new)?\s{0,4}(?:\(|-ArgumentList\s)[^)\n]{1,120}[\s\S]{0,1200}?(?:\biex\b|Invoke-Expression|cmd\.exe|powershell|\bscriptblock\]?::Create|\bInvokeScript\b|\bAddScript\(|\bRunspace)/i,
  /\bsocat\b[^\n]{0,160}\bexec:["']?(?:\/\S{0,20}\/)?(?:(?:ba|z|da)?sh|cmd|powershell)\b[^\n]{0,80}/i,
  /\bfsockopen\s{0,4}\([^)\n]{1,120}\)[\s\S]{0,200}?(?:exec|shell_exec|proc_open|system|passthru)\b/i,
  /\bnet\.(?:connect|createConnection|Socket)\b[\s\S]{0,500}?\b(?:spawn|exec)\s{0,4}\(\s{0,4}["'`](?:\/bin\/)?(?:ba|z)?(?:sh|cmd(?:\.exe)?)["'`][\s\S]{0,400}?(?:\.pipe|stdin)/,
  /\b(?:TCPSocket|IO::Socket::INET|LuaSocket|socket\.tcp|require\(["']socket["']\)\.tcp)\b[\s\S]{0,300}?\b(?:exec|spawn|popen|os\.execute)\b/,
  /\/inet\/tcp\/\d{1,5}\/[^\s"'/]{4,80}\/\d{1,5}[\s\S]{0,200}?getline/,
  /\bnet\.Dial\([^)\n]{0,80}\)[\s\S]{0,400}?exec\.Command\(\s{0,4}"(?:\/bin\/)?(?:ba|z)?(?:sh|cmd(?:\.exe)?)"/,
  /\.connect\(\s{0,4}\d{2,5}\s{0,4},[\s\S]{0,300}?\bspawn\s{0,4}\(\s{0,4}["'`](?:\/bin\/)?(?:ba|z)?(?:sh|cmd(?:\.exe)?)["'`][\s\S]{0,300}?(?:\.pipe|stdin)/,
  /\.connect\(\s{0,4}\(?[\s\S]{0,200}?\brecv\([\s\S]{0,160}?(?:getoutput|check_output|os\.popen|subprocess\.\w{3,12}|p\.\w{3,12})\([\s\S]{0,160}?\bsend(?:all)?\(/,
]
const SHELL_NEAR =
  /\/dev\/(?:tcp|udp)|\b(?:ba|z|da|k)?sh\b|cmd(?:\.exe)?\b|powershell|dup2|pty\.spawn|iex|exec|popen|getline|spawn|getoutput|scriptblock|Invoke-Expression|InvokeScript|AddScript|Runspace/i
/** A name without a dot is one of the same network. */
const NEIGHBOUR = /^[a-z][a-z0-9-]{0,30}$/i
const ADDRESS_IN = /(?:\d{1,3}\.){3}\d{1,3}|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}/gi

const livesIn = (text: string): Target[] => {
  const targets: Target[] = []
  for (const [address] of text.matchAll(ADDRESS_IN)) {
    const target = targetOf(address)
    if (
      target &&
      /^(?:\d|.*\.(?:com|net|org|io|dev|ru|cn|xyz|top|info|me|sh|cc|tk|site|online|pub|app|cloud|live|in|us|eu|de|uk|co)$)/.test(
        target.host,
      )
    )
      targets.push(target)
  }
  return targets
}

export function* findReverseShells(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('socket'), 120, 900, 60)) {
    if (!SHELL_NEAR.test(around)) continue
    for (const pattern of REVERSE_SHELLS) {
      const match =
        pattern === BY_DEVICE
          ? [...around.matchAll(EACH_DEVICE)].find((it) => isShell(lineAt(around, it.index)))
          : pattern.exec(around)
      if (!match) continue
      const worst = worstOf(livesIn(match[0]))
      const hasLive = worst !== null && isLive(worst)
      const offset = start + match.index
      const severity =
        (worst !== null && !hasLive) || NEIGHBOUR.test(match[1] ?? '')
          ? 'warn'
          : worst === null && !file.isCode
            ? 'warn'
            : file.isCode || file.isDecoded || (hasLive && fenceAt(file.fences, offset) !== null)
              ? 'block'
              : 'hold'
      yield found(
        'command.reverse_shell',
        severity,
        'A shell is connected to another machine.',
        offset,
        match[0].length,
      )
      break
    }
  }
}

const SWITCHED_OFF: RegExp[] = [
  /\bxattr\s{1,4}-[a-z]{0,3}[dc][a-z]{0,3}\b[^\n]{0,60}(?:quarantine|\S)/i,
  /\bspctl\s{1,4}--(?:master|global)-disable/i,
  /\bSet-MpPreference\b[^\n]{0,60}-Disable(?!\w{0,60}\s+(?:\$false|0)\b)\w+|Add-MpPreference\b[^\n]{0,40}-Exclusion\w+/i,
  /\bcsrutil\s{1,4}disable/i,
  /\b(?:disable|turn(?:ing)? off|switch off|deactivate|pause|exclude|whitelist|allow)\b[^.\n]{0,60}\b(?:windows )?(?:defender|antivirus|anti-virus|gatekeeper|smartscreen|real-?time protection|virus protection|tamper protection)\b/i,
  /\b(?:defender|antivirus|smartscreen|gatekeeper)\b[^.\n]{0,60}\b(?:must|should|needs? to) be (?:disabled|turned off|switched off|paused)/i,
  /\bnetsh\s+advfirewall\s+set\s+\w+\s+state\s+off|\bsystemctl\s+(?:stop|disable(?:\s+--now)?)\s+(?:auditd|falcon\S*|crowdstrike\S*|sentinel\S*|clamav\S*|wazuh\S*|osquery\S*)|amsiInitFailed|AmsiScanBuffer|\bunset\s+HISTFILE\b|\bwevtutil\s+cl\b|\bsc\s+(?:stop|delete)\s+WinDefend/i,
]
/** The same in words of other languages. */
const SWITCHED_OFF_ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:desactiv\w*|deshabilit\w*|apag\w*|desativ\w*|deslig\w*|d\S{1,3}sactive\w*|disattiv\w*|deaktivier\w*|(?:ab|aus)schalt\w*|schalte\w*|(?:wy|za)\S{1,3}\S{0,2}cz\w*)\b[^.\n]{0,60}\b(?:antiv\S{1,3}rus\w*|antivir\w*|defender|virenschutz\w*|virenscanner\w*|gatekeeper|smartscreen|echtzeitschutz)`,
    String.raw`\b(?:virenschutz\w*|virenscanner\w*|antivir\w*|defender|echtzeitschutz)\b[^.\n]{0,50}\b(?:deaktivier\w*|abschalt\w*|ausschalt\w*|desactiv\w*|desativ\w*)`,
    `(?:${utf8('тключ', 'ыключ', 'становите')})[^.\\n]{0,60}(?:${utf8('нтивирус', 'щитник')}|defender)`,
    `(?:${utf8('关闭', '禁用', '停用', '退出')})[^\\n]{0,30}(?:${utf8('杀毒', '防病毒', '安全软件')}|defender)|(?:${utf8('杀毒', '防病毒', '安全软件', 'ウイルス対策', 'セキュリティソフト', '백신')}|defender)[^\\n]{0,30}(?:${utf8('关闭', '禁用', '无效', '無効', 'オフ', '停止', '切って', '끄')})`,
  ].join('|'),
  'i',
)
const DOWNLOADED =
  /\b(?:download\w*|\.exe|\.dmg|\.pkg|\.zip|\.app|installer|curl|wget|executable|binary)\b/i

export function* findDisabledProtection(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('protection'), 400, 500, 60)) {
    for (const pattern of [...SWITCHED_OFF, SWITCHED_OFF_ELSEWHERE]) {
      const match = pattern.exec(around)
      if (!match || (/^xattr/i.test(match[0]) && !/quarantine|-c/i.test(match[0]))) continue
      const line = lineAt(around, match.index)
      if (
        /\b(?:never|do not|don't|avoid|should not)\b/i.test(line) ||
        (isAboutAttacks(line) && !/https?:/.test(around))
      )
        continue
      const worst = worstOf(targetsIn(around))
      const isLure =
        worst !== null &&
        isLive(worst) &&
        worst.kind !== 'vendor' &&
        DOWNLOADED.test(plain(around)) &&
        (RUN.test(around) || /\b(?:open|install|start|password)\b/i.test(around))
      if (
        file.isCode &&
        /^(?:disable|turn|switch|deactivate|pause|exclude|whitelist|allow|defender|antivirus|smartscreen|gatekeeper)/i.test(
          match[0],
        ) &&
        !isLure
      )
        continue
      const isMild = /^xattr/i.test(match[0]) || /\bexclu|whitelist|allow/i.test(match[0])
      const severity = isLure
        ? isMild
          ? 'hold'
          : 'block'
        : file.isCode && !isMild
          ? 'hold'
          : isMild
            ? 'info'
            : 'warn'
      yield found(
        'command.disables_protection',
        severity,
        'A protection of the system is switched off.',
        start + match.index,
        match[0].length,
      )
      break
    }
  }
}

const CONTAINER =
  /\b(?:docker|podman|nerdctl)\s{1,4}run\b(?:[^\n\\]|\\\n|\\){0,300}?(?:-v|--volume|--mount)[\s=]{1,3}\S{0,40}?(?<![\w.])\/(?::\/|,)(?:[^\n\\]|\\\n|\\){0,300}/
const FETCHES =
  /\b(?:curl|wget)\b|\s(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}(?::\d{2,5})?\/[\w./-]{2,80}(?::[\w.-]{1,40})?(?=\s|$)/
const KNOWN_IMAGES =
  /\s(?:docker\.io|ghcr\.io|quay\.io|gcr\.io|registry\.k8s\.io|mcr\.microsoft\.com|public\.ecr\.aws|nvcr\.io)\//

const TRUSTS =
  /\badd-trusted-cert\b|\bcertutil\b[^\n]{0,40}-addstore\b[^\n]{0,20}\broot\b|\bupdate-ca-(?:certificates|trust)\b|\bImport-Certificate\b[^\n]{0,120}\bRoot\b|\btrust\s+anchor\b|\bcertutil\b[^\n]{0,60}\s-A\b[^\n]{0,80}\s-t\s|\/usr\/local\/share\/ca-certificates\/|\/ca-trust\/source\/anchors/i

/** All connections are led over a host with a name, or by a file that says over which. */
const PROXIES =
  /-set(?:secure)?webproxy\s+\S{1,40}\s+(?!127\.|localhost)|-setautoproxyurl\s|\bAutoConfigURL\b|\bProxyServer\b[^\n]{0,60}\d|\bwinhttp\s+set\s+(?:advproxy|proxy)\b|\bsystem\.proxy\b|\bhttps?[._-]?proxy["']?\s?[= ]\s?["']?https?:\/\/(?!127\.|localhost)/i

/** A container that has the whole disk of its host, and runs what comes from elsewhere. */
export function* findEscapes(file: ScannedFile): Generator<Hit> {
  for (const { start, text } of windows(file.text, file.words.of('protection'), 200, 400, 40)) {
    const trusts = TRUSTS.exec(text)
    const maker = trusts ? worstOf(targetsIn(text)) : null
    if (trusts && maker && isLive(maker) && maker.kind !== 'vendor') {
      const isRead =
        isBad(maker) || maker.kind === 'cheap' || maker.isPlain || PROXIES.test(file.text)
      yield found(
        'command.disables_protection',
        isRead ? 'block' : 'hold',
        'A certificate from elsewhere is trusted for all connections.',
        start + trusts.index,
        trusts[0].length,
      )
    }
    const match = CONTAINER.exec(text)
    if (match === null || !FETCHES.test(match[0])) continue
    const isFetched = /\b(?:curl|wget)\b/.test(match[0]) || !KNOWN_IMAGES.test(match[0])
    yield found(
      'command.disables_protection',
      isFetched ? 'hold' : 'warn',
      'A container with the whole disk of its host runs what comes from elsewhere.',
      start + match.index,
      match[0].length,
    )
    return
  }
}
