/** Responses of `git-upload-pack`. A failure after the first byte reaches the client as an error of the protocol. */
import type { Pack } from '../../registry/history/kept-pack.ts'
import { NOT_HERE, type Outcome } from './negotiation.ts'
import { bandParts, DELIMITER, errorLine, FLUSH, line } from './pkt-line.ts'
import type { FetchRequest } from './request.ts'

type PackOutcome = Extract<Outcome, { kind: 'pack' }>

/** How errors in the middle of a pack are reported. */
export type OnFailure = (error: unknown) => string

const SMALL_PACKET = 1000

async function* banded(
  pack: AsyncIterable<Uint8Array>,
  limit: number | undefined,
  onFailure: OnFailure,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const bytes of pack) yield* bandParts('pack', bytes, limit)
  } catch (error) {
    yield* bandParts('error', Buffer.from(`${onFailure(error)}\n`), limit)
  }
  yield FLUSH
}

type WithTip = Pick<PackOutcome, 'tip'>

const shallowLines = ({ tip }: WithTip): Buffer[] =>
  tip === null || tip.isRoot ? [] : [line(`shallow ${tip.commitId}`)]

export async function* respond2(
  outcome: Outcome,
  { isDone, isDeepened, haves }: FetchRequest,
  onFailure: OnFailure,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (outcome.kind === 'error') yield errorLine(outcome.message)
  if (outcome.kind === 'nothing') yield FLUSH
  if (outcome.kind === 'unknown') {
    yield Buffer.concat([line('acknowledgments'), line('NAK'), FLUSH])
  }
  if (outcome.kind !== 'pack') return
  yield* opened(outcome, async function* (pack) {
    if (!isDone && haves.length > 0) {
      const acks = outcome.common.map((id) => line(`ACK ${id}`))
      yield Buffer.concat([line('acknowledgments'), ...acks, line('ready'), DELIMITER])
    }
    const shallow = outcome.common.length > 0 ? [] : shallowLines(outcome)
    if (isDeepened || shallow.length > 0) {
      yield Buffer.concat([line('shallow-info'), ...shallow, DELIMITER])
    }
    yield line('packfile')
    yield* banded(pack.read(), undefined, onFailure)
  })
}

/** Nothing is written before the pack is there, so that a failure until then has a status. */
async function* opened(
  { open }: PackOutcome,
  write: (pack: Pack) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pack = await open()
  if (pack === null) {
    yield errorLine(NOT_HERE)
    return
  }
  try {
    yield* write(pack)
  } finally {
    await pack.close()
  }
}

const acknowledgments = (outcome: PackOutcome, request: FetchRequest): Buffer[] => {
  const { common } = outcome
  const [newest] = common
  if (newest === undefined) return [line('NAK')]
  if (!request.capabilities.has('multi_ack_detailed')) return [line(`ACK ${newest}`)]
  const acks = common.map((id) => line(`ACK ${id} common`))
  if (request.isDone) return [...acks, line(`ACK ${newest}`)]
  const ready = [...acks, line(`ACK ${newest} ready`), line('NAK')]
  return request.capabilities.has('no-done') ? [...ready, line(`ACK ${newest}`)] : ready
}

/** Whether the pack follows in this response. */
const isFinal = ({ common }: PackOutcome, { isDone, capabilities }: FetchRequest): boolean =>
  isDone || (common.length > 0 && capabilities.has('no-done'))

/** The client learns this before it says what it has. */
const depthLines = (outcome: WithTip, { isDeepened }: FetchRequest): Buffer[] =>
  isDeepened ? [...shallowLines(outcome), FLUSH] : []

/** Of versions 0 and 1. */
export async function* respond(
  outcome: Outcome,
  request: FetchRequest,
  onFailure: OnFailure,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { capabilities, isDone, haves } = request
  if (outcome.kind === 'error') yield errorLine(outcome.message)
  if (outcome.kind === 'unknown') {
    yield Buffer.concat([...depthLines(outcome, request), line('NAK')])
  }
  if (outcome.kind !== 'pack') return
  const isAnswered = isDone || haves.length > 0
  const before = Buffer.concat([
    ...depthLines(outcome, request),
    ...(isAnswered ? acknowledgments(outcome, request) : []),
  ])
  if (!isFinal(outcome, request)) {
    if (before.length > 0) yield before
    return
  }
  yield* opened(outcome, async function* (pack) {
    yield before
    const bytes = pack.read()
    if (capabilities.has('side-band-64k')) yield* banded(bytes, undefined, onFailure)
    else if (capabilities.has('side-band')) yield* banded(bytes, SMALL_PACKET, onFailure)
    else yield* bytes
  })
}
