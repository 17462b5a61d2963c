/** Responses of `git-upload-pack`. A failure after the first byte is told to the client as an error. */
import type { Outcome } from './negotiation.ts'
import { bandPackets, DELIMITER, errorLine, FLUSH, line } from './pkt-line.ts'
import type { FetchRequest } from './request.ts'

type PackOutcome = Extract<Outcome, { kind: 'pack' }>

type Pack = AsyncIterable<Uint8Array>

/** How errors in the middle of a pack are told. */
export type OnFailure = (error: unknown) => string

const SMALL_PACKET = 1000
/** Packets of a pack are joined to this size, since each write costs. */
const JOINED_BYTES = 256 * 1024

async function* banded(
  pack: Pack,
  limit: number | undefined,
  onFailure: OnFailure,
): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const bytes of joined(pack))
      yield Buffer.concat([...bandPackets('pack', bytes, limit)])
  } catch (error) {
    yield* bandPackets('error', Buffer.from(`${onFailure(error)}\n`), limit)
  }
  yield FLUSH
}

async function* joined(pack: Pack): AsyncGenerator<Uint8Array, void, undefined> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const bytes of pack) {
    held.push(bytes)
    size += bytes.length
    if (size < JOINED_BYTES) continue
    yield held.length === 1 ? bytes : Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

type WithTip = Pick<PackOutcome, 'tip'>

const shallowLines = ({ tip }: WithTip): Buffer[] =>
  tip === null || tip.isRoot ? [] : [line(`shallow ${tip.commitId}`)]

export async function* respond2(
  outcome: Outcome,
  { isDone, isDeepened, haves }: FetchRequest,
  onFailure: OnFailure,
): AsyncGenerator<Buffer, void, undefined> {
  if (outcome.kind === 'error') yield errorLine(outcome.message)
  if (outcome.kind === 'nothing') yield FLUSH
  if (outcome.kind === 'unknown') {
    yield Buffer.concat([line('acknowledgments'), line('NAK'), FLUSH])
  }
  if (outcome.kind !== 'pack') return
  const pack = await outcome.open()
  if (!isDone && haves.length > 0) {
    const acks = outcome.common.map((id) => line(`ACK ${id}`))
    yield Buffer.concat([line('acknowledgments'), ...acks, line('ready'), DELIMITER])
  }
  const shallow = outcome.common.length > 0 ? [] : shallowLines(outcome)
  if (isDeepened || shallow.length > 0) {
    yield Buffer.concat([line('shallow-info'), ...shallow, DELIMITER])
  }
  yield line('packfile')
  yield* banded(pack, undefined, onFailure)
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
): AsyncGenerator<Buffer, void, undefined> {
  const { capabilities, isDone, haves } = request
  if (outcome.kind === 'error') yield errorLine(outcome.message)
  if (outcome.kind === 'unknown') {
    yield Buffer.concat([...depthLines(outcome, request), line('NAK')])
  }
  if (outcome.kind !== 'pack') return
  const depth = Buffer.concat(depthLines(outcome, request))
  if (depth.length > 0) yield depth
  if (!isDone && haves.length === 0) return
  yield Buffer.concat(acknowledgments(outcome, request))
  if (!isFinal(outcome, request)) return
  const pack = await outcome.open()
  if (capabilities.has('side-band-64k')) yield* banded(pack, undefined, onFailure)
  else if (capabilities.has('side-band')) yield* banded(pack, SMALL_PACKET, onFailure)
  else for await (const bytes of pack) yield Buffer.from(bytes)
}
