/** Why the embedded server cannot run, in one line that says what to do. */
export class PostgresFailure extends Error {
  override name = 'PostgresFailure'
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
