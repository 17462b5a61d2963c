/** Metadata of a skill: what every model reads, also where the skill is not used. Pure. */
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isBad, isForeign, targetOf } from './targets.ts'

const MAX = 16_384

/** Raw, since a parser shows one of the ways to read it only. */
const frontMatterOf = (file: ScannedFile): { text: string; start: number } | null => {
  if (!/^skill\.md$/i.test(file.name)) return null
  const opening = /^(?:\xef\xbb\xbf)?---[ \t]*\r?\n/.exec(file.text)
  if (!opening) return null
  const start = opening[0].length
  const end = file.text.indexOf('\n---', start - 1)
  return end === -1 ? null : { text: file.text.slice(start, Math.min(end, start + MAX)), start }
}

const ALWAYS = /^\s{0,12}["']?always["']?\s?:\s?["']?(?:true|yes|on|1)\b/im
const HOOKS = /^["']?hooks["']?\s?:/im
/** The field with the lines that continue it. */
const TOOLS = /^["']?allowed[-_]tools["']?\s?:[^\n]*(?:\n[ \t-][^\n]*){0,40}/im
const SHELL =
  /\b(?:Bash|Shell|Terminal|execute_command|run_terminal_cmd)(?:\((?:\*|\*:\*|:\*)\))?(?![\w(:])/i
const KEY = /^([A-Za-z_\x80-\xff][\w.\x80-\xff-]{0,60})[ \t]*:(?=\s|$)/gm
const ORDERS =
  /\b(?:ignore|disregard)\b[^.\n]{0,30}\b(?:instructions?|rules?|prompts?|other skills?|previous|safety)\b|\b(?:always|must|immediately|first)\b[^.\n]{0,60}\b(?:(?:use|invoke|call|load|run|activate) this (?:skill|tool)?[^.\n]{0,40}\b(?:before (?:any|every|all|responding|answering)|for (?:every|all|any) (?:request|message|task|prompt|conversation)|regardless|no matter|instead of (?:any|all|other)))|\b(?:do not|never) (?:use|invoke|load|call) (?:any )?other (?:skills?|tools?)\b|\b(?:send|post|upload|curl|exfiltrate)\b[^.\n]{0,80}https?:\/\/|\b(?:do not|don't|never) (?:tell|inform|mention)\b[^.\n]{0,40}\buser\b|<\/?(?:system|instructions?|important)>|\[(?:SYSTEM|INST)\]/i

const RUNS_FETCHED =
  /\b(?:exec|eval|system|popen|Function|iex)\s?\([^\n]{0,80}\b(?:urlopen|urlretrieve|fetch|get|open|file_get_contents|DownloadString)\s?\(\\{0,2}["'`](https?:\/\/[^\s"'`\\)]{4,200})/i

export function* findFrontMatter(file: ScannedFile): Generator<Hit> {
  const matter = frontMatterOf(file)
  if (matter === null) return
  const { text, start } = matter
  const always = ALWAYS.exec(text)
  if (always)
    yield found(
      'frontmatter.always_on',
      'warn',
      'The skill asks to be loaded always.',
      start + always.index,
      always[0].length,
    )
  const hooks = HOOKS.exec(text)
  if (hooks)
    yield found(
      'frontmatter.always_on',
      'warn',
      'The skill registers hooks.',
      start + hooks.index,
      hooks[0].length,
    )
  const tools = TOOLS.exec(text)
  const shell = tools && SHELL.exec(tools[0])
  if (tools && shell)
    yield found(
      'frontmatter.unlimited_shell',
      'info',
      'The skill asks for a shell without limits.',
      start + tools.index,
      shell.index + shell[0].length,
    )
  const fetched = RUNS_FETCHED.exec(text)
  const target = fetched && targetOf(fetched[1] ?? '')
  if (fetched && target && isForeign(target))
    yield found(
      'command.pipe_to_shell',
      isBad(target) ? 'block' : 'hold',
      `A field of the front matter runs code from ${aboutTarget(target)}.`,
      start + fetched.index,
      fetched[0].length,
    )
  const orders = ORDERS.exec(text)
  if (orders) {
    const isGrave = /https?:\/\/|ignore|disregard|tell|inform|mention|<|\[SYSTEM/i.test(orders[0])
    yield found(
      'frontmatter.orders_model',
      isGrave ? 'hold' : 'warn',
      'A field of the front matter gives orders to the model.',
      start + orders.index,
      orders[0].length,
    )
  }
  const keys = new Set<string>()
  for (const { index, 0: whole, 1: key = '' } of text.matchAll(KEY)) {
    if (keys.has(key))
      yield found(
        'frontmatter.ambiguous',
        'warn',
        'A key appears twice in the front matter.',
        start + index,
        whole.length,
      )
    keys.add(key)
    if (/[\xd0\xd1\xce\xcf][\x80-\xbf]/.test(key) && /[a-z]/i.test(key))
      yield found(
        'frontmatter.ambiguous',
        'warn',
        'A key has letters of two scripts.',
        start + index,
        whole.length,
      )
  }
}
