/** Pairs of signs of what programs and settings do to a system and its data, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const SUPERUSER =
  /\b(?:CREATE|ALTER)\s+(?:ROLE|USER)\b(?=[^;]{0,160}\bSUPERUSER\b)[^;]{0,160}\bPASSWORD\s+'[^'$:{]|\bGRANT\s+(?:ALL(?: PRIVILEGES)?|DBA|SUPER)\b[^;]{0,60}\bTO\b[^;]{0,60}(?:IDENTIFIED BY\s+'|@'%'[^;]{0,40}GRANT OPTION)|\bsysadmin\b[^;]{0,40}ADD MEMBER|\bsp_addsrvrolemember\b[^;\n]{0,60}sysadmin|\bcreateUser\(\s?\{[\s\S]{0,200}?\bpwd\s?:\s?["'][\s\S]{0,200}?["']root["']/i
const OPEN_OR_UNSEEN =
  /\b0\.0\.0\.0\/0|::\/0|\bpg_hba|\bTO PROGRAM\b|\blog_(?:connections|statement)\s?=\s?'?(?:off|none)|\bsql_log_bin\s?=\s?0|\bgeneral_log\s?=\s?'?(?:0|off)|\bxp_cmdshell\b|\baudit_\w{1,8}\s?=\s?'?(?:off|none)|\bsys_exec\b|\blisten_addresses\s?=\s?'\*|\blisten_addresses\s+TO\s+'\*|\bbindIp\b[^\n]{0,24}0\.0\.0\.0/i
const RUNS_FROM_DATABASE =
  /\bCOPY\b[^;]{0,240}\b(?:TO|FROM)\s+PROGRAM\s+(?:'|\$\$)[^;]{0,300}(?:\bcurl\b|\bwget\b|\bnc\b|\b(?:ba)?sh\b|pg_hba|authorized_keys|crontab|python)|\bxp_cmdshell\s+'[^']{0,200}(?:curl|powershell|certutil|net user|bitsadmin)|\bINTO\s+(?:OUT|DUMP)FILE\s+'[^']{0,100}(?:\.php|cron|authorized_keys|\.so)\b|\blo_export\([^)]{0,80}(?:authorized_keys|cron|\.so|pg_hba)|\bsys_(?:exec|eval)\(\s?'/i

const MOUNTS_SOCKET =
  /docker\.sock|\/:\/\w|\bhostPath:\s{0,20}\{?\s{0,20}path:\s?["']?\/(?:["']?\s|var\/run)|source=\/,/
const ALL_RIGHTS =
  /--privileged\b|\bprivileged["']?\s?[:=]\s?["']?[Tt]rue|--pid[=\s]host|\bpid(?:_mode)?["']?\s?[:=]\s?["']?host|\bhostPID:\s?true|--cap-add[=\s]ALL/
const MOUNTS_HOME =
  /(?:-v\s{1,4}|volume[=\s]|source[=:]\s?|^\s{0,12}-\s)["']?(?:\$\{?HOME\}?|~|\/root|\/home\/\w{1,30}|\$env:USERPROFILE|%USERPROFILE%)(?:[\\/]\.(?:docker|aws|ssh|kube|config|gnupg)[^\s:,]{0,30})?\/?["']?[:,]|(?:expanduser\(\s?["']~|homedir\(\)|Path\.home\(\))[^\n]{0,40}["']?bind/m
const OTHER_REGISTRY =
  /(?:\b(?:docker|podman|nerdctl)\s{1,4}run\b(?:[^\n\\]|\\\n|\\){0,500}?\s|\bimage["']?\s?[:=]\s?["']?|containers\.run\(\s?["'])(?!(?:docker\.io|ghcr\.io|quay\.io|gcr\.io|registry\.k8s\.io|mcr\.microsoft\.com|public\.ecr\.aws|nvcr\.io|lscr\.io)\/)(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}\/[\w./-]{2,80}(?=[:@\s"']|$)/m

const LOGS_EMPTIED =
  /(?:>|\btruncate\s[^\n]{0,20}-?s\s?0|\bshred\s[^\n>]{0,20}|\brm\s+-\w{1,4}|\/dev\/null)\s{0,3}["']?\/var\/log\/(?:auth|secure|wtmp|btmp|lastlog|audit)|\bfor\s+\w{1,20}\s+in\s[^\n]{0,200}\/var\/log\/(?:auth|secure|wtmp|audit)[^\n]{0,300}\bdo\b[^\n]{0,60}\n?[^\n]{0,80}(?::\s?>|\btruncate\b|\bshred\b|\brm\s)|\b(?:open|truncate|write_text|writeFileSync|truncateSync)\(\s?["']\/var\/log\/(?:auth|secure|wtmp|btmp|lastlog|audit)[^\n]{0,20}["'],?\s?(?:["']w|0|["']{2})|\bwevtutil(?:\.exe)?\s+(?:cl|clear-log)\b|\bClear-EventLog\b|\blog\s+erase\s+--all/i
const LINES_CUT =
  /\bsed\s+-i\S{0,6}\s[^\n]{0,120}\/d["']?\s[^\n]{0,40}\/var\/log\/(?:auth|secure|wtmp|audit)|\bgrep\s+-v\b[^\n]{0,120}\/var\/log\/(?:auth|secure|audit)\S{0,20}\s?>\s?(\S{2,40})[^\n]{0,40}(?:&&|;|\n)\s{0,8}(?:mv|cp)\s+\1\s+\/var\/log\//
const MORE_TRACES =
  /\bauditctl\s+-(?:D\b|e\s?0)|\brm\s[^\n]{0,60}\.(?:bash|zsh)_history|\bhistory\s+-c\b|\bHISTFILE=\/dev\/null|\bunset HISTFILE|HistorySavePath|ConsoleHost_history|--vacuum-(?:time=\d{1,2}s\b|size=1\b)|\b(?:systemctl|service)\s[^\n]{0,30}(?:stop|disable)[^\n]{0,30}(?:auditd|rsyslog|journald)|\bfsutil usn deletejournal/i
/** What makes an image of a machine for others forgets its own log-ins, too. */
const NO_IMAGE = /^(?![\s\S]*(?:\/etc\/machine-id|\bcloud-init clean|\bvirt-sysprep\b))/

const ENCRYPTS =
  /\bAes(?:\]?::|\.)Create|\bAESGCM\(|AesManaged|AesCryptoServiceProvider|RijndaelManaged|\bFernet\(|\bAES\.new\(|createCipheriv\(|\bopenssl\s+(?:enc|aes)|\bgpg\s[^\n]{0,60}(?:--symmetric|-c\b)|\baes\.NewCipher|OpenSSL::Cipher|\bProtect-\w{0,16}File\b|ChaCha20|\bsecretbox\b|\bSealed?Box\b/i
const OWN_DOCUMENTS =
  /\bDocuments\b|\bDesktop\b|\.docx\b|\.xlsx\b|\bMyDocuments\b|\bPictures\b|\/srv\b|\/home\b/
const NO_WAY_BACK =
  /\bvssadmin(?:\.exe)?["',\s]{1,6}delete|\bwbadmin\s+delete|\bshadowcopy["',\s]{1,6}delete|Win32_Shadow[Cc]opy|\btmutil\s+(?:deletelocalsnapshots|disable)|\bbcdedit[^\n]{0,60}recoveryenabled|\bzfs\s+destroy\s[^\n]{0,40}@|\bbtrfs\s+subvolume\s+delete|\bsnapper\s+delete|\blvremove\b/i
const KEY_SENT =
  /(?:-Body\b|\bdata\s?=|\bjson\s?=|\bbody\s?[:=]|\s-d\s|--data\S{0,12}\s)[^\n]{0,160}(?:\b(?:\w{0,12}[kK]ey|KEY)\b|\bk=\$)/
const REMOVES =
  /\bRemove-Item\b|\bunlink\w{0,6}\(|\bos\.[rR]emove\(|\brmSync\(|\bFile\.delete\b|\bshred\s|\brm\s+["'-]|-delete\b/

const MINES =
  /--donate-level[=\s]{1,3}\d|--cpu-max-threads-hint[=\s]\d|--randomx-\w{2,12}[=\s]|\s-a\s+(?:rx\/0|randomx|kawpow|ethash|etchash|autolykos2?|cn\/\w)|--algo[=\s]{1,2}(?:rx|randomx|kawpow|ethash|etchash|autolykos|equihash|cn)|["']donate-level["']|["']rx\/0["']|["']algo["']\s?[:,]\s?["'](?:rx|randomx|kawpow|cn)|\bCoinHive\.|\bcryptonight\b/i
const POOL =
  /\bpool\b|\bstratum\b|(?:\s-o|--url|["']-o["'],)[=\s]{0,2}["']?[\w.-]{4,80}:\d{3,5}\b|["']url["']\s?:\s?["'][\w.-]{4,80}:\d{3,5}["']/i

const DESTROYS =
  /\brm\s+-\w{0,4}r\w{0,4}\s+["']?(?:\/(?:srv|home|opt|data|mnt|var\/(?:backups|lib|www))|~|\$\{?HOME|\.git\b)|\bdocker volume (?:rm|prune)|\bDROP\s+(?:DATABASE|SCHEMA)|\bterraform destroy|\baws s3 r[bm]\b|\bkubectl delete (?:ns|namespaces?|pvc|pv)\b|\brmtree\(|\brmSync\(|\bRemoveAll\(|\brm_rf\b|\bdropDatabase\(|\bRemove-Item\b[^\n]{0,60}-Recurse|\bdelete_(?:bucket|db_instance)\(/i
const PAID_OR_NOT =
  /(?:==?=?|-eq|!=|-ne|\bin\b|\bcase\b)\s?\[?["'(]?\s?["']?(?:lapsed|expired|revoked|unpaid|overdue|unlicensed|inactive|suspended)\b|(?:!==?|-ne)\s?["'](?:ok|active|valid|paid|licensed|alive)["']|\blicen[cs]e\w{0,12}\b[^\n]{0,40}(?:!==?|-ne)/i
const ASKS_HOST =
  /\bcurl\b|\bwget\b|\bfetch\(|\bdata\s+"http"|\brequests\.get\(|\burlopen\(|\bhttp\.Get\(|\bNet::HTTP\b|\bInvoke-(?:RestMethod|WebRequest)\b|\birm\s|\baxios\b|\bhttpx\./

export const SYSTEM_PAIRS: readonly Pair[] = [
  {
    rule: 'command.dynamic_code',
    what: 'Lines that are cut out of a file are run, and what they say is thrown away.',
    signs: [
      /\b(?:sed|awk|grep|cut|tail|head|tr|rev)\s[^\n|]{1,160}\|\s{0,3}(?:[^\n|]{1,80}\|\s{0,3}){0,2}(?:ba|z|da)?sh\b(?:\s+-s)?\s{0,3}(?:&|[12])?>{1,2}\s{0,2}\/dev\/null/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'persistence.login_key',
    what: 'An account with all rights and a known password is made, and the database opened or its log switched off.',
    signs: [SUPERUSER, OPEN_OR_UNSEEN],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.download_and_run',
    what: 'A database runs a command that fetches, or that writes who may log in.',
    signs: [RUNS_FROM_DATABASE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'A second account gets the number of the administrator.',
    signs: [
      /\buser(?:add|mod)\b[^\n]{0,120}\s(?:-u|--uid)[=\s]?0\b|["']user(?:add|mod)["'],[^\n\]]{0,80}["'](?:-u|--uid)["'],\s?["']0["']|:0:0:[^\n]{0,60}>>\s?\/etc\/passwd|\bdscl\b[^\n]{0,80}UniqueID["']?\s+["']?0\b|\bnon_unique:\s?(?:yes|true)[^#]{0,120}\buid:\s?0\b|\buid:\s?0\b[^#]{0,120}\bnon_unique:\s?(?:yes|true)/,
    ],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'A shell that everybody runs as the administrator is left behind.',
    signs: [
      /\binstall\s[^\n]{0,40}-m\s?0?[4-7]7\d\d\s+\S{0,40}\/(?:ba|da|z|k)?sh\s|\bchmod\s+(?:0?[4-7]7\d\d|[ugoa]{0,3}\+s)\s+\S{0,60}\/(?:ba|da|z|k)?sh\b|\bcp\s+(?:-\w\s+)?\S{0,40}\/(?:ba|da|z|k)?sh\s+(\S{2,80})[^\n]{0,20}\n?[^\n]{0,80}\bchmod\s+(?:0?[4-7]\d{3}|[ugoa]{0,3}\+s)\s+\1|\bcopy(?:2|file|FileSync)?\(\s?["']\/(?:usr\/)?bin\/(?:ba|da|z)?sh["'][^\n]{0,80}\n[^\n]{0,80}\bchmod\w{0,4}\([^\n]{0,60}0o?[4-7]7\d\d|\bsetcap\s+["']?cap_(?:setuid|sys_admin)\S{0,8}\s+\S{0,40}\/(?:python|perl|bash|ruby|node)/,
    ],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'persistence.login_key',
    what: 'Log-ins succeed without their password, or the password is handed to a program.',
    signs: [
      /\bauth\s+sufficient\s+pam_permit\.so|\bpam_exec\.so\s[^\n]{0,40}expose_authtok|SpecialAccounts\\{1,2}UserList/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'A container has all rights, the socket of its host and the folder with the credentials of the user.',
    signs: [ALL_RIGHTS, MOUNTS_SOCKET, MOUNTS_HOME],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'An image from a registry of its own gets all rights and the socket or disk of the host.',
    signs: [ALL_RIGHTS, MOUNTS_SOCKET, OTHER_REGISTRY],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.destructive',
    what: 'The traces of log-ins and commands are wiped.',
    signs: [LOGS_EMPTIED, MORE_TRACES, NO_IMAGE],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Single lines are taken out of the log of log-ins.',
    signs: [LINES_CUT],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Documents are encrypted, and what they could be restored from is deleted.',
    signs: [NO_WAY_BACK, ENCRYPTS, OWN_DOCUMENTS],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Documents are encrypted and deleted, and the key is sent away.',
    signs: [ENCRYPTS, OWN_DOCUMENTS, REMOVES, KEY_SENT],
    host: 'foreign',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'command.miner',
    what: 'A program that mines coins is run.',
    signs: [MINES, POOL],
    host: 'none',
    severity: 'block',
    isProgram: true,
  },
  {
    rule: 'command.obfuscated',
    what: 'A program takes the name of a part of the system.',
    signs: [
      /\bexec\s+-a\s+["']?\[?(?:kworker|systemd|sshd|ksoftirqd|migration\/|rcu|dbus|crond?)|\bsetproctitle\([^\n]{0,20}["']\[?(?:kworker|systemd|sshd|ksoftirqd|dbus)|PR_SET_NAME[^\n]{0,40}["']\[?(?:kworker|systemd|sshd|ksoft)|\bprocess\.title\s?=\s?["'`]\[?(?:kworker|systemd|sshd|ksoft|dbus)|\$(?:0|PROGRAM_NAME)\s?=\s?["']\[?(?:kworker|systemd|sshd|ksoft|dbus)/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Data of the user is deleted if a host says so.',
    signs: [PAID_OR_NOT, DESTROYS, ASKS_HOST],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'Data of the user is deleted once the skill is gone.',
    signs: [
      /(?:!\s?-[def]\s+["']?[^\s\]]{0,60}|not\s[^\n]{0,80}|!\s?(?:fs\.)?existsSync\([^\n]{0,80})\.(?:claude|codex|cursor|openclaw|agents?)\b[^\n]{0,20}skills\b/,
      DESTROYS,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.destructive',
    what: 'A deletion is put off for hours or days.',
    signs: [
      /\bat\s+(?:-\w\s+)?now\s{0,2}\+\s{0,2}\d{1,4}\s{0,2}(?:hour|day|week|month)s?[^\n]{0,40}<<[^\n]{0,240}(?:\brm\s+-\w{0,3}r\w{0,3}\s+(?!["']?(?:\/(?:var\/)?tmp|\$\{?\w{0,8}TMP))|volume rm|\bDROP\b|terraform destroy)|(?:\brm\s+-\w{0,3}r\w{0,3}\s+(?!["']?(?:\/(?:var\/)?tmp|\$\{?\w{0,8}TMP))|volume rm|\bDROP\b|terraform destroy)[^\n]{0,120}\|\s{0,3}at\s+(?:-\w\s+)?now\s{0,2}\+/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.disables_protection',
    what: 'The hooks of an agent are deleted from its settings.',
    signs: [
      /\bsed\s+-i\S{0,6}\s[^\n]{0,60}(?:PreToolUse|PostToolUse|hooks)[^\n]{0,60}\bd["'][^\n]{0,60}settings|\bjq\s[^\n]{0,40}\bdel\(\.hooks\b[^\n]{0,120}settings/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.disables_protection',
    what: 'Log-ins without a password are allowed.',
    signs: [/^\s{0,8}PermitEmptyPasswords\s+yes\b|(?:^|[;&|]\s?|sudo\s)passwd\s+-d\s+root\b/m],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.reverse_shell',
    what: 'A server runs what it is sent.',
    signs: [
      /\bTCPServer\.(?:new|open)\(|\bsocket\.(?:bind|listen)\(|\bServerSocket\(|\bnet\.(?:Listen|createServer)\(|\bIO::Socket::INET\b[^\n]{0,80}Listen/,
      /["'](?:\/bin\/)?(?:ba|z|da)?sh["']\s?,\s?["']-c["']\s?,\s?[a-z_]\w{0,30}\b/,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'persistence.startup',
    what: 'A hook is copied into all repositories of the machine.',
    signs: [
      /-name\s["']?\.git\b[^\n]{0,80}[\s\S]{0,200}?\b(?:cp|install|ln)\b[^\n]{0,80}\/hooks\//,
    ],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
]
