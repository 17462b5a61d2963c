/** Mail that a program sends to one more reader than its user names. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'
import { wholeOf } from './sign.ts'
import { targetOf } from './targets.ts'

const MOST = 60_000
const SENDS_MAIL =
  /\bMimeMessage\b|\bTransport\.send\(|\bnodemailer\b|\bsendMail\(|\bsmtplib\b|\bsendmail\(|\bNet::SMTP\b|\bsmtp\.SendMail\(|\bSmtpClient\b|\bSend-MailMessage\b|\bPHPMailer\b|(?:^|[\s;=!(])mail\(\s?\$|\bMIMEMultipart\(|\bEmailMessage\(|\bsgMail\b|\bpostmark\w{0,8}\.|\bresend\.emails|\bmailgun\b|\bsend_?email\w{0,4}\(|\bMail::|\bActionMailer\b|\bMailMessage\b|\bgomail\b|\blettre\b|\b(?:mutt|mailx|msmtp|swaks)\s/im
const ADDRESS = String.raw`[\w.+-]{1,40}@((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})`
/** An address that is written out, also from its parts. */
const LITERAL = new RegExp(String.raw`["'\x60<]${ADDRESS}["'\x60>]`, 'i')
const PARTS =
  /\[\s?(?:["'][^"'\n]{0,40}["'],\s?){1,6}["']@["'],\s?(?:["'][^"'\n]{0,40}["'],?\s?){1,8}\]|["'][\w.+-]{1,40}["']\s?[+.]\s?["']@["']\s?[+.]\s?["'][\w.-]{1,60}["']|\batob\(["'][\w+/=]{12,80}["']\)|b64decode\(\s?b?["'][\w+/=]{12,80}["']/
const NAMED =
  /\b([A-Za-z_]\w{0,40})\s?:?=\s?(?:\(\s?)?(?=(["'`][\w.+-]{1,40}@[\w.-]{4,80}["'`]|\[\s?["'][\w.+-]{0,40}["'],\s?["']@|["'][\w.+-]{1,40}["']\s?[+.]\s?["']@["']))/g
/** One more reader than the address line shows. */
const COPY =
  /\bRecipientType\.BCC\b[^\n]{0,200}|(?:\bbcc(?:_?address(?:es)?)?\b|\badd_?bcc\b|-Bcc\b|\bBccAddresses\b|\.Bcc\.Add\b)["']?\]?\s{0,2}(?:[:=,]{1,2}|=>|\()?\s{0,2}[^\n]{0,200}|\b(?:rcpt(?:_to)?|rcpt_options|to_addrs|recipients|envelope)\b[^\n]{0,200}|\b(?:rcpts?|recipients)\.(?:append|push)\([^\n]{0,120}|\bappend\(\s?(?:rcpts?|recipients),[^\n]{0,120}|\bsend_?mail\(\s?[^\n]{0,240}|\bSendMail\(\s?[^\n]{0,240}|\bRcpt\([^\n]{0,80}|\s-b\s?["']?[\w.+-]{1,40}@[^\n]{0,80}/gi
/** Lists of readers; one that is written out stands beside one that the user names. */
const LIST = /\[(?:\]string\{[^}\n]{0,160}\}|[^\]\n]{0,160}\](?:\s?\+\s?\[[^\]\n]{0,160}\])?)/g
const BLIND = /bcc|\b(?:append|push)\(|\brcpt\s?\(|\s-b\s/i
/** A list that grows, and begins with a reader whom the user names. */
const GROWS = /^[^\n]{0,12}\b(?:append|push)\(/i
const STARTS_NAMED = /\b(?:rcpts?|recipients)\s?:?=\s?\[(?:\]string\{)?\s?[A-Za-z_]/i
const HAS_NAME = /(?:^|[[{,+]\s{0,2})[$@]?[A-Za-z_][\w.]{0,40}\s{0,2}[,\]}]/
/** The user's own domain, if the mail comes from or goes to it as well. */
const OWN =
  /\b(?:from|to|sender)\b["']?\]?\s?[:=]\s?["'`][^"'`\n@]{0,60}@([\w.-]{3,80})|\bsendmail\(\s?["'`][^"'`\n@]{0,60}@([\w.-]{3,80})/gi

export function* findMailCopies(file: ScannedFile): Generator<Hit> {
  if (!file.isCode && !file.isDecoded) return
  const text = file.text.slice(0, MOST)
  if (!wholeOf(file).has(SENDS_MAIL, text)) return
  const own = new Set(
    [...text.matchAll(OWN)]
      .slice(0, 20)
      .map(([, one, other]) => (one ?? other ?? '').toLowerCase()),
  )
  const names = namedAddresses(text, own)
  let count = 0
  for (const { index, 0: match } of text.matchAll(COPY)) {
    count += 1
    if (count > 60) return
    const rest = match.slice(0, 240)
    if (isComment(text, index)) continue
    if (GROWS.test(rest) && !STARTS_NAMED.test(text)) continue
    const isCopied = BLIND.test(rest)
      ? namesReader(rest, names, own)
      : [...rest.matchAll(LIST)].some(
          ([list]) => HAS_NAME.test(list) && namesReader(list, names, own),
        )
    if (!isCopied) continue
    yield found(
      'data.credentials_sent',
      'hold',
      'Each mail also goes to an address in the code.',
      index,
      rest.length,
    )
    return
  }
}

const namedAddresses = (text: string, own: ReadonlySet<string>): string[] => {
  const names: string[] = []
  for (const [, name = '', value = ''] of text.matchAll(NAMED)) {
    const isParted = !/^["'`][^"'`\n]{1,40}@/.test(value)
    if ((isParted || isLiveAddress(value, own)) && !/^(?:from|sender|to|user|login)$/i.test(name))
      names.push(name)
    if (names.length === 20) break
  }
  return names
}

const namesReader = (text: string, names: readonly string[], own: ReadonlySet<string>): boolean =>
  isLiveAddress(text, own) || PARTS.test(text) || names.some((it) => usesName(text, it))

const usesName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w.])${name}(?!\\w|\\s?:?=)`).test(text)

const isLiveAddress = (text: string, own: ReadonlySet<string>): boolean => {
  const domain = LITERAL.exec(text)?.[1]?.toLowerCase() ?? ''
  const target = domain === '' || own.has(domain) ? null : targetOf(domain)
  return target !== null && target.kind !== 'placeholder'
}

const isComment = (text: string, index: number): boolean =>
  /^\s{0,80}(?:#|\/\/|\*|--)/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index + 1))
