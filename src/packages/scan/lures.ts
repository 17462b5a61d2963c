/**
 * Texts that make a user run a program of somebody else: an archive with a password, a command from
 * a paste site, an invented tool that is required. Seen across sentences and markup. Pure.
 */
import { Buffer } from 'node:buffer'
import { asText, shown } from './excerpt.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { plain, windows } from './sections.ts'
import { wholeOf } from './sign.ts'
import { targetsIn, worstOf } from './targets.ts'

/** Of several languages, as bytes of UTF-8 where they are not ASCII. */
export const utf8 = (...words: string[]): string =>
  words.map((it) => Buffer.from(it).toString('latin1')).join('|')

export const RUN = new RegExp(
  String.raw`\b(?:run(?:ning)?|execut(?:e[sd]?|ing|able|ar|er)|launch(?:ing)?|start(?:ing)? (?:it|the|up)|double[- ]?click|open (?:the|it)|install(?:er)?|ejecut\w{1,4}|inicia\w{0,2}|ausf\S{1,4}hren|starte[nt]?|lancez|ex\S{1,3}cute[rz]|exec\w{3,6}|rode|abra|abrir|futtas\w{1,4}|uruchom\w{0,3}|odpal\w{0,3}|starta|jalankan|suorita)\b|\.(?:exe|msi|bat|cmd|dmg|pkg|scr|ps1|command|appimage|jar)\b|` +
    utf8(
      '运行',
      '執行',
      '执行',
      '启动',
      '安装',
      '打开',
      'апуст',
      'ыполн',
      'станов',
      '実行',
      '起動',
      '실행',
      '설치',
      'ndítsd',
      'pusť',
      'chạy',
      'شغّل',
      'شغل',
      'κτελέσ',
      'κτέλεσ',
      'alıştır',
    ),
  'i',
)

const ARCHIVE =
  /\b(?:zip|rar|7z|7-?zip|archive|winrar|unzip|unpack|extract(?:ed|ing)?(?!\s?:(?!\W{0,4}(?:pass\w*|pwd?|code|pin|key|with|using)\b)|\s(?:the\s)?(?:\w{1,20}\s){0,3}(?:tickets?|keys?|ids?|tokens?|hash(?:es)?|names?|fields?|values?|contexts?|parameters?|credentials?|secrets?|data|text)\b)|decompress|descompr\w+|extra(?:er|iga|ia|ire)|entpack\w+|archiv|archivo|dearchiv\w+)\b|\.(?:zip|rar|7z|iso|img|cab|ace|arj)\b|\xe8\xa7\xa3\xe5\x8e\x8b|\xe5\x8e\x8b\xe7\xbc\xa9|\xd0\xb0\xd1\x80\xd1\x85\xd0\xb8\xd0\xb2|\xd1\x80\xd0\xb0\xd1\x81\xd0\xbf\xd0\xb0\xd0\xba|\xe5\xb1\x95\xe9\x96\x8b|\xec\x95\x95\xec\xb6\x95/i

export const LINK =
  /https?:\/\/[^\s"'`<>)]{4,}|\b(?:[a-z0-9-]{2,40}\.){1,3}[a-z]{2,12}\/[^\s"'`<>)]{3,}/i
const DOWNLOAD =
  /\b(?:download\w*|get it|grab|fetch|visit|go to|descarg\w+|baixe|baixar|herunter\w*|t\S{1,3}l\S{1,3}charge\w*|scarica\w*|links?|releases?)\b|\xe4\xb8\x8b\xe8\xbd\xbd|\xd1\x81\xd0\xba\xd0\xb0\xd1\x87|\xe3\x83\x80\xe3\x82\xa6\xe3\x83\xb3/i

const PASSWORD_WORD =
  String.raw`(?:pass(?:word|wd|code|phrase|wort)?|(?:archive|unlock|unzip|extraction|zip|rar) (?:code|key|pin)|pwd|pw|contrase\S{1,3}a|clave|senha|mot de passe|kennwort|wachtwoord|has\S{1,3}o|parola|hesl[aoe]m?|jelsz\S{1,3}|l\S{1,3}senord\w{0,2}|salasana\w{0,2}|adgangskode\w?|passord\w{0,2}|kata sandi|` +
  utf8(
    '密码',
    '密碼',
    '解压码',
    '口令',
    'ароль',
    'ароля',
    'аролем',
    'パスワード',
    '비밀번호',
    '암호',
    'mật khẩu',
    'ωδικός',
    'ωδικό',
    'كلمة المرور',
    'كلمة السر',
    'şifre',
  ) +
  ')'
/** A literal behind the word: quoted, behind a sign, or of letters and digits. */
const LITERAL = new RegExp(
  `${PASSWORD_WORD}(?:(?:\\s(?:(?:for|of)\\s(?:the\\s)?\\w{1,12}(?:\\s\\w{1,12}(?=\\sis))?|to\\s\\w{1,12}(?:\\sit)?|del archivo|is|es|ist|est|lautet|provided|below|here|protected|required|used|needed)){0,3}\\s?(?:[:=\\-\\u0080-\\u00ff]{1,3}|is|es|ist)\\s?["'\`(\\u0080-\\u00ff]{0,3}|\\s?\\(?\\s?["'\`\\u0080-\\u00ff]{1,3})([\\w!@#$%^&*.+-]{3,40})["'\`)]?`,
  'i',
)
/** Behind the word in other languages, with the word for the archive between: letters and digits. */
const FOREIGN_LITERAL = new RegExp(
  `(?:contrase\\S{1,3}a|clave|senha|mot de passe|kennwort|passwort|wachtwoord|parola|${utf8('密码', '密碼', '解压码', '口令', 'ароль', 'パスワード', '비밀번호', '암호')})\\S{0,6}(?:\\s[^\\s:;.,]{2,24}){0,3}\\s["'\`(]{0,2}((?=[a-z]{0,20}\\d)[a-z\\d!@#_.-]{3,24})(?=["'\`)\\s,.;]|$)`,
  'i',
)
/** `extract using: x`, `unzip -P x`. */
const OTHER_LITERAL =
  /\b(?:extract|unzip|unpack|unlock|open)(?:ed|ing)?\s(?:it\s|the\s\w{1,12}\s)?(?:using|with)(?:\sthe)?(?:\s(?:code|key|pass\w*|pin))?\s?:?\s?["'`]{0,2}([\w!@#$%^&*.-]{3,24})["'`]?\s?\)|\bunzip\s[^\n]{0,60}-P\s?["']?([^\s"']{3,40})|\b7za?\sx\s[^\n]{0,80}-p["']?([^\s"']{3,40})|\bunrar\sx\s[^\n]{0,60}-p["']?([^\s"']{3,40})|\b(?:code|key|pin)\s?[:=]\s?["'`]([\w!@#$%^&*.-]{3,24})["'`]/i

const NO_LITERAL =
  /^(?:--[a-z][a-z-]{0,40}$|your|the|and|that|this|for|with|from|when|field|protected|manager|required|is|are|must|will|can|may|should|not|here|below|reset|hash|hashes|prompt|file|files|input|auth|authentication|login|change|policy|based|a|an|of|to|in|if|on|or|as|it|has|be|you|user|admin_password|password|pass|xxx+|\*+|\.+|-+|_+|string|str|none|null|true|false|process|env|os|config|get|set|getpass|args|self|secret|value|text|type|example|changeme|optional|options?|only|stored|settings?|string_|credentials|postgres|root|test)$/i

const NEAR = 600
/** Windows that are worth the costly look. */
export const MAX_TRIES = 40

/** An option whose value the shell fills in, or a text whose value a program does. */
const FILLED =
  /-[\w-]{0,20}pass\w{0,8}[\s=]{1,2}["']?\$\{?[A-Z_]\w{0,40}\}?["']?|\bpass\w{0,8}\s?=\s?["']\s?\+\s?[A-Z_]\w{0,40}\s?\+/gi

const literalIn = (given: string): string | null => {
  const text = given.replace(FILLED, ' ')
  const match = LITERAL.exec(text)
  const word = match?.[1]
  if (word !== undefined && !NO_LITERAL.test(word) && !/^[a-z]{3,12}$/i.test(word)) return word
  // A plain word counts where quotes make it a value.
  if (
    word !== undefined &&
    match !== null &&
    !NO_LITERAL.test(word) &&
    /["'`:=]/.test(match[0].slice(0, -word.length))
  )
    return word
  const foreign = FOREIGN_LITERAL.exec(text)?.[1]
  if (foreign !== undefined && /[a-z]/i.test(foreign)) return foreign
  const other = OTHER_LITERAL.exec(text)
  return other?.slice(1).find((it) => it !== undefined && !NO_LITERAL.test(it)) ?? null
}

const ABOUT_OTHERS =
  /\b(?:database|postgres|mysql|sudo|account|login|username|smtp|wifi|pdf|form|basic auth|ssh-keygen)\b/i

/** The word for it is left out: letters and digits that open the archive, and are no program. */
const OPENS_WITH =
  /\b(?:archive|zip|rar|7z|folder|file|it)\b[^.\n]{0,40}\b(?:opens?|unlocks?|unpacks?|extracts?|unzips?)\b[^.\n]{0,12}\b(?:with|using|by)\b[^.\n`"']{0,12}[`"'](?!7-?z)(?=[^`"']{0,24}[a-z])(?=[^`"']{0,24}\d)[\w!@#$%^&*-]{3,24}[`"']/i

function* unnamedPasswords(file: ScannedFile): Generator<Hit> {
  const found = archiveLink(file)
  if (found === null) return
  const near = file.text.slice(Math.max(0, found.index - 300), found.index + 500)
  const [target] = targetsIn(found.link)
  if (!OPENS_WITH.test(near) || !RUN.test(near) || target?.kind === 'placeholder') return
  yield {
    rule_id: 'lure.password_archive',
    severity: 'block',
    message: 'An archive is to be downloaded, opened with what the text gives, and run.',
    offset: found.index,
    length: found.link.length,
  }
}

export function* findPasswordArchives(file: ScannedFile): Generator<Hit> {
  if (file.isCode && !file.isShell) return
  const { words, text } = file
  const whole = wholeOf(file)
  if (whole.lacks(ARCHIVE) || whole.lacks(RUN)) return
  let tries = 0
  for (const window of windows(text, words.of('password'), NEAR, NEAR, 1000)) {
    if (!whole.has(ARCHIVE, window.text) || !whole.has(RUN, window.text)) continue
    tries += 1
    if (tries > MAX_TRIES) return
    const read = plain(window.text)
    if (!ARCHIVE.test(read) || !RUN.test(read) || literalIn(read) === null) continue
    const link = LINK.test(read)
    if (!link && !DOWNLOAD.test(read)) continue
    const target = worstOf(targetsIn(window.text))
    if (!link && ABOUT_OTHERS.test(read)) continue
    // Archive and password belong together: both within one or two sentences.
    if (!isClose(read)) continue
    const offset = window.start + Math.max(0, window.text.search(ARCHIVE))
    yield {
      rule_id: 'lure.password_archive',
      severity:
        target?.kind === 'placeholder'
          ? 'warn'
          : link && target !== null && namesArchive(read)
            ? 'block'
            : 'hold',
      message: `An archive with a password is to be downloaded and run; the password keeps scanners out.`,
      offset,
      length: Math.min(600, window.start + window.text.length - offset),
    }
    return
  }
  yield* unnamedPasswords(file)
}

const ARCHIVE_ENDING = /\.(?:zip|rar|7z)\b/gi
const LINK_BEFORE = /https?:\/\/[^\s"'`<>)]{4,300}$/i
const LONGEST_LINK = 310
const MAX_ENDINGS = 40

/** By its ending, which is rarer than a link. */
const archiveLink = (file: ScannedFile): { index: number; link: string } | null => {
  if (wholeOf(file).lacks(ARCHIVE_ENDING)) return null
  const { text } = file
  let count = 0
  for (const { index, 0: ending } of text.matchAll(ARCHIVE_ENDING)) {
    const start = Math.max(0, index - LONGEST_LINK)
    const link = LINK_BEFORE.exec(text.slice(start, index))
    if (link) return { index: start + link.index, link: `${link[0]}${ending}` }
    count += 1
    if (count === MAX_ENDINGS) break
  }
  return null
}

/** What the two halves of the lure look like where they stand in two files. */
export const lureParts = (
  file: ScannedFile,
): { password: string | null; archive: string | null } => {
  const parts: { password: string | null; archive: string | null } = {
    password: null,
    archive: null,
  }
  if (file.isCode) return parts
  const { words, text } = file
  const found = archiveLink(file)
  if (found !== null) {
    const { index, link } = found
    const read = plain(text.slice(Math.max(0, index - 300), index + 500))
    const [target] = targetsIn(link)
    const isOrdered =
      DOWNLOAD.test(read) && /\b(?:run|execute|launch|double[- ]?click)\b|\.exe\b/i.test(read)
    if (isOrdered && target && target.kind !== 'vendor' && target.kind !== 'placeholder')
      parts.archive = shown(link)
  }
  for (const window of windows(text, words.of('password'), 200, 200, 20)) {
    const read = plain(window.text)
    if (
      !ARCHIVE.test(read) ||
      ABOUT_OTHERS.test(read) ||
      literalIn(read) === null ||
      !isClose(read)
    )
      continue
    parts.password = shown(asText(window.text))
    break
  }
  return parts
}

const EACH_ARCHIVE = new RegExp(ARCHIVE, 'gi')

/** Facts are extracted, too, so that the word alone names no archive. */
const namesArchive = (text: string): boolean =>
  Array.from(text.matchAll(EACH_ARCHIVE)).some(([word]) => !/^extract/i.test(word))

const isClose = (text: string): boolean => {
  const archives = Array.from(text.matchAll(EACH_ARCHIVE), ({ index }) => index)
  const passwords = Array.from(
    text.matchAll(new RegExp(`${PASSWORD_WORD}|using:?\\s`, 'gi')),
    ({ index }) => index,
  )
  return archives.some((a) => passwords.some((b) => Math.abs(a - b) < 220))
}
