/** How large bytes are cut for a table. Pure. */

/** `bytea` leaves the driver as hex text, so it is kept in parts of at most this many bytes. */
export const PART_BYTES = 1024 * 1024

export const inParts = (bytes: Uint8Array): Buffer[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.ceil(buffer.length / PART_BYTES) }, (_, part) =>
    buffer.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
  )
}
