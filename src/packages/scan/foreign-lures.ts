/** Lures by what they are made of, in any language. Pure. */
import { aboutTarget } from './flows.ts'
import { BRAND_HOSTS, BRANDS } from './host-lists.ts'
import { utf8 } from './lures.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { plain, windows } from './sections.ts'
import { wholeOf } from './sign.ts'
import { isAnonymous, listed, type Target, targetsIn } from './targets.ts'

const TERMINAL = new RegExp(
  String.raw`\b(?:termin(?:a|\S{2})l\w{0,4}|power ?shell|[ck]onsol\w{0,3}|cmd(?:\.exe)?|shell|bash|zsh|command (?:prompt|line)|eingabeaufforderung|prompt|opdrachtprompt|parancssor\w{0,3}|riga di comando|p\S{2}kazov\S{2} \S{2}dk\w{1,2}|wiersz\w{0,2} polece\S{1,2}|baris perintah)\b|` +
    utf8(
      ...'终端 終端 命令行 ерминал ермінал онсол омандн ターミナル コマンドプロンプト 터미널 टर्मिनल টার্মিনাল الطرفية ترمينال ترمینال מסוף טרמינל ερματικ เทอร์มินัล டெர்மினல் dòng&lệnh'
        .replace('&', ' ')
        .split(' '),
    ),
  'i',
)

/** To copy, paste, run or open, in the languages that most people speak. */
const HANDS = new RegExp(
  String.raw`\b(?:cop(?:y|ia|ie|ier|iez|iar)|paste|run|execut\w{1,4}|peg(?:a|ue|ar)|cole|colar|colle[rz]?|ejecut\w{1,3}|lance[rz]?|einf\S{1,3}gen|kopier\w{0,2}|ausf\S{1,3}hren|starte[nt]?|incolla\w{0,2}|esegu\w{1,3}|avvia\w{0,2}|plak\w{0,2}|kopieer|voer|wklej\w{0,3}|skopiuj\w{0,3}|uruchom\w{0,4}|kopyala\w{0,4}|tempel\w{0,3}|salin|jalankan|klistra|lipi\w{1,4}|rula\w{1,4}|zkop\S{1,2}ruj\w{0,2}|spus\S{1,3}|illessze|futtas\w{0,3}|liit\S{1,2}|kopioi|suorita|kopiraj\w{0,2}|zalijepi|pokreni\w{0,2})\b|` +
    utf8(
      ...'apıştır alıştır chạy dán opiruj vlož kör 复制 複製 粘贴 贴上 运行 執行 执行 貼り付け 実行 コピー 복사 붙여넣 실행 опир опію став ыполн икона апуст انسخ نسخ الصق شغل تشغيل نفذ کپی اجرا העתק הדבק הרץ הפעל कॉपी पेस्ट चलाए চালান คัดลอก วาง รัน เรียกใช้ ντιγρ πικολλ κτελ'.split(
        ' ',
      ),
    ),
  'i',
)

const PASSWORD = new RegExp(
  String.raw`\b(?:pass(?:word|code|phrase|wort)?|pwd|pin|unlock\w{0,3}|encrypt\w{0,3}|contrase\S{1,3}a|clave|senha|mot de passe|kennwort|wachtwoord|has\S{1,3}(?:o|em)|parol\w{0,3}|kata sandi|sandi|l\S{1,2}senord\w{0,2}|salasana\w{0,2}|hesl\w{1,3}|jelsz\w{0,2}|adgangskode\w{0,2}|passord\w{0,2}|lozink\w{1,2}|geslo)\b|` +
    utf8(
      ...'🔐 🔑 🔒 ifre mật&khẩu jelszó 密码 密碼 解压码 口令 ароль аролем パスワード 비밀번호 암호 كلمة السر رمز סיסמ पासवर्ड পাসওয়ার্ড รหัสผ่าน ωδικός'
        .replace('&', ' ')
        .split(' '),
    ),
  'i',
)

const REQUIRED = new RegExp(
  String.raw`\b(?:requir\w{1,3}|required|must|mandatory|necessary|needed|without|before|wymag\w{1,4}|niezb\S{1,3}dn\w{1,2}|potrzebn\w{1,2}|bez|zorunlu\w{0,4}|gerek\w{0,4}|diperlukan|wajib|vereist|nodig|kr\S{1,2}vs|vy\S{1,2}ad\w{1,4}|necesit\w{1,4}|necesari\w|obligator\w{1,2}|obbligator\w{1,2}|necessari\w|richies\w{1,2}|requis\w{0,2}|n\S{1,2}cessaire|obrigat\S{1,3}ri\w|erforderlich|ben\S{1,3}tigt|ohne|necesar\w{0,2}|sz\S{1,2}ks\S{1,2}ges|tarvitaan|obvezn\w)\b|` +
    utf8(
      ...'arttır yêu&cầu bắt&buộc cần 必须 需要 必需 必要 еобходим ребу обов’яз 필요 필수 مطلوب يجب נדרש חובה आवश्यक ज़रूरी প্রয়োজন จำเป็น ต้อง παιτ'
        .replaceAll('&', ' ')
        .split(' '),
    ),
  'i',
)

const PROGRAM =
  /[\w.-]{2,60}\.(?:exe|msi|dmg|pkg|scr|bat|cmd|command|appimage|jar|ps1|vbs|lnk|apk)\b/i
const PASTE_HOST =
  /(?<![\w.-])(?:https?:\/\/)?((?:www\.)?(?:pastebin\.com|glot\.io|rentry\.(?:co|org)|hastebin\.com|ghostbin\.com|dpaste\.(?:com|org)|paste\.(?:ee|rs|gg|sh|debian\.net|mozilla\.org)|controlc\.com|justpaste\.it|privatebin\.(?:net|info)|textbin\.net|telegra\.ph|termbin\.com|ix\.io|sprunge\.us|pastes\.dev|snippet\.host|write\.as|bpa\.st|cl1p\.net|pastecode\.io|gist\.githubusercontent\.com)\/(?!(?:api|docs?|login|signup|faq|about|doc_api)\b)[\w#?=/.-]{3,200})/i

function* pastes(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const window of windows(text, words.of('paste'), 100, 400, 200)) {
    const link = PASTE_HOST.exec(window.text)
    if (link === null) continue
    const offset = window.start + link.index
    // A table of hosts is no order.
    const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
    if (/^\s{0,8}\|/.test(line.slice(0, 10))) continue
    const near = plain(
      `${text.slice(Math.max(0, offset - 240), offset)} ${text.slice(offset + link[0].length, offset + link[0].length + 240)}`,
    )
    if (!TERMINAL.test(near)) continue
    yield found(
      'lure.paste_site',
      HANDS.test(near) ? 'block' : 'hold',
      'A text from a paste site is to be run as a command.',
      offset,
      300,
    )
    return
  }
}

/** A short text in marks that has two kinds of signs, as passwords of lures do. */
const MARKED =
  /(?:\*\*|[`"'_(:]|\xc2\xab|\xe2\x80[\x9c-\x9e])\s{0,2}[`"']?((?=[^\s`"'*]{0,24}[A-Za-z])(?=[^\s`"'*]{0,24}[\d!@#$%^&])[A-Za-z\d!@#$%^&_-]{4,24})(?:\*\*|[`"')*]|\xc2\xbb|\xe2\x80[\x9c-\x9e]|[.,;\s])/g
const VERSION =
  /^(?:v?\d|x(?:86|64)|win|mac|os|arm|amd|aarch|linux|sha|md5|utf|python|node|py|php|java|go|rs|mp\d|h26|base|7z|-|_|#|ip|http|es\d|i18n|a11y|k8s|s3|ec2|\w{1,3}\d$)/i
/** The ending is looked for, since a name may begin anywhere. */
const ARCHIVE = /\.(?:zip|rar|7z|iso|img|cab|ace|arj)\b/gi
const NAMED = /^[\w%.-]{2}$/
const LONGEST_NAME = 80
const MAX_ARCHIVES = 20

function* archives(file: ScannedFile): Generator<Hit> {
  const { text } = file
  if (wholeOf(file).lacks(ARCHIVE)) return
  let count = 0
  for (const { index: dot } of text.matchAll(ARCHIVE)) {
    if (!NAMED.test(text.slice(Math.max(0, dot - 2), dot))) continue
    count += 1
    if (count > MAX_ARCHIVES) return
    const index = startOfName(text, dot)
    const near = text.slice(Math.max(0, index - 300), index + 600)
    if (!PROGRAM.test(near) || !PASSWORD.test(near)) continue
    const target = targetsIn(near).find(
      ({ kind, path }) => kind !== 'placeholder' && kind !== 'vendor' && path.length > 1,
    )
    if (target === undefined) continue
    const linkless = near.replace(/https?:\/\/[^\s)>"'`]{1,600}/g, ' ')
    const literals = [...linkless.matchAll(MARKED)]
    const isNear = literals.some(
      ({ 1: word = '', index: at }) =>
        !VERSION.test(word) && PASSWORD.test(linkless.slice(Math.max(0, at - 60), at + 100)),
    )
    if (!isNear) continue
    yield found(
      'lure.password_archive',
      'block',
      `An archive from ${aboutTarget(target)} with a password has a program that is to be run.`,
      index,
      300,
    )
    return
  }
}

const startOfName = (text: string, dot: number): number => {
  const least = Math.max(0, dot - LONGEST_NAME)
  let start = dot
  while (start > least && /[\w%.-]/.test(text[start - 1] ?? '')) start -= 1
  return start
}

const INSTALLS =
  /install|setup|download|\/get\b|\/start\b|\/latest|\/cli|kurulum|instal|\.(?:exe|msi|dmg|pkg|zip|rar|7z|sh|ps1|bat|jar|apk|appimage)$/i
const TOOL = /claw|(?:^|-)(?:cli|skills?|agents?|mcp|bridge|helper|runner|core|daemon)(?:-|$)/i

const isInstalled = (target: Target): boolean =>
  (isAnonymous(target) || target.kind === 'numeric') &&
  INSTALLS.test(target.path) &&
  listed(BRAND_HOSTS, target.host, target.path) === null

function* tools(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const places = [...words.of('require'), ...words.of('terminal')].toSorted((a, b) => a - b)
  for (const window of windows(text, places, 300, 500, 100)) {
    if (!window.text.includes('://')) continue
    const target = targetsIn(window.text).find((it) => isInstalled(it))
    if (target === undefined) continue
    const label = target.host.split('.')[0] ?? ''
    const isBranded = BRANDS.test(target.host) || BRANDS.test(target.path)
    const outside = plain(window.text.replace(/https?:\/\/[^\s)>"'`]{1,600}/g, ' '))
    const isNamed = label.length > 5 && outside.toLowerCase().includes(label)
    if (!isBranded && !(TOOL.test(label) && isNamed)) continue
    if (!REQUIRED.test(outside) || !HANDS.test(outside)) continue
    if (!TERMINAL.test(outside) && !PROGRAM.test(window.text)) continue
    yield found(
      'lure.required_tool',
      isBranded ? 'block' : 'hold',
      `A tool that is called required comes from ${aboutTarget(target)}.`,
      Math.max(window.start, text.indexOf(target.host, window.start) - 60),
      400,
    )
    return
  }
}

export function* findForeignLures(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  yield* pastes(file)
  yield* archives(file)
  yield* tools(file)
}
