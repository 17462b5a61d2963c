/** Pairs of signs of what code does with data, dependencies and settings, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** What leaves, in bulk: a database, a repository, a home. */
const DUMPS =
  /\b(?:psql\b[^\n|]{0,160}\bto stdout\b|mysql\b[^\n|]{0,120}\s-\w{0,3}e\b[^\n|]{0,120}\bselect \*|pg_dump|mysqldump|mongodump|mongoexport|redis-cli[^\n]{0,30}--rdb|sqlite3[^\n]{0,60}\.dump|git bundle create|git archive|kubectl get secrets?[^\n]{0,40}-o\s?(?:yaml|json)\b(?!path)|(?:tar|zip)\s[^\n]{0,80}(?:\s(?:\.|~|\$HOME|\$PWD|\/home|\/etc|\/var\/lib)\S{0,40}(?:\s|$)|\.git\b)|find\s[^\n]{0,60}-name[^\n]{0,40}\.env)/
const SENDS =
  /\bcurl\b(?:(?!\bcurl\b)[^\n]){0,300}\s(?:-\w{0,5}[dFT]\b|--data\S{0,12}|--form|--upload-file|--json)|\bwget\b[^\n]{0,200}--post|\bscp\s|\bsftp\b|\bnc\s|\bncat\s|openssl s_client|\|\s{0,3}ssh\s|Invoke-(?:RestMethod|WebRequest)[^\n]{0,200}-(?:Body|InFile)|\bsocat\b/
/** The sender does not want its output to be seen. */
const HUSHED_SEND =
  /(?:\bcurl\b(?:(?!\bcurl\b)[^\n]){0,300}\s(?:-\w{0,5}[dFT]\b|--data\S{0,12}|--form|--upload-file|--json)[^\n]{0,300}|openssl s_client[^\n]{0,200}|\bwget\b[^\n]{0,200}--post[^\n]{0,200}|\bnc\s[^\n]{0,120})(?:>\s{0,2}\/dev\/null|&>\s{0,2}\/dev\/null)/
const FOREIGN_ARCHIVE =
  /https?:\/\/(?!(?:registry\.(?:npmjs\.org|yarnpkg\.com|npmmirror\.com)|files\.pythonhosted\.org|codeload\.github\.com|github\.com|gitlab\.com|npm\.pkg\.github\.com|static\.crates\.io|proxy\.golang\.org)\b)[^\s"'`<>]{4,200}\.(?:tgz|tar\.gz|whl)\b/

export const CODE_PAIRS: readonly Pair[] = [
  {
    rule: 'data.credentials_sent',
    what: 'A database, a repository or a whole folder is dumped and sent.',
    signs: [DUMPS, SENDS],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Something is sent, and the output of the sender is thrown away.',
    signs: [HUSHED_SEND],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'What is typed in the shell is sent.',
    signs: [/\bPROMPT_COMMAND\b|\btrap\s[^\n]{0,80}DEBUG|\bpreexec\b|\bfc -l|\bhistory 1\b/, SENDS],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.reverse_shell',
    what: 'A shell gets a connection as its input and output.',
    signs: [/\bdup2\b/, /["'`/](?:ba|z)?sh\b|cmd\.exe/, /\bsocket\b|connect/i],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.dynamic_code',
    what: 'The name of what is run is put together while it runs, with what a host answers.',
    signs: [
      /\bgetattr\(\s?(?:importlib\.import_module|__import__)\(|\bglobalThis\[[^\]\n]{0,60}\+|\b\w{1,12}\[\s?["'`]\w{1,8}["'`]\s?\+\s?["'`]\w{1,8}["'`]\s?\]\s?\(/,
      /urlopen|fetch\(|requests\.|https?:|fromCharCode|b64decode|atob/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.obfuscated',
    what: 'The names of commands are put together from variables.',
    signs: [
      /(?:^|[\s;|&(])"?\$\{?\w{1,12}\}?\$\{?\w{1,12}\}?(?:\$\{?\w{1,12}\}?){0,4}"?\s[^\n]{0,200}\|\s{0,3}"?\$\{?\w{1,12}\}?(?:\$|"?\s|$)/m,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.dynamic_code',
    what: 'Bits that a text hides are put together and run.',
    signs: [
      /\bint\([^\n]{0,120},\s?2\)|parseInt\([^\n]{0,120},\s?2\)/,
      /\b(?:os\.(?:popen|system)|subprocess\.\w{2,14}|exec|eval|execSync|Function)\s?\(/,
      /\bbytes\(|fromCharCode|\bchr\(|\.decode\(\)/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'Packages come as archives from another host than their registry.',
    signs: [
      FOREIGN_ARCHIVE,
      /"resolved"\s?:|"integrity"|\boverrides\b|\bdependencies\b|npm (?:i|install|ci)\b|pip3? install/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'A foreign registry gets the token of the user, or a connection that is not checked.',
    signs: [
      /(?:^|\n|\s)(?:@\w{1,30}:)?registry\s?=\s?https?:/,
      /_authToken=\$|_auth=\$|strict-ssl\s?=\s?false|always-auth/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Keys that were just made are sent.',
    signs: [
      /\b(?:SecretAccessKey|secret_access_key|AccessKey\W{2,5}Secret|client_secret|private_key_pem|token_urlsafe)\b/,
      /\brequests\.(?:post|put)\(|\bfetch\(|urlopen\(|\baxios\.post|\bcurl\b(?:(?!\bcurl\b)[^\n]){0,200}-d/,
      /\["?'?(?:SecretAccessKey|secret)|\.SecretAccessKey|"secret"\s?:/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'A list of passwords is sent.',
    signs: [
      /\[["'](?:password|passwd|secret)["']\][^\n]{0,160}\bfor\s+\w{1,20}\s+in\b|\.map\([^\n]{0,80}\.(?:password|secret)\b/,
      /urlopen\(|requests\.(?:post|put)\(|\bfetch\(|axios\.post/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.transfers_funds',
    what: 'An account in the code takes the place of the one that is given.',
    signs: [
      /["'`](?!(?:DE89 ?3704|GB29 ?NWBK|GB82 ?WEST|FR14 ?2004|FR76 ?3000|NL91 ?ABNA|ES91 ?2100|IT60 ?X054|CH93 ?0076|AT61 ?1904|BE68 ?5390))[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?["'`]/,
      /\biban\b|\baccount_?(?:number|no)\b|payee|beneficiary/i,
      /\bif\b|\?\s|\breplace\b|\?\?|\|\|/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'Another account gets the rights of an administrator.',
    signs: [
      /arn:aws:iam::(?!123456789012|111122223333|444455556666|000000000000|999999999999|111111111111)\d{12}:(?:root|user|role)/,
      /\bAdministratorAccess\b|"\*:\*"|Action\W{1,6}"\*"|PowerUserAccess|IAMFullAccess/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Mail of the user is forwarded to an address in the code.',
    signs: [
      /forwardingAddresses|forwardingEmail|ForwardingSmtpAddress|New-InboxRule|autoForward|["']?forward(?:To)?["']?\s?:\s?(?:["'`\w[])/,
      /["'`=\s][\w.+-]{2,40}@(?!example\.|acme\.|[\w-]{1,30}\.(?:example|test|invalid))(?:[a-z0-9-]{2,40}\.){1,3}[a-z]{2,12}["'`\s]/i,
      /\bmail|gmail|inbox|outlook|filters\(\)/i,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Requests with the log-ins of users are copied to another host.',
    signs: [
      /\$http_(?:authorization|cookie)|\bmirror_request_body\b|\$request_body\b/,
      /\bproxy_pass\s+https?:\/\/(?!127\.|localhost|\$|unix|[a-z_-]{1,30}[;:/\s])/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'A database sends its rows to another host.',
    signs: [
      /\bnet\.http_post\b|\bhttp_post\(|\bCOPY\b[^;]{0,120}\bTO PROGRAM\b|\bxp_cmdshell\b|\bUTL_HTTP\b|\bpg_net\b|sys_exec\(/i,
      /\btrigger\b|\bfunction\b|\bperform\b|\bexec\b/i,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'Tokens without a signature are accepted.',
    signs: [/algorithms?["']?\s?[:=]\s?\[[^\]\n]{0,80}["']none["']/i],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'mcp.skips_approval',
    what: 'The settings of an agent are changed so that it asks nothing.',
    signs: [
      /\.claude\/settings|\.codex\/config|\.cursor\/|openclaw\.json|\.claude\.json|\.gemini\/settings/,
      /bypassPermissions|(?<!["']matcher["']\s?:\s?)["']Bash(?:\(\*\))?["']|approval_policy[^\n]{0,8}never|danger-full-access|enableAllProjectMcpServers|autoApprove/,
      /write_text|>>?\s?["']?[~$]|json\.dump|writeFile|\btee\b|\bjq\b[^\n]{0,200}>/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'mcp.redirected_model',
    what: 'A server of somebody else gets the keys of other services.',
    signs: [
      /"url"\s?:\s?"https?:\/\/(?![^"/]{0,80}(?:github|gitlab|anthropic|openai|amazonaws|slack|npmjs))[^"]{4,200}"[^{}]{0,80}"headers"\s?:\s?\{[^}]{0,300}\$\{(?:env:)?(?:GITHUB|GH|GITLAB|ANTHROPIC|OPENAI|AWS|NPM|SLACK|DATABASE|PG)_\w{2,30}\}/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'mcp.redirected_model',
    what: 'All requests to models are led over another host, for good.',
    signs: [
      /\b(?:OPENAI|ANTHROPIC|GEMINI|GOOGLE_GEMINI|AZURE_OPENAI)_(?:API_)?(?:BASE_URL|BASE|ENDPOINT)\b/,
      /\.(?:profile|bashrc|zshrc|bash_profile|zprofile)\b|\bsed -i\b|\/etc\/environment|setx\s/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
]
