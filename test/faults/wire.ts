/** Cuts what a client and Postgres say to each other into messages. Pure. */

export type Message = { type: string; bytes: Buffer }

/**
 * Whole messages of one direction, as their pieces come. What a client says first has no type: its
 * type is ''.
 */
export const messageReader = (isFromClient: boolean): ((bytes: Buffer) => Message[]) => {
  let held: Buffer = Buffer.alloc(0)
  let isFirst = isFromClient
  const next = (): Message | null => {
    const at = isFirst ? 0 : 1
    if (held.length < at + 4) return null
    const end = at + held.readUInt32BE(at)
    if (held.length < end) return null
    const message = {
      type: isFirst ? '' : held.toString('latin1', 0, 1),
      bytes: held.subarray(0, end),
    }
    held = held.subarray(end)
    isFirst = false
    return message
  }
  return (bytes) => {
    held = Buffer.concat([held, bytes])
    const messages: Message[] = []
    for (let message = next(); message !== null; message = next()) messages.push(message)
    return messages
  }
}

const text = (bytes: Buffer, start: number): string =>
  bytes.toString('utf8', start, bytes.indexOf(0, start))

/**
 * The SQL of a simple query, or of a statement that is prepared or, by its name, used again; of other
 * messages none. For one connection.
 */
export const sqlReader = (): ((message: Message) => string | null) => {
  const prepared = new Map<string, string>()
  return ({ type, bytes }) => {
    if (type === 'Q') return text(bytes, 5)
    const name = text(bytes, type === 'B' ? bytes.indexOf(0, 5) + 1 : 5)
    if (type === 'B') return prepared.get(name) ?? null
    if (type !== 'P') return null
    const statement = text(bytes, bytes.indexOf(0, 5) + 1)
    prepared.set(name, statement)
    return statement
  }
}

/** Ends a call: a simple query is one by itself, all others end with a Sync. */
export const endsCall = ({ type }: Message): boolean => type === 'Q' || type === 'S'

/** Postgres has answered all of a call. */
export const endsAnswer = ({ type }: Message): boolean => type === 'Z'
