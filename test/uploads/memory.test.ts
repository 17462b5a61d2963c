import t from '../support/tap.ts'
import { release } from '../../src/platform/release.ts'

t.test('the memory of bytes that have a buffer to themselves is given back at once', (t) => {
  const bytes = Buffer.alloc(64 * 1024, 'a')
  release(bytes)
  t.equal(bytes.length, 0)
  t.ok(bytes.buffer.detached)
  t.end()
})

t.test('bytes that share a buffer with others stay as they are', (t) => {
  const all = Buffer.alloc(64, 'a')
  const [first, last] = [all.subarray(0, 32), all.subarray(32)]
  release(first)
  release(last)
  t.equal(all.toString(), 'a'.repeat(64))
  t.end()
})
