/**
 * `pull <slug>`: downloads a skill, checks that it is what the registry describes, and unpacks it.
 */
import { fingerprintOf } from '../packages/fingerprint.ts'
import { type ArchiveLimits, defaultLimits } from '../packages/archive/limits.ts'
import { readArchive } from '../packages/archive/read-archive.ts'
import { parseSlug } from '../packages/manifest/slug.ts'
import type { PackageFile } from '../packages/types.ts'
import type { Options, Parsed, SourceKind } from './arguments.ts'
import type { Context } from './context.ts'
import { asRefusal, exitCodes, Refusal, refuse, UsageError } from './failures.ts'
import { NewFolder } from './new-folder.ts'
import type { FileList, Registry, Revision } from './registry.ts'
import { isConnectionLoss } from './retrying.ts'
import { files as countOf } from './text.ts'

type Found = { slug: string; sourceKind: SourceKind; list: FileList; include: Include }

type Include = Pick<Revision, 'include'>

const includeOf = ({ unserved: isWanted }: Options): Include =>
  isWanted ? { include: 'unserved' } : {}

/** The order in which source kinds are tried for a name without one. */
const precedence: readonly SourceKind[] = ['user', 'registry', 'system']

const TRIES = 5

export const pull = async (
  context: Context,
  { argument: slug, options }: Parsed,
): Promise<number> => {
  const name = parseSlug(slug)?.name
  if (name === undefined)
    throw new UsageError(`"${slug}" is not a slug: [owner/]name in lower case`)
  const found = await find(context.registry, slug, options)
  const folder = await NewFolder.at(options.to ?? name)
  try {
    await folder.complete(await download(context, found, folder))
  } finally {
    await folder.close()
  }
  const { fingerprint, files } = found.list
  const value = {
    status: 'pulled',
    slug,
    source_kind: found.sourceKind,
    fingerprint,
    folder: folder.path,
    files: files.map(({ path }) => path),
  }
  context.output.result(value, () => [
    `Pulled ${slug} (${found.sourceKind}) with ${countOf(files.length)} into ${folder.path}`,
    `fingerprint: ${fingerprint}`,
  ])
  return exitCodes.ok
}

/** Another source kind may have it. */
const missingCodes = new Set(['skills.not_found', 'skills.revision_not_found', 'cli.not_served'])

/** The registry gives the reason only to callers that may have the bytes. */
const namedUnserved = (error: unknown, slug: string): unknown => {
  const reason = error instanceof Refusal ? error.problem.details?.['status_reason'] : undefined
  if (typeof reason !== 'string') return error
  return refuse(
    'cli.not_served',
    'Not served',
    `${slug} is not served: ${reason}. Nothing was downloaded; --unserved downloads it anyway.`,
  )
}

const find = async (registry: Registry, slug: string, options: Options): Promise<Found> => {
  const { version, fingerprint } = options
  const wanted = {
    ...(version === undefined ? {} : { version }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...includeOf(options),
  }
  let missing: Refusal | null = null
  const kinds = options['source-kind'] ? [options['source-kind']] : precedence
  for (const sourceKind of kinds) {
    try {
      const list = await registry.files(sourceKind, slug, wanted)
      checkFingerprint(fingerprint ?? list.fingerprint, list.fingerprint)
      return { slug, sourceKind, list, include: includeOf(options) }
    } catch (cause) {
      const error = namedUnserved(cause, slug)
      if (!(error instanceof Refusal) || !missingCodes.has(error.code)) throw error
      if (missing === null || error.code === 'cli.not_served') missing = error
    }
  }
  throw missing ?? new Error('no source kind was tried')
}

/** Only a complete download counts; a lost connection is retried. */
const download = async (
  context: Context,
  found: Found,
  folder: NewFolder,
): Promise<PackageFile[]> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(context.registry, found, folder)
    } catch (error) {
      if (!isConnectionLoss(error) || attempt === TRIES) throw error
      context.output.tell('The connection was lost; downloading again')
    }
  }
}

const downloadOnce = async (
  registry: Registry,
  { slug, sourceKind, list, include }: Found,
  folder: NewFolder,
): Promise<PackageFile[]> => {
  const body = await registry.stream((api) =>
    api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/archive', {
      params: {
        path: registry.pathOf(sourceKind, slug),
        query: { fingerprint: list.fingerprint, ...include },
      },
      parseAs: 'stream',
    }),
  )
  try {
    const { files } = await readArchive(body, limitsOf(list), (file) => folder.keep(file))
    checkFingerprint(list.fingerprint, fingerprintOf(files))
    return files
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The registry has declared the size; no more than that is read. */
const limitsOf = ({ files }: FileList): ArchiveLimits => {
  const sizes = files.map(({ size }) => size)
  // Headers, a pax header and padding for each file, and the end mark.
  const unpacked = sizes.reduce((sum, size) => sum + size, (files.length + 1) * 4096)
  return {
    ...defaultLimits,
    compressedBytes: unpacked + defaultLimits.gzipHeaderBytes,
    uncompressedBytes: unpacked,
    ratio: Infinity,
    entries: files.length,
    fileBytes: Math.max(...sizes),
  }
}

const checkFingerprint = (wanted: string, found: string): void => {
  if (wanted === found) return
  throw refuse(
    'cli.other_content',
    'Other content',
    `The registry returned content with fingerprint ${found}, not ${wanted}. Nothing was unpacked.`,
  )
}
