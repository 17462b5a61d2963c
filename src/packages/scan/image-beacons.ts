/** Pictures of a text whose address has gaps that an agent fills with what is confidential. Pure. */
import { defangedHost } from './excerpt.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isForeign, targetOf } from './targets.ts'

const MAX_LINKS = 300
const ADDRESS =
  /(?:\]\(\s?<?|\bsrc=["']?)(https?:\/\/(?:[^\s)"'<>{[]{1,300}|<[\w .\x80-\xff-]{1,60}>|\{\{?[\w .,'-]{1,80}\}?\}|\[[\w .-]{1,40}\]){1,12})/gi
/** What makes the address that follows one of a picture. */
const PICTURE = /!\[[^\]\n]{0,120}$|<img\s[^>\n]{0,80}$/i
const REACH_BACK = 124
/** What somebody is to put in. */
const GAP =
  /[?&/=](?:<([\w .\x80-\xff-]{1,60})>|\{\{?\s?([\w .,'-]{1,80}?)\s?\}?\}|\[([\w .-]{1,40})\]|\$\{?([A-Za-z_]\w{0,30})\}?|%([A-Z_]{2,20})%|([A-Z][A-Z_0-9]{3,30})(?=$|[&#]))/g
/** Services that draw what their address says. */
const DRAWS =
  /(?:^|\.)(?:mermaid\.ink|kroki\.io|quickchart\.io|qrserver\.com|googleapis\.com|shields\.io|plantuml\.com|codecogs\.com|dummyimage\.com|placehold\.co|badgen\.net|codecov\.io|star-history\.com|contrib\.rocks|image-charts\.com)$/
const ENCODED =
  /\b(?:base64\w{0,4}|(?:url|percent)-?encod\w{1,3}|encodeURI\w{0,9}|hex-?encod\w{1,3}|(?:in|as) hex)\b/i
const SECRET =
  /\b(?:tokens?|(?:api |access |private )?keys?|passwords?|secrets?|credentials?|connection strings?|environment variables?|cookies?|identifiants|mots? de passe|contrase\S{1,3}as?|credenciales|senhas?|passw\S{1,3}rter|kennw\S{1,3}rter|zugangsdaten|claves?|chaves?|card digits)\b|\.env\b|\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe9\x92\xa5|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xd0\xb0\xd1\x80\xd0\xbe\xd0\xbb|\xeb\xb9\x84\xeb\xb0\x80\xeb\xb2\x88\xed\x98\xb8/i
const TALK =
  /\b(?:conversation|transcript|chat history|(?:all|whole|entire|full|complete) (?:of )?(?:the |this |your |user'?s? )?(?:notes?|text|file|messages?|answer|prompt|document|context|meeting|email|summary))\b|\b(?:answers?|replies|r\S{1,3}ponses?|respuestas?|respostas?|risposte|antworten)\b|\bwhat (?:they|he|she|the user|the person) (?:said|wrote|told|typed)|\b(?:user'?s?|last) (?:messages?|prompts?|questions?)\b|\bgespr\S{1,3}ch|\bunterhaltung|\bconversaci\S{1,3}n|\bconversa\b|\bconversazione|\xe5\xaf\xb9\xe8\xaf\x9d|\xe4\xbc\x9a\xe8\xa9\xb1|\xd0\xb5\xd1\x80\xd0\xb5\xd0\xbf\xd0\xb8\xd1\x81\xd0\xba|\xe5\x85\xa8\xe6\x96\x87|\xe6\x9c\xac\xe6\x96\x87|\xe7\x99\xba\xe8\xa8\x80/i
/** Whatever there is, and not the one value that the service gave. */
const WHATEVER =
  /\b(?:any|every|all|each|whatever|found|seen|said|pasted|mentioned|whole|entire|full|complete|first|last|tout\w*|toute?s|vus?|alle[ns]?|jede\w*|todos?|todas?|tudo|cada|tutt\w|verbatim|word for word|mot pour mot|w\S{1,3}rtlich|palabra por palabra|palavra por palavra|parola per parola)\b|\bce que tu sais|\bwas du wei|\blo que sabes|\bo que voc|\xe6\x89\x80\xe6\x9c\x89|\xe5\x85\xa8\xe6\x96\x87|\xe5\x85\xa8\xe9\x83\xa8|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xd0\xb2\xd1\x81[\xd0\xd1]/i
const BEFORE = 400
const AFTER = 700

export function* findImageBeacons(file: ScannedFile): Generator<Hit> {
  if (!file.isMarkdown) return
  let count = 0
  for (const { index, 0: match, 1: address = '' } of file.text.matchAll(ADDRESS)) {
    count += 1
    if (count > MAX_LINKS) return
    if (!PICTURE.test(file.text.slice(Math.max(0, index - REACH_BACK), index))) continue
    const target = targetOf(address)
    if (target === null || !isForeign(target) || DRAWS.test(target.host)) continue
    const gaps = [...address.matchAll(GAP)].map((it) => it.slice(1).find(Boolean) ?? '')
    if (gaps.length === 0) continue
    const around = file.text
      .slice(Math.max(0, index - BEFORE), index + match.length + AFTER)
      .replace(address, ' ')
    const isFilled = gaps.some((gap) => isExplained(around, gap))
    const isCarried = ENCODED.test(around) && (SECRET.test(around) || TALK.test(around))
    if (!isFilled && !(isCarried && WHATEVER.test(around))) continue
    yield found(
      'order.sends_data',
      isFilled && SECRET.test(around) ? 'block' : 'hold',
      `A picture from ${defangedHost(target.host)} is to carry what is confidential in its address.`,
      index,
      match.length,
    )
    return
  }
}

const REACH = 400

/** The text says of a gap that it is a secret, or all that was said. */
const isExplained = (text: string, gap: string): boolean => {
  const marked = ['`', '<', '{', '[', '$'].some((open) => text.includes(open + gap))
  const at = marked ? text.search(new RegExp(`[\`<{[$]${escaped(gap)}`)) : -1
  const said = at === -1 ? gap : (text.slice(at, at + REACH).split(/\n\s?\n|\.\s/, 1)[0] ?? '')
  const words = said.replaceAll('_', ' ')
  return WHATEVER.test(words) && (SECRET.test(words) || TALK.test(words))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
