/** What a flow from a download or a decoder to an interpreter weighs. Pure. */
import { lineEnd } from './lines.ts'
import type { Hit, ScannedFile } from './rule.ts'
import type { Flow } from './origins.ts'
import { decodedLiteral } from './decode.ts'
import type { Layer } from './encodings.ts'
import { defangedHost } from './excerpt.ts'
import { isAnonymous, isBad, targetsIn, type Target, worstOf } from './targets.ts'

type Severity = Hit['severity']
type Weight = { severity: Severity; about: string } | null

/** Variables, options and signs in brackets: something that a reader fills in, and not prose. */
const HAS_SOURCE = /:\/\/|\$|<|\s-[a-z]|[a-z0-9]\.[a-z]{2}/i

/** How bad a place is to run something from. */
const KIND_NAMES: Record<Target['kind'], string> = {
  numeric: 'a bare public address',
  catcher: 'a request catcher',
  paste: 'a site for pasted texts and files',
  shortener: 'a link shortener',
  tunnel: 'a tunnel',
  free: 'free hosting',
  cheap: 'a host of a cheap kind',
  named: 'the host',
  vendor: 'a known vendor',
  placeholder: 'a placeholder',
  file: 'an address in the file',
  many: 'one of the many addresses',
}

export const aboutTarget = (target: Target | null): string =>
  target === null
    ? 'an address that is not written here'
    : `${nameOf(target)} ${defangedHost(target.host)}${target.isPlain ? ' over plain HTTP' : ''}`

/** They are reached through Tor, or through a gateway to it. */
const HIDDEN_SERVICE = /(?:^|\.)onion(?:\.\w{2,4})?$/

const nameOf = ({ kind, host }: Target): string =>
  kind === 'tunnel' && HIDDEN_SERVICE.test(host) ? 'a hidden service' : KIND_NAMES[kind]

const fetchedWeight = (flow: Flow, text: string, isInCode: boolean): Weight => {
  const target = worstOf(flow.origin.targets ?? [])
  const about = aboutTarget(target)
  if (target === null) {
    if (isInCode) return { severity: 'hold', about }
    return HAS_SOURCE.test(text) ? { severity: 'warn', about } : null
  }
  switch (target.kind) {
    case 'placeholder':
      // In code a variable is an address that the text does not show.
      return { severity: isInCode && /[{$]/.test(target.host) ? 'hold' : 'warn', about }
    case 'vendor':
      return { severity: target.isPlain || UNCHECKED.test(text) ? 'warn' : 'info', about }
    case 'file':
      return { severity: 'hold', about }
    case 'many':
      return { severity: target.isPlain ? 'block' : 'hold', about }
    case 'free':
    case 'cheap':
      return { severity: target.isPlain || isInCode ? 'block' : 'hold', about }
    case 'named':
      // No attacker gets a name of a government, but anyone on the network path may change what is sent.
      if (target.isPlain && !isInCode && GOVERNMENT.test(target.host)) {
        return { severity: 'hold', about }
      }
      return { severity: target.isPlain || isInCode ? 'block' : 'warn', about }
    default:
      return { severity: 'block', about }
  }
}

/** Anyone on the network path may answer in place of the host. */
const UNCHECKED = /\s-[a-jl-zA-Z]{0,8}k[a-zA-Z]{0,8}\s|--insecure\b|--no-check-certificate/

const GOVERNMENT = /\.gov(?:\.[a-z]{2})?$/

/** The reader fills in what is run. */
const GAP = /\s<[a-z][\w -]{2,30}>\s/i

const stepsWeight = (flow: Flow, text: string): Weight => {
  const target = worstOf(flow.origin.targets ?? [])
  const about = aboutTarget(target)
  if (target === null) return { severity: GAP.test(text) ? 'info' : 'warn', about }
  if (isBad(target) || target.kind === 'tunnel') return { severity: 'block', about }
  if (target.kind === 'placeholder' || target.kind === 'vendor') return { severity: 'info', about }
  const isUnknown = isAnonymous(target) || target.kind === 'file' || target.kind === 'many'
  return { severity: target.isPlain || isUnknown ? 'hold' : 'warn', about }
}

/** Output is thrown away, or the connection is not checked, which hides what happens. */
const HUSHED =
  />\s{0,2}\/dev\/null|&>\s{0,2}\/dev\/null|\bdisown\b|\bnohup\b|\s-\w{0,4}k\w{0,4}\s|--insecure\b|--no-check-certificate|-WindowStyle\s+Hidden/

export const isHushed = (text: string, from: number, to: number): boolean =>
  HUSHED.test(text.slice(from, lineEnd(text, to, 200)))

/** These run what an address gives; no honest command hands them one. */
const RUNS_ADDRESS =
  /^["'\s]{0,4}(?:[\w:\\%.]{0,60}\\)?(?:mshta|regsvr32|rundll32|wscript|cscript)(?:\.exe)?\b[^\n]{0,80}(?:https?:|\\\\)/i

const isRunFromAfar = (file: ScannedFile, { offset, severity }: Hit): boolean =>
  severity === 'warn' &&
  RUNS_ADDRESS.test(file.text.slice(offset, offset + 300)) &&
  targetsIn(file.text.slice(offset, lineEnd(file.text, offset, 300))).some(
    ({ kind }) => kind !== 'placeholder' && kind !== 'vendor',
  )

export const hitOfFlow = (file: ScannedFile, flow: Flow, isInCode: boolean): Hit | null => {
  const given = weighed(file, flow, isInCode)
  const hit =
    given !== null && isRunFromAfar(file, given) ? { ...given, severity: 'block' as const } : given
  if (hit?.severity !== 'warn') return hit
  const target = worstOf(flow.origin.targets ?? [])
  const isOpen = target !== null && target.kind !== 'placeholder' && target.kind !== 'vendor'
  return isOpen && isHushed(file.text, hit.offset, hit.offset + hit.length)
    ? { ...hit, severity: 'hold' }
    : hit
}

const weighed = (file: ScannedFile, flow: Flow, isInCode: boolean): Hit | null => {
  const offset = flow.at
  const end = Math.min(Math.max(flow.end, offset + 1), offset + 2000)
  const text = file.text.slice(offset, end)
  const place = { offset, length: text.trimEnd().length }
  if (flow.kind === 'steps') {
    const weight = stepsWeight(flow, text)
    return (
      weight && {
        rule_id: 'command.download_and_run',
        severity: weight.severity,
        message: `A file from ${weight.about} is downloaded and run.`,
        ...place,
      }
    )
  }
  if (flow.kind === 'fetched' && !flow.origin.isDecoded) {
    const weight = fetchedWeight(flow, text, isInCode)
    return (
      weight && {
        rule_id: 'command.pipe_to_shell',
        severity: weight.severity,
        message: `A download from ${weight.about} is run unseen.`,
        ...place,
      }
    )
  }
  return encodedHit(file, flow, text, place)
}

/** One text or one state of the machine is shown, without variables or a second command. */
const PRINTS_ONLY =
  /^\s*(?:date|hostname|uname(?:\s-\w)?|pwd|ver|whoami|id)\s*$|^\s*(?:Write-(?:Host|Output)|echo|printf|print|console\.log|puts)[\s(]{0,3}(["'])[^"'$`;|&<>()\\]{0,200}\1\s?\)?\s*$/i

/** A state of the machine, which the commands after it only filter, sort or format. */
const SHOWS_STATE =
  /^\s*Get-(?:Date|Service|Process|Location|Host|Help|Command|Module|Culture|TimeZone|Uptime|ComputerInfo|HotFix|PSDrive|Volume|Disk)(?:\s[\w.*:-]{1,40}){0,3}(?:\s{0,2}\|\s{0,2}(?:(?:Where|Select|Sort|Measure|Group)-Object|Format-(?:Table|List)|Out-String|ConvertTo-Json)(?:\s(?:[\w.*:,-]{1,40}|\{\s?\$_\.\w{1,40}\s-\w{2,10}\s["']?[\w.*-]{1,40}["']?\s?\})){0,6}){0,4}\s*$/i

/** What a text decodes to, with its worst target in view. */
export const shownOf = (
  literal: Layer | null,
  worst: Target | null,
): Pick<Hit, 'decoded' | 'decodedAt' | 'decoding'> =>
  literal === null
    ? {}
    : {
        decoded: literal.text,
        decodedAt: Math.max(0, literal.text.indexOf(worst?.host ?? '')),
        decoding: literal.how,
      }

const encodedHit = (
  file: ScannedFile,
  flow: Flow,
  text: string,
  place: { offset: number; length: number },
): Hit | null => {
  const literal = flow.origin.text === null ? null : decodedLiteral(flow.origin.text)
  const inner = literal ? targetsIn(literal.text) : (flow.origin.targets ?? [])
  const worst = worstOf(inner)
  const hit = {
    rule_id: 'command.encoded',
    message: 'A command that only decoding shows is run.',
    ...place,
  }
  const shown = shownOf(literal, worst)
  const isGap = literal !== null && /\.\.\.|\xe2\x80\xa6/.test(literal.text)
  // Such an address was made unusable on purpose.
  const isDefanged = literal !== null && worst === null && /\bh[x*]{2}ps?:/i.test(literal.text)
  if (worst?.kind === 'placeholder' || isDefanged || (isGap && worst === null))
    return { ...hit, ...shown, severity: 'warn' }
  if (literal !== null && (PRINTS_ONLY.test(literal.text) || SHOWS_STATE.test(literal.text)))
    return { ...hit, ...shown, severity: 'info' }
  if (literal || worst) return { ...hit, ...shown, severity: 'block' }
  // The word in the bracket may be the name of a decoder.
  const whole = file.text.startsWith('<', place.offset - 1) ? `<${text}` : text
  // A gap or a sign in brackets is what a text about the technique has.
  if (/\.\.\.|…|\xe2\x80\xa6|<[\w -]{1,40}>|\{\{/.test(whole) || !HAS_DATA.test(text))
    return file.isCode ? { ...hit, severity: 'warn' } : null
  if (file.isCode || file.isDecoded) return { ...hit, severity: 'block' }
  return { ...hit, severity: /\$\{?\w/.test(text) ? 'warn' : 'hold' }
}

/** Something to decode: a variable, a file, a quoted text. */
const HAS_DATA = /[$"'<]|\w\.\w|\S{16}|(?:-d|-D|--decode|-r|-p)\s+\w/

/** Of a place that gets secrets; null where it is that of a well-known service. */
export const weightOfTarget = (target: Target | null): Severity | null => {
  if (target === null || target.kind === 'placeholder') return 'warn'
  if (target.kind === 'vendor') return null
  return isBad(target) || target.kind === 'tunnel' ? 'block' : 'hold'
}
