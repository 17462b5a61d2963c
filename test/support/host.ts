/**
 * A process that runs test files one after the other, each as a test with its own end, until none is
 * left: most files take less time than loading the service does.
 */
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tap from 'tap'
import { readQueue } from './queue.ts'
import { watchStatements } from './statements.ts'
import { useTest } from './tap.ts'

/** How long what the tests have closed may take to be gone. */
const LEFT_MS = 10_000

const { folder, files, timeoutMs } = readQueue()

/** Of the hosts only one creates the mark of a file. */
const isMine = async (index: number): Promise<boolean> => {
  try {
    const mark = await open(join(folder, String(index)), 'wx')
    await mark.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

watchStatements()

for (const [index, file] of files.entries()) {
  if (!(await isMine(index))) continue
  await tap.test(file, { timeout: timeoutMs }, async (t) => {
    useTest(t)
    await import(pathToFileURL(resolve(file)).href)
  })
}

// A test that leaves something running would keep the run from ending.
setTimeout(() => {
  process.stderr.write(`Left by the tests: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}, LEFT_MS).unref()
