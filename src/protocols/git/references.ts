/** What a client learns before it fetches: capabilities and references. Pure. */
import { BUILD_VERSION } from '../../platform/version.ts'
import type { Head } from '../../registry/history/heads.ts'
import { FLUSH, line } from './pkt-line.ts'
import type { Version } from './request.ts'

const BRANCH = 'refs/heads/main'
const AGENT = `agent=skill-registry/${BUILD_VERSION}`

const CAPABILITIES = [
  'multi_ack_detailed',
  'no-done',
  'side-band',
  'side-band-64k',
  'thin-pack',
  'ofs-delta',
  'no-progress',
  'shallow',
  'deepen-since',
  'deepen-not',
  'deepen-relative',
  'filter',
  'allow-tip-sha1-in-want',
  'allow-reachable-sha1-in-want',
  `symref=HEAD:${BRANCH}`,
  'object-format=sha1',
  AGENT,
].join(' ')

const advertisement2 = Buffer.concat([
  ...['version 2', AGENT, 'ls-refs=unborn', 'fetch=shallow filter', 'object-format=sha1'].map(line),
  FLUSH,
])

/** A clone of an older version learns here that it gets the newest commit without its past. */
export const advertisement = (version: Version, { commitId, isRoot }: Head): Buffer => {
  if (version === 2) return advertisement2
  return Buffer.concat([
    line('# service=git-upload-pack'),
    FLUSH,
    ...(version === 1 ? [line('version 1')] : []),
    line(`${commitId} HEAD\0${CAPABILITIES}`),
    line(`${commitId} ${BRANCH}`),
    ...(isRoot ? [] : [line(`shallow ${commitId}`)]),
    FLUSH,
  ])
}

export const listing = (
  { commitId }: Head,
  { prefixes, capabilities }: { prefixes: readonly string[]; capabilities: ReadonlySet<string> },
): Buffer => {
  const isWanted = (name: string): boolean =>
    prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix))
  const target = capabilities.has('symrefs') ? ` symref-target:${BRANCH}` : ''
  return Buffer.concat([
    ...(isWanted('HEAD') ? [line(`${commitId} HEAD${target}`)] : []),
    ...(isWanted(BRANCH) ? [line(`${commitId} ${BRANCH}`)] : []),
    FLUSH,
  ])
}
