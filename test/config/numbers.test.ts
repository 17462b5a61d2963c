/** Numbers and their ranges. */
import { table } from '../../src/platform/config/config-values.ts'
import t from '../support/tap.ts'
import { complaint } from './given.ts'

const MiB = 1024 * 1024

const numbers: [name: string, min: number, max: number][] = [
  ['PORT', 0, 65_535],
  ['DATABASE_POOL_SIZE', 2, 200],
  ['STATEMENT_TIMEOUT_MS', 100, 600_000],
  ['REQUEST_TIMEOUT_MS', 1000, 3_600_000],
  ['SHUTDOWN_TIMEOUT_MS', 100, 600_000],
  ['UPLOAD_MAX_COMPRESSED_BYTES', 1, 2 ** 40],
  ['UPLOAD_MAX_UNCOMPRESSED_BYTES', 1, 2 ** 40],
  ['UPLOAD_RECOMMENDED_CHUNK_BYTES', 1, 64 * MiB],
  ['UPLOAD_MAX_CHUNK_BYTES', 1, 64 * MiB],
  ['UPLOAD_IDLE_SECONDS', 1, 86_400],
  ['UPLOAD_LIFETIME_SECONDS', 1, 604_800],
  ['ARCHIVE_MAX_ENTRIES', 1, 100_000],
  ['ARCHIVE_MAX_FILE_BYTES', 1, 256 * MiB],
  ['ARCHIVE_WORKERS', 1, 64],
  ['ARCHIVE_DEADLINE_MS', 2000, 600_000],
  ['ARCHIVE_WORKER_MEMORY_MB', 32, 4096],
  ['EVENTS_HEARTBEAT_MS', 100, 600_000],
  ['EVENTS_MAX_STREAMS', 1, 100_000],
  ['EVENTS_MAX_PER_CALLER', 1, 100_000],
  ['RESCANS_PER_SECOND', 1, 1000],
  ['EVENTS_RETENTION_DAYS', 1, 3650],
  ['FUNCTION_TIMEOUT_MS', 1, 60_000],
  ['MCP_SYNC_TIMEOUT_MS', 1, 60_000],
  ['PROPOSER_TIMEOUT_MS', 1, 600_000],
  ['RATE_LIMIT_PER_TOKEN', 0, 10_000_000],
  ['RATE_LIMIT_PER_ADDRESS', 0, 10_000_000],
  ['MAX_CONNECTIONS', 1, 100_000],
  ['MAX_PENDING_PER_ADDRESS', 1, 100_000],
  ['ARTIFACTS_MAX_WAITING', 0, 1_000_000],
  ['GIT_PACKS_MAX_WAITING', 0, 100_000],
]

t.test('a number outside its range stops the start by name, range and value', async (t) => {
  const all = table.filter(([, { type }]) => type === 'integer').map(([name]) => name)
  t.same(numbers.map(([name]) => name).toSorted(), all.toSorted(), 'and none is left out')
  for (const [name, min, max] of numbers) {
    t.equal(complaint({ [name]: String(min) }), 'none', `${name} ${min}`)
    t.equal(complaint({ [name]: String(max) }), 'none', `${name} ${max}`)
    const wrong = [
      `${max + 1}`,
      '-1',
      '1.5',
      '1e3',
      '0x10',
      'ten',
      '8 MiB',
      'NaN',
      'Infinity',
      '１',
    ]
    if (min > 0) wrong.push(`${min - 1}`)
    for (const value of wrong) {
      const said = `${name} must be a whole number from ${min} to ${max}, not "${value}"`
      t.equal(complaint({ [name]: value }), said)
    }
  }
})
