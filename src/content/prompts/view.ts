/** The JSON views of a stored prompt, one per protocol. Pure. */
import { createHash } from 'node:crypto'
import type { PromptRow } from './repository.ts'
import type { McpPrompt, PromptPage } from './schemas.ts'

export const promptItem = (row: PromptRow): PromptPage['prompts'][number] => ({
  name: row.name,
  function_id: row.function_id,
  arguments: row.arguments.length,
  description: row.description,
  registered_at: row.registered_at,
})

export const mcpPrompt = ({ name, description, arguments: declared }: PromptRow): McpPrompt => ({
  name,
  description,
  arguments: declared,
})

/** The time makes the fingerprint different for each registration. */
export const fingerprintOf = (row: PromptRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.name,
        row.description,
        row.arguments,
        row.function_id,
        row.registered_at,
      ]),
    )
    .digest('hex')
