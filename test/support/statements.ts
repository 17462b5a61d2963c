/**
 * Watches the statements of the service in a process of tests: each that touches a table of
 * workspaces names the workspace, so that it goes to one node of a distributed database, and
 * none writes by a function that such a database refuses. Statements
 * of tests themselves do not count.
 */
import { PreparedClient } from '../../src/platform/database/prepared-client.ts'
import { faultOf } from './statement-rules.ts'
import { volatilityFault } from './statement-volatility.ts'

const OWN = /\/(?:src|test)\/(?!platform\/database\/|support\/statements)[^\s)]+/
const seen = new Set<string>()

/** Null for a statement that a test sends. */
const senderOf = (stack = ''): string | null => {
  const [frame = ''] = OWN.exec(stack) ?? []
  return frame.startsWith('/src/') ? frame : null
}

const check = (text: string): void => {
  seen.add(text)
  const fault = faultOf(text) ?? volatilityFault(text)
  if (fault === null) return
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const { stack } = new Error()
  Error.stackTraceLimit = limit
  const sender = senderOf(stack)
  if (sender !== null) throw new Error(`${fault} (${sender}): ${text}`)
}

export const watchStatements = (): void => {
  const prototype = PreparedClient.prototype
  const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown
  Reflect.set(prototype, 'query', function watched(this: PreparedClient, ...given: unknown[]) {
    const [text] = given
    if (typeof text === 'string' && !seen.has(text)) check(text)
    return query.apply(this, given)
  })
}
