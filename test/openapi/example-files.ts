/** The files that a person chooses in Swagger UI where a body is not JSON. */
import { deflateRawSync } from 'node:zlib'
import { gzipMember, packageMembers, skillMd, tar } from '../support/archives.ts'
import { frame } from '../support/psu1.ts'

const folder = 'hello-skill'
const fields = {
  name: folder,
  description: 'Says hello. Use it when somebody wants to be greeted.',
}

/** Stored, not compressed, so that its digest is the same everywhere: it stands in an example. */
const archiveOf = (body: string): Buffer => {
  const bytes = tar(packageMembers({ folder, files: { 'SKILL.md': skillMd({ ...fields, body }) } }))
  return gzipMember(bytes, { deflated: deflateRawSync(bytes, { level: 0 }) })
}

const first = archiveOf('# Hello\n\nGreet the user by name.')
const second = archiveOf('# Hello\n\nGreet the user by name.\nBe brief.')
/** What no other operation installs, so that it can wait for a reviewer. */
export const third = archiveOf('# Hello\n\nGreet the user by name, in their language.')

/** The body of an operation that takes a file. */
export const fileFor = (operationId: string, uploadId = ''): Buffer => {
  if (operationId === 'skillsUploadChunk') return frame({ uploadId, offset: 0 }, first)
  return operationId === 'skillsUpdateArchive' ? second : first
}

export const formOf = (file: Buffer): FormData => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(file)]), 'hello-skill.tar.gz')
  return form
}
