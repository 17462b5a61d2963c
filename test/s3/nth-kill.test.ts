/**
 * SIGKILL at one call of the database and one of the bucket in each write that brings bytes, at more
 * with FAULTS=full. NTH_SEED repeats what a run has chosen.
 */
import { randomInt } from 'node:crypto'
import { killAtSomeCalls } from '../faults/nth-kill.ts'
import { scenarios } from '../faults/scenarios.ts'
import { startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'
import { faultyBlobs } from './s3-blobs.ts'
import { openStoreWay } from './store-way.ts'

const server = await startS3Server(t)
const seed = Number(process.env.NTH_SEED ?? randomInt(2 ** 31))
const most = process.env.FAULTS === 'full' ? 6 : 1
const bringBytes = new Set(['chunk', 'finish', 'install', 'update'])

for (const scenario of scenarios.filter(({ name }) => bringBytes.has(name))) {
  t.test(`${scenario.name}: whenever its process dies, all of it is done or nothing`, async (t) => {
    t.comment(`NTH_SEED=${seed}`)
    const storeWay = openStoreWay()
    const openBlobs = faultyBlobs(server, storeWay.choose)
    await killAtSomeCalls(t, scenario, { openBlobs, storeWay, seed, most })
  })
}
