/** Disks that are full, each a small one of the test's own: clear answers, and nothing is lost. */
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch } from '../crash/watch.ts'
import { installArchive, request } from '../process/client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import type { Answer } from '../support/given.ts'
import { storeIn } from '../support/blobs.ts'
import { noOwnServer, socketUrl } from '../support/own-server.ts'
import { spawnService, startService } from '../support/process.ts'
import { fill, noDisks, smallDisk } from '../support/small-disk.ts'
import { until } from '../uploads/checks.ts'

const MiB = 1024 * 1024
const skills = '/v1/workspaces/default/skills'

let made = 0
const newPackage = (bytes: number): { slug: string; archive: Buffer } => {
  made += 1
  const slug = `large-${made}`
  const content = Buffer.alloc(bytes)
  crypto.getRandomValues(content.subarray(0, Math.min(bytes, 65_536)))
  for (let at = 65_536; at < bytes; at += 65_536) {
    crypto.getRandomValues(content.subarray(at, Math.min(bytes, at + 65_536)))
  }
  const files = { 'SKILL.md': skillMd({ name: slug }), 'data.bin': content }
  return { slug, archive: packageArchive({ folder: slug, files }) }
}

const isFull = ({ status, body, headers }: Answer): boolean =>
  ((status === 507 && ['storage_full', 'store.full'].includes(body.code)) ||
    (status === 503 && body.code === 'unavailable')) &&
  /^[1-9]\d*$/.test(String(headers['retry-after']))

t.test(
  'without space for temporary files an install in one call is 507',
  { skip: noDisks() },
  async (t) => {
    const disk = await smallDisk(t, 4)
    await chmod(disk, 0o1777)
    const env = { DATABASE_URL: await testDatabase(t), TMPDIR: disk, LOG_LEVEL: 'silent' }
    const { url } = await startService(t, env)
    const { slug, archive } = newPackage(2 * MiB)
    for (const leave of [MiB, 0]) {
      const giveBack = await fill(disk, leave)
      const answer = await installArchive(url, archive)
      t.match(answer, { status: 507, body: { code: 'storage_full' } }, `${leave} bytes left`)
      t.ok(isFull(answer), 'with the time to come back')
      t.equal((await request(url, '/readyz')).status, 200, 'all else works')
      await giveBack()
    }
    t.match(await installArchive(url, archive), { status: 201, body: { skill: { slug } } })
  },
)

t.test(
  'a full disk under the embedded Postgres loses nothing, and writes work again once there is space',
  { skip: noDisks() || noOwnServer() },
  async (t) => {
    const disk = await smallDisk(t, 320)
    const dataDir = join(disk, 'data')
    const { url } = await startService(t, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const first = newPackage(MiB)
    t.equal((await installArchive(url, first.archive)).status, 201)
    const installed = [first.slug]
    const giveBack = await fill(disk, 24 * MiB)

    const refusals: Answer[] = []
    /** Until it was refused so often. */
    const write = async (bytes: number, times: number): Promise<void> => {
      for (let refused = 0; refused < times;) {
        const { slug, archive } = newPackage(bytes)
        const answer = await installArchive(url, archive)
        t.equal((await request(url, '/livez')).status, 200)
        if (answer.status === 201) {
          installed.push(slug)
          continue
        }
        refused += 1
        refusals.push(answer)
      }
    }
    await write(3 * MiB, 3)
    // Into the last corners, until not even the log of Postgres can grow.
    await write(100_000, 5)
    t.comment(
      `${installed.length} installed, then ${refusals.map(({ status }) => status).join(', ')}`,
    )
    t.same(
      refusals.filter((answer) => !isFull(answer)),
      [],
      'who is refused is told why, and when to come again',
    )
    t.comment(`a list while it is full: ${(await request(url, skills)).status}`)

    await giveBack()
    await until(async () => (await request(url, '/readyz')).status === 200)
    for (const slug of installed) {
      const file = await request(url, `${skills}/user/${slug}/files/SKILL.md`)
      t.equal(file.status, 200, `${slug} is still there`)
    }
    const last = newPackage(3 * MiB)
    t.equal((await installArchive(url, last.archive)).status, 201, 'and it takes more')
    t.same(await findBroken(openWatch(t, await socketUrl(dataDir)), storeIn(dataDir)), {})
  },
)

t.test('a first start on a disk that is too small says so', { skip: noDisks() }, async (t) => {
  const folder = await smallDisk(t, 20)
  const service = spawnService(t, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' })
  t.same(await service.exited, { code: 1, signal: null })
  t.match(
    service.stderr(),
    /^skill-registry cannot start: No database .*No space left on device\n$/,
  )
})
