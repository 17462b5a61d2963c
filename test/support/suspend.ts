/** A process that is still there and does nothing. */
import { readdir, readFile } from 'node:fs/promises'

const RUNS = /^\d+ \(.*\) [RSD] /s

const runs = async (pid: number): Promise<boolean> => {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  const stats = threads.map((thread) =>
    readFile(`${folder}/${thread}/stat`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(stats)).some((stat) => RUNS.test(stat))
}

/** Suspends it. The signal takes a moment to reach all threads, which could still answer meanwhile. */
export const suspend = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGSTOP')
  while (await runs(pid));
}
