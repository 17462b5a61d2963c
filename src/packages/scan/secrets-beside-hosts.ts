/** Programs that read what is secret and name a host of somebody else, where no flow between them is seen. Pure. */
import { SEND } from './data-rules.ts'
import { aboutTarget } from './flows.ts'
import { found, type Hit } from './rule.ts'
import { isSecretPlace } from './secret-places.ts'
import { hasSign } from './sign.ts'
import { isForeign, targetsIn, worstOf } from './targets.ts'

const MAX_TARGETS = 30
/** A request of any language. */
const ASKS =
  /\bnet\.Dial|\breqwest::|\bureq::|\bHttpClient\b|\bURLConnection\b|\bsocket\b|\bmail\(|\bLWP::|\bHTTP::Tiny\b|\bNet::HTTP\b|\bcurl_exec\b|\bfetch\(|\bhttp\.(?:Get|NewRequest)\(|\bhttps?\.(?:get|request)\(|\bGuzzle|\bRestClient\b|\bInvoke-WebRequest\b/
/** A program that is started gets the environment of its parent, and a tool has an entry of its own. */
const OWN =
  /\benv(?:ironment)?\s?[:=]\s?(?:\{|dict\(|process\.env\b|os\.environ\b)|\bfind-generic-password\b|\bControlPath\b|\bUserKnownHostsFile\b|["']-i["']\s?,/

type Statement = { at: number; statement: string; read: string | null; isSource: boolean }

export function* besideHost(text: string, statements: readonly Statement[]): Generator<Hit> {
  const source = statements.find(
    ({ isSource, read }) =>
      isSource && read !== null && !OWN.test(read) && isSecretPlace(read, false),
  )
  if (source === undefined || !(hasSign(SEND, text) || hasSign(ASKS, text))) return
  const worst = worstOf(targetsIn(text, MAX_TARGETS).filter((it) => isForeign(it)))
  if (worst === null) return
  yield found(
    'data.credentials_sent',
    'hold',
    `A program reads what is secret, and asks ${aboutTarget(worst)}.`,
    source.at,
    source.statement.length,
  )
}
