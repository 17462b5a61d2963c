/** What a statement reads that is secret: files of keys and log-ins, the environment, patterns of keys. Pure. */
import { STORES, STRONG } from './data-rules.ts'
import { findSign, hasSign, mayHave, wholeOf } from './sign.ts'

const WHOLE_ENVIRONMENT =
  /\bos\.environ\b(?!\s?(?:\[|\.(?:get|setdefault|pop|update|copy)\b))|\bprocess\.env\b(?!\s?[.[?])(?<!\{(?:(?!\.\.\.)[^{}]){1,600}\}\s{0,4}=\s{0,4}process\.env)|\bENV\.(?:to_\w+|map|each|select)|\bos\.Environ\(\)|\bSystem\.getenv\(\)|\$_ENV\b(?!\s?\[)|\bgetenv\(\s?\)|\bENV\.(?:to_h|each_pair|sort|filter)\b|\benv::vars\(\)|\bGetEnvironmentVariables\(|\bSys\.getenv\(\)|\bPlatform\.environment\b(?!\s?\[)|(?:^|[\s;(`])(?:env|printenv|export -p)\s{0,4}(?:\||\)|>|`)|\b(?:Get-ChildItem|gci|dir|ls)\s+env:/
const MORE_STORES =
  /\.cargo\/credentials|(?:\bhomedir\(\)|\bhome\(\)|\bHOME['"]?\]?|\bhome)\s?[,/]\s?[a-z]\w{0,20}\s?[,/]\s?["'`]\.env["'`]|\/\.env\*["'\x60]|~\/\.\{[^}\n]{0,80}(?:netrc|npmrc|pypirc|aws|ssh|gnupg)|\b(?:bash|zsh|ConsoleHost)_history\b|\bkubectl\s[^\n|]{0,40}\bget\s+secrets?\b[^\n]{0,40}\s-o|\b(?:dump-keychain|find-(?:generic|internet)-password)\b|\bhidden answer\b|\.(?:claude|codex|cursor|gemini|openclaw)["'`/\\, ]{1,6}(?:projects|sessions|history|chats|transcripts|conversations)\b|\btoJSON\(secrets\)|\b(?:getenv|environ|process\.env|ENV)\W{0,3}(?:get\W{1,2})?["']?(?:\w{0,20}_)?(?:PRIVATE_KEY|MNEMONIC|SEED_PHRASE)\b(?!_)|\binput\(\s?["'][^"'\n]{0,40}(?:private key|seed|recovery|mnemonic)/i
/** No log-in that a program hands back to the service that gave it. */
const GRAVEST =
  /\.ssh\b|id_(?:rsa|ed25519|ecdsa|dsa)|\.aws\b|\.gnupg|Login Data|cookies\.sqlite|logins\.json|key4\.db|wallet|keychain|\/etc\/shadow|Local State|\bCookies\b|keystore|solana|bitcoin|ethereum|electrum|exodus|metamask|nkbihf|Local Extension|tdata|\/environ/i
/** Patterns of keys that code looks for. */
const KEY_PATTERN =
  /(?:AKIA|ghp_|gho_|gh\[\w{2,6}\]_|xox|AIza|sk-|glpat-)[^\n]{0,12}\[[^\n\]]{2,20}\][^\n]{0,4}\{\d/
const EACH_PATTERN = new RegExp(KEY_PATTERN, 'g')
const ONE_VALUE =
  /\b(?:os\.environ|getenv|process\.env|ENV)\b[^\n]{0,12}\w*(?:TOKEN|SECRET|KEY|PASSW)/
/** Folders and their rights are no content. */
const PREPARES = /\b(?:mkdir|chmod|touch|chown)\s[^;&|\n]{0,60}/
const EACH_PREPARED = new RegExp(PREPARES, 'g')

const withoutPrepared = (statement: string): string =>
  hasSign(PREPARES, statement) ? statement.replace(EACH_PREPARED, ' ') : statement

/** With a single variable, where tools and not the user start the file. */
export const isSecretPlace = (statement: string, isBySelf: boolean): boolean => {
  const read = withoutPrepared(statement)
  const store = findSign(STORES, read)
  return (
    (store !== null && STRONG.test(read.slice(store.index, store.index + 160))) ||
    hasSign(MORE_STORES, read) ||
    hasSign(WHOLE_ENVIRONMENT, read) ||
    hasSign(KEY_PATTERN, read) ||
    (isBySelf && hasSign(ONE_VALUE, read))
  )
}

/** Asked for a piece of a file first, so that not each of its statements is searched. */
export const mayHaveSecretPlace = (
  file: { text: string },
  piece: string,
  isBySelf: boolean,
): boolean => {
  const whole = wholeOf(file)
  const places = [STORES, MORE_STORES, WHOLE_ENVIRONMENT, KEY_PATTERN]
  return [...places, ...(isBySelf ? [ONE_VALUE] : [])].some(
    (it) => !whole.lacks(it) && mayHave(it, piece),
  )
}

/** What no program has a reason to send. */
export const isGravePlace = (statement: string): boolean => {
  const read = withoutPrepared(statement)
  const store = STORES.exec(read)
  return store !== null && GRAVEST.test(read.slice(store.index, store.index + 160))
}

/** A file that looks for keys by their form. */
export const hasKeyPatterns = (text: string): boolean => {
  let count = 0
  for (const _ of text.matchAll(EACH_PATTERN)) {
    count += 1
    if (count === 2) return true
  }
  return false
}
