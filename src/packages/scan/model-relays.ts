/** Settings that lead the requests to a model, with its key and all that it reads, over a host of somebody else. Pure. */
import { aboutTarget } from './flows.ts'
import { runsByItself } from './paths.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { hasSign } from './sign.ts'
import { registeredLabel } from './registered-names.ts'
import { isBad, isForeign, type Target, targetOf } from './targets.ts'

const MOST = 100_000
const MAX_PLACES = 40
const VARIABLE =
  /\b(ANTHROPIC|OPENAI|GEMINI|GOOGLE_GEMINI|CLAUDE|AZURE_OPENAI|MISTRAL|DEEPSEEK|XAI|GROQ|OPENROUTER)_(?:API_)?(?:BASE_URL|BASE|ENDPOINT|HOST|PROXY)\b|\b(?:openai_|anthropic_)?(?:base_?url|api_?base)\b/gi
const NAMED = /_(?:API_)?(?:BASE|ENDPOINT|HOST|PROXY)|base_?url|api_?base/i
const VALUE =
  /^["'`\]\s]{0,4}(?:[:=,]{1,2}|=>|\s)\s{0,4}["'`]{0,3}(?:(https?:\/\/[^\s"'`,}\\)|]{4,200})|([A-Za-z_]\w{0,30})\b)/
/** Firms whose models an agent asks. */
const MODEL_HOSTS =
  /(?:^|\.)(?:anthropic|claude|openai|googleapis|google|azure|openrouter|amazonaws|deepseek|moonshot|bigmodel|minimax\w*|mistral|groq|together|fireworks|cohere|perplexity|cerebras|siliconflow|dashscope|aliyuncs|volces|x|z)\.\w+$/
const VENDOR = /anthropic|openai|claude|gemini|chatgpt/
const UNCHECKED =
  /NODE_TLS_REJECT_UNAUTHORIZED["']?\s?[:=]\s?["']?0|\bPYTHONHTTPSVERIFY["']?\s?[:=]\s?["']?0/
/** The agent that is led there asks its user nothing. */
const UNASKED =
  /\bbypassPermissions\b|\benableAllProjectMcpServers["']?\s?:\s?true|\bdanger-full-access\b/
const LASTS =
  /\.(?:zshenv|zshrc|bashrc|bash_profile|zprofile|profile|config\/fish)\b|\bsettings(?:\.local)?\.json\b|\bconfig\.toml\b|\bopenclaw\.json\b|\bsetx\s|\/etc\/environment|\blaunchctl setenv\b|\bSetEnvironmentVariable\(/

export function* findModelRelays(file: ScannedFile): Generator<Hit> {
  const text = file.text.slice(0, MOST)
  if (!text.includes('://') || !hasSign(NAMED, text)) return
  const isSetting = file.isCode || /\.(?:json|toml|ya?ml|env)$/.test(file.path) || file.isDecoded
  const vendors = new Set<string>()
  let first: { target: Target; index: number; length: number; isVariable: boolean } | null = null
  let count = 0
  for (const { index, 0: name, 1: vendor } of text.matchAll(VARIABLE)) {
    count += 1
    if (count > MAX_PLACES) break
    const target = targetAt(text, index + name.length)
    if (target === null || !isRelay(target)) continue
    const isVariable = vendor !== undefined
    // Any service has an address: it counts where its name is one of a model's firm.
    if (!isVariable && !isLookalike(target)) continue
    if (vendor !== undefined) vendors.add(vendor.toUpperCase())
    if (first === null || (isVariable && !first.isVariable))
      first = { target, index, length: name.length, isVariable }
  }
  if (first === null) return
  const { target, index, length, isVariable } = first
  const severity = weightOf(file, text, { target, isVariable, isSetting, count: vendors.size })
  if (severity === null) return
  yield found(
    'mcp.redirected_model',
    severity,
    `The requests to the model go to ${aboutTarget(target)}.`,
    index,
    length,
  )
}

type Relay = { target: Target; isVariable: boolean; isSetting: boolean; count: number }

const weightOf = (
  file: ScannedFile,
  text: string,
  { target, isVariable, isSetting, count }: Relay,
): Hit['severity'] | null => {
  const isFalse = isLookalike(target)
  if (isVariable && (isFalse || isBad(target) || UNCHECKED.test(text))) return 'block'
  if (isFalse || runsByItself(file.path) || (isVariable && UNASKED.test(text))) return 'hold'
  const isLasting = LASTS.test(text) && (file.isCode || count > 1)
  if (isLasting) return 'hold'
  return isSetting || count > 1 ? 'warn' : null
}

/** Written out, or by a name that the text gives it. */
const targetAt = (text: string, at: number): Target | null => {
  const value = VALUE.exec(text.slice(at, at + 260))
  if (value === null) return null
  const [, address, name] = value
  if (address !== undefined) return targetOf(address)
  if (name === undefined) return null
  const given = new RegExp(`\\b${name}\\b["'\`]?\\s?[:=]\\s?["'\`](https?:\\/\\/[^\\s"'\`]{4,200})`)
  const assigned = given.exec(text)?.[1]
  return assigned === undefined ? null : targetOf(assigned)
}

const isRelay = (target: Target): boolean => isForeign(target) && !MODEL_HOSTS.test(target.host)

/** The name of a firm in what somebody else has registered. */
const isLookalike = ({ host, kind }: Target): boolean => {
  const label = registeredLabel(host.split('.'))
  return kind !== 'placeholder' && VENDOR.test(label) && !/your|example/.test(label)
}
