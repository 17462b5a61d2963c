/**
 * What commands and code do to the machine, by pairs of signs in one fence or file, as data: each pair
 * is seldom honest where both stand together. In whatever language the file is. Pure.
 */
import { withoutDocstrings } from './docstrings.ts'
import { AUDIT_PAIRS } from './audit-pairs.ts'
import { bareAddress } from './bare-addresses.ts'
import { bareTargets } from './data-rules.ts'
import { CLOUD_PAIRS } from './cloud-pairs.ts'
import { CODE_PAIRS } from './code-pairs.ts'
import { aboutTarget, isHushed } from './flows.ts'
import { LEAK_PAIRS } from './leak-pairs.ts'
import { withoutLeftOut } from './left-out.ts'
import { ALONE, type Pair, PAIRS, WEAKENINGS } from './machine-pairs.ts'
import { MONEY_PAIRS } from './money-pairs.ts'
import { POLYGLOT_PAIRS } from './polyglot-pairs.ts'
import { PROGRAM_PAIRS } from './program-pairs.ts'
import { OPENED_PAIRS } from './opened-pairs.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { SYSTEM_PAIRS } from './system-pairs.ts'
import { ROUTE_PAIRS } from './route-pairs.ts'
import { SEIZED_PAIRS } from './seized-pairs.ts'
import { hasSign, type Whole, wholeOf } from './sign.ts'
import { STEERED_PAIRS } from './steered-pairs.ts'
import { TAKEOVER_PAIRS } from './takeover-pairs.ts'
import { TRADE_PAIRS } from './trade-pairs.ts'
import { WORK_PAIRS } from './work-pairs.ts'
import { WORKSHOP_PAIRS } from './workshop-pairs.ts'
import { hostsIn } from './host-names.ts'
import { isAnonymous, isBad, isForeign, type Target, targetsIn, worstOf } from './targets.ts'

/** The graver ones first, as one rule speaks once. */
const EVERY = [
  ...WORKSHOP_PAIRS,
  ...TAKEOVER_PAIRS,
  ...ROUTE_PAIRS,
  ...CLOUD_PAIRS,
  ...AUDIT_PAIRS,
  ...MONEY_PAIRS,
  ...PAIRS,
  ...CODE_PAIRS,
  ...PROGRAM_PAIRS,
  ...LEAK_PAIRS,
  ...SYSTEM_PAIRS,
  ...OPENED_PAIRS,
  ...WORK_PAIRS,
  ...POLYGLOT_PAIRS,
  ...TRADE_PAIRS,
  ...STEERED_PAIRS,
  ...SEIZED_PAIRS,
]
const MOST = 60_000

export function* findMachineEvidence(file: ScannedFile): Generator<Hit> {
  const isWhole = file.isCode || file.isDecoded || SETTINGS.test(file.path) || PAGE.test(file.path)
  const regions = isWhole ? [{ start: 0, end: file.text.length }] : file.fences.slice(0, 30)
  if (regions.length === 0) return
  const whole = wholeOf(file)
  const pairs = EVERY.filter(({ signs }) => !signs.some((it) => whole.lacks(it)))
  for (const { start, end } of regions) {
    const piece = withoutLeftOut(file.text.slice(start, Math.min(end, start + MOST)))
    const raw = withoutDocstrings(file.path, piece)
    const text = raw.replace(COMMENTS, (comment) => ' '.repeat(comment.length))
    yield* evidenceIn(start, text, isWhole, pairs)
    yield* aloneIn(start, text, whole)
    yield* bareAddress(file, start, raw)
  }
}

const SETTINGS =
  /\.(?:ya?ml|json|toml|service|timer|plist|conf|tf|xml|reg|ini|sql|npmrc|gitconfig|nix|csv|tsv|code-workspace|url|lnk|desktop|mobileconfig|inc|cfg|cnf|config|env|kubeconfig|properties|rules|list|repo|sources|s?css|less|cls|sty|tex|po)$|(?:^|\/)\.?(?:npmrc|profile|bashrc|zshrc|crontab|ssh_config)$|(?:^|\/)cron\.d\/[\w-]{1,60}$|\.(?:cron|crontab|sieve)$|git(?:config|filters?)[\w.]{0,20}$|kubeconfig[\w.]{0,20}$|(?:^|\/)config$/i
const PAGE = /\.html?$/i
const COMMENTS = /^[ \t]{0,80}(?:#(?!!)|\/\/|REM\s|::)[^\n]{0,400}$/gim

export const foreignHosts = (text: string): Target[] =>
  [...targetsIn(text, 30), ...hostsIn(text), ...bareTargets(text)].filter((it) => isForeign(it))

function* evidenceIn(
  base: number,
  text: string,
  isRun: boolean,
  pairs: readonly Pair[],
): Generator<Hit> {
  let host: Target | null | undefined
  const seen = new Set<string>()
  for (const { rule, what, signs, host: needed, severity, isProgram = false } of pairs) {
    if (isProgram && !isRun) continue
    const kind = `${rule} ${needed} ${severity}`
    if (seen.has(kind) || !signs.every((it) => hasSign(it, text))) continue
    if (needed !== 'none') {
      // None is an answer, too.
      if (host === undefined) host = worstOf(foreignHosts(text))
      if (host === null) continue
      if (needed === 'anonymous' && !(isBad(host) || isAnonymous(host) || host.isPlain)) continue
    }
    seen.add(kind)
    const match = signs[0]?.exec(text)
    const grave = needed !== 'none' && host && isBad(host) ? 'block' : severity
    const about = needed === 'none' || !host ? '' : ` It comes from ${aboutTarget(host)}.`
    yield found(rule, grave, `${what}${about}`, base + (match?.index ?? 0), match?.[0].length ?? 0)
  }
}

/** What needs no other sign beside it. */
function* aloneIn(base: number, text: string, whole: Whole): Generator<Hit> {
  for (const { rule, what, signs } of ALONE) {
    const match = signs[0] === undefined ? null : whole.find(signs[0], text)
    if (match && !/^\s{0,8}(?:[-*|>"'`]|\d\.)/.test(lineBefore(text, match.index)))
      yield found(rule, 'hold', what, base + match.index, match[0].length)
  }
  const weakened = WEAKENINGS.filter((it) => whole.has(it, text))
  const first = weakened.length >= 2 ? weakened[0]?.exec(text) : null
  if (first)
    yield found(
      'command.disables_protection',
      'hold',
      'Several protections of the machine are taken away.',
      base + first.index,
      first[0].length,
    )
}

const lineBefore = (text: string, index: number): string =>
  text.slice(text.lastIndexOf('\n', index - 1) + 1, index)

/** By what is rare: the shell at the end of the pipe. */
const SHELLED =
  /\|\s{0,4}(?:sudo\s(?:-\w\s)?)?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh\b|\b(?:ba|z)?sh\s(?:-c\s)?["'\\]{0,3}<?\(?\$?\(\s?(?:curl|wget)\s[^\n)]{0,300}\)|\bmshta\s+["'\\]{0,3}https?:\S{4,200}|\bregsvr32\b[^\n]{0,40}\/i:https?:\S{4,200}/g
const FETCHED = /\b(?:curl|wget)\s(?:[^\n|"'`]|"[^"\n|]{0,120}"|'[^'\n|]{0,120}'){0,300}["']?\s?$/
const MAX_PIPES = 200

function* pipesIn(text: string): Generator<{ index: number; text: string }> {
  let count = 0
  for (const { index, 0: shell } of text.matchAll(SHELLED)) {
    count += 1
    if (count > MAX_PIPES) return
    if (!shell.startsWith('|')) {
      yield { index, text: shell }
      continue
    }
    const start = Math.max(0, index - 320)
    const fetch = FETCHED.exec(text.slice(start, index))
    if (fetch) yield { index: start + fetch.index, text: fetch[0] + shell }
  }
}

/** A command in a string, setting or fence, in whatever language the file is; shells are read as such. */
export function* findForeignPipes(file: ScannedFile): Generator<Hit> {
  if (!file.words.has('fetch')) return
  for (const { start, end } of pipeRegions(file)) {
    const text = file.text.slice(start, Math.min(end, start + 100_000))
    for (const { index, text: match } of pipesIn(text)) {
      const severity = pipeSeverity(file, text, index, match)
      if (severity === null) continue
      const worst = worstOf([...targetsIn(match), ...bareTargets(match)])
      yield found(
        'command.pipe_to_shell',
        severity,
        `A download from ${aboutTarget(worst)} is run unseen.`,
        start + index,
        match.length,
      )
      return
    }
  }
}

const pipeRegions = (file: ScannedFile): { start: number; end: number }[] => {
  if (file.isMarkdown) return file.fences.slice(0, 40)
  const isRead = file.isCode || SETTINGS.test(file.path) || SCRIPTED.test(file.path)
  return isRead ? [{ start: 0, end: file.text.length }] : []
}

const SCRIPTED = /\.(?:vim|el|gradle|sbt|nix|desktop)$/i
/** Something else than a person starts it. */
const STARTED =
  /\.(?:plist|service|timer|desktop|gitconfig|sql|cron|crontab)$|(?:^|\/)(?:crontab|cron\.d\/[\w-]{1,60})$/i
const TOLD =
  /^\s{0,40}(?:#|\/\/|\*(?![\s/\d*]{4})|--\s)|\br["']|[\\]s|print|echo|log\b|help|usage|description|pattern|regex|example/i

const pipeSeverity = (
  file: ScannedFile,
  text: string,
  index: number,
  match: string,
): Hit['severity'] | null => {
  const worst = worstOf([...targetsIn(match), ...bareTargets(match)])
  if (worst === null || worst.kind === 'placeholder' || worst.kind === 'vendor') return null
  const isHidden = isHushed(text, index, index + match.length)
  if (file.isMarkdown || file.isShell) return isHidden ? 'hold' : null
  if (TOLD.test(lineBefore(text, index))) return null
  if (isBad(worst)) return 'block'
  const isOpen = !file.isCode && !STARTED.test(file.path) && !isHidden
  return isOpen && !isAnonymous(worst) && !worst.isPlain ? 'warn' : 'hold'
}
