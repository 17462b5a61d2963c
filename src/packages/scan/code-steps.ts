/** A program that code downloads, makes executable and starts, in whatever order it says so. Pure. */
import { aboutTarget } from './flows.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { isBad, targetsIn, worstOf } from './targets.ts'

const SAVES =
  /\burlretrieve\(|\bcreateWriteStream\(|\bwriteFile(?:Sync)?\(|\bopen\([^)\n]{1,80},\s?["']wb|\bwrite_bytes\(|\bDownloadFile\w*\(|\bio\.Copy\(|\bFile\.(?:write|binwrite)\(/
const ALLOWS =
  /\bchmod(?:Sync)?\s?\([^)\n]{1,80}?(?:0o?[1-7]?[1-7][0-7]{2}|S_I[XE]\w+)|\bos\.chmod\(|["']chmod["' ]|\bfile_mode\b/
const STARTS =
  /\b(?:exec[lv]\w{0,3}|spawn(?:Sync)?|execFile(?:Sync)?|execSync|exec|Popen|system|subprocess\.\w{2,14}|startfile|exec\.Command|startProcess)\s?\(/
const MOST = 200_000

export function* findCodeSteps(file: ScannedFile): Generator<Hit> {
  if (!file.isCode || file.isShell || !file.words.has('fetch', 'send')) return
  const text = file.text.slice(0, MOST)
  const saves = SAVES.exec(text)
  if (saves === null || !ALLOWS.test(text) || !STARTS.test(text)) return
  const worst = worstOf(targetsIn(text, 40))
  if (worst === null || !(isBad(worst) || (worst.isPlain && worst.kind !== 'placeholder'))) return
  yield {
    rule_id: 'command.download_and_run',
    severity: isBad(worst) ? 'block' : 'hold',
    message: `A program from ${aboutTarget(worst)} is stored, made executable and started.`,
    offset: saves.index,
    length: saves[0].length,
  }
}
