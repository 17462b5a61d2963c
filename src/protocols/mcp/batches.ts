/** Batches of messages, which exist only in revisions before 2025-06-18. Pure. */
import { isObject } from '../../packages/manifest/plain-data.ts'
import { parseJson } from '../../platform/decode.ts'

const WITHOUT_BATCHES = '2025-06-18'

/** Null for anything but a batch; the SDK rejects invalid JSON. */
export const batchIn = (body: unknown): unknown[] | null => {
  const text = Buffer.isBuffer(body) ? body.toString() : ''
  if (!text.trimStart().startsWith('[')) return null
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed : null
}

/** What is wrong with a batch, or null. `version`: the revision that its header names. */
export const batchFault = (batch: unknown[], version: string | undefined): string | null => {
  if (version !== undefined && version >= WITHOUT_BATCHES) {
    return `Batches exist only before the revision ${WITHOUT_BATCHES}. Send each message by itself.`
  }
  const ids = batch.flatMap((one) =>
    isObject(one) && 'method' in one && one['id'] !== undefined ? [one['id']] : [],
  )
  if (new Set(ids).size === ids.length) return null
  return 'Two requests of the batch have the same id. Give each an id of its own.'
}
