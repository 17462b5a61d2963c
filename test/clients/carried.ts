/** What each program with a generated client does, and prints: the same in every language. */
import type { Test } from 'tap'
import { packageArchive } from '../support/archives.ts'
import {
  archiveDigest,
  awkwardArchive,
  listeningService,
  type ProgramOptions,
  runProgram,
  writeArchive,
} from './programs.ts'

/**
 * Runs a program with the address of a service, an archive to send in one call and one to send in
 * chunks.
 */
export const checkCarried = async (
  t: Test,
  folder: string,
  command: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<void> => {
  const url = await listeningService(t)
  const printed = await runProgram(
    command,
    [
      ...args,
      url,
      await writeArchive(folder, 'form.tar.gz', awkwardArchive()),
      await writeArchive(folder, 'chunks.tar.gz', packageArchive()),
    ],
    { cwd: folder, ...options },
  )
  const { archive, ...seen } = JSON.parse(printed) as { archive: string }
  t.same(seen, {
    before: 0,
    status: ['installed', 'installed'],
    listed: ['registry:acme/forms', 'user:pdf-tools'],
    files: { 'SKILL.md': true, 'bytes.bin': true, 'docs/read me.md': true },
    tag: true,
    missing: 'skills.not_found',
  })
  t.equal(archive, await archiveDigest(url, 'registry/acme%2Fforms'), 'the archive comes whole')
}
