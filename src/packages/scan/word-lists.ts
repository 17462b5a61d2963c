/** The words that rules begin with, in groups, as data. Pure. */

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
  | 'install'
  | 'destroy'
  | 'trigger'
  | 'order'
  | 'follow'
  | 'turned'
  | 'untold'
  | 'sign'
  | 'tongue'

export const lists: Record<Group, string> = {
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
    'password pass pwd passwd passcode passphrase pw passwort contrase senha passe kennwort clave wachtwoord haslo parola key clave using protected entpacken pin rar heslo hesla hesle jelsz senord salasana adgangskode passord sandi ifre',
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
  install:
    'npx bunx uvx pipx npm pnpm yarn bun pip pip3 uv poetry pdm gem bundle cargo go dotnet nuget',
  destroy:
    'rm mkfs dd shred xmrig stratum miner minerd cpuminer ransom vssadmin format setuid chmod wipefs killall rmtree rmsync find fernet encrypt decrypt remove dev drop dropdatabase',
  trigger:
    'backdoor backdoored hintertür puerta trojan trigger rootkit keylogger malware payload exfil exfiltration stealer c2 implant covert',
  order:
    'precedence precedences overrule overrules outrank outranks supersede supersedes authoritative priority prioritize approved preapproved permission permissions consent confirmation confirmations approval approvals prompts dialogs transcript transcripts conversation conversations mention reveal disclose summary omit hidden invisible vorrang prioridad genehmigt bypasspermissions confirm void restrictions guidelines refusal refusing reviewers hear wissen messages',
  follow:
    'follow follows obey befolge befolg sigue sigan suivez suis instructions heartbeat comply',
  untold:
    'quietly discreetly unnoticed housekeeping internal annoying confused confuses inconspicuous routine describe list bring sans sin sem ohne senza ne nicht asked pretend claim besides explanations summary commission mentionner parler aparece consta resumen resumo riassunto',
  tongue:
    'le les une des sur pour dans avec il che nel della senza questo tutte el los las una para como niet het een voor und nicht der nie oraz olarak sonra',
  sign:
    'collaborator collaborators maintainer affiliate referral commission wallet iban donate withdraw payout refund invoice seed phrase mnemonic otp cvv sudo administrator webhook gist telemetry diagnostics clipboard contacts inbox transcript guardrails sandbox permission permissions delete wipe drop truncate merge force backdoor remember memorize always whenever automatically secrets tokens passwords anhang kontakte zugangsdaten heimlich unbemerkt immer merke gedachtnis discretement ajoute ajoutez copie toujours mots fichiers siempre antes archivos claves recuerda mensajes sempre ogni messaggi credenziali aggiungi inoltra senhas mensagens arquivos adicione anexe encaminhe sans sin senza sem ohne ' +
    'kullan talimat talimatlar talimatlara sormadan onay onaylar izin sohbet dosyas hesab hesaba havale kural raporda rapora sterme ' +
    'ytkownikowi ytkownika ytkownik polecenia instrukcje pytania pytaj zgody zgod potwierdzenia raporcie rozmow wykonaj przelej regu pliki ' +
    'confirma comiss instru regra aprova autoriza permiss usu conta fatura ordens selo carimbo ' +
    'utilisateur consignes approbation rendu sceau facture ' +
    'confirmaci aprobaci autorizaci comisi indicaciones instrucciones aprobaciones permiso cuenta sello informe usuario ' +
    'utente istruzioni indicazioni approvazioni permesso conferma commissione conto sigillo rapporto fattura ' +
    'nutzer benutzer anweisungen vorgaben freigaben zustimmung bericht siegel nachfrage ckfrage ' +
    'toestemming werkwijze gebruiker aanwijzingen opdrachten instructies goedkeuringen verslag zegel gesprek',
  turned: 'lruc tegw ptth sptth hsab 46esab llehsrewop metsys edoced46b laves cexe',
}

/** Words of other scripts, found by their first bytes. */
export const foreignLists: Partial<Record<Group, string>> = {
  protection: '杀毒 防病毒 安全软件 нтивирус щитник ウイルス セキュリティソフト 백신',
  password: '密码 密碼 解压码 口令 ароль パスワード 비밀번호 암호 ẩu ωδικ كلمة',
  require:
    '必须 需要 必需 必要 動きません インストール ダウンロード еобходим ребует становит 필요 필수',
  terminal: '终端 終端 命令行 ерминал ターミナル 터미널',
  paste: '粘贴 貼り付け ставьте 붙여넣',
  untold:
    '不要告 不要提 别告诉 不要通 不要让 无需告 无需询 悄悄 静默 сообща упомина езаметно 知らせ 伝えな こっそり 알리지 언급하 몰래',
  sign: '许可 规则 許可 利用者 規則 手順 허락 규칙 절차 азрешени равил 指令 照做 执行 遵循 审批 批准 不用 不必 不需 指示 承認 従 見せ ユーザーに 지침 지시 사용자에게 묻지 승인 이체 기록 каждой казани ользовател оманд одтвержд огласи 每次 总是 之前 自动 转账 毎回 必ず 自動 送金 аждый сегда автомат ереведи каждым भेज हमेशा हर बार चुपचाप 添加 写入 记住 追加 обавь апиши 密钥 凭证 环境变量 対話 会話 对话',
  send: '发送 提交 ередава 上传 發送 тправ 送信 전송 envía envíe',
}
