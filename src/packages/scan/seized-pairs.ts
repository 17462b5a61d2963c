/** Signs of machines and files that are seized: programs that tools of Windows fetch, files that are locked, gates that open, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const CERTUTIL_FETCHES = /\bcertutil(?:\.exe)?\b[^\n]{0,40}[-/](?:urlcache|verifyctl)\b/i
const FETCHES_FILE =
  /\bbitsadmin(?:\.exe)?\b[^\n]{0,80}\/(?:transfer|addfile)\b|\bStart-BitsTransfer\b|\b(?:iwr|Invoke-WebRequest)\b[^\n]{0,200}-OutFile\b|\bDownloadFile\(/i
const STARTS_FETCHED =
  /\bcertutil(?:\.exe)?\b[^\n]{0,20}[-/]decode(?:hex)?\b|\bstart\s+(?:""|\/b|\/min|"%|%)|\bStart-Process\b|CurrentVersion\\{1,2}Run\b|\bschtasks(?:\.exe)?\b[^\n]{0,40}\/create\b|\bRegister-ScheduledTask\b|\brundll32(?:\.exe)?\s{1,4}["']?[%$]|\bregsvr32\b|(?:^|\n)\s{0,8}&\s?["']?\$/i
const DECODES_FILE =
  /\bcertutil(?:\.exe)?\b[^\n]{0,20}[-/]decode(?:hex)?\b|\bFromBase64String\([^\n]{0,40}(?:Get-Content|gc\s|ReadAllText)|\bWriteAllBytes\([^\n]{0,80}FromBase64String/i
/** It is long out of date, and no installer uses it. */
const BITSADMIN = /\bbitsadmin(?:\.exe)?\b[^\n]{0,80}\/(?:transfer|addfile)\b/i
const LASTS =
  /CurrentVersion\\{1,2}Run\b|\bschtasks(?:\.exe)?\b[^\n]{0,40}\/create\b|\bRegister-ScheduledTask\b/i
const LASTS_OR_STARTS =
  /\bstart\s+(?:""|\/b|\/min)|\bStart-Process\b|CurrentVersion\\{1,2}Run\b|\bschtasks(?:\.exe)?\b[^\n]{0,40}\/create\b|\bRegister-ScheduledTask\b/i

/** The file of a loop is encrypted for a key that is given, and removed. */
const LOCKS_EACH =
  /\b(?:gpg2?|r?age)\s(?=[^\n]{0,160}\s(?:-r|--recipient|-R|--recipients-file)[=\s])(?:(?!\b(?:gpg2?|r?age)\s)[^\n]){0,200}?\$\{?(\w{1,20})\}?["']?\s{0,4}(?:\|\||&&|;|\n)\s{0,12}(?:shred|rm|srm|unlink|wipe)\b[^\n]{0,40}\$\{?\1\b|\bopenssl\s(?:enc|smime|cms|rsautl|pkeyutl)\s(?:(?!\bopenssl\s)[^\n]){0,200}?\$\{?(\w{1,20})\}?\S{0,8}\s(?:(?!\bopenssl\s)[^\n]){0,120}(?:&&|;|\n)\s{0,12}(?:shred|rm|srm|unlink|wipe)\b[^\n]{0,40}\$\{?\2\b/
const LOCKS_IN_CODE =
  /\b(?:encrypt|EncryptOAEP|EncryptPKCS1v15|publicEncrypt|public_encrypt|openssl_public_encrypt|Fernet|AESGCM|createCipheriv|NewGCM|TransformFinalBlock|doFinal)\w{0,12}\(|["'](?:gpg2?|age|openssl)["']\s?,|\b(?:gpg2?|age)\b[^\n]{0,120}\s(?:-r|--recipient|-e)\b/
const EACH_FILE =
  /\bos\.walk\(|\brglob\(|\bfilepath\.Walk\w{0,3}\(|\bDir\.glob\b|\bglob\(|\bGet-ChildItem\b[^\n]{0,80}-Recurse|\bFiles\.walk\w{0,8}\(|\breaddir\w{0,4}\(|\bEnumerateFiles\(|\bWalkDir::|\bfind\s["'$~/.]|\bRecursiveDirectoryIterator\b/
const REMOVES =
  /\bshred\b|\bos\.(?:remove|unlink|Remove)\(|\.unlink\w{0,4}\(|\bFile\.[dD]elete\(|\bRemove-Item\b|\bFiles\.delete\w{0,8}\(|\bremove_file\(|\bunlink\(|\brm\s+-|\bsrm\b|\bFile\.unlink\b/
const ASKS_RANSOM =
  /\b(?:files?|data|documents?|disks?|photos?)\s(?:are|is|were|was|have been|has been)\s(?:now\s)?(?:locked\b|encrypted\b[^\n]{0,120}\b(?:pay|send|contact|write to|restore|recover|BTC)\b)|\b(?:send|pay|transfer|deposit)\b[^\n]{0,40}\b(?:BTC|XMR|bitcoins?|monero|USDT|ETH)\b|\bbc1q[a-z0-9]{20,60}\b/i
/** No backup goes so far. */
const DROPS_ALL_COPIES =
  /\bvssadmin\b[^\n]{0,20}\bdelete\b|\bwbadmin\b[^\n]{0,20}\bdelete\b|\bshadowcopy\b[^\n]{0,40}\bdelete\b|\bWin32_ShadowCopy\b[^\n]{0,120}\b(?:[dD]elete|Remove)\b|\bdeletelocalsnapshots?\b|\btimeshift\b[^\n]{0,20}--delete-all\b|\b(?:zfs\slist|btrfs\ssubvolume\slist|lvs)\b(?![^\n]{0,160}\b(?:head|tail|older|mtime)\b)(?:(?!\slist\b)[^\n]){0,160}\|\s?(?:while\b[^\n]{0,60}|xargs\b[^\n]{0,40}|for\b[^\n]{0,40})\b(?:destroy|delete|lvremove)\b/i

/** Neither of a private network nor of an example. */
const RANGE = String.raw`(?<![\d.])(?!0\.|10\.|127\.|169\.254\.|192\.168\.|192\.0\.[02]\.|172\.(?:1[6-9]|2\d|3[01])\.|198\.51\.100\.|203\.0\.113\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|22[4-9]\.|2[3-5]\d\.|1\.2\.3\.4|35\.235\.240\.|130\.211\.|35\.191\.)\d{1,3}(?:\.\d{1,3}){3}`
const GIVEN_RANGE = new RegExp(
  String.raw`${RANGE}\/(?:[89]|[12]\d|3[0-2])\b|(?:\s-s|\bfrom)\s${RANGE}\b`,
)
const OPENS_ALL = new RegExp(
  [
    String.raw`\b[iI]p_?[pP]rotocol["']?\s{0,2}(?:=>|[=:(])\s{0,2}["']?(?:-1|all)\b`,
    String.raw`--protocol["'\s,=]{1,4}(?:-1|all)\b`,
    String.raw`\bprotocol["']?\s{0,2}(?:=>|[=:])\s{0,2}["'](?:-1|all|\*)["']`,
    String.raw`\bfirewall-rules\b[^\n]{0,20}\bcreate\b[^\n]{0,200}--(?:allow|rules)[=\s"',]{1,4}(?:all|tcp|tcp:0-65535)\b`,
    String.raw`\bIPProtocol["']?\s{0,2}[=:]\s{0,2}["']all\b`,
    String.raw`\bnsg\srule\screate\b[^\n]{0,240}--protocol\s["']?\*`,
    String.raw`--destination-port-ranges["'\s,=]{1,4}(?:\*|0-65535)`,
    String.raw`\bufw["'\s,]{1,4}allow["'\s,]{1,4}from["'\s,]{1,4}${RANGE}(?![^\n]{0,80}\bport\b)`,
    String.raw`\biptables["'\s,]{1,4}-[AI]["'\s,]{1,4}INPUT\b(?=[^\n]{0,120}${RANGE})(?=[^\n]{0,120}-j["'\s,]{1,4}ACCEPT\b)(?![^\n]{0,120}--d?ports?\b)`,
    String.raw`\bNew-NetFirewallRule\b(?=[^\n]{0,200}-RemoteAddress\b)(?=[^\n]{0,200}-Action\s+Allow)(?![^\n]{0,200}-LocalPort\b)`,
  ].join('|'),
)
const CALLS_IT_REVIEW =
  /\bdescribe[-_]?security[-_]?groups?\w{0,10}\b|\bfirewall-rules["'\s,]{1,4}list\b|\bnsg\s(?:rule\s)?list\b|\bufw["'\s,]{1,4}status\b|\biptables(?:-save\b|["'\s,]{1,4}-(?:L|S)\b)|\bGet-NetFirewallRule\b|\b(?:review|audit|findings|hardening|baseline)\w{0,4}\b/i

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
    rule: 'command.download_and_run',
    what: 'What an old tool fetches is started again and again.',
    signs: [BITSADMIN, LASTS],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.destructive',
    what: 'Files are encrypted one by one and removed, and their copies are deleted.',
    signs: [LOCKS_EACH, DROPS_ALL_COPIES],
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
