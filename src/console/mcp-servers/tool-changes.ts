/** How tools differ that have the same name. Pure. */
import type { McpServer } from '../../registry/mcp-servers/schemas.ts'

type Tool = McpServer['tools'][number]

export type FieldChange = { field: string; before: string; after: string }

const fields = {
  description: 'Description',
  risk_level: 'Risk',
  side_effects: 'Effects',
  data_egress: 'Data leaves',
  input_schema: 'Arguments',
  output_schema: 'Result',
  hints: 'Hints',
} as const

const MAX_SHOWN = 4000

const textOf = (value: unknown): string => {
  if (value === null) return 'not declared'
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text
}

const changesOf = (before: Tool, after: Tool): FieldChange[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [old, now] = [before, after].map((tool) => tool[name as keyof typeof fields])
    const isSame = JSON.stringify(old) === JSON.stringify(now)
    return isSame ? [] : [{ field, before: textOf(old), after: textOf(now) }]
  })

/** By the name of the tool. */
export const toolChanges = (
  before: readonly Tool[],
  after: readonly Tool[],
): ReadonlyMap<string, FieldChange[]> => {
  const old = new Map(before.map((tool) => [tool.name, tool]))
  return new Map(
    after.flatMap((tool): [string, FieldChange[]][] => {
      const known = old.get(tool.name)
      return known && known.hash !== tool.hash ? [[tool.name, changesOf(known, tool)]] : []
    }),
  )
}
