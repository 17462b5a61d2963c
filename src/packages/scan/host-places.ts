/** Settings in whose place for a host somebody else's stands: search lists of names, printers, shared caches. Pure. */
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { wholeOf } from './sign.ts'
import { isForeign, type Target, targetOf } from './targets.ts'
import { isTopLevel } from './top-level-names.ts'

const MOST = 60_000
const MAX_PLACES = 40
const HOST = String.raw`((?:[a-z0-9_-]{1,40}\.){1,5}[a-z]{2,24}|(?:\d{1,3}\.){3}\d{1,3})\b(?!\()`

type Place = {
  rule: string
  what: string
  /** The first group is the host. */
  sign: RegExp
  /** Without it, the place is an ordinary one. */
  beside?: RegExp
}

const search = (source: string): Place => ({
  rule: 'command.disables_protection',
  what: 'Short names of the own network are looked up below',
  sign: new RegExp(source, 'gi'),
})

const printer = (source: string): Place => ({
  rule: 'data.spying',
  what: 'What is printed goes to',
  sign: new RegExp(source, 'gi'),
})

/** Anybody may write into it, or nothing checks what comes from it. */
const UNSIGNED =
  /SIGNATURE_KEY["'\]]{0,2}\s{0,2}[:=]\s{0,2}(?:["']{2}|$)|\bsignature["']?\s{0,2}[:=]\s{0,2}(?:false|False)|\b(?:is)?AllowUntrustedServer\s{0,2}[(=]\s{0,2}true|\bisPush\s{0,2}=\s{0,2}true|\bpush\s{0,2}=\s{0,2}true|\bremote_upload_local_results\b(?!=(?:false|0))|TOKEN["'\]]{0,2}\s{0,2}[:=]\s{0,2}["']?(?:public|none|anonymous)\b|\brequire-sigs\s{0,2}=\s{0,2}false|\bREMOTE_CACHE_READ_ONLY["']?\s{0,2}[:=]\s{0,2}["']?(?:0|false)/im

const cache = (source: string): Place => ({
  rule: 'dependency.foreign_source',
  what: 'What a build produces is taken, unsigned, from',
  sign: new RegExp(source, 'gi'),
  beside: UNSIGNED,
})

const PLACES: readonly Place[] = [
  search(
    String.raw`\bdnsConfig["']?\s?:[\s{]{1,20}(?:[^}]{0,200}?["'\s,])?searches["']?\s?:[\s["'-]{1,20}${HOST}`,
  ),
  search(String.raw`\bsearches["']?\s?[:=]{1,2}>?\s?(?:\[\]string\{|\[|\()\s{0,20}["']${HOST}["']`),
  search(
    String.raw`\bsetsearchdomains["'\s,]{1,4}(?:"[^"\n]{1,40}"|'[^'\n]{1,40}'|\S{1,40}?)["'\s,]{1,4}${HOST}`,
  ),
  search(String.raw`\bresolvectl["'\s,]{1,4}domain["'\s,]{1,4}[\w$*{}]{1,20}["'\s,]{1,4}~?${HOST}`),
  search(String.raw`\bresolv\.conf\b[^\n]{0,120}\bsearch\s${HOST}`),
  search(String.raw`\bsearch\s${HOST}[^\n]{0,120}\bresolv\.conf\b`),
  search(String.raw`(?:^|\n|\\n)\s{0,8}Domains\s?=\s?~?${HOST}`),
  search(String.raw`\bnmcli\b[^\n]{0,120}\bdns-search["'\s,]{1,4}${HOST}`),
  search(
    String.raw`\bnameservers:\s{1,20}(?:addresses:[^\n]{0,120}\n\s{1,20})?search:[\s["'-]{1,20}${HOST}`,
  ),
  search(String.raw`-(?:SuffixSearchList|ConnectionSpecificSuffix)["'\s,@(]{1,8}${HOST}`),
  search(String.raw`\bdns[-_]?search["']?\s?[:=]\s?(?:\[\s?)?["']?${HOST}`),
  printer(
    String.raw`\blpadmin\b(?:[^\n]|\\\n){0,200}?["'\s,]-v["'\s,]{1,4}(?:ipps?|https?|lpd|socket):\/\/(?:[^@\s/]{1,40}@)?${HOST}`,
  ),
  printer(
    String.raw`\b(?:addPrinter|add_printer|device-?uri|DeviceURI)\b[^\n]{0,120}?["'\s](?:ipps?|lpd|socket):\/\/(?:[^@\s/]{1,40}@)?${HOST}`,
  ),
  printer(
    String.raw`\bAdd-PrinterPort\b[^\n]{0,120}-(?:PrinterHostAddress|HostName)\s["']?${HOST}`,
  ),
  printer(String.raw`\bAdd-Printer\s[^\n]{0,160}["']?(?:ipps?|https?):\/\/${HOST}`),
  cache(
    String.raw`\b(?:TURBO_API|SCCACHE_WEBDAV_ENDPOINT|SCCACHE_ENDPOINT|CCACHE_REMOTE_STORAGE|NX_SELF_HOSTED_REMOTE_CACHE_SERVER|BAZEL_REMOTE_CACHE)["'\])]{0,2}\s{0,2}(?:[:=,]|\s)\s{0,2}["']?(?:https?|grpcs?):\/\/${HOST}`,
  ),
  cache(String.raw`\bHttpBuildCache\b[\s\S]{0,120}?\burl\b[^\n]{0,20}["']https?:\/\/${HOST}`),
  cache(String.raw`--remote_cache[=\s]["']?(?:https?|grpcs?):\/\/${HOST}`),
  cache(String.raw`\bremoteCache\b[^}]{0,200}?\bapiUrl["']?\s?:\s?["']https?:\/\/${HOST}`),
  cache(String.raw`\b(?:extra-)?substituters\s?=\s?[^\n]{0,80}?https?:\/\/(?!cache\.nixos)${HOST}`),
]

/** They are paid for it, and each user has a store of their own. */
const CACHES =
  /(?:^|\.)(?:vercel\.com|buildbuddy\.io|engflow\.com|gradle\.com|gradle\.org|nx\.app|depot\.dev|namespace\.so|bitrise\.io|cachix\.org|moonrepo\.app|nixos\.org)$/

/** A name of an own network that documents show. */
const OWN =
  /(?:^|\.)(?:cluster\.local|svc|internal|local|lan|home|corp|example\.\w{2,4}|my\.dns\.search\.suffix|ts\.net|tailnet|compute\.internal|consul)$|^(?:my|your)[.-]?(?:company|domain|corp|org|network|team|firm)\b/

export function* findHostPlaces(file: ScannedFile): Generator<Hit> {
  const text = file.text.slice(0, MOST)
  const whole = wholeOf(file)
  for (const { rule, what, sign, beside } of PLACES) {
    if (!whole.has(asked(sign), text)) continue
    if (beside !== undefined && !beside.test(text)) continue
    let count = 0
    for (const { index, 0: match, 1: host = '' } of text.matchAll(sign)) {
      count += 1
      if (count > MAX_PLACES) break
      const target = liveTarget(host.toLowerCase())
      if (target === null || (beside !== undefined && CACHES.test(target.host))) continue
      yield found(rule, 'hold', `${what} ${aboutTarget(target)}.`, index, match.length)
      return
    }
  }
}

const liveTarget = (host: string): Target | null => {
  if (OWN.test(host)) return null
  if (/[a-z]$/.test(host) && !isTopLevel(host.split('.').at(-1) ?? '')) return null
  const target = targetOf(`https://${host}/`)
  return target !== null && isForeign(target) ? target : null
}

const ONCE = new Map(PLACES.map(({ sign }) => [sign, new RegExp(sign.source, 'i')]))
/** A pattern that goes on from its last match cannot be asked. */
const asked = (sign: RegExp): RegExp => ONCE.get(sign) ?? sign
