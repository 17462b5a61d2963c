/** Runs what a stranger's schema may make slow, and ends it after its time. */
import { createContext, Script } from 'node:vm'

const context = createContext({ work: null as (() => void) | null })
const script = new Script('work()')

/** Throws where it takes longer; then whatever `work` was building is not to be used. */
export const bounded = <T>(ms: number, work: () => T): T => {
  let result: { value: T } | undefined
  context.work = () => {
    result = { value: work() }
  }
  try {
    script.runInContext(context, { timeout: ms })
  } finally {
    context.work = null
  }
  if (!result) throw new Error('the work was cut short')
  return result.value
}
