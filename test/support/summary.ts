/** The counts of a whole run, from the comment that closes tap's output. */
const closing = /^# \{ (total: \d+.*) \}$/gm

export const readSummary = (output: string): { line: string; ran: number } => {
  const text = [...output.matchAll(closing)].at(-1)?.[1] ?? ''
  const count = (name: string): number =>
    Number(new RegExp(`\\b${name}: (\\d+)`).exec(text)?.[1] ?? 0)
  const skipped = count('skip') + count('todo')
  const passed = count('pass')
  const failed = count('fail')
  return {
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ran: passed + failed,
  }
}
