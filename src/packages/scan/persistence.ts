/** What stays on the machine: logins, start-up commands, memory of agents, texts fetched again. Pure. */
import { aboutTarget } from './flows.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { isBad, isLive, targetsIn, worstOf } from './targets.ts'

const KEY = /\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w{4,20})\s{1,4}AAAA[A-Za-z0-9+/]{20,}/
const APPEND =
  />>|\btee\b|\becho\b|\bprintf\b|open\(|append|write|Add-Content|Set-Content|Out-File|curl|wget/i

const FETCH =
  /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString|urlopen|nc|bash\s-i)\b|\/dev\/tcp|base64\s{1,4}(?:-d|-D|--decode)|frombase64string/i
const STARTUP =
  /\bcrontab\s{1,4}(?:-(?!l|e\b|r\b)|\S)|\|\s{0,4}crontab\b|\/etc\/cron|\/var\/spool\/cron|@reboot|>>?\s{0,4}["']?(?:~|\$HOME|\$\{HOME\}|\/root|\/home\/\w{1,32})\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|config\/fish)|>>?\s{0,4}["']?\/etc\/(?:profile|rc\.local|systemd)|LaunchAgents\/|LaunchDaemons\/|launchctl\s(?:load|bootstrap)|systemctl\s(?:--user\s)?enable|\.config\/(?:systemd|autostart)|CurrentVersion\\{1,2}Run|schtasks\s[^\n]{0,20}\/create|Register-ScheduledTask|New-Service|\bStart Menu\\{1,2}Programs\\{1,2}Startup|Winlogon/i
const ACCOUNT =
  /\buseradd\s[^\n]{0,60}-o\s+-u\s?0|NOPASSWD:\s?ALL|net\s+localgroup\s+administrators\s+\S+\s+\/add|net\s+user\s+\S+\s+\S+\s+\/add/i

const found = (
  rule: string,
  severity: Hit['severity'],
  message: string,
  offset: number,
  length: number,
): Hit => ({
  rule_id: rule,
  severity,
  message,
  offset,
  length: Math.min(length, 1000),
})

export function* findPersistence(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
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
    const line = lineOf(around, startup.index)
    const isHiddenFile =
      /(?:\/tmp\/|\/var\/tmp\/|\/dev\/shm\/|\/\.[\w-]{1,30}\/?)\S{0,40}(?:\.sh|\.py|\.js)?/.test(
        line,
      ) && !/\.(?:config|local|bashrc|zshrc|profile|openclaw|claude|nvm|cargo|bun|ssh)/.test(line)
    if (bad && worst && isLive(worst) && worst.kind !== 'vendor') {
      const isOneLine = FETCH.test(line)
      const severity = isBad(worst) || worst.kind === 'tunnel' ? 'block' : isOneLine ? 'hold' : null
      if (severity)
        yield found(
          'persistence.startup',
          severity,
          `A command that fetches from ${aboutTarget(worst)} is started again and again.`,
          start + startup.index,
          startup[0].length + 60,
        )
    } else if (/base64\s{1,4}(?:-d|-D|--decode)|\/dev\/tcp/i.test(line)) {
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

const lineOf = (text: string, index: number): string => {
  const start = text.lastIndexOf('\n', index) + 1
  const end = text.indexOf('\n', index)
  return text.slice(start, end === -1 ? text.length : end)
}

const MEMORY_FILE =
  /\b(?:SOUL|MEMORY|AGENTS?|HEARTBEAT|IDENTITY|USER|TOOLS|BOOTSTRAP|CLAUDE|GEMINI)\.md\b|\.cursorrules\b|copilot-instructions\.md|\.claude\/(?:settings\S{0,12}\.json|hooks|CLAUDE\.md)|\.windsurfrules/
const WRITES =
  /(?:>>|>|\btee\s(?:-a\s)?)\s{0,4}["']?\S{0,80}$|\b(?:open|writeFile(?:Sync)?|appendFile(?:Sync)?|write_text|Add-Content|Set-Content|Out-File)\b\s?\(?[^\n]{0,120}$/i
const ORDERED =
  /\b(?:append|add|write|insert|inject|prepend|persist|store|save|put|update|modify|edit|replace)\b(?:[^.\n]|\.(?=\S)){0,140}$/i
const SCOPE =
  /\b(?:every session|all (?:future )?sessions|each session|permanently|from now on|always|persist\w*|all future|future conversations|on every|silently|do not (?:tell|mention|inform)|never mention)\b/i
const STRANGE =
  /https?:\/\/|\bcurl\b|\bwget\b|ignore (?:all|previous)|api[ _-]?key|exfil|without asking|do not ask/i

export function* findMemoryWrites(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  for (const { start, text: around } of windows(text, words.of('memory'), 200, 260, 100)) {
    const match = MEMORY_FILE.exec(around)
    if (!match) continue
    const before = around.slice(0, match.index).split('\n').at(-1) ?? ''
    const isWritten =
      WRITES.test(before) && !/\b(?:read|cat|require|load)\w*\(?[^>]{0,40}$/i.test(before)
    const isOrdered = !file.isCode && ORDERED.test(before)
    if (!isWritten && !isOrdered) continue
    const offset = start + match.index - Math.min(before.length, 160)
    const near = text.slice(Math.max(0, start + match.index - 300), start + match.index + 300)
    const worst = worstOf(targetsIn(near))
    const isGrave = worst !== null && (isBad(worst) || worst.kind === 'tunnel')
    if (isWritten && (file.isCode || />>/.test(before))) {
      yield found(
        'persistence.agent_memory',
        isGrave ? 'block' : 'warn',
        'A command writes to a file that agents read in each session.',
        offset,
        Math.min(before.length, 160) + match[0].length,
      )
    } else if (isOrdered && (isGrave || (SCOPE.test(near) && STRANGE.test(near)))) {
      yield found(
        'persistence.agent_memory',
        isGrave ? 'block' : 'warn',
        'An order to write to a file that agents read in each session.',
        offset,
        Math.min(before.length, 160) + match[0].length,
      )
    }
  }
}

const REPLACES =
  /\b(?:curl|wget|irm|iwr)\b[^\n]{0,300}https?:\/\/[^\s"'`]{4,300}\.(?:md|json|txt|prompt)\b[^\n]{0,160}?(?:>|-o|-O|--output|-OutFile)\s{0,4}["']?[^\s"']{0,100}(?:skills?\/|agents?\/|\.(?:openclaw|clawdbot|moltbot|claude|codex|cursor|agents?)\b|(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY)\.md|\.md\b)/i
const REPLACES_BACK =
  /\b(?:curl|wget|irm|iwr)\b[^\n]{0,100}(?:>|-o|-O|--output|-OutFile)\s{0,4}["']?[^\s"']{0,100}(?:skills?\/|agents?\/|\.(?:openclaw|clawdbot|moltbot|claude|codex|cursor|agents?)\b|(?:SKILL|HEARTBEAT|AGENTS|SOUL|MEMORY|\w+)\.md)[^\n]{0,160}https?:\/\/[^\s"'`]{4,300}\.(?:md|json|txt|prompt)\b/i
const REMOTE_NAME =
  /\b(?:curl|wget)\b[^\n]{0,120}https?:\/\/[^\s"'`]{4,300}\/(?:skill|heartbeat|agents|soul|memory|messaging|rules)\.(?:md|json)\b/i
const FOLLOWS =
  /\b(?:fetch|read|curl|download|get|check|load|re-?fetch|re-?read|visit|retrieve|open|pull)\b[^.\n]{0,60}https?:\/\/[^\s"'`)>]{4,300}(?:\/(?!llms)[\w-]{1,40}\.(?:md|txt)|\/(?:instructions?|prompts?|rules|skill|heartbeat|commands?))\b[^\n]{0,160}?\b(?:follow|execute|obey|do what|act on|apply|perform|carry out|run|every|daily|hours?|periodic\w*|regularly|each)\b|\b(?:every|each|daily|hourly|periodically)\b[^\n]{0,120}\b(?:fetch|read|curl|check|re-?fetch|pull)\b[^\n]{0,60}https?:\/\/[^\s"'`)>]{4,300}\.(?:md|txt)\b/i

export function* findSelfReplacement(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const places = [...words.of('fetch'), ...words.of('send'), ...words.of('memory')].toSorted(
    (a, b) => a - b,
  )
  let isReplaced = false
  let isFollowed = false
  for (const { start, text: around } of windows(text, places, 60, 500, 300)) {
    if (!around.includes('://')) continue
    const replaces = isReplaced
      ? null
      : (REPLACES.exec(around) ?? REPLACES_BACK.exec(around) ?? REMOTE_NAME.exec(around))
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
