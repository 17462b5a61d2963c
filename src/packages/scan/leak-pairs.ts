/** Pairs of signs of how programs carry secrets out, in whatever language, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** A request with a body. */
const SENDS_BODY =
  /\bBodyPublishers\.|\bstream_context_create\(|\bRequest\(\s?[\w.]{1,40},\s?\w{1,40}\s?[,)]|\b(?:urlopen|Request)\([^\n]{0,240}\bdata\s?=|\b(?:requests|httpx|axios|session|client|HTTParty|Faraday)\.(?:post|put)\s?\(|\bfetch\([\s\S]{0,200}?\b(?:body|method)\b|\bmethod["']?\s?(?:=>|[:=])\s?["'](?:POST|PUT)|\bcurl\b(?:(?!\bcurl\b)[^\n]){0,300}\s(?:-\w{0,5}[dFT]\b|--data\S{0,12}|--form|--upload-file|--json)|\bwget\b[^\n]{0,200}--post|\bNet::HTTP(?:\.post|::Post)|\bhttp\.(?:Post\w{0,6}|NewRequest)\(|\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\b[^\n]{0,200}-(?:Body|InFile|Method\s+P)|sendBeacon\(|\.(?:UploadString|UploadData|PostAsync)\(|\bcurl_setopt\w{0,6}\(|\breqwest::/i

/** A request with a body, or with what stands in its address. */
const SENDS_OR_ASKS = new RegExp(
  String.raw`${SENDS_BODY.source}|\bfetch\([^\n]{0,120}[?&]\w{1,12}=|\bfetch\([^\n]{0,80}\?(?:\$\{|["'\x60]\s?\+)|\b(?:requests|httpx|axios)\.get\([^\n]{0,120}[?&]\w{1,12}=`,
  'i',
)

/** A name of a host that begins with what a variable holds, asked for by a command or a call. */
const NAME_LOOKUP =
  /\blookup_ip\(|\b(?:gethostbyname|inet_aton|getaddrinfo)\(\s?sprintf\b|(?:^|[\s;|&({`"'])(?:dig|nslookup|drill|host|getent\s+hosts|ping|Resolve-DnsName)\s[^\n]{0,80}?(?:[$#]\{?\(?[\w:]{1,30}\)?\}?|\$\(\$\w[^\n]{0,40}\))\.|["'](?:dig|nslookup|drill|host|ping)["'],[^\n]{0,80}(?:\{\w[^\n]{0,40}\}\.|\+\s?["'`]\.|\$\{\w[^\n]{0,40}\}\.|%s\.)|\b(?:gethostbyname|getaddrinfo|dns\.(?:promises\.)?(?:resolve\w{0,6}|lookup)|resolver\.(?:resolve|query)|Resolv(?:::DNS)?\S{0,6}\.get\w{1,12}|Lookup(?:Host|IP|TXT)|getByName|dns_get_record|checkdnsrr|GetHost(?:Entry|Addresses))\s?\(\s?[^)\n]{0,60}(?:\{\w|#\{|\+|%s|\.format|\.\s?\$)/m
/** A name that a variable begins, and a call or command that asks for a name. */
const LABELS =
  /["'`][^"'`\n]{0,40}(?:\$\{?\w{1,30}\}?|\{\w{1,30}\}|%s|#\{\w{1,30}\})\.(?:[a-z][\w-]{0,40}\.){0,4}(?:[a-z][\w-]{1,40}\.[a-z]{2,12}\b|\{\w{1,30}\}|\$\{?\w{1,30}|#\{\w{1,30})/
const LOOKS_UP =
  /(?:^|[\s;|&({`"'])(?:dig|nslookup|drill|host|getent|Resolve-DnsName)\b[^\n]{0,80}\$|\bdns\.resolver\b|\bgethostbyname\b|\bgetaddrinfo\b|\bdns\.(?:promises|resolve|lookup)|\bResolv\b|\bnet\.Lookup|\bdns_get_record\b|\bdnspython\b|\bGetHost/m
/** What a variable holds is the name of a mailbox. */
const MAILBOX =
  /(?:\$\{?\w{1,30}\}?|\{\w{1,30}\}|%s|#\{\w{1,30}\})@(?:[a-z0-9][\w-]{0,40}\.){1,4}[a-z]{2,12}\b/
/** All variables of a process, of which those that hold secrets are picked. */
const PICKED_VARIABLES =
  /\b(?:os\.[eE]nviron\b|System\.getenv\(\)|GetEnvironmentVariables\(|(?:Get-ChildItem|gci|dir)\s+env:|ENV\.(?:each|select|to_h|sort|filter\w{0,4}|map)\b|process\.env\s?\))[\s\S]{0,200}?(?:\b(?:[cC]ontains|HasPrefix|HasSuffix|includes|startsWith|endsWith|(?:start|end)_with|match\w{0,3})\b|=~)[^\n]{0,40}(?:TOKEN|SECRET|PASS)|\b(?:os\.environ\b|process\.env\s?\))[\s\S]{0,200}?(?:TOKEN|SECRET|PASS)[^\n]{0,30}(?:\sin\s|\.test\(|\.match\()/
const SECRET_PLACE = new RegExp(
  [
    PICKED_VARIABLES.source,
    /\benv::vars\(\)[\s\S]{0,200}?\b(?:TOKEN|SECRET)\b|\.ssh\b(?!d)|\bserviceaccount\/token\b|\.tf(?:vars|state)\b|\bid_(?:rsa|ed25519)\b|\.aws[/\\"', ]{1,6}credentials|\.netrc|\.git-credentials|hosts\.yml|\.env\b(?!\.)|\/etc\/shadow|(?:^|[\s|;({])(?:printenv|env)\s{0,2}\||(?:environ|getenv|process\.env|\bENV\b|\$env:)[^\n]{0,40}(?:TOKEN|SECRET|PASSWORD|_KEY)|\.kube\b|_history\b|\$\{?[A-Z_]{0,30}(?:TOKEN|SECRET|PASSWORD|API_KEY)\b|environ\b(?:[^\n]{0,120})\b(?:TOKEN|SECRET|PASS)/
      .source,
  ].join('|'),
  'm',
)
const ENCODES =
  /\bBASE(?:32|64)\w{0,12}\b|\bunpack\s?\(?\s?["']H|\bxxd\b|(?:\b|_)base(?:64|32)\b|\bod -|\bhexdump\b|hexlify|\.hex\(|b(?:16|32|64)encode|toString\(\s?["'](?:hex|base64)|unpack1?\(\s?["']H|BitConverter|ToBase64String|EncodeToString|bin2hex|\bBase(?:32|64)\b|encodeToString|ToHexString|\bHexFormat\b|\bfold -|\bbtoa\(/

const METADATA =
  /169\.254\.169\.254|169\.254\.170\.2|metadata\.google\.internal|fd00:ec2|100\.100\.100\.200|AWS_CONTAINER_CREDENTIALS|get_frozen_credentials|InstanceProfileCredentials|fromInstanceMetadata/
const ROLE_KEYS =
  /security-credentials|service-accounts\/|oauth2\/token|CONTAINER_CREDENTIALS|frozen_credentials|SecretAccessKey|InstanceProfileCredentials|fromInstanceMetadata/

const READS_TABLE =
  /\bCSV\.(?:read|foreach|parse|open)|\bcsv\.(?:DictReader|reader|NewReader)|\bread_csv\(|\bImport-Csv\b|\bfgetcsv\(|\bcsv-parse\b|papaparse|\.split\(\s?["'],["']\s?\)|\bdecrypt\w{0,12}\(/i
const PASSWORD_COLUMN = /\blogin_(?:password|uri)\b|\[\s?["'](?:[Pp]assword|passwd)["']\s?\]/
const WHOLE_ROW =
  /\b(?:body|data|json|payload|Body|params)\b\s?[:=(]{1,2}\s?[^\n]{0,40}\b(?:row|record|entry|item|rec|vault|line|rows|r)\b(?!\s?[.[]\s?["']?(?:url|site|name))|\b(?:dumps|stringify|ConvertTo-Json|json_encode|Marshal)\b\(?\s?(?:dict\(|\{\s?\.{3})?\$?(?:row|record|entry|item|rec|vault|rows|r)\b|\$(?:row|record|entry|_)\s?\|\s?ConvertTo-Json|\{\s?(\w{1,12}):\s?(\w{1,20})\[\1\] for \1 in \2\b/

const SEED_WORDS =
  /[[({]\s?12\s?,(?:\s?\d\d\s?,){0,3}\s?24\s?[\])}]|\b(?:mnemonic|bip-?39)\b|\b(?:seed|recovery|secret)[ _-]?(?:phrase|words)\b|\b12 (?:or|and|\/) 24\b/i
const TYPED =
  /\.value\b|\binput\(|\bgetpass\b|\bread\s+-|\bgets\b|\bRead-Host\b|\bprompt\(|\bScanln\b|\breadline\b|\bFormData\b|\bsys\.argv\b|\bprocess\.argv\b|\bARGV\b|\bos\.Args\b|\$argv\b/
const CARRIES_SEED =
  /(?:\.src\s?=|\bfetch\(|sendBeacon\(|\.href\s?=|\.open\(|\.(?:post|put|get)\(|\burlopen\(|\bcurl\b|-Uri\b|\bdumps\(|JSON\.stringify\(|\burlencode\(|to_json\b|json_encode\(|\bMarshal\()[^\n]{0,240}(?:btoa\(|mnemonic|seed|phrase|words\b|\bws\b|\.value\b|\.join\()/

const TOKEN_READ =
  /\bJSON\.stringify\(\s?process\.env\s?\)|\bdumps\(\s?dict\(\s?os\.environ|(?:environ|getenv|process\.env|\bENV\b|\$env:|\$\{?)[^\n]{0,24}(?:TOKEN|SECRET|PASSWORD|_KEY)\b/
const ODD_CARRIER =
  /&\s?(?:0xfe|~1|254)\b|\bGIT_(?:AUTHOR|COMMITTER)_DATE\b|\bgit\s+commit[^\n]{0,80}--date[=\s]|["']--date["'],|\bos\.utime\(|\butimes(?:Sync)?\(|\bputpixel\(|\btouch\s+-[dt]\s/
const TAKES_BITS =
  /\bord\(|charCodeAt|\bxxd\b|\bod -|>>\s?\d\b|&\s?(?:15|1|0x0?f)\b|\.bytes\b|\bbinascii\b|%\s?60\b|\bdivmod\(|printf\s+["']%d["']/

/** A value of a list or vault under the name of a password. */
const PASSWORD_PICKED =
  /["']?\b(?:password|passwd|pass|pwd|pw)\b["']?\s?(?:[:=]|=>)\s?["'`]?(?:\s?\+|\$\{|#\{|\{)?\s?[^\n;]{0,30}\b(?:rec|row|record|cols?|fields?|entry|item|it|r|p|login)\b(?:\[|\.\w{0,12}\.?(?:pass|pw))|\bstruct\s?\{[^}\n]{0,80}\bPass(?:word|wd)?\b|,\s?\w{1,12}\.(?:pw|pass|password|passwd)\s?\]\s?\.join\(/i
const VAULT_WORDS =
  /\b(?:login_\w{2,10}|breach\w{0,4}|leak(?:ed|check)?\w{0,3}|pwned|weak|strength|reused|vault|bitwarden|1password|lastpass|keepass|score)\b/i

/** It goes piece by piece, as a name of a host is short. */
const IN_PIECES =
  /\.chunks\(\d|\bunpack\s?\(?\s?["']\([AaH]\d{1,3}\)\*|\bfold\s+-?\w|\[\w{1,12}\s?:\s?\w{1,12}\s?\+|\.(?:slice|substring|substr|Substring)\(\s?\w{1,12}\s?,|\brange\(\s?0\s?,\s?len\(|\btextwrap\b|\/\.\{|\{1,\s?[3-6]\d\}|:\d{1,2}:\d{2}\}|\bchunk\w{0,6}\b|\bsplit\s+-b|\bscan\(\/\.\{|\bstr_split\(|\bchunk_split\(|\bcut\s+-c/

const SHAPES_OF_KEYS =
  /\bAKIA\[|\bA\[[A-Z|]{2,5}\]IA\[|\bghp_(?:\\w|\[)|\bgh\[[a-z]{2,5}\]_(?:\\w|\[)|\bsk_live_(?:\\w|\[)|\bxox(?:b|p|\[\w{1,8}\])-(?:\[|\\w)/
export const AT_HOME =
  /\bUserHomeDir\(|\bhomedir\(|\bexpanduser\(|\bPath\.home\(|\bDir\.home\b|\$HOME\b|\buser\.home\b/
/** Where keys are looked for: the home folder, a tree of files, the history of a repository. */
const SEARCHED = new RegExp(String.raw`${AT_HOME.source}|\bos\.walk\(|\blog["'\s,]{1,4}-p\b`)
const POSTS =
  /\bRequest\(\s?\w+,\s?\w+\s?[,)]|\bhttp\.Post\(|\brequests\.(?:post|put)\(|\bmethod\s?[:=]\s?["'`]POST|\baxios\.post\(|\bcurl\b[^\n]{0,120}\s(?:-d|-F|-T|--data)/

/** The key itself, and not what it signs. */
const TAKES_KEY =
  /\bKeyStore\b[\s\S]{0,2000}?\.getKey\([\s\S]{0,1200}?\.getEncoded\(|\.private_bytes\(|\bPKCS8\b[\s\S]{0,200}?\bencode/
/** A log-in with the site that it is for. */
const LOGIN_ENCODED =
  /\[\s?\w{1,20}\s?,\s?\w{1,20}\s?,\s?\w{1,20}[^\]\n]{0,40}\]\.join\([^)\n]{0,12}\)\)\.toString\(\s?["']base64/
const CALLS_IT_LOGIN = /\b(?:login|passw\w{0,6}|pwd|mdp|contrase\w{1,4}|senha|kennwort)\b/i
const PLACE = String.raw`(?:\.aws\/credentials|\.ssh\b|\.netrc|\.kube\/config|\.gnupg|\.git-credentials|gcloud\/\w{4,40}\.json|\.npmrc|\.pypirc)["']`
/** Three of them, as a list to be read. */
const LIST_OF_PLACES = new RegExp(String.raw`${PLACE}[\s\S]{0,300}?${PLACE}[\s\S]{0,300}?${PLACE}`)

export const LEAK_PAIRS: readonly Pair[] = [
  {
    rule: 'data.credentials_sent',
    what: 'A search for keys sends what it finds.',
    signs: [SHAPES_OF_KEYS, SEARCHED, POSTS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets are cut into pieces, encoded and asked for as names of hosts.',
    signs: [NAME_LOOKUP, SECRET_PLACE, ENCODES, IN_PIECES],
    host: 'foreign',
    severity: 'block',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets are encoded and asked for as names of hosts.',
    signs: [NAME_LOOKUP, SECRET_PLACE, ENCODES],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets are written as labels of a name, and names are looked up.',
    signs: [LABELS, SECRET_PLACE, ENCODES, IN_PIECES, LOOKS_UP],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets are cut into pieces and become addresses for mail.',
    signs: [MAILBOX, SECRET_PLACE, ENCODES, IN_PIECES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A repository with secrets is pushed to another host.',
    signs: [
      /\bgit\b[^\n]{0,80}\bpush\b[^\n]{0,40}["']?https?:\/\/(?!(?:[^\s@"']{0,80}@)?(?:github|gitlab|bitbucket|codeberg)\.)/,
      SECRET_PLACE,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'A private key is taken out of its store and sent.',
    signs: [TAKES_KEY, SENDS_BODY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Log-ins leave with a request, encoded.',
    signs: [LOGIN_ENCODED, CALLS_IT_LOGIN, /\bfetch\(|\baxios\b|\bhttps?\.request\(/],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A list of places of credentials stands beside the address of a host.',
    signs: [LIST_OF_PLACES],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Keys of the user are backed up to a repository with a given password.',
    signs: [
      /\bRESTIC_PASSWORD=["']?[\w-]{6,}/,
      /\b(?:rest|s3|sftp|swift):(?:https?:\/\/|[a-z0-9.-]{4,80}[:/])/,
      /(?:~|\$HOME|\$\{HOME\})\/\.(?:ssh|gnupg|aws|kube)\b/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What a command says of the user is asked for as the name of a host.',
    signs: [
      /(?:^|[\s;|&({`"'])(?:dig|nslookup|drill|host|ping)\s[^\n]{0,60}?\$\((?:whoami|id|cat|env|printenv|base64|xxd)\b[^)\n]{0,80}\)\./m,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Files with secrets become a text that others can read.',
    signs: [
      /\b(?:gh|glab)\s(?:issue|gist|pr|mr|release|api|snippet)\b(?:[^\n]|\\\n){0,240}?\$\(\s?(?:cat|base64|gzip|tar|head|tail|grep)\b[^)\n]{0,120}?(?:(?<!\w)\.env\b(?!\.(?:example|sample|template))|\.npmrc|hosts\.yml|\.netrc|\.ssh\/|\.aws\/|\.pypirc|id_(?:rsa|ed25519))/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What the QR code of a picture says is sent.',
    signs: [/\bzbarimg\b[^\n|]{0,160}\|\s?(?:[^\n|]{1,80}\|\s?){0,2}(?:curl|wget|nc|ncat)\b/],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Credentials that the machine has from its cloud are sent.',
    signs: [METADATA, ROLE_KEYS, SENDS_BODY],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Rows of a list of passwords are sent whole.',
    signs: [PASSWORD_COLUMN, READS_TABLE, WHOLE_ROW, SENDS_BODY],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Passwords of a vault are sent one by one.',
    signs: [PASSWORD_PICKED, VAULT_WORDS, SENDS_OR_ASKS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The words of a wallet are asked for and sent.',
    signs: [SEED_WORDS, TYPED, CARRIES_SEED],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What is typed leaves in the address of a picture.',
    signs: [
      /\.src\s?=\s?["'`](?:https?:)?\/\/[^"'`\n$]{3,200}(?:["'`]\s?\+|\$\{)[^;\n]{0,60}(?:btoa|encodeURIComponent)\([^;\n]{0,80}(?:\.value|words|cookie|passw|join\(|localStorage|FormData)/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'The bits of a secret are put into times or pixels.',
    signs: [ODD_CARRIER, TOKEN_READ, TAKES_BITS],
    host: 'none',
    severity: 'hold',
  },
]
