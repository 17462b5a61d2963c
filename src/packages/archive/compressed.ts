/** Compresses the canonical archive of a package. */
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export async function* compressed(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const gzip = createGzip({ level: 9 })
  const fed = pipeline(source, gzip)
  // Its failure ends the loop below.
  fed.catch(() => undefined)
  yield* gzip
  await fed
}
