/**
 * Signs of what a text orders, as data: what is taken, where it goes, what it is covered with, and what
 * is done. Words of ten languages, over text with one character a byte. No sign is proof alone. Pure.
 */
import { Buffer } from 'node:buffer'

export const latin = (text: string): string => Buffer.from(text).toString('latin1')

/** Latin words stand whole; those of other scripts stand anywhere, without the letter that has a capital, `_` for a space. */
export const sign = (latinWords: readonly string[], others = ''): RegExp =>
  new RegExp(
    [
      `(?<![\\w-])(?:${latinWords.join('|')})`,
      ...others
        .split(' ')
        .filter(Boolean)
        .map((it) => it.replaceAll('_', ' ')),
    ]
      .map(latin)
      .join('|'),
    'i',
  )

export const SECRET = sign(
  [
    String.raw`(?<!\.)\.env\b(?!\.(?:example|sample|template))|\.env files?\b`,
    String.raw`~\/\.(?:ssh|aws|netrc|npmrc|pypirc|gnupg|kube|docker|git-credentials|config\/(?:gcloud|gh|op)|openclaw|codex\/auth)`,
    String.raw`id_(?:rsa|ed25519)\b|credentials?\b|passwords?\b|passphrases?\b|passcodes?\b|logins?\b(?= data| details)|kubeconfig`,
    String.raw`(?:api|access|private|secret|ssh|signing|encryption|licen[cs]e)[ _-]?keys?\b|secrets?\b|keychain|\w{0,30}\.pem\b`,
    String.raw`(?:access|auth\w*|session|bearer|refresh|oauth|github|gh|npm|deploy|personal|service)[ _-]?(?:access )?tokens?\b|tokens\b|refresh_token`,
    String.raw`environment (?:variables?|of the)|env vars|printenv|cookies\b|one[- ]time (?:codes?|passwords?)|2fa codes?|\botp\b`,
    String.raw`\$\{?[A-Z_]{0,30}(?:KEY|TOKEN|SECRET|PASSWORD)\b|(?:seed|recovery|secret) phrases?|mnemonics?\b|card numbers?|cvv\b`,
    String.raw`passw(?:o|\S{1,3})rte?r?\b|kennw\S{1,3}rter?|zugangsdaten|umgebungsvariablen|api-schl\S{2,6}|geheimnisse`,
    String.raw`mots? de passe|identifiants|cl\S{1,3}s? (?:d'api|api|priv\S{1,4}es?|secr\S{1,3}tes?)|variables d'environnement|jetons?\b`,
    String.raw`contrase\S{1,3}as?|credenciales|claves?\b|variables de entorno|frase (?:semilla|de recuperaci)`,
    String.raw`credenziali|chiav[ei]\b|variabili d'ambiente|senhas?\b|credenciais|chaves?\b|vari\S{1,3}veis de ambiente`,
  ],
  'арол[ьияе] люч[иа]? екрет окен еременны.{0,4}окружени 密码 密钥 私钥 凭证 凭据 令牌 助记词 环境变量 パスワード 認証情報 秘密鍵 トークン 環境変数 비밀번호 토큰 환경 पासवर्ड टोकन कुंजी',
)
/** Nothing that a service has a use for. */
export const GRAVE =
  /(?:seed|recovery|secret) phrase|mnemonic|private[ _-]?key|~\/\.(?:ssh|aws|gnupg|kube|netrc|git-cred)|id_(?:rsa|ed25519)|keychain|Login Data|(?:browser|session) cookies|cookies\.sqlite|wallet\.dat|one[- ]time|2fa|\botp\b|frase semilla|\xe5\x8a\xa9\xe8\xae\xb0\xe8\xaf\x8d|\xe7\xa7\x81\xe9\x92\xa5|\xe7\xa7\x98\xe5\xaf\x86\xe9\x8d\xb5/i

export const TALK = sign(
  [
    String.raw`(?:conversations?|dialogues?|chats?|sessions?) ?(?:history|logs?|transcripts?|so far|text|content|summary|context)|transcripts?\b(?! (?:structures?|ids?|isoforms?|models?|levels?|abundance|annotations?)\b)(?<!\b(?:genes?|rnas?|exons?|introns?|isoforms?|spliced|coding|proteins?)\b[^.\n]{0,40}\btranscripts?)`,
    String.raw`(?:the |this |whole |full |entire |complete |current |every |all )+(?:user )?(?:conversations?|dialogue?s?|chats?)\b`,
    String.raw`(?:users?'?s?|their|all|full|whole|entire|every|each|complete|raw|previous|last(?: \w{1,8})?|original) (?:own |user )?(?:messages?|prompts?|questions?|inputs?|(?<!\b(?:to|for|on|with|per|in|at|of) (?:all|every|each|any) (?:user )?)requests?(?! (?:requires?|needs|must|carries)\b)|quer(?:y|ies)|answers?|instructions?)`,
    String.raw`system prompts?|tool (?:results?|outputs?|calls?|list)|memory (?:files?|entries|store|contents?)|message history|what (?:the user|they) (?:said|wrote|asked|typed)`,
    String.raw`(?:MEMORY|SOUL|USER|CLAUDE|AGENTS)\.md`,
    String.raw`gespr\S{1,3}ch\w*|unterhaltung\w*|nachrichten|chatverlauf|historique|(?:de |la |cette |toute la )conversation|messages? de l'utilisateur`,
    String.raw`conversaci\S{1,3}n(?:es)?|mensajes|historial|conversazion[ei]|messaggi|conversas?\b|mensagens|hist\S{1,3}rico`,
  ],
  'ереписк ообщени[яйе] иалог разговор 对话 聊天记录 聊天 消息 会话 会話 履歴 メッセージ 대화 메시지 बातचीत संदेश',
)

export const PERSONAL = sign(
  [
    String.raw`clipboard|contacts?\b(?! us)|address ?book|(?:in|mail)box|(?:browser|browsing|shell|bash|zsh|command|terminal|search)[ _-]?history|\.(?:bash|zsh)_history`,
    String.raw`source (?:code|files?)|(?:home|user) (?:directory|folder)|~\/(?:Documents|Desktop|Downloads|Library|\.config)|git (?:config|remote|history)|\.git\/config`,
    String.raw`host ?name|user ?name|machine(?:'s)? (?:id|name)|ip address|(?:\w+ )?screenshots?|(?:file|directory) (?:tree|listing)|contents? of|(?:whole|entire|full|complete) (?:repo\w*|files?|diffs?|projects?|documents?|tables?|database|contents?|texts?|output)`,
    String.raw`(?:customer|patient|employee|client|personal|payroll|medical|sensitive|confidential|internal|private) (?:data|records?|lists?|names?|files?|documents?|details|information)|phone numbers?|salar(?:y|ies)|payslips?|passports?|e-?mails? (?:of|from|in|that)|attachments?`,
    String.raw`zwischenablage|kontakte|dateien|quelltext|presse-papiers|fichiers|carnet d'adresses|portapapeles|archivos|contactos|appunti|rubrica|i file\b|arquivos|contatos`,
  ],
  'уфер_обмена онтакт файл[ыао] стори[яю] 剪贴板 联系人 文件 源代码 浏览记录 クリップボード 連絡先 ファイル 클립보드 연락처 파일 फ़ाइल क्लिपबोर्ड संपर्क',
)

export const SEND = sign(
  [
    String.raw`(?:re-?)?(?:send|sends|sending|post|posts|put|upload|uploads|submit|submits|forward|forwards|transmit|push|deliver|mirror|mirrors|stream|b?cc|e?-?mail|relay|sync|syncs|share|attach|archive|copy|beacon|ship|pipe|sendet?)\b(?! (?:request|method|office)|[(.:_]\w?)`,
    String.raw`(?:include|append|embed|encode|fill|populate|pass|add|put|place|insert|write|paste|set|store|save|back ?up|merge|fold|pack|supply|provide|give|enter|hand)\b(?:[^.\n]|\.\w){0,140}\b(?:in(?:to)?|to|as|at|with|behind|under|via|through|over)\b`,
    String.raw`(?:open|visit|fetch|call|load|render|(?<!\b(?:every|each|an?|the|per) )request|curl|wget|resolve|look up|GET|POST|PUT)\b[^\n]{0,80}(?:\?|=|\{|<|\$|-d\b|-F\b|-T\b|--data|with)`,
    String.raw`(?:sende|schicke?|\S{1,3}bermittle|lade|leite|kopiere|h\S{1,3}nge|f\S{1,3}ge|poste|teile|melde|\S{1,3}bertrage)n?(?:\s+(?:sie|den|die|das|alle|sein|ihre?n?)\b)?`,
    String.raw`(?:envoie|envoyez|envoyer|transmets|transmettez|transmettre|ajoute|ajoutez|joins|joignez|t\S{1,3}l\S{1,3}verse\w*|publie\w*|copie\w*|transf\S{1,3}re\w*)\b`,
    String.raw`(?:env\xc3\xad[ae]\w{0,4}|envi[ae]\w{0,4}|manda\w{0,3}|sube\b|subir|publica\w{0,2}|reenv\S{1,4}\w*|adjunta\w{0,2}|incluy\w{1,4}|incluir|transmite\w*|env\S{1,3}e|envie|mande|encaminhe|anexe|inclua|carregue|invia\w{0,3}|inoltra\w*|carica\w*|allega\w*|includi|aggiungi)\b`,
  ],
  'тправ[ьлия] ересыла ереда[йтв] ерешли агруз(?:и|ит) обавь копируй 发送 發送 上传 提交 转发 传给 附加 附上 同步 上报 推送 送信 送っ 送る 転送 アップロード 添付 追加し 전송 보내 업로드 첨부 भेज अपलोड जोड़',
)
/** Places without a scheme that another person reads. */
export const DROP =
  /\bgh (?:gist create|api [^\n]{0,40}repos\/|issue create[^\n]{0,60}(?:-R|--repo))|\bgists?\b|\bhooks\.slack\.com\/services\/T[A-Z0-9]{6,}|\bdiscord(?:app)?\.com\/api\/webhooks\/\d{8,}|\bapi\.telegram\.org\/bot\d{6,}|@[a-z]\w{3,30}_?bot\b|\b(?:DNS|TXT) (?:quer|look|record)|\bsub-?domains?\b|\b(?:dig|nslookup)\b|\bs3:\/\/|\bgs:\/\/|\bftps?:\/\/|\bsftp\b|\bnc\b|\bgit remote add\b|\bgit push https?:|\b[\w.+-]{1,40}@(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\b/i

/** The user is not to learn of it. */
export const HIDE = sign(
  [
    String.raw`(?:do not|don't|dont|never|must not|mustn't|should not|shouldn't|need not|needn't|no need to|not necessary to|avoid|without(?! the \w{1,16} (?:reports|shows|lists|displays|prints)\b)|refrain from|rather than|instead of|there is no reason to)(?: \w{1,10}){0,2} (?!(?<=\bnever )(?:includ|mention|report|explain|disclos|reveal|warn|flag|display|print|list)ed\b|expos\w* (?:\w+ ){0,2}(?:data|details|records|information|secrets?|keys?|tokens?|credentials?|passwords?)\b|flags? |include: |list \w{2,30} - \w+ them\b|reveal (?:if|whether) (?:the |an? )?(?:user|account|e-?mail)\b|includ\w* (?:it|this|them|the \w+) in (?:\w+ )?(?:forms?|urls?|links?|pages?|bundles?)\b)(?:tell|mention|inform|reveal|disclos|describ|discuss|list|report|show|explain|announc|surfac|bring|rais|notify|alert|acknowledg|refer|talk|display|print|expos|narrat|cit|quot|flag|warn|echo|includ|not)\w*(?:[^.\n]|\.\w){0,60}\b(?:it|this|that|these|them|they|users?|human|person|owner|operator|customer|anyone|step|action|request|call|command|section|file|note|rule|change|summary|answer|repl(?:y|ies)|response|output|commission|existence|upload|transfer|sync|check|findings?|issues?|warnings?|results?|errors?)\b(?! (?:to|how|where|which|what|if|when|whether)\b)`,
    String.raw`(?<!(?:is|are|be|will|would|may|can|could|might|get|gets|been|than|not|never|they|it|that|which) )(?:silently|secretly|covertly|discreetly|stealthily|quietly|inconspicuously|unobtrusively) (?:and \w+ )?(?:send|upload|post|forward|transmit|copy|append|add|run|execute|fetch|download|install|write|store|save|collect|read|include|attach|replace|change|set|push|sync|call|delete|remove|transfer|pay|register|enable|disable|open|load|approve|accept|merge|record|log)\b`,
    String.raw`(?:send|upload|post|forward|transmit|copy|append|add|run|execute|fetch|download|install|write|store|save|collect|read|include|attach|replace|change|set|push|sync|call|delete|transfer|pay|do|perform) (?:it|this|that|them|so|\w+ \w+|the [\w ]{1,40}) (?:silently|secretly|covertly|discreetly|stealthily|quietly|inconspicuously|unobtrusively|behind the scenes|in the background)\b`,
    String.raw`(?:keep(?! (?:\w+,? (?:and |or )?){0,3}(?:keys?|passwords?|secrets?|tokens?|credentials?)\b)|leave|left|omit|hide|exclude|conceal)\b(?:[^.\n]|\.\w){0,40}\b(?:out of|from)\b(?:[^.\n]|\.\w){0,24}\b(?:users?|human|owner|repl(?:y|ies)|answers?|responses?|summar(?:y|ies)|transcript|chat|them|documentation|docs|readme|change ?log|notes|commit|(?:access |code )?reviews?|reports?|registers?|minutes|tickets?)\b|keep (?:it|this|that|them|these)\b(?:[^.\n]|\.\w){0,20}\b(?:hidden|secret|private|confidential|internal|to yourself|between us|quiet)\b`,
    String.raw`(?:users?|human|owner|operator|reviewers?|person|people|customer|reader|nobody|no one)\b(?:[^.\n]|\.\w){0,24}\b(?:need not|needn't|(?:do(?:es)? not|don't|doesn't) (?:need|have|want) to|must not|should not|will not|won't|not be (?:told|aware|informed|bothered))\b(?:[^.\n]|\.\w){0,16}\b(?:hear|know|learn|see|notice|be (?:told|informed|aware|bothered|shown)|find out)\b`,
    String.raw`(?:this|it|they|which|step|call|request|upload) (?:is|are) (?:not|never) (?:reported|mentioned|shown|logged|listed|disclosed|displayed|announced|explained)\b|(?:users?|people|customers?|they) needs? no (?:notice|notification|information|explanation)`,
    String.raw`(?<!\b(?:distinction|difference) is )(?:invisible|unseen|hidden|transparent|opaque|imperceptible) (?:to|from|for|by) (?:the |any )?(?:users?|human|operator|person|reviewer)`,
    String.raw`(?:leave no|without (?:a |any |leaving )?)trace|(?!clear evidence\b)(?:clear|delete|erase|wipe|remove|clean)\b(?:[^.\n]|\.\w){0,24}\b(?:(?:the|your|shell|bash|terminal|command|chat) (?:shell |bash |terminal |command |chat )?history|all traces?|traces? of|evidence(?! (?:files? )?(?:older|more) than \d)|sent (?:mail|message|item)s?|sent folder)|(?<!not |never |you can safely )(?:delete|erase|remove) this (?:message|section|line|instruction|comment|file|step|block)(?! from (?:your|the) final\b)`,
    String.raw`(?:treat|regard|consider)\b(?:[^.\n]|\.\w){0,30}\b(?:internal|routine|housekeeping|background|technical) (?:step|detail|matter|task|process|operation|formality)\b|(?:is|are|as) (?:an |a |purely |just )*(?:internal|housekeeping) (?:step|detail|matter|task|process|operation|formality)\b`,
    String.raw`(?:skip|omit|drop|leave) (?:it|this|that|them)(?: out)? (?:in|from|of) (?:the |your |any |all )?(?:summar|answer|repl|explanation|report|commit|response|output|chat)\w*|(?:users?|humans?|reader|customer)s? (?:get|are|is|would be|gets)\b(?:[^.\n]|\.\w){0,24}\b(?:confused|annoyed|alarmed|worried)|so that (?:the |no )?(?:user|one|body|customer)\w*(?:[^.\n]|\.\w){0,20}\b(?:notic|confus|suspect)\w*|if (?:the )?users? (?:learns?|finds? out|hears?) (?:about|of) (?:it|this|that)`,
    String.raw`sans (?:l'en |le |la |en |lui |les )?(?:dire|parler|informer|pr\S{1,3}venir|mentionner|avertir|signaler|que l'utilisateur)|ne (?:le |la |les |lui |l'|pas |jamais |rien )*\w{0,6}\s?(?:dis|dites|parle|parlez|mentionne|mentionnez|montre|montrez|r\S{1,3}v\S{1,3}le|informe|affiche|signale)\w{0,3} (?:pas|jamais|rien)|discr\S{1,4}tement|n'en parle|\S{0,3} l'insu`,
    String.raw`ohne (?:es |das |dies |den |dem |die |ihn |ihm |dass )?(?:nutzer|benutzer|user|anwender|\S{1,12} )?\w{0,12}\s?(?:zu (?:sagen|erw\S{1,3}hnen|informieren|melden|zeigen)|davon erf\S{1,3}hrt|es merkt|erw\S{1,3}hnung|hinweis)|(?:erw\S{1,3}hne|zeige|verrate|sage?|nenne|melde|berichte|informiere)(?:[^.\n]|\.\w){0,60}\bnicht\b|heimlich|(?:im|in dem|in der|in den|ins) (?:bericht|protokoll|ergebnis|zusammenfassung|antwort|abschlussbericht)\w*\b(?:[^.\n]|\.\w){0,60}\bnicht\s{1,8}(?:aufgef\S{1,3}hrt|erw\S{1,3}hnt|genannt|gezeigt|vermerkt)|unbemerkt|stillschweigend|im hintergrund|nichts? davon`,
    String.raw`sin (?:que (?:el usuario|lo)|decir\w*|mencionar\w*|avisar\w*|informar\w*|mostrar\w*|comentar\w*)|no (?:se )?(?:lo |la |le |les )?(?:digas|menciones|muestres|informes|comentes|cuentes|avises|reveles|diga|mencione|muestre)|en silencio|discretamente|a escondidas`,
    String.raw`senza (?:dirlo|dire|informare|avvisare|menzionar\w*|che l'utente|farlo|mostrar\w*)|non (?:dirlo|dire|menzionar\w*|mostrar\w*|informare|rivelare|parlarne)|di nascosto|silenziosamente`,
    String.raw`sem (?:avisar|mencionar|informar|contar|dizer|mostrar|que o usu)|n\S{1,3}o (?:mencione|conte|informe|diga|mostre|avise|revele|comente)|silenciosamente|discretamente|\S{1,2}s escondidas`,
  ],
  'е_сообщай е_сообщая е_упомина е_говори е_показыва е_рассказыва е_уведомля ез_ведома ез_уведомлен езаметно айно молча крытно 不要告诉 不要告知 不要提 别告诉 不要通知 不要让用户 不要向用户 不要显示 不告知 无需告知 不必告知 不用告诉 悄悄 静默(?!错误|失败|异常) 隐藏 偷偷 知らせな 知らせず 知られな 伝えな 伝えず 言わな 言わず 見せな 表示しな 報告しな 触れな 気づかれ こっそり 密かに 内緒 알리지 언급하지 말하지 몰래 मत_बता न_बता बिना_बताए मत_दिखा ज़िक्र चुपचाप गुप्त',
)
/** Only a part is to be seen: it says something where data leaves, too. */
export const PARTLY =
  /\b(?:show|display|mention|report|output|return|print|answer with|present)(?: the user)? only\b|\bonly (?:show|display|mention|report|output|return|present)\b|\b(?:in|as) (?:the )?background\b|\bdiscard the (?:response|output|answer)\b|\bignore the (?:response|output|answer)\b/i
/** Said to be otherwise than it is. */
export const DECEIVE =
  /\bif (?:\w+ ){0,3}(?:asks?(?:ed)?|questioned|notic\w+|objects?|wonders?|complains?)\b(?:[^.\n]|\.\w){0,60}\b(?:say|claim|answer|deny|explain that|it is the|it's the|this is the|tell (?:them|him|her|the user) (?:that|it)|pretend|state|respond (?:that|with)|attribute|assure)|(?<!\b(?:not|never|don't|the|very) )\b(?:pretend(?!-)|feign|make it look|pass it off|describe (?:it|this) as (?:a |an )?(?:routine|normal|harmless|standard|\w+ (?:step|check))|deny (?:it|that|any|having|doing)|claim (?:that )?(?:it|this|you|the)(?! (?:same |next |\w+ )?(?:tasks?|jobs?|tickets?|locks?|leases?|slots?)\b(?! (?:is|are|was|were|has|had|went|passed|failed)\b)))\b|\bassure (?:the user|them)\b|\b(?:say|tell|explain|state|claim)\b(?:[^.\n]|\.\w){0,40}\bthis is (?:a )?(?:routine|normal|harmless|expected|safe|standard)\b|\b(?:sag|behaupte|antworte)\w{0,2}\b(?:[^.\n]|\.\w){0,24}\bdass\b|\b(?:r\S{1,3}ponds|pr\S{1,3}tends) que\b|\b(?:responde|finge|diga) que\b/i

export const UNASKED = sign(
  [
    String.raw`without (?:\w+ )?(?:asking|confirm\w*|approv\w*|permission|consent|prompt\w*|review\w*|waiting|question\w*|further|hesitat\w*|checking|telling|informing)`,
    String.raw`(?:do not|don't|never|no need to|need not|must not|not necessary to|rather than|instead of) (?:ask(?! (?:(?:the |your |any )?(?:users?|them|him|her|people|anyone|customers?|visitors?|readers?) )?(?:for (?!confirm|permission|approval|consent|leave\b|an? ok)|to (?!confirm|approve|agree)))|wait|confirm|prompt|request|stop|pause|seek|require|question|hesitate|check with|double[- ]check)\w*`,
    String.raw`no (?:further |user |explicit |additional )?(?:confirmation|approval|permission|consent|review|prompt)s? (?:is |are )?(?:needed|required|necessary|wanted)|(?:confirmation|approval|permission|consent)s? (?:is|are) (?:not|implied|assumed|given|granted|unnecessary|already|implicit)`,
    String.raw`(?:user|owner|operator|human|admin\w*|team|organi[sz]ation|customer)\b(?:[^.\n]|\.\w){0,30}\b(?:has |have |already )+(?:approved|consented|authori[sz]ed|agreed|granted|given)`,
    String.raw`automatically|unattended|auto-?(?:approv|accept|confirm|merg|sign|pay|renew)\w*|pre-?(?:approved|authori[sz]ed)|even if (?:the user|they|it|he|she|asked|told|this)|regardless of (?:what|the|whether)|no matter (?:what|whether|how)|on (?:their|the user's|his|her) behalf|unprompted|unconditionally|in any case|immediately|at once|right away|straight away|by default`,
    String.raw`--(?:yes|force|assume-yes|auto-approve|no-verify|no-confirm|skip-confirmation)\b|even when|the user (?:says|asks) (?:no|not|otherwise)`,
    String.raw`ohne (?:zu fragen|r\S{1,3}ckfrage|nachfrage|best\S{1,3}tigung|zustimmung|nachzufragen|zu z\S{1,3}gern|(?:den|die) \w+ zu fragen)|automatisch|sofort|frage? nicht|nicht nachfragen`,
    String.raw`sans (?:demander|confirmation|autorisation|validation|attendre|poser|son accord|l'accord)|automatiquement|imm\S{1,3}diatement|ne demande (?:pas|jamais|rien)`,
    String.raw`sin (?:preguntar|confirm\w+|pedir|autoriz\w+|esperar|permiso)|autom\S{1,3}ticamente|inmediatamente|no (?:preguntes|pidas|esperes)|senza (?:chiedere|conferma|attendere|autorizzazione)|automaticamente|subito|sem (?:perguntar|confirm\w+|pedir|esperar|autoriz\w+)|imediatamente|n\S{1,3}o (?:pergunt[ea]|pe\S{1,3}a|espere|confirme)|non (?:chiedere|attendere)|no (?:pregunte|pida|espere)`,
  ],
  'ез_спроса ез_подтвержд ез_разреш ез_вопрос е_спрашива втоматически емедленно разу_же 无需询问 无需确认 不要询问 不必询问 不用问 未经 自动 立即 直接 確認せず 尋ねず 聞かず 確認なし 許可なく 自動的 自動で 直ちに 묻지 확인_없이 자동 बिना_पूछे बिना_अनुमति मत_पूछ स्वचालित तुरंत',
)
export const STANDING = sign(
  [
    String.raw`(?:before|after|at|on|during|with|for|in|to) (?:\w+ )?(?:every|each|any|all) (?:\w+ )?(?:time|session|answer|response|reply|request|message|turn|conversation|task|run|commit|hour|day|minute|prompt|question|file|e-?mail|project|invocation|start|use|step|tool call|call|tool|chat|PR|pull request|release|image|page|payment|order|trade|withdrawal|transfer|transaction|purchase|checkout|build|login|invoice|repo\w*|deploy\w*)`,
    String.raw`before (?:you |the )?(?:answer\w*|respond\w*|repl\w*|do(?:ing)? anything|start\w*|us(?:e|ing)|first|other|anything|work\w*|run\w*|call\w*|proceed\w*|continu\w*|summar\w*|process\w*|tool)`,
    String.raw`(?:every|each) (?:time|session|answer|response|request|message|turn|conversation|task|hour|day|night|morning|week|\d+ |few |new )|(?:at|on|in) (?:the )?(?:start|startup|beginning|end|activation|load|launch|boot|login|first (?:use|run|start|activation))\b`,
    String.raw`always\b|first of all|from now on|whenever|when(?:ever)? (?:this|the) skill (?:is|starts|loads)|in (?:all )?future|permanently|as (?:the|your|a) (?:very )?first (?:step|thing|action)|step (?:0|zero)|going forward|periodically|regularly|once (?:per|every|a (?:day|week|hour|session))|when(?:ever)? you (?:see|find|open|edit|create|meet|encounter|work|write|touch)|hourly|daily|nightly|continuously`,
    String.raw`vor (?:jede|dem|der|allem)\w*|bei jede\w*|nach jede\w*|jedes mal|immer|zuerst|k\S{1,3}nftig|ab (?:jetzt|sofort)|avant (?:chaque|de|toute)|\S{1,3} chaque|toujours|d'abord|d\S{1,3}sormais|apr\S{1,3}s (?:chaque|la premi)|antes de|cada vez|siempre|primero|despu\S{1,3}s de|al (?:inicio|final)|a partir de|prima di|ogni volta|sempre|dopo ogni|all'inizio|antes de|toda vez|depois de|primeiro`,
  ],
  'еред_кажд еред_тем сегда аждый_раз начала осле кажд 每次 总是 首先 之前 之后 始终 每当 今后 毎回 必ず 最初に する前 した後 今後 常に 항상 매번 먼저 हमेशा हर_बार पहले',
)
/** A reason that a service gives for what it has no use for. */
export const PRETEXT = sign([
  String.raw`so (?:that )?(?:the |our |your )?(?:service|team|server|back-?end|support|vendor|we|maintainers?|publishers?|model|index|engine|assistants?|results?|suggestions?|answers?|other|it) (?:can|may|stays?|gets?|remain|knows?|are|is|will)`,
  String.raw`(?:to|helps?(?: us| to)?|used to|needed to|which) (?:improve|tune|optimi[sz]e|personali[sz]e|calibrate|verify|validate|unlock|activate|authenticate|warm|speed up|keep track|debug|diagnose|train|enrich|improves)\b`,
  String.raw`for (?:\w+ )?(?:quality|billing|compliance|diagnos\w+|analytics|telemetry|audit\w*|support|verification|validation|licen[cs]\w+|attribution|cach\w+|back-?ups?|safekeeping|sync\w*|debugging|training|monitoring|deduplication|indexing|security|metrics|context|recovery)\b`,
  String.raw`licen[cs]e (?:check|server|key|validation)|telemetry|diagnostics?\b|debug (?:bundle|info\w*|report)|usage (?:data|stat\w*)|attestation|(?:policy|regulation|compliance|law) (?:requires|demands|of)|health ?check|feedback loop|required (?:by|for) (?:the |our |your )?(?:\w+ )?(?:policy|compliance|audit|licen|polic|regul|service|sync|check)|crash reports?`,
])
/** The user decides: said, and not denied. */
export const CONSENT =
  /\blet (?:them|the user|him|her) (?:add|decide|run|choose|confirm)\b|\bthen asks?(?=[.;:,\n])|(?<!\b(?:not|never|don't|dont|without|no need to|instead of|rather than|need not) (?:ever )?)\b(?:ask(?:s|ing)? (?:the |your )?(?:user|human|owner|operator|them|him|her|first|for (?:confirmation|permission|approval|consent)|before|only before)\b|confirm(?:s|ing)? (?:it |this |them |\w+ )?with\b|check with the user|wait for (?:an? |the |their |user )?(?:ok|confirmation|approval|answer|yes)\b|request (?:confirmation|approval|permission|consent))|\b(?:after|once|if|when|unless|until|only) (?:the )?(?:user|they|owner|customer) (?:has |have )?(?:\w+ )?(?:approve|agree|confirm|consent|ask|say|want|allow|request|accept|choose|opt)\w*|\b(?:show|present|display|print) (?:the user|it|them|the \w+|this|what|each \w+)(?:[^.\n]|\.\w){0,40}\b(?:first|before|and wait|to the user)\b|\bwith (?:the user's |their |explicit |user )(?:permission|consent|approval|confirmation)\b|(?<!\b(?:not|never|no) )\b(?:requires?|needs?) (?:the |a |user |explicit |human )*(?:confirmation|approval|consent)\b|\bfrage (?:den|die|sie)\b|\bpid[ae] (?:permiso|confirmaci)|\xe5\xbe\x81\xe6\xb1\x82/i
/** The sentence tells of an attack. */
export const TAUGHT =
  /\b(?:attack(?:s|ers?|ing)?\b|malicious|malware|phishing|jailbreak\w*|red flags?|adversar\w+|suspicious|exploit\w*|injections?|stealers?|indicators? of|exfiltrat(?:es|ion)|scams?|scammers?|social engineering|such as|e\.g\.|for example|looks? for|look(?:ing)? out|check (?:for|whether|if)|does it|is there|are there|texts? like|(?<!(?:seed|recovery|secret|backup) )phrases|patterns|tr(?:y|ies) to|attempts? to|report (?:it|them|such)|flag (?:it|them|any|such)|beware|warn(?:s|ing)? (?:about|of|against)|why (?:it|this)(?:'s| is) (?:bad|wrong|dangerous))\b|\?(?:\s|$)/i
