/** Pairs of signs of audits, checks and reports that carry out what they look at, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** Commands that print secrets, keys or log-ins. */
const PRINTS_SECRETS = String.raw`\b(?:vault\s+(?:kv\s+get|read)|aws\s+secretsmanager\s+get-secret-value|aws\s+ssm\s+get-parameters?\S{0,10}|aws\s+iam\s+create-access-key|aws\s+configure\s+export-credentials|gcloud\s+(?:secrets\s+versions\s+access|auth\s+(?:application-default\s+)?print-\w{4,8}-token|iam\s+service-accounts\s+keys\s+create)|az\s+(?:keyvault\s+secret\s+show|ad\s+sp\s+create-for-rbac|account\s+get-access-token)|gh\s+auth\s+token|op\s+(?:item\s+get|read)|bw\s+(?:list|export|get)|doppler\s+secrets\s+download|terraform\s+state\s+pull|kubectl\s+(?:config\s+view\s[^\n|]{0,30}--raw|get\s+secrets?\b)|security\s+(?:dump-keychain|find-\w{4,10}-password)|gpg\s[^\n|]{0,40}--export-secret\S{0,10}|lpass\s+(?:export|show)|pass\s+show|chamber\s+export|sops\s+(?:-d|--decrypt|decrypt))\b`
const HANDS_ON = new RegExp(
  String.raw`${PRINTS_SECRETS}[^\n|]{0,160}\|\s?(?:[^\n|]{0,80}\|\s?){0,3}(?:curl|wget|nc|ncat|socat|openssl\s+s_client|ssh|http)\b|(?<!\w)(\w{1,30})=["']?\$\(\s?${PRINTS_SECRETS}[\s\S]{0,240}?(?:\s-d|--data\S{0,12}|\s-F|--form|--post-data)[\s=][^\n]{0,60}\$\{?\1\b|${PRINTS_SECRETS}[^\n>]{0,120}>\s?["']?(\/\S{2,60}|\w{1,30}\.\w{1,8})["']?[\s\S]{0,240}?\b(?:curl|wget)\b[^\n]{0,160}(?:@|--upload-file\s|-T\s|--post-file=)["']?\2`,
)

/** Asked for first, as it is rarer. */
const PIPES_A_VALUE =
  /\b(?:printf|echo)\b[^\n|]{0,60}\$\{?\w[^\n]{0,240}?\|[^\n]{0,80}\b(?:curl|wget|nc|ncat)\b/
const PIPES_IT_ON = new RegExp(
  String.raw`(?<!\w)(\w{1,30})=["']?\$\(\s?${PRINTS_SECRETS}[\s\S]{0,400}?\b(?:printf|echo)\b[^\n|]{0,60}\$\{?\1\b[^\n]{0,240}?\|[^\n]{0,80}\b(?:curl|wget|nc|ncat)\b`,
)

const MAKES_KEYS =
  /\bcreate_access_key\(|\bCreateAccessKey\b|\bcreate-access-key\b|\bcreate_service_account_key\b|\bserviceAccounts\b[^\n]{0,80}\bkeys\b[^\n]{0,40}\bcreate\b|\baddPassword\b|\bcreate_login_profile\(|\bcreate_user_token\b/
const SENDS_IT =
  /\burlopen\([^\n,]{1,160},\s?\S|\b(?:requests|httpx|axios|session|client)\.(?:post|put)\s?\(|\bfetch\((?:(?!\bfetch\()[\s\S]){0,160}?\b(?:body|method)\b|\bcurl\b(?:(?!\bcurl\b)[^\n]){0,300}\s(?:-\w{0,5}[dFT]\b|--data\S{0,12}|--form)|\bcurl_exec\(|\bHTTPHandler\(|\bSysLogHandler\(|\bSMTPHandler\(|\bSocketHandler\(|\.request\(\s?["'](?:POST|PUT)|\bhttps?\.request\(|\bhttp\.(?:Post|NewRequest)|\bNet::HTTP\.post|\bInvoke-(?:RestMethod|WebRequest)\b|\bsendBeacon\(|\bUrlFetchApp\.fetch\(/

const LOGS_LEAVE =
  /(?:^|\n)\s{0,4}(?:\*|auth(?:priv)?|kern|daemon|user|local\d)(?:[,;][\w.*]{1,20}){0,4}\.(?:\*|info|notice|debug|warning)\s{1,20}@{1,2}\(?[\w.-]{4,80}|\btype="omfwd"[^\n)]{0,120}\btarget="[\w.-]{4,80}"|\btarget="[\w.-]{4,80}"[^\n)]{0,120}\btype="omfwd"|\bsyslog\(\s?["'][\w.-]{4,80}["']/
const LOG_SERVICE =
  /^(?![\s\S]*\b(?:papertrailapp|loggly|logentries|sumologic|datadoghq|logdna|mezmo|splunkcloud|graylog|logz|betterstack|logtail|axiom|newrelic|elastic-cloud)\.)/

const LOGIN_FROM_ELSEWHERE =
  /\bTrustedUserCAKeys\s+\/|\bAuthorizedKeysCommand\s+\/\S{1,60}\b(?:curl|wget|sh|python3?)\b|\bAuthorizedKeysCommand\s+\//
const FETCHES_KEY =
  /\bcurl\b|\bwget\b|\bget_url:|\bansible\.builtin\.(?:get_url|uri)\b|\burlopen\(|\bInvoke-WebRequest\b/

const WHOLE_ENVIRONMENT =
  /\bjson\.dumps\([^\n]{0,160}\bos\.environ\b(?!\s?[.[])|\bdict\(\s?os\.environ\s?\)|\bJSON\.stringify\([\s\S]{0,240}?(?::\s?|\.{3}|\(\s?)process\.env\s?[,})]|\bjson_encode\([^\n]{0,160}(?:\bgetenv\(\s?\)|\$_ENV\b)|\bENV\.to_h\b[^\n]{0,80}json|\bjson\.Marshal\([^\n]{0,120}os\.Environ\(\)|\bGet-ChildItem\s+env:[^\n]{0,160}ConvertTo-Json|\bSystem\.getenv\(\s?\)\s?[,);.](?!get)/

const FORM_OF_CARDS =
  /\\d\[ ?[-\\s]{1,4} ?\][?*]?\)\{1[0-6]|\\d\{3\}-\\d\{2\}-\\d\{4\}|\\d\{4\}\[[ \\s-]{1,4}\]\??\\d\{4\}|\bluhn\b|\[A-Z\]\{2\}\\d\{2\}/i
const WALKS =
  /\bos\.walk\(|\brglob\(|\bglob\(|\breaddirSync\(|\bfilepath\.Walk|\bGet-ChildItem\b[^\n]{0,60}-Recurse|\bfind\s+[~/$]|\bgrep\s+-\w{0,6}[rR]|\bDir\.glob|\bwalkdir\b/i

/** What somebody wants to know first of a machine that is not theirs. */
const FACT = String.raw`["'\x60](?:env|printenv|whoami(?: /all)?|id|hostname|uname -a|git config (?:--global )?--list|git config -l|git remote -v|ps (?:aux|-ef)|ifconfig|ip a(?:ddr)?|ipconfig(?: /all)?|netstat -\w{2,5}|ss -\w{2,6}|systeminfo|net user|cat /etc/passwd|crontab -l|sudo -l|last|w|history|arp -a|route print|tasklist)["'\x60]`
const LOOKS_ROUND = new RegExp(String.raw`${FACT}[\s\S]{0,90}?${FACT}[\s\S]{0,90}?${FACT}`)

const COPIES_KEYS =
  /\b(?:rclone\s+(?:copy|copyto|sync|move)|aws\s+s3\s+(?:cp|sync|mv)|gsutil\s[^\n]{0,20}(?:cp|rsync)|scp|rsync|mc\s+(?:cp|mirror))\b(?:(?!\s-i\b|IdentityFile|\s-e\b|\bscp\b|\brsync\b)[^\n]){0,120}?(?:~|\$\{?HOME\}?|\/root|\/home\/\S{1,30})\/\.(?:ssh|aws|gnupg|kube)\b(?!\/(?:config|known_hosts))/

const HASHES_PASSWORDS = /\b(?:argon2\w{0,2}|bcrypt\w{0,3}|scrypt\w{0,4}|pbkdf2\w{0,8})\b/i
/** A digest that the code has is compared with that of what the caller gives, or what only decoding shows with it. */
const KNOWN_VALUE =
  /\b(\w{2,30})\s?=\s?["'`][0-9a-f]{32,128}["'`][\s\S]{0,2500}?(?:\.hexdigest\(\s?\)|\.digest\(\s?["']hex["']\s?\))\s?(?:={2,3}|,)\s?\1\b|={2,3}\s?(?:Buffer\.from\(\s?["'`][A-Za-z0-9+/=]{6,120}["'`]\s?,\s?["'`](?:base64|hex)|atob\(\s?["'`]|(?:base64\.)?b64decode\(\s?b?["'])/

export const AUDIT_PAIRS: readonly Pair[] = [
  {
    rule: 'command.fixed_way_in',
    what: 'Beside the passwords of users, one lets in that the code has as a digest or encoded.',
    signs: [KNOWN_VALUE, HASHES_PASSWORDS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What a command says of secrets is sent.',
    signs: [HANDS_ON],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What a command says of secrets is sent, in another form.',
    signs: [PIPES_A_VALUE, PIPES_IT_ON],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Keys of an account that was just made are sent.',
    signs: [MAKES_KEYS, SENDS_IT],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'All that the machine logs goes to another host.',
    signs: [LOGS_LEAVE, LOG_SERVICE],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'Who may log in is what another host says.',
    signs: [LOGIN_FROM_ELSEWHERE, FETCHES_KEY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The whole environment is packed and sent.',
    signs: [WHOLE_ENVIRONMENT, SENDS_IT],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Numbers of cards or persons are looked for in files, and sent.',
    signs: [FORM_OF_CARDS, WALKS, SENDS_IT],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'What several commands say of the machine and its user is sent.',
    signs: [LOOKS_ROUND, SENDS_IT],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A folder of keys is copied to another host.',
    signs: [COPIES_KEYS],
    host: 'foreign',
    severity: 'hold',
  },
]
