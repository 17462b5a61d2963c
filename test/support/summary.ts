/** The counts of a whole run, from the comment that closes tap's output, and what failed in it. */
const closing = /^# \{ (total: \d+.*) \}$/gm
const opened = /^( *)# Subtest: (.*)$/
const refused = /^( *)not ok \d+(?: - (.*?))?(?: # time=.*)?$/

const depthOf = (indent = ''): number => indent.length / 4

/** Each by its file, its tests and its own words; a test whose parts failed is not named again. */
export const readFailures = (output: string): string[] => {
  const failures: string[] = []
  let path: string[] = []
  let named = -1
  for (const line of output.split('\n')) {
    const subtest = opened.exec(line)
    if (subtest) path = [...path.slice(0, depthOf(subtest[1])), subtest[2] ?? '']
    const failure = refused.exec(line)
    if (!failure) continue
    const depth = depthOf(failure[1])
    const isParent = named > depth
    named = depth
    if (!isParent) failures.push(`not ok ${[...path.slice(0, depth), failure[2]].join(' > ')}`)
  }
  return failures
}

/** The sum of what each host of the run has counted. */
export const readSummary = (output: string): { line: string; ran: number } => {
  const texts = [...output.matchAll(closing)].map(([, text = '']) => text)
  const count = (name: string): number =>
    texts
      .map((text) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(text)?.[1] ?? 0))
      .reduce((sum, one) => sum + one, 0)
  const skipped = count('skip') + count('todo')
  const passed = count('pass')
  const failed = count('fail')
  return {
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ran: passed + failed,
  }
}
