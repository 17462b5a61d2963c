/** Bytes that can be read at any place, as a zip file must be. */

export type RandomAccess = {
  size: number
  /** Fewer bytes only at the end. */
  read: (start: number, length: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

export const bytesInMemory = (bytes: Uint8Array): RandomAccess => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
  close: async () => {},
})
