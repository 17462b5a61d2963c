/**
 * Follows what is secret through the code of a file: from where it lies, over names, loops,
 * functions and temporary files, to what sends it. In whatever language, statement by statement. Pure.
 */
import { withoutImages } from './container-images.ts'
import { bareTargets, SEND } from './data-rules.ts'
import { aboutTarget, weightOfTarget } from './flows.ts'
import { enclosing } from './fences.ts'
import { hostsIn } from './host-names.ts'
import { runsByItself } from './paths.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { besideHost } from './secrets-beside-hosts.ts'
import { isGravePlace, isSecretPlace, mayHaveSecretPlace } from './secret-places.ts'
import { findSign, hasSign } from './sign.ts'
import { isForeign, targetsIn, worstOf } from './targets.ts'
import { withoutUnread } from './unread.ts'

const SINK =
  /\burllib\S{0,12}\.Request\s?\(|\b(?:requests|httpx|session|axios|got|http|https|client|conn|c)\.(?:get|post|put|patch|request)\s?\(|\burlopen\s?\(|(?<!\basync )\bfetch\s?\(|\.request\(\s{0,4}["'](?:POST|PUT|GET)|\b(?:ws|sock|socket|conn|connection|s|client|xhr|req|request|channel)\.(?:send|sendall|write|emit|end)\s?\(|\bNet::HTTP\b|\b(?:http|https?[cC]lient|client|hc|cl|c)\.(?:Post\w*|NewRequest\w*|PostAsync|SendAsync)\s?\(|\bhttp\.NewRequest\w*\s?\(|\bcurl\s[^\n]{0,300}(?:-\w{0,6}[dFT]\b|--data|--form|--upload|\$)|\bgit\s[^\n;|&]{0,200}\bpush\b|\b(?:dig|nslookup|host|ping)\s[^\n]{0,60}\$|\b(?:storbinary|putObject|put_object|sendDocument|send_message|sendMail)\s?\(|\bnew\s+Image\(\)|\bgethostbyname\s?\(|->(?:post|request|put)\s?\(|\bcurl_(?:setopt|exec)\w*\s?\(|\|\s{0,4}ssh\s|\bdns\.(?:resolve\w*|lookup)\s?\(|\b(?!res\b|resp\b|response\b|reply\b|out\b|stdin\b)\w{1,20}\.end\(\s?[A-Za-z_]/

const TEXTS =
  /\/(?:tmp|var\/tmp|dev\/shm)\/[\w./-]{1,60}|[A-Za-z_]\w{0,40}(?!\s?[.[](?!items|entries|join|encode|to_|text|read|toString|decode|find|exec|match|test|search))\b/g

const MAX_STATEMENTS = 2000
export const MAX_TEXT = 160_000
const LONGEST = 1200
const MAX_JOINED = 10

/** Each line, with those after it that its open brackets reach over. */
export function* statements(text: string): Generator<{ at: number; text: string }> {
  let at = 0
  for (let count = 0; at < text.length && count < MAX_STATEMENTS; count += 1) {
    const end = lineEnd(text, at)
    let stop = end
    const isLiteral = /[=(:[,]\s{0,2}\{\s{0,2}$/.test(text.slice(Math.max(at, end - 12), end))
    let depth = depthOf(text, at, Math.min(end, at + LONGEST)) + (isLiteral ? 1 : 0)
    for (let joined = 1; depth > 0 && joined < MAX_JOINED && stop < text.length; joined += 1) {
      if (stop - at > LONGEST) break
      const next = lineEnd(text, stop + 1)
      depth += depthOf(text, stop + 1, Math.min(next, stop + LONGEST))
      if (isLiteral && /^\s{0,40}\}/.test(text.slice(stop + 1, next))) depth -= 1
      stop = next
    }
    if (end > at) yield { at, text: text.slice(at, Math.min(stop, at + LONGEST)) }
    at = end + 1
  }
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

const depthOf = (text: string, from: number, to: number): number => {
  let depth = 0
  for (let i = from; i < to; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 40 || code === 91) depth += 1
    else if (code === 41 || code === 93) depth -= 1
  }
  return depth
}

export const COMMENT = /^\s{0,80}(?:#(?!!)|\/\/|\*|--\s)/
const KEYWORD =
  /^(?:const|let|var|my|local|export|async|await|self|this|int|string|String|byte|auto|final|global|function|def|if|for|while|and|or|not|in|of|as|with|return|json|os|fs|path|url|type)$/
/** Names that half of all code has: too common to follow a secret by. */
const COMMON = /^(?:data|body|headers)$/
/** What is packed in the same statement is followed by a common name, too. */
const PACKS =
  /\bJSON\.stringify\(|\bdumps?\(|\burlencode\(|\bjson_encode\(|\bto_json\b|ConvertTo-Json|\bMarshal\(|\bURLSearchParams\(|\bserialize\(|\bbtoa\(|b(?:16|32|64|85)encode\(/
const FUNCTION =
  /\b(?:def|function|func|fn|sub)\s+(?:\([^)\n]{0,60}\)\s?)?([A-Za-z_]\w{0,40})\s{0,2}\(([^)\n]{0,200})|\b(?:const|let|var)\s+([A-Za-z_]\w{0,40})\s?=\s?(?:async\s?)?(?:function\s?)?\(([^)\n]{0,200})\)\s?(?:=>|\{)|^\s{0,8}([A-Za-z_]\w{0,40})\s?\(\)\s{0,2}\{/

/** What else gets a value: a list, the name of a loop, a variable of a shell. */
const SPREADS = [
  /\b([A-Za-z_]\w{0,40})(?:\[[^\]\n]{0,60}\])?\.(?:append|push|add|update|extend|set|write|put|concat)\s?\(/,
  /\bfor\s+\(?(?:const|let|var)?\s{0,2}([\w\s,[\](){}$]{1,60}?)\s+(?:in|of)\b/,
  /\bas\s+(\w{1,40})\s?:/,
  /\|\s?(\w{1,40})\s?\|/,
  /\$\{?([A-Za-z_]\w{0,40})/,
].map((sign) => ({ sign, each: new RegExp(sign, 'g') }))
const TEMPORARY = /\/(?:tmp|var\/tmp|dev\/shm)\/[\w./-]{1,60}/
const EACH_TEMPORARY = new RegExp(TEMPORARY, 'g')

export class Secrets {
  readonly #names = new Set<string>()
  readonly senders = new Set<string>()
  #function: { name: string; parameters: string[] } | null = null
  readonly #isBySelf: boolean

  constructor(isBySelf: boolean) {
    this.#isBySelf = isBySelf
  }

  /** Of what is read of a statement. */
  isSource(read: string): boolean {
    return isSecretPlace(read, this.#isBySelf)
  }

  /** Names, but where only a field of them is read that is no text. */
  protected get fields(): RegExp {
    return TEXTS
  }

  protected isCommon(name: string): boolean {
    return COMMON.test(name)
  }

  holds(text: string): boolean {
    if (this.#names.size === 0) return false
    for (const [name] of text.matchAll(this.fields)) {
      if (this.#names.has(name)) return true
    }
    for (const [name] of text.matchAll(/(?<=\$\{?)[A-Za-z_]\w{0,40}/g))
      if (this.#names.has(name)) return true
    return false
  }

  enter(text: string): void {
    const match = findSign(FUNCTION, text.slice(0, 300))
    const name = match?.[1] ?? match?.[3] ?? match?.[5]
    if (match === null || name === undefined) return
    const parameters = (match[2] ?? match[4] ?? '').match(/[A-Za-z_]\w{0,40}/g) ?? []
    this.#function = { name, parameters }
  }

  /** A function of the file that sends what it is given. */
  noteSender(text: string): void {
    if (this.#function === null || !(hasSign(SINK, text) || hasSign(SEND, text))) return
    const { name, parameters } = this.#function
    const words = new Set(text.match(/\w+/g))
    if (parameters.some((it) => words.has(it))) this.senders.add(name)
    if (parameters.length === 0 && /\$[1@*]/.test(text)) this.senders.add(name)
  }

  sends(text: string): boolean {
    if (hasSign(SINK, text) || hasSign(SEND, text)) return true
    if (this.senders.size === 0) return false
    for (const [name] of text.matchAll(
      /[A-Za-z_]\w{0,40}(?=\s?\()|(?<=^\s{0,20})[A-Za-z_]\w{0,40}(?=\s)/g,
    ))
      if (this.senders.has(name)) return true
    return false
  }

  spread(text: string): void {
    const line = text.split('\n', 1)[0] ?? ''
    const left = /^([^=\n]{1,160}?)\s{0,4}(?:\+|\|\||\?\?)?(?<![=!<>])=(?![=>])/.exec(line)?.[1]
    const isPacked = PACKS.test(text) && (this.isSource(text) || this.holds(text))
    for (const name of left?.slice(-80).match(/[A-Za-z_]\w{0,40}/g) ?? [])
      this.#note(name, isPacked)
    for (const pattern of SPREADS) {
      if (!hasSign(pattern.sign, text)) continue
      for (const [, names = ''] of text.matchAll(pattern.each))
        for (const name of names.match(/[A-Za-z_]\w{0,40}/g) ?? []) this.#note(name)
    }
    if (hasSign(TEMPORARY, text))
      for (const path of text.match(EACH_TEMPORARY) ?? []) this.#note(path)
    if (/^\s{0,40}(?:return|yield|echo|cat)\b/.test(line) && this.#function)
      this.#note(this.#function.name)
  }

  #note(name: string, isPacked = false): void {
    if (
      !KEYWORD.test(name) &&
      (isPacked || !this.isCommon(name)) &&
      !/^(?:HOME|USER|PWD|PATH|env|LOCALAPPDATA|APPDATA|USERPROFILE|TEMP)$/.test(name)
    )
      this.#names.add(name)
  }
}

export function* findSecretFlows(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const isSecret = words.has('credential') || text.includes('ghp_') || text.includes('AKIA')
  const isSender =
    words.has('send', 'fetch', 'socket', 'catcher') || /curl_|\bssh\s|\bHTTP\b|\bLWP::/.test(text)
  if (!isSecret || !isSender) return
  if (file.isCode || file.isDecoded || /\.(?:ya?ml|tf|toml|json)$/.test(file.path))
    yield* flowsIn(file, 0, withoutImages(file).slice(0, MAX_TEXT))
  else {
    for (const { start, end } of file.fences.slice(0, 40))
      yield* flowsIn(file, start, text.slice(start, Math.min(end, start + MAX_TEXT)))
    yield* flowsInSpans(file)
  }
}

const MAX_SPANS = 40

/** A command of one line, as prose has it. */
function* flowsInSpans(file: ScannedFile): Generator<Hit> {
  let count = 0
  let until = 0
  for (const place of file.words.of('fetch')) {
    if (place < until) continue
    const open = enclosing(file.text, place)
    if (open === null || open.quote !== '`') continue
    const end = file.text.indexOf('`', place)
    until = end === -1 ? file.text.length : Math.min(end, open.start + LONGEST)
    yield* flowsIn(file, open.start, file.text.slice(open.start, until))
    count += 1
    if (count === MAX_SPANS) return
  }
}

function* flowsIn(file: ScannedFile, base: number, text: string): Generator<Hit> {
  const isBySelf = runsByItself(file.path)
  if (!mayHaveSecretPlace(file, text, isBySelf)) return
  const secrets = new Secrets(isBySelf)
  const all = [...statements(text)].map(({ at, text: statement }) => {
    const isComment = COMMENT.test(statement)
    // Most statements name no secret place, so that what they read need not be cut out of them.
    const read = !isComment && secrets.isSource(statement) ? withoutUnread(statement) : null
    const isSource = read !== null && secrets.isSource(read)
    return { at, statement, isComment, isSource, read }
  })
  if (!all.some(({ isSource }) => isSource)) return
  for (const { statement } of all) {
    secrets.enter(statement)
    secrets.noteSender(statement)
  }
  let isGrave = false
  for (const { at, statement, isComment, isSource, read: known } of all) {
    if (isComment) continue
    const read = known ?? withoutUnread(statement)
    secrets.enter(statement)
    if (!isSource && !secrets.holds(read)) continue
    isGrave ||= isGravePlace(read)
    if (secrets.sends(statement)) {
      const worst =
        worstOf([...targetsIn(statement, 12), ...hostsIn(statement), ...bareTargets(statement)]) ??
        worstOf([...targetsIn(text, 40), ...hostsIn(text), ...bareTargets(text)])
      const weight = weightOfTarget(worst)
      if (weight === null) continue
      yield found(
        'data.credentials_sent',
        isGrave && worst !== null && isForeign(worst) ? 'block' : weight,
        `What was read from a place of credentials is sent to ${aboutTarget(worst)}.`,
        base + at,
        statement.length,
      )
      return
    }
    secrets.spread(statement)
  }
  if (file.isCode) yield* besideHost(text, all)
}
