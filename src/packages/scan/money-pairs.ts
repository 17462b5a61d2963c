/** Pairs of signs of payments that are led away, of harm on a day, and of what starts unseen, as data. Pure. */
import { BITCOIN, ETHEREUM, FIRST_BITCOIN, quoted, TRON } from './accounts.ts'
import type { Pair } from './machine-pairs.ts'

/** An account of a bank or a wallet that is written in the code. */
const ACCOUNT = new RegExp(
  quoted(
    ETHEREUM,
    TRON,
    BITCOIN,
    '[1-9A-HJ-NP-Za-km-z]{43,44}',
    String.raw`[A-Z]{2}\d{2}[A-Z0-9 ]{11,34}|\d{14,24}`,
  ),
)
/** As names of code write a word: in small letters, with a capital, in capitals. */
const named = (words: string): string =>
  words
    .split(' ')
    .map((it) => `[${it[0]}${it[0]?.toUpperCase()}]${it.slice(1)}|${it.toUpperCase()}`)
    .join('|')
const SUM = String.raw`\b\w{0,24}(?:${named('amount amt sum summe total brutto gross usd eur value balance betrag importe importo montant valor price sats wei lamports')})\w{0,16}(?:\(\))?\)?\s{0,2}(?:>=?|-g[te])\s{0,2}\$?(?:Decimal\(["']?|BigInt\(["']?|new \w{1,20}\(["']?)?\d[\d_.]{1,20}`
const CHANCE = String.raw`\b(?:Math\.random\(\)|random\.random\(\)|rand\w{0,4}\(\w{0,20}\))\s?[<>]\s?[\d.]`
/** What depends on a sum with good reason. */
const CONSTANT = String.raw`(?!\w{0,24}(?:FEE|RATE|TAX|LIMIT|MAX|MIN|LARGE|SMALL|TIER|LEVEL|ERR|STATUS|HIGH|LOW|ROUND|DISCOUNT|PRICE|SHIPPING|TRUE|FALSE|NULL|NONE))[A-Z][A-Z_]{2,30}`
const TAKES_OTHER = String.raw`(?:\b\w{0,12}(?:${named('iban bic account acct address addr recipient payee dest beneficiary konto wallet to payto target')})\w{0,16}["'\])]{0,3}\s?=(?!=)\s?(?:f?["'\x60]|${CONSTANT}\b)|\breturn\s+${CONSTANT}\b|\?\s?(?:["'\x60](?:0x|T|bc1|[A-Z]{2}\d)|${CONSTANT}\b))`
const FROM_A_SUM = new RegExp(
  String.raw`(?:${SUM}|${CHANCE})(?:(?!\b(?:while|for)\b|[<>]=?\s?\d\d)[\s\S]){0,140}?${TAKES_OTHER}|(?:\breturn|=)\s+(?:${CONSTANT}|["'\x60][A-Za-z\d]{20,64}["'\x60])\s+if\s+[^\n]{0,40}?(?:${SUM}|${CHANCE})`,
)
const PAYS =
  /\bwithdraw|\btransfer|\bpay|\binvoice|\brechnung|\bfactur|\bfattur|\bfatura|\biban\b|\bsendTransaction|\bpayout|\brefund/i

/** Routers that everybody uses. */
const STRANGER =
  /["'`]0x(?!3fC91A3a|000000000022D473|68b34658|7a250d56|E592427A|111111125|def1c0de|66a9893c|4752ba5d)[0-9a-f]{40}["'`]/i
const APPROVES_ALL =
  /\bapprove\b[^\n]{0,120}(?:MaxUint256|MAX_UINT|maxUint256|2n?\s?\*\*\s?256|0x?f{32})|\bsetApprovalForAll\b[^\n]{0,80}\btrue\b/i
const EACH_TOKEN =
  /\bfor\s?\(\s?(?:const|let|var)\s+[\w[\], ]{1,30}\sof\b|\.(?:forEach|map)\(|\bfor\s+\w{1,20}(?:,\s?\w{1,20})?\s+in\b|\ball tokens\b|\beach collection\b/

const CHAT =
  /\bapi\.telegram\.org\b|\bsendMessage\b|\bsendDocument\b|\bhooks\.slack\.com\b|\bdiscord(?:app)?\.com\/api\/webhooks\b/
const GIVEN_CHAT =
  /\bchat_?id["']?\s?[:=,]\s?["']?-?\d{6,16}\b|\b\d{8,10}:AA[\w-]{20,}|\bwebhooks\/\d{15,20}\/|\bservices\/T[A-Z0-9]{6,12}\/B/
const PRIVATE_FILE =
  /\.(?:openclaw|clawdbot|moltbot|claude|codex|cursor)\/(?:\.env|credentials|auth)|\.ssh\b(?!d)|\bid_(?:rsa|ed25519)\b(?!\.pub)|\.aws\/credentials|\.config\/(?:gh|gcloud|binance|solana)|\bwallet\.dat\b|\.git-credentials|\bLogin Data\b|\.netrc\b|\bkeystore\b/
const READS =
  /\.read\w{0,8}\(|\bopen\(|\breadFile|\bcat\s|\bfile_get_contents\(|\bFile\.read\(|\bGet-Content\b/

const ONE_SECRET = String.raw`(?:\.ssh\/|id_(?:rsa|ed25519)|\.aws\/|\.netrc|\.kube\/|\.config\/(?:gh|gcloud)|\.npmrc|\.pypirc|\.git-credentials|\.docker\/config|\.gnupg|\.env\b|Login Data|wallet)`
const PUT_INTO =
  /\bb(?:16|32|64|85)encode\(|\ba85encode\(|\bhexlify\(|toString\(\s?["'](?:hex|base64)|\bbase64\s(?!-{1,2}[dD])|\bxxd\b|\bod\s-|\.hex\(\)|EncodeToString|\bbtoa\(/
/** A gap ends at the next place, so that a list has one reading. */
const GAP = String.raw`(?:(?!${ONE_SECRET})[\s\S])`
/** Three of them, and soon what encodes them. */
const GATHERS = new RegExp(
  String.raw`${ONE_SECRET}${GAP}{0,110}${ONE_SECRET}${GAP}{0,110}${ONE_SECRET}${GAP}{0,600}?(?:${PUT_INTO.source})`,
)
const ASKS_NAMES =
  /\b(?:dig|nslookup|drill|kdig|Resolve-DnsName)\s[^\n]{0,80}\$|["'](?:dig|nslookup|drill)["'],/
const IN_PIECES =
  /\bfold\s+-?\w|\btextwrap\b|\bsplit\s+-b|\bcut\s+-c|\bchunk|\[\w{1,12}\s?:\s?\w{1,12}\s?\+/

const BY_NUMBER =
  /\btoordinal\(\)\s?(?:[-<>]=?)\s?7[34]\d{4}|(?:\btime\(\)|\bDate\.now\(\)|\bgetTime\(\)|\+%s\)?["']?)[^\n]{0,16}(?:[-<>]=?|-[gl][te])\s?["']?1[789]\d{8}(?:\d{3})?\b|\bstrftime\(\s?["'][^"'\n]{2,12}["']\s?\)[^\n]{0,12}[<>]=?\s?["']?20[2-4]\d|\b(?:[Tt]oday|[Nn]ow|UtcNow|jetzt|heute|time\(\)|Get-Date)\b[^\n]{0,12}?(?:[<>]=?|-[gl][te]|\.(?:is)?(?:After|Before)\()[^\n]{0,30}\b20[2-4]\d\b/
const LAYS_WASTE =
  /\brmtree\(|\brm\s+-\w{0,3}r\w{0,3}\s|\brmSync\(|\bRemove-Item\b[^\n]{0,80}-Recurse|\bRemoveAll\(|\bFileUtils\.rm_rf\b|\bdeleteMany\(\s?\{\s?\}|\bDROP\s+(?:TABLE|DATABASE|SCHEMA)\b/i

const PTH = /["'`/\w-]\.pth["'`]/
const OF_INTERPRETER =
  /\bsite-packages\b|\bpurelib\b|\bgetsitepackages\(|\bgetusersitepackages\(|\bUSER_SITE\b/
const WRITES = /\bwrite_(?:text|bytes)\(|\.write\(|\bopen\([^)\n]{1,80}["'][wa]|>>?\s?["']?\$/
const RUNS_LINE = /["'`]\s{0,4}import\s+\w|\bexec\(|__import__\(/

const REQUEST_VALUE =
  /\$_(?:SERVER|GET|POST|REQUEST|COOKIE)\b|\bgetallheaders\(|\brequest\.(?:headers|cookies)\b|\breq\.(?:headers|cookies)\b|\bRequest\.(?:Headers|Cookies)\b|\brequest\.getHeader\(/
const RUNS_VALUE =
  /\$\w{1,20}\(\s?(?:base64_decode|gzinflate|hex2bin|str_rot13|urldecode)\(|\b(?:eval|assert|system|shell_exec|passthru|popen|proc_open)\s?\(\s?(?:\w{1,20}\(\s?){0,3}\$(?:_(?:SERVER|GET|POST|REQUEST|COOKIE)\b|\w{1,20}\[)|\b(?:eval|exec|execSync|os\.system|os\.popen|Function)\(\s?(?:\w{1,20}(?:\.\w{1,20})?\(\s?){0,2}(?:request|req)\.(?:headers|cookies)|\bgetRuntime\(\)\.exec\(\s?request\.getHeader/
const NEW_ADMINISTRATOR =
  /\bwp_(?:create|insert)_user\(\s?(?:["'][^"'\n]{1,40}["']\s?,\s?["'][^"'\n]{6,60}["']|[\s\S]{0,120}?["']user_pass["']\s?=>\s?["'][^"'\n]{6,60}["'])/
const AS_ADMINISTRATOR = /["']administrator["']/

const SETS_CLIPBOARD =
  /\bA_Clipboard\s?:=|\bpyperclip\.copy\(|\bclipboard\.write\w{0,4}\(|\bSet-Clipboard\b|\bpbcopy\b|\bxclip\b|\bclipboardy\.write/i
const OWN_WALLET = new RegExp(quoted(BITCOIN, ETHEREUM, FIRST_BITCOIN))
const SHAPE_OF_WALLET = /\[(?:0-9)?a-f(?:A-F|0-9){0,2}\]\{40\}|\bbc1\b[^\n]{0,40}\{\d{2}|A-HJ-NP-Z/i
const ENCRYPTS_FOR =
  /\bage\s[^\n]{0,80}-[rR]\s|\bgpg\s[^\n]{0,80}(?:\s-r|--recipient(?:-file)?)\s|\bopenssl\s+(?:smime|cms)\s+-encrypt\b/
const KEY_OF_OTHERS = /\bage1[0-9a-z]{50,60}\b|-----BEGIN (?:PGP PUBLIC KEY|CERTIFICATE|PUBLIC KEY)/
const WIPES = /\bshred\s+-\w{0,3}u|\bshred\b[^\n]{0,20}--remove|\bsrm\s|\bsdelete\b|\bwipe\s+-/

export const MONEY_PAIRS: readonly Pair[] = [
  {
    rule: 'command.transfers_funds',
    what: 'An address of a wallet that is copied is replaced by another one.',
    signs: [SETS_CLIPBOARD, OWN_WALLET, SHAPE_OF_WALLET],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Files are encrypted for a key of somebody else, and the originals are wiped.',
    signs: [ENCRYPTS_FOR, KEY_OF_OTHERS, WIPES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.transfers_funds',
    what: 'From a sum on, a payment goes to an account in the code.',
    signs: [FROM_A_SUM, ACCOUNT, PAYS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.transfers_funds',
    what: 'An address in the code may take all tokens, one kind after the other.',
    signs: [APPROVES_ALL, STRANGER, EACH_TOKEN],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Private files are read and sent to a chat whose number is given.',
    signs: [GIVEN_CHAT, CHAT, PRIVATE_FILE, READS],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets of several places are gathered and encoded.',
    signs: [GATHERS, READS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Private files are cut into pieces, encoded and asked for as names of hosts.',
    signs: [PRIVATE_FILE, ASKS_NAMES, PUT_INTO, IN_PIECES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'From a day that the code names on, data is deleted.',
    signs: [BY_NUMBER, LAYS_WASTE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.startup',
    what: 'A line that each start of the interpreter runs is written beside its packages.',
    signs: [PTH, OF_INTERPRETER, WRITES, RUNS_LINE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.dynamic_code',
    what: 'What a request carries is run.',
    signs: [RUNS_VALUE, REQUEST_VALUE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'A page makes an administrator whose password is given.',
    signs: [NEW_ADMINISTRATOR, AS_ADMINISTRATOR],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
]
