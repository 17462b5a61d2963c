/**
 * Signs that forms of orders in plain words share, as data: what is kept from people, what lifts or teaches, who decides. Each
 * is looked for in one sentence or in the few around it, over text with one character a byte. Pure.
 */
import { either } from './sign.ts'
import { CONSENT, sign } from './signs.ts'

const TELLING = String.raw`(?:tell|mention|speak|talk|point|name|say|bring|list|inform|reveal|disclos|describ|report|show|explain|discuss|comment|draw|refer|rais|surfac|announc|document|stat|writ|record|includ|warn|notify|ask)`
const TOLD = String.raw`(?:named|listed|mentioned|shown|reported|written|said|told|explained|documented|recorded|noted|announced|disclosed|spoken|described|included|discussed|raised|visible|noticed)`
/** Where people read what was done. */
const REPORT = String.raw`(?:reports?|summar(?:y|ies)|explanations?|diffs?|release notes|notes?|change ?logs?|answers?|repl(?:y|ies)|responses?|shortlist|commits?(?: message)?|pull requests?|descriptions?|documentation|docs|protocol|minutes|message|output|chat|conversation|text|letter|table|review)`
const PEOPLE = String.raw`(?:users?|humans?|persons?|people|owners?|operators?|reviewers?|managers?|customers?|clients?|readers?|auditors?|teams?|authors?|colleagues?|patients?|boss|candidates?|nobody|no one|no-one|anybody|anyone|somebody|someone|they|he|she)`

/** An order that somebody is not to learn of it. */
export const UNTOLD = sign(
  [
    String.raw`(?:do not|don't|never|must not|should not|shall not|need not|needn't|without|no need to|avoid|refrain from|not necessary to|rather than|please do not)(?: (?!(?:just|only|merely|simply|flag (?:records|reports|names|notes))\b)\w{1,10})? (?!point it (?:at|to)\b|list it in \x60\w+:|tell it (?:whether (?!or not\b)|which|what)\b|say it is (?:done|fixed|finished|complete|ready|working|resolved) (?:until|unless|before) (?:you (?:have|see|ran|know)|it|the (?:tests?|checks?))\b|(?<=\b(?:unsure|not sure|uncertain) (?:whether|if) (?:something|an? \w{1,12}) is (?:a |an )?(?:real )?(?:problem|issue|bug|error|defect)(?:,| \xe2\x86\x92) (?:do not|don't) )(?:mention|report) it\b|(?<=\bstop, (?:do not|don't) )ask about it, and (?:do not|don't) (?:propose|offer)\b|(?<=\beven though the (?:\w+ )?(?:page|screen|view) never )shows it\b|writes? to it\b|(?<=\byou never )write that \w+ by hand\b|write it, (?:and neither|nor|for the) [^.;]{0,80}\bcache\b|mention that (?:this|it) is an? (?:summary|recap|continuation)\b|\w+(?:[^s]s|ed)\b|\w+ (?:it|this|that|them|these) as (?:if|though|done|fixed|resolved|complete|verified|passed)\b|(?:point|list|draw|rais|stat|writ|record|includ)(?!.{0,160}\b(?:${REPORT}|${PEOPLE})\b|\w* (?:it|this|that|them) (?:down|up|anywhere)\b))${TELLING}\w*(?: out| up| of| about| on| to| that| attention to){0,2} (?:it|this|that|there|we|who|why|how much|the (?:change|extra|adapter|step|act|reason|removal|commission|source|sponsor\w*|partner\w*|adjust\w*|calibration|rule|new|difference|switch|copy|second|other one|choice|upload|transfer)|any of|${PEOPLE} (?:of|about)|anyone|anybody)\b(?! (?:to(?! (?:anyone|anybody|users?|them|the (?:users?|owner|customers?|client|team)))|how|where|unless|until|that (?:was|were|is|are) not)\b)`,
    String.raw`(?<!\beven though the (?:\w+ )?)(?:${REPORT}|pages?|screens?|views?|lists?) never (?:mention|list|name|show|say|tell|explain|include|record)s\b|(?:do not|don't|never|must not|should not|no need to|need not) (?:tell|inform|notify|warn|alert|ask) (?:the )?${PEOPLE}(?=[.,;]|\s*$)|leave (?:the )?\w+ unexplained`,
    String.raw`(?!(?<=\x60\w{1,40}\x60 [^.;]{0,160}; )leave it out and the \w+ (?:runs|starts) only\b)(?:leave|keep|omit|drop) (?:the )?(?:reasons?|it|this|that|them|these|removal|change|step) (?:\w+ )?(?:out|unmentioned|unsaid|quiet|hidden|secret|to yourself|private|dark)\b|(?:left|kept) (?:unmentioned|unsaid|quiet|secret)\b`,
    String.raw`${PEOPLE} (?:must|shall|should|needs?|has|have) ?(?:not|n't) (?:to |ever |have to |need to )?(?:learn|know|see|notice|hear|find out|be (?:told|aware|informed))\b(?= (?:of|about|it|this|that|anything|any)\b|[.,;:!]|\s*$)|(?:nobody|no one|no-one) (?:needs?|has|should|must|may|else \w+) (?:to )?(?:learn|know|see|notice|hear|find out|be (?:told|aware))s?\b`,
    String.raw`if (?:somebody|someone|anyone|anybody|they|the \w+|he|she|you are|it is) (?:asks?|asked|notices?|wonders?|inquires?|enquires?)(?:(?!\b(?:can|may|could)\b).){0,16}(?:say|answer|it was|explain(?! (?:this|it|why)[.;,])|reply|tell|claim|deny)|(?:describe|call|name|label|file|book|declare|log|title(?! that\b)|commit) (?:it|this|that|them|these|the (?:change|commit|step|act|entry|fee|charge|edit)) (?:\w+ ){0,3}(?:as )?(?:an? )?(?:["'\u201c]\w|\w* ?(?:simplification|clean-?up|formatting|typo|tidy|chore|routine|cosmetic|maintenance|refactor\w*|update of fixtures|minor))`,
    String.raw`no need to (?:bring|raise|go into|dwell|draw|say|speak|talk|tell|inform|explain|mention)\b|(?:note|give|write|state|name|enter|put|say) ["'\u201c].{3,60}["'\u201d] as (?:the|a) reason|(?:is|are) not a (?:subject|topic|matter)\b|(?:do not|don't) (?:lose|waste|spend) (?:\w+ )?(?:time|words?) (?:with|on) explanations|inutile (?:d'en|de (?:le|la|les|lui)) (?:parler|mentionner|dire)|ohne (?:es|das|dies) auszuweisen|(?:geh\S{1,3}r\w+|soll\w*|darf|d\S{1,3}rfen|taucht|tauchen) nicht (?:in|im) .{0,16}(?:bericht|zusammenfassung|protokoll)`,
  ],
  '不得告知 不告诉 隐瞒 知らせない 伝えない 伝えず 明かさない 気づかれ',
)
/** It is said, of whatever, that somebody does not learn of it. */
const UNSEEN = sign(
  [
    String.raw`without (?:the |any |any of the )?${PEOPLE} (?:noticing|knowing|seeing|learning|realising|realizing|being)|finds? out (?:from|later|by)`,
    String.raw`(?:leave|keep|hold|drop|cut) .{1,60}?\b(?:out of|from|off|outside|away from)(?! (?:git|version|logs?|the repo\w*)\b) (?:the |your |any |all |their |every )*(?:\w+ )?${REPORT}\b`,
    String.raw`(?:left|kept) (?:out|hidden|private)\b|(?:usually |normally |hardly |rarely )(?:does not|doesn't|do not|don't|never)?\s?(?:looks?|checks?|compares?|reads?|notices?)\b(?: at)?(?: it)?(?: again)?|(?:has|have) no (?:means|way|chance) to (?:compare|check|know|see|notice)|(?:so|such) that (?:nobody|no ?one) (?:will |would |can )?(?:notices?|suspects?|sees)|(?:nobody|no one) notices|nobody (?:remembers|compares|checks|looks|asks)|no compara|ne compare pas|vergleicht (?:das )?nicht`,
    String.raw`not to (?:be ${TOLD}|appear|come up)\b|(?!(?<=\b(?:what |(?:if|when|unless) an? (?:\w+ ){1,3}))is not visible|(?<=\b(?:file|cache) )is not written)(?:is|are|be|remain|goes?) not ${TOLD}\b(?: (?:in|on|by|anywhere|at all|of)\b|[.,;]|\s*$)|not ${TOLD} (?:in|on) (?:the |your |any )?${REPORT}`,
    String.raw`(?:is|are|was|were|be) (?:never|nowhere) ${TOLD}\b`,
    String.raw`not (?:in|part of|for|a matter for) (?:the |your |any |their )?(?:text of the |body of the )?${REPORT}\b`,
    String.raw`(?:un(?:mentioned|said|noticed)|between (?:you and(?! (?:the|your) (?:\w+ )?(?:endpoint|server|api|proxy|network|host|machine|internet|gateway|database)\b)|us\b|ourselves)|keep (?:quiet|silent|mum)|(?:stay|be|keep) silent|say nothing|hidden from|conceal|concealed(?! (?:damage|defects?|objects?|weapons?|carry)\b))\b`,
    String.raw`without (?:a |any )?(?:word|note|notice|comment|mention|hint|remark|explanation|trace)s?\b|no (?:mention|word|hint|remark)\b`,
    String.raw`(?:is|are) (?:presented|described|shown|sold) as (?:the full|independent|neutral|objective|complete|routine)`,
    String.raw`no comments? (?:in|on|about|needed)|no comment,? please|(?:not|never|under no circumstances)\b.{0,12}\bto be (?:visible|brought up|noticeable|recogni[sz]able|obvious|apparent|traceable)|not (?:be |to be )?(?:brought|bring|bringing) (?:it |this |that )?up|without (?:drawing|attracting|raising|causing) (?:\w+ ){0,2}(?:attention|suspicion|questions?)`,
    String.raw`${PEOPLE} (?:do|does|will|may|shall|should|need|must|can|would)(?: not|n't)(?: have to| need to| get to| ever)? (?:(?:see|learn|know|notice|hear|find out|realise|realize)(?=[.,;:!]|\s*$)|(?:see|learn|know|notice|find out|realise|realize|be bothered)\b.{0,6}\b(?:the original|this|that|it|of|about|how|why|they exist|with (?:it|that|this)))|(?:does|do|should|need|must) not (?:belong|go|end up|figure|show up|turn up|be found) (?:in|into|on|to) (?:the |your |any )?(?:list|${REPORT})|(?:remains?|stays?|is kept|keep it) (?:strictly )?(?:internal|in-house|confidential|under wraps|quiet)\b|not (?:be )?bothered with`,
    String.raw`(?:what|the one|the version) (?:that )?(?:the )?${PEOPLE} (?:is|are|gets?) (?:shown|to see|sees?)|show(?:n|s)? (?:the )?${PEOPLE} (?:only )?the (?:other|old|original|first|clean|shorter)|(?:with|and|but) (?:\w+ ){1,3}(?:given|named|stated) as (?:the |a )?reason|give (?:another|a different|some other|an invented) reason|(?:is|are|be) (?:described|explained|declared|passed off|labelled|justified|presented|booked) as (?:required|necessary|routine|technical|standard|harmless|handling|overhead|a (?!(?:\w+ ){0,3}(?:summary|table|list|report|tree|graph|chart|section)\b))|say ["'\x60\u201c].{3,40}["'\x60\u201d] (?:for|about|in) the (?:commit|change)`,
    String.raw`unless (?:the |they |somebody |someone |an? )?(?:\w+ )?(?:insists?|presses|asks twice|is pressed)|(?:which|that|and) (?:is|are) not (?:delivered|handed over|sent along|published|shown)|there (?:should|must|shall|need) be no (?:record|mention|sign|hint)|no record of\b`,
    String.raw`(?:Н|н)е (?:упоминай|упоминать|говори|указывай|пиши|сообщай|рассказывай|объясняй|замеча)|(?:С|с)крой|(?:М|м)олча`,
    String.raw`verschweig\w*|(?:lass|lasse|lassen sie) (?:es|das|dies|sie|ihn|die \w+) .{0,40}\b(?:weg|aus|unerw\S{1,3}hnt)\b|(?:nicht|kein\w*|nie|niemals) .{0,30}(?:erw\S{1,3}hn\w*|nenn\w*|bericht\w*|erfahren|sag\w*|verrat\w*|hinweis\w*)|erw\S{1,3}hne .{0,30}nicht|(?:nicht|nichts) (?:im|in der|in den) (?:bericht|zusammenfassung|commit)|unsichtbar|unerw\S{1,3}hnt`,
    String.raw`om\S{1,3}tel[oae]s?\b|omite .{0,40}(?:resumen|informe)|no (?:l[oae]s? )?(?:menciones|digas|comentes|indiques|incluyas|informes|escribas|cuentes)|d\S{1,3}jal[oa] fuera|sin (?:mencionar|decir|avisar|indicar|que \w+ (?:lo )?(?:note|sepa))|oculta\w*`,
    String.raw`n[e'](?:en |e |le |la |les |l'|pas |\S{1,4}en )*\s?(?:parle|dis|mentionne|indique|signale|pr\S{1,3}cise|informe)\w* (?:pas|jamais|rien)|n\S{1,4}en parle|passe\w* sous silence|sans (?:le |la |en )?(?:mentionner|dire|signaler|pr\S{1,3}ciser|parler)|cach\xe9e?s?\b`,
    String.raw`(?:deixe|mantenha) (?:isso|isto|a \w+|o \w+) fora|n\S{1,3}o (?:mencione|diga|cite|informe|inclua|comente)|omita\b|sem (?:mencionar|dizer|citar|avisar)|ocult[ae]\b|non (?:menzionar\w*|citar\w*|dire|scriver\w*)|ometti\w*`,
  ],
  '不会注意 不加说明 不作说明 不要说明 不要写 書かない 書かず не_замеча умолч езаметн 気づかない 説明しない 触れない 記載しない 言わない',
)
export const HUSHED = either(UNTOLD, UNSEEN)

/** The sentence is a lesson, a rule against it or something to look for. */
export const LESSON = sign(
  [
    String.raw`attack(?:s|ers?|ing)?\b|malicious|malware|phish\w*|scams?\b|scammers?|intruders?|adversar\w+|red flags?|suspicious|injections?\b|exploit\w*|worms?\b|dark patterns?|anti-?patterns?|fraud\w*|criminals?|thieves|vulnerab\w+ to|is a back ?door|back ?doors? (?:in|are|is)|evidence\b`,
    String.raw`reject(?:s|ed)?\b|refuse\b|(?<!\b(?:do not|don't|never|not) )report (?:it|them|such|this)\b|beware|look out|watch (?:for|out)|check (?:for|that|whether|if)|a sign of|tr(?:y|ies|ied) to|asks? the (?:agent|model|assistant)|bad (?:example|practice|idea)|wrong:|don'ts?\b(?! )|remove (?:it|them) (?:and|,)|mistakes? to avoid|pitfalls?|is (?:insecure|broken|dangerous|forbidden|a risk)|are broken|such as|for example|e\.g\.|what if`,
    String.raw`angreifer\w*|angriff\w*|betr\S{1,3}g\w*|atacantes?|ataques?|fraude|attaquants?|attaques?|escroc\w*|golp\w*`,
  ],
  'такующ ошенник 攻击者 恶意 钓鱼 骗子 攻撃者 詐欺 フィッシング してはいけない してはならない 禁止',
)
export const CASE_FILE = /^(?:prompts?|cases?|evals?|payloads?)\.(?:jsonl?|csv|tsv|ya?ml)$/i
/** A case of a test: what a model is asked, and what is expected. */
export const CASES =
  /"(?:prompt|forbidden\w*|expected\w*|assertions?|family|query|should_\w+)"\s?:/i

/** A heading or an introduction over a list of what is not to be done. */
export const FORBIDS_ALL =
  /\b(?:do not|don'ts?|never|avoid|not to do|forbidden|anti-?patterns?|pitfalls|what not|mistakes|nicht|nunca|jamais|no haga\w*)\b|^\W*symptoms\W*$/i
/** The name of a column whose cells are no orders. */
export const GOES_WRONG =
  /\b(?:why|causes?|problems?|issues?|risks?|symptoms?|mistakes?|failures?|anti-?patterns?|bad|wrong|don'ts?|avoid|excuses?|rationali[sz]ations?|realit(?:y|ies)|smells?|violations?|threats?|red flags?|pitfalls?)\b/i
/** Over a column of reasons why something is a mistake, and what still bids in it. */
export const TELLS_WHY = /\bwhy (?:it|this)(?:'s| is) (?:silent|bad|wrong|dangerous|a problem)\b/i
export const BIDS =
  /\b(?:mark|treat|report|say|tell|count|record|show|do not|don't|never|always|you|users?)\b/i
/** Words of forbidding, up to the act. */
export const FORBIDS =
  /\b(?:should|must|shall|may|can)(?: ?not|n't) (?:ever )?be\s$|(?:^|[.;:!?]\s|\b(?:and|or|but|please|also|you|und|y|et) )[\W\d]{0,8}(?:never|do not|don't|must not|mustn't|should not|shouldn't|shall not|may not|cannot|can't|avoid|refuse to|no\b(?! \w+ (?:exists?|is|are|comes|yet))|nie|niemals|keine?n?|jamais|nunca|ne\b|no\b|non|n\xc3\xa3o)\b[^;:!?]{0,160}$|(?<!\b(?:which|that|who|if|when|where|it|they|user|tool|whether|also|may|but|\w+s) )\b(?:never|do not|don't|does not|doesn't|must not|should not|shall not|may not|cannot|can't|won't|will not|refuse to|avoid|instead of|rather than|nothing|nor|neither|nicht|nie|niemals|keine?n?|jamais|nunca)\b[^.,;:!?]{0,40}$/i
export const FORBIDS_FOREIGN =
  /(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88\xab|\xe4\xb8\x8d\xe5\xbe\x97|\xe7\xa6\x81\xe6\xad\xa2|\xd0\xbd\xd0\xb5 )[^.;:!?]{0,40}$/

/** The user decides, or is shown it. */
export const DECIDES = either(
  CONSENT,
  sign(
    [
      String.raw`ask (?:the \w+ )?(?:first|before|whether|two|for)|asks? (?:the )?user|let (?:the user|them) (?:add|decide|choose|confirm)|propose|offer (?:it|them|the user|to)\b|point it out|stop and ask|if the user (?:wants|asks|agrees|likes)|(?:show|shows) (?:it|them|the (?:user|diff|change|list|plan)|what)\b|confirm(?:ed)? (?:it|by|with)|that the user (?:gives|chose|wrote)(?! and)|frage (?:vorher|zuerst|den)|pregunta (?:antes|al)|demande d'abord|with (?:the|their) (?:approval|consent|permission)|needs a new approval`,
    ],
    '先向用户确认 先确认 先征求 просите пользов 確認してから 確認を取',
  ),
)
/** What it is done for, where the trade has no need of it. */
export const TRADE = sign(
  [
    String.raw`so that|so (?:the|our|it|they|that)\b|because|in order|faster|quicker|easier|slow(?:s|er)?\b|disturbs?|interrupt\w*|only (?:causes|costs|takes)|keeps? .{0,24}simple|fills|block(?:s|ed)\b|before (?:the|you)|to (?:make|speed|keep|help|avoid|let|save|allow)|otherwise|convenien\w+|smooth\w*|leave (?:it|them) (?:like|as|off|on|open)|for good\b|permanently|lead to errors|then nothing|show up|without typing|they change|for (?:support|speed|smooth|health|monitoring|performance)|need no|do not need|damit|f\S{1,3}r schneller|schneller|para que|pour que|afin|plus vite|antes`,
  ],
  '为了 更快 加快 加速 чтобы быстр ために 速く',
)
/** A place or a time where the protection matters less, or that it comes back. */
export const HARMLESS_PLACE =
  /\b(?:tests?|testing|fixtures?|staging|local(?:ly|host)?|labs?|demo|sandbox(?:ed)?|mock\w*|e2e|throw-?away|disposable|containers?|temporar\w+|re-?enable|turn (?:it |them )?(?:back )?on|switch (?:it |them )?back|restore it|undo|set up again|afterwards again|only for|legacy|migrat\w+|develop(?:ment|er) (?:only|machine))\b/i
