/**
 * Writes the table of docs/configuration.md from that of the variables; `--check` compares instead
 * and tells how to repair a difference.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { formOf, table } from '../src/platform/config/config-values.ts'
import type { Variable } from '../src/platform/config/variables.ts'

const target = new URL('configuration.md', import.meta.url)
const printed =
  /(<!-- Printed from src\/platform\/config\/variables\.ts: .* -->\n).*(<!-- End -->)/s

const units: Record<string, string> = {
  BYTES: ' bytes',
  DAYS: ' days',
  MB: ' MiB',
  MS: ' ms',
  SECONDS: ' s',
}
const MiB = 1024 * 1024

const valuesOf = (name: string, variable: Variable): string => {
  const { type, enum: choices, minimum, maximum } = variable
  if (choices) return choices.map((one: string) => `\`${one}\``).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (type !== 'integer') return formOf(variable)
  return `${minimum} to ${maximum}${units[name.split('_').at(-1) ?? ''] ?? ''}`
}

const defaultOf = (name: string, { default: standard }: Variable): string => {
  if (standard === undefined || Array.isArray(standard)) return '–'
  const size = name.endsWith('_BYTES') ? ` (${standard / MiB} MiB)` : ''
  return `\`${standard}\`${size}`
}

const meaningOf = ({ description, only, secret }: Variable): string =>
  [description, only && `Used only if ${only.text}.`, secret && 'Secret.'].filter(Boolean).join(' ')

const row = ([name, variable]: [string, Variable]): string =>
  `| \`${name}\` | ${defaultOf(name, variable)} | ${valuesOf(name, variable)} | ${meaningOf(variable)} |`

const head = '| Variable | Default | Values | Meaning |\n| --- | --- | --- | --- |'

export const generateDocument = async (): Promise<string> => {
  const rows = [head, ...table.map(row)].join('\n')
  const page = await readFile(target, 'utf8')
  if (!printed.test(page)) throw new Error('docs/configuration.md has no place for the table')
  return format(
    page.replace(printed, (_all, start: string, end: string) => `${start}\n${rows}\n\n${end}`),
    { parser: 'markdown', printWidth: 100 },
  )
}

const main = async (): Promise<void> => {
  const document = await generateDocument()
  if (!process.argv.includes('--check')) {
    await writeFile(target, document)
    return
  }
  if ((await readFile(target, 'utf8')) === document) return
  process.stderr.write(
    'docs/configuration.md is not what src/platform/config/variables.ts says: run `npm run docs:configuration`\n',
  )
  process.exitCode = 1
}

if (import.meta.main) await main()
