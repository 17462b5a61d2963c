/** A process that appends events: connection string, name, count. */
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { append } from './appending.ts'

const [connectionString = '', name = '', count = '0'] = process.argv.slice(2)
const db = openDatabase(
  openPool({ connectionString, poolSize: 4, statementTimeoutMs: 60_000, onError: () => undefined }),
)
let number = 0
const write = async (): Promise<void> => {
  while (number < Number(count)) {
    number += 1
    await append(db, `${name}-${number}`)
  }
}
await Promise.all([write(), write(), write()])
await db.destroy()
