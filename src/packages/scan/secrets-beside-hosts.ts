/** Programs that read what is secret and name a host of somebody else, where no flow between them is seen. Pure. */
import { SEND } from './data-rules.ts'
import { aboutTarget } from './flows.ts'
import { hostsIn } from './host-names.ts'
import { isLeftOut } from './left-out.ts'
import { found, type Hit } from './rule.ts'
import { isSecretPlace } from './secret-places.ts'
import { hasSign } from './sign.ts'
import { isForeign, type Target, targetsIn, worstOf } from './targets.ts'
import { withoutUnread } from './unread.ts'

const MAX_TARGETS = 30
/** A request of any language. */
const ASKS =
  /\bnet\.Dial|\bReq\.(?:post|put)\b|\b\w{1,12}\.Post(?:AsJson)?(?:Async)?\(|\bBodyPublishers\b|\bparamiko\b|\bSFTPClient\b|\bftplib\b|\bFTP(?:_TLS)?\(|\bsmtplib\b|\basyncssh\b|\bssh2\b|\bNet::(?:SFTP|FTP|SCP|SSH)\b|\bwebsockets?\.connect\(|\bnew WebSocket\(|\breqwest::|\bureq::|\bHttpClient\b|\bURLConnection\b|\bsocket\b|\bmail\(|\bLWP::|\bHTTP::Tiny\b|\bNet::HTTP\b|\bcurl_exec\b|\bfetch\(|\bhttp\.(?:Get|NewRequest)\(|\bhttps?\.(?:get|request)\(|\bGuzzle|\bRestClient\b|\bInvoke-WebRequest\b/
/** A program that is started gets the environment of its parent, and a tool has an entry of its own. */
const OWN =
  /\benv(?:ironment)?\s?[:=]\s?(?:\{|dict\(|process\.env\b|os\.environ\b)|\bfind-generic-password\b|\bControlPath\b|\bUserKnownHostsFile\b|["'\s]-i["']\s?,/

type Statement = { at: number; statement: string; isSource: boolean }

export function* besideHost(text: string, statements: readonly Statement[]): Generator<Hit> {
  const source = statements.find(({ at, statement, isSource }) => {
    if (!isSource || isLeftOut(text, at + Math.floor(statement.length / 2))) return false
    const read = withoutUnread(statement)
    return !OWN.test(read) && isSecretPlace(read, false)
  })
  if (source === undefined || !(hasSign(SEND, text) || hasSign(ASKS, text))) return
  const worst = worstOf(
    [...targetsIn(text, MAX_TARGETS), ...namedHosts(text)].filter((it) => isForeign(it)),
  )
  if (worst === null) return
  yield found(
    'data.credentials_sent',
    'hold',
    `A program reads what is secret, and asks ${aboutTarget(worst)}.`,
    source.at,
    source.statement.length,
  )
}

/** Without a scheme, names of files and fields look like hosts. */
const namedHosts = (text: string): Target[] =>
  hostsIn(text).filter(({ host }) =>
    /\.(?:com|net|org|io|dev|ru|cn|xyz|top|me|sh|cc|site|online|pub|app|cloud|live|eu|de|uk|co|network|tech|works|systems|services|digital|space|host)$/.test(
      host,
    ),
  )
