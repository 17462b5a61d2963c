/** Signs that only the combinations of orders use, as data. Pure. */

/** A command with a key of its own service reads nothing. */
export const OWN_LOGIN =
  /(?:-H|--header|-u|--user)[\s=]{0,2}["'][^"'\n]{0,200}["']|--(?:keychain-)?profile[\s=]\S{1,60}|\bauthorization["']?\s?[:=][^\n]{0,120}|\bbearer\s+\S{1,80}/gi
export const COLLECTS =
  /\b(?:look for|find|finds|search|scan|collect|gather|read|reads|cat|open|dump|extract|grep|harvest|list|copy|take|load|retrieve|capture|record|locate|any|all|every|contents?|whole|entire|complete|full|unshortened|unredacted|verbatim|lies|lese|suche|sammle|lis|lire|cherche|collecte|lee|leer|busca|recoge|leggi|cerca|raccogli|leia|procure|colete)\b|\xe8\xaf\xbb\xe5\x8f\x96|\xe6\x94\xb6\xe9\x9b\x86|\xe6\x9f\xa5\xe6\x89\xbe|\xe6\x89\x80\xe6\x9c\x89|\xe8\xaa\xad|\xe3\x81\x99\xe3\x81\xb9\xe3\x81\xa6|\xe5\x8f\x8e\xe9\x9b\x86|\xd1\x80\xd0\xbe\xd1\x87\xd0\xb8\xd1\x82|\xd0\xbe\xd0\xb1\xd0\xb5\xd1\x80\xd0\xb8|\xd0\xb0\xd0\xb9\xd0\xb4\xd0\xb8|\xd0\xb2\xd1\x81[\xd0\xd1]|\xe0\xa4\xaa\xe0\xa4\xa2\xe0\xa4\xbc|\xe0\xa4\xb8\xe0\xa4\xad\xe0\xa5\x80/i
export const STRICT_UNASKED =
  /\b(?<!\bfails? )without (?!g?ui prompt)(?!(?<=\bwould (?:let|allow) [^.,;]{0,60})(?:\w+ )?(?:review|approval|confirmation)\s?:)(?!(?:\w+ )?(?:confirmation|approval|consent|permission), (?:leave (?:it|them|everything) (?:intact|alone|untouched|unchanged)|(?:stop|abort)(?=[.;]))\b)(?:\w+ )?(?:asking|confirm\w*|approv\w*|permission|consent|prompt\w*|review\w*|telling|informing)|\bwithout (?:any )?(?:pauses?|stops|breaks?|interruptions?) for (?:\w+ )?questions?\b|\b(?:do not|don't|never|no need to|must not) (?:ask(?! (?:clarifying|follow-?up) questions?\b)(?! (?:(?:the |your |any )?(?:users?|them|him|her|people|anyone|customers?|visitors?|readers?) )?(?:for (?!confirm|permission|approval|consent|leave\b|an? ok)|to (?!confirm|approve|agree)))|wait(?! for (?:an? |the |its )?(?:response|result|event|page|build|job|download|process)s?\b(?! (?:of|from|by)\b))|confirm|prompt|stop|seek)|even if (?!just\b|only\b|(?:it is |it was )?already (?:configured|installed|set up|present|done|built|running)\b|(?:they|it) (?:are|is) in\b|[a-z]+ is [^a-z\s])|no matter|pre-?approved|(?<!\b(?:may|might|could) have )already (?:approved|agreed|consented|authori)|ohne (?:zu |r\S{1,3}ckfrage|nachfrage|best\S{1,3}tigung|zustimmung|freigabe|erlaubnis|wissen|dass |jede |weitere |vorher |(?:den|die|das) \w+ zu )|sans (?:demander|confirm|autoris)|sin (?:preguntar|confirm|pedir|autoriz)|senza (?:chiedere|conferm|autorizz|approv|avvis|permess|attendere|ulterior|che |dir|inform)|sem (?:perguntar|confirm|pedir)|\xd0\xb5\xd0\xb7 |\xe6\x97\xa0\xe9\x9c\x80(?!\xe6\x9c\xac\xe5\x9c\xb0|\xe5\xae\x89\xe8\xa3\x85|\xe4\xbf\xa1\xe7\x94\xa8\xe5\x8d\xa1|\xe9\x85\x8d\xe7\xbd\xae|\xe7\x99\xbb\xe5\xbd\x95|\xe6\xb3\xa8\xe5\x86\x8c)|\xe4\xb8\x8d\xe8\xa6\x81|\xe6\x9c\xaa\xe7\xbb\x8f|(?:\xe7\xa2\xba\xe8\xaa\x8d|\xe8\xa8\xb1\xe5\x8f\xaf|\xe6\x89\xbf\xe8\xaa\x8d)(?:\xe3\x82\x92|\xe3\x81\xaf|\xe3\x82\x82|\xe3\x81\xae\xe5\xbf\x85\xe8\xa6\x81\xe3\x81\xaf)?(?:\xe3\x81\x9b\xe3\x81\x9a|\xe3\x81\x97\xe3\x81\xaa\xe3\x81\x84|\xe3\x81\xaa\xe3\x81\x97|\xe7\x84\xa1\xe3\x81\x97|\xe3\x81\xaa\xe3\x81\x8f|\xe3\x81\xaa|\xe4\xb8\x8d\xe8\xa6\x81|\xe5\xbf\x85\xe8\xa6\x81\xe3\x81\xaa|\xe5\xbf\x85\xe8\xa6\x81\xe3\x81\x82|\xe8\xa6\x81\xe3\x82\x89|\xe8\xa6\x81\xe3\x82\x8a|\xe5\x8f\x96\xe3\x82\x89|\xe5\xbe\x97\xe3\x81\x9a|\xe6\xb1\x82\xe3\x82\x81\xe3\x81\x9a|\xe6\xb1\x82\xe3\x82\x81\xe3\x81\xaa|\xe5\xbe\x85\xe3\x81\x9f|\xe5\xbe\x85\xe3\x81\xa4\xe5\xbf\x85\xe8\xa6\x81|\xe7\x9c\x81|\xe3\x82\xb9\xe3\x82\xad\xe3\x83\x83\xe3\x83\x97|\xe9\xa3\x9b\xe3\x81\xb0|\xe3\x81\x99\xe3\x82\x8b\xe3\x81\x93\xe3\x81\xa8\xe3\x81\xaa|\xe8\xa1\x8c\xe3\x82\x8f\xe3\x81\x9a)|\xe7\x84\xa1\xe6\x96\xad/i
export const STARTS =
  /(?<!\.)\b(?:npx|uvx|pipx|bunx|bash|sh|node|python3?|powershell|deno|docker run)[ \t]+[^\s&|;>]|\b(?:curl|wget|iwr|irm)\s[^\n`]{0,200}(?:\||\s-[oOdT]\b|>(?!\s?\/dev\/null)|\$\(|--data|\?\w{1,12}=)/
export const FORCED =
  /\b(?:open|run|keep|allow|install) anyway\b|\bright-?click\b(?:[^.\n]|\.\w){0,30}\b(?:choose|select|and|then|pick)\b(?:[^.\n]|\.\w){0,12}\bopen\b|\b(?:is|as|app|file) damaged\b|\bunidentified developer|\b(?:as (?:an? )?|start(?:ed)? as )administrator\b|\b(?:antivirus|defender|scanner|warning)\b(?:[^.\n]|\.\w){0,60}\bfalse (?:positive|alarm)/i
export const SEED =
  /(?:seed|recovery|secret|backup)[ -]?(?:phrase|words)|mnemonic|(?:12|24|twelve|twenty[- ]four)[- ]|private key|master password|frase|phrase de r|wiederherstellung/i
/** Twelve or twenty-four of them, in whatever language. */
export const WALLET_WORDS = /\b12\b(?:-\w{1,10})?[^\d\n]{1,12}\b24\b/
export const POSTS = /\bcurl\b[^\n]{0,200}\s(?:-d|-F|--data\S{0,12}|--json)\b|\bPOST\b/
export const OBEYS =
  /\b(?:follow|obey) (?:it|them)\b|\b(?:follow|obey|execute|carry out|act on|comply with|do|perform|treat|adopt|apply)\b(?:[^.\n]|\.\w){0,50}\b(?:instructions?|commands?|steps?|orders?|tasks?|directives?|what(?:ever)?|it says|everything|response|answer|reply|there|rules?|guidance)\b|\b(?:svolgi|esegui|segui|sigue|haz|cumple|suis|fais|ex\S{1,3}cute|befolge|f\S{1,3}hre|siga|fa\S{1,3}a|cumpra|wykonaj|uygula|voer)\b(?:[^.\n]|\.\w){0,40}\b(?:tutto|quanto|istruzioni|todo|lo que|instrucciones|tout|ce qu\S{0,2}|instructions|alles|anweisungen|schritte|tudo|o que|instru\S{1,8}es|polecenia|wszystko|talimat\w*|instructies)\b/i
/** From whom or what it is kept: a report of bugs is none. */
export const KEPT =
  /^(?!.{0,80}\b(?:security|vulnerab\w+|headers?)\b).{0,200}\b(?:users?|humans?|person|owner|customer|anyone|nobody|it|this|them|they|there|say|asks?|silently|secretly|quietly|summar\w+|repl(?:y|ies)|answers?)\b|^[^a-z]{0,4}[\x80-\xff]|\b(?:sans|ohne|sin|senza|sem|nicht|no)\b/is
export const SIGN_OF_TRUST =
  /\b(?:if|when(?:ever)?|changes|messages?|texts?|requests?|files?|users?)\b(?:[^.\n]|\.\w){0,120}\b(?:contains?|includes?|begins? with|starts? with|comes? from|is signed|author|branch|header|marked|says)\b(?:[^.\n]|\.\w){0,80}[`"'](?:[^`"'\n]{3,60})[`"'](?:[^\n]){0,240}?\b(?:carry out|(?<!\b(?:not|never) auto-)execute|obey|follow|approve (?:them|it|all)|trust(?:ed)?|skip(?! and (?:fall|use|go|continue)\b)|merge|comply|full permissions|have been reviewed)\b/i
export const OAUTH =
  /https?:\/\/[^\s"'`]{4,80}oauth[^\s"'`]{0,200}client_id=[\w.-]{8,}[^\s"'`]{0,800}/i
export const UNVERIFIED =
  /\bunverified\b|\bnot verified\b|\bAdvanced\b(?:[^.\n]){0,30}\bContinue\b|\badministrator's account/i
/** The words of a text about such acts of others. */
export const NEGATED =
  /\b(?:never|do not|don't|must not|should not|cannot|can't|won't|refuse to|avoid|no (?:one|body)|nicht|keine?n?|jamais|nunca|no|non|n\S{1,3}o)\b(?:[^.\n]|\.\w){0,40}$|(?:\xe4\xb8\x8d\xe8\xa6\x81|\xe5\x88\xab|\xd0\xbd\xd0\xb5 )(?:[^.\n]|\.\w){0,20}$|\xe8\xaf\xb7\xe5\x8b\xbf(?:[^.\n]|\.\w){0,54}$/i

export const SECRET_FILE =
  /(?<![\w.])(?<!\b(?:in|into|to|at) (?:(?:\w+ ){1,3}or )?(?:your |the |a )?[`"']?)\.env\b(?!\.(?:example|sample|template|test))|~\/\.(?:ssh|aws|netrc|npmrc|pypirc|gnupg|kube|git-credentials)|\bid_(?:rsa|ed25519)\b(?!\.pub)|\bcredentials\.json|\bsecrets\.ya?ml|\bprintenv\b/i
export const OPEN_PLACE =
  /\bgh (?:gist|issue)\b|\bgists?\b|\b(?:public|open|new) (?:issue|repo\w*|paste|page)|\bpastebin|\bhooks\.slack|\bwebhooks\/\d|\bcommit message|\bpull request (?:description|body|comment)|\bissue (?:body|comment|tracker)/i
export const PARAMETER =
  /\b(?:parameters?|arguments?|fields?|headers?|property|option|query|input|placeholder)\b|\b(?:as|in|into|via|through|to) (?:the |its |an? )?["'`\x80-\xff]{1,3}[\w-]{1,30}["'`\x80-\xff]|--\w{2,20}/i
/** What somebody else gets as it is, though it could be made harmless first. */
export const UNREDACTED = new RegExp(
  [
    String.raw`\b(?:un-?redacted|un-?masked|un-?hashed|in clear ?text|in the clear|in clear)\b`,
    String.raw`\b(?:redact|mask|hash|anonymi[sz]|shorten)\w{0,3} (?:it |them )?(?:lowers|breaks|spoils|reduces|would|makes)\b`,
    String.raw`\b(?:passwords?|names|numbers|records|documents?|values|seeds|logins)\b[^.\n]{0,60}\bin full\b`,
    String.raw`\bwithout (?:redacting|masking|redaction)\b`,
  ].join('|'),
  'i',
)
/** More than the one key of a service. */
export const MANY =
  /(?<![\w.])\.env\b(?!\.(?:example|sample))|~\/\.\w(?![\w./-]{0,40}`?(?:\xe3\x81\xab\xe8\xbf\xbd\xe5\x8a\xa0|\xe3\x81\xab\xe8\xa8\x98\xe8\xbf\xb0|\xe3\x81\xab\xe4\xbf\x9d\xe5\xad\x98))|\bid_(?:rsa|ed25519)|\bcredentials\b|\bpasswords\b|\btokens\b(?<!["'\x60>]\s?personal access tokens)|\bsecrets\b|(?<=\b(?:api|access|private|secret|ssh|signing|encryption|licen[cs]e|auth\w*|accounts?|service|cloud|users?|user's|users'|their|his|her|your|my|our|all|any|every|whole|these|those|the|its|found|other|and|or|of|for)[ _-]{1,2}(?:\w+ )?)\bkeys\b|environment variables|printenv|\bcookies\b|keychain|kubeconfig|\.pem\b|zugangsdaten|passw\S{1,3}rter|mots de passe|identifiants|contrase\S{1,3}as|credenciales|credenziali|senhas|\xd0\xb0\xd1\x80\xd0\xbe\xd0\xbb|\xd0\xbb\xd1\x8e\xd1\x87|\xd0\xb5\xd0\xba\xd1\x80\xd0\xb5\xd1\x82|\xd0\xbe\xd0\xba\xd0\xb5\xd0\xbd|\xd0\xb5\xd1\x80\xd0\xb5\xd0\xbc\xd0\xb5\xd0\xbd\xd0\xbd\xd1\x8b|\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe9\x92\xa5|\xe7\xa7\x81\xe9\x92\xa5|\xe5\x87\xad\xe8\xaf\x81|\xe5\x87\xad\xe6\x8d\xae|\xe4\xbb\xa4\xe7\x89\x8c|\xe7\x8e\xaf\xe5\xa2\x83\xe5\x8f\x98\xe9\x87\x8f|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe8\xaa\x8d\xe8\xa8\xbc\xe6\x83\x85\xe5\xa0\xb1|\xe7\xa7\x98\xe5\xaf\x86\xe9\x8d\xb5|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe7\x92\xb0\xe5\xa2\x83\xe5\xa4\x89\xe6\x95\xb0|\xe3\x82\xad\xe3\x83\xbc|\xeb\xb9\x84\xeb\xb0\x80\xeb\xb2\x88\xed\x98\xb8|\xed\x86\xa0\xed\x81\xb0|\xed\x99\x98\xea\xb2\xbd|\xed\x82\xa4|\xe0\xa4\xaa\xe0\xa4\xbe\xe0\xa4\xb8\xe0\xa4\xb5\xe0\xa4\xb0\xe0\xa5\x8d\xe0\xa4\xa1|\xe0\xa4\x9f\xe0\xa5\x8b\xe0\xa4\x95\xe0\xa4\xa8|\xe0\xa4\x95\xe0\xa5\x81\xe0\xa4\x82\xe0\xa4\x9c\xe0\xa5\x80/i

export const AGENT_PLACE =
  /\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|USER|TOOLS|HEARTBEAT|IDENTITY)\.md\b|\.(?:cursor|windsurf|cline|roo)\S{0,3}rules?\b|copilot-instructions|\b(?:long-?term|persistent|permanent) memory|\bother skills?\b|\.claude\/(?:settings|hooks|commands|agents|skills)|~\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|gitconfig)|\bcrontab\b/i
export const ADDRESS =
  /https?:\/\/|\b(?:[a-z0-9-]{2,40}\.){1,3}[a-z]{2,12}\/|\b(?:npx|uvx|pip install|npm i)/i

/** What the user did not say. */
export const UNSAID =
  /\btacit\w*|\bthe widest\b|\bwould have (?:said|agreed|approved)\b|\b(?:did|does|do) not (?:answer|reply|object)\b|\bnothing of the kind\b|\bnot in words\b|\brarely (?:state|say)\b|\bback-?dat\w+|\bdate (?:it|an? \w+ entry|an entry|the entry) back\b/i
export const AGREEMENT = /\b(?:permissions?|approvals?|consent|agreements?|approved|agreed|yes)\b/i
export const RECORDS = /\b(?:record|write|put|include|log|note|enter|carry|supply|supplies|add)\b/i
/** No question follows. */
export const GRANTED =
  /\bwithout (?:a question|asking(?: me)?|confirmations?)\b|\b(?:are|is) fine\b|\bbe skipped\b|\bskip confirmations?\b|\bstanding"?[.,;]|\btreat the matter as approved\b/i
