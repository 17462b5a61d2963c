/** Limits the time of work that a publisher's schema may make slow. */
import { types } from 'node:util'
import { createContext, Script } from 'node:vm'

const context = createContext({ work: null as (() => void) | null })
const script = new Script('work()')

const once = <T>(ms: number, work: () => T): T => {
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

/** CPU time of this thread, or of the whole process, which is never less, if Node cannot tell. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

/** The error comes from the context of the script, so it is an instance of another `Error`. */
const isTimeout = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Throws if the work takes longer; its partial result must not be used. Only CPU time counts, since
 * on a busy machine the thread may not have run at all.
 */
export const bounded = <T>(ms: number, work: () => T): T => {
  const before = processorMs()
  for (;;) {
    try {
      return once(ms, work)
    } catch (error) {
      if (!isTimeout(error) || processorMs() - before >= ms) throw error
    }
  }
}
