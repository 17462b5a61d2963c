/**
 * Pairs of signs of what commands do to the machine, as data: start-up, downloads that run, weakened
 * protection. Pure.
 */
import { BITCOIN, ETHEREUM, quoted } from './accounts.ts'
import type { Hit } from './rule.ts'

export type Pair = {
  rule: string
  what: string
  /** All of them; the finding points at the first. */
  signs: readonly RegExp[]
  /** The host that makes it grave; `none` needs none. */
  host: 'foreign' | 'anonymous' | 'none'
  severity: Hit['severity']
  /** Whether texts may show it: only what runs counts. */
  isProgram?: boolean
}

const FETCHES =
  /\b(?:curl|wget|iwr|irm|aria2c|Invoke-(?:WebRequest|RestMethod)|DownloadString|DownloadFile|DownloadData|Start-BitsTransfer|certutil|bitsadmin)\b/i
const STARTUP_PLACES =
  /schtasks\S{0,4}\s[^\n]{0,12}\/create|Register-ScheduledTask|CurrentVersion\\{1,2}Run|\bcrontab\b|\/etc\/cron|LaunchAgents|LaunchDaemons|\.config\/(?:systemd|autostart)|systemctl\s(?:--user\s)?enable|Start Menu\\{1,2}Programs\\{1,2}Startup|@reboot|OnUnitActiveSec|\.(?:bashrc|zshrc|bash_profile|zprofile|profile)\b|\.git\/hooks\//i
const LIVES_OFF =
  /\b(?:mshta|regsvr32|rundll32|wscript|cscript|powershell[^\n]{0,60}-e\w{0,14}\s)[^\n]{0,80}(?:https?:|\\\\)/i

export const PAIRS: readonly Pair[] = [
  {
    rule: 'persistence.startup',
    what: 'A command that takes its code from elsewhere is started again and again.',
    signs: [STARTUP_PLACES, LIVES_OFF],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'persistence.startup',
    what: 'A hidden program that evaluates what it fetches is started again and again.',
    signs: [
      STARTUP_PLACES,
      FETCHES,
      /\beval\b|\|\s{0,3}(?:sudo )?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh\b|\biex\b|Invoke-Expression|\bexec\s?\(|\bchmod\s\+x\s(\S{2,80})\s?(?:&&|;)\s?(?:exec\s|nohup\s)?\1|\b(?:ba|z)?sh -c "\\?\$|\b(?:osascript|python3?|node|perl|ruby|php)\b[^\n]{0,40}?\s-\w{1,2}\s?["']?\\?\$\(\s?(?:curl|wget)\b/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.pipe_to_shell',
    what: 'A download is evaluated.',
    signs: [
      /\bDownloadString\b|\birm\s|\biwr\s|Invoke-RestMethod/i,
      /scriptblock\]?::Create|\biex\b|Invoke-Expression|\.Invoke\(|&\s?\(\s?\$/i,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'A program is downloaded and started after a protection was switched off.',
    signs: [
      /Set-MpPreference[^\n]{0,40}-Disable(?!\w{0,60}\s+(?:\$false|0)\b)|Add-MpPreference|spctl\s+--\w+-disable|setenforce\s0|systemctl (?:stop|disable)[^\n]{0,40}(?:auditd|falcon|sentinel|clamav|osquery)|netsh advfirewall[^\n]{0,40}off|ufw disable|csrutil disable|xattr\s[^\n]{0,30}quarantine/i,
      FETCHES,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'An archive from an anonymous host is unpacked and run.',
    signs: [
      /\b(?:curl|wget|iwr|aria2c)\b(?:(?!\b(?:curl|wget|iwr|aria2c)\b)[^\n]){0,300}(?:\.(?:tgz|tar\.\w{2,3}|zip|7z|rar)|\|\s{0,3}tar\b)/i,
      /\b(?:tar|unzip|7z|Expand-Archive|bsdtar)\b/,
      /(?:^|[\s;&|"'`(])(?:\.{0,2}\/[\w./-]{1,80}|(?:ba|z)?sh\s+\S|python3?\s+\S|node\s+\S|make\b|chmod\b|Start-Process)/m,
    ],
    host: 'anonymous',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'A program is made executable and started in the background, unseen.',
    signs: [
      FETCHES,
      /\bchmod\s+(?:\+x|\d{3})|\bchmod \+/,
      /\bnohup\b[^\n]{0,120}&|>\s?\/dev\/null 2>&1 &|\bdisown\b|\bsetsid\b/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'A browser is started with an extension that was downloaded.',
    signs: [
      /--load-extension[=\s]|--install-extension\s+\S{1,120}\.vsix|\bchrome:\/\/extensions\b/,
      FETCHES,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'The own profile of a browser is opened for control from outside.',
    signs: [
      /--remote-debugging-port/,
      /--remote-allow-origins=\*|--remote-debugging-address=0/,
      /user-data-dir=[^\n]{0,60}(?:Google|Chrome|\.config|AppData|Library)/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'A container has the rights and the disk of its host, and runs what comes from elsewhere.',
    signs: [
      /\bprivileged:\s?true|--privileged\b|\bpid:\s?["']?host/,
      /(?:^|[\s"'=])\/:\/\w|\/var\/run\/docker\.sock|\bchroot\s\/\w|hostPath:\s?\{?\s{0,12}path:\s?["']?\/["']?\s?(?:\}|$)/m,
      /\b(?:curl|wget)\b|\bimage:\s?["']?(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\//,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Keys of the user are packed and handed to another account.',
    signs: [
      /\b(?:tar|zip|7z|gzip|Compress-Archive|make_archive)\b[^\n]{0,200}(?:\.ssh|\.aws|\.gnupg|\.kube|Login Data|Keychains|wallet)/i,
      /\bgh (?:gist create|api|issue create|release upload)\b|\bgit push\b|\bcurl\b(?:(?!\bcurl\b)[^\n]){0,200}(?:-F|-T|-d|--data|--upload)|\bscp\b|\bnc\b|\btransfer\b|\bftp\b/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.transfers_funds',
    what: 'An address in the code may take all tokens of the wallet.',
    signs: [
      /\.approve\([^)\n]{0,80}(?:MaxUint256|MAX_UINT|2n?\s?\*\*\s?256)|setApprovalForAll\(|functionName:\s?["']approve["'][^\n]{0,160}(?:maxUint256|2n?\s?\*\*\s?256)/i,
      new RegExp(quoted(ETHEREUM)),
      /PRIVATE_KEY|new (?:ethers\.)?Wallet\(|Keypair|mnemonic|privateKeyToAccount\(/i,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.transfers_funds',
    what: 'A share of each sum also goes to an address in the code, and its failure is passed over.',
    signs: [
      /\b(?:destination|to|recipient|receiver|toPubkey)["']?\s?[:=,]\s?(?:new PublicKey\(\s?)?["'`](?:0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{40,44})["'`]/,
      /\*\s?0?\.\d{1,4}\b|\/\s?(?:100|1000|10000|10_000)n?\b|\bBigInt\([^)\n]{0,40}\)\s?\/\s?\d{2,5}n\b/,
      /\.catch\(\s?\(\w{0,3}\)\s?=>\s?(?:\{\s?\}|null|undefined)\s?\)|\bcatch\s?(?:\(\w{0,8}\)\s?)?\{\s?\}|except[^\n:]{0,30}:\s{0,40}pass\b/,
      /privateKeyToAccount|new (?:ethers\.)?Wallet\(|Keypair\.from|PRIVATE_KEY|from_key\(/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.transfers_funds',
    what: 'The address that looks most like the one that is given takes its place.',
    signs: [
      new RegExp(String.raw`(?:${quoted(ETHEREUM, BITCOIN)},?\s{0,20}){3,}`),
      /\bdistance\b|\.startsWith\(|\.endsWith\(|\.slice\(-?\d|levenshtein|hamming|\.reduce\(/i,
      /\.transfer\(|\bsendTransaction\(|\bwriteContract\(|\bsend_transaction\(|\.send\(/,
      /privateKeyToAccount|new (?:ethers\.)?Wallet\(|Keypair\.from|PRIVATE_KEY|from_key\(/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'mcp.writes_settings',
    what: 'All servers of an agent are wrapped by another program.',
    signs: [
      /\bmcpServers\b/,
      /Object\.(?:entries|keys)\([^)\n]{0,60}(?:mcpServers|servers)|\bin\s[^\n]{0,60}mcpServers|\.items\(\)/,
      /\b(?:command|args|url)["']?\]?\s?[:=](?!=)/,
      /writeFile|json\.dump|write_text|\.write\(/,
    ],
    host: 'none',
    severity: 'hold',
  },
]

/** One is enough: nothing that a skill has a use for. */
export const ALONE: readonly Pick<Pair, 'rule' | 'what' | 'signs'>[] = [
  {
    rule: 'command.destructive',
    what: 'The machine is brought to a halt, or a disk is overwritten.',
    signs: [
      /:\(\)\s?\{\s?:\s?\|\s?:\s?&\s?\};\s?:|\bmkfs(?:\.\w{2,6})?\s[^\n]{0,20}\/dev\/(?:sd[a-w]\d?|nvme\dn\d|vda)\b|>\s?\/dev\/(?:sda|nvme0n1)\b/,
    ],
  },
  {
    rule: 'command.destructive',
    what: 'All repositories, clusters or backups are deleted.',
    signs: [
      /\bgh repo list\b[\s\S]{0,200}\bgh repo delete\b|\bkubectl delete (?:ns|namespaces?|all)\b[^\n]{0,30}--all\b|\baws s3 (?:rb|rm)\b[^\n]{0,60}--(?:force|recursive)[\s\S]{0,200}\bdone\b/,
    ],
  },
  {
    rule: 'command.reverse_shell',
    what: 'A host is flooded with requests.',
    signs: [/\bhping3\b[^\n]{0,80}--flood|\bslowloris\b|\bgoldeneye\b[^\n]{0,40}https?:/i],
  },
]

export const WEAKENINGS = [
  /\bPasswordAuthentication\s+yes|\bPermitRootLogin\s+yes|\bPermitEmptyPasswords\s+yes/,
  /\bNOPASSWD:\s?ALL/,
  /\bchpasswd\b|\bpasswd\s+--stdin|\busermod\s[^\n]{0,40}-p\b|net user \S+ \S+ \/add/i,
  /\bufw\s+disable|\biptables\s+-F|\bfirewalld\b[^\n]{0,20}(?:stop|disable)|netsh advfirewall[^\n]{0,40}off|\bsetenforce\s+0/i,
  /\bchmod\s+(?:-R\s+)?(?:u\+s|4755|0?777\s+\/)|\bchmod u\+s/,
  /-Disable(?!\w{0,60}\s+(?:\$false|0)\b)(?:RealtimeMonitoring|\w{2,40}Monitoring|\w{2,40}Protection)|Add-MpPreference[^\n]{0,30}-Exclusion/i,
  /\bunset HISTFILE|\bhistory -c\b|\bHISTSIZE=0|\brm\s[^\n]{0,20}\/var\/log|\bwevtutil cl/i,
  /\bsystemctl (?:stop|disable)[^\n]{0,30}(?:auditd|falcon|sentinel|clamav|osquery|rsyslog|fail2ban)/i,
  /\bvssadmin\s+delete|\bwbadmin delete|\bbcdedit[^\n]{0,60}recoveryenabled\s+no/i,
  /amsiInitFailed|AmsiScanBuffer/,
  /["']?chat\.tools\.(?:terminal\.)?autoApprove["']?\s?:\s?(?:true|\{\s{0,12}["']\/\.\*\/)/,
  /["']security\.workspace\.trust\.enabled["']\s?:\s?false/,
  /\balias\s+\w{2,20}=["']?\w{2,20}\s[^\n]{0,60}--(?:dangerously-|yolo\b)/,
]
