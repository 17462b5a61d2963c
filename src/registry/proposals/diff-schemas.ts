/** Schemas of compared files. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, stringEnum } from '../../platform/http/schema.ts'

const size = nullable(Type.Integer())
const digest = nullableString('SHA-256 of the content; null where there is no file.')

const lines = nullable(
  Type.Integer(),
  'Null if lines are not counted: the content is the same, `cut` says why, or they are not compared yet. They are compared as soon as a proposal opens; a request compares for 500 ms what is still missing, and a later one continues.',
)

const fileFields = {
  path: Type.String(),
  change: stringEnum(['added', 'removed', 'changed'] as const),
  size_before: size,
  size_after: size,
  sha256_before: digest,
  sha256_after: digest,
  executable: Type.Boolean({ description: 'Whether the proposed file is executable.' }),
  lines_added: lines,
  lines_removed: lines,
  cut: nullable(
    stringEnum(['not_text', 'too_large', 'too_different'] as const, {
      description:
        '`not_text`: not UTF-8. `too_large`: over 1 MiB. `too_different`: over 2,000 edits among the lines that both texts have, 50,000 lines, or a second.',
    }),
    'Why the lines were not compared; null otherwise.',
  ),
}

const FileChanges = Type.Object(fileFields)
export type FileChanges = Static<typeof FileChanges>

export const FileDiff = Type.Object(
  {
    ...fileFields,
    viewed: Type.Boolean({ description: 'Whether the caller has marked this content as viewed.' }),
  },
  { $id: 'FileDiff', description: 'A file that differs.' },
)
export type FileDiff = Static<typeof FileDiff>

const position = (of: string) => Type.Integer({ description: of })

const DiffHunk = Type.Object(
  {
    old_start: position(
      'First line in the old text, from 1; of an empty range the line before it.',
    ),
    old_lines: position('Lines of the old text.'),
    new_start: position('The same for the new text.'),
    new_lines: position('Lines of the new text.'),
    lines: Type.Array(Type.String(), {
      description:
        'As in a unified diff: each line after a blank, `-` or `+`; `\\ No newline at end of file` after a last line without one.',
    }),
  },
  {
    $id: 'DiffHunk',
    description: 'A changed place, with the unchanged lines around it.',
    examples: [
      {
        old_start: 1,
        old_lines: 2,
        new_start: 1,
        new_lines: 2,
        lines: [' # Tools', '-Use them.', '+Use them well.'],
      },
    ],
  },
)

export const FileHunks = Type.Object(
  {
    ...fileFields,
    hunks: Type.Array(ref(DiffHunk), {
      description:
        'All old lines, then all new ones if `cut` is `too_different`; empty for the other values, and where only the execute bit differs.',
    }),
  },
  { $id: 'FileHunks', description: 'A file that differs, line by line.' },
)
export type FileHunks = Static<typeof FileHunks>

export const DiffPage = Type.Object(
  {
    fingerprint: Type.String({ description: 'The new bytes.' }),
    compared_fingerprint: nullableString(
      'The old bytes; null if there are none, so that every file is new.',
    ),
    files: Type.Array(ref(FileHunks)),
    next_cursor: NextCursor,
  },
  {
    $id: 'DiffPage',
    description:
      'Files by path. A page ends early once it has about 1 MiB of lines, or took 2 seconds.',
  },
)
export type DiffPage = Static<typeof DiffPage>

export const diffQuery = {
  path: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1024,
      description: 'Only this file.',
      examples: ['SKILL.md'],
    }),
  ),
  context: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 50_000,
      default: 3,
      description: 'Unchanged lines around each change; 50000 shows whole files.',
    }),
  ),
  ...pageQuery,
}

export const DiffQuery = Type.Object(diffQuery, { additionalProperties: false })
export type DiffQuery = Static<typeof DiffQuery>

export const diffSchemas = [FileDiff, DiffHunk, FileHunks, DiffPage]
