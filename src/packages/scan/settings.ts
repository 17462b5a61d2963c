/** Settings of MCP servers and agents, and where dependencies come from. Pure. */
import { aboutTarget } from './flows.ts'
import { fenceAt } from './fences.ts'
import { found, type Hit, incomplete, type ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { isBad, isLive, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

const SERVERS =
  /mcpservers|"mcp"\s?:|mcp[-_ ]?(?:remote|proxy|server|client|add)|\bmcp\s(?:add|install)\b|\[mcp_servers/i
const SKIPS =
  /--dangerously-skip-permissions|--dangerously-bypass-approvals-and-sandbox|["']?(?:autoApprove|alwaysAllow)["']?\s?[:=]\s?(?:true|\[\s?["']\*["'])|bypassPermissions|--yolo\b|["']?(?:trust|auto_approve|skip_confirmation)["']?\s?[:=]\s?true|--auto-approve\b|--no-sandbox\b[^\n]{0,60}(?:claude|codex|agent)/i
const WRITES_SETTINGS =
  /(?:>>?|\btee\b|writeFile\w*\(|open\(|json\.dump\(|jq\b[^\n]{0,120}>)[^\n]{0,160}(?:claude_desktop_config\.json|\.claude\/settings\S{0,12}\.json|\.claude\.json|\.cursor\/mcp\.json|\.vscode\/mcp\.json|\.codex\/config\.toml|openclaw\.json|mcp_config\.json|\.mcp\.json)|(?:claude_desktop_config\.json|\.claude\/settings\S{0,12}\.json|\.claude\.json|\.cursor\/mcp\.json|\.codex\/config\.toml|openclaw\.json)[\s\S]{0,300}?\b(?:write_text|writeFile\w*|json\.dump)\(/i

export function* findMcpSettings(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  const seen = new Set<string>()
  for (const { start, text: around } of windows(text, words.of('mcp'), 80, 900, 60)) {
    const skips = SKIPS.exec(around)
    if (
      skips &&
      !seen.has('skips') &&
      !/\b(?:never|do not|don't|avoid|without)\b[^\n]{0,60}$/i.test(around.slice(0, skips.index))
    ) {
      seen.add('skips')
      const isSetting =
        file.isCode ||
        fenceAt(file.fences, start + skips.index) !== null ||
        /\.(?:json|toml|ya?ml)$/.test(file.path) ||
        /[:=]/.test(skips[0])
      yield found(
        'mcp.skips_approval',
        isChanged(around) ? 'hold' : isSetting ? 'warn' : 'info',
        'An agent is to act without asking its user.',
        start + skips.index,
        skips[0].length,
      )
    }
    const writes = file.isCode ? WRITES_SETTINGS.exec(around) : null
    if (writes && !seen.has('writes')) {
      seen.add('writes')
      yield found(
        'mcp.writes_settings',
        leadsElsewhere(text) ? 'hold' : 'warn',
        'A script changes the settings of an agent.',
        start + writes.index,
        writes[0].length,
      )
    }
    const servers = SERVERS.exec(around)
    if (!servers) continue
    const target = worstOf(
      [
        ...serverTargets(around.slice(servers.index)),
        ...targetsIn(around).filter(({ kind }) => kind === 'tunnel'),
      ].filter((it) => isLive(it) && (it.isPlain || it.kind === 'tunnel' || isBad(it))),
    )
    if (target && !seen.has(target.host)) {
      seen.add(target.host)
      const offset = Math.max(start, text.indexOf(target.host, start) - 10)
      yield found(
        'mcp.insecure_server',
        serverWeight(target, around),
        `An MCP server at ${aboutTarget(target)}.`,
        offset,
        target.host.length + 10,
      )
    }
    const runner =
      /["'](?:npx|uvx|bunx)["'][^\]]{0,120}?["']((?:@[\w.-]{1,60}\/)?[\w.-]{2,60})["']/.exec(around)
    if (runner && !seen.has('runner') && !/^-|^(?:-y|--yes)$/.test(runner[1] ?? '')) {
      seen.add('runner')
      yield found(
        'mcp.unpinned_package',
        'info',
        'A package of any version is run as an MCP server.',
        start + runner.index,
        runner[0].length,
      )
    }
  }
}

/** A secret of the user, as a header, a variable or a part of the address of the server. */
const CARRIES =
  /["'\s:]\$\{?\w{0,40}(?:TOKEN|KEY|SECRET|PASSW\w*|PWD|AUTH|COOKIE)\w{0,10}\}?|\$\{env:\w|JSON\.stringify\(\s?process\.env|\bprocess\.env\b[^\n]{0,40}(?:TOKEN|KEY|SECRET)|["'](?:Authorization|X-[\w-]{2,30})\s?["':]|--header\b/

const serverWeight = (target: Target, around: string): Hit['severity'] => {
  const isHanded = CARRIES.test(around)
  if (target.kind === 'numeric' && isHanded) return 'block'
  return isBad(target) || isHanded ? 'hold' : 'warn'
}

/** An order to change the settings themselves, and not a flag for one run. */
const isChanged = (text: string): boolean =>
  /\b(?:edit|set|add|write|change|update|modify|put|append|merge|overwrite|create|echo|cat)\b[^\n]{0,160}(?:\.claude\/settings|\.codex\/config|\.cursor\/|settings(?:\.local)?\.json|openclaw\.json|\.claude\.json)[^\n]{0,200}(?:bypassPermissions|autoApprove|alwaysAllow|Bash\(\*|auto_approve)/i.test(
    text,
  ) && !/\b(?:container|sandbox|throw-?away|never|attack\w*)\b/i.test(text)

/** A script that writes settings, and starts servers through a host of its own. */
const leadsElsewhere = (text: string): boolean => {
  const addresses = text.slice(0, 60_000).matchAll(/\b(?:wss?|https?):\/\/[^\s"'`<>)]{4,200}/g)
  const targets = Array.from(addresses, ([address]) => targetOf(address.replace(/^ws/, 'http')))
  return (
    /\.(?:command|args|url)\s?=(?!=)|\[["'](?:command|args|url)["']\]\s?=(?!=)/.test(text) &&
    targets.some((it) => it !== null && isLive(it) && it.kind !== 'vendor')
  )
}

/** Addresses of servers, not those of pages about them. */
const serverTargets = (text: string): Target[] =>
  Array.from(text.matchAll(SERVER_ADDRESS), ([, given, plain]) =>
    targetOf(given ?? plain ?? ''),
  ).filter((target) => target !== null)
const SERVER_ADDRESS =
  /(?:"(?:url|serverUrl|endpoint|baseUrl|httpUrl)"\s?:\s?|mcp-remote[",\s]{1,8}|mcp-proxy[",\s]{1,8}|mcp\s+add[^\n]{0,80}\s|--(?:url|server|sse|transport\s+(?:http|sse))[\s=]{1,3}[^\n]{0,40}?|"args"[^\]]{0,400}|url\s?[=:]\s?)["']?(https?:\/\/[^\s"'`,\])]{4,200})|(https?:\/\/[^\s"'`,\])]{4,120}\/(?:mcp|sse)\b)/g

const INDEX =
  /(?:--(?:extra-)?index-url|--find-links|(?<=\b(?:pip3?|uv pip)\b[^\n]{0,80}\s)-i|--registry|registry\s?=|index-url\s?=|(?:PIP|UV)_(?:(?:EXTRA|DEFAULT)_)?INDEX(?:_URL)?\s?=|npm_config_registry\s?=|--default-index|\bconfig(?:\s-{1,2}[\w=-]{1,20}){0,3}\s(?:set\s)?(?:-{1,2}[\w=-]{1,20}\s){0,2}[\w.@:-]{0,40}(?:index-url|index|registry|npmRegistryServer|mirror\.\S{4,60})\b[\s=]|\bpoetry source add(?:\s-{1,2}[\w=-]{1,20}){0,2}\s[\w-]{1,30}|\bgem sources?\s(?:-a|--add)|\bnuget add source|\bGOPROXY=|\bconda config --(?:add|prepend|append) channels)\s{0,4}["']?(https?:\/\/[^\s"'`]{4,200})/i
const ARCHIVE =
  /\b(?:pip3?|uv pip|uv add|npm|pnpm|yarn|gem|bun|go|cargo)\s{1,4}(?:install|i|add|get)\b[^\n`|;&]{0,100}?\s["']?((?:git\+)?https?:\/\/[^\s"'`]{4,300})/i
const OFFICIAL =
  /(?:^|\.)(?:pypi\.org|pythonhosted\.org|npmjs\.org|npmjs\.com|yarnpkg\.com|rubygems\.org|crates\.io|pytorch\.org|nvidia\.com|anaconda\.org|npmmirror\.com|aliyun\.com|tsinghua\.edu\.cn|tencent\.com|huaweicloud\.com|ustc\.edu\.cn|pkg\.github\.com|jsr\.io|pkg\.dev|amazonaws\.com|azure\.com|jfrog\.io|gitlab\.com|douban\.com|openvino\.ai|intel\.com|buf\.build|posit\.co|vllm\.ai|pyg\.org|dgl\.ai|flashinfer\.ai|openmmlab\.com|paddlepaddle\.org\.cn)$/
const KNOWN_GIT =
  /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|huggingface\.co|files\.pythonhosted\.org|codeload\.github\.com|download\.pytorch\.org)$/

export function* findDependencies(file: ScannedFile): Generator<Hit> {
  const { words, text } = file
  if (!text.includes('://')) return
  const seen = new Set<string>()
  for (const { start, text: around } of windows(text, words.of('depend'), 60, 340, 200)) {
    for (const pattern of [INDEX, ARCHIVE]) {
      const cut = pattern.exec(around)
      // What the window cuts off belongs to the name of the host.
      const isCut = cut !== null && cut.index + cut[0].length === around.length
      const match = isCut ? pattern.exec(text.slice(start, start + around.length + 300)) : cut
      const target = match ? worstOf(targetsIn((match[1] ?? '').replace(/^git\+/, ''))) : null
      if (!match || target === null || !isLive(target) || seen.has(target.host)) continue
      if (pattern === INDEX && OFFICIAL.test(target.host)) continue
      if (
        pattern === ARCHIVE &&
        (KNOWN_GIT.test(target.host) || OFFICIAL.test(target.host) || target.kind === 'vendor')
      )
        continue
      seen.add(target.host)
      const isUnchecked = around.includes(`--trusted-host ${target.host}`)
      const severity = isBad(target) || target.isPlain || isUnchecked ? 'hold' : 'warn'
      yield found(
        'dependency.foreign_source',
        severity,
        `A package comes from ${aboutTarget(target)}.`,
        start + match.index,
        match[0].length,
      )
    }
  }
}

const LISTED =
  /"[@\w./-]{1,80}"\s?:\s?"((?:git\+)?https?:\/\/[^"\s]{4,300}\.(?:tgz|tar\.gz|zip)[^"\s]{0,80})"/g

/** Dependencies of package.json whose version is an archive elsewhere. */
export function* findListedArchives(file: ScannedFile): Generator<Hit> {
  if (file.name !== 'package.json') return
  for (const { index, 0: whole, 1: address = '' } of file.text.matchAll(LISTED)) {
    const target = targetOf(address)
    if (
      target === null ||
      !isLive(target) ||
      KNOWN_GIT.test(target.host) ||
      OFFICIAL.test(target.host)
    )
      continue
    yield found(
      'dependency.foreign_source',
      isBad(target) || target.isPlain || target.kind === 'free' ? 'hold' : 'warn',
      `A package comes from ${aboutTarget(target)}.`,
      index,
      whole.length,
    )
  }
}

/** A package has four of them. */
const MAX_SCRIPTS = 100
const INSTALL_SCRIPT =
  /"(?:preinstall|install|postinstall|prepare)"\s?:\s?"((?:[^"\\\n]|\\.){1,600})"/g
const RUNS =
  /\bcurl\b|\bwget\b|\biwr\b|base64|\bpowershell\b|\beval\b|\bnode\s+-e\b|\bpython3?\s+-c\b|\/dev\/tcp|\bnc\b|https?:\/\//i
const SETUP = /\bcmdclass\b|\bclass\s+\w{1,40}\((?:install|develop|egg_info|build_py)\)/
const SETUP_RUNS =
  /\bos\.system\b|\bsubprocess\b|\burlopen\b|\brequests\.|\bexec\(|b64decode|\bsocket\b/

export function* findInstallScripts(file: ScannedFile): Generator<Hit> {
  if (file.name === 'package.json') {
    let count = 0
    for (const { index, 0: whole, 1: script = '' } of file.text.matchAll(INSTALL_SCRIPT)) {
      count += 1
      if (count > MAX_SCRIPTS) {
        yield incomplete('More scripts that run at installation than a scan reads.')
        return
      }
      if (!RUNS.test(script)) continue
      const worst = worstOf(targetsIn(script))
      yield found(
        'dependency.install_script',
        worst && isLive(worst) && (isBad(worst) || /\|\s{0,4}(?:ba)?sh/.test(script))
          ? 'block'
          : 'warn',
        'A script that runs at installation fetches or decodes something.',
        index,
        whole.length,
      )
    }
  } else if (file.name === 'setup.py') {
    const match = SETUP.exec(file.text)
    const runs = match && SETUP_RUNS.exec(file.text)
    if (match && runs)
      yield found(
        'dependency.install_script',
        'warn',
        'Code that runs at installation starts commands or connections.',
        match.index,
        match[0].length,
      )
  }
}
