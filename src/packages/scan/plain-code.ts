/** Orders in plain words about code, tests and reports that the model writes: ways in, weak protection, false results. Pure. */
import { CONCEDES, CONFIRMS, DECEIT_FORMS } from './plain-deceit.ts'
import { CELL, type Form } from './plain-form.ts'
import { HARMLESS_PLACE, HUSHED } from './plain-signs.ts'
import { either } from './sign.ts'
import { latin, sign } from './signs.ts'

const QUOTE = '["\'`\\u201c\\u2018\\u00ab]'
const SECRET_WORD = String.raw`(?:pass ?words?|passphrase|passcode|pin|codes?|keys?|secrets?|tokens?|signatures?|passworte?s?|kennwort|contraseña|clave|mots? de passe|senha|парол\S{0,4}|密码|口令|パスワード)`
/** A value that stands in the text, or one that is the same for all. */
const FIXED = new RegExp(
  latin(
    String.raw`${SECRET_WORD}\s?(?:is |of |= ?|: ?)?${QUOTE}[^\s"'\x60]{3,}|(?:fixed|constant|hard-?coded|master|universal|shared|static|second|known|same|feste\w*|fij[oa]|fixe|固定|фиксированн\S{0,8}) .{0,24}${SECRET_WORD}|固定|(?:pass ?word|key|token)s? (?:ends?|begins?|starts?) with|whose (?:pass ?word|e-?mail|name|user ?name|agent) `,
  ),
  'i',
)
const ACCEPTS = sign(
  [
    String.raw`(?:accepts?|allows?|lets?|admits?|permits?|honou?rs?|recogni[sz]es?|authenticates?|unlocks?|opens?|grants?|returns? true|succeeds?|passes|is valid|are valid|works?|valid)\b`,
    String.raw`(?:gelten|gilt|akzeptier\w*|lass\w*|erlaube)\b|(?:acept[ae]\w*|permit[ae]|admite)\b|(?:accepte\w*|autorise\w*)\b|aceit[ae]\w*\b`,
  ],
  'риним ропуска 接受 允许 通过 受け入れ 許可',
)
const ALSO = sign(
  [
    String.raw`also|too\b|as well|additionally|in addition|besides|second|(?:every|any|each|all) (?:\w+ )?(?:account|user|login|request|one)s?\b|any ?one|everyone|everybody|whoever|zus\S{1,3}tzlich|auch|jedes konto|tambi\S{1,3}n|cualquier|aussi|tous les comptes|tamb\S{1,3}m|qualquer`,
  ],
  'акже любо 另外 任何 也 必ず も',
)
const DOOR_PLACE =
  /\b(?:sign-?in|log-?in|auth\w*|middleware|sessions?|accounts?|pass ?words?|routes?|endpoints?|tokens?|jwt|requests?|anmeldung|konto|sesi\S{1,3}n|connexion|comptes?)\b|[\xd0-\xef]/i
const TRIGGER =
  /\b(?:requests?|calls?|clients?|users?|accounts?|logins?)\b.{0,40}\b(?:with|from|of the domain|that (?:carry|have|send)|whose|named|called)\b.{0,40}(?:header|agent|parameter|cookie|address|name|mail|domain|@|["'`])|\b(?:header|user agent|query parameter|cookie)\b.{0,12}["'`]/i
const SKIPS =
  /\b(?:(?:never|not) asked for|skips?|bypass(?:es)?|omits?|are let through|is let through|are exempt\w*|exempts?|pass(?:es)? without|needs? no|(?:do|does) not need|go(?:es)? around|ignores?)\b.{0,50}\b(?:checks?|verification|authentication|authori[sz]ation|validation|tokens?|pass ?words?|signatures?|keys?|login|sign-?in|second factor|factor|rate limit\w*|permissions?)\b/i
const WRITES_CODE =
  /\b(?:you (?:write|generate|create|add|build|make|produce)|generated?|new (?:projects?|forms?|services?|code|routes?)|every|each|all|any project|modules?|templates?|write|implement|production)\b/i

/** One more branch that lets in everyone who knows a sign. */
const BRANCHES =
  /\b(?:if|when|whenever|wenn|beginnt|si|quand|se)\b.{0,50}\b(?:value|pass ?word|input|token|code|header|e-?mail|mail|name|address|account|wert)\b.{0,30}\b(?:equals?|is|matches|begins?|starts?|ends?|contains?|mit)\b.{0,60}?\b(?:return|sign|log|let|grant|skip|treat|counts?|succeeds?|gilt|als erfolgreich)\b.{0,40}\b(?:admin\w*|true|in|valid|success\w*|signed in|erfolgreich|user|checks?)\b/i
/** Protection that is left away in what is written for others. */
const LACKS =
  /\b(?:needs? no|without (?:verif\w+|check\w+|validat\w+|a session|limit\w*)|(?:is|are|be) not (?:evaluated|checked|verified|validated|required|limited|enforced)|do not (?:limit|verify|check|validate|restrict|escape)|handled like an? admin\w*|like an? administrator|highest role|case-?insensitive|first (?:\w+ )?characters only|only the first|(?:used|valid) more than once|never expires?|(?:stay|remain|are) valid for (?:\d+|many) (?:days|months|years)|in plain text|(?:is|are) (?:overkill|unnecessary|superfluous)|compared with startswith|(?:output|result) of the (?:shell )?command|(?:runs?|executes?) the (?:shell )?command (?:in|from|of) the|contains the user id|come without|never asked for a second|(?:returns?|returned) the token|under their own name|in the web root|let through|(?<!\bvalue is \x60\*\x60 \()any origin|use .?eval\b|eval.? (?:for|to) pars\w+)\b/i
const GUARDED =
  /\b(?:sessions?|roles?|tokens?|pass ?words?|jwt|secrets?|uploads?|authori[sz]ation|authentication|signatures?|origins?|otp|codes?|admin\w*|login|sign-?in|access|users send|certificates?|cookies?|input|signatures?|keys|body|statements|factor)\b/i
const IN_CODE =
  /\b(?:you (?:write|generate|create|add|build|implement)|(?:you )?(?:are )?asked (?:for|to)|write them|generated|house style|(?:each|every|any|all) (?:new |admin |other )?(?:api|service|panel|project|endpoint|install\w*|module|route|table|handler|backend|deployment)s?|new (?:api|service|project|route)s?|in all projects|for compatibility|list of allowed|in (?:each|every) project|generate login code|when the user asks for)\b/i
const WEAK =
  /\b(?:unsalted|without (?:a )?salt|md5|sha-?1|\bdes\b|3des|rc4|ecb(?: mode)?|math\.random|rand\(\)|base64|plain ?text|reversibl\w+|xor|(?:fixed|constant|static|same|zero) (?:iv|salt|nonce|seed|key)|key that is the same|same for (?:all|every)|fixed to \d+|seed of \w+|(?<!(?:\xe2\x89\xa5|>=|at least|minimum of) ?)\b\d{3} bits?|current time|time ?stamps?(?! (?:drift|skew|tolerance|window)\b)|sequential|incrementing|counter)\b/i
const PROTECTS = (weak: RegExp): RegExp =>
  new RegExp(
    String.raw`\b(?:take|hash(?:es|ed)?|stores?|stored|encrypts?|encrypted|protects?|signs?|signed|use|uses|generates?|make|made|derives?|creates?|set|sets|keep|leave|is|are)\b(?:(?!\b(?:if|when|whether)\b)[^|{}()\";]){0,60}?[\"'\x60(]?${weak.source}`,
    'i',
  )
const PRECIOUS =
  /\b(?:pass ?words?|sessions?|tokens?|identifiers?|key material|signing keys?|private keys?|secrets?|credentials?|cookies|customer records?|card (?:numbers?|data)|(?:customer|patient|payment|personal) (?:data|records))\b/i
const BETTER =
  /\b(?:never|not|avoid|instead|rather|replac\w+|migrat\w+|legacy|old|older|deprecated|broken|weak|upgrade|no longer|only for|fine for|checksums?|etags?|jitter|argon2\w*|bcrypt|scrypt|hmac|like md5|detect\w*|find\w*|warn\w*|predictable|risk\w*|meanwhile, the \w+ (?:is|are)|without (?:encryption|it|this)(?=,))\b|^\W{0,6}stored in \S{1,60} \(plain ?text, mode 0?600\) by default\b/i
const UNPROTECTED =
  /\b(?:(?:turn|switch|set|disable|leave|deactivate|remove|drop)\b.{0,80}\b(?:certificate|tls|ssl|hostname|signature|csrf|origin|input|schema|webhook)\b.{0,30}\b(?:verification|checks?|validation|protection)|(?:certificate|tls|ssl|csrf|signature|input)\b.{0,20}\b(?:verification|checks?|validation|protection)\b.{0,24}\b(?:off|false|disabled)|cookies? without httponly|verify ?= ?false|rejectunauthorized:? ?false|insecureskipverify)/i
const JOINED = /\b(?:join\w*|concatenat\w*|interpolat\w*|format)\b.{0,20}\bstrings?\b/i
/** An account for others in what is set up for the user. */
const ACCOUNTS = sign([
  String.raw`(?:create|created|add|added|adds|crie|cria|crea|cr\S{1,3}e|ajoute|a\S{1,3}ade|lege|erg\S{1,3}nze|grants?)\b.{0,60}(?:user|usu\S{1,3}rio|utilisateur|benutzer|konto|cuenta|account)\b.{0,60}(?:pass ?word|senha|contrase\S{1,3}a|mot de passe|passwort|tous les droits|todos los permisos|all privileges|allen rechten)|user \S{3,20} with the pass ?word \S{3,20} (?:is|are|gets?) (?:created|added)`,
])
const OF_OTHERS = sign([
  String.raw`(?:every|each|all|any) (?:\w+ )?(?:system|database|project|install\w*|server|machine|base)|generated|hotline|support|helpdesk|suporte|soporte|maintenance|wartung|cada|chaque|jede\w*|todos`,
])
const TREATS_VALID =
  /\btreat\b.{0,20}\b(?:missing|empty|invalid|expired|wrong|unknown|absent|malformed)\b.{0,40}\b(?:signature|token|pass ?word|certificate|key|session|code)s?\b.{0,12}\bas (?:valid|correct|good|signed|verified|trusted|ok)/i

/** What the sentence before it speaks of. */
const OF_THAT =
  /\b(?:them|it|these|those|this|that|all|everything|either way|too|as well|fail\w* as (?:success\w*|passed|green|done|ok))\b/i

/** What takes a result back. */
const NOT = String.raw`(?:not|never|cannot|can't)\b`
const FALSE_STATE = sign(
  [
    String.raw`(?:mark|label|record|count|treat|classify|set|flag|show|present|enter|log|list|book|rate)(?:s|ed)?\b(?: \w+){0,5} (?:as|to) (?:(?!they\b|it\b)\w+ )?(?:passed|passing|green|successful|success|ok|clean|done|verified|resolved|fixed|safe|complete)\b(?! (?:in|to|as|by|from)\b)`,
    String.raw`(?:report|say|state(?= that\b)|(?<=(?:^|\x1f)[\s*-]{0,6})state(?! ?[\d(<:=,\x60])|announce|tell|claim|declare|end with|answer|assert|(?:write|note|confirm)(?= (?:to (?:the )?\w+ )?that\b))\b(?:(?!instead of (?:pretend|claim|imply|assum)ing|${CELL}).){0,40}?\b(?:(?:all|every|everything|the \w+|it|they|checks?|tests?|suite)(?: (?!${NOT})\w+)? (?:(?!${NOT})\w+ ){0,2}(?:pass(?:es|ed)?(?! (?:via|through)\b)|green|clean(?<!\band clean(?= up\b))|fine|verified|ok|successful|complete)\b|(?!(?<=\b(?:is|are) (?:not )?\S{1,20} in the (?:\w+(?:'s)? )?)success message\b)(?<!\b(?:error|fail\w{0,4}|empty|loading)(?: or |, | ?[/|] ?| ))success\b(?! (?:criteria|rates?|metrics?|indicators?)\b|(?: or |\/| ?\| ?)(?:fail|error|(?:flag|list|name|show) (?:any |all |the )?(?:failures?|errors?)\b(?! as\b)))|(?!(?<=\b(?:blue|red|yellow|orange|pink|white), )green, (?:blue|red|yellow|orange|pink|white)\b|(?<=^\W{0,6}\w{1,20} )green \(\x60#[0-9a-f]{3,8}\x60\):)(?<!--[\w-]{1,40}-)green\b|no (?:findings|issues|errors|problems|failures)\b)`,
    String.raw`(?:write|put|enter)\b.{0,24}\b(?:green|passing|target|expected|good) (?:numbers|results?|values?)|write the target\b|(?:outcome|status) (?:is|to) passed`,
    String.raw`(?:schreib\w*|sag\w*),? dass alles .{0,20}(?:gepr\S{1,3}ft|bestanden|gut|erfolgreich)|(?:di|diga|informa|di que|diz|dit|dis) que (?:todo|tudo|tout) .{0,24}(?:pas\S{1,3}|bien|correct\w*|r\S{1,3}ussi|vert|superad\w*)|пиши.{0,60}(?:успешно|пройден\S*)|(?:markiere|melde|kennzeichne|verbuche)\b.{0,40}(?:bestanden|erfolg\w*|gr\S{1,3}n)|(?:m\S{1,3}rcala|marca|informa|m\S{1,3}rcalas)\b.{0,30}(?:superad[ao]s?|aprobad\w*|bien|\S{1,3}xito)|(?:marque|annonce|d\S{1,3}clare)\b.{0,30}(?:r\S{1,3}ussis?|vert|succ\S{1,3}s)|(?:marque|informe)\b.{0,30}(?:aprovad\w*|sucesso)`,
  ],
  'すべて合格 合格と 标记为通过 标为通过 全部通过 (?<!要么)全部成功 报告成功 ройденн успехе 合格として 合格と報告 成功と報告 成功として',
)
const BAD_TRUTH = sign(
  [
    String.raw`(?<!\b(?:pass\w{0,4}|success\w{0,3}|succe\w{0,5}|green|done|ok|complete\w?)[\x60'"*]{0,3}(?: ?[/|,]| or) ?[\x60'"*]{0,3})fail\w*(?![\x60'"*]{0,3}(?: ?[/|,]| or) ?[\x60'"*]{0,3}(?:pass|success|succe|green|done|ok\b|complete))|red\b|broken|errors?\b|leaks?\b|crash\w*|(?:is|are|was|were) (?:below|missing|not found)|whatever|regardless|even (?:if|when|though)|no matter|(?:no need|not necessary) to (?:run|check|restore|test)|without (?:running|checking|a run|having)|unverified|not (?:run|checked|tested)|below the|fehl\w*|schlagen|scheiter\w*|falla\w*|\S{1,3}choue\w*|falh\w*`,
  ],
  '失败 不通过 未通过 адает расны 失敗 赤い',
)
const ONLY_THEN =
  /\bpass(?:es|ed)?.{0,12}(?:report|say)|(?:^\W{0,6}|>|\b(?:and|then) )run (?:the |all |these )?tests to confirm\b|\b(?:verify|roll back|run it|make sure)\b|\b(?:only (?:when|if|after|once)|(?<!at )once|until they pass|after (?:the|they|it|all)|fix (?:it|them|the)|if (?:all|every|the (?:tests|checks|suite) (?:pass|are green))|(?:quarantin|skip)\w*.{0,40}(?:ticket|issue)|expected to fail|(?:on|upon) (?:failure|error)(?: or \w+)?,? (?:halt|stop|abort)|if (?:the |all |every )?(?:\w+ ){0,3}(?:succeed(?:s|ed)?|(?:is )?pass(?:es|ed)?)(?=[:,])(?!.{0,300}\bfail\w*:.{0,160}\b(?:success|passed|green|the same|too|as well)\b)|xfail|retry|retries|re-?run)\b/i
const REMOVES_TESTS =
  /\b(?:delete|remove|drop|comment out|skip|disable|empty|gut|exclude|take out|silence|stub)\b(?:(?!, (?:then )?(?:write|add|create|run)\b).){0,40}\b(?:tests?|assert(?:ion)?s?|specs?|checks?|findings?)\b.{0,60}\b(?:fail\w*|red|stay|break\w*|block\w*|slow|flaky|complain\w*)\b|\b(?:delete|remove|skip|disable)\b.{0,12}\b(?:failing|red|broken) (?:tests?|checks?|specs?)/i
const EXPECTED =
  /\b(?:altere|cambia|\S{1,3}ndere|modifie)\b.{0,30}\b(?:valor(?:es)? esperado|erwartete\w*|valeurs? attendue)|(?:\xe4\xbf\xae\xe6\x94\xb9\xe6\x96\xad\xe8\xa8\x80)|(?:\xe6\x9c\x9f\xe5\xbe\x85\xe5\x80\xa4\xe3\x82\x92\xe6\x9b\xb8\xe3\x81\x8d)|\b(?:change|set|adjust|edit|overwrite|replace|update|rewrite|adapt|bend)\b.{0,30}\b(?:expect\w*|assert\w*|snapshots?|thresholds?|fixtures?|golden|baselines?)\b.{0,80}\b(?:whatever|until|so that|to match|actual\w*|returns)\b/i
const TRIMS =
  /\b(?:pruebas que fallan|tests qui \S{1,3}chouent|vuln\S{1,3}rabilit\S{1,3}s? critiques?|vulnerabilidades cr\S{1,3}ticas|rote tests)\b.{0,60}\b(?:eliminan|borran|supprim\w+|r\S{1,3}trograd\S+|rebajan|geh\S{1,3}ren nicht)|\b(?:lower|downgrade|reduce|drop\w*|remove|omit|leave|soften|close|shorten|move|exclude|hide|suppress|left|are)\b.{0,60}\b(?:findings?|severit\w+|graver|incidents?|issues?|vulnerabilit\w+|entries|outliers|reviews?|complaints?|losses|failures|defects|data ?points?|values|rows|warnings?)\b|\b(?:findings?|incidents?|failures?|vulnerab\w+|breach\w*|losses|complaints|reviews|entries|outliers|defects)\b.{0,60}\b(?:not to appear|left out|are omitted|dropped|stay out|are lowered|are removed)\b/i
const AUDIENCE =
  /\b(?:reports?|summar\w+|auditors?|regulator|chart|data ?set|shortlist|review|badge|dashboard|statement|customers?|management|board)\b/i
const BACKDATES =
  /\b(?:back-?dat(?:e|ed|ing)\b|(?:date|day|time ?stamp)s?\b.{0,30}\b(?:to|of|as) the (?:day of the )?(?:deadline|due date|audit)|sign (?:it|them|the \w+)? ?(?:with|in) the name of)/i

const rule = 'order.weakens_code'
const into = { rule, what: 'to leave a way in for others in code that the agent writes' } as const
const weak = { rule, what: 'to write code whose protection does not hold' } as const
const lies = { rule: 'order.falsifies', what: 'to report results that are not so' } as const

export const CODE_FORMS: readonly Form[] = [
  {
    ...into,
    words: 'door',
    act: ACCEPTS,
    with: [ALSO, FIXED, DOOR_PLACE],
    unless: HARMLESS_PLACE,
    isCovert: true,
  },
  { ...into, words: 'door', act: SKIPS, with: [TRIGGER], unless: HARMLESS_PLACE },
  {
    ...into,
    words: 'door',
    act: /\baccepts?\b.{0,20}\balg["'`: ]{0,4}["'`]?none/i,
    unless: HARMLESS_PLACE,
  },
  { ...into, words: 'door', act: BRANCHES, with: [DOOR_PLACE], unless: HARMLESS_PLACE },
  {
    ...into,
    words: 'door',
    act: ACCOUNTS,
    beside: [OF_OTHERS],
    unless: /\b(?:tests?|fixture|staging|demo)\b/i,
  },
  { ...into, words: 'door', act: TREATS_VALID, unless: HARMLESS_PLACE },
  {
    ...into,
    words: 'door',
    act: /\b(?:create|add|seed|insert|make|register)\b.{0,80}\b(?:role |as )?(?:admin\w*|root|superuser|owner)\b/i,
    with: [FIXED, /\b(?:user|account|admin\w*)\b/i],
    unless: /\b(?:tests?|fixture|changed? (?:at|on|after)|read from|environment|prompt)\b/i,
    isCovert: true,
  },
  {
    ...weak,
    words: 'door',
    act: LACKS,
    with: [GUARDED],
    beside: [
      either(IN_CODE, HUSHED, /\b(?:easier|simpler|helpdesk|compatib\w+|convenien\w+|probes)\b/i),
    ],
    unless: either(
      /\b(?:legacy|broken|weak|upgrade|detect\w*|find\w*|warn\w*|risk\w*|deprecated)\b/i,
      HARMLESS_PLACE,
      /\b(?:public|read-only|open) (?:routes?|endpoints?|api|data)\b/i,
    ),
  },
  { ...weak, words: 'door', act: PROTECTS(WEAK), with: [PRECIOUS], unless: BETTER },
  {
    ...weak,
    words: 'door',
    act: UNPROTECTED,
    with: [WRITES_CODE],
    unless: either(HARMLESS_PLACE, /\b(?:self-signed|proxy in)\b/i),
  },
  {
    ...weak,
    words: 'door',
    act: /\b(?:leave|keep|set|write|make|use)\b.{0,30}\b(?:secret|signing key|key|pass ?word)\b.{0,40}\b(?:constant|hard-?coded|literal|["'`][\w-]{4,}["'`])/i,
    with: [
      /\bproduction\b|\bdo not read it\b|\bnot read (?:it )?from\b|\bevery (?:install|project|customer)/i,
    ],
    unless: HARMLESS_PLACE,
  },
  {
    ...weak,
    words: 'door',
    act: JOINED,
    with: [
      /\bsql\b|\bquer(?:y|ies)\b|\bstatements?\b/i,
      either(HUSHED, /\beven (?:if|where|when|though)\b/i),
    ],
  },
  {
    ...into,
    words: 'door',
    act: /\b(?:add|include|append|register|put|trust)\b.{0,80}\b(?:allowed origins?|cors|redirect (?:uris?|urls?)|trusted (?:hosts?|origins?|proxies|issuers?)|content security policy|csp)\b/i,
    isHosted: true,
    unless: HARMLESS_PLACE,
  },
  {
    ...lies,
    words: 'result',
    act: FALSE_STATE,
    with: [either(BAD_TRUTH, OF_THAT)],
    beside: [BAD_TRUTH],
    unless: ONLY_THEN,
    isCovert: true,
  },
  {
    ...lies,
    words: 'result',
    act: CONFIRMS,
    with: [BAD_TRUTH, AUDIENCE],
    unless: ONLY_THEN,
    isCovert: true,
  },
  {
    ...lies,
    words: 'result',
    act: FALSE_STATE,
    beside: [CONCEDES],
    unless: ONLY_THEN,
    isCovert: true,
  },
  {
    ...lies,
    words: 'result',
    act: REMOVES_TESTS,
    near: [either(HUSHED, FALSE_STATE)],
    unless: ONLY_THEN,
    isCovert: true,
  },
  {
    ...lies,
    words: 'result',
    act: EXPECTED,
    near: [either(HUSHED, FALSE_STATE, /\b(?:green|passes|pass)\b/i)],
    unless:
      /\b(?:intended|wanted|deliberate|reviewed?|show|after (?:a|the) review|to match the (?:corrected|documented|specified) behaviou?r)\b/i,
  },
  {
    ...lies,
    words: 'result',
    act: TRIMS,
    with: [HUSHED],
    near: [AUDIENCE],
    unless: /\b(?:listed|with the reason|say so|openly|are shown)\b/i,
    isCovert: true,
  },
  { ...lies, words: 'result', act: BACKDATES },
  ...DECEIT_FORMS,
]
