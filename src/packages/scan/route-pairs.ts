/** Pairs of signs of where names, connections and log-ins of a machine are led, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const PUBLIC = String.raw`(?!127\.|0\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|203\.0\.113\.|198\.51\.100\.|192\.0\.2\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}`
/** Those that everybody asks. */
const RESOLVER = String.raw`(?!8\.8\.[48]\.|1\.[01]\.|9\.9\.9\.|149\.112\.112\.|208\.67\.2|94\.140\.1|76\.76\.|185\.228\.16|223\.[56]\.|114\.114\.|119\.29\.|45\.90\.2)`
const NAMES_SERVER = new RegExp(
  String.raw`(?:-setdnsservers\s|\bSet-DnsClientServerAddress\b|\bnetsh\b[^\n]{0,40}\bdns\b|\bnameserver\s|\bresolvectl\s+dns\b|\bsetDNS\b)[^\n]{0,100}?(?<![\d.])${RESOLVER}${PUBLIC}(?![\d.])`,
)
const OVER_HTTPS =
  /\bDnsOverHttpsTemplates\b[^\n]{0,40}https:\/\/(?!dns\.google|(?:[\w-]{1,30}\.)?cloudflare|(?:[\w-]{1,30}\.)?quad9|dns\.adguard|doh\.opendns|dns\.nextdns|doh\.)[\w.-]{4,80}/
const FOR_KNOWN = new RegExp(
  String.raw`(?<![\d.])${PUBLIC}[ \t\\]{1,4}(?:t)?[\w.-]{0,40}\b(?:github|gitlab|npmjs|pypi|anthropic|openai|google|googleapis|microsoft|apple|docker|paypal|binance|coinbase|metamask)\.(?:com|org|io|ai|co)\b`,
)
const HOSTS_FILE = /\/etc\/hosts\b|drivers\\{1,2}etc\\{1,2}hosts\b/
const SSH_LED_AWAY =
  /\bHost\s+(?:[\w.*-]{1,40}\s)?(?:github|gitlab|bitbucket)\.(?:com|org)\b[^\n]{0,20}\n(?:\s{1,8}[^\n]{1,80}\n){0,6}?\s{1,8}HostName\s+(?!(?:[\w-]{1,30}\.)?(?:github|gitlab|bitbucket|altssh)\.|[\w.-]{0,40}\b(?:example|test|internal|local|corp|lan)\b)[\w.-]{4,80}/i
const SHARE_OF_OTHERS =
  /\b(?:IconFile|IconResource|IconLocation|WorkingDirectory|URL|TargetPath|src|href)["']?\]?\s?[=:]\s?["']?(?:file:)?(?:\/\/|\\\\){1,2}(?!localhost|127\.|10\.|192\.168\.)(?:[\w-]{1,40}\.){1,4}(?!example\b|test\b|local\b|internal\b|corp\b|lan\b)[a-z\d]{1,12}(?:@\w{1,8})?\\{1,2}\w/i
const CELL_RUNS =
  /[=+@-]\s?(?:cmd|powershell|rundll32|mshta|MSEXCEL)(?:\.exe)?\s?\|\s?['"][^'"\n]{1,300}['"]\s?!\s?\w{1,12}/i
const GIVEN_RUNNER =
  /\bconfig\.(?:sh|cmd)\b[^\n]{0,60}--url\s+["']?https?:\/\/[^\s"']{4,120}[^\n]{0,80}--token\s+["']?(?!YOUR)[A-Z0-9]{20,}|\bgitlab-runner\s+register\b[^\n]{0,200}--(?:registration-)?token[=\s]["']?(?!\$|<|\{|YOUR)[\w-]{16,}/
const UNCHECKED_MODULES = /\bGO(?:NOSUMDB|NOSUMCHECK|INSECURE)\s?=\s?\S|\bGOSUMDB\s?=\s?["']?off\b/
const MODULES_FROM =
  /\bGOPROXY\s?=\s?["']?https?:\/\/(?!proxy\.golang\.org|goproxy\.(?:cn|io)|mirrors\.|athens\.)/
const PROFILE = /\bprofiles\s+(?:-I|install)\b|\bopen\s[^\n]{0,60}\.mobileconfig\b/
const WEBHOOK_OF_CLUSTER = /\b(?:Mutating|Validating)WebhookConfiguration\b/
const BY_ADDRESS =
  /\bclientConfig:\s{0,20}(?:caBundle:[^\n]{0,200}\s{0,20})?url:\s?["']?https?:\/\//

const RUN_BY_GIT =
  /^\s{0,8}(?:smudge|clean|process|textconv|fsmonitor|sshCommand|pager|editor)\s?=\s?[^\n]{0,400}\b(?:curl|wget|ncat|scp)\b/m
const LOCKED_ADDRESS = /\bresolved\b["']?\]?\s?(?:=|\+=|\.replace\()/
const LOCKED_DIGEST =
  /\bdelete\s[^\n]{0,40}\bintegrity\b|\bintegrity\b["']?\]?\s?=\s?(?:undefined|null|["']["'])|\bpop\(\s?["']integrity/

const SECOND_PUSH =
  /\bremote\s+set-url\s+(?:--add\s+--push|--push\s+--add|--push)\s+\S{1,40}\s+["']?(?:https?:\/\/|ssh:|git@)|\bremote\.\w{1,20}\.pushurl\s+["']?(?:https?:\/\/|ssh:|git@)/
const TRUSTS_ROOT =
  /\bupdate-ca-(?:certificates|trust)\b|\badd-trusted-cert\b|\bcertutil\s[^\n]{0,20}-addstore\b|\bImport-Certificate\b[^\n]{0,80}Root\b/
const SETS_PROXY =
  /\bsystem\.proxy\b|\bProxyServer\b|-set(?:secure)?webproxy\b|\bhttps?_proxy\s?=|\bwinhttp\s+set\s+proxy\b/i

export const ROUTE_PAIRS: readonly Pair[] = [
  {
    rule: 'data.credentials_sent',
    what: 'Each push also goes to another host.',
    signs: [SECOND_PUSH],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'A host that is trusted as a root reads all connections.',
    signs: [TRUSTS_ROOT, SETS_PROXY],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'persistence.startup',
    what: 'A command that Git runs by itself reaches another host.',
    signs: [RUN_BY_GIT],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'A lock file is made to take packages from another host, and loses their digests.',
    signs: [LOCKED_ADDRESS, LOCKED_DIGEST],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'A known name leads to another machine.',
    signs: [HOSTS_FILE, FOR_KNOWN],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'All names are asked of a server that the author has chosen.',
    signs: [NAMES_SERVER],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'A browser asks all names of a server that the author has chosen.',
    signs: [OVER_HTTPS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'dependency.foreign_source',
    what: 'What goes to a known place for code goes to another host.',
    signs: [SSH_LED_AWAY],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Showing a picture of a share hands the log-in of Windows to another machine.',
    signs: [SHARE_OF_OTHERS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.pipe_to_shell',
    what: 'A cell of a table starts a program.',
    signs: [CELL_RUNS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'The machine runs the jobs of a repository whose token is given.',
    signs: [GIVEN_RUNNER],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'Modules come from another host, and nothing checks them.',
    signs: [MODULES_FROM, UNCHECKED_MODULES],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'A profile from elsewhere, which may set certificates and connections, is installed.',
    signs: [PROFILE, /\bcurl\b|\bwget\b|https?:\/\//],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A cluster shows all that it is told to another host.',
    signs: [WEBHOOK_OF_CLUSTER, BY_ADDRESS],
    host: 'foreign',
    severity: 'hold',
  },
]
