/** The key of a service with its own Postgres, and what is taken for a key. */
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { keyRingOf, readOrMakeKey } from '../../src/tenancy/secrets/key-file.ts'
import { secretsKey } from '../support/secrets.ts'

const givenFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-key-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

t.test('twenty that start together make one key, for the owner only', async (t) => {
  const folder = await givenFolder(t)
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(folder)))
  t.equal(new Set(keys.map(({ id }) => id)).size, 1)
  t.same(await readdir(folder), ['secrets.key'], 'no draft is left')
  const path = join(folder, 'secrets.key')
  t.equal((await stat(path)).mode & 0o777, 0o600)
  t.match(await readFile(path, 'utf8'), /^[A-Za-z0-9+/]{43}=\n$/)
  t.equal((await readOrMakeKey(folder)).id, keys[0]?.id, 'it stays')
})

t.test('a file that contains no key stops the start, and is left unchanged', async (t) => {
  const folder = await givenFolder(t)
  await readOrMakeKey(folder)
  const path = join(folder, 'secrets.key')
  await chmod(path, 0o600)
  for (const text of ['', 'half-a-ke', `${secretsKey('a')}${secretsKey('b')}`]) {
    await writeFile(path, text)
    await t.rejects(readOrMakeKey(folder), {
      name: 'ConfigError',
      message: /does not contain a key/,
    })
    t.equal(await readFile(path, 'utf8'), text)
  }
})

t.test('SECRETS_KEY wins, and beside a database of its own nothing is made', async (t) => {
  const DATA_DIR = await givenFolder(t)
  const set = await keyRingOf(parseConfig({ DATA_DIR, SECRETS_KEY: secretsKey('a') }))
  const none = await keyRingOf(parseConfig({ DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1/x' }))
  t.ok(set.current)
  t.equal(none.current, null)
  await t.rejects(stat(DATA_DIR), { code: 'ENOENT' })
  const env = { DATA_DIR, SECRETS_KEY_PREVIOUS: secretsKey('a') }
  const made = await keyRingOf(parseConfig(env))
  t.not(made.current?.id, set.current?.id)
  t.same(
    made.previous.map(({ id }) => id),
    [set.current?.id],
  )
})

t.test('a key that is not 32 bytes in base64 is rejected by name, and not repeated', async (t) => {
  const short = Buffer.alloc(31, 'q').toString('base64')
  const long = Buffer.alloc(33, 'q').toString('base64')
  const hex = Buffer.alloc(32, 'q').toString('hex')
  for (const value of [short, long, hex, 'secret', secretsKey('q').slice(0, -1)]) {
    for (const name of ['SECRETS_KEY', 'SECRETS_KEY_PREVIOUS']) {
      try {
        parseConfig({ [name]: value })
        t.fail(value)
      } catch (error) {
        const { message } = error as Error
        t.match(message, new RegExp(`^${name} must be 32 bytes in base64`))
        t.notOk(message.includes(value))
      }
    }
  }
  t.throws(() => parseConfig({ SECRETS_KEY_PREVIOUS: `${secretsKey('a')},${short}` }), {
    message: /^SECRETS_KEY_PREVIOUS must be/,
  })
  t.same(parseConfig({ SECRETS_KEY: ' ' }).secrets, { current: null, previous: [] })
})
