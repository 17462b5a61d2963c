/**
 * A pack that was built for one client, in a temporary file until it has been sent: however slowly
 * that client reads, the next pack can be built.
 */
import { Spool } from '../../platform/spool.ts'

/** To be closed in any case, even if nothing of it was read. */
export type Pack = { read: () => AsyncIterable<Uint8Array>; close: () => Promise<void> }

export const keepPack = async (built: AsyncIterable<Uint8Array>): Promise<Pack> => {
  const spool = await Spool.fill(built)
  return { read: () => spool.read(), close: () => spool.close() }
}
