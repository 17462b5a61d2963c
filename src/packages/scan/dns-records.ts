/** Records of a zone that hand names of the user, with certificates or log-ins, to somebody else. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isForeign, targetOf } from './targets.ts'

const MOST = 60_000
const MAX_RECORDS = 300
/** What a customer fills in comes before the name of the recipient. */
const HOST = String.raw`(?:[{<$][\w{.-]{1,40}[}>]{1,2}\.|\$\w{1,30}\.)?((?:[a-z0-9_-]{1,40}\.){1,5}[a-z]{2,12})`
const GAP = String.raw`[\s|"'\x60,]{1,24}`
/** As zones, tables and commands write them. */
const LINE = new RegExp(
  String.raw`(?:^|[\s|"'\x60])([\w*@][\w*.-]{0,80})${GAP}(?:\d{1,6}${GAP})?(?:IN${GAP})?(?:CNAME|NS|DNAME)${GAP}${HOST}`,
  'gim',
)
/** As Terraform, YAML and the bodies of requests write them. */
const FIELDS = new RegExp(
  String.raw`\bname["']?\s{0,8}[:=]\s?f?["'\x60]?([\w*@][\w*.{}$-]{0,80})[^}]{0,160}?\b(?:value|content|target|records?|rrdatas|data)["']?\s{0,8}[:=]\s?\[?\s?f?["'\x60]?${HOST}`,
  'gi',
)
/** As the commands of providers take them. */
const OPTIONS = new RegExp(
  String.raw`--name[=\s]["']?([\w*@][\w*.-]{0,80})["']?[^\n]{0,120}?\s--(?:content|value|target|data|rrdatas)[=\s]["']?${HOST}`,
  'gi',
)
/** Those who issue certificates, or serve names, for their own customers. */
const DELEGATES =
  /(?:^|\.)(?:acme-dns\.io|acm-validations\.aws|dcv\.cloudflare\.com|cloudflare\.com|certificatemanager\.goog|digicert\.com|sectigo\.com|flydns\.net|fly\.dev|vercel-dns\.com|vercel\.com|netlify\.(?:app|com)|herokudns\.com|amazonaws\.com|cloudfront\.net|azure\w{0,12}\.(?:com|net)|github\.io|pages\.dev|onrender\.com|googlehosted\.com|ghs\.googlehosted\.com)$/
/** What Terraform fills in. */
const REFERENCE = /^(?:var|local|module|data|each|aws_\w{2,40}|azurerm_\w{2,40}|google_\w{2,40})\./
const SHOWN = /\b(?:example|your-?domain|my-?domain|domain)\.\w{2,6}\.?$/i
const CERTIFICATE = /^_acme-challenge\b/i
/** Names under which users log in, or all names. */
const TRUSTED =
  /^(?:\*|(?:sso|auth|login|accounts?|id|idp|vpn|admin|secure|mail|webmail|my)(?:\.|$))/i
const COOKIES = /\bcookies?\b[^\n]{0,60}\bDomain\s?=|\bSESSION_COOKIE_DOMAIN\b|\bdomain:\s?["']\./i

type DnsRecord = { name: string; host: string; index: number; length: number }

export function* findDnsRecords(file: ScannedFile): Generator<Hit> {
  const text = file.text.slice(0, MOST)
  if (!/\b(?:CNAME|DNAME|NS)\b/.test(text) || !/_acme-challenge|\bcookie/i.test(text)) return
  const groups = new Map<string, DnsRecord[]>()
  for (const record of recordsIn(text)) {
    const owner = record.host.split('.').slice(-2).join('.')
    groups.set(owner, [...(groups.get(owner) ?? []), record])
  }
  for (const [owner, records] of groups) {
    // A zone may point into itself.
    if (records.some(({ name }) => name.toLowerCase().replace(/\.$/, '').endsWith(owner))) continue
    const certificates = records.filter(({ name }) => CERTIFICATE.test(name))
    // One record for a name of an example is how a service says what it needs.
    const isShown = certificates.length === 1 && SHOWN.test(certificates[0]?.name ?? '')
    const hasCertificate = certificates.length > 0
    const first =
      records.find(({ name }) => TRUSTED.test(name)) ?? (isShown ? undefined : certificates[0])
    if (first === undefined || !(hasCertificate || COOKIES.test(text))) continue
    yield found(
      'command.disables_protection',
      'hold',
      `Names of the user, with their ${hasCertificate ? 'certificates' : 'cookies'}, are handed to ${owner}.`,
      first.index,
      first.length,
    )
    return
  }
}

function* recordsIn(text: string): Generator<DnsRecord> {
  let count = 0
  for (const pattern of [LINE, FIELDS, OPTIONS]) {
    for (const { index, 0: match, 1: name = '', 2: value = '' } of text.matchAll(pattern)) {
      count += 1
      if (count > MAX_RECORDS) return
      const host = value.toLowerCase()
      const isQuoted = /["'\x60]/.test(match.at(-value.length - 1) ?? '')
      if (pattern === FIELDS && !isQuoted && REFERENCE.test(host)) continue
      const target = targetOf(`https://${host}/`)
      if (target === null || !isForeign(target) || DELEGATES.test(host)) continue
      yield { name, host, index, length: match.length }
    }
  }
}
