/** The files that this process has open, which only Linux lists. */
import { readdir, readlink } from 'node:fs/promises'

export const noOpenFiles = (): string | false =>
  process.platform === 'linux' ? false : 'only Linux lists open files'

/** The paths of those that begin with `start`. */
export const openFilesIn = async (start: string): Promise<string[]> => {
  const descriptors = await readdir('/proc/self/fd')
  // The descriptor that listed the folder is closed by now.
  const paths = descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''))
  return (await Promise.all(paths)).filter((path) => path.startsWith(start))
}
