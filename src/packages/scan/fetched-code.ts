/** Follows what another host answers to what evaluates it, over names, in whatever language. Pure. */
import { aboutTarget } from './flows.ts'
import { foreignHosts } from './machine-evidence.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { COMMENT, Secrets, statements } from './secret-flow.ts'
import { hasSign, wholeOf } from './sign.ts'
import { decodedLiteral } from './decode.ts'
import { isAnonymous, isBad, isForeign, type Target, targetsIn, worstOf } from './targets.ts'

const FETCHES =
  /\b(?:urlopen|urlretrieve|requests\.(?:get|post)|httpx\.\w{3,6}|aiohttp|fetch|axios(?:\.\w{3,6})?|got|https?\.get|needle|superagent|file_get_contents|curl_exec|URI\.open|open-uri|Net::HTTP\.get\w*|HTTParty\.get|LWP::Simple|get_content|http\.Get|reqwest::\S{0,20}get|ureq::get|DownloadString|DownloadData|GetStringAsync|GetByteArrayAsync|HttpClient|WebClient|UrlFetchApp\.fetch|XMLHttpRequest|socket\.recv|\brecv|create_connection|makefile|load_state_dict_from_url)\b|\$\((?:curl|wget)\b|`(?:curl|wget)\b|\b(?:irm|iwr|Invoke-RestMethod)\s/
const EVALUATES =
  /\.constructor\)\(|(?<![\w.])(?:exec|eval|execfile|compile|Function|AsyncFunction|loadstring|load|instance_eval|class_eval|create_function)\s{0,2}\(|\bassert\s{0,2}\(\s?\$|\bnew Function\b|\bvm\.(?:run\w{2,20}|Script)|_compile\(|\bmarshal\.loads\(|\b(?:pickle|dill|cloudpickle|joblib|torch)\.loads?\((?![^\n]{0,160}weights_only\s?=\s?True)|\bweights_only\s?=\s?False|\byaml\.(?:unsafe_load|load\([^\n]{0,160}\bUnsafeLoader)|\bjsonpickle\.decode\(|\ballow_pickle\s?=\s?True|\bMarshal\.load\(|\bObjectInputStream\(|\bBinaryFormatter\b|\bunserialize\(|\bAssembly\.Load\w{0,4}\(|\bdefineClass\(|\bScriptEngine\b|\bplugin\.Open\(|\b(?:ba|z|da)?sh["'`,\s]{1,4}["'`]?-c\b|shell\s?=\s?True|\bos\.(?:system|popen)\(|\b(?:execSync|exec)\(|\biex\b|Invoke-Expression|scriptblock\]?::Create|(?:^|[;&|\s])eval\s+["'$]|\beval\s+(?:URI|Net::HTTP|HTTParty|RestClient|open)\b|\bsource\s+<\(|\|\s{0,3}(?:ba)?sh\b|import\(\s?[`"']data:|\bExecuteGlobal\b|\bExecute\s?\(|\bdo shell script\b|\brun script\b|\bCode\.eval_string|\bpcall\(\s?load/

class Fetched extends Secrets {
  override isSource(text: string): boolean {
    return FETCHES.test(text)
  }

  protected override get fields(): RegExp {
    return FIELDS
  }

  protected override isCommon(): boolean {
    return false
  }
}

/** Names of what a host answers are read by their fields. */
const FIELDS = /[A-Za-z_]\w{0,40}(?!\s?\.(?:status\w{0,5}|ok|length|headers|code|url|size)\b)\b/g

const ENCODED = /["'`]([A-Za-z0-9+/=_-]{16,400})["'`]/g
const MAX_ENCODED = 30

/** The address is written so that no reader sees it. */
const encodedHost = (text: string): Target | null => {
  const targets: Target[] = []
  let count = 0
  for (const [, literal = ''] of text.matchAll(ENCODED)) {
    count += 1
    if (count > MAX_ENCODED) break
    const decoded = decodedLiteral(literal)?.text
    if (decoded !== undefined) targets.push(...targetsIn(decoded, 4))
  }
  return worstOf(targets.filter((it) => isForeign(it)))
}

export function* findFetchedCode(file: ScannedFile): Generator<Hit> {
  if (wholeOf(file).lacks(FETCHES) || wholeOf(file).lacks(EVALUATES)) return
  if (!file.isCode && !file.isDecoded) {
    for (const { start, end } of file.fences.slice(0, 30))
      yield* follow(start, file.text.slice(start, Math.min(end, start + 20_000)))
  } else yield* follow(0, file.text.slice(0, 120_000))
}

function* follow(base: number, text: string): Generator<Hit> {
  if (!hasSign(FETCHES, text) || !hasSign(EVALUATES, text)) return
  const fetched = new Fetched(false)
  let encoded: Target | null | undefined
  const hidden = (): Target | null => {
    if (encoded === undefined) encoded = encodedHost(text)
    return encoded
  }
  for (const { at, text: statement } of statements(text)) {
    if (COMMENT.test(statement)) continue
    fetched.enter(statement)
    const isFetched = fetched.isSource(statement) || fetched.holds(statement)
    if (!isFetched) continue
    if (EVALUATES.test(statement)) {
      const worst = worstOf(foreignHosts(statement)) ?? worstOf(foreignHosts(text)) ?? hidden()
      if (worst === null) continue
      yield found(
        'command.pipe_to_shell',
        isBad(worst) || isAnonymous(worst) ? 'block' : 'hold',
        `What ${aboutTarget(worst)} answers is evaluated as code.`,
        base + at,
        statement.length,
      )
      return
    }
    fetched.spread(statement)
  }
}
