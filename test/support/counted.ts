/** Counts the statements that a test causes. */
import { PreparedClient } from '../../src/platform/database/prepared-client.ts'

/** Those with this text, so that what runs beside the test does not count. */
export const countStatements = async (
  pattern: RegExp,
  act: () => Promise<unknown>,
): Promise<number> => {
  const prototype = PreparedClient.prototype
  const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown
  let count = 0
  Reflect.set(prototype, 'query', function counted(this: PreparedClient, ...given: unknown[]) {
    const [text] = given
    if (typeof text === 'string' && pattern.test(text)) count += 1
    return query.apply(this, given)
  })
  try {
    await act()
  } finally {
    Reflect.set(prototype, 'query', query)
  }
  return count
}
