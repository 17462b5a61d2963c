/** A registration that waits as a file, so that it is compared as files are. Pure. */
import { createHash } from 'node:crypto'
import type { ContentProposal } from '../../content/content-proposals/schemas.ts'
import type { Pair, ReadableFile } from '../../registry/proposals/file-pairs.ts'

type Kind = ContentProposal['kind']
type Content = ContentProposal['content']

/** JSON, since a description that has several lines could imitate the field that follows it. */
const textOf = (kind: Kind, content: NonNullable<Content>): string => {
  if (kind === 'document') return content['skill'] as string
  const { description, function_id, arguments: declared } = content
  return `${JSON.stringify({ description, function_id, arguments: declared }, null, 2)}\n`
}

const pathOf = ({ kind, id }: Pick<ContentProposal, 'kind' | 'id'>): string =>
  kind === 'document' ? `${id}.md` : `${id}.json`

const fileOf = (proposal: ContentProposal, content: Content): ReadableFile | null => {
  if (content === null) return null
  const bytes = Buffer.from(textOf(proposal.kind, content))
  return {
    path: pathOf(proposal),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    executable: false,
    read: async function* read() {
      yield bytes
    },
  }
}

/** Null: its text was deleted, since it can no longer be reviewed. */
export const heldPair = (proposal: ContentProposal): Pair | null => {
  const after = fileOf(proposal, proposal.content)
  if (after === null) return null
  const served = fileOf(proposal, proposal.current)
  // What is served already is shown whole.
  const before = served?.sha256 === after.sha256 ? null : served
  return { path: after.path, change: before === null ? 'added' : 'changed', before, after }
}
