/** Many large uploads at once, round after round: memory stays bounded, and does not grow. */
import { randomFillSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import t from '../support/tap.ts'
import { installArchive, request } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { median, readGauges } from './soak-gauges.ts'

const isFull = process.env.FAULTS === 'full'
const MiB = 1024 * 1024
const COUNT = isFull ? 20 : 6
const SIZE = (isFull ? 32 : 8) * MiB - 4096
const ROUNDS = isFull ? 6 : 1
/** Far less than all of them together. */
const MOST_MB = 700

const largeArchive = (name: string): Buffer =>
  packageArchive({ folder: name, files: { 'data.bin': randomFillSync(Buffer.alloc(SIZE)) } })

t.test(`${COUNT} uploads of ${Math.round(SIZE / MiB)} MiB at once`, async (t) => {
  const { url } = await startService(t, { DATABASE_URL: await testDatabase(t) })
  await request(url, '/v1/workspaces/default/skills')
  const peaks: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const progress = { isOver: false }
    const watching = (async () => {
      let peak = 0
      for (; !progress.isOver; await sleep(100)) {
        peak = Math.max(peak, (await readGauges(url)).rssMb)
      }
      return peak
    })()
    const statuses = await Promise.all(
      Array.from({ length: COUNT }, async (_, index) => {
        const { status } = await installArchive(url, largeArchive(`large-${round}-${index}`))
        return status
      }),
    )
    progress.isOver = true
    peaks.push(await watching)
    t.same(new Set(statuses), new Set([201]), 'all of them are installed')
  }
  t.comment(`at most ${peaks.join(', ')} MB`)
  t.ok(Math.max(...peaks) < MOST_MB, 'not all bytes are in memory at once')
  const half = Math.floor(ROUNDS / 2)
  if (isFull) {
    t.ok(median(peaks.slice(half)) <= median(peaks.slice(0, half)) * 1.1, 'and it does not grow')
  }
})
