/** Why a call failed. The text is ours alone and repeats nothing that the other side sent. Pure. */
type FailureReason =
  /** Not an address that may be called, by its origin or by what its name resolves to. */
  | 'refused'
  | 'timed_out'
  /** Who wanted the answer no longer does. */
  | 'cancelled'
  /** No connection, a broken one, or an answer outside the limits. */
  | 'failed'

export class OutboundFailure extends Error {
  override name = 'OutboundFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
