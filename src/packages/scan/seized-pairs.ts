/** Signs of machines and files that are seized: programs that tools of Windows fetch, files that are locked, gates that open, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const CERTUTIL_FETCHES = /\bcertutil(?:\.exe)?\b[^\n]{0,40}[-/](?:urlcache|verifyctl)\b/i
const FETCHES_FILE =
  /\bbitsadmin(?:\.exe)?\b[^\n]{0,80}\/(?:transfer|addfile)\b|\bStart-BitsTransfer\b|\b(?:iwr|Invoke-WebRequest)\b[^\n]{0,200}-OutFile\b|\bDownloadFile\(/i
const STARTS_FETCHED =
  /\bcertutil(?:\.exe)?\b[^\n]{0,20}[-/]decode(?:hex)?\b|\bstart\s+(?:""|\/b|\/min|"%|%)|\bStart-Process\b|CurrentVersion\\{1,2}Run\b|\bschtasks(?:\.exe)?\b[^\n]{0,40}\/create\b|\bRegister-ScheduledTask\b|\brundll32(?:\.exe)?\s{1,4}["']?[%$]|\bregsvr32\b|(?:^|\n)\s{0,8}&\s?["']?\$/i
const DECODES_FILE = /\bcertutil(?:\.exe)?\b[^\n]{0,20}[-/]decode(?:hex)?\b/i
const LASTS_OR_STARTS =
  /\bstart\s+(?:""|\/b|\/min)|\bStart-Process\b|CurrentVersion\\{1,2}Run\b|\bschtasks(?:\.exe)?\b[^\n]{0,40}\/create\b|\bRegister-ScheduledTask\b/i

/** The file of a loop is encrypted for a key that is given, and removed. */
const LOCKS_EACH =
  /\b(?:gpg2?|age|rage)\b[^\n]{0,160}\s(?:-r|--recipient|-R|--recipients-file)[=\s][^\n]{0,120}["']?\$\{?(\w{1,20})\}?["']?[^\n]{0,60}(?:&&|;|\n)[^\n]{0,40}\b(?:shred|rm|srm|unlink|wipe)\b[^\n]{0,40}\$\{?\1\b|\bopenssl\s(?:enc|smime|cms|rsautl|pkeyutl)\b[^\n]{0,200}["']?\$\{?(\w{1,20})\}?["']?[^\n]{0,60}(?:&&|;|\n)[^\n]{0,40}\b(?:shred|rm|srm|unlink|wipe)\b[^\n]{0,40}\$\{?\2\b/
const LOCKS_IN_CODE =
  /\b(?:encrypt|EncryptOAEP|EncryptPKCS1v15|publicEncrypt|public_encrypt|openssl_public_encrypt|Fernet|AESGCM|createCipheriv|NewGCM|TransformFinalBlock|doFinal)\w{0,12}\(|["'](?:gpg2?|age|openssl)["']\s?,|\b(?:gpg2?|age)\b[^\n]{0,120}\s(?:-r|--recipient|-e)\b/
const EACH_FILE =
  /\bos\.walk\(|\brglob\(|\bfilepath\.Walk\w{0,3}\(|\bDir\.glob\b|\bglob\(|\bGet-ChildItem\b[^\n]{0,80}-Recurse|\bFiles\.walk\w{0,8}\(|\breaddir\w{0,4}\(|\bEnumerateFiles\(|\bWalkDir::|\bfind\s["'$~/.]|\bRecursiveDirectoryIterator\b/
const REMOVES =
  /\bshred\b|\bos\.(?:remove|unlink|Remove)\(|\.unlink\w{0,4}\(|\bFile\.[dD]elete\(|\bRemove-Item\b|\bFiles\.delete\w{0,8}\(|\bremove_file\(|\bunlink\(|\brm\s+-|\bsrm\b|\bFile\.unlink\b/
const ASKS_RANSOM =
  /\b(?:files?|data|documents?|disks?|photos?)\s(?:are|is|were|was|have been|has been)\s(?:now\s)?(?:locked|encrypted)\b|\b(?:send|pay|transfer|deposit)\b[^\n]{0,40}\b(?:BTC|XMR|bitcoins?|monero|USDT|ETH)\b|\bbc1q[a-z0-9]{20,60}\b/i
const DROPS_COPIES =
  /\bdelete(?:local)?snapshots?\b|\bvssadmin(?:\.exe)?["'\s,]{1,4}delete\b|\bwbadmin(?:\.exe)?["'\s,]{1,4}delete\b|\bshadowcopy\b[^\n]{0,40}\bdelete\b|\bzfs\s+destroy\b|\bbtrfs\s+subvolume\s+delete\b|\btimeshift\b[^\n]{0,20}--delete/i

/** No backup goes so far. */
const DROPS_ALL_COPIES =
  /\bvssadmin(?:\.exe)?["'\s,]{1,4}delete\b|\bwbadmin(?:\.exe)?["'\s,]{1,4}delete\b|\bshadowcopy\b[^\n]{0,40}\bdelete\b|\bWin32_ShadowCopy\b[^\n]{0,120}\b(?:[dD]elete|Remove)\b|\bdeletelocalsnapshots?\b/i

/** Of nobody's own network, nor of an example. */
const RANGE = String.raw`(?<![\d.])(?!0\.|10\.|127\.|169\.254\.|192\.168\.|192\.0\.[02]\.|172\.(?:1[6-9]|2\d|3[01])\.|198\.51\.100\.|203\.0\.113\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|22[4-9]\.|2[3-5]\d\.|1\.2\.3\.4|35\.235\.240\.|130\.211\.|35\.191\.)\d{1,3}(?:\.\d{1,3}){3}`
const GIVEN_RANGE = new RegExp(String.raw`${RANGE}\/(?:[89]|[12]\d|3[0-2])\b|\s-s\s${RANGE}\b`)
const OPENS_ALL =
  /\b[iI]p_?[pP]rotocol["']?\s{0,2}(?:=>|[=:])\s{0,2}["']?(?:-1|all)\b|--protocol["'\s,=]{1,4}(?:-1|all)\b|\bprotocol["']?\s{0,2}(?:=>|[=:])\s{0,2}["'](?:-1|all|\*)["']|\bfirewall-rules\b[^\n]{0,20}\bcreate\b[^\n]{0,200}--(?:allow|rules)[=\s"',]{1,4}(?:all|tcp|tcp:0-65535)\b|\bIPProtocol["']?\s{0,2}[=:]\s{0,2}["']all\b|\bnsg\srule\screate\b[^\n]{0,240}--protocol\s["']?\*|--destination-port-ranges["'\s,=]{1,4}(?:\*|0-65535)|\bufw["'\s,]{1,4}allow["'\s,]{1,4}from\b(?![^\n]{0,80}\bport\b)|\biptables["'\s,]{1,4}-[AI]["'\s,]{1,4}INPUT\b(?=[^\n]{0,120}-j["'\s,]{1,4}ACCEPT\b)(?![^\n]{0,120}--d?ports?\b)|\bNew-NetFirewallRule\b(?=[^\n]{0,200}-RemoteAddress\b)(?=[^\n]{0,200}-Action\s+Allow)(?![^\n]{0,200}-LocalPort\b)/
const CALLS_IT_REVIEW =
  /\bdescribe[-_]security[-_]groups?\b|\bDescribeSecurityGroups\w{0,10}\b|\bfirewall-rules["'\s,]{1,4}list\b|\bnsg\s(?:rule\s)?list\b|\bufw["'\s,]{1,4}status\b|\biptables(?:-save\b|["'\s,]{1,4}-(?:L|S)\b)|\bGet-NetFirewallRule\b|\b(?:review|audit|findings|hardening|baseline)\w{0,4}\b/i

export const SEIZED_PAIRS: readonly Pair[] = [
  {
    rule: 'command.download_and_run',
    what: 'A tool for certificates fetches a program, which is decoded or started.',
    signs: [CERTUTIL_FETCHES, STARTS_FETCHED],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'What is fetched is decoded by a tool for certificates, and started.',
    signs: [FETCHES_FILE, DECODES_FILE, LASTS_OR_STARTS],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.destructive',
    what: 'Files are encrypted one by one and removed, and their copies are deleted.',
    signs: [LOCKS_EACH, DROPS_COPIES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Files are encrypted one by one and removed, and a payment is asked for.',
    signs: [LOCKS_IN_CODE, EACH_FILE, REMOVES, ASKS_RANSOM],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Files are encrypted one by one and removed, and their copies are deleted.',
    signs: [LOCKS_IN_CODE, EACH_FILE, REMOVES, DROPS_ALL_COPIES],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'A review opens all ports for a range in the code.',
    signs: [OPENS_ALL, GIVEN_RANGE, CALLS_IT_REVIEW],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
]
