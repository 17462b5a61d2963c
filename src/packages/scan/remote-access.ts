/** Ways into the machine that a program opens for somebody else: tunnels back, remote control with a given key. Pure. */
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { type Whole, wholeOf } from './sign.ts'
import { isAnonymous, isLive, type Target, targetOf, worstOf } from './targets.ts'

const MOST = 100_000
const MAX_TUNNELS = 40
/** One command, over continued lines. */
const REST = String.raw`(?:(?!\bssh\s)[^\n|;&\\]|\\{1,2}[ \t]{0,3}\n|\\)`
const BACK = new RegExp(
  String.raw`\b(?:auto)?ssh\s(?=${REST}{0,500}?(?:\s-\w{0,6}R\b|RemoteForward))${REST}{1,700}`,
  'g',
)
const FORWARDS =
  /\s-\w{0,6}R\s{0,2}["']?(\S{1,80}?)["']?(?=\s|$)|RemoteForward[=\s]["']?(\S{1,60}(?:\s\S{1,40})?)/g
/** A log-in, a desktop, files, the socket of a service with all rights; or any place, as SOCKS. */
const WAY_IN =
  /[:\s](?:22|23|139|445|2222|2375|2376|3389|59\d\d|5985|5986|6443|10250)$|^(?:[\d.*]{1,16}:)?\d{1,5}$/
const HOST =
  /(?:^|[\s"'@])((?:\d{1,3}\.){3}\d{1,3}|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})(?=[\s"':]|$)/gi
const LASTING =
  /\b(?:while\s+(?:true|:|sleep)|nohup|autossh|setsid|disown|systemctl|crontab|ExecStart|RunAtLoad|KeepAlive|schtasks|ServerAliveInterval)\b|StrictHostKeyChecking[=\s](?:no|accept-new)|\s-\w{0,5}f\w{0,5}(?=\s)|\s-\w{0,4}N\w{0,4}f|\bRestart=always/
const AROUND = 400

/** Programs that need no server of their own: the key says whose the machine becomes. */
const GIVEN_KEY =
  /\btailscale\b(?:[^\n\\]|\\\n|\\){0,200}?\s--?auth-?key[=\s]["']?tskey-(?!\$|x{3})[\w-]{10,}|\banydesk(?:\.exe)?\b[^\n]{0,40}--set-password|\brustdesk(?:\.exe)?\b[^\n]{0,80}--password\s+["']?(?!\$|<|\{)\S{4,}|\b(?:ngrok|pinggy)\b[^\n]{0,40}(?:add-authtoken|--authtoken)[=\s]["']?(?!\$|<|\{|YOUR)[\w-]{20,}[\s\S]{0,300}?\bngrok\s+tcp\s+(?:22|3389|59\d\d)|\bgs-netcat\b[^\n]{0,60}\s-\w{0,4}[il]|\bgsocket\.io\/[xy]\b|\bbore\s+local\s+(?:22|3389|59\d\d)\b[^\n]{0,60}--to\s/i
const CLIENT =
  /\bchisel\b[^\n]{0,40}\bclient\b[^\n]{0,200}?\bR:\S{0,40}(?:socks|:(?:22|3389|59\d\d|445))|\bserver_?[aA]ddr\s?=[\s\S]{0,600}?\blocal_?[pP]ort\s?=\s?["']?(?:22|3389|59\d\d|445)\b|\brathole\b[^\n]{0,60}--client/

const hostsOf = (text: string): Target[] =>
  Array.from(text.matchAll(HOST), ([, host = '']) => targetOf(host)).filter((it) => it !== null)

export function* findRemoteAccess(file: ScannedFile): Generator<Hit> {
  if (file.isMarkdown && file.fences.length === 0) return
  const regions =
    file.isMarkdown || !(file.isCode || file.isDecoded || SETTINGS.test(file.path))
      ? file.fences.slice(0, 30)
      : [{ start: 0, end: file.text.length }]
  const whole = wholeOf(file)
  for (const { start, end } of regions) {
    const text = file.text.slice(start, Math.min(end, start + MOST))
    if (/ssh\s/.test(text)) yield* tunnelsIn(text, start)
    yield* clientsIn(text, start, whole)
  }
}

const SETTINGS = /\.(?:service|timer|plist|conf|ini|toml|ya?ml|json|desktop|xml)$/i

function* tunnelsIn(text: string, base: number): Generator<Hit> {
  let count = 0
  for (const { index, 0: command } of text.matchAll(BACK)) {
    count += 1
    if (count > MAX_TUNNELS) return
    const forwards = Array.from(command.matchAll(FORWARDS), ([, option, setting]) =>
      (option ?? setting ?? '').trim(),
    )
    if (!forwards.some((it) => WAY_IN.test(it))) continue
    const worst = worstOf(hostsOf(command.replace(FORWARDS, ' ')))
    if (worst === null || !isLive(worst)) continue
    const near = text.slice(Math.max(0, index - AROUND), index + command.length + AROUND)
    const isLasting = LASTING.test(near)
    const isGrave = worst.kind === 'numeric' || isAnonymous(worst)
    yield found(
      'command.reverse_shell',
      isLasting ? (isGrave ? 'block' : 'hold') : isGrave ? 'hold' : 'warn',
      `A tunnel lets ${aboutTarget(worst)} into this machine or its network.`,
      base + index,
      command.length,
    )
    return
  }
}

function* clientsIn(text: string, base: number, whole: Whole): Generator<Hit> {
  const given = whole.find(GIVEN_KEY, text)
  if (given)
    yield found(
      'command.reverse_shell',
      'hold',
      'The machine is opened for whoever has a given key or password.',
      base + given.index,
      given[0].length,
    )
  const client = whole.find(CLIENT, text)
  const worst = client
    ? worstOf(
        hostsOf(
          text.slice(Math.max(0, client.index - 300), client.index + 900).replaceAll('=', ' '),
        ),
      )
    : null
  if (client && worst !== null && isLive(worst) && worst.kind !== 'vendor')
    yield found(
      'command.reverse_shell',
      worst.kind === 'numeric' ? 'block' : 'hold',
      `A tunnel lets ${aboutTarget(worst)} into this machine or its network.`,
      base + client.index,
      client[0].length,
    )
}
