/**
 * Acts that the model is to keep from its user, by two signs that stand together: that something is
 * not told, and that data, money, rights, code or settings are touched. By words of several languages. Pure.
 */
import { withoutCitations } from './citations.ts'
import { aboutTarget } from './flows.ts'
import { isGuarded } from './guards.ts'
import { SERVICE } from './host-lists.ts'
import { isInQuotes } from './injection.ts'
import { lineAt } from './lines.ts'
import { utf8 } from './lures.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isAboutAttacks, windows } from './sections.ts'
import { findSign, hasSign } from './sign.ts'
import { isBad, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

/** Ways to say that something is left out. */
const NOT = [
  String.raw`(?<!\b(?:they|it|which|these|those|(?:if|when|so|once|because|where|until) you) )(?:do not|don't)(?! (?:see|notice|know|hear|learn)\b(?<!\b(?:users?|humans?|people|owners?|customers?|readers?|reviewers?) .{0,20}))|never|no need to|(?:needs?|have|has) not? (?:need )?to`,
  String.raw`need(?:s)? not|needn't|must(?: not|n't)|should(?: not|n't)`,
  String.raw`(?:un|not )necessary to|avoid|without|skip|instead of|rather than`,
  String.raw`there is no reason to`,
].join('|')
/** What is left out: saying it, or letting it be seen. */
const TELL = [
  String.raw`tell(?:ing)?|mention(?:ing)?|inform(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|describ(?:e|ing)`,
  String.raw`discuss\w*|list(?:ing)?(?! \w{2,30} - \w+ them\b)|report(?:ing)?|show(?:ing)?|explain(?:ing)?|announc\w+`,
  String.raw`log(?:ging)?|surfac\w+|bring(?:ing)?|rais(?:e|ing)|see|notice|know|hear|learn`,
  String.raw`bother(?:ing)?(?! with\b)|alert(?:ing)?|notify(?:ing)?|document(?:ing)?|acknowledg\w+`,
  String.raw`confirm(?:ing)?(?! without (?:explicit |user |their |the ){0,3}(?:approval|consent|confirmation)\b)|comment(?:ing)? on|refer(?:ring)? to|talk(?:ing)? about`,
  String.raw`say(?:ing)?|state`,
].join('|')
/** What it is about, in the same sentence. */
const IT = [
  String.raw`it|this|that|these|them|users?|humans?|people|person|owner|customer|reader`,
  String.raw`reviewers?|step|action|request|command|section|rule|change|summary|answer`,
  String.raw`repl(?:y|ies)|commit|explanations?|of it|up|there is`,
].join('|')

/** What is not told: the act itself, and not some output. */
const UNTOLD_PHRASES = [
  String.raw`\b(?:${NOT})\b(?: \w+){0,2}? (?:${TELL})\b(?! (?:the |your |any )?(?:users?|them) (?:to|how|where|which)\b)(?=(?:[^.\n]|\.\w){0,60}?\b(?:${IT})\b)`,
  String.raw`\b(?!(?<=\bin doubt, )leave it out(?! of\b))(?:leave|keep)s? (?:it|this|them|that|these)\b[^.\n]{0,20} (?:out(?! of (?:git|the repo|version|source|logs?|\x60(?:go|npm|cargo|make|docker) build\b))|hidden|private|secret|internal|to yourself|quiet|between (?:us|you|ourselves))`,
  String.raw`\b(?:skip|omit|drop|leave) (?:it|this|that|them) (?:in|from) (?:the |your |any |all )?(?:summar|answer|repl|explanation|report|commit|response)\w*`,
  String.raw`\b(?:users?|humans?|reader|customer|owner)\b[^.\n]{0,12} (?:must not|should not|need not) (?:see|notice|know|learn|hear)\b`,
  String.raw`\b(?:user|human|reader|customer)s? (?:get|are|is|would be|gets)\b[^.\n]{0,24}\b(?:confused|annoyed|alarmed|worried)`,
  String.raw`\b(?:finds?|consider\w*)\b[^.\n]{0,40}\bannoying\b`,
  String.raw`\b(?:an?|as|is|are|just|purely|merely|our|your) (?:\w+ )?internal (?:step|detail|matter|housekeeping|process)`,
  String.raw`\b(?:is|are|as|just|only|mere|pure) (?:(?:just|only|mere|pure|internal|routine|ordinary) )?housekeeping\b`,
  String.raw`\bis (?:not|no) part of (?:the|your)\b`,
  String.raw`\binconspicuous`,
  String.raw`\bso that (?:the |no )?(?:user|one|body|customer)\w*[^.\n]{0,20}\b(?:notic|confus|suspect)`,
  String.raw`\bsans\b[^.\n]{0,20}\b(?:parler|informer|pr\S{1,3}venir|mentionner|demander|dire)`,
  String.raw`\bohne\b[^.\n]{0,30}\b(?:fragen|erw\S{1,3}hnen|informieren|sagen|dass der)`,
  String.raw`\bsin\b[^.\n]{0,20}\b(?:mencionar\w*|avisar\w*|preguntar\w*|informar\w*|decir\w*|que el usuario)`,
  String.raw`\bsem\b[^.\n]{0,20}\b(?:avisar|mencionar|perguntar|informar|contar|que o usu)`,
  String.raw`\bsenza\b[^.\n]{0,20}\b(?:dire|chiedere|informare|avvisare|menzionare)`,
  String.raw`\bn(?:e|')\b[^.\n]{0,30}\b(?:pas|jamais|rien)\b[^.\n]{0,30}\b(?:utilisateur|mentionn|parle)`,
  String.raw`\b(?:ne |n')(?:figur|appara\S{1,3}|doi\w{1,3} (?:figur|appara\S{1,3}))\w{0,4}\b[^.\n]{0,12}\b(?:pas|ni|jamais)\b`,
  String.raw`\b(?:erscheint|steht|geh\S{1,3}rt)\b[^.\n]{0,24}\bnicht (?:im|in (?:der|den|die))\b`,
  String.raw`\bn(?:on?|\S{1,3}o) (?:debe )?(?:aparece|figura|consta|compare|appare)\w{0,3} (?:en|n[oa]s?|ne[lL]\w{0,2})\b`,
  String.raw`\b(?:erw\S{1,3}hne|zeige|verrate|sage?)\b[^.\n]{0,30}\bnicht\b`,
  String.raw`\bnicht\b[^.\n]{0,20}\b(?:erw\S{1,3}hn|verrat|mitteil|anzeig)`,
  String.raw`\bno (?:se )?(?:lo |le )?(?:digas|menciones|muestres|informes|comentes|cuentes|avises)`,
  String.raw`\bn\S{1,3}o (?:mencione|conte|informe|diga|mostre|avise)`,
]
const UNTOLD = new RegExp(
  [
    ...UNTOLD_PHRASES,
    utf8(
      '不要告诉',
      '不要告知',
      '不要提',
      '别告诉',
      '不要通知',
      '不要让用户',
      '无需告知',
      '无需询问',
      '不必告知',
      '悄悄',
      'е сообща',
      'е упомина',
      'е говори',
      'е показыва',
      'е рассказыва',
      'ез ведома',
      'ез уведомлен',
      'езаметно',
      '知らせない',
      '伝えない',
      '言わない',
      '見せない',
      '知らせず',
      '伝えず',
      'こっそり',
      '알리지',
      '언급하지',
      '몰래',
    ),
    `${utf8('静默')}(?!${utf8('错误', '失败', '异常')})`,
  ].join('|'),
  'i',
)
/** Said to be otherwise than it is. */
const DECEIVES =
  /\bif (?:you are |you're |they |the user |the customer |someone |anyone )?asks?(?:ed)?\b[^.\n]{0,30}\b(?:say|claim|answer|deny|reply|explain(?! this\b|\w* why\b)|tell|pretend)|(?<!\b(?:the|an?|each|any) )\b(?:pretend|claim|say(?! (?:so|["\x60][^"\x60\n]{1,40}["\x60]) instead\b)|tell(?! (?:the )?(?:user|them)(?: so)? instead(?:[.;)\n]|$| of (?:build|compil|retry)ing\b))(?! (?:the )?(?:user|them)\W{1,4}(?:which|what|why|how)\b(?=[^.\n]{0,80}\binstead\b))|answer|report that)\b[^.\n]{0,80}\b(?:whatever (?:the|happens|it)|even if|regardless of|instead(?! of (?:\w+ )?(?:guess|invent|mak|assum|fabricat|recreat|creat|merg|mov|rewrit|add)ing\b)|no matter)\b|\bshow\b[^.\n]{0,24}\b(?:original|real|old|former|correct)\b[^.\n]{0,30}\b(?:one|chat|user|value|address|number|message|screen)|\b(?:besides|in addition to|next to) the real\b|\b(?:treat|present|label) (?:it|this|them) as (?:routine|harmless|normal)|\b(?:say|tell|explain|claim|state)\b[^.\n]{0,40}\bthis is (?:routine|normal|harmless)\b/i
const QUIETLY =
  /\b(?:silently|quietly|secretly|covertly|discreetly|behind the scenes|in (?:the )?background|unprompted|automatically|on your own|without (?:asking|confirmation|approval|permission|prompting|consent)|no need to ask|(?:do not|don't|never) ask|by itself|at once|right away)\b/i

const CARRIES =
  /\b(?:send|post|put|upload|submit|forward|copy|include|add|attach|append|share|sync|mirror|push|report|embed|pass|write|store|save|fetch|download|request|run|execute|install|import|open|load|call|curl|npx|replace|swap|change|create|use)\w*\b|[\xd0-\xef]/i
const SECRET = new RegExp(
  String.raw`(?<![\w.])\.env\b|~\/\.(?:ssh|aws|netrc|npmrc|gnupg|kube|docker|config|openclaw|claude|bash_history|zsh_history)|\bid_(?:rsa|ed25519)\b|\b(?:passwords?|passcodes?|credentials?|api[ _-]?keys?|tokens?|secrets?|environment variables|private keys?|seed phrases?|recovery phrases?|mnemonics?|cookies|account numbers?|one-time codes?|verification codes?|shell history|conversations?|transcripts?|chat history|user messages?|last messages?)\b|\$[A-Z]{2,20}_(?:KEY|TOKEN|SECRET)\b|` +
    utf8(
      '密码',
      '密钥',
      '私钥',
      '助记词',
      '对话',
      '凭证',
      'ароль',
      'люч',
      'ереписк',
      'パスワード',
      '会話',
      '비밀번호',
    ),
  'i',
)
/** Rights, code and mail that a stranger gets. */
const PLANTS =
  /\bcollaborators?\b|\bCODEOWNERS\b|\brequired_approving_review_count\b|\bpermission=admin|\bdeploy key|\badmin(?:istrator)? (?:rights|role|access|user)|\bbackdoor|\baccepts? (?:the|a|this|also) (?:\w+ )?(?:password|key|token|code)\b|\bmaster (?:password|key|token)|\b(?:filter|rule)\b[^.\n]{0,60}\bforwards?\b|\bforwards?\b[^.\n]{0,80}@|\b(?:package\.json|requirements\.txt|pyproject\.toml|go\.mod|Cargo\.toml|dependenc(?:y|ies))\b|\bverify\s?=\s?False|\brejectUnauthorized|\bgit push\b|\bwebhooks?\b|\bhooks -f\b|\bother skills?\b|\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|USER|TOOLS|HEARTBEAT)\.md\b|\.cursorrules\b|\bcrontab\b|\bsudo\b|\b(?:disable|remove|weaken|skip|comment out)\b[^.\n]{0,30}\b(?:checks?|validation|verification|logging|authentication|tests?|encryption|signatures?)\b/i
const MONEY =
  /\bIBAN\b|\b(?:wallet|recipient|payee|destination|payout|bank|payment) (?:address|account|details?)|\bcommission\b|\baffiliate\b|[?&]ref=|\breferral\b|\b0x[0-9a-f]{40}\b|\bbc1[0-9a-z]{30,60}\b|\binvoice\b|\brefunds?\b|\bgift cards?\b|\btransfers?\b[^.\n]{0,40}\b(?:funds|money|balance|amount|SOL|ETH|BTC|USDC)\b/i
const E_MAIL = /\b[\w.+-]{1,40}@(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\b/i
const TO_SECURITY =
  /\b(?:mask|redact|hide|protect|never (?:log|print|share|commit|store|send|put|show|reveal|echo|display|repeat|read|cat)|(?:do not|don't) (?:print|reveal|show|echo|display|repeat|log)(?= (?:the|these|those|any|its|a|secret|value|password)))\b[^.\n]{0,60}\b(?:secrets?|tokens?|passwords?|keys?|credentials?|values?)\b/i

/** The secret of a service is kept, in a sentence that does nothing with it. */
const A_KEPT_KEY =
  /\b(?:keys?|tokens?|passwords?|secrets?|credentials?)\b[^.\n]{0,80}\bkeep (?:it|them) (?:secret|private|safe)(?=[.!]?\s*(?:\n|$))/i
const KEPT_KEY = new RegExp(A_KEPT_KEY, 'gi')
/** A file with a secret that is not to be read. */
const A_LEFT_ONE =
  /\b(?:token|secret|password|key|credential)s?\b(?:[^.\n]|\.\w){0,60}[;,.]\s{1,2}(?:do not|don't|never) (?:\w{3,10} or )?(?:read|show|print|open|display|cat|share|log) (?:or \w{3,10} )?(?:it|this file|that file|the file|them)(?=[.!]?\s{0,4}(?:\n|$))/i
const LEFT_ALONE = new RegExp(A_LEFT_ONE, 'gi')
const withoutKept = (text: string): string =>
  !hasSign(A_KEPT_KEY, text) && !hasSign(A_LEFT_ONE, text) ? text : keptIn(text)

const keptIn = (text: string): string =>
  text
    .replace(LEFT_ALONE, (whole) => ' '.repeat(whole.length))
    .replace(KEPT_KEY, (whole, offset: number) => {
      const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset) + whole
      return CARRIES.test(line) ? whole : ' '.repeat(whole.length)
    })

export function* findConcealedActs(file: ScannedFile): Generator<Hit> {
  if (file.isCode && !file.isDecoded) return
  const { words } = file
  const places = [...words.of('conceal'), ...words.of('order'), ...words.of('untold')]
  for (const { start, text: whole } of windows(
    file.text,
    places.toSorted((a, b) => a - b),
    360,
    480,
    120,
  )) {
    const text = withoutKept(whole)
    const untold = findSign(UNTOLD, text) ?? findSign(DECEIVES, text)
    if (untold === null || isTold(file, start + untold.index)) continue
    const near = text.slice(Math.max(0, untold.index - 420), untold.index + 420)
    const weight = weightOf(near, untold[0])
    if (weight === null || (weight.target === null && isAboutAttacks(near))) continue
    yield found(
      'injection.concealed_act',
      weight.target !== null && isBad(weight.target) ? 'block' : 'hold',
      `The model is to keep from its user that it ${weight.what}.`,
      start + untold.index,
      untold[0].length,
    )
    return
  }
}

/** A heading whose longer words have capitals is no order. */
const TITLE =
  /^#{1,6} (?![^\n]{0,160}\b[Uu]sers?\b)(?:(?:[A-Z\x80-\xff"'`(]\S{0,40}|[a-z]{1,4})(?:\s|$)){3,16}$/

/** Quoted, or one of several things to look for. */
const isTold = (file: ScannedFile, offset: number): boolean =>
  isInQuotes(file.text, offset) ||
  isGuarded(file.text, offset) ||
  TITLE.test(lineAt(file.text, offset)) ||
  /\b(?:such as|e\.g\.|phrases?|patterns?|look(?:ing)? for|attempts? to|tr(?:y|ies) to|texts? (?:like|that)|flag|detect)\b[^\n]{0,80}$/i.test(
    file.text.slice(Math.max(0, offset - 140), offset),
  )

const foreignIn = (whole: string): Target | null => {
  const text = withoutCitations(whole)
  const mail = E_MAIL.exec(text)?.[0]
  const targets = targetsIn(text, 12).concat(mail ? (targetOf(mail.split('@')[1] ?? '') ?? []) : [])
  const worst = worstOf(
    targets.filter(({ kind, host }) => kind !== 'vendor' && !SERVICE.test(host)),
  )
  return worst !== null && worst.kind !== 'placeholder' ? worst : null
}

const weightOf = (text: string, untold: string): { what: string; target: Target | null } | null => {
  const target = foreignIn(text)
  const isDeceit = DECEIVES.test(text)
  const isQuiet = QUIETLY.test(text)
  if (target !== null && CARRIES.test(text)) return { what: `uses ${aboutTarget(target)}`, target }
  if (MONEY.test(text) && (isDeceit || /\b(?:replace|swap|change|add|send|transfer)/i.test(text)))
    return { what: 'decides where money goes', target }
  if (PLANTS.test(text) && CARRIES.test(text))
    return { what: 'changes rights, code or settings', target }
  const isSecret = SECRET.test(text.replace(untold, ' '))
  if (isSecret && !TO_SECURITY.test(text) && (isDeceit || isQuiet) && CARRIES.test(text))
    return { what: 'touches what is confidential', target }
  return null
}
