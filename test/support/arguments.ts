/** Which files a run takes, and how. */
import { globSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Queue } from './queue.ts'

/** Need programs of others, and have commands of their own. */
const elsewhere = [
  'agents',
  'bridges',
  'browser',
  'chart',
  'cli-builds',
  'clients',
  'foreign',
  'generators',
  'identity',
  'mcp-tools',
  's3',
  'sdks',
  'tools',
]
/**
 * Need no second version of Postgres: what is pure, and the thin ways to services that tests of
 * other folders reach, which send no statements of their own.
 */
const withoutStatements = [
  'archives',
  'cli',
  'config',
  'console',
  'deploy',
  'docs',
  'http',
  'mcp',
  'openapi',
  'outbound',
  'rpc',
  'scan',
]
/** Long ones of the slow tier whose statements no fast test sends: a second Postgres runs them, too. */
const slowStatements = [
  'dialects/connected',
  'dialects/legacy-discovery',
  'documents/writes',
  'prompts/writes',
  'skills/purge-surfaces',
  'skills/tags',
  'trust/mcp-manifests',
  'trust/policy',
  'uploads/expiry',
  'workspaces/quota-races',
].map((name) => `test/${name}.slow.test.ts`)
const isIn = (folders: string[], file: string): boolean =>
  folders.some((folder) => file.startsWith(`test/${folder}/`))
const isSlow = (file: string): boolean => file.endsWith('.slow.test.ts')

type Tier = { slow: boolean; all: boolean; statements: boolean }

const ofTier = ({ slow, all, statements }: Tier): string[] =>
  globSync('test/**/*.test.ts').filter(
    (file) =>
      !isIn(elsewhere, file) &&
      (all || isSlow(file) === slow || (statements && slowStatements.includes(file))) &&
      !(statements && isIn(withoutStatements, file)),
  )

const sizeOf = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Error(`There is no test file ${file}`)
  return found.size
}

/** The largest first, so that no long one is left over for a single host. */
const bySize = (files: string[]): string[] =>
  files
    .map((file) => ({ file, size: sizeOf(file) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ file }) => file)

export const readArguments = (): Omit<Queue, 'folder'> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slow: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '3' },
      timeout: { type: 'string', default: '400' },
    },
  })
  const files = bySize(positionals.length > 0 ? positionals : ofTier(values))
  const hosts = Math.min(Number(values.jobs), files.length)
  return { files, hosts, timeoutMs: Number(values.timeout) * 1000 }
}
