/** Hosts that a text names without a scheme: in quotes, behind variables. Pure. */
import { type Target, targetOf } from './targets.ts'

const HOST =
  /(?:["'`@](?:\/\/)?|\bimage:\s|\b(?:wss?|udp|tcp|tls):\/\/|\/dev\/(?:tcp|udp)\/|[}%][sdvx]?\.|\$\w{1,30}\.)(?:\$\{?\w{1,30}\}?\.)?((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})["'`:/\s]/gi

/** Classes of programs that are written as a host is. */
const CLASS =
  /\.(?:env|webclient|webrequest|httpclient|httpwebrequest|tcpclient|sockets|servicepointmanager|cryptography|diagnostics|automation)$/i

export const hostsIn = (text: string): Target[] => {
  const targets: Target[] = []
  for (const [, host = ''] of text.matchAll(HOST)) {
    const target = targetOf(host)
    if (target !== null && /[a-z]\.[a-z]/i.test(host) && !CLASS.test(host)) targets.push(target)
    if (targets.length === 12) break
  }
  return targets
}
