/** Connections to the number of a host, which no service gives its users. Pure. */
import { RESOLVERS } from './data-rules.ts'
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { targetOf } from './targets.ts'

const NUMBER = String.raw`(?:\d{1,3}\.){3}\d{1,3}`
const CALLED = new RegExp(
  String.raw`\b(?:curl|wget|git clone|urlopen|requests\.\w{3,6}|fetch|axios\S{0,8}|http\.\w{3,8}|URI\.open|open|get|post|Get|Post|DownloadString|Upload(?:File|String|Data)|DownloadFile|iwr|irm|nc|ncat|connect|Dial|Socket|TcpClient|TCPClient|rsync|scp|ftp|FTP|SMTP|SSHClient|join|push)\b[^\n]{0,200}?(?:\b(?:https?|ftp|ws|tcp):\/{1,2}|["'(\s@]|\/)(${NUMBER})\b`,
  'g',
)
/** An address with its scheme, or with its port behind it, as constants and settings have it. */
const WRITTEN = new RegExp(
  String.raw`\b(?:https?|wss?|ftps?|sftp|tcp|udp|tls|ssh|git|redis|amqp|mqtt|mongodb|postgres(?:ql)?|mysql|socks5?):\/\/(?:[^\s@"'/]{1,60}@)?(${NUMBER})(?![\d.])|[("'\x60]["'\x60]?(${NUMBER})["'\x60]?\s?[,:]\s?\d{2,5}\b|\b(?:host|hostaddr|server)=(${NUMBER})(?![\d.])`,
  'g',
)
/** A constant that only its name tells from a version. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(?!\w{0,30}(?:ver|mask|oid|range|example|test|sample))[A-Za-z_]\w{0,30}["']?\s{0,4}[:=]{1,2}\s{0,4}["'\x60](?!0?[0-4]\.)(${NUMBER})["'\x60]`,
  'gi',
)
const CONNECTS =
  /\bsocket\b|\bconnect\w{0,10}\(|\bhttps?\.\w|["'](?:node:)?https?["']|\brequests\b|\bfetch\(|\bftplib\b|\bparamiko\b|TcpClient|TCPClient|\bsmtplib\b|\burlopen\b|\bnet\.|\bnc\s|\bcurl\s|\bssh\s|\bdgram\b/
/** Lists of others, and what a program has met: their numbers are no connections. */
const LISTS = /\.(?:csv|tsv|json|xml|html?|lock|list|sql|rules)$/i
const MAX_TRIES = 200

export function* bareAddress(file: ScannedFile, base: number, text: string): Generator<Hit> {
  if (!/\d\.\d{1,3}\.\d{1,3}\.\d/.test(text)) return
  const isRun = (file.isCode || file.isDecoded || !file.isMarkdown) && !LISTS.test(file.path)
  const patterns = isRun && !isProse(file) ? [CALLED, WRITTEN, NAMED] : [CALLED]
  for (const pattern of patterns) {
    if (pattern === NAMED && !CONNECTS.test(text)) continue
    let tries = 0
    for (const { index, 0: match, 1: one, 2: two, 3: three } of text.matchAll(pattern)) {
      tries += 1
      if (tries > MAX_TRIES) break
      const address = one ?? two ?? three ?? ''
      const target = RESOLVERS.test(address) ? null : targetOf(address)
      if (target?.kind !== 'numeric' || isComment(text, index)) continue
      // Without a scheme it may be a version and a number.
      if (two !== undefined && pattern === WRITTEN && !CONNECTS.test(text)) continue
      yield found(
        'data.bare_address',
        'hold',
        `A connection to ${aboutTarget(target)}.`,
        base + index,
        match.length,
      )
      return
    }
  }
}

const isProse = ({ extension }: ScannedFile): boolean =>
  /^(?:txt|rst|adoc|text|prompt)$/.test(extension)

const isComment = (text: string, index: number): boolean =>
  /^\s{0,80}(?:#(?!!)|\/\/|\*|--|;)/.test(
    text.slice(text.lastIndexOf('\n', index - 1) + 1, index + 1),
  )
