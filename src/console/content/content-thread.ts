/** Entry of the thread that renders the content of packages. */
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { type DiffTask, type DrawnDiff, renderDiffs } from './diff.ts'
import { type MarkdownTask, type Rendered, renderMarkdown } from './markdown.ts'
import { renderSource, type SourcePart, type SourceTask } from './source.ts'

export type ContentTask = SourceTask | MarkdownTask | DiffTask
export type ContentResult = SourcePart | Rendered | DrawnDiff[]

giveWay()
serveTasks((task: ContentTask): ContentResult => {
  if (task.kind === 'source') return renderSource(task)
  return task.kind === 'markdown' ? renderMarkdown(task) : renderDiffs(task)
})
