/** Many requests, so many at a time. */
import type { Answer } from './given.ts'

/** Runs all of them, so many at a time. */
export const atOnce = async (count: number, acts: (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const answers: Answer[] = []
  const waiting = [...acts.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, act] = next
      answers[index] = await act()
    }
  }
  await Promise.all(Array.from({ length: count }, work))
  return answers
}

export const statusesOf = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
