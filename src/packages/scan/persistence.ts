/** What stays on the machine: logins, start-up commands, texts fetched again. Pure. */
import { aboutTarget } from './flows.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { isBad, isLive, targetsIn, worstOf } from './targets.ts'

const KEY = /\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w{4,20})\s{1,4}AAAA[A-Za-z0-9+/]{20,}/
const APPEND =
  />>|\btee\b|\becho\b|\bprintf\b|open\(|append|write|Add-Content|Set-Content|Out-File|curl|wget/i

const FETCH =
  /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString|urlopen|nc|bash\s-i)\b|\/dev\/tcp|base64\s{1,4}(?:-d|-D|--decode)|frombase64string/i
/** To look for a text starts nothing. */
const SEARCHES =
  /^\s{0,40}(?:sudo\s)?(?:[ez]?grep|rg|ag|ack|findstr|Select-String)\s(?![^\n]{0,300}\|\s?(?:ba|z)?sh\b)/
const STARTUP =
  /\bcrontab\s{1,4}(?:-(?!l|e\b|r\b)|[^\s-])|\|\s{0,4}crontab\b|\/etc\/cron|\/var\/spool\/cron|@reboot|>>?\s{0,4}["']?(?:~|\$HOME|\$\{HOME\}|\/root|\/home\/\w{1,32})\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|config\/fish)|>>?\s{0,4}["']?\/etc\/(?:profile|rc\.local|systemd)|LaunchAgents\/|LaunchDaemons\/|launchctl\s(?:load|bootstrap)|systemctl\s(?:--user\s)?enable|\.config\/(?:systemd|autostart)|CurrentVersion\\{1,2}Run|schtasks\s[^\n]{0,20}\/create|Register-ScheduledTask|New-Service|>\s{0,4}\S{0,40}\.git\/hooks\/|\b(?:appendFile(?:Sync)?|open|write\w*)\([^\n]{0,60}\.(?:bashrc|zshrc|profile|bash_profile|zprofile)\b|\bStart Menu\\{1,2}Programs\\{1,2}Startup|Winlogon/i
const ACCOUNT =
  /\buseradd\s[^\n]{0,60}-o\s+-u\s?0|NOPASSWD:\s?ALL|net\s+localgroup\s+administrators\s+\S+\s+\/add|net\s+user\s+\S+\s+\S+\s+\/add/i

export function* findPersistence(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  let downloads: readonly string[] | null = null
  const startsDownload = (line: string): boolean => {
    downloads ??= downloadsIn(text)
    return downloads.some((name) => line.includes(name))
  }
  for (const { start, text: around } of windows(text, words.of('persist'), 400, 500)) {
    const login = around.search(/authorized_keys/i)
    if (login !== -1 && APPEND.test(around)) {
      const key = KEY.exec(around)
      const worst = worstOf(targetsIn(around))
      const isFetched =
        FETCH.test(around) &&
        worst !== null &&
        isLive(worst) &&
        worst.kind !== 'vendor' &&
        />>?\s{0,4}\S{0,40}authorized_keys/i.test(around)
      if (
        key &&
        !/your|example|\.\.\.|<|AAAAB3NzaC1yc2EAAAA\s|user@host/i.test(
          key[0] + around.slice(key.index, key.index + key[0].length + 3),
        )
      ) {
        const from = Math.min(key.index, login)
        yield found(
          'persistence.login_key',
          'block',
          'A given key is added to the keys that may log in.',
          start + from,
          Math.max(key.index + key[0].length, login + 15) - from,
        )
      } else if (isFetched) {
        yield found(
          'persistence.login_key',
          'block',
          `Keys from ${aboutTarget(worst)} are added to those that may log in.`,
          start + login,
          15,
        )
      }
    }
    const account = ACCOUNT.exec(around)
    if (account)
      yield found(
        'persistence.login_key',
        'warn',
        'An account gets the rights of an administrator.',
        start + account.index,
        account[0].length,
      )
    const startup = STARTUP.exec(around)
    if (!startup) continue
    const near = around.slice(Math.max(0, startup.index - 300), startup.index + 400)
    const worst = worstOf(targetsIn(near))
    const bad = FETCH.test(near)
    const line = lineAt(around, startup.index)
    const isHiddenFile =
      /(?:\/tmp\/|\/var\/tmp\/|\/dev\/shm\/|\/\.[\w-]{1,30}\/?)\S{0,40}(?:\.sh|\.py|\.js)?/.test(
        line,
      ) && !/\.(?:config|local|bashrc|zshrc|profile|openclaw|claude|nvm|cargo|bun|ssh)/.test(line)
    if (bad && worst && isLive(worst) && worst.kind !== 'vendor') {
      const isOneLine = FETCH.test(line)
      const severity = isBad(worst) || worst.kind === 'tunnel' ? 'block' : isOneLine ? 'hold' : null
      const isProgram = startsDownload(line)
      if (severity || isProgram)
        yield found(
          'persistence.startup',
          severity ?? 'hold',
          `A command that fetches from ${aboutTarget(worst)} is started again and again.`,
          start + startup.index,
          startup[0].length + 60,
        )
    } else if (startsDownload(line)) {
      yield found(
        'persistence.startup',
        'hold',
        'A downloaded program is started again and again.',
        start + startup.index,
        startup[0].length + 60,
      )
    } else if (!SEARCHES.test(line) && /base64\s{1,4}(?:-d|-D|--decode)|\/dev\/tcp/i.test(line)) {
      yield found(
        'persistence.startup',
        'hold',
        'An encoded command or a connection is started again and again.',
        start + startup.index,
        startup[0].length + 60,
      )
    } else if (
      file.isCode &&
      (isHiddenFile ||
        /crontab\s{1,4}-\s*$|\|\s{0,4}crontab|CurrentVersion|LaunchAgents\/|schtasks|Register-ScheduledTask/i.test(
          startup[0],
        ))
    ) {
      yield found(
        'persistence.startup',
        'warn',
        'A command is set up to start by itself.',
        start + startup.index,
        startup[0].length + 60,
      )
    }
  }
}

const STORED =
  /\b(?:curl|wget)\b[^\n]{0,300}?\s(?:-o|-O|--output)\s{0,2}["']?([^\s"']{2,120})|(?:\burlretrieve|\bDownloadFile\w*)\([^,\n]{1,200},\s?["']?([^\s"')]{2,120})|\b(?:iwr|irm|Invoke-WebRequest)\b[^\n]{0,200}-OutFile\s+["']?([^\s"']{2,120})/g

const MAX_DOWNLOADS = 20

/** The names of files that are downloaded from a host that is no vendor. */
const downloadsIn = (text: string): string[] => {
  const names: string[] = []
  let count = 0
  for (const [whole, shell, code, power] of text.slice(0, 100_000).matchAll(STORED)) {
    const name = shell ?? code ?? power ?? ''
    const worst = worstOf(targetsIn(whole))
    if (worst && isLive(worst) && worst.kind !== 'vendor')
      names.push(name.split(/[/\\]/).at(-1) ?? name)
    count += 1
    if (count === MAX_DOWNLOADS) break
  }
  return names
}

const REPLACES =
  /\b(?:curl|wget|irm|iwr)\b[^\n]{0,300}https?:\/\/[^\s"'`]{4,300}\.(?:md|json|txt|prompt)\b[^\n]{0,160}?(?:>|-o|-O|--output|-OutFile)\s{0,4}["']?[^\s"']{0,100}(?:skills?\/|agents?\/|\.(?:openclaw|clawdbot|moltbot|claude|codex|cursor|agents?)\b|(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY)\.md|\.md\b)/i
const REPLACES_BACK =
  /\b(?:curl|wget|irm|iwr)\b[^\n]{0,100}(?:>|-o|-O|--output|-OutFile)\s{0,4}["']?[^\s"']{0,100}(?:skills?\/|agents?\/|\.(?:openclaw|clawdbot|moltbot|claude|codex|cursor|agents?)\b|(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY|\w+)\.md)[^\n]{0,160}https?:\/\/[^\s"'`]{4,300}\.(?:md|json|txt|prompt)\b/i
const REMOTE_NAME =
  /\b(?:curl|wget)\b[^\n]{0,120}https?:\/\/[^\s"'`]{4,300}\/(?:skill|heartbeat|agents|soul|memory|messaging|rules)\.(?:md|json)\b/i
const FOLLOWS =
  /\b(?:fetch|read|curl|download|get|check|load|re-?fetch|re-?read|visit|retrieve|open|pull|lade|hole|lies|consulta|lee|descarga|consultez)\b[^.\n]{0,60}https?:\/\/[^\s"'`)>]{4,300}(?:\/(?!llms)[\w-]{1,40}\.(?:md|txt)|\/(?:instructions?|prompts?|rules|skill|heartbeat|commands?))\b[^\n]{0,160}?\b(?:follow|execute|obey|do what|act on|apply|perform|carry out|run|every|daily|hours?|periodic\w*|regularly|each|befolge|folge|sigue|suivez|suis)\b|\b(?:every|each|daily|hourly|periodically)\b[^\n]{0,120}\b(?:fetch|read|curl|check|re-?fetch|pull)\b[^\n]{0,60}https?:\/\/[^\s"'`)>]{4,300}\.(?:md|txt)\b/i
const REPLACES_IN_CODE =
  /(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY)\.md\b["'`][^\n]{0,120}\bwrite\w*\([^\n]{0,80}(?:urlopen|fetch|requests\.get)|(?:urlopen|fetch|requests\.get)\s?\([\s\S]{0,300}?\b(?:write\w*|open)\s?\([^\n]{0,80}(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY)\.md\b/

export function* findSelfReplacement(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const places = [
    ...words.of('fetch'),
    ...words.of('send'),
    ...words.of('memory'),
    ...words.of('follow'),
  ].toSorted((a, b) => a - b)
  let isReplaced = false
  let isFollowed = false
  for (const { start, text: around } of windows(text, places, 120, 500, 300)) {
    if (!around.includes('://')) continue
    const replaces = isReplaced
      ? null
      : (REPLACES.exec(around) ??
        REPLACES_BACK.exec(around) ??
        REMOTE_NAME.exec(around) ??
        (file.isCode ? REPLACES_IN_CODE.exec(around) : null))
    const follows = isFollowed || file.isCode ? null : FOLLOWS.exec(around)
    const match = replaces ?? follows
    if (!match) continue
    const worst = worstOf(targetsIn(match[0]))
    if (worst === null || worst.kind === 'placeholder') continue
    if (replaces) isReplaced = true
    else isFollowed = true
    const grave = isBad(worst)
    const message = replaces
      ? 'This skill replaces itself from outside; a review covers only this version.'
      : 'This skill follows a text from outside; a review does not cover it.'
    yield found(
      'source.replaces_itself',
      grave ? 'hold' : 'warn',
      message,
      start + match.index,
      match[0].length,
    )
    if (isReplaced && isFollowed) return
  }
}
