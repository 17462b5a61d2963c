/** Signs of what programs of any language do with secrets, start-up and code of others, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** A request, in the ways of languages that are seldom seen in skills. */
const ASKS_ANY =
  /\bureq::|\breqwest::|\bHttpClient\b|\bHttp\w{0,8}\.(?:Get|Post|Put)\w{0,12}\(|\bURLSession\b|\bURLConnection\b|\bOkHttp\w*|\bURL\(["'][^"'\n]{8,200}["']\)\.(?:readBytes|readText|openStream)|\bhttp\.(?:Get|Post|NewRequest)\(|\bLWP::|\bHTTP::Tiny\b|\bfile_get_contents\(\s?["']https?:|\bcurl_exec\b|\bNet::HTTP\b|\burlopen\(|\brequests\.\w{3,7}\(|\bfetch\(|\bWebClient\b|\bInvoke-(?:WebRequest|RestMethod)\b|\bio\.popen\(\s?["']curl/
const SENDS_ANY =
  /\b(?:Post|Put)(?:Async|AsJsonAsync)\(|\bMultipartFormDataContent\b|\bByteArrayContent\b|\bUpload(?:File|Data|String)\w{0,6}\(|\bhttpMethod\s?=\s?"P|\bhttpBody\b|\bRequestBody\b|\bBodyPublishers\b|\bpost_form\(|\bstream_context_create\(|\bCURLOPT_POST\w*|\bhttp\.Post\w{0,4}\(|\.(?:post|put)\(\s?["'&\w]|\bsend_(?:json|bytes|string|form)\(|\bSocket\(\s?\w|\bTcpStream::connect\(/
/** What only browsers and wallets write. */
const STORES_OF_APPS =
  /\b(?:Local Extension Settings|nkbihfbeogaeaoehlefnkodbefgpgknn|exodus\.wallet|Electrum[\\/]{1,2}wallets|Login Data|Network[\\/]{1,2}Cookies|Local State|cookies\.sqlite|logins\.json|key4\.db|login\.keychain|tdata)\b/i
const MAKES_RUNNABLE =
  /\b(?:set_permissions|from_mode|set_mode)\(|\bsetExecutable\(|\bos\.Chmod\(|\bFile\.chmod\b|\bchmod\(\s?["'$\w]|\bposixPermissions\b|\bfs\.chmodSync\(|\bchmod\s\+x\b|\bFileUtils\.chmod/
const RUNS_FILE =
  /\bCommand::new\(\s?&?[a-z_]\w{0,20}\s?\)|\bProcessBuilder\(\s?[a-z]\w{0,30}[).,]|\bexec\.Command\(\s?[a-z]\w{0,20}\s?[),]|\bProcess\.(?:Start|run)\(\s?[a-z]\w{0,20}\s?[),]|\bspawn\(\s?[a-z]\w{0,20}\s?[),]|\b(?:system|exec)\(?\s?\$?[a-z]\w{0,20}\s?[),&]|\bsubprocess\.\w{3,12}\(\s?\[\s?(?:str\()?[a-z]\w{0,20}\b/

const POPENS = /\bio\.popen\(|\bos\.execute\(/
const LISTENS = /\bread_start\(|:receive\(|\bsocket\.(?:tcp|connect)\b|\bnew_tcp\(\)|:connect\(/
const ANSWERS = /:write\(|:send\(/

const AT_LOGON =
  /CurrentVersion\\{1,2}Run\b|\bRegister-ScheduledTask\b|\bschtasks\b[^\n]{0,40}\/create/i
const UNSEEN_WINDOW = /-w(?:indowstyle)?\s{1,4}hidden\b/i
const SCRAMBLED =
  /\s-e(?:nc\w*|c)?\s{1,4}\$|ToBase64String|FromBase64String|DownloadString|\biex\b/i

const IGNORED_FILES =
  /\bls-files\b[^\n]{0,40}(?:\s-\w{0,3}o\w{0,3}i|--others|--ignored)|\bstatus\b[^\n]{0,20}--ignored/
const PUSHES = /\bgit\b[^\n]{0,60}["'\s,]push["'\s,][^\n]{0,120}|\bpush["'],/

const ASKED_AGENTS =
  /--dangerously-skip-permissions|--yolo\b|--trust-all-tools|--dangerously-bypass-approvals|--full-auto\b/
const LOOKS_FOR_KEYS =
  /\b(?:wallets?|keystores?|id_rsa|\.npmrc|metamask|\.env\b|seed phrases?|private keys?)\b[^\n]{0,120}\b(?:wallets?|keystores?|id_rsa|\.npmrc|metamask|\.env\b|credentials|tokens?)\b/i

const PUBLISHES = /\bnpm["'\s,]{1,6}publish\b/
const OF_OTHERS = /\bnpm["'\s,]{1,6}pack\b|maintainer:|\/-\/user\/|\bnpm["'\s,]{1,6}access\s/
const AT_INSTALL = /\b(?:post|pre)install\b/

const MAKES_FUNCTION =
  /\bnew\s(?:Async)?Function\(|\}\)\.constructor\b|\.constructor\(\s?["'`]|\bnew\s[A-Z]\w{0,3}\(\s?["'`]\w{1,12}["'`]\s?,/
const FROM_CHAIN =
  /\beth_call\b|\beth_getTransaction\w*|\bgetSignaturesForAddress\b|\bgetTransaction\b|\bgetInscription/
const FROM_BYTES = /\bBuffer\.from\([^\n]{0,60}["'](?:hex|base64)["']|\batob\(/

const TUNNEL_BACK =
  /\bssh\b[^\n]{0,200}\s-\w{0,3}R\s?["',]{0,4}\s?(?:[\w.]{0,20}:)?\d{1,5}:(?:localhost|127\.0\.0\.1):(?:22|5900|3389)\b/
const KEPT_OPEN =
  /\bRestart=always\b|\bWantedBy=|\bLaunchAgents\b|\bcrontab\b|\bnohup\b|\bautossh\b|\bwhile (?:true|:)|-----BEGIN [A-Z ]{0,12}PRIVATE KEY/

const TRUSTS_ROOT =
  /\bupdate-ca-(?:certificates|trust)\b|\badd-trusted-cert\b|\bImport-Certificate\b|\bcertutil\b[^\n]{0,20}-addstore|\bNODE_EXTRA_CA_CERTS\b/
const THROUGH_GATE = /\b(?:HTTPS|ALL)_PROXY\b|\b\w{0,20}_BASE_URL\b|["']_BASE_URL=/
const IN_PROFILE =
  /\.(?:bashrc|zshrc|profile|zprofile|bash_profile)\b|\bsetx\b|\/etc\/environment|\[Environment\]::SetEnvironmentVariable/

const OTHER_INDEX =
  /\b(?:extra-)?index-url\b["']?\s?[,=:]|["'](?:extra-)?index-url["']|\bnpm["'\s,]{1,6}config["'\s,]{1,6}set["'\s,]{1,6}registry\b/
const LASTING_PLACE =
  /\bpip[\\/]pip\.(?:conf|ini)\b|["']pip\.(?:conf|ini)["']|\.npmrc\b|\btrusted-host\b/
const WRITES =
  /\.write\(|\bwrite_text\(|\bopen\([^)\n]{0,60}["'][wa]|\bwriteFile\w{0,4}\(|\bappendFile\w{0,4}\(/

const NEW_KEYS =
  /\bcreate-access-key\b|\baws_iam_access_key\b|\bnpm["'\s,]{1,6}token["'\s,]{1,6}create\b|\bgh["'\s,]{1,6}auth["'\s,]{1,6}token\b|\bcreate-service-account-key\b|\bkeys["'\s,]{1,6}create\b/
const HANDS_OVER =
  /\bpost_form\(|\bcurl\b[^\n]{0,160}\s(?:-d|-F|--data\S{0,8})\s|\brequests\.post\(|\bfetch\([\s\S]{0,120}?\bbody\b|\burlopen\(/

const WATCHES_KEYS =
  /\baddGlobalMonitorForEvents\b|\bCGEvent(?:\.tapCreate|TapCreate)\b|\bSetWindowsHookEx\w?\b|\bGetAsyncKeyState\b|\bpynput\b|\bGlobalKeyListener\b|\bXRecord\w*/
const SAVED_LOG_INS =
  /\bwlan\b[^\n]{0,60}\bkey\s?=\s?clear\b|\bcmdkey\b[^\n]{0,12}\/list|\bvaultcmd\b|\bsecurity\b[^\n]{0,20}dump-keychain/
const SECOND_FACTORS = /\botpauth\b|\b(?:recovery|backup) codes?\b/i
const IN_ADDRESS =
  /\bfile_get_contents\(|\bfetch\([^\n]{0,60}\?|\burlopen\([^\n]{0,80}\?|\brequests\.get\([^\n]{0,60}\?/

const HOME_FOLDERS =
  /\$HOME\/\.\$\{?\w|["']\$HOME\/\.\$|\$ENV\{HOME\}\/\$_?\w|~\/\.\$\w|homedir\(\)[^\n]{0,20}["'`]\.["'`]\s?\+/
const NAMES_OF_STORES =
  /\b(?:aws|kube|ssh|gnupg|netrc|docker|azure|password-store|keyrings|electrum)\b[^\n]{0,60}\b(?:aws|kube|ssh|gnupg|netrc|docker|azure|password-store|Keychains|electrum)\b/
const CARRIES_FOLDER =
  /\bcurl\b[^\n]{0,160}\s(?:-T|-F|--upload-file|--data-binary)\s|\brclone\b[^\n]{0,80}\b(?:copy|sync|move)\b|\baws\s+s3\s+(?:cp|sync)\b|\bscp\b|\brsync\b[^\n]{0,80}\w:|\bgsutil\b/

const HOME_PATH =
  /\bgetProperty\(\s?"user\.home"|\bUserHomeDir\(|\bhomedir\(\)|\bPath\.home\(\)|\bDir\.home\b|\bhome_dir\(\)|\bNSHomeDirectory\(|\bUserProfile\b/
const DELETES_TREE =
  /\breverseOrder\(\)[^\n]{0,60}\bdelete\b|\bremove_dir_all\(|\brmtree\(|\bRemoveAll\(|\brm_rf\b|\brmSync\([^\n]{0,60}recursive|\bDirectory\.Delete\([^\n]{0,60}true|\bdeleteRecursively\(\)/
const AFTER_A_DAY =
  /\btoEpochDay\(\)\s?[<>]|\b(?:now|today|Now|UtcNow)\b(?:\(\))?[^\n]{0,30}\s[<>]=?\s|\.After\(\w|\.isAfter\(|\bDate\.now\(\)\s?[<>]/

export const POLYGLOT_PAIRS: readonly Pair[] = [
  {
    rule: 'data.credentials_sent',
    what: 'Stores of browsers or wallets are read and sent.',
    signs: [STORES_OF_APPS, SENDS_ANY],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.download_and_run',
    what: 'A file is fetched, made runnable and started.',
    signs: [ASKS_ANY, MAKES_RUNNABLE, RUNS_FILE],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'What a connection sends is run, and the output goes back.',
    signs: [POPENS, LISTENS, ANSWERS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.startup',
    what: 'A hidden window with a scrambled command opens at each log-on.',
    signs: [AT_LOGON, UNSEEN_WINDOW, SCRAMBLED],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Files that a repository leaves out are pushed.',
    signs: [IGNORED_FILES, PUSHES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'mcp.skips_approval',
    what: 'An agent is started without questions to look for keys.',
    signs: [ASKED_AGENTS, LOOKS_FOR_KEYS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'dependency.install_script',
    what: 'Other packages of a maintainer get an install script, and are published.',
    signs: [PUBLISHES, OF_OTHERS, AT_INSTALL],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.dynamic_code',
    what: 'Code from a chain of blocks is run.',
    signs: [MAKES_FUNCTION, FROM_CHAIN, FROM_BYTES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'A tunnel leads from another machine to the log-in of this one, and is kept open.',
    signs: [TUNNEL_BACK, KEPT_OPEN],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'A root certificate and a gate of somebody else are set for all programs.',
    signs: [TRUSTS_ROOT, THROUGH_GATE, IN_PROFILE],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'dependency.foreign_source',
    what: 'An index of somebody else is set for all later projects.',
    signs: [OTHER_INDEX, LASTING_PLACE, WRITES],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'New keys are handed to somebody else.',
    signs: [NEW_KEYS, HANDS_OVER],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'What is typed is sent.',
    signs: [WATCHES_KEYS, SENDS_ANY],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Saved log-ins are listed in plain text and sent.',
    signs: [SAVED_LOG_INS, SENDS_ANY],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Second factors stand in the address of a request.',
    signs: [SECOND_FACTORS, IN_ADDRESS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Folders with keys are packed and carried off.',
    signs: [HOME_FOLDERS, NAMES_OF_STORES, CARRIES_FOLDER],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'From a day on, the home folder is deleted.',
    signs: [HOME_PATH, DELETES_TREE, AFTER_A_DAY],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
]
