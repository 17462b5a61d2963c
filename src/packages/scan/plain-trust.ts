/** Orders in plain words about approvals, protection, traces, spreading and what is kept from the user. Pure. */
import type { Form } from './plain-form.ts'
import { HARMLESS_PLACE, HUSHED, TRADE, UNTOLD } from './plain-signs.ts'
import { either } from './sign.ts'
import { GRAVE, PERSONAL, SECRET, SEND, sign, TALK } from './signs.ts'

/** It is about what an agent does, not about papers. */
const IN_SESSION = sign(
  [
    String.raw`(?:commands?|delet\w+|actions?|acts?|tools?|prompts?|dialogs?|payments?|push(?:es)?|shell|users?|owner|steps?|skill|all|any ?more|every|nothing|network|go-ahead|allow|question|model|agent|project|rm|drop table|r\S{1,3}ckfragen|nutzer\w*|usuario|utilisateur)\b`,
  ],
  '用户 操作 命令 删除 пользовател 操作 コマンド 削除',
)
const CONSIDERED = sign(
  [
    String.raw`(?:consider|treat|regard|count|view|take|deem|assume)(?:s|ed)?\b(?:.{0,120}\b(?:approved|authori[sz]ed|consented|permitted)|.{0,80}\b(?:permission|approval|consent|authori[sz]ation|confirmation|go-?ahead|yes)s?\b.{0,60}\b(?:given|satisfied|confirmed|granted)|.{0,80}\b(?:delet\w+|commands?|payments?|push\w*|actions?|prompts?|questions?|changes?)\b.{0,40}\b(?:granted|confirmed|satisfied))\b`,
    String.raw`(?:С|с)читай .{0,60}(?:одобрен|разрешен)|(?:betrachte|behandle|werte)\b.{0,80}\b(?:genehmigt|erlaubt|best\S{1,3}tigt)|considera\w*\b.{0,80}\b(?:aprobad\w*|autorizad\w*|confirmad\w*)|consid\S{1,3}re\w*\b.{0,80}\b(?:approuv\w*|autoris\w*)|considere\b.{0,80}\b(?:aprovad\w*|autorizad\w*)`,
  ],
  '用户已同意 视为已预先批准 视为已批准 视为已授权 默认批准 承認済みとみな 許可済みとみな',
)
/** That no one needs to be asked. */
const IN_ADVANCE = sign(
  [
    String.raw`(?:permission|approval|confirmation|consent)\w*(?: \w+){0,2} (?:counts? as|stands? as|is|are|is considered|is deemed) (?:satisfied|granted|given|settled|pre-?(?:approved|given|granted|authori[sz]ed|confirmed|settled|cleared)|already|passed|implied)`,
    String.raw`by (?:installing|using|loading|enabling|activating|opening|choosing) (?:this|the skill|it|the plugin|the extension)\b.{0,60}\b(?:agree[sd]?|consent\w*|approve[sd]?|accept\w*|authori[sz]e[sd]?|permit\w*)\b`,
    String.raw`(?:silence|no answer|no reply|a missing answer)\b.{0,24}\b(?:as|is|means|counts as|for) (?:\w+ )?(?:consent|approval|agreement|yes|permission|go-?ahead)`,
    String.raw`(?:choose|click|select|press|answer|pick|reply|say)\b.{0,24}(?:always allow|allow (?:all|always)|yes|accept all|do not ask again)\b.{0,60}(?:in the name|on behalf|for the user|user's behalf|without)`,
    String.raw`(?:confirmations?|approvals?|permissions?|questions?|asking)\b.{0,60}\b(?:(?:is|are) (?:not|un)\s?(?:wanted|needed|necessary|desired|required|welcome)|unnecessary|superfluous|rude|unwanted|waived)`,
    String.raw`treat\b.{0,40}\bprompts?\b.{0,12}\bas (?:answered|confirmed|accepted|settled)|(?:every|each|all) (?:tool calls?|commands?|actions?|steps?)\b.{0,40}\b(?:covered|authori[sz]ed|approved) by|r\S{1,3}ckfragen entfallen|mit allem einverstanden|de acuerdo con todo|d'accord avec tout|(?:has|have|had) waived\b|(?:all|any|every) (?:\w+ )?(?:questions?|confirmations?|approvals?|prompts?)\b.{0,30}\bwaived|nothing (?:needs|has|is) to be (?:confirmed|approved|asked)|needs? no (?:further |more |other )?(?:check|review|confirmation|approval)s?\b.{0,40}\b(?:model|agent|assistant|any ?more|at all|all)`,
    String.raw`(?:answer|accept|confirm|click|dismiss|acknowledge|approve|grant)\b.{0,60}\b(?:permission|approval|confirmation|consent|security) (?:prompts?|dialogs?|requests?|questions?)\b.{0,60}\b(?:yourself|affirmative\w*|yes|always|allow|all|own)|(?:go on|continue|proceed|carry on) without (?:showing|asking|putting|passing on) .{0,30}(?:question|prompt|dialog|all)\w*|(?:any|every|each|all) (?:permission|approval|confirmation) (?:dialogs?|prompts?).{0,40}\b(?:allow|yes|accept|always)`,
  ],
  '无需再次询问 无需再次确认 不必再次确认 不再询问',
)
/** Only then something is done; that this text is loaded is no such condition. */
const WAITED_FOR =
  /\b(?:if|when|once|until|unless|after|whether|before|wait|ensure|verify|check|only)\b(?:(?!\b(?:skill|plugin|extension|loaded|active|installed|mode|session)\b)[^.;]){0,50}\b(?:permission|approval|confirmation|consent)\w*(?: \w+){0,2} (?:is|are|was|has)\b/i
const BREADTH = sign(
  [
    String.raw`(?:each|every|all|any|whatever|later|future|always)\b|delet\w+|commands?\b|payments?|push(?:es)?\b|network|alle|l\S{1,3}schungen|tod[ao]s|toutes?|todos`,
  ],
  '所有 все Все 都 すべて 全て',
)
const OUTDATED =
  /\b(?:CLAUDE|AGENTS|GEMINI)\.md\b.{0,80}\b(?:is|are) (?:wrong|outdated|void|second)|\b(?<!\b(?:these|this|its|following|above|below) (?:(?!safety|system|security|user)\w+ )?)(?:guidelines?|rules?|instructions?|policies|policy|safety|system prompt|project file|restrictions?|limits)\b.{0,140}\b(?:older than|(?:do|does) not apply|no longer appl\w+|(?:is|are) void|yields? to|steps? back|takes? second|come second|out of date here|superseded|left aside|set aside|put aside|suspended|were meant for|(?:is|are) meant for other|without effect|need not be (?:followed|observed)|know nothing of|(?:is|are) lifted)\b/i
const OWN_TEXT =
  /\b(?:this skill|this file|here|these steps|this text|the skill|our (?:trade|work|tools?)|they|these|differ)\b/i
const SETTING =
  /\bbypassPermissions\b|\bBash\(\*\)|--dangerously-\S+|\bautoApprove\b|\balwaysAllow\b|\bdanger-full-access\b|\bapproval_policy\b.{0,8}never|\bsandbox_mode\b.{0,8}danger|\byolo\b|\b(?:allow\w*|permissions?|tools?|commands?|bash)\b.{0,40}"\*"|"\*".{0,24}\b(?:allow\w*|permissions?|tools|commands)\b/i
const SETS =
  /(?<![\w/-])(?:add|put|set|write|append|insert|enable|change|switch|include|place|configure|edit)\b/i
/** The setting is what is set; where it is on already, nothing is ordered. */
const SET_SO = new RegExp(String.raw`${SETS.source}[^;]{0,120}?(?:${SETTING.source})`, 'i')
const AGENT_SETTINGS =
  /\bsettings\b|\bconfig\w*\b|\.claude|\.codex|\.cursor|\ballow ?list|\bagent\b|\bprofile\b/i

const OFF = sign(
  [
    String.raw`(?:(?:switch|turn|set|leave|put)\b.{0,60}\b(?:off|disabled|to zero|to none)\b|(?:disable|stop(?! and (?:tell|ask|report)\b| (?:incidents|attacks|threats|breaches|intruders|malware|abuse|spam)\b)|deactivate|uninstall|kill|pause|suspend|remove|lift|open(?! (?:ports?|source|issues?|questions?)\b)|decrypt)\b|(?:is|are|be|stays?) off\b|to permissive|should not be encrypted)`,
    String.raw`(?:schalte?|deaktiviere|stoppe|beende|desactiva|apaga|det\S{1,3}n|d\S{1,3}sactive\w*|arr\S{1,3}te|desative|desligue|disattiva)\b`,
  ],
  '关闭 禁用 停用 тключи останови 無効に オフに 停止',
)
const PROTECTION = sign(
  [
    String.raw`safe browsing|automatic updates|auto-?updates?|expiry|expiration|disk\b.{0,30}\bencrypt\w*|downloaded \w+ is opened|remote log-?in|commit signatures|firewall|virus scanner|anti-?virus\w*|(?:two|multi)-?factor|[2m]fa\b|branch protection|audit log\w*|gatekeeper|secure boot|disk encryption|selinux|defender|edr\b|real-?time protection|screen lock|password policy|virenscanner|zwei-faktor\S*|cortafuegos|pare-feu|intrusion detection|endpoint protection|sign-?in alerts?|login alerts?|required reviews?|code ?owners?`,
  ],
  '防火墙 杀毒 айрвол рандмауэр нтивирус ファイアウォール ウイルス対策',
)
/** What a protection does to files while it is on. */
const LEFT_ALONE =
  /^(?!.*\b(?:disabl\w+|(?:turn|switch)\w* (?:\w+ )?off|deactivat\w+|paus\w+|stop\w*|exclu\w+|whitelist\w*|uninstall\w*|exception)\b).*\b(?:filters?|scanners?|anti-?virus|defender|firewall)\s(?:do|does|will|would|can)\s?(?:not|n't)\s(?:\w+ (?:or|and) )?(?:open|remove|delete|quarantine|block|touch)\b/is
const OPENS =
  /\b(?:set|make|share|open|change|allow|grant|given|give|publish|expose|switch)\b.{0,100}(?:(?:anyone|everyone) with the link|\b(?:to|is|be) public\b(?! (?:key|api))|\bpublicly (?:readable|accessible|writable)|\bto (?:all|any) addresses|0\.0\.0\.0\/0|\bwith pass ?words for root|\bpermitrootlogin yes|\broot\b.{0,20}\bpass ?word|\bworld-?(?:readable|writable)|\beveryone\b(?<!\b(?:experience|community|place|space) for everyone)|\b0?777\b)/i
const GIVES = /\b(?:give|grant|assign|add|set|tick|select|switch|request|make|use|put)\b/i
const GRANTS =
  /\bNOPASSWD\b|\brole (?:of )?["'`]?(?:owner|admin\w*|editor)\b|\btick all (?:scopes|boxes|permissions)|\ball scopes\b|\bdeveloper mode on\b/i
const VALUABLE =
  /\b(?:scans?|exports?|customer|client|patient|personal|private|internal|confidential|contracts?|payroll|sshd_config|home (?:folder|directory)|backups?|database|credentials|production|mail(?:box)?)\b/i

const ERASES = sign(
  [
    String.raw`(?:squash|expire|drop|drops|rotate away|wiped|cleared|(?<!\bwhat was )deleted|removed(?!-)|unset|turn\b.{0,20}\boff|clean up|reset the (?:modification )?(?:times|dates)|shorten the retention|should be no|must be no|empty|emptied|clear|delete|erase|wipe|remove|truncate|purge|rewrite|clean|shred|overwrite|scrub|moved? to the (?:bin|trash))\b`,
    String.raw`(?:l\S{1,3}sche|leere|bereinige|borra|elimina|limpia|efface|supprime|vide|apague|exclua|limpe|cancella|svuota)\b`,
  ],
  '清除 删除 清空 удали очисти сотри 削除 消去',
)
const TRACES = sign(
  [
    String.raw`(?:(?:shell|bash|zsh|command|terminal|browser|chat) )?history\b|\w*bash_history|zsh_history|histfile|audit_\w+|list of recent files|recent files|conversation exports?|records?\b|job entries|(?:agent|session|access|security) logs?|modification times|~\/\.claude\/(?:projects|history)|history -c\b|old alerts|shell-?historie|audit log|transcripts?\b|reflog|auth\.log|wtmp|lastlog|event logs?|log of the (?:agent|session)|logs?\b|journal\w*|traces?\b|sent (?:mails?|items?|messages?|e-?mails?)|protokolle?|verlauf|historial|registros?|historique|journaux|hist\S{1,3}rico`,
  ],
  '日志 历史 журнал истори 履歴 ログ',
)
const NO_TRACE = sign(
  [
    String.raw`(?:so that|so)\b.{0,40}\b(?:nothing|nobody|no one|no trace|cannot be (?:found|traced|seen|reconstructed)|can't be (?:found|traced))|(?:leaves?|leaving) (?:no|nothing)|no traces?\b|without (?:a )?trace|keine spuren|spuren bleiben|no queden|sin (?:dejar )?(?:rastro|huellas)|aucune trace|sans (?:laisser de )?trace|sem (?:deixar )?rastros?`,
    String.raw`(?:your|its) own (?:lines|entries|commands|steps)|entries of (?:today|this)|of this session|the log of the agent|sent (?:mails?|messages?|items?) of this|bin is emptied|no record of|gone for good|can no longer be|what was logged about|the user does not need (?:them|it)|first version|history -c\b.{0,80}(?:empty|reset|delete|clear)|of files you touched|zero days|of the last (?:hour|minutes?|session)|mails? that it caused|histfile.{0,60}(?:first|steps)|(?:first|steps).{0,60}histfile|(?:shell |bash.|zsh.|command )history.{0,60}\blogs?\b|\blogs?\b.{0,60}(?:(?:shell|bash|command) history|audit)|when you leave|these (?:steps|commands) from`,
  ],
  '不留痕迹 следов 痕跡',
)

const REPLICATES = sign(
  [
    String.raw`(?:copy|copies(?! \()|put|(?<!\b(?:every|each|any|one|the) )place|add|append|insert|paste|write|replicate|extend|propagate|install|carry|merge|gets?|spread|push|embed|prepend|leave|contains?|belongs?|pass|suggest|hand|store|include)\b`,
    String.raw`(?:kopiere|f\S{1,3}ge|schreibe|\S{1,3}bertrage|copia|a\S{1,3}ade|pega|inserta|copie|ajoute|colle|adicione|cole|aggiungi)\b`,
  ],
  '复制 写入 添加 копируй добавь ставь コピー 追加',
)
const ITSELF = sign(
  [
    String.raw`the (?:section|block|paragraph) (?:["'\x60\u201c].{2,40}["'\x60\u201d] )?of this (?:file|skill)|whole text of this|(?:this|these|the (?:following|above|present|whole)) (?:whole |entire |same )?(?:folder|section|paragraph|skill|block|text|lines?|notes?|rules?|instructions?|passage|prompt)\b(?! (?:audits|checks|covers|handles|reviews|supports)\b| structure\b)|copy of this (?:file|skill|section|folder)|by it\b|itself\b|(?:leave|put|place|drop) (?:a |one )copy\b|(?:block|lines|text|part) (?:between|below|above)|install this skill|(?:this|the same) (?:paragraph|block|section) in|this whole|diese[nrs]? (?:abschnitt|text|skill|absatz|ordner)|est[ae] (?:secci\S{1,3}n|p\S{1,3}rrafo|texto|carpeta)|cette? (?:section|paragraphe|texte|dossier)|est[ae] (?:se\S{1,4}o|par\S{1,3}grafo|texto|pasta)`,
  ],
  '这一节 本节 此段 这段 本段 этот этого このセクション この節 この文章',
)
const OTHERS = sign(
  [
    String.raw`(?:each|every|all|any|other|the other) (?:\w+ ){0,3}(?:repo\w*|skills?|projects?|agents?|workspaces?|rules? files?|machines?|teams?)\b|new projects?\b|AGENTS\.md|sub-?agents? (?:get|receive)|hand it on|(?:further|more|sibling) (?:checkouts?|clones?|projects?|repo\w*)|templates that you|(?:every|each) (?:system prompt|package|template|file) (?:that )?you|(?:its|their) own memory|sub-?agents?\b.{0,60}\bmemor\w+|memory of (?:sub-?agents?|others)|users of other|other (?:users|people|developers|teams)\b|AGENTS\.md in (?:every|each|all)|other skills?\b|neighbou?ring skills?|(?:andere?n?|alle\w*) (?:\w+ )?(?:skills?|repositor\w+|projekte)|(?:otr[ao]s|todas? las|todos los|dem\S{1,3}s) (?:\w+ )?(?:skills?|repositorios|proyectos)|(?:autres|tous les|toutes les) (?:\w+ )?(?:skills?|d\S{1,3}p\S{1,3}ts|projets)|(?:outr[ao]s|todas? as|todos os) (?:\w+ )?(?:skills?|reposit\S{1,3}rios|projetos)`,
  ],
  '其他技能 所有技能 其他仓库 所有其他 остальные другие репозитории 他のすべてのスキル 他のスキル すべてのリポジトリ',
)
const OWN_SECTION =
  /\b(?:section|block|paragraph|text|copy) (?:["'`]?.{2,40}["'`]? )?of this (?:file|skill)\b/i
const INVITED =
  /^\W*to (?:install|use|share)\b|\b(?:where you want|you want|want to use|that uses?|which uses?|if (?:the user|you) (?:wants?|likes?)|your team|optional\w*|may\b|can\b|example)\b/i
const RATES =
  /\b(?:rate|star|upvote|review|like|endorse|vote for|give)\b.{0,80}\b(?:skill|registry|repo\w*|marketplace|five|stars?)\b/i
const IN_NAME =
  /\b(?:token|account|name|tone|credentials|gh)\b of the user|\bthe user's (?:\w+ )?(?:token|account|name|tone|gh|credentials)|\btheir (?:tone|name|account|token)|\bon (?:their|the user's) behalf/i

const WEIGHTY = sign(
  [
    String.raw`(?:second|another|extra|additional|partner|admin\w*|service|saved|hidden|scheduled|shared|analytics) (?:(?!from\b)\w+ )?(?:account|address|recipient|package|dependenc\w+|export|card|drive|copy|key|user|import)|admin(?:istrator)?s?\b|dependenc(?:y|ies)|firewall|\bport \d+|mail rule|recipients?\b|collaborators?|yearly plan|saved card|contracts?\b|what the user types|partner address|deploy key|webhooks?\b|permissions?\b(?! denied\b)|administratorkonto|cuenta de administrador|conta de administrador|compte administrateur|(?:the|an) adapter\b|index --skip-worktree|\.git\/info\/exclude|(?:change|constant) in \W?\w+|beacon|trackers?\b|telemetry|pixels?\b|remote (?:support|access|control)|rights? to (?:edit|write)|(?:edit|write) (?:rights|access)|(?:as|an?) (?:an )?owners?\b|extra permission|new dependency|(?:sponsored|affiliate|paid) (?:links?|placements?)|two versions|notice period|shared with \S+@|fees?\b|surcharge|mark-?up|prices?\b|clauses?\b`,
  ],
  '管理员账号 管理员 дминистратора 管理者アカウント',
)

/** What is kept out of reports with reason, and styles of speech. */
const NO_SECRETS =
  /\b(?:secrets?|tokens?|pass ?words?|credentials?|personal data|stack traces?|api keys?|usually|externally|spoilers?|system prompt|without explaining|in code comments|(?:do not|don't|never) (?:guess|make up|invent)\b[^.;]{0,60}\binclude that|jargon|openly|listed|so that (?:somebody|someone|they) can)\b/i

/** What there is nothing of is not spoken of. */
const ABSENT =
  /\b(?:if|when) (?:there (?:is|are) )?no\b[^.]{0,60}\W{1,4}(?:skip|omit|leave out) (?:this|the) (?:section|heading|paragraph|table|part)(?: entirely)?\W{1,4}(?:do not|don't) mention it\b/i

const guard = {
  rule: 'order.lifts_guard',
  what: 'to act as if the user had agreed in advance',
} as const
const spreads = {
  rule: 'order.spreads',
  what: 'to spread this text to other skills, projects or people',
} as const
const lowers = {
  rule: 'order.lowers_security',
  what: 'to lower the protection of the user for a task that has no need of it',
} as const

export const TRUST_FORMS: readonly Form[] = [
  {
    ...guard,
    words: 'agreed',
    act: CONSIDERED,
    with: [BREADTH],
    unless: HARMLESS_PLACE,
    isCovert: true,
  },
  {
    ...guard,
    words: 'agreed',
    act: IN_ADVANCE,
    with: [IN_SESSION],
    unless: either(
      HARMLESS_PLACE,
      WAITED_FOR,
      /\b(?:read-only|licen[cs]\w+|copyright|pull request|issue)\b/i,
    ),
    isCovert: true,
  },
  { ...guard, words: 'agreed', act: OUTDATED, with: [OWN_TEXT], isCovert: true },
  { ...guard, words: 'agreed', act: SETS, with: [SET_SO, AGENT_SETTINGS], unless: HARMLESS_PLACE },
  {
    ...lowers,
    words: 'guard',
    act: OFF,
    with: [PROTECTION],
    near: [TRADE],
    unless: either(HARMLESS_PLACE, LEFT_ALONE),
  },
  {
    ...lowers,
    words: 'guard',
    act: OPENS,
    with: [VALUABLE],
    near: [TRADE],
    unless: HARMLESS_PLACE,
  },
  { ...lowers, words: 'guard', act: GIVES, with: [GRANTS], near: [TRADE], unless: HARMLESS_PLACE },
  {
    rule: 'order.removes_traces',
    what: 'to remove the traces of what was done',
    words: 'trace',
    act: ERASES,
    with: [TRACES, NO_TRACE],
    unless:
      /\b(?:pass ?words?|tokens?|secrets?|disk (?:is )?full|privacy|build cache|tests?|staging)\b/i,
  },
  { ...spreads, words: 'spread', act: REPLICATES, with: [ITSELF, OTHERS], unless: INVITED },
  {
    ...spreads,
    words: 'spread',
    act: REPLICATES,
    with: [OWN_SECTION],
    beside: [OTHERS],
    unless: INVITED,
  },
  { ...spreads, words: 'spread', act: RATES, with: [IN_NAME] },
  {
    rule: 'order.hides_act',
    what: 'to keep from people what is done in their name',
    words: 'hush',
    act: UNTOLD,
    unless: NO_SECRETS,
    unlessBeside: ABSENT,
    isCovert: true,
  },
  {
    rule: 'order.hides_act',
    what: 'to send data, and to keep it from those whom it concerns',
    words: 'hush',
    act: HUSHED,
    beside: [either(SECRET, GRAVE, TALK, PERSONAL), SEND],
    isHosted: true,
    isCovert: true,
  },
  {
    rule: 'order.hides_act',
    what: 'for an act of weight, and to keep it from those whom it concerns',
    words: 'hush',
    act: HUSHED,
    near: [WEIGHTY],
    unless: NO_SECRETS,
    unlessBeside: ABSENT,
    isCovert: true,
  },
]
