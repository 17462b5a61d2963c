/**
 * Runs a command other than the service itself: prints its output, and exits with a non-zero status
 * after bad arguments or a failure.
 */

class InvalidArguments extends Error {
  override name = 'InvalidArguments'
}

/** Reports the errors of `parse`, which calls `parseArgs`, together with the usage. */
export const parseArguments = <Words>(parse: () => Words): Words => {
  try {
    return parse()
  } catch (error) {
    throw new InvalidArguments(error instanceof Error ? error.message : String(error))
  }
}

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** `failed` is the exit status of a command that could not do its work. */
export const runCommand = (
  { usage, failed }: { usage: string; failed: number },
  work: () => Promise<void>,
): void => {
  work().catch((error: unknown) => {
    const message = error instanceof Error ? error.message || error.name : String(error)
    process.stderr.write(
      error instanceof InvalidArguments ? `${message}\n\n${usage}` : `${message}\n`,
    )
    process.exitCode = failed
  })
}
