/** Entry of the thread that compares texts. */
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { countLines, decodeText, hunksOf, type LineCounts } from './compare-text.ts'

export type CompareTask = {
  kind: 'counts' | 'hunks'
  before: Uint8Array
  after: Uint8Array
  timeoutMs: number
}

/** Both are null if the files are not text; `counts` also if the comparison was cut short. */
export type CompareResult = {
  counts: LineCounts | null
  hunks: string | null
  spentMs: number
}

const compare = ({ kind, before, after, timeoutMs }: CompareTask) => {
  const [old, now] = [decodeText(before), decodeText(after)]
  if (old === null || now === null) return { counts: null, hunks: null }
  return kind === 'counts'
    ? { counts: countLines(old, now, timeoutMs), hunks: null }
    : { counts: null, hunks: hunksOf(old, now, timeoutMs) }
}

giveWay()
serveTasks((task: CompareTask): CompareResult => {
  const start = performance.now()
  const result = compare(task)
  return { ...result, spentMs: performance.now() - start }
})
