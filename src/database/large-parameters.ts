/**
 * A client of the driver's that sends large bytes as they are. The driver copies every parameter
 * into a buffer that it lets grow, and then the whole message; for a part of an archive that is two
 * fresh buffers of a mebibyte and more each, whose memory brings about garbage collections of
 * everything. Here the small parts of the message and the large bytes go to the socket one after
 * the other.
 *
 * The driver's own query corks the socket around this, so that it is still one system call.
 *
 * Who hands over large bytes must leave them alone until the statement has succeeded. After a
 * failure, a time-out above all, they may still be on their way: they must not be used again then.
 */
import { type BindConfig, Client, type ClientConfig } from 'pg'

/** Below this a copy costs less than another piece to send. */
export const LARGE_BYTES = 16 * 1024

const BIND = 0x42

const isLarge = (value: unknown): boolean =>
  value instanceof Uint8Array && value.byteLength >= LARGE_BYTES

const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

type Value = Buffer | string | null | undefined

const valueParts = (value: Value): Buffer[] => {
  if (value === null || value === undefined) return [int32(-1)]
  const bytes = Buffer.isBuffer(value) ? value : Buffer.from(value)
  return [int32(bytes.length), bytes]
}

/** The message Bind of Postgres' protocol 3, in pieces. */
const bindParts = (
  { portal = '', statement = '', binary }: BindConfig,
  values: Value[],
): Buffer[] => {
  const formats = values.map((value) => int16(Buffer.isBuffer(value) ? 1 : 0))
  const count = int16(values.length)
  const parts = [
    Buffer.from(`${portal}\0${statement}\0`),
    count,
    ...formats,
    count,
    ...values.flatMap(valueParts),
    int16(1),
    int16(binary ? 1 : 0),
  ]
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  return joinSmall([Buffer.of(BIND), int32(length), ...parts])
}

const joinSmall = (parts: Buffer[]): Buffer[] => {
  const joined: Buffer[] = []
  let small: Buffer[] = []
  for (const part of parts) {
    if (isLarge(part)) {
      joined.push(Buffer.concat(small), part)
      small = []
    } else small.push(part)
  }
  return [...joined, Buffer.concat(small)]
}

export class LargeParametersClient extends Client {
  constructor(settings?: ClientConfig) {
    super(settings)
    const { connection } = this
    const bind = connection.bind.bind(connection)
    connection.bind = (config, more) => {
      const { values = [], valueMapper = (value: unknown) => value } = config ?? {}
      if (!config || !values.some(isLarge) || !connection.stream.writable) return bind(config, more)
      const mapped = values.map((value, index) => valueMapper(value, index) as Value)
      for (const part of bindParts(config, mapped)) connection.stream.write(part)
    }
  }
}
