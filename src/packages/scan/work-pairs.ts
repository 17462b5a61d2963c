/** Signs of harm that programs do beside or as honest work: copies, tests, logs and changes, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

/** All snapshots, handed to what deletes them. */
const DROPS_SNAPSHOTS =
  /\b(?:zfs list|btrfs subvolume list|restic\b[^\n]{0,60}\bsnapshots|listlocalsnapshots|describe-snapshots|borg list|snapshot-list)\b[^\n]{0,200}\|[^\n]{0,160}\b(?:destroy|delete\w*|forget|remove|rm)\b/
const DROPS_MORE =
  /\bfind\b[^\n]{0,80}\s-delete\b|--vacuum-(?:time|size)=|\brm\s+-\w{0,4}r\w{0,4}f?\s+["']?\$\{?\w/
const UNPROTECTS =
  /--no-deletion-protection\b|\bDeletionProtection["']?\s?[:=]\s?[Ff]alse|\bdeletion_protection["']?\s?[:=]\s?[Ff]alse/
const EACH_OF_CLOUD =
  /\b(?:describe[-_]db[-_]\w{4,12}|describe[-_]instances|list[-_](?:buckets|tables|clusters))\b/
const MARKS_FOR_DELETION =
  /\buntag[-_]resources?\b|\bauto-?delete\s?[=:]|\bdo-not-delete\b|\bcloud-nuke\b|\bttl\s?[=:]\s?["']?\d/i

const SKIPS_TESTS =
  /\bmark\.(?:skip|xfail)\b|\b(?:it|test|describe)\.skip\(|@Disabled\b|@Ignore\b|\bt\.Skip\(|status_code\s?<\s?500/
const REWRITES = /\bre\.sub\(|\.replace\(|\bsed\s+-i|\bgsub!?\(|\bwrite_text\(|\bwriteFileSync\(/
const OF_SECURITY =
  /\b(?:auth\w*|permissions?|csrf|forbidden|signature|payment|refund|tenant)\|(?:auth\w*|permissions?|csrf|forbidden|signature|payment|refund|tenant)\b/i
const COMMITS = /\bgit["'\s,]{1,6}commit\b/

const LOGS_INTO_POOL =
  /\\?["']method\\?["']\s?:\s?\\?["'](?:login|mining\.(?:subscribe|authorize))\\?["']/
const HANDS_IN_WORK = /\\?["']method\\?["']\s?:\s?\\?["'](?:submit|mining\.submit)\\?["']/

const TAKES_DIFF =
  /\bgit\b["'\s,[]{1,6}(?:-C\s\S{1,60}\s)?(?:diff|show|log["'\s,]{1,6}-p|archive|bundle)\b/
const POSTS =
  /\bhttps?\.request\(|\bhttps?\.post\(|\burlopen\(|\b(?:requests|httpx|axios)\.(?:post|put)\(|\bfetch\([\s\S]{0,200}?\bbody\b|\bNet::HTTP::Post|\bhttp\.(?:Post|NewRequest)\(|\bcurl\b[^\n]{0,200}\s(?:-d|-F|-T|--data\S{0,8}|--upload-file)\s|\bInvoke-(?:RestMethod|WebRequest)\b[^\n]{0,160}-Body/
/** By itself, at each commit, and whatever comes back. */
const UNNOTICED =
  /\b(?:pre-commit|post-commit|pre-push|prepare-commit-msg|commit-msg|hooksPath)\b|\.on\(\s?["']error["']\s?,\s?\(\w{0,4}\)\s?=>\s?\{\s?\}|>\s?\/dev\/null\s2>&1\s?&|\bexcept\b[^\n]{0,40}:\s{0,40}pass\b|\bcatch\s?(?:\(\w{0,8}\)\s?)?\{\s?\}|\|\|\s?true\b/

const TO_OTHER_REPOSITORY =
  /\bgh\s+(?:issue|release|pr)\s+create\b[^\n]{0,160}(?:\\\n[^\n]{0,160}){0,4}\s(?:--repo|-R)\s|\bgh\s+gist\s+create\b|\bgh\s+api\b[^\n]{0,80}\/(?:issues|gists)\b/
const OWN_MACHINE =
  /(?:~|\$HOME|\$\{HOME\})\/\.(?:npmrc|ssh|netrc|aws|env|kube|config\/pip|bash_history|zsh_history)\b|--visibility\s+private|\bprintenv\b/
const FROM_FILE = /--body-file\b|--notes-file\b|\bgist\s+create\b|\bbody=@/

/** Only its digits or letters are of use to a later reader. */
const KEY_IN_DIGITS =
  /(?:\bgh auth token\b|\.npmrc\b|\.netrc\b|\.git-credentials\b|\.aws\/credentials\b|\bid_(?:rsa|ed25519)\b)[^\n]{0,160}\|\s?(?:xxd|od|hexdump)\b/

const RUNS_TEXT =
  /\b(?:TOPLEVEL_BINDING|binding)\.eval\(|(?<![\w.])(?:exec|eval)\(\s?[a-z_]\w{0,30}\b(?!\s?\()/
const OF_PICTURE = /\bzTXt\b|\btEXt\b|\biTXt\b|\bgetpixel\(|\bEXIF\b|\bUserComment\b|\bIDAT\b/
const UNPACKS =
  /\bInflate\.inflate\b|\bzlib\.(?:decompress|inflateSync)\(|\bb64decode\(|\bfromhex\(/

/** Names of a list, as a log-in that is put together. */
const LIST_WITH_PASSWORD =
  /(?:JSON\.stringify|json\.dumps|json_encode|to_json|Marshal)\(?\s?\[[^\]\n]{0,100}\b\w{1,16}\.(?:pass|password|passwd|pwd|secret)\b/
const ENCODES = /\bbase64\w{0,3}\b|\bbtoa\(|\bhexlify\(|toString\(\s?["']hex/i
const ASKS =
  /\bfetch\(|\burlopen\(|\brequests\.\w{3,7}\(|\baxios\b|\bhttps?\.(?:request|get)\(|\bcurl\b|\bhttpx\.\w{3,7}\(/

const MEMO = /\bMemo[1-9A-HJ-NP-Za-km-z]{30,44}\b/
const OF_WALLET = /\bKeypair\b|\bsecretKey\b/
const SCRAMBLES = /\b\w{1,12}\s?\^\s?\w{1,12}\b[^\n]{0,60}\b(?:zip|map|for)\b/

export const WORK_PAIRS: readonly Pair[] = [
  {
    rule: 'command.destructive',
    what: 'All snapshots are deleted, and files beside them.',
    signs: [DROPS_SNAPSHOTS, DROPS_MORE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Databases of a cloud lose the protection against deletion, and their tags say that they may go.',
    signs: [UNPROTECTS, EACH_OF_CLOUD, MARKS_FOR_DELETION],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'Tests of security and payments are switched off by a program, and committed.',
    signs: [SKIPS_TESTS, REWRITES, OF_SECURITY, COMMITS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.miner',
    what: 'A program logs in to a pool, and hands in work.',
    signs: [LOGS_INTO_POOL, HANDS_IN_WORK],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'Changes of a repository are sent each time, and nothing says so.',
    signs: [TAKES_DIFF, POSTS, UNNOTICED],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'What stands in private files of the machine is written into a repository of others.',
    signs: [TO_OTHER_REPOSITORY, OWN_MACHINE, FROM_FILE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A key is turned into digits, which any text may carry.',
    signs: [KEY_IN_DIGITS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.encoded',
    what: 'Code that a picture holds is unpacked and run.',
    signs: [RUNS_TEXT, OF_PICTURE, UNPACKS],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'A password is encoded with the site that it is for, and a request is made.',
    signs: [LIST_WITH_PASSWORD, ENCODES, ASKS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.credentials_sent',
    what: 'The key of a wallet is scrambled beside a note of a transaction.',
    signs: [MEMO, OF_WALLET, SCRAMBLES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
]
