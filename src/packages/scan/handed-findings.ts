/**
 * Secrets that a scanner finds or a store of passwords exports, written to a file that another command uploads. A text
 * shows both apart from each other. Pure.
 */
import { bareTargets, SEND } from './data-rules.ts'
import { aboutTarget } from './flows.ts'
import { hostsIn } from './host-names.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { findSign, hasSign, wholeOf } from './sign.ts'
import { isForeign, type Target, targetsIn, worstOf } from './targets.ts'

const MOST = 60_000
const MAX_FILES = 12
const MAX_USES = 20
const LONGEST_LINE = 800
const COMMANDS =
  /\b(?:gitleaks|trufflehog|detect-secrets|ggshield|noseyparker)\b|\bbw["'\s,]{1,4}(?:export|list\sitems)\b|\bop["'\s,]{1,4}(?:item["'\s,]{1,4}(?:list|get)|vault["'\s,]{1,4}list|inject)\b|\blpass["'\s,]{1,4}export\b|\bgopass["'\s,]{1,4}show\b|\bkeepassxc-cli["'\s,]{1,4}export\b|\bsecurity["'\s,]{1,4}dump-keychain\b|\bexport-credentials\b|\bsecret-tool["'\s,]{1,4}search\b/
const EXPORTS = new RegExp(String.raw`(?:${COMMANDS.source})[^\n\x60]{0,300}`, 'g')
const WRITTEN_TO =
  /(?:>{1,2}|\btee(?:\s-a)?|[\s"']-(?:o|r)|--(?:report-path|output|out|output-path|json-output|file|report))["'\s,=]{1,4}([\w$./~{}-]{2,120})/g
const UPLOADS =
  /\bcurl\b|\bwget\b[^\n]{0,200}--post|\bhttps?\s+(?:-\w\s)?(?:POST|PUT)\b|\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\b|\bscp\b|\brsync\b|\brclone\b|\|\s?(?:nc|ncat)\b|\bxh\s/
/** A host that looks up single hashes, and the keeper of the store. */
const KEEPERS =
  /(?:^|\.)(?:bitwarden\.(?:com|eu)|1password\.(?:com|eu|ca)|lastpass\.com|dashlane\.com|gitguardian\.com|trufflesecurity\.com|haveibeenpwned\.com|pwnedpasswords\.com|defectdojo\.(?:com|org)|faradaysec\.com)$/

export function* findHandedFindings(file: ScannedFile): Generator<Hit> {
  const text = file.text.slice(0, MOST)
  const whole = wholeOf(file)
  if (!whole.has(COMMANDS, text) || !(whole.has(UPLOADS, text) || whole.has(SEND, text))) return
  const names = new Set<string>()
  let count = 0
  for (const { index, 0: command } of text.matchAll(EXPORTS)) {
    count += 1
    if (count > MAX_USES) break
    const upload = command.includes('|') ? findSign(UPLOADS, command) : null
    const target = upload === null ? null : foreignIn(command.slice(upload.index))
    if (target !== null) {
      yield handed(target, index, command.length)
      return
    }
    for (const [, path = ''] of command.matchAll(WRITTEN_TO)) {
      const name = path.split('/').at(-1) ?? ''
      if (names.size < MAX_FILES && /^[\w-]{1,60}\.\w{2,8}$|^\$\{?\w{2,30}\}?$/.test(name))
        names.add(name)
    }
  }
  for (const name of names) {
    const hit = uploadOf(text, name, file.isCode)
    if (hit === null) continue
    yield hit
    return
  }
}

/** A line of a command names both; a program may read the file in one place and send it in another. */
const uploadOf = (text: string, name: string, isCode: boolean): Hit | null => {
  let at = text.indexOf(name)
  for (let uses = 0; at !== -1 && uses < MAX_USES; uses += 1) {
    const line = lineAt(text, at, LONGEST_LINE)
    const isUpload = hasSign(UPLOADS, line) || hasSign(SEND, line)
    const target = isUpload ? foreignIn(line) : null
    if (target !== null) return handed(target, at, name.length)
    at = text.indexOf(name, at + name.length)
  }
  const send = isCode ? findSign(SEND, text) : null
  if (send === null || text.indexOf(name) === text.lastIndexOf(name)) return null
  const target = foreignIn(text)
  return target === null ? null : handed(target, send.index, send[0].length)
}

const foreignIn = (text: string): Target | null =>
  worstOf(
    [...targetsIn(text, 20), ...hostsIn(text), ...bareTargets(text)].filter(
      (it) => isForeign(it) && !KEEPERS.test(it.host),
    ),
  )

const handed = (target: Target, index: number, length: number): Hit =>
  found(
    'data.credentials_sent',
    'hold',
    `Secrets that were found or exported are handed to ${aboutTarget(target)}.`,
    index,
    length,
  )
