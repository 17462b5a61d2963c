/** Schemes against people that a text orders: codes of log-ins that are forwarded, calls with remote control, money to a given account, all that is wiped. Pure. */
import { BITCOIN, ETHEREUM, IBAN, LIKE_AN_ACCOUNT, TRON } from './accounts.ts'
import { aboutTarget } from './flows.ts'
import { utf8 } from './lures.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { askedWords, deviceCodes, harmedHealth, relayedCodes } from './schemes-people.ts'
import { carriedSecrets, publishedRecords } from './schemes-published.ts'
import { hasSign } from './sign.ts'
import { isForeign, targetOf } from './targets.ts'

const MOST = 120_000
const MAX_TRIES = 60
const NEAR = 260

const FORWARDS = new RegExp(
  String.raw`(?:\b(?:forward\w*|redirect\w*|bcc|weiterleit\w*|leite\w{0,2}|reenv\S{1,4}\w{0,3}|r\S{1,3}achemin\w*|transf\S{1,3}re\w*|encaminh\w*|inoltr\w*)\b|${utf8('转发', '転送', 'ересыл', '전달')})[^\n]{0,80}?(?<![\w.+-])[\w.+-]{1,40}@((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})\b`,
  'gi',
)
/** Soon found, as most texts have none. */
const AN_ADDRESS = /[\w.+-]@[a-z0-9-]/i
const CODES = new RegExp(
  String.raw`verification (?:code|mail)|security (?:alert|code)|password reset|reset (?:your|the) password|one-?time (?:code|pass)|\botp\b|\b2fa\b|new sign-?in|log-?in code|sicherheitscode|best\S{1,3}tigungscode|anmeldecode|c\S{1,3}digos? de (?:verifica|segur)|code de (?:v\S{1,3}rification|s\S{1,3}curit)|codice di (?:verifica|sicurezza)|${utf8('验证码', '認証コード', '確認コード', 'од подтвержд', '인증 코드')}`,
  'i',
)
const UNSEEN = new RegExp(
  String.raw`\b(?:delet\w+|mark(?:ed)? (?:it |them )?as read|skip (?:the )?inbox|trash|archive|l\S{1,3}sch\w*|borr\w*|elimin\w*|supprim\w*|apag\w*|cancell\w*)\b|${utf8('删除', '削除', 'дали')}`,
  'i',
)
const FORBIDS = /\b(?:never|not|don't|nicht|nunca|jamais|no)\s(?:\w{1,12}\s){0,3}$/i

const REMOTE =
  /\b(?:AnyDesk|TeamViewer|RustDesk|UltraViewer|AeroAdmin|SupRemo|Quick ?Assist|ScreenConnect|HopToDesk|LogMeIn)\b/
const EACH_REMOTE = new RegExp(REMOTE, 'g')
const PHONE = /(?:\+\d{1,3}[\s().-]{1,2}|\b0?800[\s-]?|\b1[-\s]8\d\d[-\s])\(?\d[\d\s().-]{6,16}\d/
const BANK =
  /\b(?:bank\w*|refund\w*|gift cards?|estorn\w*|reembols\w*|erstattung|rembours\w*|banco|contas? banc\S*|cuenta|konto|PIN)\b/i
const PRESSURE =
  /\b(?:(?:do not|don't) (?:hang up|tell|talk|switch|close)|suspended|suspens\w+|bloque\w*|gesperrt|legen sie nicht|n\S{1,3}o (?:desligu\w*|fale)|no (?:cuelgue|apague|hable)|ne raccroch\w*|locked|prazo|immediately)\b/i
const TO_SAY =
  /\b(?:tell|inform|show|give|say to|ask) (?:the |your )?(?:users?|customers?|them|people)\b|\b(?:diga|informe|avise) a[oa]?s? |\bsag\w{0,2} (?:dem|der)\b|\b(?:dile|diles|d\S{1,2}gale|informa) |\b(?:dis|dites|indique)\b[^.\n]{0,20}utilisateur|\bwith these words\b|estas palavras|estas palabras/i

const ACCOUNT = new RegExp(
  String.raw`(?<![\w-])(?:${IBAN}|${ETHEREUM}|${BITCOIN}|${TRON})(?![\w-])`,
  'g',
)
/** Numbers that documents of banks and of software show. */
const EXAMPLE =
  /^(?:DE89 ?3704|DE75 ?5121|GB29 ?NWBK|GB82 ?WEST|GB33 ?BUKB|FR14 ?2004|FR76 ?3000|NL91 ?ABNA|ES91 ?2100|ES79 ?2100|IT60 ?X054|CH93 ?0076|AT61 ?1904|BE68 ?5390|LT12 ?1000|PL61 ?1090|PT50 ?0002|SE45 ?5000)/
const PAYMENT =
  /\b(?:invoices?|factur\w*|rechnung\w*|fatura\w*|pagos?|payments?|pay|zahl\w*|virement\w*|paiement\w*|bonific\w*|fattur\w*|distint[ae]|pagament\w*|facture\w*|coordinat\w*|transfer\w*|\S{0,3}berweis\w*)\b/i
const FROM_A_SUM =
  /\b(?:over|above|more than|at least|from|m\S{1,3}s de|mayor\w*|superior\w*|ab|\S{1,3}ber|mehr als|plus de|sup\S{1,3}rieur\w*|mais de|acima de|oltre)\s(?:\w{1,6}\s){0,2}[$\x80-\xff]{0,3}\s?\d/i
const OTHER_SHOWN =
  /\b(?:summary|recap|riepilogo|resumen|resumo|r\S{1,3}capitulatif|zusammenfassung|\S{1,3}bersicht|not shown?|(?:do not|don't|never) (?:show|mention|name)|non (?:si )?mostr\w*|no (?:se )?muestr\w*|n\S{1,3}o (?:se )?mostr\w*|nicht (?:an)?zeig\w*|ne (?:pas )?(?:montr|affich)\w*|preview|vista previa|vorschau|aper\S{1,3}u|pr\S{1,3}-?visualiza\S*|anteprima|normal\w*|usual|\S{1,3}blich\w*|real)\b/i

const CLEAN_STATE =
  /\bnear-?factory\b|\bfactory (?:state|reset|settings)\b|\bnothing (?:is|remains|was) left\b|\bwipe (?:the |this |their )?(?:machine|disk|computer|drive|laptop|account)\b|\bscorched\b/i
const OBJECTS = [
  /\bbuckets?\b/i,
  /\binstances?\b/i,
  /\bdatabases?\b/i,
  /\bIAM users?\b|\baccounts?\b/i,
  /\bhome (?:folder|directory)\b/i,
  /\brepositor(?:y|ies)\b/i,
  /\b(?:backups?|snapshots?|Time Machine)\b/i,
  /\b(?:clusters?|volumes?|stacks?)\b/i,
]
const UNASKED =
  /\bwithout\s+(?:asking|confirm\w*|approval|a question)|\bno\s+confirmation\b|\b(?:do not|don't|never)\s+(?:ask|confirm|stop)\b|--(?:yes|force)\b/i

export function* findSchemes(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  const text = file.text.slice(0, MOST)
  if (AN_ADDRESS.test(text) && hasSign(CODES, text)) yield* forwardedCodes(text)
  if (hasSign(REMOTE, text) && hasSign(PRESSURE, text)) yield* remoteControl(text)
  const hasAccount = LIKE_AN_ACCOUNT.test(text)
  if (hasAccount && [PAYMENT, FROM_A_SUM, OTHER_SHOWN].every((it) => hasSign(it, text)))
    yield* givenAccounts(text)
  if (hasSign(CLEAN_STATE, text)) yield* wipes(text)
  yield* relayedCodes(text)
  yield* deviceCodes(text)
  yield* harmedHealth(text)
  yield* askedWords(text)
  yield* publishedRecords(text)
  yield* carriedSecrets(text)
}

const around = (text: string, index: number, reach: number): string =>
  text.slice(Math.max(0, index - reach), index + reach)

function* forwardedCodes(text: string): Generator<Hit> {
  let tries = 0
  for (const { index, 0: order, 1: host = '' } of text.matchAll(FORWARDS)) {
    tries += 1
    if (tries > MAX_TRIES) return
    const target = targetOf(host)
    const near = text.slice(Math.max(0, index - NEAR), index + order.length + NEAR)
    if (target === null || !isForeign(target) || !CODES.test(near)) continue
    if (FORBIDS.test(text.slice(Math.max(0, index - 40), index))) continue
    yield found(
      'order.sends_data',
      UNSEEN.test(near) ? 'block' : 'hold',
      `Codes and warnings of log-ins are forwarded to ${aboutTarget(target)}.`,
      index,
      order.length,
    )
    return
  }
}

function* remoteControl(text: string): Generator<Hit> {
  let tries = 0
  for (const { index, 0: program } of text.matchAll(EACH_REMOTE)) {
    tries += 1
    if (tries > MAX_TRIES) return
    const near = around(text, index, 700)
    if (![PHONE, BANK, PRESSURE, TO_SAY].every((it) => it.test(near))) continue
    yield found(
      'order.asks_secret',
      'hold',
      'The user is to call a number and to let somebody control the machine, with the bank at hand.',
      index,
      program.length,
    )
    return
  }
}

function* givenAccounts(text: string): Generator<Hit> {
  let tries = 0
  for (const { index, 0: account } of text.matchAll(ACCOUNT)) {
    tries += 1
    if (tries > MAX_TRIES) return
    if (EXAMPLE.test(account)) continue
    const near = around(text, index, 420)
    if (![PAYMENT, FROM_A_SUM, OTHER_SHOWN].every((it) => hasSign(it, near))) continue
    yield found(
      'order.moves_money',
      'hold',
      'From a sum on, a payment goes to an account that the text gives.',
      index,
      account.length,
    )
    return
  }
}

function* wipes(text: string): Generator<Hit> {
  const clean = CLEAN_STATE.exec(text)
  if (clean === null) return
  const near = text.slice(Math.max(0, clean.index - 300), clean.index + 1300)
  if (!UNASKED.test(near) || OBJECTS.filter((it) => it.test(near)).length < 3) return
  yield found(
    'order.harmful_act',
    'hold',
    'An order to delete all that the user has, on the machine and elsewhere, without a question.',
    clean.index,
    clean[0].length,
  )
}
