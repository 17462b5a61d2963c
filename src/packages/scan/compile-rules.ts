/** Has the patterns of the rules compiled, which the engine does when they are first used. Pure. */
import { SecurityScan } from './security-scan.ts'
import { patternsKnown } from './sign.ts'
import { everyWord } from './words.ts'

/** The second time it compiles them for speed. */
const TIMES = 2

/** It takes most of a second, which no request should wait for. */
export const compileRules = (): void => {
  const text = Buffer.from(everyWord().join('. '))
  for (let time = 0; time < TIMES; time += 1) {
    new SecurityScan().look('SKILL.md', text)
    // The text has no match for most of them.
    for (const pattern of patternsKnown()) pattern.exec('')
  }
}
