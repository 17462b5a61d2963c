/** Checks a document's body, and derives its title, description and digest. Pure. */
import { createHash } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'
import { idFault } from './id.ts'
import { summaryOf, type Summary } from './title.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** A body with everything derived from it. */
export type Body = Summary & { skill: string; sha256: string; bytes: number }

export const checkId = (id: string): void => {
  const fault = idFault(id)
  if (fault !== null) throw new AppError('documents.invalid_id', `${fault}.`)
}

/** Only a body of length zero is empty; a blank one is not. */
export const bodyOf = (id: string, skill: string): Body => {
  checkId(id)
  if (skill === '') throw new AppError('documents.invalid_body', 'skill must be non-empty.')
  const bytes = Buffer.byteLength(skill)
  if (bytes > MAX_BODY_BYTES) {
    throw new AppError(
      'documents.too_large',
      `skill is too large: ${bytes} bytes, at most ${sizeText(MAX_BODY_BYTES)} are allowed. Move parts into documents of their own and link to them.`,
      { details: { bytes, max_bytes: MAX_BODY_BYTES } },
    )
  }
  // Postgres can store neither.
  if (skill.includes('\0') || !skill.isWellFormed()) {
    throw new AppError('documents.invalid_body', 'skill must not contain NUL or broken Unicode.')
  }
  const sha256 = createHash('sha256').update(skill).digest('hex')
  return { ...summaryOf(id, skill), skill, sha256, bytes }
}
