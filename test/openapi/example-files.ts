/** The files that a person chooses in Swagger UI where a body is not JSON. */
import { deflateRawSync } from 'node:zlib'
import { gzipMember, packageMembers, skillMd, tar, tarGz } from '../support/archives.ts'
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
/** What its publisher takes back. */
export const fourth = archiveOf('# Hello\n\nGreet nobody.')

/** A skill for the APIs of model providers, which no other operation installs. */
export const greeting = (words: string): Buffer =>
  tarGz(
    packageMembers({
      folder: 'greet-skill',
      files: { 'SKILL.md': skillMd({ ...fields, body: words, name: 'greet-skill' }) },
    }),
  )

const isOfProvider = (operationId: string): boolean => /^(?:anthropic|openai)/.test(operationId)

/** The one file of a skill that is published file by file. */
const loose = Buffer.from(
  '---\nname: hello-skill\ndescription: Says hello.\n---\n\n# Hello\n\nGreet the user by name.\n',
)

/** The body of an operation that takes a file. */
export const fileFor = (operationId: string, uploadId = ''): Buffer => {
  if (isOfProvider(operationId)) return greeting('# Greet')
  if (operationId.startsWith('clawHubUpload')) return loose
  if (operationId === 'skillsUploadChunk') return frame({ uploadId, offset: 0 }, first)
  return operationId === 'skillsUpdateArchive' ? second : first
}

export const formOf = (file: Buffer, part = 'archive'): FormData => {
  const form = new FormData()
  form.set(part, new Blob([new Uint8Array(file)]), 'hello-skill.tar.gz')
  return form
}

/** The name of the part that an operation takes the file as. */
export const partOf = (operationId: string): string =>
  isOfProvider(operationId) ? 'files[]' : 'archive'
