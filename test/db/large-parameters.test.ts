import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import t, { type Test } from '../support/tap.ts'
import { LARGE_BYTES } from '../../src/database/large-parameters.ts'
import { poolOfOne } from '../support/pool.ts'

const MIB = 1024 * 1024

const givenPool = async (test: Test): Promise<Pool> => {
  const pool = await poolOfOne(test)
  test.teardown(() => pool.end())
  return pool
}

const readBack = async (pool: Pool, values: unknown[], types: string[]): Promise<unknown[]> => {
  const list = types.map((type, index) => `$${index + 1}::${type} as v${index}`)
  const { rows } = await pool.query<Record<string, unknown>>(`select ${list.join(', ')}`, values)
  return types.map((_, index) => rows[0]?.[`v${index}`])
}

await t.test('bytes of every size come back as they were sent', async (t) => {
  const pool = await givenPool(t)
  const near = [-1, 0, 1].map((more) => LARGE_BYTES + more)
  for (const size of [0, 1, 1000, ...near, 2 * LARGE_BYTES, MIB, 8 * MIB + 7]) {
    const bytes = randomBytes(size)
    const [back] = await readBack(pool, [bytes], ['bytea'])
    t.ok(bytes.equals(back as Buffer), `${size} bytes`)
  }
})

await t.test('a piece of a larger buffer is sent, and not the rest of it', async (t) => {
  const pool = await givenPool(t)
  const whole = randomBytes(MIB)
  const piece = whole.subarray(100, 100 + LARGE_BYTES)
  const array = new Uint8Array(whole.buffer, whole.byteOffset + 5, LARGE_BYTES + 5)
  const [first, second] = await readBack(pool, [piece, array], ['bytea', 'bytea'])
  t.ok(piece.equals(first as Buffer))
  t.ok(Buffer.from(array).equals(second as Buffer))
})

await t.test('several large parameters stand among small ones of every kind', async (t) => {
  const pool = await givenPool(t)
  const [one, two, small] = [randomBytes(MIB), randomBytes(LARGE_BYTES), randomBytes(9)]
  const at = new Date('2026-01-02T03:04:05.678Z')
  const long = 'ü€😀'.repeat(LARGE_BYTES)
  const values = [null, one, 'größe', undefined, 42, small, { a: ['b'] }, two, ['x', 'y'], at, true]
  const types = 'text bytea text text integer bytea jsonb bytea text[] timestamptz boolean'.split(
    ' ',
  )
  const back = await readBack(pool, [...values, long], [...types, 'text'])
  const wanted = values.map((value) => value ?? null)
  t.strictSame(back, [...wanted, long])
  t.strictSame(await readBack(pool, [one, one], ['bytea', 'bytea']), [one, one], 'the same twice')
})

await t.test('a named statement takes large and small parameters in turn', async (t) => {
  const pool = await givenPool(t)
  for (const size of [MIB, 3, LARGE_BYTES, 0, MIB]) {
    const bytes = randomBytes(size)
    const { rows } = await pool.query<{ back: Buffer }>({
      name: 'echo',
      text: 'select $1::bytea as back',
      values: [bytes],
    })
    t.ok(bytes.equals(rows[0]?.back ?? Buffer.of(1)), `${size} bytes`)
  }
})

await t.test('a connection goes on after statements with large parameters that fail', async (t) => {
  const pool = await givenPool(t)
  const bytes = randomBytes(2 * MIB)
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  const failing: [string, unknown[]][] = [
    ['select $1::bytea, 1 / $2::integer', [bytes, 0]],
    ['select $1::bytea, $2::integer', [bytes, 'seven']],
    ['select $1::bytea from nowhere', [bytes]],
    ['select $1::bytea this is no sql', [bytes]],
    ['select $1::bytea, $2::bytea', [bytes]],
    ['select $1::bytea, $2::jsonb', [bytes, cyclic]],
  ]
  for (const [text, values] of failing) {
    await t.rejects(pool.query(text, values), text)
    const [back] = await readBack(pool, [bytes], ['bytea'])
    t.ok(bytes.equals(back as Buffer), `after ${text}`)
  }
  t.equal(pool.totalCount, 1)
})

await t.test('a lost connection fails its statement, and the next one has another', async (t) => {
  const pool = await givenPool(t)
  const bytes = randomBytes(MIB)
  const ending = pool.query('select pg_terminate_backend(pg_backend_pid()), $1::bytea', [bytes])
  await t.rejects(ending)
  const [back] = await readBack(pool, [bytes], ['bytea'])
  t.ok(bytes.equals(back as Buffer))
})
