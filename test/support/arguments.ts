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
const isElsewhere = (file: string): boolean =>
  elsewhere.some((folder) => file.startsWith(`test/${folder}/`))
const isSlow = (file: string): boolean => file.endsWith('.slow.test.ts')

const ofTier = ({ slow, all }: { slow: boolean; all: boolean }): string[] =>
  globSync('test/**/*.test.ts').filter(
    (file) => !isElsewhere(file) && (all || isSlow(file) === slow),
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
      jobs: { type: 'string', default: '4' },
      timeout: { type: 'string', default: '400' },
    },
  })
  const files = bySize(positionals.length > 0 ? positionals : ofTier(values))
  const hosts = Math.min(Number(values.jobs), files.length)
  return { files, hosts, timeoutMs: Number(values.timeout) * 1000 }
}
