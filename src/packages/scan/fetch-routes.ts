/** Where curl and wget really go: options and variables that lead them elsewhere than their address says. Pure. */
import type { Variables, Word } from './shell-types.ts'
import { type Target, targetOf } from './targets.ts'

export type Routes = {
  targets: Target[]
  /** Whether they are asked in place of the host in the address. */
  isInstead: boolean
}

/** Short options of curl without a value, which may stand before one that has it. */
const FLAGS = String.raw`-[\d#aBfgGiIjJkLlMnNOpqRsSvVZ]{0,16}`
const HOST = String.raw`(\[[^\]]{0,60}\]|[^:]{0,255})`

const RESOLVE = /^--resol\w{0,2}$/
/** The host and its port, and the addresses that are taken for it. */
const RESOLVED = new RegExp(String.raw`^\+?${HOST}:\d{0,5}:(.{1,400})$`)
const CONNECT = /^--connect-to?$/
const CONNECTED = new RegExp(String.raw`^${HOST}:\d{0,5}:${HOST}(?::\d{0,5})?$`)
const PROXY = new RegExp(
  String.raw`^(?:--(?:preproxy|proxy(?:1\.0)?|socks4a?|socks5(?:-hostname)?)$|${FLAGS}x)`,
)
const PROXY_VARIABLE = /^(?:\w{2,5}_)proxy=(.{1,400})$/i
const PROXY_NAMES = ['https_proxy', 'http_proxy', 'all_proxy']
const CURL_FILE = new RegExp(String.raw`^(?:--(?:conf\w{0,2}|alt-svc)$|${FLAGS}K)`)
const WGET_FILE = /^(?:--(?:input-file|config)$|-[cnNqvS]{0,4}i)/
const UNCHECKED = new RegExp(String.raw`^(?:--insecure|--no-check-certificate|${FLAGS}k\w{0,16})$`)

/** Null for an option of another name. */
const valueOf = (words: readonly Word[], at: number, option: RegExp): string | null => {
  const { text } = words[at] ?? { text: '' }
  const [name = '', joined] = text.startsWith('--') ? text.split(/=(.*)/s, 2) : [text]
  const match = option.exec(name)
  if (match === null) return null
  return joined ?? (name.slice(match[0].length) || (words[at + 1]?.text ?? ''))
}

const hostsOf = (words: readonly Word[], at: number): string[] => {
  const resolved = RESOLVED.exec(valueOf(words, at, RESOLVE) ?? '')?.[2]
  const connected = CONNECTED.exec(valueOf(words, at, CONNECT) ?? '')?.[2]
  return [...(resolved?.split(',') ?? []), connected ?? ''].filter((it) => it !== '')
}

const targetAt = (host: string): Target[] => {
  const target = targetOf(`https://${host.replace(/^\w{1,8}:\/\//, '')}/`)
  return target === null ? [] : [target]
}

/** `all` are the words of the command with those before its name. */
export const routesOf = (
  name: string,
  words: readonly Word[],
  all: readonly Word[],
  variables: Variables,
): Routes => {
  if (name !== 'curl' && name !== 'wget') return { targets: [], isInstead: false }
  const file = name === 'curl' ? CURL_FILE : WGET_FILE
  const places = words.map((_, at) => at)
  const instead = places.flatMap((at) => hostsOf(words, at)).flatMap((it) => targetAt(it))
  const files = places.flatMap((at) => valueOf(words, at, file) ?? [])
  const proxies = [
    ...places.flatMap((at) => valueOf(words, at, PROXY) ?? []),
    ...all.flatMap(({ text }) => PROXY_VARIABLE.exec(text)?.[1] ?? []),
    ...PROXY_NAMES.flatMap((it) => variables.get(it) ?? []),
  ]
  // Through a proxy, the certificate of the host is still checked.
  const isPlain = words.some(({ text }) => UNCHECKED.test(text))
  return {
    targets: [
      ...instead,
      ...files.map((host) => ({ ...UNREAD, host })),
      ...proxies.flatMap((it) => targetAt(it)).map((target) => ({ ...target, isPlain })),
    ],
    isInstead: instead.length > 0,
  }
}

const UNREAD: Omit<Target, 'host'> = { kind: 'file', path: '/', isPlain: false, hasPort: false }
