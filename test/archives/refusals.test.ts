import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { anyText } from '../support/any-text.ts'
import t from '../support/tap.ts'
import { refusals, refuse, showName } from '../../src/packages/errors.ts'

const tests = new URL('.', import.meta.url)
const tested = readdirSync(tests)
  .filter((name) => /(?:\.test|^hostile-.*)\.ts$/.test(name) && name !== 'refusals.test.ts')
  .map((name) => readFileSync(new URL(name, tests), 'utf8'))
  .join('')

t.test('each rejection has a test and a message', async (t) => {
  for (const [reason, sentence] of Object.entries(refusals)) {
    t.ok(tested.includes(`'${reason}'`), `${reason} is tested`)
    t.match(reason, /^[a-z]+\.[a-z0-9_]+$/)
    t.match(sentence, /^[A-Z].*\.$/)
  }
})

t.test('a rejection says what, where and how much', async (t) => {
  const error = refuse('limit.file', { entry: 'a/b', limit: 10, value: 12 })
  t.equal(error.message, 'A file is too large. Entry: "a/b". Found: 12. Limit: 10.')
  t.strictSame(error.details, { reason: 'limit.file', entry: 'a/b', limit: 10, value: 12 })
  t.strictSame(refuse('gzip.empty').details, { reason: 'gzip.empty' })
})

t.test('any name is shown with visible characters only', async () => {
  const name = fc.oneof(fc.uint8Array(), anyText(600))
  const property = fc.property(name, (hostile) => {
    const shown = showName(hostile)
    return (
      shown.isWellFormed() &&
      !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"]/u.test(shown) &&
      Array.from(shown).length <= 200
    )
  })
  fc.assert(property, { seed: 5 })
})
