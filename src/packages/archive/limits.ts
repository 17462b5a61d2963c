/** The limits of a package archive, each with its reason. */

export type ArchiveLimits = {
  /** Bytes of the upload. */
  compressedBytes: number
  /** Bytes that leave gunzip, headers and padding included. */
  uncompressedBytes: number
  /**
   * Unpacked bytes per packed byte. Text rarely exceeds 20; the maximum of gzip itself is 1,032.
   */
  ratio: number
  /**
   * The ratio is not checked below this many unpacked bytes: small archives may consist of blanks
   * only.
   */
  ratioFreeBytes: number
  /** Files, folders and global headers, including ignored junk. */
  entries: number
  /** Bytes of one file, the largest unit in memory. */
  fileBytes: number
  /** Bytes of `SKILL.md`, and of `skill.toml` and `_meta.json`, since all three are parsed. */
  skillMdBytes: number
  /** UTF-8 bytes of a path inside the package. */
  pathBytes: number
  /** UTF-8 bytes of one path component, as common file systems accept them. */
  componentBytes: number
  /** Components of a path inside the package, the file name included. */
  levels: number
  /** Bytes of one pax header or GNU long name. */
  metadataBytes: number
  /** Members of the gzip stream. Block compressors start one for every 64 KiB: 4,097 at most. */
  gzipMembers: number
  /** Bytes of one gzip header with its name, comment and extra field. */
  gzipHeaderBytes: number
  /** Zero bytes after the last gzip member, which tapes and block devices add. */
  gzipPaddingBytes: number
}

const KIB = 1024
const MIB = 1024 * KIB

export const defaultLimits: ArchiveLimits = {
  compressedBytes: 64 * MIB,
  uncompressedBytes: 256 * MIB,
  ratio: 200,
  ratioFreeBytes: 8 * MIB,
  entries: 4096,
  fileBytes: 32 * MIB,
  skillMdBytes: MIB,
  pathBytes: 1024,
  componentBytes: 255,
  levels: 32,
  metadataBytes: 64 * KIB,
  gzipMembers: 4200,
  gzipHeaderBytes: 64 * KIB,
  gzipPaddingBytes: 64 * KIB,
}
