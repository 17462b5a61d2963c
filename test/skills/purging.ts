/** Packages with something in them that has to go, and the call that purges it. */
import { randomBytes } from 'node:crypto'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { TestApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { installArchive, updateArchive } from '../trust/given.ts'

export const skill = '/skills/user/pdf-tools'
export const SECRET = 'the-leaked-credential'

/** Packs of more than 32 KiB are objects. */
export const archiveOf = (version: string, { secret = false, size = 0 } = {}): Buffer =>
  packageArchive({
    files: {
      'SKILL.md': skillMd({
        extra: `version: ${version}`,
        ...(secret ? { description: `Knows ${SECRET}.` } : {}),
      }),
      ...(secret ? { 'leaked/config.txt': SECRET } : {}),
      ...(size > 0 ? { 'data.bin': randomBytes(size) } : {}),
    },
  })

export const purge = (
  test: TestApp,
  fingerprint: string,
  options: { headers?: Record<string, string>; workspace?: string; of?: string } = {},
): Promise<Answer> =>
  call(
    test.app,
    'DELETE',
    `${options.of ?? skill}/revisions/${fingerprint}?reason=a%20leaked%20key`,
    options,
  )

export const fingerprintOf = (answer: Answer): string => {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return String(answer.body.skill.fingerprint)
}

/** An older revision with the secret, and a clean one that is current. */
export const givenTwo = async (test: TestApp, size = 0) => ({
  bad: fingerprintOf(await installArchive(test.app, archiveOf('1.0.0', { secret: true, size }))),
  good: fingerprintOf(await updateArchive(test.app, archiveOf('2.0.0', { size }))),
})

export const GONE = { status: 410, body: { code: 'skills.revision_purged' } }

export const ways = ['/files', '/files/SKILL.md', '/files/leaked/config.txt', '/archive']

export const withPinnedFile = (fingerprint: string) =>
  `${skill}/files/leaked/config.txt?fingerprint=${fingerprint}`
