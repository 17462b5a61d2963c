/** Signs of honest trades that are steered for somebody else: telemetry, keys, invitations, masks and routes, as data. Pure. */
import { PERSON } from './cloud-pairs.ts'
import type { Pair } from './machine-pairs.ts'

/** What authenticates a request, or all of its body, and not what stands in for it. */
const HEADER = String.raw`(?:authorization|cookie|x-api-key|api[-_]key|x-auth-token)\b`
const BODY = String.raw`\b(?:req|request)\w{0,8}[._](?:body|content|rawBody|raw_post|getBody\(|getContent)|\bBuffer\.concat\(|\breadAll\(|\bio\.ReadAll\(`
const NOT_MASKED = String.raw`(?![^\n]{0,120}(?:redact|mask|\*\*\*|hash|sha256|filter))`
const ATTRIBUTE = String.raw`\b(?:set_?attributes?|SetAttributes?|SetTag|set_tag|setTag|addTag|AddTag|add_event|addEvent|addAttributes?|putAttribute)\(`
const RECORDS_REQUESTS = new RegExp(
  [
    String.raw`${ATTRIBUTE}${NOT_MASKED}[^)\n]{0,120}?,(?:(?!et_?[aA]ttribute)[\s\S]){0,120}?(?:headers?|META|env|HTTP)\W{0,3}(?:get\w{0,6})?[\w:([."'?-]{0,12}${HEADER}`,
    String.raw`${ATTRIBUTE}${NOT_MASKED}[^)\n]{0,120}?,(?:(?!et_?[aA]ttribute)[\s\S]){0,80}?(?:${BODY})`,
    String.raw`["'\x60](?:HTTP_)?${HEADER}["'\x60]\s?,\s?["'\x60](?:HTTP_)?${HEADER}["'\x60][\s\S]{0,300}?${ATTRIBUTE}${NOT_MASKED}`,
    String.raw`\bfrom_context["']?:\s?["']?(?:metadata\.|auth\.)?${HEADER}`,
    String.raw`capture[-_]?headers[-_\w]{0,30}["']?\]?\s{0,2}[=:,]{1,2}\s{0,2}["'[{]{0,2}[^\n]{0,60}(?:${HEADER}|\.\*)`,
    String.raw`capture-(?:request|response)-headers["']?\s{0,2}[=:,]\s{0,2}["']?[^\n]{0,60}${HEADER}`,
    String.raw`\b(?:requestHeaders|captured?RequestHeaders|CapturedRequestHeaders)["']?\s{0,2}[:=(]\s{0,2}[^\n]{0,60}${HEADER}`,
    String.raw`\b(?:logger|log|logging|winston|pino|Log)\.\w{3,12}\([^\n]{0,120}(?:headers?|META)\W{0,3}[\w:([."'?-]{0,12}${HEADER}`,
  ].join('|'),
  'i',
)
const LITERAL_HOST = String.raw`["'\x60=\s](?:https?:\/\/|grpcs?:\/\/)?(?!(?:localhost|127\.|[\w.-]{0,60}(?:honeycomb\.io|datadoghq\.\w{2,3}|newrelic\.com|nr-data\.net|lightstep\.com|grafana\.net|signalfx\.com|elastic\.co|dynatrace\.com|sentry\.io|logz\.io|axiom\.co|uptrace\.dev|signoz\.\w{2,5}|opentelemetry\.io))\b)(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\b`
const EXPORTS_TO = new RegExp(
  [
    String.raw`\b(?:OTLP|Otlp|Zipkin|Jaeger)(?:::)?\w{0,12}Exporter\w{0,12}\b[\s\S]{0,160}?${LITERAL_HOST}`,
    String.raw`\botlp(?:http)?(?:\/[\w-]{1,20})?:\s{1,20}endpoint:${LITERAL_HOST}`,
    String.raw`\botlp(?:::\w{1,20})?::\w{0,12}Exporter[\s\S]{0,120}?${LITERAL_HOST}`,
    String.raw`\bopentelemetry_otlp::[\s\S]{0,120}?${LITERAL_HOST}`,
    String.raw`${LITERAL_HOST}(?::\d{2,5})?\/v1\/(?:traces|logs)\b`,
    String.raw`\botlp\w{4,12}\.(?:New|WithEndpoint)\w{0,8}\([\s\S]{0,120}?${LITERAL_HOST}`,
    String.raw`\b(?:AddOtlpExporter|OTEL_EXPORTER_\w{2,30}ENDPOINT|otel\.exporter\.otlp\.\w{0,12}\.?endpoint)\b[\s\S]{0,80}?${LITERAL_HOST}`,
    String.raw`\b(?:HTTPHandler|SysLogHandler|transports\.(?:Http|Syslog)|GelfHandler|LogstashHandler|SocketHandler|pino-loki|LokiTransport|WriteTo\.(?:Http|Seq|Tcp|Udp)\w{0,10})\b[\s\S]{0,100}?${LITERAL_HOST}`,
  ].join('|'),
)

const SENDS_ANY =
  /\b(?:requests|httpx|axios|session|client|http|https|HTTParty|Faraday)\.(?:post|put|Post\w{0,6}|request)\s?\(|\burlopen\(|\bfetch\(|\bNet::HTTP\b|\bhttp\.NewRequest\w{0,12}\(|\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\b|\bcurl\b|\bcurl_(?:exec|setopt\w{0,6})\(|\bwget\b[^\n]{0,160}--post|\bHttpClient\b|\bBodyPublishers\b|\bPost\w{0,4}Async\(|\breqwest::|\bureq::|\bsmtplib\b|\bSMTP\(|\bsend_?mail\w{0,4}\(|\bSendMail\(|\bSend-MailMessage\b|\bnodemailer\b|\bNet::SMTP\b|\bSmtpClient\b|\bmail\(\s?["'$]|\bTransport\.send\(|\bmailx?\s+-s\b|\bmutt\s+-s\b|\bmsmtp\b|\bMail\.(?:deliver|new)\b|\bdeliver_now\b|\bsendBeacon\(|\bfile_get_contents\(\s?["'$]/

/** A key that did not exist before is seen whole only here. */
const MAKES_KEY =
  /\bcreate_?[aA]ccess_?[kK]ey\s?\(|\bCreateAccessKey(?:Command|Async|Request|Input)?\b|\bNew-IAMAccessKey\b|\bcreate-access-key\b|\bserviceAccounts\(\)\.keys\(\)\.create\(|\bcreate_service_account_key\(|\bCreateServiceAccountKey\b|\bkeys\screate\s\S{1,60}\s--iam-account|\bazure?\b[^\n]{0,20}\bcredential\sreset\b|\bNew-AzADAppCredential\b/
const VALUE_OF_KEY =
  /\b[sS]ecret_?[aA]ccess_?[kK]ey\b|\bprivate_?[kK]ey_?[dD]ata\b|\bSecretText\b|\bSECRET_ACCESS_KEY\b|\.password\b|\bcreate-access-key\b[^\n]{0,80}[>|]/
/** A password that did not exist before, and is set where people log in. */
const MAKES_PASSWORD =
  /\bSecureRandom\.\w{3,16}|\bsecrets\.(?:token_|choice)|\brandom(?:Bytes|UUID)\(|\brandom_bytes\(|\brand\.Read\(|\bopenssl["',\s]{1,4}rand\b|\bpwgen\b|\bgenerate_?[pP]assword\(/
const SETS_PASSWORD =
  /\bALTER (?:USER|ROLE)\b|\bSET PASSWORD\b|\bchpasswd\b|\bset_?[pP]assword\(|\badmin_set_user_password\b|\bSet-ADAccountPassword\b|\bupdate_login_profile\b|\bIDENTIFIED BY\b/
const LISTS_SECRETS =
  /\blist_?[sS]ecrets\b|\bListSecrets\w{0,10}\b|\blist-secrets\b|\bGet-SECSecretList\b|\bsecrets\slist\b|\bGetPropertiesOfSecrets\w{0,6}\(|\blist_properties_of_secrets\(|\blistPropertiesOfSecrets\(|\bkv\slist\b|\bvault\.list\(|\blist_secret_versions\(|\bkeyvault\ssecret\slist\b|\bGet-AzKeyVaultSecret\s+-VaultName\s+\S{1,40}\s{0,2}\|/
const READS_EACH =
  /\bget_?[sS]ecret_?[vV]alue\b|\bGetSecretValue\w{0,10}\b|\bget-secret-value\b|\bGet-SECSecretValue\b|\b[aA]ccess_?[sS]ecret_?[vV]ersion\b|\bsecrets\sversions\saccess\b|\bkv\sget\b|\bvault\.read\(|\bread_secret\w{0,8}\(|\bkeyvault\ssecret\sshow\b|\bget_?[sS]ecret\(|\b-AsPlainText\b|\bGetSecretAsync\(/

const INVITES = new RegExp(
  [
    String.raw`\bNew-(?:Mg|AzureADMS)Invitation\b[^\n]{0,160}["'\s]${PERSON}`,
    String.raw`\binvited_?user_?email_?address["']?\s{0,2}[=:,]{1,2}>?\s{0,2}["'\x60]${PERSON}`,
    String.raw`\/invitations\b[\s\S]{0,160}?\bemail["']?\s{0,2}[=:]{1,2}>?\s{0,2}["'\x60]?${PERSON}`,
    String.raw`\bgam\s[^\n]{0,60}\badd\s(?:owner|manager|member|admin)\s${PERSON}`,
    String.raw`\bgam\screate\sadmin\s${PERSON}`,
    String.raw`\bmembers\(\)\.insert\([\s\S]{0,120}?["']email["']\s?:\s?["']${PERSON}`,
    String.raw`\binvite-account-to-organization\b[^\n]{0,80}\bId=${PERSON}`,
    String.raw`\binvite_?account_?to_?organization\b[\s\S]{0,120}?["']${PERSON}`,
    String.raw`\bazuread_invitation\b[\s\S]{0,160}?\buser_email_address\s{0,4}=\s{0,4}["']${PERSON}`,
    String.raw`\b(?:identitystore|identity-store)\b[^\n]{0,40}\bcreate-user\b[\s\S]{0,240}?Value=${PERSON}`,
  ].join('|'),
  'i',
)
const WITH_ROLE =
  /\bNew-MgGroupMember\w{0,8}\b|\bRoleAssignment\b|\bRoleDefinitionId\b|\brole["']?\s{0,2}[=:]{1,2}>?\s{0,2}["']?(?:admin|owner|maintain|direct_member)\b|\bteam_ids\b|\bgroups\/[^\n]{0,80}\/members\b|\badd\s(?:owner|manager|admin)\b|\bcreate\sadmin\b|["'](?:OWNER|MANAGER)["']|\bcreate-(?:account-assignment|group-membership)\b|\bgroup\smember\sadd\b|\brole\sassignment\screate\b|\bdirectoryRoles\b|\binvite[-_]?account[-_]?to[-_]?organization\b|\bazuread_(?:group_member|directory_role_assignment)\b/i

const TAKES_AGENTS_WORDS =
  /\btranscript_path\b|\btool_(?:input|response)\b|\bUserPromptSubmit\b|\bhook_event_name\b/
const ALLOWS_ALL =
  /\bpermissionDecision["']?\s{0,2}(?:=>|[:=])\s{0,2}["']allow\b|\bdecision["']?\s{0,2}(?:=>|[:=])\s{0,2}["']approve\b|\\"permissionDecision\\"\s?:\s?\\"allow\b/

const MASKED_AS =
  /(?:[[<{]|\*{2,3})(?:SSN|E-?MAIL|PHONE|MRN|NAME|PERSON|DATE|DOB|IBAN|CARD|CREDIT_CARD|IP|ADDRESS|REDACTED|PATIENT|MASKED)(?:[\]>}]|\*\*)(?:[\s\S]{1,400}?)(?:[[<{]|\*{2,3})(?:SSN|E-?MAIL|PHONE|MRN|NAME|PERSON|DATE|DOB|IBAN|CARD|CREDIT_CARD|IP|ADDRESS|PATIENT)(?:[\]>}]|\*\*)|\b(?:def|function|func|fn|sub)\s(?:redact|anonymi[sz]e|pseudonymi[sz]e|de_?identify|mask_?(?:pii|phi|line|text)|scrub_?(?:pii|phi|line|text))\w{0,20}\s?\(/
const OPENS_SOCKET =
  /\bnet\.Dial\w{0,8}\(|\bDialUDP\(|\bsocket\.socket\(|\bcreate_connection\(|\.sendto\(|\bSysLogHandler\(|\bcreateSocket\(|\bnet\.(?:connect|createConnection)\(|\b(?:UDP|TCP)Socket\.(?:new|open)\b|\bfsockopen\(|\b(?:Udp|Tcp)Client\b|\bDatagram(?:Socket|Packet)\(|\bnew Socket\(|\b(?:UdpSocket|TcpStream)::|\/dev\/(?:tcp|udp)\/|\blogger\s+[^\n]{0,20}(?:-n|--server)\b|\|\s?nc\s|\bsyslog\.Dial\(|\bstream_socket_client\(/
const PASSES_OVER =
  /\bexcept\b[^\n]{0,40}:\s{0,40}(?:pass|continue)\b|\bcatch\s?(?:\([^)\n]{0,20}\)\s?)?\{\s{0,20}\}|\.catch\(\s?\(\w{0,4}\)\s?=>\s?(?:\{\s?\}|null|undefined|0)\s?\)|\brescue\b[^\n]{0,40}\n?\s{0,20}(?:nil|end)\b|-ErrorAction\s+SilentlyContinue|>\s?\/dev\/null\s2>&1|\b_\s?,?\s?_?\s?:?=\s?http\.Post|\bsuppress\(|2>\/dev\/null/
const POSTS =
  /\b(?:requests|httpx|axios)\.(?:post|put)\(|\burlopen\([^\n]{0,200}\bdata\b|\bRequest\([^\n]{0,200}\bdata\b|\bfetch\([\s\S]{0,160}?\bbody\b|\bhttp\.Post\w{0,4}\(|\bNet::HTTP\.post\b|\bcurl\b[^\n]{0,160}\s(?:-d|-F|-T|--data\S{0,8})\s|\bInvoke-(?:RestMethod|WebRequest)\b[^\n]{0,160}-Body/

/** Of all sites, as only an extension can. */
const BROWSER_STORES =
  /\b(?:chrome|browser)\.(?:cookies\.getAll|history\.search|sessions\.getRecentlyClosed|tabs\.captureVisibleTab|identity\.getAuthToken)\(/

const ASKS_NOTHING =
  /["']?\bdefaultMode["']?\]?\s{0,2}(?:=>|[:=])\s{0,2}["']bypassPermissions["']|\["permissions"\]\["defaultMode"\]\s?=\s?"bypassPermissions"|\bdefaultMode\b[^\n]{0,20}["']bypassPermissions["']/i
const DENIES_NOTHING =
  /\bdeny["']?\]?\s{0,2}(?:=>|[:=])\s{0,2}(?:\[\s{0,8}\]|@\(\s?\)|\[\]string\{\s?\}|nil\b|null\b|None\b|\(\s?\))|\bhooks["']?\]?\s{0,2}(?:=>|[:=])\s{0,2}(?:nil|null|None|@\{\s?\})|\bdel\([^)\n]{0,60}\.(?:deny|hooks)\b|\bdelete\s[\w.?]{1,60}\.(?:deny|hooks|PreToolUse)\b|\.pop\(\s?["'](?:deny|hooks|PreToolUse)["']|["'](?:hooks|PreToolUse)["']\]?\s{0,2}[:=]\s{0,2}(?:\{\s{0,8}\}|\[\s{0,8}\])|\bdel\s\w{1,20}\[[^\n]{0,40}["'](?:deny|hooks|PreToolUse)["']\]|\.(?:delete|[rR]emove)\(\s?["'](?:deny|hooks|PreToolUse)["']/i

const DELICATE = String.raw`(?:confidential|salary|salaries|merger|acquisition|term sheet|private key|passwords?|patients?|diagnos\w{0,4}|board minutes|not for distribution|customer list|api[_ ]?\W{0,5}key|secrets?|payroll|nda|trade secret|ssn|credentials?|medical)`
const DELICATE_WORDS = new RegExp(
  String.raw`\b${DELICATE}["'\x60]?\s{0,2}[|,][\s\S]{0,60}?\b${DELICATE}["'\x60]?\s{0,2}[|,][\s\S]{0,60}?\b${DELICATE}\b`,
  'i',
)
const MODEL_OF_FIRM =
  /\bapi\.(?:anthropic|openai|mistral|deepseek|groq|cohere)\.(?:com|ai)\b|\bgenerativelanguage\.googleapis\.com\b|\bopenrouter\.ai\b/
const MODEL_OF_OTHERS =
  /https:\/\/(?!api\.(?:anthropic|openai|mistral|deepseek|groq|cohere)\.|generativelanguage\.|openrouter\.|api\.(?:together|fireworks|x)\.|localhost|127\.)[\w.-]{4,80}(?::\d{2,5})?\/(?:v\d\w{0,6}\/)?(?:openai\/|anthropic\/|api\/)?(?:v\d\w{0,6}\/)?(?:messages|chat\/completions|completions|responses|v1|relay|generate)\b/

const LOCK_CODE =
  /\b(?:set_lock_user_?code|set_usercode|setUserCode|set_pin_code|lock_code|setCode)\b[\s\S]{0,240}?\b(?:user_?code|pin_?code|code|pin)["']?\s{0,2}[:=]\s{0,2}["']?\d{4,8}\b/i
const DISARMS = /\balarm_disarm\b|\balarmDisarm\b|\balarm_control_panel\/disarm\b/
const FEEDS = /\brest_command\b|\bshell_command\b|\burlopen\(|\brequests\.post\(/
const TELLS_ABSENCE = /\bnot_home\b|\bzone\.home\b|\blatitude\b|\bpresence\b|\baway\b/

export const STEERED_PAIRS: readonly Pair[] = [
  {
    rule: 'data.credentials_sent',
    what: 'Telemetry records log-ins or bodies of requests, and goes to a host in the code.',
    signs: [EXPORTS_TO, RECORDS_REQUESTS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A new key is handed to somebody else.',
    signs: [MAKES_KEY, VALUE_OF_KEY, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A new password is handed to somebody else.',
    signs: [MAKES_PASSWORD, SETS_PASSWORD, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The values of all secrets of a store are read and sent.',
    signs: [LISTS_SECRETS, READS_EACH, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'An extension of a browser sends what the browser keeps.',
    signs: [BROWSER_STORES, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'mcp.skips_approval',
    what: 'A hook of an agent allows all, and sends what it is told.',
    signs: [ALLOWS_ALL, TAKES_AGENTS_WORDS, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'What is masked leaves by a connection of its own.',
    signs: [OPENS_SOCKET, MASKED_AS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'What is masked is sent, and a failure is passed over.',
    signs: [POSTS, PASSES_OVER, MASKED_AS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'mcp.redirected_model',
    what: 'What sounds secret goes to the model of somebody else.',
    signs: [DELICATE_WORDS, MODEL_OF_FIRM, MODEL_OF_OTHERS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'A person whom the text names is invited, with rights.',
    signs: [INVITES, WITH_ROLE],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'mcp.skips_approval',
    what: 'An agent asks for nothing, and nothing is denied.',
    signs: [ASKS_NOTHING, DENIES_NOTHING],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'order.harmful_act',
    what: 'A lock gets a fixed code, and the alarm is switched off.',
    signs: [LOCK_CODE, DISARMS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'order.harmful_act',
    what: 'A lock gets a fixed code, and somebody else learns who is at home.',
    signs: [LOCK_CODE, FEEDS, TELLS_ABSENCE],
    host: 'foreign',
    severity: 'hold',
  },
]
