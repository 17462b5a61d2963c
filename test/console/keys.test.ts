/** The page of keys lists each key that a script takes. */
import { readdirSync, readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'

const folder = new URL('../../src/console/browser/', import.meta.url)

/** Of `onKey('j', …)`, `['g h', …]` of `keys.ts`, and comparisons with `key`. */
const patterns = [/onKey\('([^']+)'/g, /^ {2}\['([^']+)', (?:\(\)|\w+)/gm, /\bkey !== '([^']+)'/g]

t.test('each key of each script stands on the page of keys', async (t) => {
  const { app } = await testApp(t)
  const { payload } = await app.inject({ url: '/console/keys' })
  const listed = new Set(
    [...payload.matchAll(/<kbd>([^<]+)<\/kbd>/g)].flatMap(([, keys = '']) =>
      keys.startsWith('g ') ? [keys] : keys.split(' '),
    ),
  )
  const taken = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, key = '']) => ({ name, key })),
      )
    })
  t.ok(taken.length > 15, `${taken.length} keys`)
  for (const { name, key } of taken) {
    const shown = key === 'Enter' ? 'Ctrl+Enter' : key
    t.ok(listed.has(shown), `${key} of ${name}`)
  }
})
