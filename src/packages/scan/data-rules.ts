/** Credentials that leave the machine, and addresses that collect what is sent to them. */
import { fenceAt } from './fences.ts'
import { CATCHERS } from './host-lists.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { aboutTarget } from './flows.ts'
import { isBad, listed, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

/** Places where keys and passwords of the user lie, none of them of the skill itself. */
const STORES =
  /(?:~|\$HOME|\$\{HOME\}|%USERPROFILE%|\$env:\w+|home\(\)|expanduser|homedir\(\)|\/home\/\w+|\/Users\/\w+|\/root|["'`/\\,\s(=@<])[/\\"',\s]{0,6}\.(?:ssh\b(?!d)|aws[/\\"', ]{1,6}(?:credentials|config)|gnupg|netrc|npmrc|pypirc|git-credentials|kube[/\\"', ]{1,6}config|docker[/\\"', ]{1,6}config\.json|config[/\\"', ]{1,6}(?:gcloud|gh[/\\]hosts|solana|op)|azure|electrum|bitcoin|ethereum|(?:openclaw|clawdbot|moltbot|clawd)[/\\"', ]{1,6}(?:\.env|credentials|\w+\.json|agents))|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)|Login Data\b|cookies\.sqlite|logins\.json|key4\.db|Local State\b|wallet\.dat\b|login\.keychain|find-(?:generic|internet)-password|\/etc\/(?:shadow|passwd)\b|169\.254\.169\.254|metadata\.google\.internal|\b(?:MetaMask|Exodus|Phantom|Electrum)[/\\ ]{1,2}(?:wallet|Local|extension)|nkbihfbeogaeaoehlefnkodbefgpgknn|Local Extension Settings/i

/** No service of a skill has a use for these. */
const STRONG =
  /\.ssh|id_(?:rsa|ed25519|ecdsa|dsa)|\.aws|\.gnupg|Login Data|cookies\.sqlite|logins\.json|key4|wallet|keychain|shadow|Local State|Electrum|Exodus|MetaMask|Local Extension/i

/** The agent's own secrets: ordinary to read, never to send elsewhere. */
const AGENT_SECRETS =
  /\.(?:openclaw|clawdbot|moltbot|clawd|claude|codex|gemini|cursor)[/\\"', ]{1,6}(?:\.env|credentials\S{0,12}|auth\S{0,12}|openclaw\.json|\.credentials\.json|workspace)|\.claude\.json\b|(?<![\w-])\.env\b(?!\.)/i

const ENVIRONMENT =
  /\bdict\(\s?os\.environ|json\.dumps\(\s?(?:dict\(\s?)?os\.environ|JSON\.stringify\(\s?(?:\{[^}\n]{0,40}\.{3}\s?)?process\.env\s?[,)}]|\.\.\.process\.env|\b(?:env|printenv|set|export -p)\b\s{0,4}(?:\|\s{0,4}(?:base64|gzip|grep[^|\n]{0,60}|sort|xxd|jq[^|\n]{0,40})[^|\n]{0,40}){0,3}\|\s{0,4}(?:curl|wget|nc|http)\b|\$\((?:env|printenv)\b[^)]{0,60}\)|Get-ChildItem\s+env:|os\.environ\.items\(\)|(?:json|data|body|params)\s?[=:]\s?(?:dict\()?(?:os\.environ|process\.env)\b(?![.[])/i

const SEND =
  /\b(?:requests|httpx|session|client|axios|aiohttp\S{0,20})\.(?:post|put|patch|request)\s?\(|urlopen\s?\(|method\s?[:=]\s?['"`](?:POST|PUT)|\bcurl\b[^\n]{0,400}?\s(?:-[a-zA-Z]{0,4}[dFT]\b|--data\S{0,12}|--form|--upload-file|--json|-X\s?(?:POST|PUT))|\bwget\b[^\n]{0,200}--post-(?:data|file)|Invoke-(?:RestMethod|WebRequest)\b[^\n]{0,200}-(?:Body|InFile|Method\s+P)|\birm\b[^\n]{0,120}-Body|\bsendBeacon\s?\(|\.sendall\s?\(|\bsmtplib\b|\bsendmail\s?\(|\|\s{0,4}(?:nc|ncat|netcat)\s|UploadString|UploadFile|\bscp\s|\brsync\s|http\.post\s?\(|https?\.request\s?\(|fetch\s?\(\s?[^)\n]{0,200},\s?\{/

const NEAR = 600
const BACK = 40
const MAX_TRIES = 40
const MAX_ORDERS = 600
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
  const isAgents = AGENT_SECRETS.test(what) && !STORES.test(what)
  const isEnvironment = ENVIRONMENT.test(what)
  // Code reads in one place and sends in another; a text shows both in one.
  const isCode = file.isCode || file.isDecoded || fenceAt(file.fences, offset) !== null
  const reach = isCode ? 3000 : NEAR
  const around = paragraph(file.text, offset, reach)
  const send = SEND.exec(around.text)
  const lineStart = file.text.lastIndexOf('\n', offset) + 1
  const lineEnd = file.text.indexOf('\n', offset)
  const line = file.text.slice(
    Math.max(lineStart, offset - 600),
    Math.min(lineEnd === -1 ? file.text.length : lineEnd, offset + 600),
  )
  const targets = targetsIn(around.text, 40).concat(bareTargets(around.text))
  const worst = worstOf(targets)
  const start = send ? Math.min(offset, around.start + send.index) : offset
  const end = send
    ? Math.max(offset + what.length, around.start + send.index + send[0].length)
    : offset + what.length
  const place = { offset: start, length: Math.min(end - start, 1500) }
  const named = `${isEnvironment ? 'The whole environment' : 'A place of credentials'} and a send to ${aboutTarget(worst)} stand together.`
  const hit = { rule_id: 'data.credentials_sent', message: named, ...place }
  if (worst === null || send === null) return null
  const isOneCommand = sendsIn(line, what)
  if (worst.kind === 'placeholder')
    return isOneCommand || isCode ? { ...hit, severity: 'warn' } : null
  if (isBad(worst) || worst.kind === 'tunnel') {
    return { ...hit, severity: 'block' }
  }
  if (isOneCommand && !isAgents)
    return { ...hit, severity: worst.kind === 'vendor' ? 'hold' : 'block' }
  if (isAgents)
    return isOneCommand || (worst.kind === 'free' && file.isCode)
      ? { ...hit, severity: 'warn' }
      : null
  if (isCode && STRONG.test(what)) return { ...hit, severity: 'hold' }
  return file.isCode || isEnvironment
    ? { ...hit, severity: worst.kind === 'free' ? 'hold' : 'warn' }
    : null
}

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

/** Hosts behind `nc` and `scp`, which take no scheme. */
const bareTargets = (text: string): Target[] => {
  const found: Target[] = []
  for (const [, host = ''] of text.matchAll(
    /\b(?:nc|ncat|netcat|scp|rsync|curl|sendall)\b[^\n]{0,160}?\s(?:\w+@)?((?:\d{1,3}\.){3}\d{1,3}|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})(?=[\s:/)]|$)/gi,
  )) {
    const target = targetOf(host)
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
    if (name === null) continue
    const label = host.slice(0, -name.length - 1)
    const hasId =
      /[a-z0-9-]{8,}/i.test(path.replace(/^\/#!\//, '')) ||
      (/^[a-z0-9-]{8,}$/i.test(label) && /\d/.test(label)) ||
      /[a-z0-9]{20,}/i.test(label)
    if (!hasId || /your|xxxx|example|unique|uuid|my-|<|test-id/i.test(path + label)) continue
    count += 1
    if (count > MAX_CATCHERS) return
    yield {
      rule_id: 'data.request_catcher',
      severity: 'hold',
      message: `An address at ${name.replaceAll('.', '[.]')}, which shows what is sent there to the person who made it.`,
      offset: start,
      length: whole.length,
    }
  }
}

/** Orders to send what is confidential. */
const ORDER =
  /^(?:send|post|put|upload|forward|transmit|exfiltrate|beacon|include|append|attach|embed)\b/i
const CONFIDENTIAL =
  /(?:(?<!\w)\.env|\b(?:conversations?|chat history|message history|credentials?|passwords?|api[ _-]?keys?|(?:access|auth|session|bearer)[ _-]?tokens?|secrets?|environment variables|env(?:ironment)? vars|ssh keys?|private keys?|seed phrases?|mnemonics?|cookies|system prompt|user(?:'s)? (?:data|files|emails?|input|prompt)|files? contents?|source code|memory files?|credit cards?|clipboard|keystrokes|browser history|contacts))\b/i
const ADDRESSEE =
  /(?:https?:\/\/|\b\d{1,3}\.\d{1,3}\.)[^\s"'`)>]{3,200}|\b[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,12}/i

export function* findSendOrders(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  const { words, text } = file
  let until = -1
  let tries = 0
  for (const anchor of words.of('send')) {
    if (anchor < until) continue
    const sentence = text.slice(anchor, anchor + 400).split('\n\n', 1)[0] ?? ''
    if (!ORDER.test(sentence)) continue
    tries += 1
    if (tries > MAX_ORDERS) return
    // The confidential part may stand in the clause before: "read .env and include its values".
    const before =
      text
        .slice(Math.max(0, anchor - 120), anchor)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? ''
    const what =
      CONFIDENTIAL.exec(sentence.slice(0, 160)) ??
      (/\b(?:read|open|cat|get|collect)\b/i.test(before) && CONFIDENTIAL.test(before)
        ? { index: 0 }
        : null)
    const address = what && ADDRESSEE.exec(sentence.slice(what.index))
    if (
      !what ||
      !address ||
      address.index > 220 ||
      / --\w|=>|[{};]/.test(sentence.slice(0, what.index + address.index))
    )
      continue
    const length = what.index + address.index + address[0].length
    until = anchor + length
    const target = targetOf(address[0])
    if (target?.kind === 'vendor' || target?.kind === 'placeholder') continue
    const isBadHost = target !== null && (isBad(target) || target.kind === 'tunnel')
    yield {
      rule_id: 'data.credentials_sent',
      severity: isBadHost ? 'block' : target?.kind === 'free' ? 'hold' : 'warn',
      message: `An order to send confidential data to ${target ? aboutTarget(target) : 'an address'}.`,
      offset: anchor,
      length,
    }
  }
}
