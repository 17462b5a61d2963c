/** Work on many items without keeping other requests waiting. */
import { setImmediate } from 'node:timers/promises'

const BUSY_MS = 10

/** Lets others have their turn between two items. */
export const inTurns = async <Item>(
  items: Iterable<Item>,
  act: (item: Item) => void,
): Promise<void> => {
  let until = performance.now() + BUSY_MS
  for (const item of items) {
    act(item)
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + BUSY_MS
  }
}
