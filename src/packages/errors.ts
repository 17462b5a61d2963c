/**
 * All reasons to reject a package archive, each with a sentence that says what is wrong. The keys
 * are sent as `details.reason`, and never change once published.
 */
import { AppError } from '../platform/errors.ts'

export const refusals = {
  'gzip.empty': 'The upload contains no bytes.',
  'gzip.magic':
    'The upload is not compressed by gzip. Pack the folder with `tar -czf skill.tar.gz my-skill`.',
  'gzip.zip': 'The upload is a zip file. Pack the folder with `tar -czf skill.tar.gz my-skill`.',
  'gzip.method': 'A gzip member uses a compression method other than deflate.',
  'gzip.flags': 'A gzip header sets reserved flags.',
  'gzip.header_checksum': 'The checksum of a gzip header is wrong.',
  'gzip.header_too_long': 'A gzip header is too long.',
  'gzip.corrupt': 'The deflate data of a gzip member is damaged.',
  'gzip.checksum': 'The checksum of a gzip member is wrong.',
  'gzip.length': 'The length in the trailer of a gzip member is wrong.',
  'gzip.truncated': 'The gzip stream ends too early.',
  'gzip.trailing': 'Something other than zero bytes follows the last gzip member.',
  'gzip.padding': 'Too many zero bytes follow the last gzip member.',
  'gzip.nested': 'The gzip stream contains another gzip stream, not a tar archive.',

  'tar.checksum': 'The checksum of a tar header is wrong, or this is not a tar archive.',
  'tar.magic': 'A tar header is neither ustar, GNU nor V7.',
  'tar.number': 'A number in a tar header is not well formed.',
  'tar.reserved': 'Bytes of a tar header that must be zero are not.',
  'tar.name_conflict':
    'An old-style folder entry is preceded by an extended header with another name: readers disagree on what it is.',
  'tar.times_as_prefix':
    'A member stores its times where other readers expect a part of its name; pack without access and change times.',
  'tar.truncated': 'The tar archive ends inside a member.',
  'tar.end_missing': 'The tar archive has no end mark of two zero blocks.',
  'tar.end_lone': 'The tar archive ends with one zero block; two are required.',
  'tar.trailing': 'Something other than zero bytes follows the end mark of the tar archive.',

  'zip.empty': 'The upload contains no bytes.',
  'zip.magic': 'The upload is not a zip file.',
  'zip.truncated': 'The zip file ends too early.',
  'zip.trailing': 'Something follows the end of the zip file, or its comment has another length.',
  'zip.disks': 'The zip file is split into several.',
  'zip.zip64':
    'The zip file uses zip64 records, which are for archives of 4 GiB and more; write it without them.',
  'zip.encrypted': 'The zip file is encrypted.',
  'zip.method':
    'A file of the zip file is compressed by another method than deflate; write it with deflate.',
  'zip.flags': 'A file of the zip file sets flags that are reserved or not supported.',
  'zip.malformed': 'A record of the zip file is not well formed.',
  'zip.directory':
    'The central directory of the zip file does not end where its end record says that it does.',
  'zip.local':
    'A file is described in one way at its start, and in another in the central directory of the zip file: readers disagree on what it is.',
  'zip.name': 'A file of the zip file has two different names.',
  'zip.folder':
    'An entry of the zip file is marked as a folder, but its name does not end in a slash.',
  'zip.overlap': 'Two files of the zip file share bytes.',
  'zip.gap': 'The zip file contains bytes that belong to none of its files.',
  'zip.descriptor': 'The sizes or the checksum after the data of a file in the zip file are wrong.',
  'zip.size': 'A file does not have the size that the zip file declares.',
  'zip.corrupt': 'The deflate data of a file in the zip file is damaged.',
  'zip.checksum': 'The checksum of a file in the zip file is wrong.',

  'files.truncated': 'The files end too early.',

  'entry.link': 'The archive contains a symbolic or hard link.',
  'entry.device': 'The archive contains a device.',
  'entry.fifo': 'The archive contains a named pipe.',
  'entry.contiguous': 'The archive contains a contiguous file.',
  'entry.sparse': 'The archive contains a sparse file.',
  'entry.type': 'The archive contains a member that is neither a file nor a folder.',
  'entry.link_name': 'A file or folder carries a link target.',
  'entry.set_id': 'A file is marked set-user-id or set-group-id.',
  'entry.folder_size': 'A folder declares a size other than zero.',
  'entry.trailing_slash': 'A file with content has a name that ends in a slash.',

  'metadata.repeated': 'A member is preceded by more than one extended header or long name.',
  'metadata.padding':
    'Something other than zero bytes follows a long name or pax header: readers disagree on what it says.',
  'metadata.dangling': 'An extended header or long name has no member after it.',
  'pax.record': 'A pax header is not well formed.',
  'pax.duplicate_key': 'A pax header contains the same key twice.',
  'pax.key': 'A pax header contains a key that is not allowed.',
  'pax.value': 'A pax header contains a value that is not allowed.',
  'pax.size': 'The size in a pax header differs from the size in the tar header.',
  'pax.global_key': 'A global pax header may contain a comment and vendor keys only.',

  'path.empty': 'An entry has no name.',
  'path.encoding': 'A path is not UTF-8.',
  'path.nul': 'A path contains a NUL byte.',
  'path.control': 'A path contains a control character.',
  'path.invisible': 'A path contains an invisible or text-direction character.',
  'path.absolute': 'A path is absolute.',
  'path.backslash': 'A path contains a backslash.',
  'path.colon': 'A path contains a colon.',
  'path.empty_component': 'A path has an empty component.',
  'path.dot': 'A path has a "." component after its start.',
  'path.traversal': 'A path has a ".." component.',
  'path.trailing': 'A path component ends in a dot or a blank.',
  'path.device_name': 'A path component is the name of a Windows device.',
  'path.look_alike':
    'A path component contains Unicode characters that some systems turn into a slash or dots.',
  'path.version_control':
    'The package contains version control data, such as `.git` or `.hg`. Leave it out: programs act on it when it is installed.',

  'name.duplicate': 'Two files have the same path.',
  'name.collision': 'Two paths differ only in case or in the form of their characters.',
  'name.file_and_folder': 'A path is both a file and a folder.',

  'layout.empty': 'The archive contains no files.',
  'layout.skill_md_missing': 'There is no SKILL.md at the root or in the one top folder.',
  'layout.skill_md_not_file': 'SKILL.md is a folder.',
  'layout.skill_md_case': 'SKILL.md must be written in exactly this case.',
  'layout.git_repository':
    'A folder with HEAD, objects and refs is a Git repository, whatever its name. Leave it out: programs act on it when it is installed.',
  'layout.too_deep': 'SKILL.md is more than one folder deep.',
  'layout.several_tops':
    'SKILL.md is in a folder, but there are other files or folders beside that folder.',

  'limit.compressed': 'The archive is too large.',
  'limit.uncompressed': 'The unpacked archive is too large.',
  'limit.ratio': 'The archive unpacks to suspiciously many times its size.',
  'limit.entries': 'The archive has too many entries.',
  'limit.file': 'A file is too large.',
  'limit.skill_md': 'SKILL.md is too large.',
  'limit.manifest': 'A manifest file is too large.',
  'limit.path': 'A path is too long.',
  'limit.component': 'A path component is too long.',
  'limit.levels': 'A path has too many levels.',
  'limit.metadata': 'An extended header or long name is too large.',
  'limit.gzip_members': 'The gzip stream has too many members.',
  'limit.time': 'Reading the archive took too long.',
  'limit.memory': 'Reading the archive took too much memory.',
} as const satisfies Record<string, string>

export type RefusalReason = keyof typeof refusals

/** The bytes may well be a package, in a form that is not read. */
const unsupported = new Set<RefusalReason>([
  'zip.magic',
  'zip.disks',
  'zip.zip64',
  'zip.encrypted',
  'zip.method',
])

export type RefusalFacts = {
  /** The name in the archive; `refuse` escapes it. */
  entry?: string | Uint8Array
  limit?: number
  /** What was found. */
  value?: string | number
}

const SHOWN_CHARACTERS = 200

/**
 * Makes hostile text safe for logs and responses: escapes invisible characters, and limits the
 * length.
 */
export const showName = (name: string | Uint8Array): string => {
  // A character has at most four bytes, so a long name need not be decoded completely.
  const text =
    typeof name === 'string'
      ? name.slice(0, SHOWN_CHARACTERS * 2)
      : new TextDecoder('utf-8', { ignoreBOM: true }).decode(name.subarray(0, SHOWN_CHARACTERS * 4))
  const escaped = text
    .toWellFormed()
    .replaceAll(
      /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}"\\]/gu,
      (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
    )
  return Array.from(escaped).slice(0, SHOWN_CHARACTERS).join('')
}

export const refuse = (reason: RefusalReason, facts: RefusalFacts = {}): AppError => {
  const entry = facts.entry === undefined ? undefined : showName(facts.entry)
  const value = typeof facts.value === 'string' ? showName(facts.value) : facts.value
  const parts = [
    entry === undefined ? '' : ` Entry: "${entry}".`,
    value === undefined ? '' : ` Found: ${value}.`,
    facts.limit === undefined ? '' : ` Limit: ${facts.limit}.`,
  ]
  return new AppError('skills.upload.invalid_archive', refusals[reason] + parts.join(''), {
    ...(unsupported.has(reason) ? { status: 415 } : {}),
    details: {
      reason,
      ...(entry === undefined ? {} : { entry }),
      ...(facts.limit === undefined ? {} : { limit: facts.limit }),
      ...(value === undefined ? {} : { value }),
    },
  })
}
