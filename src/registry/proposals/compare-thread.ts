/** Entry of the thread that compares texts. */
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { decodeText, type Edit, editsOf, type Hunk, hunksOf, replacement } from './compare-text.ts'

export type CompareTask = {
  before: Uint8Array
  after: Uint8Array
  timeoutMs: number
  /** From an earlier comparison; null: compares. */
  edits: Edit[] | null
  /** Unchanged lines around each change; null: no hunks. */
  context: number | null
}

export type Cut = 'not_text' | 'too_different'

export type CompareResult = {
  edits: Edit[]
  cut: Cut | null
  hunks: Hunk[]
  spentMs: number
}

const compare = ({ before, after, timeoutMs, edits, context }: CompareTask) => {
  const [old, now] = [decodeText(before), decodeText(after)]
  if (old === null || now === null) return { edits: [], cut: 'not_text' as const, hunks: [] }
  const found = edits ?? editsOf(old, now, timeoutMs)
  const shown = found ?? replacement(old, now)
  return {
    edits: shown,
    cut: found === null ? ('too_different' as const) : null,
    hunks: context === null ? [] : hunksOf(old, now, { edits: shown, context }),
  }
}

giveWay()
serveTasks((task: CompareTask): CompareResult => {
  const start = performance.now()
  const result = compare(task)
  return { ...result, spentMs: performance.now() - start }
})
