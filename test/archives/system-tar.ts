/** What the system's GNU tar reads from an archive: an opinion that is not ours. */
import { Buffer } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Read } from './reading.ts'

export type Seen = { path: string; size: number; sha256: string; executable: boolean }

const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

export const run = (args: string[], input?: Uint8Array) => {
  const { error, status, stdout, stderr } = spawnSync('tar', args, {
    env,
    maxBuffer: 2 ** 28,
    ...(input === undefined ? {} : { input }),
  })
  return {
    ok: error === undefined && status === 0,
    stdout,
    stderr: stderr?.toString('latin1') ?? '',
  }
}

/** macOS and Windows bring another tar, whose listing reads differently. */
export const hasGnuTar = (): boolean => {
  const { ok, stdout } = run(['--version'])
  return ok && stdout.toString().startsWith('tar (GNU tar)')
}

const LINE = /^-([rwxsStT-]{9}) +\d+\/\d+ +(\d+) \S+ \S+ (.*)$/

/** Every file of a tar, or tar.gz, in the order of the archive. Contents come back to back. */
export const listWithSystemTar = (archive: Uint8Array): Seen[] => {
  const isGzip = archive[0] === 0x1f
  const flags = ['-O', '-v', '-v', '--numeric-owner', '--quoting-style=literal']
  const { stdout, stderr } = run([isGzip ? '-xz' : '-x', ...flags, '-f', '-'], archive)
  let start = 0
  return stderr.split('\n').flatMap((line) => {
    const match = LINE.exec(line)
    if (match === null) return []
    const [, mode = '', digits = '', name = ''] = match
    const size = Number(digits)
    const content = stdout.subarray(start, start + size)
    start += size
    return {
      path: Buffer.from(name, 'latin1').toString(),
      size,
      sha256: createHash('sha256').update(content).digest('hex'),
      executable: /[xst]/.test(mode),
    }
  })
}

const byPath = (a: Seen, b: Seen): number =>
  Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))

/** The same list after our rules: one leading ./ off, NFC, junk out, top folder off, sorted. */
export const asPackage = (seen: Seen[], folder: string | null): Seen[] =>
  seen
    .map((file) => ({ ...file, path: file.path.replace(/^\.\//, '').normalize() }))
    .filter(({ path }) => !/(?:^|\/)(?:__MACOSX|\.DS_Store|\._[^/]*)(?:\/|$)/.test(path))
    .map((file) => ({
      ...file,
      path: folder === null ? file.path : file.path.slice(folder.length + 1),
    }))
    .toSorted(byPath)

export const asSeen = ({ files }: Pick<Read, 'files'>): Seen[] =>
  files.map(({ path, size, sha256, executable }) => ({ path, size, sha256, executable }))
