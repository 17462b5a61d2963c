/** The program `skill` in one file with Node: its script knows no `import`. */
import { run } from './run.ts'

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  },
)
