/** Signs of programs that hand what they find to an account of their author, and of settings beside them, as data. Pure. */
import { BITCOIN, ETHEREUM, quoted, TRON } from './accounts.ts'
import type { Pair } from './machine-pairs.ts'

const PUSHES_ALL =
  /\bgit\b[^\n]{0,60}["'\s,]push\b[^\n]{0,160}(?:\\\n[^\n]{0,200})?(?:refs\/\*|--mirror\b|--all\b)/
const WITH_LOG_IN = /https?:\/\/[\w.-]{1,40}:[^\s@"'`/$]{6,80}@[a-z\d.-]{4,80}/

const CHAT_HOOK =
  /\bdiscord(?:app)?\.com\/api\/webhooks|\bapi\.telegram\.org\/bot|\bhooks\.slack\.com\/services/
const READS_SETTINGS = /["'`/^]\\?\.env\b(?!\.(?:example|sample))/
const NAMES_AND_VALUES = /\$\{\w{1,12}\.key\}\s?=\s?\$\{\w{1,12}\.value\}|\{k\}=\{v\}|#\{k\}=#\{v\}/

const FETCHES_MINER =
  /\b(?:curl|wget|ADD|git clone)\b[^\n]{0,200}\b(?:xmrig|cpuminer|nbminer|lolMiner|t-rex|gminer|phoenixminer)\b/i
const POOLS = /["']pools?["']\s?:/
const PORT_OF_POOL = /["']url["']\s?:\s?["'](?:stratum\+\w{3}:\/\/)?[\w.-]{4,80}:\d{3,5}["']/
const COIN_ACCOUNT = /["']user["']\s?:\s?["'](?:[48][\dA-Za-z]{30,110}|0x[\da-f]{40}|bc1\w{30,60})/i

const GIVEN_THE_MACHINE =
  /\bnew\s(?:Async)?Function\([^)\n]{0,80}["'`](?:require|process|globalThis|module)["'`]/

const TO_GISTS = /\bapi\.github\.com\/gists\b|\bgh["'\s,]{1,6}gist["'\s,]{1,6}create\b/
const OWN_TOKEN = /["'`](?:ghp_|github_pat_|gho_)\w{20,}["'`]/

const POLLS =
  /\bwhile\s?\(?\s?(?:true|True|1|:)\b|\bfor\s?(?:\(;;\)|\{)|\bloop\s?(?:do\b|\{)|\bsetInterval\(|\bTimer\./
const RUNS_LINE =
  /["'](?:\/bin\/(?:ba|z)?sh|cmd(?:\.exe)?|powershell(?:\.exe)?)["'][^\n]{0,60}["'](?:-c|\/c|-Command)["']/i
const ASKS_TASKS =
  /\bGet(?:FromJson|String|Stream)?Async\(|\bHttpClient\b|\breqwest::|\bureq::|\bhttp\.Get\(|\bURLSession\b|\bReq\.get\b|\burlopen\(|\brequests\.get\(|\bfetch\(/
const ANSWERS =
  /\bPost(?:AsJson)?Async\(|\.post\(|\bhttp\.Post\(|\bRequestBody\b|\bhttpBody\b|\bmethod\s?[:=]\s?["']POST|\bBodyPublishers\b/

const APPENDS_KEY = />>\s{0,4}["']?(?:~|\$HOME|\/root|\/home\/\S{1,40})\/\.ssh\/authorized_keys/
const LOCKED = /\bchattr\s\+i\b|\btouch\s-r\b/

const CLIPBOARD =
  /\bpb(?:copy|paste)\b|\bxclip\b|\bxsel\b|\bwl-(?:copy|paste)\b|\bSet-Clipboard\b|\bpyperclip\b|\bclipboardy?\b|\bClipboard\.(?:Set|set|write)|\bNSPasteboard\b/
const SHAPE_OF_ADDRESS = /\bbc1q?\[|0x\[(?:0-9|a-f|\\da-f)[^\]]{0,10}\]\{40\}|\bT\[1-9A-HJ/
const ADDRESS = new RegExp(quoted(ETHEREUM, BITCOIN, TRON))

const STARTS_R = /\.Rprofile\b|\bRprofile\.site\b|\.Renviron\b/
const SOURCES_URL = /\bsource\(\s?(?:url\(|["']https?:)|\beval\(parse\(/

const ALL_ROWS = /\bSELECT\s\*\s(?:FROM|from)\b/
const OF_PEOPLE = /\b(?:payment_methods|admin_users|password_hash|customers|patients|employees)\b/
const UPLOADS =
  /\bCURLOPT_(?:UPLOAD|INFILE|POSTFIELDS)\b|\bstream_context_create\(|\bHttp::post\(|\bnew GuzzleHttp\b/

const LOADS_CLASSES =
  /\b(?:URLClassLoader|DexClassLoader|PathClassLoader|defineClass)\b|\bAssembly\.Load(?:From|File)?\(/
const CALLS_LOADED =
  /\bgetMethod\(|\.invoke\(|\bnewInstance\(|\bGetMethod\(|\.Invoke\(|\bCreateInstance\(/

/** A store of somebody else, whose keys the program has. */
const BAKED_KEYS =
  /["'`=&?](?:AKIA[A-Z\d]{12,20}|X-Amz-Signature=\w{6,})|(?:\b|_)secret_?access_?key["']?\s?[:=]\s?["']?(?=[A-Za-z+/]{0,39}\d)[A-Za-z\d+/]{24,64}\b/i
const SEVERAL_STORES =
  /\.(?:ssh|aws|gnupg|kube)\b[\s\S]{0,160}?\.(?:ssh|aws|gnupg|kube|config\/gcloud|netrc)\b/

const OPENS = /\bURI\.open\(|\bNet::HTTP\.get\w*\(|\bURI\([^)\n]{4,200}\)\.(?:open|read)\b/
const EVALUATES = /\b(?:TOPLEVEL_BINDING|binding)\.eval\b|\binstance_eval\b/

/** The token of a bot, written out: its owner reads along. */
const OWN_BOT = /["'`]\d{8,10}:AA[\w-]{30,40}["'`]/
const PLACES =
  /\.kube[/\\"', ]{1,4}config|\bserviceaccount\/token|\.ssh[/\\"']|\.aws[/\\"']|\bLogin Data\b|["'`/]\.env["'`]/

const RUNS_NAMES =
  /\b(?:dig|nslookup|host|drill)\b[^\n]{0,80}\bTXT\b[^\n]{0,160}\|\s?(?:\/bin\/)?(?:ba|z|da)?sh\b/i

export const TRADE_PAIRS: readonly Pair[] = [
  {
    rule: 'command.pipe_to_shell',
    what: 'What another host sends is evaluated.',
    signs: [OPENS, EVALUATES],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.download_and_run',
    what: 'Classes of somebody else are loaded and called.',
    signs: [LOADS_CLASSES, CALLS_LOADED],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Folders with keys are named beside the keys of a store that the program has.',
    signs: [BAKED_KEYS, SEVERAL_STORES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Files with keys are read beside the token of a bot of somebody else.',
    signs: [OWN_BOT, PLACES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.pipe_to_shell',
    what: 'The record of a name is run as a command.',
    signs: [RUNS_NAMES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'All branches are pushed to a repository whose log-in the program has.',
    signs: [PUSHES_ALL, WITH_LOG_IN],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The values of a file of secrets are written into a chat.',
    signs: [CHAT_HOOK, READS_SETTINGS, NAMES_AND_VALUES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.miner',
    what: 'A program that mines coins is fetched.',
    signs: [FETCHES_MINER],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.miner',
    what: 'The settings of a miner name a pool and an account.',
    signs: [POOLS, PORT_OF_POOL, COIN_ACCOUNT],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.dynamic_code',
    what: 'A text is made a function that gets the whole machine.',
    signs: [GIVEN_THE_MACHINE],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'What is found is written into the account of whoever gave the token.',
    signs: [TO_GISTS, OWN_TOKEN],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'Commands of another machine are asked for again and again, run, and answered.',
    signs: [POLLS, RUNS_LINE, ASKS_TASKS, ANSWERS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'A key is added, and its file locked or given another time.',
    signs: [APPENDS_KEY, LOCKED],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.transfers_funds',
    what: 'Addresses of wallets in the clipboard are replaced by those of the program.',
    signs: [CLIPBOARD, SHAPE_OF_ADDRESS, ADDRESS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.startup',
    what: 'Each start of R loads code of somebody else.',
    signs: [STARTS_R, SOURCES_URL],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'Whole tables about people are sent.',
    signs: [ALL_ROWS, OF_PEOPLE, UPLOADS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
]
