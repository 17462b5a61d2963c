/**
 * A connection that prepares each statement once, under its own name: planning takes Postgres
 * longer than running most of them. A transaction pooler must support prepared statements, as
 * PgBouncer does from 1.21 on.
 */
import { ServerClient } from './server-client.ts'

/**
 * Statements with lists have many different texts, and each prepared one uses memory on the server.
 */
const MAX_STATEMENTS = 400

/** The driver gives this error no code. */
const isLate = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

export class PreparedClient extends ServerClient {
  readonly #names = new Map<string, string>()

  /** `never` is compatible with the result types of all overloads of the driver. */
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given
    const hasValues = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = hasValues ? this.#nameOf(text) : null
    const all = name === null ? given : [{ name, text, values }, ...rest]
    const result: unknown = super.query(...(all as [string]))
    // The driver would let the next statements wait behind one that gets no response.
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isLate(error)) this.drop()
      })
    }
    return result as never
  }

  /** Null if the statement is not prepared, because the table of names is full. */
  #nameOf(text: string): string | null {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_STATEMENTS) return known ?? null
    const name = `s${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
