/**
 * Writes the types of the command line's client, `cli/src/api/schema.ts`, from `../openapi.json`; `--check`
 * compares instead. Only what that client calls, without descriptions, so that the file changes
 * only where the contract of these calls does.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'

const source = new URL('../openapi.json', import.meta.url)
const target = new URL('../../cli/src/api/schema.ts', import.meta.url)

const used = new Set([
  'auditList',
  'events',
  'me',
  'oidcExchange',
  'proposalsDiff',
  'proposalsList',
  'proposalsRead',
  'proposalsReview',
  'resourceMetadata',
  'skillsArchive',
  'skillsFileRead',
  'skillsFiles',
  'skillsInstall',
  'skillsInstallCommands',
  'skillsList',
  'skillsPolicyDelete',
  'skillsPolicyRead',
  'skillsPolicySet',
  'skillsRead',
  'skillsRevisions',
  'skillsRollback',
  'skillsUninstall',
  'skillsUpdate',
  'skillsUploadAbort',
  'skillsUploadChunk',
  'skillsUploadFinish',
  'skillsUploadStart',
  'skillsUploadStatus',
  'tokensCreate',
  'tokensList',
  'tokensRevoke',
  'workspacesCreate',
  'workspacesDelete',
  'workspacesList',
  'workspacesRead',
])

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text for people goes; a field that is called so is an object, and stays. */
const isProse = (key: string, value: unknown): boolean =>
  (['description', 'summary'].includes(key) && typeof value === 'string') ||
  key === 'example' ||
  (key === 'examples' && !isObject(value))

const terse = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(terse)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key, inner]) => !isProse(key, inner))
  return Object.fromEntries(kept.map(([key, inner]) => [key, terse(inner)]))
}

const selectPaths = (paths: Json): Json => {
  const found = new Set<unknown>()
  const entries = Object.entries(paths).map(([path, methods]) => {
    const wanted = Object.entries(methods as Record<string, Json>).filter(([, { operationId }]) =>
      used.has(String(operationId)),
    )
    for (const [, { operationId }] of wanted) found.add(operationId)
    return [path, Object.fromEntries(wanted)] as const
  })
  const missing = [...used].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`openapi.json has no operation ${missing.join(', ')}`)
  return Object.fromEntries(entries.filter(([, methods]) => Object.keys(methods).length > 0))
}

/** Named schemas that are referred to, from one another too. */
const selectSchemas = (schemas: Json, from: unknown, found: Json = {}): Json => {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (name in found) continue
    found[name] = schemas[name]
    selectSchemas(schemas, schemas[name], found)
  }
  return found
}

const generate = async (): Promise<string> => {
  const document = terse(JSON.parse(await readFile(source, 'utf8'))) as OpenAPI3
  const paths = selectPaths(document.paths as Json)
  const schemas = selectSchemas(document.components?.schemas as Json, paths)
  const sorted = Object.fromEntries(
    Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const { openapi, info } = document
  const selected = { openapi, info, paths, components: { schemas: sorted } } as OpenAPI3
  const head = '// Generated from openapi/openapi.json by `npm run openapi:types`.\n\n'
  return head + astToString(await openapiTypes(selected))
}

const text = await generate()
if (!process.argv.includes('--check')) await writeFile(target, text)
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(
    'cli/src/api/schema.ts is not what openapi/openapi.json says: run `npm run openapi:types`\n',
  )
  process.exitCode = 1
}
