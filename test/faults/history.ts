/**
 * Judges a history of reads and compare-and-set writes of one value by many clients, against the
 * order that the service says they had: is there one that all clients could have seen? Pure.
 */

/** Times are of one clock. Of what was never answered nobody knows when it ended. */
export type Operation = { from: number; to: number } & (
  | { kind: 'read'; value: string }
  | { kind: 'write'; before: string; value: string; outcome: 'done' | 'unknown' }
  /** It was told that `current` is there, and not what it had expected. */
  | { kind: 'refused'; before: string; value: string; current: string }
)

const doubled = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** What of each operation is to be found in the order, and where. */
const faultOf = (operation: Operation, order: string[], place: Map<string, number>): string => {
  const { kind, value } = operation
  const at = place.get(value)
  if (kind === 'read') return at === undefined ? `${value} was read and never written` : ''
  if (kind === 'refused') {
    if (at !== undefined) return `${value} was refused and is there`
    if (operation.current === operation.before) return `${value} was refused for what it expected`
    return place.has(operation.current) ? '' : `${operation.current} was told and never written`
  }
  if (at === undefined) return operation.outcome === 'done' ? `${value} is lost` : ''
  const before = order[at - 1]
  return before === operation.before ? '' : `${value} replaced ${before}, not ${operation.before}`
}

/** Where the value stood when the operation took effect; what it has not changed may be seen again. */
const workspaceStateOf = (operation: Operation, place: Map<string, number>): number | undefined =>
  place.get(operation.kind === 'refused' ? operation.current : operation.value)

/** What ended before something else began took effect before it. */
const findBackwards = (operations: Operation[], place: Map<string, number>): string[] => {
  const byEnd = operations.toSorted((a, b) => a.to - b.to)
  const byStart = operations.toSorted((a, b) => a.from - b.from)
  const found: string[] = []
  let latest = -1
  let next = 0
  for (const operation of byStart) {
    for (let ended = byEnd[next]; ended && ended.to < operation.from; ended = byEnd[next]) {
      latest = Math.max(latest, workspaceStateOf(ended, place) ?? -1)
      next += 1
    }
    const at = workspaceStateOf(operation, place)
    if (at === undefined) continue
    const isStale = operation.kind === 'write' ? at <= latest : at < latest
    if (isStale)
      found.push(`${operation.kind} of ${order(at)} began after ${order(latest)} was seen`)
  }
  return found
}

const order = (at: number): string => `the ${at + 1}. value`

/** What contradicts the order; nothing, if all is well. `values`: first the one of the beginning. */
export const findViolations = (values: string[], operations: Operation[]): string[] => {
  const place = new Map(values.map((value, index) => [value, index]))
  const ours = new Set(operations.flatMap(({ kind, value }) => (kind === 'write' ? [value] : [])))
  return [
    ...doubled(values).map((value) => `${value} is there twice`),
    ...values.slice(1).flatMap((value) => (ours.has(value) ? [] : [`nobody wrote ${value}`])),
    ...operations.map((operation) => faultOf(operation, values, place)).filter(Boolean),
    ...findBackwards(operations, place),
  ]
}
