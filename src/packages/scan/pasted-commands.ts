/** Texts of others that a user is to run as a command: from a paste site, or in the run dialog. Pure. */
import { aboutTarget } from './flows.ts'
import { LINK, utf8 } from './lures.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { isAboutAttacks, plain, windows } from './sections.ts'
import { isBad, targetsIn, worstOf } from './targets.ts'

const TERMINAL_ORDER = new RegExp(
  String.raw`\b(?:execut\w+|run|paste|copy|enter|ejecut\w+|pega\w*|cole|copie|einf\S{1,4}gen|kopier\w+)\b(?:[^.\n]|\.(?=\S)){0,140}\b(?:command|script|terminal|shell|powershell|console|prompt|snippet|code|comando|befehl|commande|eingabeaufforderung|cmd)\b|\b(?:terminal|powershell|command prompt|console|cmd)\b(?:[^.\n]|\.(?=\S)){0,140}\b(?:paste|run|execute|enter|pega|cole)\b|` +
    utf8('粘贴', '貼り付け', 'ставьте', '붙여넣') +
    `|(?:${utf8('终端', '終端', 'ターミナル', 'ерминал', '터미널')}).{0,90}(?:${utf8('运行', '执行', '実行', 'апуст', 'ыполн', '실행')})`,
  'i',
)

/** In more languages, where the address itself says much. */
const PASTED =
  /\b(?:col[ae]r?|cole|coll[ez]{1,2}|pega[rd]?|pegue|inseri\w*|incolla\w*|einf\S{1,4}g\w*|kopier\w*|copia[rt]?|copie[rz]?|kleb\w*|wklej)\b[^.\n]{0,120}\b(?:terminal\w*|console|konsole|consola|prompt|powershell|cmd|eingabeaufforderung)\b/i

/** Keys that open the run dialog or a terminal, in several languages. */
const RUN_DIALOG =
  /\b(?:(?:tecla|touche|tasto|tasten?|klawisz\w*)\s)?win(?:dows)?(?:[- ](?:key|taste|logo(?:-taste)?))?\s?\+\s?(?:r|x)\b|\b(?:cmd|command)\s?\+\s?(?:space|leertaste|espacio|espace)\b[^\n]{0,100}\bterminal\b/i
const PASTES =
  /(?:\bpaste|\b(?:ctrl|strg|cmd|command)\s?\+\s?v\b|\beinf\S{1,4}gen|\b(?:pega|pegue|cole|colle[rz]?|incolla)\b|\xe7\xb2\x98\xe8\xb4\xb4|\xe8\xb2\xbc\xe3\x82\x8a\xe4\xbb\x98|\xd1\x81\xd1\x82\xd0\xb0\xd0\xb2)[^\n]{0,140}(?:\b(?:enter|ok|return|intro|eingabe\w*|entr\S{1,3}e|invio)\b|\xe5\x9b\x9e\xe8\xbd\xa6|nter)/i

/** Where texts are put, not taken. */
const SERVICE_PATH = /^\/(?:api|docs?|doc_api|login|signup|faq|about)\b/i

/** What every honest guide says, too: it counts only with an address that is no honest place. */
export function* findPastedCommands(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  const { words, text } = file
  const places = [...words.of('paste'), ...words.of('terminal')].toSorted((a, b) => a - b)
  for (const window of windows(text, places, 260, 260, 1000)) {
    if (
      !window.text.includes('://') &&
      !/\b(?:glot\.io|pastebin\.com|rentry\.(?:co|org))\//.test(window.text)
    )
      continue
    const read = plain(window.text)
    const links = targetsIn(
      window.text.replace(
        /(?<![/\w.])((?:glot\.io|pastebin\.com|rentry\.(?:co|org))\/)/g,
        'https://$1',
      ),
    ).filter(({ path }) => path.length > 1 && !SERVICE_PATH.test(path))
    const worst = worstOf(links)
    if (worst === null || !(isBad(worst) || worst.kind === 'free' || worst.kind === 'tunnel'))
      continue
    const isPaste = worst.kind === 'paste'
    if (!TERMINAL_ORDER.test(read) && !(isPaste && PASTED.test(read))) continue
    const offset = window.start + Math.max(0, window.text.search(LINK))
    const near = plain(text.slice(Math.max(window.start, offset - 220), offset + 240))
    if (!TERMINAL_ORDER.test(near) && !(isPaste && PASTED.test(near))) continue
    const isVisit =
      /\b(?:visit|open|go to|copy|from|follow|see|paste|get|visita|abra|besuch\w*)\b|\xe8\xae\xbf\xe9\x97\xae|\xe6\x89\x93\xe5\xbc\x80|\xd0\xbe\xd1\x82\xd0\xba\xd1\x80/i.test(
        near,
      )
    if (
      worst.kind === 'free' &&
      !(
        isVisit &&
        /\b(?:install\w*|command|script|setup)\b/i.test(near) &&
        /terminal|powershell|cmd|console|shell/i.test(near)
      )
    )
      continue
    yield {
      rule_id: isPaste ? 'lure.paste_site' : 'lure.terminal_paste',
      severity: worst.kind === 'free' || /gist/.test(worst.host) ? 'hold' : 'block',
      message: `A text from ${aboutTarget(worst)} is to be run as a command.`,
      offset,
      length: Math.min(300, text.length - offset),
    }
    return
  }
  for (const window of windows(text, words.of('terminal'), 200, 400)) {
    const read = plain(window.text).replaceAll('`', '')
    if (!RUN_DIALOG.test(read) || !PASTES.test(read)) continue
    // What is pasted leads nowhere: a text about the lure, and not the lure.
    const near = text.slice(Math.max(0, window.start - 400), window.start + 1000)
    const worst = worstOf(targetsIn(near, 20))
    const isUnusable = isAboutAttacks(near) || /\bh[x*]{2}ps?:/i.test(near)
    const isHarmless = worst === null ? isUnusable : worst.kind === 'placeholder'
    yield {
      rule_id: 'lure.terminal_paste',
      severity: isHarmless ? 'warn' : 'hold',
      message: 'A text is to be pasted into the run dialog of Windows.',
      offset: window.start,
      length: Math.min(400, window.text.length),
    }
    return
  }
}
