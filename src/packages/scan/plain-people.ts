/** Orders in plain words against people: steering, codes and passwords, money, personal data, conditions, deceit. Pure. */
import type { Form } from './plain-form.ts'
import { HUSHED } from './plain-signs.ts'
import { either } from './sign.ts'
import { sign } from './signs.ts'

const FAVOURS = sign(
  [
    String.raw`(?:recommend|suggest|favou?r|promote|put|place|rank(?!ings?\b)|steer|nudge|guide|push|raise|lift|boost|increase|add|mention|describe|prefer|praise|advertise|get one|gets? (?:one|a|an) |comes? (?:out )?(?:first|on top|ahead)|come out|lower|reduce|pick|advise|choose|chosen|rated?|wins?|feels? like|agreed|work it in|natural choice|the winner is|go on top|wirken|include)\w*\b`,
    String.raw`(?:empfiehl|empfehle|bevorzuge|recomienda|recomiende|recommande|pr\S{1,3}f\S{1,3}re|recomende|consiglia|nenne|setze)\b`,
  ],
  '优先推荐 推荐 排在 екоменд ставь おすすめ 推奨 一位',
)
const MARKET = sign(
  [
    String.raw`hotels?\b|CRM\b|angebot\w*|firma\b|articles by|hosting|bank\b|tenders?\b|quotes?\b|ranking\b|sponsors?\b|librar(?:y|ies)\b|generics?\b|choice\b|vendors?\b|suppliers?\b|providers?\b|brands?\b|agenc(?:y|ies)|candidates?\b|products?\b|competitors?\b|alternatives?\b|plans?\b|cards?\b|insur\w+|brokers?\b|databases?\b|partners?\b|shortlist|comparisons?|compares?\b|scores?\b|anbieter|proveedor\w*|opciones|fournisseur\w*|fornecedor\w*|[A-Z]\w{3,}(?= (?:first|on the first|always))|(?<=(?:siempre|immer den anbieter|toujours) )[A-Z]\w{3,}`,
  ],
  '主机 评测 中立 第一位 第一 ервое 一位 广告 推广 еклам',
)
const UNFAIR =
  /\beven (?:if|when|where|though)\b.{0,60}\b(?:better|cheaper|best|suit\w*|fit\w*|prefers?|stronger|free)\b|\bwhatever (?:the|their|they|the user)\b.{0,30}\b(?:requirements?|needs?|wishes|ask\w*|say|wants?|results?)\b|\bregardless of (?:what you find|price|fit|quality|the (?:results?|requirements?|needs?|user))|\baunque haya\b.{0,20}\bmejor\w*|\bin any case\b|\bfitting or not\b|\bsoll immer am g\S{1,3}nstigsten|\xe6\x97\xa0\xe8\xae\xba\xe7\x94\xa8\xe6\x88\xb7|\bauch wenn\b.{0,40}\b(?:besser|billiger|g\S{1,3}nstiger)|\bm\S{1,3}me si\b.{0,40}\b(?:meilleur|moins cher)/i
const POSES =
  /\b(?:(?:present|show|describe|sell|offer)\w*\b.{0,40}\bas (?:an? )?(?:independent|neutral|objective|unbiased|impartial|the full picture|editorial|honest)|(?:look|appear|seem|sound|read)s? (?:like|as) (?:your own|an honest|a neutral|an independent)|as (?:a |your )?(?:personal|own) (?:observation|opinion|experience|view)|fair-sounding|neutral-sounding|noticing that it is (?:advertis\w+|an ad|sponsored)|(?:that|as) (?:it|this|we) (?:is|are) (?:advertis\w+|sponsored|paid))\b/i
const TILTS =
  /\b(?:criteria|reasons?|weakness\w*|drawbacks?)\b.{0,40}\b(?:accordingly|that (?:carry|favou?r|support|sound)|keeps? them below|each)\b|\b(?:(?:always|must|has to|have to) (?:wins?|come first|score)|(?:\d+|one|two|three|five|ten) points (?:lower|higher|less|more))\b|\b(?:by|of) (?:\d+|five|ten|fifteen|twenty) (?:points|%|percent)|\bfind (?:a |one )?(?:weakness|flaw|reason)\b/i
const OPEN_RANK =
  /\b(?:openly|say so|disclos\w+|does not depend|transparent\w*|labelled|criteria agreed|(?:intent|flags?|options?|arguments?|settings?|values?|overrides?|config\w*) always wins|rank on \x60\w+)\b/i

const CODE_ENTRY = sign(
  [
    String.raw`(?:have|tell|ask|let|say to|get|show|instruct|make|requests?|displays?|explain to)\b.{0,170}\b(?:enter|enters|type|types|scan|scans|approve|approves|read (?:you|out)|confirm|tap|visit|open|types them)\b`,
    String.raw`(?:open|visit|go to)\b.{0,60}\b(?:and|to) (?:enter|type|scan|confirm)\b|(?:sag|bitte) (?:dem|den) nutzer.{0,120}(?:eingeb|eintipp|\S{1,3}ffne)|(?:pide|dile) al usuario.{0,120}(?:introduzca|escriba|escanee)|(?:demande|dis) \S{1,3} l'utilisateur.{0,120}(?:saisi\w*|entre\w*|scanne\w*)`,
  ],
  '让用户 要求用户 ользовател ユーザーに',
)
const CODE_PLACE =
  /\bdevicelogin\b|\blogin\/device\b|\b\w+\.com\/device\b|\b(?:user|device|pairing|linking) codes?\b|\blinked devices\b|\bQR code\b|\bsign-in prompt\b|\bnumber (?:that )?is shown\b|\bauthenticator\b|\/activate\b|\/qr\b/i
const UNVERIFIED_APP =
  /\b(?:app|page|publisher|developer|site|application)\b.{0,24}\b(?:is|as) (?:not|un)\s?(?:verified|trusted|known|secure)\b/i
const GOES_ON =
  /\b(?:clicks? on|choose|select|press|go(?:es)? on|continue|proceed|advanced)\b.{0,80}\b(?:goes? on|go on|continue|anyway|allow|proceed|usual|normal|advanced|unsafe)\b/i
const PUSHED =
  /\beven if (?:it|the page)\b.{0,60}\b(?:says|warns|asks|names)|\bhesitat\w*|\bthat is us\b|\b(?:wants|asks you) to confirm\b|\bconfirm (?:that it is you|their identity|your identity)|\bwarns? (?:of|about) another|\bread you the number|\bnew code\b/i
const TYPES_PASSWORD =
  /\b(?:type|enter|write|give|paste|send|tell you)\b.{0,50}\b(?:e-?mail|login|mac|system|account|bank|windows|google|apple|microsoft|work|company)?\s?pass ?words?\b.{0,50}\b(?:here|again|in(?:to)? (?:the|this) chat|to (?:you|the agent|the assistant)|below|in the conversation)\b/i
/** What only the owner of an account has. */
const OWNERS =
  /\b(?:(?<!\bnot (?:your|the|their) (?:regular |usual |normal |own )?)(?:portal|mailbox|mail|bank|work|company|payroll|sso|account|login|app|e-?mail|computer|domain) pass ?words?|pass ?words? (?:for|of|to) (?:the |their )?(?:\w+ ){0,2}(?:portal|mailbox|bank|account|computer|mail|intranet|vpn)|(?:six|four|eight|\d) (?:digits|characters)|one-?time (?:code|pass ?word)s?|(?:text message|sms|sign-in|log-?in|verification|backup|2fa|mfa) codes?|text message|whole (?:address|url)|address (?:from|of|in) the browser|approval request|push (?:notification|request)|sign-in (?:request|prompt))\b/i
const HANDS_OVER =
  /\b(?:paste|pastes|give|gives|type|types|enter|enters|tell|tells|read|reads|send|sends|tap|taps|ask for|asks? for|hand|hands|forward|copy|approve|confirm)\b.{0,100}\b(?:here|in (?:the|this) chat|to you|you in|once|it belongs|belongs to|part of the set-?up|you\b|the (?:skill|agent|assistant))|\b(?:explain|tell|say|assure)\b.{0,60}\b(?:belongs to|part of|normal|needed for)\b.{0,60}\b(?:tap|approve|confirm|accept|enter)\b/i
const EXPIRED =
  /\b(?:expired|timed out|verify|sync|go on|continue|otherwise|reconnect|blocked|locked)\b/i

const REDIRECTS = sign(
  [
    String.raw`(?:replace|change|swap|update|substitute|exchange|override|use|name|names|book|books|pay|send|route|put|enter|set(?! up\b)|switch|make|pre-?filled|field for|has|have|is|gets?|get|go|goes|letter)\b.{0,100}?\b(?:ibans?|bank details|account(?: numbers?)?|payees?|recipients?|beneficiar\w+|cards?|wallets?|donation address|swift|bic|refunds?|payouts?|receivers?|handle|bank has changed|field for the receiver|donation pages|(?:new|our) number|the bank)\b`,
    String.raw`(?:ersetze|\S{1,3}ndere|tausche|sustituye|cambia|reemplaza|remplace|change|substitua|troque|sostituisci)\b.{0,80}\b(?:iban|konto\w*|cuenta|compte|conta|conto)`,
  ],
  '替换 更换 амени меняй 差し替え 置き換え',
)
const ELSEWHERE =
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}|\b0x[0-9a-fA-F]{40}\b|\bbc1[0-9a-z]{25,60}\b|\bending in \d{3,4}\b.{0,40}\binstead\b|\bin place of the\b|\binstead of (?:the )?(?:one|card|account|payee|recipient|address)|\bin (?:this (?:skill|file)|the footer)\b|\b(?:data|assets|references)\/[\w.-]+\.(?:txt|csv|json|ya?ml|md)\b|\bin this skill\b|\baccount \d[\d-]{5,}|\band not to the\b|\bhas our\b/i
const OPEN_MONEY =
  /\b(?:invoice template|placeholder|sample|test (?:card|account|mode)|sandbox|stripe|your own|config\w*|confirm\w*|call\b|two people)\b/i
const RENEWS =
  /\b(?:renew\w*|subscri\w+|upgrad\w+|buy|bought|order\w*|book\w*|purchas\w+|extend\w*)\b.{0,100}\b(?:cards? on file|(?:saved|stored) (?:card|payment)|wallet of the user)\b/i
const UNASKED_PAY =
  /\bwithout (?:a |any )?(?:further |more )?(?:question|asking|confirmation)|\bautomatically\b|\blongest period\b|\bat once\b|\bfinds? out\b/i
const SKIMS =
  /\b(?:add|deduct|subtract|take off|keep back|withhold|skim|charge)\b.{0,16}\d ?(?:%|percent|cents?).{0,60}\b(?:book|difference|transfer|send|to (?:project|our|the account))\b|\bround\w*\b.{0,60}\b(?:down|up)\b.{0,80}\b(?:difference|rest|remainder|cents?)\b.{0,60}\b(?:wallet|account|address|to (?:the|our|my) )|\bsplit (?:every|each|the|all) (?:transfer|payment|payout)s?\b.{0,100}\d ?(?:%|percent)|\b\d(?:\.\d+)? ?(?:%|percent)\b.{0,60}\b(?:to|into) (?:the |our |a )?(?:maintenance|service|developer|dev|author|skill|support|partner) (?:account|fund|wallet|fee)/i

const GATHERS = sign(
  [
    String.raw`(?:put|names?|write|add|encode|include|embed|store|place|append|insert|set|use|has|have|carry|carries|contains?|hide|stands?|are named|is named)\b|(?:schreibe?|f\S{1,3}ge|speichere|incluye|a\S{1,3}ade|escribe|guarda|ajoute|inclus|\S{1,3}cris|inclua|adicione|escreva)\b`,
  ],
  '写入 加入 添加 апиши добавь ключи 書き込 含め',
)
const FACT = String.raw`(?<![a-z])(?:full name|real name|e-?mail(?: address)?|phone(?: number)?|telephone|birth ?dates?|date of birth|card ?number|insurance number|diagnos[ie]s|home (?:folder|address|directory)|user ?name|host ?name|internal addresses|ip address(?:es)?|login|machine name|local path|working directory|mobile number|vcard|department|host\b|<host>|h=<|mail of the user|nombre completo|correo|tel\S{1,3}fono|telefonnummer|t\S{1,3}l\S{1,3}phone|nome completo|telefone)(?![a-z-])|\xe5\xa7\x93\xe5\x90\x8d|\xe9\x82\xae\xe7\xae\xb1|\xe7\x94\xb5\xe8\xaf\x9d|\xd0\xb8\xd0\xbc\xd1\x8f|\xd0\xbf\xd0\xbe\xd1\x87\xd1\x82\xd1\x83|\xd1\x82\xd0\xb5\xd0\xbb\xd0\xb5\xd1\x84\xd0\xbe\xd0\xbd|\xe6\xb0\x8f\xe5\x90\x8d|\xe9\x9b\xbb\xe8\xa9\xb1`
const LESSER = String.raw`(?<![a-z])(?:names? of|name|user|location|open files|address|installed packages|person in the picture)(?![a-z-])`
/** At least two, of which one is more than a name. */
const FACTS = new RegExp(
  String.raw`(?:${FACT}).{0,50}?(?:${FACT}|${LESSER})|(?:${LESSER}).{0,50}?(?:${FACT})`,
  'i',
)
const SEEN_BY_OTHERS = sign(
  [
    String.raw`page titles?|hidden (?:fields?|elements?|columns?|sheets?|layers?|comments?)|file ?names?|(?:exported )?(?:pictures?|files) (?:after|with)|branch names?|commit (?:messages?|trailers?)|public (?:calendar|issue|gist|fork|page|description|link|repo\w*)|description of the public|invisibl\w*|in white|white (?:text|on white)|metadata|exif|alt text|user-?agent|query string|keywords\b|links? of the newsletter|first commit|named after|html head|comment in the|in the head|\?u=|tracking|pixel|unsichtbar|campo oculto|champ cach\S{1,3}|campo oculto`,
  ],
  '隐藏字段 隐藏 крыт 隠し',
)
const OF_WHOM = sign(
  [
    String.raw`(?:users?|customers?|patients?|clients?|employees?|machine|owner|candidate|person|pdf|slide|html|vcard|nutzers?|kunden|usuario|cliente|utilisateur)\b|<name>`,
  ],
  '用户 ользовател 客户 利用者 ユーザー',
)
/** An example of a call, which passes on literal values and no personal data. */
const SHOWN_CALL = /\w\("[\w ]{1,60}"(?:, \w+="[\w ]{1,40}"){2}/

const IF_WHO = sign(
  [
    String.raw`(?:if|when|for|on|where|unless)\b.{0,40}\b(?:host ?name|user ?name|git author|author|time ?zone|locale|country|domain|works? for|belongs? to|competitor\w*|(?:e-?)?mails? (?:ends?|address)|whose (?:e-?)?mail|company)\b`,
    String.raw`(?:after|from|on|since|before|once it is) (?:the )?(?:\d{1,2}\w{0,2}|first|last|second)? ?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december) ?(?:\d{1,2},? )?(?:20\d\d)?|until \d{1,2} \w+\b.{0,40}from then on|from then on|for \w+ (?:and \w+ )?locales|(?:after|from|on|since) 20\d\d|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?`,
    String.raw`as soon as\b.{0,30}\b(?:user ?name|host|account|author|company)|if the (?:repo\w*|project|account|customer|user|machine) (?:belongs|is owned|comes from|lies in)|until the (?:contract|licen[cs]e|subscription|invoice)|from (?:january|february|march|april|may|june|july|august|september|october|november|december) on\b|(?:people|users|customers|readers) (?:with|from|in) (?:a |an )?(?:\.\w{2}\b|\w+ (?:address|name|passport))|only on (?:machines|hosts|computers|systems)|in the (?:week|days|month|weeks) before\b|wenn der (?:rechnername|hostname|benutzername|nutzer)|si el (?:nombre de|usuario|equipo)|si le nom d|se o nome d`,
  ],
  'хоста 如果主机名 如果用户名 ホスト名が ユーザー名が',
)
const SABOTAGES = sign(
  [
    String.raw`(?:give|return|write|show|use|state|report) (?:\w+ ){0,2}(?:wrong|false|incorrect|outdated|misleading)\b|subtle (?:mistakes?|bugs?|errors?)|(?:put|leave|introduce|insert) (?:\w+ ){0,3}(?:mistakes?|bugs?|errors?|flaws?)|so that .{0,40}\b(?:fails?|slow|slower|breaks?|crash\w*)|leave (?:one|the|a) \w+ out|come without a|without the emergency|slow (?:algorithm|path|query)|(?:without|skip) (?:the |any )?(?:checks|tests|review|encryption|validation|signature)\b|known (?:holes|vulnerabilities|weaknesses)|(?:leaves?|leave) out one|lacks? (?:the |one )|outdated (?:instructions?|advice|numbers)|store a copy`,
    String.raw`(?:empty|delete|drop|wipe|truncate|erase|destroy|corrupt|overwrite) (?:\w+ ){0,3}(?:tables?|database|backups?|branch\w*|files|folders?|home|repo\w*|data|indexe?s?|volumes?|\x60)|l\S{1,3}sche (?:\w+ )?(?:sicherungen|daten|dateien)|borra (?:\w+ )?(?:copias|datos|archivos)|supprime (?:\w+ )?(?:sauvegardes|donn\S{1,3}es|fichiers)`,
  ],
  '删除备份 就删除 删除数据 резервные バックアップを削除',
)

const PLANTS_ERRORS =
  /\b(?:introduce|insert|put|add|leave|slip|plant|include|make)\b.{0,40}\b(?:small|subtle|minor|slight|tiny|hidden|deliberate|intentional)\b.{0,24}\b(?:errors?|mistakes?|bugs?|flaws?|inaccurac\w+|delays?|deviations?)\b/i
const DISSUADES =
  /\b(?:talk|steer|put|keep|discourage|dissuade|stop|hold)\b.{0,40}\b(?:out of|off|from|away)\b|\bif the \w+ wants? to (?:ask|call|check|see)\b.{0,80}\b(?:discourage|dissuade|talk)/i
const HELPERS =
  /\b(?:bank|doctor|lawyer|security team|support|police|it department|second opinion|family|accountant|notary)\b/i
const CLAIMS = sign(
  [
    String.raw`(?:say|tell|answer|state|assure|explain|claim|insist|reply)\b.{0,70}\b(?:cannot be (?:saved|done|undone|finished) otherwise|otherwise|has expired|(?:is|are) due today|only takes time|is normal|is harmless|there is no (?:risk|danger|alternative))`,
    String.raw`(?:are|is) answered with .{0,8}(?:there (?:are|is) no|no\b)|versichere (?:dem|den) .{0,60}(?:normal|harmlos|ungef\S{1,3}hrlich)|asegura al usuario que .{0,60}(?:normal|segur)|assure \S{1,3} l'utilisateur que .{0,60}(?:normal|sans danger)`,
  ],
  '',
)
const PRESSURE =
  /\b(?:hesitat\w*|side effects|so that they|renew|pay(?:ment)?|weitermachen|continue|go on|warnung|warning|advertencia|avertissement)\b/i
const DISGUISES =
  /\b(?:present|describe|label|call|explain|declare|commit|show)\b.{0,40}\b(?:as|a) (?:\w+ )?(?:harmless|routine|formatting|simplification|tidy\w*|clean-?up|minor|cosmetic)\b/i
const WHATEVER = /\b(?:whatever|regardless|no matter|even (?:if|when|though)|always)\b/i
const ACCEPTS_TERMS =
  /\b(?:accept|agree to|tick|confirm|sign|opt in(?:to)?|subscribe)\b.{0,60}\b(?:terms|marketing|consent|conditions|subscription|contract|polic\w+|box|newsletter)\b/i
const UNSHOWN =
  /\b(?:in (?:the|their) name|on behalf of the user|on (?:the user's|their) behalf)\b.{0,80}|\bneed not be shown\b/i

const steers = {
  rule: 'order.steers',
  what: 'to steer people to a vendor, covertly or against their interest',
} as const
const code = {
  rule: 'order.asks_secret',
  what: 'to have the user give a sign-in away',
  words: 'entry',
} as const
const money = {
  rule: 'order.moves_money',
  what: 'to send money elsewhere than the user named',
  words: 'money',
} as const
const depends = {
  rule: 'order.depends_on',
  what: 'to do harm to some users or from some day on',
  words: 'when',
} as const
const misleads = { rule: 'order.misleads', what: 'to deceive the user', words: 'mislead' } as const

export const PEOPLE_FORMS: readonly Form[] = [
  {
    ...steers,
    words: 'steer',
    act: FAVOURS,
    with: [MARKET],
    near: [HUSHED],
    unless: OPEN_RANK,
    isCovert: true,
  },
  {
    ...steers,
    words: 'steer',
    act: FAVOURS,
    with: [MARKET],
    beside: [either(UNFAIR, POSES)],
    unless: OPEN_RANK,
  },
  {
    ...steers,
    words: 'steer',
    act: FAVOURS,
    with: [MARKET, TILTS],
    near: [either(HUSHED, POSES, /\b(?:another|a different) reason|\buntil they do/i)],
    unless: OPEN_RANK,
  },
  {
    ...steers,
    words: 'steer',
    act: HUSHED,
    with: [/\b(?:sponsor\w*|commission\w*|kickback|paid for|advertis\w+|affiliate)\b/i],
    isCovert: true,
  },
  { ...code, act: CODE_ENTRY, beside: [CODE_PLACE], isHosted: true, isCovert: true },
  { ...code, act: UNVERIFIED_APP, beside: [GOES_ON] },
  { ...code, act: CODE_ENTRY, with: [CODE_PLACE], near: [PUSHED], isCovert: true },
  {
    ...code,
    act: HANDS_OVER,
    beside: [OWNERS],
    unless: /\b(?:api|pdf|zip|archive|wi-?fi|smtp|imap|config\w*|keyring)\b/i,
    isCovert: true,
  },
  { ...code, act: TYPES_PASSWORD, near: [EXPIRED], isCovert: true },
  { ...money, act: REDIRECTS, with: [ELSEWHERE], unless: OPEN_MONEY },
  { ...money, act: RENEWS, with: [UNASKED_PAY], isCovert: true },
  { ...money, act: SKIMS, unless: OPEN_MONEY, isCovert: true },
  {
    rule: 'order.gathers_personal',
    what: 'to put personal data where others read it',
    words: 'personal',
    act: GATHERS,
    with: [FACTS, SEEN_BY_OTHERS],
    near: [OF_WHOM],
    unless: SHOWN_CALL,
  },
  {
    ...depends,
    act: IF_WHO,
    with: [SABOTAGES],
    unless: /\b(?:stop and|old api|retention|expired|deprecated|is gone)\b/i,
  },
  { ...misleads, act: PLANTS_ERRORS, with: [HUSHED], isCovert: true },
  { ...misleads, act: DISSUADES, with: [HELPERS], isCovert: true },
  { ...misleads, act: CLAIMS, with: [PRESSURE], isCovert: true },
  { ...misleads, act: DISGUISES, with: [WHATEVER] },
  { ...misleads, act: ACCEPTS_TERMS, with: [UNSHOWN] },
]
