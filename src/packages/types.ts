/** The result of reading a package archive. Plain data, since it crosses threads. */

import type { RiskMetadata } from './manifest/risk.ts'

export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonObject = { [key: string]: JsonValue }

export type PackageFile = {
  /** Path inside the package, `/` separated, NFC, without the dropped top folder. */
  path: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes, 64 lower-case hex. */
  sha256: string
  /** The id that Git gives to the bytes (SHA-1 of a blob object), 40 lower-case hex. */
  git_blob_id: string
  /** Where the bytes start in the package's pack. */
  offset: number
  /** Whether any execute bit was set. No other mode bit is stored. */
  executable: boolean
  /** With a charset for text. */
  media_type: string
}

/** A rule of the format that the package violates without becoming unusable. */
export type Diagnostic = {
  code: string
  level: 'error' | 'warning'
  message: string
  field_path: string
}

/**
 * `block` and `hold` keep bytes from being served until a reviewer has decided: `hold` is weaker
 * evidence. `warn` is shown to reviewers, `info` is a fact of the package.
 */
export type Severity = 'block' | 'hold' | 'warn' | 'info'

/** What a deterministic security rule found: a reason to look closer, never proof of intent. */
export type SecurityFinding = {
  /** Of a rule in the catalogue (`scan/rules.ts`). */
  rule_id: string
  /** Of this finding; at most that of its rule. */
  severity: Severity
  /** What was found, in one sentence, with addresses defanged. */
  message: string
  /** Path inside the package. */
  path: string
  /** From 1; 1 also for findings about the whole file. */
  line: number
  /**
   * The matched text and what stands around it: defanged, invisible characters as code points,
   * secrets masked, at most 400 characters. Empty for a finding about the file as a whole.
   */
  excerpt: string
  /**
   * What the text decodes to around what was found, defanged, at most 400 characters; null if nothing was
   * decoded.
   */
  decoded: string | null
  /** How it was decoded, outermost first: `['base64', 'gzip']`. */
  decoding: string[]
  /**
   * SHA-256 over the rule id, the path, the message, and the matched text with the lines it stands in, or
   * over the whole file that it is about, 64 lower-case hex. The same text elsewhere in the file, or in
   * another revision, has the same one.
   */
  fingerprint: string
}

/** A package registry, by its name in records of OSV. */
export type Ecosystem = 'npm' | 'PyPI' | 'RubyGems' | 'crates.io' | 'Go' | 'NuGet'

/** A package of a package registry that the files of a skill install or run. */
export type InstalledPackage = {
  ecosystem: Ecosystem
  /** As the registry compares names. */
  name: string
  /** Null for any, or one of a range. */
  version: string | null
  /** Of a finding about it. */
  severity: 'block' | 'hold'
  path: string
  line: number
  excerpt: string
}

export type Installs = {
  packages: InstalledPackage[]
  /** False: there were more than a scan keeps. */
  isComplete: boolean
}

/** What `SKILL.md`, `skill.toml` and `_meta.json` declare about the package. */
export type PackageDescription = {
  slug: string
  /** The title for people. */
  display_name: string
  description: string
  /** Declared semver label, else `0.1.0`. */
  version: string
  namespace: string
  kind: 'action' | 'instruction'
  /** SKILL.md front matter as JSON, in its key order; null if there is none. */
  frontmatter: JsonObject | null
  /** skill.toml as JSON with its unknown keys; null if there is none. */
  manifest: JsonObject | null
  capabilities: DeclaredCapability[]
  /** The permissions it requests, sorted. */
  permissions: string[]
  diagnostics: Diagnostic[]
}

export type DeclaredCapability = RiskMetadata & {
  capability_id: string
  description: string
  input_schema: JsonObject
  output_schema: JsonObject | null
}

/** Words in lower case, each list with those of the one before it. */
export type SearchWords = { names: string[]; summary: string[]; text: string[] }

export type SkillPackage = PackageDescription & {
  /** SHA-256 of the whole package, 64 lower-case hex. */
  fingerprint: string
  /** Sorted by path bytes. */
  files: PackageFile[]
  /**
   * Files that packers add for themselves and that were left out, by their names in the archive.
   */
  ignored: string[]
  search_words: SearchWords
  /** Sorted by path, line and rule. */
  security_findings: SecurityFinding[]
  installs: Installs
  /** How long finding them took. */
  scan_ms: number
}

export type FileContent = { sha256: string; bytes: Uint8Array }

/** Receives each distinct content of a package once; together, in this order, they are its pack. */
export type OnContent = (content: FileContent) => Promise<void> | void
