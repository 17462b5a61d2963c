/** Pairs of signs of what is done to the tools of developers: Git, editors, jobs of CI systems, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** Where code is kept by everybody, and not by the author. */
const KNOWN_FORGE = String.raw`(?:[\w-]{1,40}\.)?(?:github|gitlab|bitbucket|codeberg|gitea|sr|dev\.azure|visualstudio|googlesource)\.(?:com|org|io|ht)\b`
/** The address of a known forge stands for one of somebody else. */
const REWRITES = new RegExp(
  String.raw`(?:\burl\.["'\\]{0,3}|\[url\s+["'])(?:https?|ssh|git):\/\/(?:[^\s@"'/]{1,60}@)?(?!${KNOWN_FORGE})[^\s"']{4,160}["'\\]{0,3}(?:\.(?:push)?insteadOf["'\s=,]{1,6}|\]\s{0,20}(?:push)?insteadOf\s?=\s?)["']?(?:https?:\/\/|git@|ssh:\/\/git@)?${KNOWN_FORGE}`,
  'i',
)
const UNCHECKED_OR_KEYED =
  /\bsslVerify["'\s=,]{1,4}(?:false|0)|\bcredential\b[^\n]{0,120}\.helper|\bsslCAInfo\b|GIT_SSL_NO_VERIFY/i
const HELPER =
  /\bcredential(?:\.[^\s"']{1,120})?\.helper\b|\[credential\b|\bgit-credential-[a-z]{2,20}\b/
/** A helper for log-ins is handed them with the word `store`. */
const IS_HANDED =
  /["']?\$\{?1\}?["']?\s?(?:=|==|-eq)\s?["']?(?:store|get|approve)\b|\bcase\s+["']?\$1["']?\s+in\b|\bargv\[1\][^\n]{0,20}["'](?:store|get)\b|\bgrep\s[^\n]{0,40}\bpassword\b|\^password=/
const SENDS_VALUE =
  /\b(?:curl|wget|nc|ncat|git\s+(?:ls-remote|push|fetch)|dig|nslookup|getent\s+hosts|Invoke-RestMethod|irm)\b[^\n]{0,240}\$|\burlopen\(|\brequests\.(?:get|post)\(|\bfetch\(/

const MIRRORS =
  /\bgit\b[^\n]{0,80}\bpush\b[^\n]{0,160}--(?:mirror|all)\b|\bpush\s[^\n]{0,40}--mirror\b/
const EACH_OF_THEM =
  /\bgh repo list\b|\/(?:orgs|users?|groups)\/[^\s"'`]{0,60}(?:repos|projects)\b|\bhooksPath\b|\bpre-push\b|\.git\/hooks\/|\bglab repo list\b/

const ON_OPEN = /["']?runOn["']?\s?:\s?["']folderOpen["']/
/** An interpreter is given what a picture, a font or a lock file is named. */
const RUNS_DISGUISED =
  /["']?\b(?:node|python3?|ruby|perl|php|deno|bun|(?:ba|z)?sh|pwsh|powershell|wscript|cscript|osascript)(?:\.exe)?["']?[\s,["']{1,6}(?:-\w{1,12}\s)?["']?[\w./\\${}-]{1,120}\.(?:woff2?|ttf|otf|eot|png|jpe?g|gif|ico|webp|bmp|mp[34]|wav|pdf|map|docx?|xlsx?)\b/
const UNSEEN_TASK =
  /["']reveal["']\s?:\s?["']never["']|["']hide["']\s?:\s?true|["']command["']\s?:\s?["'][^"'\n]{0,200}(?:https?:\/\/|\b(?:curl|wget|iwr|irm|base64|eval)\b|node\s+-e|python3?\s+-c)/
const OPENS_UNASKED = /["']task\.allowAutomaticTasks["']\s?:\s?["']on["']/
const HIDES_SETTINGS =
  /["']files\.exclude["']\s?:\s?\{[^}]{0,300}\.vscode|["']security\.workspace\.trust\.enabled["']\s?:\s?false/

const ALL_SECRETS = /\$\{\{\s?toJSON\(\s?secrets\s?\)\s?\}\}/i
/** It is printed, encoded, kept for others or handed on. */
const HANDED_ON =
  /\bbase64\b|::(?:notice|warning|debug)|\bupload-artifact\b|\bcurl\b|\bwget\b|\bxxd\b|\brev\b|\becho\s+["']?\$|\bprintf\b[^\n]{0,40}\$|\b(?:endpoint|url|server|webhook|host)["']?\s?:\s?["']?https?:\/\//
/** What a stranger writes is the command. */
const STRANGER_RUNS =
  /(?:^|\n)\s{0,40}(?:(?:-\s)?run:\s?(?:\|[-+]?\s{0,4}\n\s{2,40})?|eval\s|(?:ba)?sh\s+-c\s)?["']{0,2}\$\{\{\s?github\.event\.(?:comment|issue|pull_request|review|discussion|head_commit|client_payload)\.[\w.]{2,40}\s?\}\}["']{0,2}\s{0,4}(?:\n|$)|\b(?:eval|(?:ba|z)?sh\s+-c)\s+["']?\$\{?(?:BODY|COMMENT|COMMENT_BODY|TITLE)\b|\|\s?(?:ba)?sh\b[^\n]{0,10}#?\s?comment/
const ON_COMMENT = /\b(?:issue_comment|pull_request_target|discussion|issues|repository_dispatch)\b/

/** What Git starts by itself, with a program that is none of the known ones. */
const GIT_STARTS =
  /(?:^|\n)\s{0,12}(?:fsmonitor|smudge|clean|process|textconv|sshCommand|pager|editor)\s?=\s?["']?(?:\/\S{1,30}\/)?(?:(?:ba|z|da)?sh|python[\d.]{0,4}|node|perl|ruby)\s[^\n]{0,120}\.(?:bin|dat|data|png|jpe?g|gif|woff2?|ttf|idx|db|lock|txt|cache|tmp|pack|map)\b|\bgit\s+config\s[^\n]{0,40}core\.fsmonitor\s+["']?(?:\$|~|\/|\.\/)(?![^\n]{0,80}(?:watchman|rs-git-fsmonitor))[^\n]{2,120}/

export const WORKSHOP_PAIRS: readonly Pair[] = [
  {
    rule: 'persistence.startup',
    what: 'Git itself starts a file of the package, unasked and in each repository.',
    signs: [GIT_STARTS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What is fetched from a known place for code comes from another host, without a check or with the log-in of the user.',
    signs: [REWRITES, UNCHECKED_OR_KEYED],
    host: 'foreign',
    severity: 'block',
  },
  {
    rule: 'data.credentials_sent',
    what: 'What Git is told of log-ins is sent.',
    signs: [HELPER, IS_HANDED, SENDS_VALUE],
    host: 'foreign',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'dependency.foreign_source',
    what: 'What is fetched from a known place for code comes from another host.',
    signs: [REWRITES],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Whole repositories are copied to another host, one after the other or at each push.',
    signs: [MIRRORS, EACH_OF_THEM],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.obfuscated',
    what: 'Opening the folder runs code under the name of a picture or a font.',
    signs: [ON_OPEN, RUNS_DISGUISED],
    host: 'none',
    severity: 'block',
  },
  {
    rule: 'command.obfuscated',
    what: 'Code is run under the name of a picture or a font.',
    signs: [RUNS_DISGUISED],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.startup',
    what: 'Opening the folder runs a command that is not shown, or that fetches.',
    signs: [ON_OPEN, UNSEEN_TASK],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.startup',
    what: 'Opening the folder runs a command.',
    signs: [ON_OPEN],
    host: 'none',
    severity: 'warn',
    isProgram: true,
  },
  {
    rule: 'mcp.skips_approval',
    what: 'An editor runs commands of a folder unasked, and the settings that say so are hidden or no folder is distrusted.',
    signs: [OPENS_UNASKED, HIDES_SETTINGS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'All secrets of a CI system are printed, kept or handed on.',
    signs: [ALL_SECRETS, HANDED_ON],
    host: 'none',
    severity: 'block',
  },
  {
    rule: 'command.dynamic_code',
    what: 'What anybody writes in a comment or a title is run as a command.',
    signs: [STRANGER_RUNS, ON_COMMENT],
    host: 'none',
    severity: 'block',
  },
  {
    rule: 'command.destructive',
    what: 'All private repositories are made public.',
    signs: [
      /\b(?:gh|glab) repo edit\b[^\n]{0,160}--visibility[=\s]{1,2}["']?public\b|["']private["']\s?:\s?(?:false|False)|\bvisibility["']?\s?[:=]\s?["']public["']/,
      /\b(?:gh|glab) repo list\b|\/(?:user|orgs\/[^\s"'`]{1,60})\/repos\b/,
      /\bfor\s|\bxargs\b|\bwhile\s+read\b|\.forEach\(|\.map\(/,
    ],
    host: 'none',
    severity: 'block',
  },
  {
    rule: 'persistence.login_key',
    what: 'A given key may write to the repositories or log in to the accounts of the user.',
    signs: [
      /\bssh-(?:ed25519|rsa)\s{1,3}AAAA[A-Za-z0-9+/]{40,}/,
      /\bgh api\b[^\n]{0,160}\/keys\b|\bgh (?:repo deploy-key|ssh-key) add\b|api\.github\.com\/[^\s"'`]{0,120}keys\b|\/projects\/[^\s"'`]{1,80}deploy_keys\b|\/user\/keys\b|\bdeploy_key\b|create_key\(/,
    ],
    host: 'none',
    severity: 'block',
  },
  {
    rule: 'order.harmful_act',
    what: 'An account that the commands name becomes an administrator of repositories.',
    signs: [
      /\b(?:collaborators|memberships|members)\/(?!\$|\{|<|["'`]|:)[a-z][\w-]{2,38}\b[^\n]{0,160}(?:permission["']?[=:]\s?["']?(?:admin|maintain|push)|role["']?[=:]\s?["']?(?:admin|owner))/i,
      /\bgh api\b|api\.github\.com|\bcurl\b/,
    ],
    host: 'none',
    severity: 'hold',
  },
]
