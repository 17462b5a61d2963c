/**
 * What happens without a person looking: texts and commands that a live host gives at run time, and
 * commands of files that tools run by themselves. Pure.
 */
import { withoutImages } from './container-images.ts'
import { aboutTarget } from './flows.ts'
import { runsByItself } from './paths.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks, windows } from './sections.ts'
import { isAnonymous, isBad, isLive, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

const LINK = /https?:\/\/[^\s"'`<>|)\]]{4,300}/
const EACH_LINK = new RegExp(LINK, 'g')
const GETS =
  /\b(?:fetch\w*|read\w*|get|gets|curl|wget|download\w*|load\w*|pull\w*|retrieve|visit|open|check|consult|obtain|request|refresh|sync|query|ask|poll|irm|iwr|WebFetch|lade|hole|lies|descarga|lee|consulta|obt\S{1,3}n|consultez|charge)\b|\xe8\x8e\xb7\xe5\x8f\x96|\xe8\xaf\xbb\xe5\x8f\x96|\xe4\xb8\x8b\xe8\xbd\xbd|\xe8\xae\xbf\xe9\x97\xae/i
/** To do what the text says, whatever it is. */
const OBEYS =
  /\b(?:follow|obey|execute|run|carry out|act on|perform|apply|comply with|do|treat|adopt|use|implement|evaluate)\b[^.\n]{0,40}?\b(?:(?:what(?:ever)?|everything|exactly|all|any|each|every)\b[^.\n]{0,30}\b(?:it|they|there|says?|lists?|listed|contains?|inside|returned?|instruct\w*|commands?|steps?|orders?|tasks?)|(?:it|its|them|the|those|these)\b[^.\n]{0,24}\b(?:instructions?|commands?|steps?|orders?|directives?|tasks?|as (?:your|if|system|instructions?|root)|word for word|verbatim|exactly|to the letter|says?))\b|\b(?:commands?|instructions?|steps|orders)\b[^.\n]{0,24}\b(?:inside|there|it (?:contains|returns|lists)|returned|in it|in the response)\b[^.\n]{0,40}\b(?:must|should|are to|have to|need to)\b[^.\n]{0,20}\b(?:be )?(?:executed|followed|run|obeyed|carried out|applied)|\b(?:its|the) (?:content|text|response|reply|output|answer)s?\b[^.\n]{0,30}\b(?:are|is|as) (?:your |the |new |binding |authoritative )*(?:instructions?|orders?|rules|commands|system prompt)|\bbefehle\b[^.\n]{0,30}\baus\b|\b(?:f\S{1,3}hre|befolge)\b|\b(?:sigue|ejecuta|siga|ejecute)\b|\b(?:suis|ex\S{1,3}cute[rz]?)\b|\xe6\x89\xa7\xe8\xa1\x8c|\xe9\x81\xb5\xe5\xbe\xaa|\xe6\x8c\x89\xe7\x85\xa7|\xd0\xb2\xd1\x8b\xd0\xbf\xd0\xbe\xd0\xbb\xd0\xbd/i
/** Whatever it says, even against the user or the package. */
const BLIND =
  /\b(?:exactly|whatever|everything|all (?:the )?commands|any (?:command|instruction)|verbatim|word for word|as root|sudo|even if|also if|differ|without (?:asking|review|question|checking)|as your|do not (?:stop|ask|wait|pause)|before (?:you )?(?:answer|repl|respond|anything)|first of all|every (?:session|start|time)|each (?:session|start|time)|on (?:start|activation)|must be)\b/i

/** The beginning of an address that is given, and no page. */
const CODE_HOST = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/?$/i

const linkIn = (text: string): RegExpExecArray | null => {
  for (const link of text.matchAll(EACH_LINK)) if (!CODE_HOST.test(link[0])) return link
  return null
}

export function* findUnattended(file: ScannedFile): Generator<Hit> {
  if (!file.isCode) yield* remoteOrders(file)
  if (runsByItself(file.path)) yield* byItself(file)
  yield* shadows(file)
}

function* remoteOrders(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  if (!text.includes('://')) return
  const places = [
    ...words.of('follow'),
    ...words.of('fetch'),
    ...words.of('send'),
    ...words.of('shell'),
  ]
  for (const { start, text: around } of windows(
    text,
    places.toSorted((a, b) => a - b),
    260,
    420,
    80,
  )) {
    const link = linkIn(around)
    if (link === null) continue
    const target = targetOf(link[0])
    if (target === null || !isLive(target) || target.kind === 'vendor') continue
    const before = around.slice(Math.max(0, link.index - 140), link.index)
    if (!GETS.test(before) || isAboutAttacks(before)) continue
    const rest =
      around
        .slice(link.index + link[0].length, link.index + link[0].length + 240)
        .split('\n\n', 1)[0] ?? ''
    const obeys = OBEYS.exec(rest)
    if (obeys === null || isAboutAttacks(rest)) continue
    const isBlind = BLIND.test(before + rest) || isBad(target) || isAnonymous(target)
    if (!isBlind) continue
    yield found(
      'source.replaces_itself',
      'hold',
      `What ${aboutTarget(target)} says at run time is followed; a review does not cover it.`,
      start + link.index,
      link[0].length + obeys.index + obeys[0].length,
    )
    return
  }
}

const NETWORK =
  /\b(?:curl|wget|iwr|irm|urlopen|fetch|Invoke-\w+|nc|ncat)\b|\b(?:https?|net)(?:['"]\))?\.(?:get|request|connect)\s?\(|\brequests\.\w+\(|\bHTTPS?Connection\(|\/dev\/tcp|\breqwest\b|\bureq\b/i
const RUNS =
  /\beval\b|\bexec\w{0,8}\s?\(|\bnew Function\b|\bFunction\(|\|\s{0,4}(?:sudo )?(?:ba|z|da)?sh\b|\b(?:spawn|system|popen|Popen)\w{0,4}\s?\(|\bsubprocess\b|\bnode -e\b|\bpython3? -c\b|\bCommand::new\b|\bchmod\b|;\s{0,2}(?:ba|z)?sh\s/i
const FACTS =
  /\b(?:hostname|whoami|getuser|gethostname|userInfo|printenv|env::vars)\b|\bos\.environ\b(?!\s?(?:\[|\.(?:get|setdefault|pop)\b))|\bprocess\.env\b(?!\s?[.[?])/

/** A file that tools run on their own, which fetches and runs, or sends facts about the machine. */
function* byItself(file: ScannedFile): Generator<Hit> {
  const text = withoutImages(file).slice(0, 60_000)
  const network = NETWORK.exec(text)
  if (network === null) return
  const near = text.slice(Math.max(0, network.index - 1500), network.index + 1500)
  const line = lineAt(text, network.index, 600)
  const own = worstOf([...targetsIn(near, 20), ...hosts(near)])
  if (own === null || !isLive(own) || own.kind === 'vendor') return
  const isFetchedAndRun = RUNS.test(line)
  if (!isFetchedAndRun && !FACTS.test(near)) return
  yield found(
    'dependency.install_script',
    isBad(own) ? 'block' : 'hold',
    `A file that tools run by themselves ${isFetchedAndRun ? 'runs what it fetches from' : 'sends facts about the machine to'} ${aboutTarget(own)}.`,
    network.index,
    network[0].length,
  )
}

const hosts = (text: string): Target[] =>
  Array.from(
    text.matchAll(/["'`]((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})["'`:/]/gi),
    ([, host = '']) => targetOf(host),
  ).filter((it) => it !== null)

/** Git and the shell run these later, in the name of a command that the user trusts. */
const SHADOWS =
  /\bgit\s+config\b[^\n]{0,60}\b(?:core\.(?:fsmonitor|pager|editor|sshCommand|hooksPath|askPass)|credential\.helper|alias\.\w+|diff\.external|\w+\.textconv)\b[^\n]{0,200}\b(?:curl|wget|nc|base64)\b|(?:^|\n)[ \t]{0,8}(?:function\s+)?(?:sudo|su|ssh|gpg|passwd|git|docker|aws|kubectl|npm|pip)\s?\(\)\s{0,2}\{[^}]{0,400}?\b(?:curl|wget|nc)\b|\balias\s+(?:sudo|su|ssh|gpg|git|npm|pip)=["'][^\n]{0,200}\b(?:curl|wget|nc)\b/

function* shadows(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  if (!words.has('fetch')) return
  for (const { start, text: around } of windows(text, words.of('fetch'), 300, 200, 60)) {
    const match = SHADOWS.exec(around)
    if (match === null) continue
    const worst = worstOf(targetsIn(around.slice(match.index)))
    if (worst === null || !isLive(worst) || worst.kind === 'vendor') continue
    yield found(
      'persistence.startup',
      isBad(worst) ? 'block' : 'hold',
      `A trusted command also runs something with ${aboutTarget(worst)}.`,
      start + match.index,
      match[0].length,
    )
    return
  }
}
