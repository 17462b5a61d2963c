/** Has the patterns of the rules compiled, which the engine does when they are first used. Pure. */
import { partsKnown } from './parts.ts'
import { SecurityScan } from './security-scan.ts'
import { everyWord } from './words.ts'

/** The second time it compiles them for speed. */
const TIMES = 2

/** Some 300 ms, which no request should wait for. */
export const compileRules = (): void => {
  const text = Buffer.from(everyWord().join('. '))
  for (let time = 0; time < TIMES; time += 1) {
    new SecurityScan().look('SKILL.md', text)
    // The text has no match for most of them.
    for (const { pattern } of partsKnown()) pattern.exec('')
  }
}
