/**
 * Finds the words that rules begin with, in one pass. A rule looks only at what stands around its
 * words, so a text without them costs nothing more. Pure.
 */

import { Buffer } from 'node:buffer'

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
  | 'turned'

const lists: Record<Group, string> = {
  fetch:
    'curl wget iwr irm invoke downloadstring downloadfile downloaddata certutil bitsadmin bitstransfer mshta regsvr32 msiexec aria2c axel lynx httpie webclient urlopen urlretrieve nslookup lwp xmlhttp winhttp',
  decode:
    'base64 base32 b64decode b32decode b85decode a85decode xxd openssl atob frombase64string encodedcommand enc uudecode fromhex unhexlify rot13 decompress gunzip inflate fromcharcode marshal decodestring urlsafe gzip zcat rev unescape decodeuricomponent pack hex',
  shell:
    'sh bash zsh dash ksh ash fish iex eval source expression pwsh powershell osascript ifs python python3 node perl ruby php chmod mshta xargs cmd deno bun process msiexec rundll32 regsvr32 installer less shasum sha256sum gpg minisign cosign',
  code: 'system subprocess popen exec execsync spawn spawnsync execfile child eval function compile runinnewcontext runinthiscontext vm startprocess ctypes importlib loads pickle',
  socket:
    'tcp udp nc ncat netcat socat tcpclient dup2 pty fsockopen tcpsocket telnet mkfifo connect',
  password:
    'password pass pwd passwd passcode passphrase pw passwort contrase senha passe kennwort clave wachtwoord haslo parola key using protected entpacken',
  paste:
    'glot pastebin rentry ghostbin hastebin termbin dpaste paste controlc justpaste privatebin snippet gist telegra textbin pasteee ideone notepad 0x0 bashupload transfer',
  require:
    'require requires required prerequisite prerequisites mandatory necessary needed must install setup installer instalar without before visit download erforderlich obligatorio requerido requis necesario obligatoire utility companion helper',
  terminal: 'terminal powershell console prompt cmd win paste clipboard',
  protection:
    'defender gatekeeper quarantine spctl csrutil antivirus smartscreen setenforce tamper mppreference apparmor selinux firewall ufw executionpolicy amsi xattr',
  override:
    'ignore disregard forget override overriding bypass ignoriere ignora ignorez vergiss oublie olvida ignorar ignorer desconsidere jailbreak dan unrestricted supersede supersedes',
  conceal:
    'tell inform mention reveal disclose notify show alert ask silently secretly quietly covertly hide warn log display confirm informe dites sage mostrar decir usuario',
  role: 'system assistant admin developer im_start inst operator anthropic openai sys',
  credential:
    'ssh aws credentials id_rsa rsa ed25519 wallet keychain mnemonic metamask exodus cookies netrc npmrc kube gnupg shadow environ printenv env process login dotenv secrets keystore phantom electrum credential openclaw clawdbot moltbot azure gcloud docker pypirc solana',
  send: 'post put webhook sendall upload exfiltrate fetch axios requests urllib smtplib sendbeacon xmlhttprequest websocket forward transmit send beacon include append attach embed',
  catcher:
    'webhook requestbin pipedream interact oast oastify burpcollaborator requestcatcher hookbin beeceptor canarytokens ngrok requestrepo dnslog ceye pingb postb mockbin typedwebhook svix smee telegram discord',
  persist:
    'authorized_keys authorized crontab cron launchagents launchdaemons launchctl systemctl systemd bashrc zshrc profile bash_profile currentversion schtasks rc autostart startup useradd sudoers nopasswd localgroup hooks register scheduledtask chpasswd winlogon',
  memory:
    'soul memory agents heartbeat claude identity user tools bootstrap cursorrules gemini copilot skill',
  mcp: 'mcpservers mcp npx uvx dangerously yolo skip autoapprove allowedtools bypasspermissions alwaysallow trust',
  depend: 'index registry pip pip3 npm postinstall preinstall gem cargo url pnpm yarn extra find',
  destroy:
    'rm mkfs dd shred xmrig stratum miner minerd cpuminer ransom vssadmin format setuid chmod wipefs killall',
  trigger:
    'backdoor backdoored hintertür puerta trojan trigger rootkit keylogger malware payload exfil exfiltration stealer c2 implant covert',
  turned: 'lruc tegw ptth sptth hsab 46esab llehsrewop metsys edoced46b laves cexe',
}

const GROUPS = Object.keys(lists) as Group[]

const SIZE = 8192
const slots: { word: string; groups: Group[] }[][] = Array.from({ length: SIZE }, () => [])

const LETTER = new Uint8Array(256)
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789_') {
  LETTER[character.charCodeAt(0)] = character.charCodeAt(0)
  LETTER[character.toUpperCase().charCodeAt(0)] = character.charCodeAt(0)
}

const hashOf = (word: string): number => {
  let hash = 0
  for (let i = 0; i < word.length; i += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0
  return hash & (SIZE - 1)
}

for (const group of GROUPS) {
  for (const word of new Set(lists[group].split(' '))) {
    const slot = slots[hashOf(word)] ?? []
    const known = slot.find((it) => it.word === word)
    if (known) known.groups.push(group)
    else slot.push({ word, groups: [group] })
  }
}

/** Words of other scripts, found by their first bytes. */
const foreignLists: Partial<Record<Group, string>> = {
  password: '密码 密碼 解压码 口令 ароль パスワード 비밀번호 암호',
  require: '必须 需要 必需 必要 еобходим ребует становит 필요 필수',
  terminal: '终端 終端 命令行 ерминал ターミナル 터미널',
  paste: '粘贴 貼り付け ставьте 붙여넣',
}
const foreign = Object.entries(foreignLists).flatMap(([group, words]) =>
  words
    .split(' ')
    .map((word) => ({ group: group as Group, bytes: Buffer.from(word).toString('latin1') })),
)
const FOREIGN = new Uint8Array(65536)
for (const { bytes } of foreign) FOREIGN[(bytes.charCodeAt(0) << 8) | bytes.charCodeAt(1)] = 1

const LONGEST = 24
/** More of one kind in a file are not looked at; the scan then says that it is incomplete. */
const MAX_PLACES = 3000

export class Words {
  readonly #places = new Map<Group, number[]>()
  /** Groups with more places than are kept. */
  readonly full = new Set<Group>()

  add(group: Group, offset: number): void {
    const places = this.#places.get(group)
    if (places === undefined) this.#places.set(group, [offset])
    else if (places.length < MAX_PLACES) places.push(offset)
    else this.full.add(group)
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
  let hash = 0
  let length = 0
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    const letter = LETTER[code] ?? 0
    if (code > 0xc2 && FOREIGN[(code << 8) | text.charCodeAt(i + 1)] === 1)
      noteForeign(words, text, i)
    if (letter !== 0) {
      hash = (Math.imul(hash, 31) + letter) | 0
      length += 1
    } else if (length !== 0) {
      if (length > 1 && length <= LONGEST) note(words, text, i - length, length, hash)
      hash = 0
      length = 0
    }
  }
  return words
}

const noteForeign = (words: Words, text: string, offset: number): void => {
  for (const { group, bytes } of foreign)
    if (text.startsWith(bytes, offset)) words.add(group, offset)
}

const note = (words: Words, text: string, offset: number, length: number, hash: number): void => {
  const slot = slots[hash & (SIZE - 1)]
  if (slot === undefined || slot.length === 0) return
  const word = text.slice(offset, offset + length).toLowerCase()
  for (const known of slot) {
    if (known.word === word) for (const group of known.groups) words.add(group, offset)
  }
}
