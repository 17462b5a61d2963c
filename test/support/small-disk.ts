/** A file system of a few mebibytes, unmounted with the test. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { makeRunFolder, removeRunFolder } from './test-server.ts'

const mount = (disk: string, size: string): { isMounted: boolean; why: string } => {
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', disk]
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' })
  return { isMounted: status === 0, why: error?.message ?? stderr.split('\n', 1)[0] ?? '' }
}

/** Why there can be no small disk here, or false. Root may lack the right to mount, in a container. */
export const noDisks = (): string | false => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root mounts a small disk'
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const { isMounted, why } = mount(folder, '64k')
  if (isMounted) spawnSync('umount', ['--lazy', folder])
  rmdirSync(folder)
  return isMounted ? false : `no small disk can be mounted: ${why}`
}

export const smallDisk = async (t: Test, mebibytes: number): Promise<string> => {
  const folder = await makeRunFolder()
  const disk = join(folder, 'disk')
  await mkdir(disk)
  const { isMounted, why } = mount(disk, `${mebibytes}m`)
  if (!isMounted) throw new Error(`no small disk: ${why}`)
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
