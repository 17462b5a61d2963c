/** Works on several items at once, and yields the results in the order of the items. Pure. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const running: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // Its turn may come after the failure of another one.
    result.catch(() => undefined)
    running.push(result)
    const first = running.length === atOnce ? running.shift() : undefined
    if (first) yield await first
  }
  for (const result of running) yield await result
}
