/**
 * Finds the words that rules begin with, and the runs that may be encoded text, in one pass. A rule looks
 * only at what stands around its words, so a text without them costs nothing more. Pure.
 */

import { Buffer } from 'node:buffer'
import { PLAIN_FOREIGN, PLAIN_WORDS, type PlainGroup } from './plain-words.ts'

export type Group =
  | 'fetch'
  | 'decode'
  | 'shell'
  | 'code'
  | 'socket'
  | 'password'
  | 'paste'
  | 'require'
  | 'terminal'
  | 'protection'
  | 'override'
  | 'conceal'
  | 'role'
  | 'credential'
  | 'send'
  | 'catcher'
  | 'persist'
  | 'memory'
  | 'mcp'
  | 'depend'
  | 'destroy'
  | 'trigger'
  | 'order'
  | 'follow'
  | 'turned'
  | 'untold'
  | 'sign'
  | PlainGroup

const lists: Record<Group, string> = {
  fetch:
    'curl wget iwr irm invoke downloadstring downloadfile downloaddata certutil bitsadmin bitstransfer mshta regsvr32 msiexec aria2c axel lynx httpie webclient urlopen urlretrieve nslookup lwp xmlhttp winhttp nc ncat netcat dig scp rsync tftp',
  decode:
    'base64 base32 b64decode b32decode b85decode a85decode xxd openssl atob frombase64string encodedcommand enc uudecode fromhex unhexlify rot13 decompress gunzip inflate fromcharcode marshal decodestring urlsafe gzip zcat rev unescape decodeuricomponent pack hex za base64_decode gzinflate gzuncompress str_rot13 hex2bin decode_base64 decode64 unpack b64decode',
  shell:
    'sh bash zsh dash ksh ash fish iex eval source expression pwsh powershell osascript ifs python python3 node perl ruby php chmod mshta xargs cmd deno bun process msiexec rundll32 regsvr32 installer less shasum sha256sum gpg minisign cosign nohup setsid start',
  code: 'system subprocess popen exec execsync spawn spawnsync execfile child eval function compile runinnewcontext runinthiscontext vm startprocess ctypes importlib loads pickle',
  socket:
    'tcp udp nc ncat netcat socat tcpclient dup2 pty fsockopen tcpsocket telnet mkfifo connect inet getoutput dial',
  password:
    'password pass pwd passwd passcode passphrase pw passwort contrase senha passe kennwort clave wachtwoord haslo parola key clave using protected entpacken pin rar',
  paste:
    'glot pastebin rentry ghostbin hastebin termbin dpaste paste controlc justpaste privatebin snippet gist telegra textbin pasteee ideone notepad 0x0 bashupload transfer ix sprunge cl1p pastecode',
  require:
    'require requires required prerequisite prerequisites mandatory necessary needed must install setup installer instalar without before visit download erforderlich obligatorio requerido requis necesario obligatoire utility companion helper wymaga wymagane wymagania wymagany niezb potrzebne zorunlu gerekli gereksinimler diperlukan wajib unduh vereist nodig necessario richiesto requise requises necesita netlify vercel herokuapp onrender firebaseapp replit weebly',
  terminal: 'terminal powershell console prompt cmd win paste clipboard ctrl strg',
  protection:
    'defender gatekeeper quarantine spctl csrutil antivirus smartscreen setenforce tamper mppreference apparmor selinux firewall ufw executionpolicy amsi xattr virenschutz virenscanner echtzeitschutz antivirusprogramm antivirenprogramm desative desativar desactive desactivar desactiva deshabilite disattiva auditd falcon crowdstrike sentinelone advfirewall netsh histfile histsize history wevtutil amsiutils amsiinitfailed privileged chroot nsenter trusted certutil addstore certificates',
  override:
    'ignore disregard forget override overriding bypass ignoriere ignora ignorez vergiss oublie olvida ignorar ignorer desconsidere jailbreak dan unrestricted supersede supersedes',
  conceal:
    'tell inform mention reveal disclose notify show alert ask silently secretly quietly covertly hide warn log display confirm informe dites sage mostrar decir usuario',
  role: 'system assistant admin developer im_start inst operator anthropic openai sys',
  credential:
    'ssh aws credentials id_rsa rsa ed25519 wallet keychain mnemonic metamask exodus cookies netrc npmrc kube gnupg shadow environ printenv env process login dotenv secrets keystore phantom electrum credential openclaw clawdbot moltbot azure gcloud docker pypirc solana chrome firefox mozilla brave browser_cookie3 authorized keychain private_key bash_history zsh_history consolehost_history hklm ntds ntdsutil lsadump sekurlsa lsass',
  send: 'post put webhook sendall upload exfiltrate fetch axios requests urllib smtplib sendbeacon xmlhttprequest websocket forward transmit send beacon include append attach embed sende schicke schick enviar envie envoie envoyez invia email mail submit sendto push websocket share report deliver bcc cc sende',
  catcher:
    'webhook requestbin pipedream interact oast oastify burpcollaborator requestcatcher hookbin beeceptor canarytokens ngrok requestrepo dnslog ceye pingb postb mockbin typedwebhook svix smee telegram discord',
  persist:
    'authorized_keys authorized crontab cron launchagents launchdaemons launchctl systemctl systemd bashrc zshrc profile bash_profile currentversion schtasks rc autostart startup useradd sudoers nopasswd localgroup hooks register scheduledtask chpasswd winlogon',
  memory:
    'soul memory agents heartbeat claude identity user tools bootstrap cursorrules gemini copilot skill',
  mcp: 'mcpservers mcp npx uvx dangerously yolo skip autoapprove allowedtools bypasspermissions alwaysallow trust',
  depend: 'index registry pip pip3 npm postinstall preinstall gem cargo url pnpm yarn extra find',
  destroy:
    'rm mkfs dd shred xmrig stratum miner minerd cpuminer ransom vssadmin format setuid chmod wipefs killall rmtree rmsync find fernet encrypt decrypt remove dev drop dropdatabase',
  trigger:
    'backdoor backdoored hintertür puerta trojan trigger rootkit keylogger malware payload exfil exfiltration stealer c2 implant covert',
  order:
    'precedence precedences overrule overrules outrank outranks supersede supersedes authoritative priority prioritize approved preapproved permission permissions consent confirmation confirmations approval approvals prompts dialogs transcript transcripts conversation conversations mention reveal disclose summary omit hidden invisible vorrang prioridad genehmigt bypasspermissions confirm void restrictions guidelines refusal refusing reviewers hear wissen messages',
  follow:
    'follow follows obey befolge befolg sigue sigan suivez suis instructions heartbeat comply',
  untold:
    'quietly discreetly unnoticed housekeeping internal annoying confused confuses inconspicuous routine describe list bring sans sin sem ohne senza ne nicht asked pretend claim besides explanations summary commission mentionner parler',
  sign: 'collaborator collaborators maintainer affiliate referral commission wallet iban donate withdraw payout refund invoice seed phrase mnemonic otp cvv sudo administrator webhook gist telemetry diagnostics clipboard contacts inbox transcript guardrails sandbox permission permissions delete wipe drop truncate merge force backdoor remember memorize always whenever automatically secrets tokens passwords anhang kontakte zugangsdaten heimlich unbemerkt immer merke gedachtnis discretement ajoute ajoutez copie toujours mots fichiers siempre antes archivos claves recuerda mensajes sempre ogni messaggi credenziali aggiungi inoltra senhas mensagens arquivos adicione anexe encaminhe sans sin senza sem ohne',
  ...PLAIN_WORDS,
  turned: 'lruc tegw ptth sptth hsab 46esab llehsrewop metsys edoced46b laves cexe',
}

/** All that some rule looks around. */
export const everyWord = (): string[] => Object.values(lists).flatMap((list) => list.split(' '))

const GROUPS = Object.keys(lists) as Group[]

const SIZE = 8192
type Slot = { word: string; hash: number; groups: Group[] }
const slots: Slot[][] = Array.from({ length: SIZE }, () => [])

/** Of a letter its small one; base64 has other signs beside letters. */
const LETTER = new Uint8Array(256)
const OF_RUN = 1
for (const character of '+/-=') LETTER[character.charCodeAt(0)] = OF_RUN
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789_') {
  LETTER[character.charCodeAt(0)] = character.charCodeAt(0)
  LETTER[character.toUpperCase().charCodeAt(0)] = character.charCodeAt(0)
}

const hashOf = (word: string): number => {
  let hash = 0
  for (let i = 0; i < word.length; i += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0
  return hash
}

for (const group of GROUPS) {
  for (const word of new Set(lists[group].split(' '))) {
    const hash = hashOf(word)
    const slot = slots[hash & (SIZE - 1)] ?? []
    const known = slot.find((it) => it.word === word)
    if (known) known.groups.push(group)
    else slot.push({ word, hash, groups: [group] })
  }
}

/** Words of other scripts, found by their first bytes. */
const foreignLists: Partial<Record<Group, string>> = {
  ...PLAIN_FOREIGN,
  protection: '杀毒 防病毒 安全软件 нтивирус щитник ウイルス セキュリティソフト 백신',
  password: '密码 密碼 解压码 口令 ароль パスワード 비밀번호 암호',
  require:
    '必须 需要 必需 必要 動きません インストール ダウンロード еобходим ребует становит 필요 필수',
  terminal: '终端 終端 命令行 ерминал ターミナル 터미널',
  paste: '粘贴 貼り付け ставьте 붙여넣',
  untold:
    '不要告 不要提 别告诉 不要通 不要让 无需告 无需询 悄悄 静默 сообща упомина езаметно 知らせ 伝えな こっそり 알리지 언급하 몰래',
  sign: '每次 总是 之前 自动 转账 毎回 必ず 自動 送金 аждый сегда автомат ереведи каждым भेज हमेशा हर बार चुपचाप 添加 写入 记住 追加 обавь апиши 密钥 凭证 环境变量 対話 会話 对话',
  send: '发送 提交 ередава 上传 發送 тправ 送信 전송 envía envíe',
}
const pairAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1)

/** Words of two letters have as many bytes. */
const headOf = (text: string, at: number): number => (pairAt(text, at) << 16) | pairAt(text, at + 2)

/** By their first bytes; the two tables say where a look is worth it. */
const foreign = new Map<number, { groups: Group[]; bytes: string }[]>()
const FOREIGN = new Uint8Array(65536)
const NEXT = new Uint8Array(65536)
for (const [group, list] of Object.entries(foreignLists)) {
  for (const word of list.split(' ')) {
    const bytes = Buffer.from(word).toString('latin1')
    const head = headOf(bytes, 0)
    foreign.set(head, [...(foreign.get(head) ?? []), { groups: [group as Group], bytes }])
    FOREIGN[pairAt(bytes, 0)] = 1
    NEXT[pairAt(bytes, 2)] = 1
  }
}

const LONGEST = 24
/** More of one kind in a file are not looked at; the scan then says that it is incomplete. */
const MAX_PLACES = 3000

type Run = { offset: number; length: number }
/** Beside a decoder so short a text is looked at. */
const SHORTEST_RUN = 12

export class Words {
  readonly #places = new Map<Group, number[]>()
  /** Groups with more places than are kept. */
  readonly full = new Set<Group>()
  /** Of all groups but those of orders in plain words. */
  count = 0
  /** Of those, which are less work. */
  plain = 0
  /** Letters and digits without blanks that may be encoded, in order. */
  readonly runs: Run[] = []

  add(groups: readonly Group[], offset: number): void {
    for (const group of groups) {
      const places = this.#places.get(group)
      if (places !== undefined && places.length >= MAX_PLACES) {
        this.full.add(group)
        continue
      }
      if (group in PLAIN_WORDS) this.plain += 1
      else this.count += 1
      if (places === undefined) this.#places.set(group, [offset])
      else places.push(offset)
    }
  }

  isFull(groups: readonly Group[]): boolean {
    if (this.full.size === 0) return false
    for (const group of groups) if (!this.full.has(group)) return false
    return true
  }

  of(group: Group): readonly number[] {
    return this.#places.get(group) ?? []
  }

  has(...groups: Group[]): boolean {
    return groups.some((group) => this.#places.has(group))
  }
}

export const wordsOf = (text: string): Words => {
  const words = new Words()
  const end = text.length
  let hash = 0
  let length = 0
  let run = 0
  for (let i = 0; i <= end; i += 1) {
    const code = i < end ? text.charCodeAt(i) : 0
    const letter = LETTER[code] ?? 0
    if (letter > OF_RUN) {
      hash = (Math.imul(hash, 31) + letter) | 0
      length += 1
      run += 1
      continue
    }
    if (length > 1 && length <= LONGEST) note(words, text, i - length, length, hash)
    hash = 0
    length = 0
    if (letter === OF_RUN) run += 1
    else {
      if (run >= SHORTEST_RUN) words.runs.push({ offset: i - run, length: run })
      run = 0
      if (code > 0xc2 && FOREIGN[pairAt(text, i)] === 1) noteForeign(words, text, i)
    }
  }
  return words
}

const noteForeign = (words: Words, text: string, offset: number): void => {
  if (NEXT[pairAt(text, offset + 2)] !== 1) return
  for (const { groups, bytes } of foreign.get(headOf(text, offset)) ?? []) {
    if (!words.isFull(groups) && text.startsWith(bytes, offset)) words.add(groups, offset)
  }
}

const note = (words: Words, text: string, offset: number, length: number, hash: number): void => {
  const slot = slots[hash & (SIZE - 1)]
  if (slot === undefined || slot.length === 0) return
  for (const { word, hash: known, groups } of slot) {
    // Cutting a word out of the text costs more than all else here.
    if (known !== hash || word.length !== length || words.isFull(groups)) continue
    if (text.slice(offset, offset + length).toLowerCase() === word) words.add(groups, offset)
  }
}
