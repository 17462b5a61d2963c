/** A token is found wherever it stands, in a text and in a program. */
import { Buffer } from 'node:buffer'
import t from '../support/tap.ts'
import { findingsIn } from '../../src/packages/scan/security-scan.ts'

const TOKEN = `ghp_${'aB3dE5gH7jK9'.repeat(3)}`

const places = (name: string, filler: string): number[] =>
  Array.from({ length: 40 }, (_, before) => before).filter((before) => {
    const bytes = Buffer.from(`${filler.repeat(before)}${TOKEN}`, 'latin1')
    return findingsIn(name, bytes).some(({ rule_id: rule }) => rule === 'secret.token')
  })

t.test('a token is found at each place of a program, and at its end', async (t) => {
  t.equal(places('a.bin', '\0').length, 40)
})

t.test('a token is found at each place of a text, and at its end', async (t) => {
  t.equal(places('a.md', ' ').length, 40)
})

t.test('a longer word that has a token in it is none', async (t) => {
  for (const name of ['a.bin', 'a.md']) t.same(places(name, 'x').slice(1), [])
})
