/** Why a call failed. The text repeats nothing that the other side sent. Pure. */
type FailureReason =
  /** The origin, or an address that its name resolves to, is not allowed. */
  | 'refused'
  | 'timed_out'
  /** The caller has gone away. */
  | 'cancelled'
  /** No connection, a broken one, or a response outside the limits. */
  | 'failed'

export class OutboundFailure extends Error {
  override name = 'OutboundFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
