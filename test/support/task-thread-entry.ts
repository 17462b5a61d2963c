/** A task thread that does whatever a test wants of it. */
import { serveTasks } from '../../src/platform/threads/serve-tasks.ts'

const fill = (): string => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length))
}

serveTasks((task: { do: string; word?: string }): string => {
  if (task.do === 'throw') throw new Error('thrown in the thread')
  if (task.do === 'exit') process.exit(3)
  if (task.do === 'fill') return fill()
  while (task.do === 'hang');
  return task.word ?? ''
})
