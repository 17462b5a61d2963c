/** What commands do with their input: fetch, decode, pass on, run. Pure. */
import { withCurlVariables } from './curl-variables.ts'
import type { Routes } from './fetch-routes.ts'
import type { Command, Word } from './shell-types.ts'
import { type Target, targetOf } from './targets.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const WRAPPERS = set(
  'sudo doas env exec nohup time command builtin nice setsid then do else if while busybox start call ! stdbuf unbuffer caffeinate proxychains torsocks ionice run wsl',
)
const SHELLS = set('sh bash zsh dash ash ksh mksh fish csh tcsh rbash')
const INTERPRETERS = set(
  'python node nodejs perl ruby php lua osascript pwsh powershell cmd deno bun tclsh rscript groovy jshell irb awk',
)
const FETCHERS = set(
  'curl wget wget2 iwr irm invoke-webrequest invoke-restmethod aria2c axel lynx http https xh lwp-download lwp-request fetch start-bitstransfer bitsadmin get ftp tftp curlie nc ncat netcat dig nslookup host scp rsync httpie w3m links elinks',
)
const FILTERS = set(
  'cat sed awk gawk tr grep egrep head tail tee cut sort uniq dos2unix jq yq gunzip zcat gzip xz bzip2 bunzip2 zstd lz4 lzma fold paste nl strings iconv out-string select-object select -join pv more less sponge column xargs perl rev tac bzcat xzcat unxz funzip',
)

export const isShell = (name: string): boolean => SHELLS.has(name)
export const isInterpreter = (name: string): boolean => SHELLS.has(name) || INTERPRETERS.has(name)
export const isFilter = (name: string): boolean => FILTERS.has(name)

/** The name as it would be looked up, and its arguments. */
export type Call = { name: string; words: Word[] }

const unversioned = (name: string): string =>
  name.replace(/^(python|perl|ruby|php|lua|node)[\d.]+$/, '$1')

const plainName = (word: Word): string => {
  const [only] = word.inner
  const given =
    word.text === '' && word.inner.length === 1 ? (only?.words[0]?.text ?? '') : word.text
  // Make takes such signs in front of a command.
  const text = given.replace(/^[@+-]{1,3}(?=[a-z])/i, '')
  if (/^[a-z\d_-]+$/.test(text)) return /\d$/.test(text) ? unversioned(text) : text
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1)
  return unversioned(
    base
      .replace(/['"+^`]/g, '')
      .replace(/\.(?:exe|com|cmd)$/i, '')
      .toLowerCase(),
  )
}

/** Without what only starts another command, as `sudo -E`, `env A=b` and prompts. */
export const callOf = ({ words }: Pick<Command, 'words'>): Call | null => {
  let i = 0
  let wasWrapped = false
  for (; i < words.length && i < 24; i += 1) {
    const word = words[i] as Word
    const { text } = word
    if (/^(?:\$|>|%|#|PS|C:\\>|>>>|\{|-|\*|\d+\.)$/.test(text)) continue
    if (/^\$?\w+=/.test(text) && word.inner.length === 0) continue
    if (wasWrapped && (/^(?:-|\/\w{1,4}$|$)/.test(text) || /^\d+[smh]?$/.test(text))) continue
    const name = plainName(word)
    if (!WRAPPERS.has(name) && name !== 'timeout') return { name, words: words.slice(i + 1) }
    wasWrapped = true
  }
  return null
}

export type Fetch = {
  targets: Target[]
  /** Where it goes; null for standard output. */
  file: string | null
}

const valueAfter = (words: Word[], options: RegExp): Word | null => {
  for (const [i, { text }] of words.entries()) {
    const match = options.exec(text)
    if (match === null) continue
    const joined = text.slice(match[0].length).replace(/^=/, '')
    if (joined !== '' && !/^-[a-z]*o$/i.test(text)) return { ...(words[i] as Word), text: joined }
    return words[i + 1] ?? null
  }
  return null
}

const OUTPUT = /^(?:--?output(?:-document|file)?|-outfile|-destination|-o|-[a-z]{1,8}[oO])(?==|$)/i
/** What it fetches; null where the name is no fetcher, or has no argument. */
export const fetchOf = ({ name, words }: Call): Fetch | null => {
  if (name === 'certutil') {
    if (!words.some(({ text }) => /^[-/]urlcache$/i.test(text))) return null
    const target = words.map(({ text }) => targetOf(text)).find(Boolean)
    const last = words.at(-1)?.text ?? ''
    return { targets: target ? [target] : [], file: last }
  }
  if (!FETCHERS.has(name) || words.length === 0) return null
  if (
    (name === 'host' || name === 'get' || name === 'links') &&
    !words.some(({ text }) => text.includes('://'))
  )
    return null
  if (name === 'dig' || name === 'nslookup') {
    if (!words.some(({ text }) => /txt/i.test(text))) return null
    return { targets: unprotected(words), file: null }
  }
  if (/^(?:nc|ncat|netcat)$/.test(name)) {
    const isServer = words.some(({ text }) => /^-\w*l/.test(text))
    return isServer ? null : { targets: unprotected(words), file: null }
  }
  if (name === 'bitsadmin') return { targets: addressesOf(words), file: words.at(-1)?.text ?? null }
  if (name === 'scp' || name === 'rsync') {
    const from = words.find(({ text }) => /^[\w.@-]+:/.test(text))
    const target = from ? targetOf(from.text.replace(/:.*$/, '').replace(/^.*@/, '')) : null
    return target ? { targets: [target], file: words.at(-1)?.text ?? null } : null
  }
  return { targets: addressesOf(words, name === 'curl'), file: fileOf(name, words) }
}

/** Everything on the way can change what they bring. */
const unprotected = (words: Word[]): Target[] =>
  addressesOf(words).map((target) => ({ ...target, isPlain: true }))

/** They end the options of one transfer of curl, which do not apply to the next. */
const NEXT = /^(?:--next|-[a-zA-Z#]{0,16}:)$/
/** The word behind it is no address that is fetched. */
const NO_ADDRESS =
  /^(?:--(?:proxy\S*|preproxy|socks\S*|referer|doh-url|output|header|user-agent|resolve|connect-to)|-[a-zA-Z]{0,16}[xeHAou])$/
const OUTPUTS = /^(?:--output(?:=.*)?|--remote-name|-[a-zA-Z]{0,16}[oO])$/

/** All that one command fetches: curl writes to its output what has no file of its own. */
export const fetchesOf = (
  { name, words }: Call,
  routed: (words: readonly Word[]) => Routes,
): Fetch[] => {
  const parts: Word[][] = [[]]
  for (const word of name === 'curl' ? withCurlVariables(words) : words) {
    if (name === 'curl' && NEXT.test(word.text)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.flatMap((part) => {
    const fetch = fetchOf({ name, words: part })
    if (fetch === null) return []
    const { targets: others, isInstead } = routed(part)
    const own = isInstead ? fetch.targets.filter(({ kind }) => kind !== 'vendor') : fetch.targets
    const whole = { file: fetch.file, targets: [...own, ...others] }
    return name === 'curl' && whole.file !== null && isPrinted(part)
      ? [whole, { ...whole, file: null }]
      : [whole]
  })
}

const isPrinted = (words: readonly Word[]): boolean => {
  if (words.some(({ text }) => text === '--remote-name-all')) return false
  const addresses = words.filter(
    ({ text }, i) =>
      !text.startsWith('-') &&
      !NO_ADDRESS.test(words[i - 1]?.text ?? '') &&
      targetOf(text) !== null,
  )
  return addresses.length > words.filter(({ text }) => OUTPUTS.test(text)).length
}

const addressesOf = (words: Word[], isCurl = false): Target[] => {
  const targets: Target[] = []
  const skipped = new Set<Word>()
  for (const [i, { text }] of words.entries()) {
    // Values of headers, data and output files are no addresses.
    if (
      /^(?:-[a-z]*[HdFouAeXbcm]|--(?:header|data\S*|form|output|user\S*|request|cookie)|-outfile|-headers|-body|-method)$/i.test(
        text,
      )
    ) {
      const value = words[i + 1]
      if (value && !value.text.includes('://')) skipped.add(value)
    }
  }
  for (const word of words) {
    if (skipped.has(word) || word.text.startsWith('-')) continue
    const target = targetOf(word.text.replace(/^url[:=]/i, ''), isCurl)
    if (target) targets.push(target)
  }
  return targets
}

const fileOf = (name: string, words: Word[]): string | null => {
  const named = valueAfter(words, OUTPUT)?.text
  if (named === '-' || named === '/dev/stdout') return null
  const flags = words.filter(({ text }) => /^-[a-zA-Z]+$/.test(text)).map(({ text }) => text)
  const isRemoteName =
    (name === 'curl' && flags.some((it) => it.includes('O'))) ||
    words.some(({ text }) => text === '--remote-name')
  if (name === 'wget' && flags.some((it) => /O-?$/.test(it)) && named === undefined) return null
  if (named !== undefined && !isRemoteName) return named
  if (isRemoteName || name === 'wget' || name === 'aria2c' || name === 'axel') {
    if (words.some(({ text }) => /^-[a-zA-Z]*O-$/.test(text))) return null
    const address = words.findLast(({ text }) => /[./]/.test(text) && !text.startsWith('-'))?.text
    return (
      address
        ?.replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? null
    )
  }
  return null
}

const DECODERS: [RegExp, (words: Word[]) => boolean][] = [
  [
    /^(?:base64|gbase64|base32|basenc)$/,
    (words) => hasOption(words, /^(?:-[a-z]*d[a-z]*|-D|--decode|--d\w*)$/i),
  ],
  [/^xxd$/, (words) => hasOption(words, /^(?:-[a-z]*r[a-z]*|-revert)$/i)],
  [
    /^openssl$/,
    (words) =>
      words.some(({ text }) => /^(?:enc|base64|rsautl|aes-\S+|des\S*)$/i.test(text)) &&
      hasOption(words, /^-d$/),
  ],
  [/^uudecode$|^b64decode$/, () => true],
  [/^certutil$/, (words) => hasOption(words, /^[-/]decode(?:hex)?$/i)],
  [/^rev$/, () => true],
  [/^tr$/, (words) => /n-za-m/i.test(words.map(({ text }) => text).join(' '))],
  [/^gpg$/, (words) => hasOption(words, /^(?:-d|--decrypt)$/) && hasOption(words, /^--passphrase/)],
]

const hasOption = (words: Word[], option: RegExp): boolean =>
  words.some(({ text }) => option.test(text))

export const isDecoder = ({ name, words }: Call): boolean =>
  DECODERS.some(([pattern, decodes]) => pattern.test(name) && decodes(words)) ||
  (/^(?:python|perl|ruby|node|php)$/.test(name) &&
    words.some(({ text }) =>
      /b64decode|decode_base64|base64_decode|Base64\.decode|'base64'|"base64"|fromhex|unhexlify/.test(
        text,
      ),
    ))
