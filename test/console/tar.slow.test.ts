/** The archives that browsers pack are those that the service writes, byte for byte. */
import { buffer } from 'node:stream/consumers'
import t from '../support/tap.ts'
import { BLOCK, headersOf, paddingOf } from '../../src/console/browser/tar.ts'
import { packTar } from '../../src/packages/archive/pack.ts'

const long = (length: number, character = 'a'): string => character.repeat(length)

const paths = [
  'SKILL.md',
  'form-skill/SKILL.md',
  `form-skill/${long(88)}`,
  `form-skill/${long(89)}`,
  `form-skill/${long(100)}`,
  `form-skill/${long(101)}`,
  long(99),
  long(100),
  long(255),
  `${long(60)}/${long(60)}/${long(60)}`,
  `${long(131)}/${long(60)}`,
  `${long(155)}/${long(100)}`,
  `${long(156)}/b`,
  `${Array.from({ length: 30 }, () => long(20)).join('/')}/file`,
  'form-skill/umlaut-ä.md',
  `form-skill/${long(60, 'ä')}`,
  `${long(80, 'ü')}/${long(30)}`,
  `form-skill/${long(40, '😀')}.md`,
]

const ofService = (path: string, size: number, executable: boolean): Promise<Buffer> => {
  const read = async function* () {
    yield Buffer.alloc(size, 'x')
  }
  return buffer(packTar([{ path, size, executable, read }], ''))
}

t.test('every header is that of the service', async (t) => {
  for (const path of paths) {
    for (const [size, executable] of [
      [0, false],
      [512, true],
      [33_554_432 - 1, false],
    ] as const) {
      const packed = Buffer.concat([
        ...headersOf(path, size, executable),
        Buffer.alloc(size, 'x'),
        paddingOf(size),
        Buffer.alloc(2 * BLOCK),
      ])
      const same = packed.equals(await ofService(path, size, executable))
      t.ok(same, `${path.slice(0, 80)} (${path.length}), ${size} bytes`)
    }
  }
})
