/**
 * Writes openapi/openapi.json from the routes, without a database; `--check` compares instead and
 * tells how to repair a difference.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { buildApp } from '../src/app.ts'
import { parseConfig } from '../src/platform/config/config.ts'
import { openServices } from '../src/services.ts'

const target = new URL('openapi.json', import.meta.url)

/** One order of keys, whatever order plugins add them in. Lists keep theirs. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

export const generateDocument = async (): Promise<string> => {
  const config = parseConfig({})
  const quiet = { error: () => {}, info: () => {} }
  const services = openServices(config, 'postgres://nobody@127.0.0.1:1/none', quiet)
  const app = await buildApp(config, services, false)
  await app.ready()
  const { paths = {}, ...rest } = app.swagger()
  // Paths stay in the order of their use.
  const inOrder = Object.entries(paths).map(([path, methods]) => [path, sorted(methods)])
  const document = { ...(sorted(rest) as object), paths: Object.fromEntries(inOrder) as object }
  await app.close()
  await services.close()
  return format(JSON.stringify(document), { parser: 'json', printWidth: 100 })
}

const main = async (): Promise<void> => {
  const document = await generateDocument()
  if (!process.argv.includes('--check')) {
    await writeFile(target, document)
    return
  }
  if ((await readFile(target, 'utf8').catch(() => '')) === document) return
  process.stderr.write('openapi/openapi.json is not what the routes say: run `npm run openapi`\n')
  process.exitCode = 1
}

if (import.meta.main) await main()
