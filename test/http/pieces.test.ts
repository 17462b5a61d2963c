/** Gzip from pieces that were deflated on their own. */
import { gunzipSync } from 'node:zlib'
import t from '../support/tap.ts'
import { digestOf, gzipOf, Piece } from '../../src/platform/http/pieces.ts'

const texts = ['', 'a', 'Größe 📦', 'word '.repeat(40_000), JSON.stringify({ a: 1 }), '']

t.test('any pieces, in any order, are one member that any reader takes', async (t) => {
  const pieces = texts.map((text) => new Piece(text))
  for (const chosen of [[], pieces, pieces.toReversed(), [...pieces, ...pieces]]) {
    const whole = Buffer.concat(chosen.map(({ bytes }) => bytes))
    const packed = await gzipOf(chosen, whole)
    t.equal(gunzipSync(packed).toString(), whole.toString())
    const streamed = new Blob([new Uint8Array(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('gzip'))
    t.equal(await new Response(streamed).text(), whole.toString())
  }
})

t.test('the digest is that of the pieces in their order', async (t) => {
  const [one, two] = [new Piece('one'), new Piece('two')]
  t.equal(digestOf([one, two]), digestOf([new Piece('one'), new Piece('two')]))
  t.not(digestOf([one, two]), digestOf([two, one]))
})
