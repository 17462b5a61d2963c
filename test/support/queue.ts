/** What a run tells its hosts: the test files they share, in the order in which they are taken. */
export type Queue = {
  /** Holds a mark for each file that a host has taken. */
  folder: string
  files: string[]
  /** How many processes take files. */
  hosts: number
  /** For each file. */
  timeoutMs: number
}

const NAME = 'TEST_QUEUE'

export const queueEnv = (queue: Queue): NodeJS.ProcessEnv => ({ [NAME]: JSON.stringify(queue) })

export const readQueue = (): Queue => {
  const queue = process.env[NAME]
  if (!queue) throw new Error(`${NAME} is not set: run tests by "npm test -- <files>"`)
  return JSON.parse(queue) as Queue
}
