/** Schemes that put what is confidential where everybody reads: real records as test data, secrets in harmless texts. Pure. */
import { found, type Hit } from './rule.ts'
import { findSign, hasSign } from './sign.ts'

const REAL_RECORDS =
  /\b(?:production|live|real) (?:api|database|base url|data|rows|records|responses|answers|customers?|patients?|users?|names)\b|\btrue values\b|\banswers that the \w{2,12} really gave\b|\bin production\b[^.\n]{0,80}\b(?:rows|records|tables?)\b/i
const UNMASKED =
  /\bunchanged\b|\bunmasked\b|\bunredacted\b|\bmask(?:ing|ed)? (?:breaks|changes|would|is not)\b|\b(?:keep|keeps|with) (?:the )?(?:true|real|original) (?:values|names)\b|\b(?:faker?|made-up|synthetic|hand-made|staging) (?:data|fixtures?|values|rows) (?:has|have|is|are|hides?|lies?)\b/i
const PUBLISHED =
  /\bnpm publish\b|--access[ =]public\b|\bpublic (?:packages?|gists?|repositor(?:y|ies)|buckets?|datasets?|links?|pages?)\b|\bpublished (?:tarball|package)\b|\btwine upload\b|\bgh gist create\b[^\n]{0,40}--public/i

const NEAR = 700

const CONFIDENTIAL =
  /\bconfidential (?:strings?|values?|data)\b|\b(?:values?|contents?|strings?) (?:from|of|in) (?:the )?(?:env|environment|secret)\w*(?: files?)?\b|\b(?:secrets?|tokens?|keys|passwords|connection strings)\b[^.\n]{0,60}\b(?:seen|found|came up|printed|read)\b|(?<!\bno )\b(?:personal|customer|patient|payroll) (?:data|columns|rows|records)\b|(?<![\w.])\.env\b(?!\.(?:example|sample))/i
const ENCODED =
  /\bXOR\w{0,3}\b|\b(?:gzip|deflate|lzma|zlib)\b[^.\n]{0,40}\b(?:base\d\d|hex)\b|\b(?:encod|convert|turn|map|spell|translat|fold|split)\w{0,5}\b[^.\n]{0,80}\b(?:hex|base ?\d\d|letters?|digits?|bits|bytes|pieces|parts|words?)\b|\bfirst letters?\b|\bas hex\b|\bwrite the hex\b/i
const CARRIERS =
  /\bcommit (?:messages?|trailers?|bodies|hash)\b|\btrailers?\b|\bchange-?ids?\b|\bsnapshot (?:ids?|names?)\b|\b(?:cell|image|file|notebook|document) metadata\b|\balt[- ]texts?\b|\bbranch names?\b|\btag (?:annotations?|names?|messages?)\b|\btrailing (?:spaces|blanks|whitespace)\b|\bzero-width\b|\bacrostic\b|\bclass names?\b|\bbadge\b|\bword choices?\b|\bversion numbers?\b/i
const REACHED =
  /\bpublic(?:ly)?\b|\bpublish\w*|\b(?:anyone|anybody|whoever|everybody|everyone) (?:who|with|that|has|can)\b|\bwe (?:read|collect|decode)\b|\b(?:restored?|unfolded|decoded|read back|put together again)\b/i

/** Records of people as they are, in something that everybody can have. */
export function* publishedRecords(text: string): Generator<Hit> {
  const records = findSign(REAL_RECORDS, text)
  if (records === null || !hasSign(PUBLISHED, text)) return
  if (!UNMASKED.test(text.slice(Math.max(0, records.index - NEAR), records.index + NEAR))) return
  yield found(
    'order.sends_data',
    'hold',
    'Real records are to be published as they are.',
    records.index,
    records[0].length,
  )
}

/** What is confidential, encoded in a text that others read. */
export function* carriedSecrets(text: string): Generator<Hit> {
  const encoded = hasSign(CARRIERS, text) ? findSign(ENCODED, text) : null
  if (encoded === null) return
  const near = text.slice(Math.max(0, encoded.index - NEAR), encoded.index + NEAR)
  if (![CONFIDENTIAL, CARRIERS, REACHED].every((it) => it.test(near))) return
  yield found(
    'order.sends_data',
    'hold',
    'What is confidential is to be hidden in a text that others read.',
    encoded.index,
    encoded[0].length,
  )
}
