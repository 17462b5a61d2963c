/** A clock of one process that can be set: Debian's `faketime`, put in front of the C library. */
import { readdirSync, existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'

const library = (): string | null => {
  const root = '/usr/lib'
  const folders = existsSync(root) ? readdirSync(root) : []
  return (
    folders
      .map((name) => join(root, name, 'faketime', 'libfaketimeMT.so.1'))
      .find((path) => existsSync(path)) ?? null
  )
}

export const noFakeClock = (): string | false =>
  library() === null && "Debian's package libfaketime is not installed"

export type FakeClock = {
  /** For the process. */
  env: Record<string, string>
  /** So many hours off the true time, from now on. */
  set: (hours: number) => void
}

export const fakeClock = async (t: Test): Promise<FakeClock> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-clock-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const set = (hours: number): void => writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h\n`)
  set(0)
  return {
    env: {
      LD_PRELOAD: library() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // As when somebody sets the clock: what counts from the machine's start goes on evenly.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}
