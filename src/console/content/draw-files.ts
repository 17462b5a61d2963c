/** Draws the lines of files that differ, and renders one of them as people see it. */
import { buffer } from 'node:stream/consumers'
import type { FileHunks } from '../../registry/proposals/diff-schemas.ts'
import type { Html } from '../markup/html.ts'
import type { ContentRenderer } from './content-renderer.ts'
import type { DrawnDiff, PlacedComment, PlacedFinding } from './diff.ts'
import { renderedBody } from './rendered.ts'

/** By path; null: it could not be drawn in time. */
export type DrawnFiles = ReadonlyMap<string, DrawnDiff | null>

/** How many files a page asks the lines of at first. */
export const OPEN_FILES = 40
/** Lines around a change that show all of a file. */
export const WHOLE = 50_000
const MAX_RENDERED_BYTES = 256 * 1024

type Notes = { findings: readonly PlacedFinding[]; comments: readonly PlacedComment[] }

const noNotes = (): Notes => ({ findings: [], comments: [] })

/** `notesOf`: what stands at the lines of a file. */
export const drawFiles = async (
  content: ContentRenderer,
  files: readonly FileHunks[],
  { isSplit, notesOf = noNotes }: { isSplit: boolean; notesOf?: (path: string) => Notes },
): Promise<DrawnFiles> => {
  if (files.length === 0) return new Map()
  const tasks = files.map(({ path, hunks }) => ({ hunks, ...notesOf(path) }))
  const drawn = await content.diffs({ files: tasks, isSplit })
  return new Map(files.map(({ path }, index) => [path, drawn?.[index] ?? null]))
}

/** Says so where it is too large. */
export const renderFile = async (
  content: ContentRenderer,
  { size, read }: { size: number; read: () => AsyncIterable<Uint8Array> },
): Promise<Html> => {
  const bytes = size > MAX_RENDERED_BYTES ? null : await buffer(read())
  return renderedBody(bytes && (await content.markdown({ bytes, place: null })))
}
