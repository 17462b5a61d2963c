/** Credentials that leave the machine, and addresses that collect what is sent to them. */
import { isLeftOut } from './left-out.ts'
import { fenceAt } from './fences.ts'
import { CATCHERS, OWN_PLACES } from './host-lists.ts'
import { lineAt } from './lines.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { aboutTarget } from './flows.ts'
import { isAnonymous, isBad, listed, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

/** Places where keys and passwords of the user lie, none of them of the skill itself. */
export const STORES =
  /(?:~|\$HOME|\$\{HOME\}|%USERPROFILE%|\$env:\w+|home\(\)|expanduser|homedir\(\)|\/home\/\w+|\/Users\/\w+|\/root|["'`/\\,\s(=@<])[/\\"',\s]{0,6}\.(?:ssh\b(?!d)|aws[/\\"', ]{1,6}(?:credentials|config)|gnupg|netrc|npmrc|pypirc|git-credentials|kube[/\\"', ]{1,6}config|docker[/\\"', ]{1,6}config\.json|config[/\\"', ]{1,6}(?:gcloud|gh[/\\]hosts|solana|op)|azure|electrum|bitcoin|ethereum|(?:openclaw|clawdbot|moltbot|clawd)[/\\"', ]{1,6}(?:\.env|credentials|\w+\.json|agents))|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)|\b(?:Chrome|Chromium|Brave-Browser|Edge)\b[^\n]{0,40}?[/\\"', ](?:Cookies|Login Data|History)\b|\bbrowser_cookie3\.\w{3,12}\(|exodus\.wallet\b|Login Data\b|cookies\.sqlite|logins\.json|key4\.db|Local State\b|wallet\.dat\b|login\.keychain|find-(?:generic|internet)-password|\/etc\/(?:shadow|passwd)\b|169\.254\.169\.254|metadata\.google\.internal|\b(?:MetaMask|Exodus|Phantom|Electrum)[/\\ ]{1,2}(?:wallet|Local|extension)|nkbihfbeogaeaoehlefnkodbefgpgknn|Local Extension Settings|\b(?:discord|Slack|Telegram Desktop|Signal)[\\/]{1,2}(?:Local Storage|storage|tdata|Cookies|config)|\bleveldb\b|\/proc\/(?:self|\d+|\*)\/environ|\breg(?:\.exe)?\s+save\s+["']?HKLM|HKLM\\{1,2}(?:SAM|SECURITY)\b|\bntds\.dit\b|\bntdsutil\b|\b(?:lsadump|sekurlsa)::|\\config\\SAM\b|\blsass(?:\.exe|\.dmp|\b[^\n]{0,30}dump)/i

/** No service of a skill has a use for these. */
export const STRONG =
  /\.ssh|id_(?:rsa|ed25519|ecdsa|dsa)|\.aws|\.gnupg|Login Data|cookies\.sqlite|logins\.json|key4|wallet|keychain|shadow|Local State|Cookies|browser_cookie3|solana|bitcoin|ethereum|keystore|nkbihf|Electrum|Exodus|MetaMask|Local Extension|leveldb|tdata|\/environ|HKLM|ntds|lsadump|sekurlsa|config\\SAM|lsass|\.kube|\.netrc|\.npmrc|\.pypirc|git-credentials|\.docker/i

/** The agent's own secrets: ordinary to read, never to send elsewhere. */
const AGENT_SECRETS =
  /\.(?:openclaw|clawdbot|moltbot|clawd|claude|codex|gemini|cursor)[/\\"', ]{1,6}(?:\.env|credentials\S{0,12}|auth\S{0,12}|openclaw\.json|\.credentials\.json|workspace)|\.claude\.json\b|(?<![\w-])\.env\b(?!\.)/i

const ENVIRONMENT =
  /\bdict\(\s?os\.environ|json\.dumps\(\s?(?:dict\(\s?)?os\.environ|JSON\.stringify\(\s?(?:\{[^}\n]{0,40}\.{3}\s?)?process\.env\s?[,)}]|\.\.\.process\.env|\b(?:env|printenv|set|export -p)\b\s{0,4}(?:\|\s{0,4}(?:base64|gzip|grep[^|\n]{0,60}|sort|xxd|jq[^|\n]{0,40})[^|\n]{0,40}){0,3}\|\s{0,4}(?:xargs\s[^|\n]{0,40}?)?(?:curl|wget|nc|http)\b|\$\((?:env|printenv)\b[^)]{0,60}\)|Get-ChildItem\s+env:|os\.environ\.items\(\)|Object\.(?:entries|fromEntries|assign)\([^)\n]{0,30}process\.env\s?[,)]|\bENV\.to_(?:h|a|hash|json)\b|\b(?:env|printenv|set)\s{0,4}>\s{0,4}[/.~$][\w./$-]{1,60}[\s\S]{0,160}?(?:curl|wget|nc)\b|(?:json|data|body|params)\s?[=:]\s?(?:dict\()?(?:os\.environ|process\.env)\b(?![.[])/i

const PIPED = /\|\s{0,4}(?:xargs\s[^|\n]{0,40}?)?(?:curl|wget|nc)\b/

/** All of it, and not a value that was picked. */
const WHOLE = /JSON\.stringify|json\.dumps|\bdict\(|to_json|to_h\b/
const SECRETS_OF_IT =
  /(?:KEY|TOKEN|SECRET|PASS)['"]?\s(?:in|not in)\s|(?:includes|match|test|startsWith|endsWith)\(\s?['"/]?[^)\n]{0,30}(?:KEY|TOKEN|SECRET)/

export const SEND =
  /\b(?:requests|httpx|session|client|axios|aiohttp\S{0,20})\.(?:post|put|patch|request)\s?\(|urlopen\s?\(|method\s?[:=]\s?['"`](?:POST|PUT)|\bcurl\b[^\n]{0,400}?\s(?:-[a-zA-Z]{0,4}[dFT]\b|--data\S{0,12}|--form|--upload-file|--json|-X\s?(?:POST|PUT))|\bwget\b[^\n]{0,200}--post-(?:data|file)|Invoke-(?:RestMethod|WebRequest)\b[^\n]{0,200}-(?:Body|InFile|Method\s+P)|\birm\b[^\n]{0,120}-Body|\bsendBeacon\s?\(|\.sendall\s?\(|\bsmtplib\b|\bsendmail\s?\(|\|\s{0,4}(?:nc|ncat|netcat)\s|UploadString|UploadFile|\bscp\s|\brsync\s|[hH]ttp\.[pP]ost(?:Form)?\s?\(|Net::HTTP\.(?:post\w*|put)|HTTParty\.post|Faraday\.post|file_get_contents\(\s?['"]https?:[^\n]{0,200}['"]\s?\.|stream_context_create|\b(?:dig|nslookup)\s[^\n]{0,40}\$|-T\s?-|https?\.request\s?\(|fetch\s?\(\s?[^)\n]{0,200},\s?\{/

const NEAR = 600
const BACK = 40
const MAX_TRIES = 40
const MAX_CATCHERS = 20

export function* findSentCredentials(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  if (!words.has('credential')) return
  let until = -1
  let isReported = false
  let tries = 0
  for (const anchor of words.of('credential')) {
    if (anchor < until || isReported || tries > MAX_TRIES) continue
    const around = text.slice(Math.max(0, anchor - BACK), anchor + 120)
    const match = STORES.exec(around) ?? ENVIRONMENT.exec(around) ?? AGENT_SECRETS.exec(around)
    if (match === null) continue
    const offset = Math.max(0, anchor - BACK) + match.index
    until = offset + match[0].length + 40
    tries += 1
    const hit = sentHit(file, offset, match[0])
    if (hit === null) continue
    isReported = hit.severity === 'block'
    yield hit
  }
}

const paragraph = (
  text: string,
  offset: number,
  reach: number,
): { start: number; text: string } => {
  const start = Math.max(0, offset - reach)
  return { start, text: text.slice(start, offset + reach) }
}

const sentHit = (file: ScannedFile, offset: number, what: string): Hit | null => {
  // A program that is started gets the environment of its parent.
  if (/\benv\s?[:=]\s?\{[^}\n]{0,60}$/.test(file.text.slice(Math.max(0, offset - 80), offset)))
    return null
  if (isLeftOut(file.text, offset)) return null
  const isAgents = AGENT_SECRETS.test(what) && !STORES.test(what)
  const isEnvironment = ENVIRONMENT.test(what)
  // Code reads in one place and sends in another; a text shows both in one.
  const isCode = file.isCode || file.isDecoded || fenceAt(file.fences, offset) !== null
  const reach = isCode ? 3000 : NEAR
  const around = paragraph(file.text, offset, reach)
  const send = SEND.exec(around.text) ?? (isEnvironment ? PIPED.exec(around.text) : null)
  if (send === null) return null
  const line = lineAt(file.text, offset, 600)
  const targets = targetsIn(around.text, 40).concat(bareTargets(around.text))
  const worst = worstOf(targets)
  const start = Math.min(offset, around.start + send.index)
  const end = Math.max(offset + what.length, around.start + send.index + send[0].length)
  const place = { offset: start, length: Math.min(end - start, 1500) }
  const named = `${isEnvironment ? 'The whole environment' : 'A place of credentials'} and a send to ${aboutTarget(worst)} stand together.`
  const hit = { rule_id: 'data.credentials_sent', message: named, ...place }
  if (worst === null) return null
  // A login with a key reads it, and sends it to no other place.
  const before = file.text.slice(Math.max(0, offset - 60), offset)
  if (
    !isBad(worst) &&
    /(?:key_filename|identityFile|privateKey|\s-i)[\s=:(\w."'~]{0,40}$/i.test(before)
  )
    return null
  // What has such a name is refused.
  if (REFUSED.test(file.text.slice(offset + what.length, offset + what.length + 160))) return null
  // A folder that is made, and keys that are public, are nothing to read.
  if (
    PREPARES.test(before) ||
    PUBLIC_KEYS.test(file.text.slice(offset + what.length, offset + what.length + 40))
  )
    return null
  const isOneCommand = sendsIn(line, what)
  if (worst.kind === 'placeholder')
    return isOneCommand || (isCode && !isAgents) ? { ...hit, severity: 'warn' } : null
  if (isBad(worst) || worst.kind === 'tunnel') {
    return { ...hit, severity: 'block' }
  }
  if (isOneCommand && !isAgents)
    return { ...hit, severity: worst.kind === 'vendor' ? 'hold' : 'block' }
  if (isAgents)
    return isOneCommand || (worst.kind === 'free' && file.isCode)
      ? { ...hit, severity: 'warn' }
      : null
  if (STRONG.test(what) && (isCode || isUploadBehind(around, offset)))
    return { ...hit, severity: 'hold' }
  if (isEnvironment && file.isCode && (WHOLE.test(what) || SECRETS_OF_IT.test(around.text)))
    return { ...hit, severity: 'hold' }
  return file.isCode || isEnvironment
    ? { ...hit, severity: isAnonymous(worst) ? 'hold' : 'warn' }
    : null
}

/** A text says what is packed, and the command that follows sends a file. */
const isUploadBehind = (around: { start: number; text: string }, offset: number): boolean =>
  /\bcurl\b[^\n]{0,200}\s(?:-F|-T|--form|--upload-file|--data-binary)\s?["']?(?:\w{1,20}=)?@?[~/.\w]/.test(
    around.text.slice(offset - around.start),
  )

const REFUSED =
  /^\w{0,12}["']\s(?:not\s)?in\s[\w.]{1,40}[^\n]{0,80}:\s{1,40}(?:raise|return|continue|sys\.exit|exit)\b/
const PREPARES = /\b(?:mkdir|chmod|touch|chown|ssh-keygen)\s[^;&|\n]{0,60}$/
const PUBLIC_KEYS = /^[/\\]{1,2}(?:authorized_keys|known_hosts|[\w.-]{1,60}\.pub)\b/

/** One pipe, or one command, that reads the place and sends it. */
const sendsIn = (line: string, what: string): boolean => {
  const at = line.indexOf(what.trim())
  if (at === -1) return false
  const behind = line.slice(at)
  const before = line.slice(0, at)
  if (ENVIRONMENT.test(what)) return SEND.test(line)
  return (
    (/\b(?:cat|base64|tar|zip|gzip|head|xxd|type|gc|get-content|find|grep)\b[^;&\n]{0,200}$/i.test(
      before,
    ) &&
      /^[^;\n]{0,200}\|[^;\n]{0,200}\b(?:curl|wget|nc|ncat|http|irm|iwr)\b/i.test(behind)) ||
    /\b(?:curl|wget|http|irm|iwr|Invoke-\w+|scp|rsync)\b[^;\n]{0,400}(?:@|<|\$\(|-infile\s|--post-file=|-T\s|scp[^;\n]{0,40}\s|rsync[^;\n]{0,60}\s)\S{0,40}$/i.test(
      before,
    ) ||
    /\b(?:curl|wget)\b[^;\n]{0,400}\$\([^)\n]{0,100}$/i.test(before)
  )
}

/** The number of a host, as code and the text of a connection have it. */
const QUOTED =
  /["'`@]((?:\d{1,3}\.){3}\d{1,3})(?::\d{2,5})?["'`]|\b(?:host|server|hostaddr)=((?:\d{1,3}\.){3}\d{1,3}|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})\b/g
/** A host in a variable, which an address begins with. */
const ASSIGNED =
  /^[ \t]{0,12}(?:export |local |readonly |const |let |var |\$)?([A-Za-z_]\w{0,30})\s?=\s?["']?((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})["']?;?[ \t]*$/gm
const MAX_ASSIGNED = 20

const assignedHosts = (text: string): Target[] => {
  const found: Target[] = []
  let count = 0
  for (const [, name = '', host = ''] of text.matchAll(ASSIGNED)) {
    count += 1
    if (count > MAX_ASSIGNED) break
    const target = targetOf(host)
    const isUsed = [`$${name}`, `\${${name}}`, `{${name}}`].some((it) =>
      ['://', '/dev/tcp/', '@'].some((before) => text.includes(before + it)),
    )
    if (target !== null && isUsed) found.push(target)
  }
  return found
}

/** Servers that everybody asks. */
export const RESOLVERS =
  /^(?:8\.8\.[48]\.[48]|1\.[01]\.[01]\.[1-3]|9\.9\.9\.\d+|149\.112\.112\.\d+|208\.67\.22\d\.\d+|114\.114\.11[45]\.11[45]|223\.[56]\.[56]\.[56]|94\.140\.1[45]\.\d+|76\.76\.\d+\.\d+|4\.2\.2\.\d|93\.184\.21[56]\.\d+)$/

/** Hosts behind `nc` and `scp`, which take no scheme. */
export const bareTargets = (text: string): Target[] => {
  const found: Target[] = assignedHosts(text)
  for (const [command, host = ''] of text.matchAll(
    /\b(?:nc|ncat|netcat|scp|rsync|curl|sendall|dig|nslookup|drill|getent|Resolve-DnsName|telnet|socat|s_client|connect)\b[^\n]{0,160}?[ \t]["']?(?:\w+@|\$\{?\w{1,30}\}?\.)?((?:\d{1,3}\.){3}\d{1,3}|(?:[\w%{},\x80-\xff-]{1,60}\.){1,4}[a-z]{2,12})(?=[\s:/)]|$)/gi,
  )) {
    const target = targetOf(host, /^curl/i.test(command))
    if (target) found.push(target)
    if (found.length === 10) break
  }
  const option =
    /\bhost(?:name)?["']?\s?[:=]\s?["'`]((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}|(?:\d{1,3}\.){3}\d{1,3})["'`]/gi
  for (const [, host = ''] of text.matchAll(option)) {
    const target = targetOf(host)
    if (target) found.push(target)
    if (found.length >= 20) break
  }
  for (const [, quoted, given] of text.matchAll(QUOTED)) {
    const host = quoted ?? given ?? ''
    const target = RESOLVERS.test(host) ? null : targetOf(host)
    if (target) found.push(target)
    if (found.length >= 30) break
  }
  return found
}

/** An id of letters and digits, as the service gives it. */
const CATCHER = /(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12})(\/[\w./?=&%-]{0,200})?/iy

export function* findCatchers(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  let count = 0
  for (const anchor of words.of('catcher')) {
    let start = anchor
    while (start > 0 && anchor - start < 120 && /[\w.:/-]/.test(text[start - 1] ?? '')) start -= 1
    CATCHER.lastIndex = start
    const match = CATCHER.exec(text)
    if (match === null) continue
    const [whole, host = '', path = ''] = match
    const name = listed(CATCHERS, host.toLowerCase())
    if (OWN_PLACES.test(`${host}${path}`)) {
      count += 1
      if (!/your|xxxx|example|0{6}|<|token/i.test(path)) yield catcherHit(host, start, whole)
      continue
    }
    if (name === null) continue
    const label = host.slice(0, -name.length - 1)
    const hasId =
      /[a-z0-9-]{8,}/i.test(path.replace(/^\/#!\//, '')) ||
      (/^[a-z0-9-]{8,}$/i.test(label) && /\d/.test(label)) ||
      /[a-z0-9]{20,}/i.test(label)
    if (!hasId || /your|xxxx|example|unique|uuid|my-|<|test-id/i.test(path + label)) continue
    count += 1
    if (count > MAX_CATCHERS) return
    yield catcherHit(name, start, whole)
  }
}

const catcherHit = (name: string, offset: number, whole: string): Hit => ({
  rule_id: 'data.request_catcher',
  severity: 'hold',
  message: `An address at ${name.replaceAll('.', '[.]')}, which shows what is sent there to the person who made it.`,
  offset,
  length: whole.length,
})
