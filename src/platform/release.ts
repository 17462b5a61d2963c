/**
 * Gives the memory of bytes back at once. V8 counts such memory, and marks its whole heap each time
 * that some 32 MiB were allocated: with uploads, half of the processor time.
 */
export const release = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): void => {
  // The rest of a shared buffer may still be read.
  if (byteOffset === 0 && byteLength === buffer.byteLength) buffer.transfer(0)
}
