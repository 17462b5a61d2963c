/** Invented tools that are called required: the lure of free hosting. Pure. */
import { aboutTarget } from './flows.ts'
import { BRAND_HOSTS, BRANDS } from './host-lists.ts'
import { MAX_TRIES, RUN } from './lures.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { plain, windows } from './sections.ts'
import { isBad, listed, type Target, targetsIn } from './targets.ts'

const REQUIRED =
  /\b(?:requires?|required|prerequisites?|must (?:be |first |have )?(?:install|download|run|set ?up|running|present|have)\w*|need(?:s|ed)? to (?:be )?(?:install|download|run|set)\w*|necessary|mandatory|required|before (?:using|proceeding|you (?:start|begin|use)|continuing|starting|the skill)|will not (?:work|function)|won't (?:work|function)|cannot (?:work|function|run) without|needed|(?:es|is) (?:necesario|obligatorio|requerido)|requiere|erforderlich|ben\S{1,4}tigt|obligatoire|n\S{1,3}cessaire|obrigat\S{1,3}rio|necess\S{1,3}rio)\b|\xe5\xbf\x85\xe9\xa1\xbb|\xe9\x9c\x80\xe8\xa6\x81|\xe5\xbf\x85\xe8\xa6\x81|\xd0\xbd\xd0\xb5\xd0\xbe\xd0\xb1\xd1\x85\xd0\xbe\xd0\xb4\xd0\xb8\xd0\xbc|\xd1\x82\xd1\x80\xd0\xb5\xd0\xb1\xd1\x83\xd0\xb5\xd1\x82|\xed\x95\x84\xec\x9a\x94|\xed\x95\x84\xec\x88\x98|\xe5\x8b\x95\xe3\x81\x8d\xe3\x81\xbe\xe3\x81\x9b\xe3\x82\x93/i

const OBTAIN =
  /\b(?:download\w*|install(?:er|ation|ing)?|set ?up|get (?:it|the)|visit|grab|obtain|descarg\w+|instal\w+|herunterladen|t\S{1,3}l\S{1,3}charg\w+|baixe|baixar)\b|\xe4\xb8\x8b\xe8\xbd\xbd|\xe5\xae\x89\xe8\xa3\x85|\xd1\x81\xd0\xba\xd0\xb0\xd1\x87|\xd1\x83\xd1\x81\xd1\x82\xd0\xb0\xd0\xbd\xd0\xbe\xd0\xb2|\xe3\x83\x80\xe3\x82\xa6\xe3\x83\xb3\xe3\x83\xad\xe3\x83\xbc\xe3\x83\x89|\xe3\x82\xa4\xe3\x83\xb3\xe3\x82\xb9\xe3\x83\x88\xe3\x83\xbc\xe3\x83\xab|\xeb\x8b\xa4\xec\x9a\xb4\xeb\xa1\x9c\xeb\x93\x9c|\xec\x84\xa4\xec\xb9\x98/i

const PROGRAM_LINK =
  /https?:\/\/[^\s"'`<>)]{4,300}\.(?:zip|rar|7z|exe|msi|dmg|pkg|bat|scr|iso|jar|appimage)\b|https?:\/\/github\.com\/[^\s"'`<>)/]{1,60}\/[^\s"'`<>)/]{1,80}\/releases\b|[\w-]{2,60}\.(?:zip|rar|exe|msi|dmg|pkg)\b/i
const TOOL =
  /cli\b|\b(?:utility|tool|agent|driver|helper|client|connector|bridge|companion|core|runtime|daemon|service|module|plugin|extension|program|executable|binary|app|package|component|provider|authtool|updater?)\b/i

export function* findRequiredTools(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  const { words, text } = file
  let tries = 0
  for (const window of windows(text, words.of('require'), 300, 700, 1000)) {
    if (!window.text.includes('://')) continue
    const links = targetsIn(window.text, 20).filter((target) => isWorth(target))
    if (links.length === 0) continue
    tries += 1
    if (tries > MAX_TRIES) return
    const read = plain(window.text)
    if (!REQUIRED.test(read) || !OBTAIN.test(read)) continue
    for (const target of links) {
      const severity = requiredTool(target, read, window.text)
      if (severity === null) continue
      const offset = Math.max(window.start, text.indexOf(target.host, window.start) - 60)
      yield {
        rule_id: 'lure.required_tool',
        severity,
        message: `A tool that is called required comes from ${aboutTarget(target)}.`,
        offset,
        length: Math.min(400, window.start + window.text.length - offset),
      }
      return
    }
  }
}

/** It does not work without: what an honest installation guide has no need to say. */
const STRICTLY =
  /\b(?:must (?:be |first )?(?:install|download|run)\w*|will not (?:work|function)|won't (?:work|function)|mandatory|required|before (?:using|proceeding|continuing)|(?:will )?fail otherwise|requiere|obligatorio|erforderlich|obligatoire|cannot (?:work|function|run) without)\b/i

const isWorth = (target: Target): boolean =>
  isBad(target) ||
  target.kind === 'free' ||
  target.kind === 'tunnel' ||
  BRANDS.test(target.host) ||
  BRANDS.test(target.path)

const requiredTool = (target: Target, read: string, raw: string): 'block' | 'hold' | null => {
  const at = read.toLowerCase().indexOf(target.host)
  const near = at === -1 ? read : read.slice(Math.max(0, at - 260), at + 300)
  if (!OBTAIN.test(near)) return null
  if (!RUN.test(near) && !/\b(?:terminal|powershell|commands?|steps)\b/i.test(near)) return null
  const label = target.host.split('.')[0] ?? ''
  const isBranded = BRANDS.test(label) || BRANDS.test(target.path)
  if (listed(BRAND_HOSTS, target.host, target.path) !== null) return null
  if (
    target.kind === 'numeric' ||
    target.kind === 'paste' ||
    target.kind === 'shortener' ||
    target.kind === 'catcher'
  ) {
    return PROGRAM_LINK.test(near) || TOOL.test(near) ? 'block' : 'hold'
  }
  const isProgram = PROGRAM_LINK.test(near) && PROGRAM_LINK.test(raw)
  const isOrdered =
    /\b(?:run|execute|terminal|powershell|launch|double[- ]?click|install(?:er)?|start|open|ejec\S{2,6}|starte[nt]?)\b/i.test(
      near,
    ) && TOOL.test(near)
  if (target.kind === 'free' || target.kind === 'tunnel') {
    if (isBranded) return 'block'
    const isInstaller =
      /install|download|setup|cli|tool|agent|util|core|bridge|helper|client|connector|driver|runtime|plugin|companion/i.test(
        `${label}${target.path}`,
      )
    return isProgram && isOrdered
      ? 'block'
      : isOrdered && isInstaller && STRICTLY.test(near)
        ? 'hold'
        : null
  }
  if (target.kind !== 'named' || !isBranded) return null
  if (isProgram && isOrdered) return 'hold'
  // A name with the brand of a platform that the platform does not have.
  return BRANDS.test(target.host) && STRICTLY.test(near) ? 'hold' : null
}
