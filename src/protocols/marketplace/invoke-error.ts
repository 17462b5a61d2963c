/** A rejected call in the marketplace's format: status 200, `ok` false. Pure. */
export class InvokeError extends Error {
  override name = 'InvokeError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
