/** Pairs of signs of who gets hold of browsers, connections, names and saved objects, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const FORCES_EXTENSION =
  /\bExtensionInstall(?:Forcelist|Sources)\b|\bExtensionSettings\b[\s\S]{0,200}?\bforce_installed\b|\binstallation_mode["']?\s?[:=]\s?["']force_installed/
const OWN_UPDATES =
  /\b[a-p]{32};https?:\/\/(?!clients2\.google\.com|edge\.microsoft\.com)|["']?(?:update_url|install_url)["']?\s?[:=]\s?["']https?:\/\/(?!clients2\.google\.com|edge\.microsoft\.com|addons\.mozilla\.org)/
const UNSAFE_BROWSER =
  /\bSafeBrowsing(?:ProtectionLevel|Enabled)\b[^\n]{0,40}(?:0|false)\b|\bSmartScreenEnabled\b[^\n]{0,30}(?:0|false)\b|\bBlockExternalExtensions\b[^\n]{0,20}(?:0|false)/

const ASKS_TXT = String.raw`\b(?:nslookup|dig|drill|host|kdig|Resolve-DnsName)\b(?:(?!\b(?:nslookup|dig|drill|kdig|host|Resolve-DnsName)\b)[^\n|]){0,160}?\btxt\b(?:(?!\btxt\b)[^\n|]){0,160}`
/** What a record of a zone says becomes a command. */
const RUNS_TXT = new RegExp(
  [
    String.raw`${ASKS_TXT}\|(?:[^|\n]{0,100}\|){0,4}\s{0,4}(?:(?:sudo\s)?(?:ba|z|da)?sh\b|iex\b|Invoke-Expression|xargs\s[^\n]{0,30}(?:sh|bash)\b|python3?\b|node\b|powershell|pwsh|while\s+read\b[^\n]{0,60}\bdo\s+(?:eval\s+)?["']?\$)`,
    String.raw`\b(?:eval|iex|Invoke-Expression|(?:ba|z)?sh\s+-c|source)\b[^\n]{0,24}[$(\x60<]{1,3}\(?\s{0,3}${ASKS_TXT}`,
    String.raw`\bfor\s+\/f\b[^\n]{0,80}\bin\s?\(\s?['"\x60]{0,2}\s?nslookup\b[^\n]{0,200}\bdo\s+(?:@?(?:cmd|call|start)\b[^\n]{0,20})?["']?%`,
    String.raw`\$(\w{1,20})\s?=\s?[$(]{0,2}\s?${ASKS_TXT}[\s\S]{0,200}?(?:\biex|Invoke-Expression|\beval|sh\s+-c)\s+["']?\$\1\b`,
  ].join('|'),
  'i',
)

/** A command that asks for a password gets another meaning. */
const SHADOWED =
  /(?:^|[\s;&|])(?:function\s+)?\b(?:sudo|su|doas|ssh|gpg|passwd|kinit)\b\s?\(\)\s{0,4}\{|\balias\s+(?:sudo|su|doas|ssh)=|(?:^|\s)function\s+(?:sudo|su|doas|ssh)\b/m
const READS_HIDDEN =
  /\bread\s[^\n]{0,12}-\w{0,6}s|\bstty\s+-echo\b|\bRead-Host\b[^\n]{0,40}-AsSecureString/
const LEAVES =
  /\bcurl\b|\bwget\b|\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|dig|nslookup|drill)\s|\bgetent\s+hosts\b|\bping\s[^\n]{0,40}\$|\bInvoke-RestMethod\b|\bopenssl s_client\b/
const IS_KEPT = />>?\s{0,3}["']?(?:~|\$HOME|\$\{HOME\}|\/tmp|\/var|\/dev\/shm|\$XDG)\S{0,80}/

/** A dialog that looks like one of the system asks for the password. */
const FALSE_DIALOG =
  /\bdisplay dialog\b[^\n]{0,400}\bhidden answer\b|\bzenity\s[^\n]{0,80}--password\b|\bkdialog\s[^\n]{0,40}--password\b|PromptForCredential\(|\bGet-Credential\s+-Message\b/
const USES_ANSWER =
  /\bsudo\s[^\n]{0,20}-S\b|\bauthonly\b|\bnscurl\b|\bcurl\b[^\n]{0,200}(?:-d|-F|-T|--data|--upload)|\bGetNetworkCredential\(\)\.Password[\s\S]{0,300}?(?:Invoke-|irm\b|iwr\b|Upload)/
const TAKES_KEYS =
  /\bKeychains?\b|\bUpload(?:File|String|Data)\(|\bnscurl\b|\bcurl\b|\bInvoke-RestMethod\b/

const ON_CHAIN =
  /\beth_call\b|\bgetSignaturesForAddress\b|\bgetParsedTransaction\b|\beth_getTransactionBy\w{4,20}\b|\bgetAccountInfo\b|\bop_return\b|\bgetTransaction\b|\breadContract\(|\beth_getLogs\b/i
const COMPILES =
  /\b_compile\(|\bnew Function\b|(?<![\w.])(?:eval|exec|Function)\(|\.constructor\)?\(\s?["'`\w]|\bvm\.(?:run\w{2,20}|Script)\b|\bmarshal\.loads\(|\bimport\(\s?[`"']data:/
const ASKS_NODE =
  /\bfetch\(|\baxios\b|\brequests\.|\burlopen\(|\bjsonrpc\b|JsonRpcProvider|\bnew Connection\(|\bhttps?\.request\(/

const REDUCES =
  /\bdef\s+__reduce(?:_ex)?__\b[\s\S]{0,240}?\breturn\s?\(?\s?(?:os\.(?:system|popen)|subprocess\.\w{3,14}|exec|eval|builtins\.\w{4})\b/

const FORMULA =
  /=\s?(?:\w{0,20}\(\s?){0,4}(?:IMPORT(?:DATA|XML|HTML|FEED)|WEBSERVICE|IMAGE|HYPERLINK)\(\s?"{1,2}https?:\/\/[^"\s]{4,300}"{1,2}\s?&/i
const WHOLE_CELLS =
  /\b(?:TEXTJOIN|CONCAT|CONCATENATE|JOIN|ARRAYTOTEXT|ENCODEURL)\((?:[^\n()]|\([^\n()]{0,60}\)){0,80}\$?[A-Z]{1,3}\$?\d{0,5}:\$?[A-Z]{1,3}\$?\d{0,5}/

const CARD =
  /\bcc-(?:number|csc|exp)\b|\bcard_?number\b|\b(?:cvv|cvc|csc)2?\b|\bcartao\b|\bkartennummer\b|\bnumero_?tarjeta\b|\bcard-?num\b/i
const TYPED_IN =
  /\bFormData\(|\.value\b|\.serialize\(|\baddEventListener\(\s?["'](?:submit|input|blur|change|keyup|beforeunload)/
const SLIPS_OUT =
  /\bsendBeacon\(|\bnew Image\(|\.src\s?=\s?["'`]?https?:|\bmode:\s?["']no-cors["']|\bnew WebSocket\(/

/** A day that is written in the code. */
const FROM_A_DAY =
  /\b(?:date\.today\(\)|datetime\.(?:now|utcnow|today)\([^)\n]{0,20}\)|dt\.date\.today\(\)|time\.time\(\)|Date\.now\(\)|new Date\(\)|Time\.now|Get-Date|time\(\))[^\n]{0,30}(?:[<>]=?|-[gl][te])\s?[^\n]{0,40}\b(?:20[2-4]\d\b|1[789]\d{8}\b)|\$\(date\s\+%[^)\n]{1,12}\)["']?\s?(?:-[gl][te]|[<>]=?)\s?["']?20[2-4]\d|\b(?:today|now|Date\.today|Time\.now)\s?[<>]=?\s?[A-Z][A-Z_]{2,20}\b(?=[\s\S]{0,2000}\b(?:hostname|gethostname|backup|dump)\b)/
const LAYS_WASTE =
  /\btruncate\s+(?:table\s)?[^\n]{0,40}\bcascade\b|\bdrop\s+(?:table|database|schema)\b|\brmtree\(|\brm\s+-\w{0,3}r\w{0,3}\s+["']?(?:~|\$\{?HOME|\/(?!tmp|var\/tmp))|\bdeleteMany\(\s?\{\s?\}|\bRemove-Item\b[^\n]{0,80}-Recurse|\brmSync\([^\n]{0,80}recursive|\bdropDatabase\(|\bterraform\s+destroy|\bshred\s|\bs3["',\s]{1,6}rm\b|\btruncate\(\s?\w{1,12}\.size|\.write\(\s?os\.urandom\(/i

const STATE_BACKEND = /\bbackend\s+"(?:s3|http|gcs|remote|consul)"\s?\{/
const OWN_STORE =
  /\b(?:endpoints?|address|lock_address|hostname)\s{0,40}=\s?(?:\{[^}\n]{0,60})?["']?(?:https?:\/\/)?(?!(?:[\w.-]{1,60}\.)?(?:amazonaws|gitlab|github|digitaloceanspaces|cloudflarestorage|googleapis|backblazeb2|wasabisys|scaleway|scw|ovh|hashicorp|terraform)\.)[\w.-]{4,80}\.[a-z]{2,12}/
const MOVED_UNASKED =
  /\b(?:access_key|secret_key|password)\s{0,40}=\s?"[^"$\n]{3,80}"|-force-copy\b|-migrate-state\b/

const AT_HOME = /\brest_command\b|\bshell_command\b|\bwebhook_id\b/
const OPENS_DOOR =
  /\block\.(?:unlock|open)\b|\balarm_disarm\b|\bcover\.open\w{0,8}\b[^\n]{0,40}gar/i
const FROM_OUTSIDE =
  /\blocal_only:\s?false\b|\bstate_attr\([^)\n]{0,80}["']code["']|\ballowed_methods\b/

export const TAKEOVER_PAIRS: readonly Pair[] = [
  {
    rule: 'persistence.startup',
    what: 'Another program is run each time before a command that asks for a password.',
    signs: [
      /\balias\s+(?:sudo|su|doas|ssh)=\\?["'][^"'\n]{2,120}(?:;|&&)\s{0,2}(?:command\s+)?(?:sudo|su|doas|ssh)\b/,
      />>\s{0,3}["']?(?:~|\$HOME|\$\{HOME\})\/\.\w{0,12}(?:rc|profile)\b/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'A browser must install an extension from a host of its author, and its protection is switched off.',
    signs: [FORCES_EXTENSION, OWN_UPDATES, UNSAFE_BROWSER],
    host: 'foreign',
    severity: 'block',
  },
  {
    rule: 'dependency.foreign_source',
    what: 'A browser must install an extension that its own shop does not have.',
    signs: [FORCES_EXTENSION, OWN_UPDATES],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.pipe_to_shell',
    what: 'What a record of a zone says is run as a command.',
    signs: [RUNS_TXT],
    host: 'foreign',
    severity: 'block',
  },
  {
    rule: 'data.spying',
    what: 'A function takes the place of a command that asks for a password, and sends what is typed.',
    signs: [SHADOWED, READS_HIDDEN, LEAVES],
    host: 'foreign',
    severity: 'block',
  },
  {
    rule: 'data.spying',
    what: 'A function takes the place of a command that asks for a password, and hands on what is typed.',
    signs: [SHADOWED, READS_HIDDEN, LEAVES],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'A function takes the place of a command that asks for a password, and keeps what is typed.',
    signs: [SHADOWED, READS_HIDDEN, IS_KEPT],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'A false dialog of the system asks for a password, and sends it or what it opens.',
    signs: [FALSE_DIALOG, USES_ANSWER, TAKES_KEYS],
    host: 'foreign',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'A false dialog of the system asks for a password and uses it.',
    signs: [FALSE_DIALOG, USES_ANSWER],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.pipe_to_shell',
    what: 'Code that lies on a blockchain is run.',
    signs: [ON_CHAIN, COMPILES, ASKS_NODE],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'command.dynamic_code',
    what: 'A saved object runs a command when it is loaded.',
    signs: [REDUCES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A formula of a table sends many cells in an address.',
    signs: [FORMULA, WHOLE_CELLS],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'A page slips the typed numbers of cards out to another host.',
    signs: [CARD, TYPED_IN, SLIPS_OUT],
    host: 'foreign',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'From a day that the code names on, data is deleted.',
    signs: [FROM_A_DAY, LAYS_WASTE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Copies are overwritten with noise and then deleted.',
    signs: [
      /\.write\(\s?(?:os\.urandom|secrets\.token_bytes|randomBytes|SecureRandom)\b|\bif=\/dev\/u?random\b/,
      /\brmtree\(|\.unlink\(|\bos\.remove\(|\brmSync\(|\brm\s-\w{0,3}r/,
      /\b(?:backups?|archives?|dumps?|ledger|snapshots?)\b/,
      /\bdate\.today\(|\bnow\(|\btime\(\)|Date\.today|\.days\b/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The state of the infrastructure, with its secrets, moves to a store of somebody else.',
    signs: [STATE_BACKEND, OWN_STORE, MOVED_UNASKED],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'A lock or an alarm of the home answers to a request from outside.',
    signs: [AT_HOME, OPENS_DOOR, FROM_OUTSIDE],
    host: 'none',
    severity: 'hold',
  },
]
