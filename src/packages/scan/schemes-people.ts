/** Schemes that use the trust of a person: codes of log-ins that go to somebody else, health that is put at risk. Pure. */
import { aboutTarget } from './flows.ts'
import { utf8 } from './lures.ts'
import { found, type Hit } from './rule.ts'
import { hasSign } from './sign.ts'
import { isForeign, targetsIn, worstOf } from './targets.ts'

const MAX_TRIES = 40
const NEAR = 420

const CODE = String.raw`\b(?:(?:log-?in|sign-?in|verification|confirmation|security|sms|text|one-?time|pairing|whatsapp|telegram) (?:code|pin|pass ?word)s?|otp|2fa|two-?factor code|(?:best\S{1,3}tigungs|anmelde|sicherheits|einmal)-?(?:code|kennwort)\w{0,2}|c\S{1,3}digos? de (?:verifica|confirma|acesso|acceso|inicio|segur)\w*|codes? de (?:v\S{1,3}rification|confirmation|connexion|s\S{1,3}curit\S{1,3})|codice di (?:verifica|accesso|conferma))|${utf8('验证码', '登录码', '認証コード', '確認コード', 'ログインコード', 'од подтвержд', 'од для входа', 'од входа', '로그인 코드', '인증 코드', '인증번호', '확인 코드')}`
const CODES = new RegExp(CODE, 'gi')
const ANY_CODE = new RegExp(CODE, 'i')
/** Whose code it is: each of them warns its users not to hand it on. */
const OWNERS: readonly [hosts: string, sign: RegExp][] = [
  [
    'telegram.org t.me',
    new RegExp(String.raw`\btelegram\b|${utf8('텔레그램', 'елеграм', '电报')}`, 'i'),
  ],
  [
    'whatsapp.com facebook.com meta.com',
    new RegExp(String.raw`\bwhats ?app\b|${utf8('와츠앱', 'отсап', 'атсап')}`, 'i'),
  ],
  ['kakao.com daum.net', new RegExp(String.raw`\bkakao\w*|${utf8('카카오')}`, 'i')],
  ['wechat.com qq.com', new RegExp(String.raw`\bwechat\b|${utf8('微信')}`, 'i')],
  ['signal.org', /\bsignal (?:app|account|code|messenger)\b/i],
  ['google.com gmail.com googleapis.com', /\b(?:google|gmail)\b/i],
  ['apple.com icloud.com', /\b(?:apple ?id|icloud)\b/i],
  [
    'microsoft.com microsoftonline.com live.com office.com outlook.com azure.com',
    /\b(?:microsoft|outlook|office 365|m365)\b/i,
  ],
  ['instagram.com facebook.com meta.com', /\b(?:instagram|facebook)\b/i],
  ['paypal.com', /\bpaypal\b/i],
  [
    'line.me line-apps.com',
    new RegExp(String.raw`\bLINE (?:app|account|code)\b|${utf8('ライン認証')}`),
  ],
  [
    '',
    new RegExp(
      String.raw`\b(?:bank(?:ing)?|banco|banque|banca|sparkasse)\b|${utf8('银行', '銀行', '은행', 'анк')}`,
      'i',
    ),
  ],
]
const ASKS = new RegExp(
  String.raw`\b(?:ask|asks|tell|tells|give|gives|enter|enters|type|types|send|sends|read|paste|share|frag\w*|nenn\w*|schick\w*|sende\w*|p[ei]d[ae]\w*|env\S{1,3}[ae]\w*|demande\w*|envoie\w*|envoy\w*|chied\w*|invi[ao]\w*|pe\S{1,3}a)\b|${utf8('묻', '알려', '보내', '보냅', '입력', '询问', '告诉', '发送', '输入', '聞', '送信', '入力', 'проси', 'тправ', 'веди')}`,
  'i',
)

export function* relayedCodes(text: string): Generator<Hit> {
  if (!text.includes('://') || !hasSign(CARRIED, text) || !hasSign(ANY_CODE, text)) return
  let tries = 0
  for (const { index, 0: code } of text.matchAll(CODES)) {
    tries += 1
    if (tries > MAX_TRIES) return
    const near = text.slice(Math.max(0, index - NEAR), index + NEAR)
    const owners = OWNERS.filter(([, sign]) => sign.test(near))
    const given = targetsIn(near, 8).filter(
      (it) =>
        isForeign(it) && it.path.length > 1 && !owners.some(([hosts]) => isBelow(it.host, hosts)),
    )
    const target = worstOf(given)
    if (owners.length === 0 || target === null || !ASKS.test(near)) continue
    if (!CARRIED.test(near)) continue
    yield found(
      'order.asks_secret',
      'hold',
      `A code that another service sends its user goes to ${aboutTarget(target)}.`,
      index,
      code.length,
    )
    return
  }
}

const isBelow = (host: string, owners: string): boolean =>
  owners.split(' ').some((it) => it !== '' && (host === it || host.endsWith(`.${it}`)))

/** The address has a place for it. */
const CARRIED =
  /https?:\/\/[^\s"'`<>)]{4,200}(?:[?&]\w{1,20}=|\/(?:code|otp|verify|confirm|pin|auth|sms|link|start|submit)\b)|\bcurl\b[^\n]{0,200}(?:-d|--data)/i

/** Pages where a code that somebody else has asked for lets them in. */
const DEVICE_PAGES = /\b(?:devicelogin|deviceauth|aka\.ms\/device|(?:login|oauth2?)\/device)\b/gi
const A_DEVICE_PAGE = new RegExp(DEVICE_PAGES.source, 'i')
const OF_DEVICE_PAGES =
  'microsoft.com microsoftonline.com aka.ms office.com azure.com github.com google.com'
/** The warning of the page is explained away. */
const EXPLAINED =
  /\b(?:that|which|this|it) is (?:us|our\b|the \w[\w ]{0,30}\b(?:bridge|relay|session|connector))|\b(?:press|choose|choosing|pick|click|select)\b[^.\n]{0,24}\b(?:continue|approve|accept)\b/i

export function* deviceCodes(text: string): Generator<Hit> {
  if (!hasSign(A_DEVICE_PAGE, text)) return
  let tries = 0
  for (const { index, 0: page } of text.matchAll(DEVICE_PAGES)) {
    tries += 1
    if (tries > MAX_TRIES) return
    const near = text.slice(Math.max(0, index - NEAR), index + NEAR)
    if (!EXPLAINED.test(near) || !ASKS.test(near)) continue
    const given = targetsIn(near, 8).filter(
      (it) => isForeign(it) && !isBelow(it.host, OF_DEVICE_PAGES),
    )
    const target = worstOf(given)
    if (target === null) continue
    yield found(
      'order.asks_secret',
      'hold',
      `The user is to enter a code that lets ${aboutTarget(target)} into the account.`,
      index,
      page.length,
    )
    return
  }
}

const MEDICINE =
  /\b(?:insulin\w*|doses?|dosage|medication|medicines?|tablets?|pills?|antibiotics?|chemo\w*|anticoagul\w+|antidepress\w+|beta-?blockers?|warfarin|metformin|lithium|medikament\w*|tabletten?|dosis|medicamentos?|pastillas?|m\S{1,3}dicaments?|comprim\S{1,3}s?|rem\S{1,3}dios?|farmac[oi]\w*)\b/i
const LEAVES_OUT =
  /\b(?:leave out|leav\w+ out|skip(?:s|ping)?|stop(?:s|ping)? (?:taking|the)|omit\w*|halve|discontinu\w+|double|come off|wean off|replace|absetzen|wegl\S{1,3}ss\w*|weglassen|dejar de tomar|omitir|suspend\w+|arr\S{1,3}ter|sauter|parar de tomar|pular|smettere|saltare)\b/gi
/** Who would help is not to be asked. */
const ALONE =
  /\b(?:do not|don't|not to|never|avoid|instead of|rather than|no need to|(?<!\b(?:not|never)\b[^.;\n]{0,60})without)\s(?:\w+ ){0,2}?(?:speak\w*|talk\w*|call\w*|consult\w*|contact\w*|ask\w*|see(?:ing)?|tell\w*|inform\w*|involv\w*|mention\w*)\b[^.;\n]{0,40}\b(?:doctors?|physicians?|pharmacists?|nurses?|clinic|hospital|ambulance|emergency|911|112|therapists?|relatives?)\b|\b(?:nicht|ohne)\b[^.;\n]{0,30}\b(?:arzt|\S{1,3}rzt\w*|notruf|apotheke\w*)\b|\b(?:no|sin)\b[^.;\n]{0,30}\b(?:m\S{1,3}dico|urgencias)\b|\b(?:ne|sans)\b[^.;\n]{0,30}\b(?:m\S{1,3}decin|urgences)\b|\b(?:n\S{1,3}o|sem)\b[^.;\n]{0,30}\b(?:m\S{1,3}dico|emerg\S{1,3}ncia)\b/i
const FORBIDS =
  /\b(?:never|not|don't|nobody|avoid|without|whether|nicht|nunca|jamais|ob)\b[^.;:!?\n]{0,60}$/i
const HEALTH = 460

export function* harmedHealth(text: string): Generator<Hit> {
  // What is found sooner is asked for first.
  if (!hasSign(MEDICINE, text) || !hasSign(ALONE, text)) return
  let tries = 0
  for (const { index, 0: act } of text.matchAll(LEAVES_OUT)) {
    tries += 1
    if (tries > MAX_TRIES) return
    if (FORBIDS.test(text.slice(Math.max(0, index - 80), index))) continue
    const near = text.slice(Math.max(0, index - HEALTH), index + HEALTH)
    if (!MEDICINE.test(text.slice(index, index + 80)) || !ALONE.test(near)) continue
    yield found(
      'order.misleads',
      'hold',
      'A person is to change a treatment, and to ask nobody who knows about it.',
      index,
      act.length,
    )
    return
  }
}

/** Of a wallet; they give access to all that is in it. */
const OF_A_WALLET = /\bBIP-?39\b|\b(?:seed|recovery) (?:phrase|words)\b|\bmnemonic\b/i
const ASKS_WORDS =
  /\b(?:ask|have|let|tell|instruct|get)\b[^.\n]{0,24}\b(?:users?|them|owner|customer|person)\b[^.\n]{0,30}\b(?:type|enter|paste|say|dictate|read|send|upload|give|write)\b[^.\n]{0,20}\b(?:the|all|their|its|these|those)\b[^.\n]{0,20}\bwords\b/i

export function* askedWords(text: string): Generator<Hit> {
  if (!hasSign(ASKS_WORDS, text) || !OF_A_WALLET.test(text)) return
  const match = ASKS_WORDS.exec(text)
  if (match === null || FORBIDS.test(text.slice(Math.max(0, match.index - 60), match.index))) return
  yield found(
    'order.asks_secret',
    'hold',
    'The user is to type the words of a wallet.',
    match.index,
    match[0].length,
  )
}
