/** A file system of a few mebibytes, unmounted with the test. */
import { spawnSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Test } from 'tap'
import { makeRunFolder, removeRunFolder } from './test-server.ts'

/** Why there can be no small disk here, or false. */
export const noDisks = (): string | false =>
  process.platform === 'linux' && process.getuid?.() === 0 ? false : 'only root mounts a small disk'

export const smallDisk = async (t: Test, mebibytes: number): Promise<string> => {
  const folder = await makeRunFolder()
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=711`, 'tmpfs', disk]
  const mounted = spawnSync('mount', options, { encoding: 'utf8' })
  if (mounted.status !== 0) throw new Error(`no small disk: ${mounted.stderr}`)
  t.teardown(async () => {
    spawnSync('umount', ['--lazy', disk])
    await removeRunFolder(folder)
  })
  return disk
}

/** Leaves `leave` bytes free; returns how to free the rest again. */
export const fill = async (disk: string, leave: number): Promise<() => Promise<void>> => {
  const { bavail, bsize } = await statfs(disk)
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  return () => rm(filler, { force: true })
}
