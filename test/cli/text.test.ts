/** The parts of the client that need no registry: text for terminals, bars, frames as they come. */
import stringWidth from 'string-width'
import t from '../support/tap.ts'
import { readFrames, type StreamItem } from '../../cli/src/read/event-frames.ts'
import { Output } from '../../cli/src/terminal/output.ts'
import { cut, table, wrapped } from '../../cli/src/terminal/layout.ts'
import { bytes, json, plain } from '../../cli/src/terminal/text.ts'
import { EVIL, UNFIT } from './hostile-registry.ts'

t.test('text from outside becomes one line without control characters', async (t) => {
  t.equal(plain(EVIL), '[2J]0;mine31mgnp.exe ok')
  t.equal(plain('two\r\nlines\tand a tab'), 'two lines and a tab')
  t.equal(plain('Größe 文字 🙂'), 'Größe 文字 🙂')
  t.equal(plain('half \ud83d of it'), 'half  of it')
})

t.test('JSON for programs is visible, and means the same', async (t) => {
  for (const indent of [0, 2]) {
    const text = json({ [EVIL]: [EVIL, 1, null, '\u{e0041}'] }, indent)
    t.notMatch(text, UNFIT)
    t.same(JSON.parse(text), { [EVIL]: [EVIL, 1, null, '\u{e0041}'] })
  }
})

t.test('tables line up by the cells of a terminal, and sizes have units', async (t) => {
  t.same(
    table([
      ['a', 'b'],
      ['🙂🙂🙂', 'c'],
      ['x', ''],
    ]),
    ['a       b', '🙂🙂🙂  c', 'x'],
  )
  t.same([0, 1, 1023, 1024, 1536, 5 * 1024 ** 2, 3 * 1024 ** 5].map(bytes), [
    '0 bytes',
    '1 byte',
    '1023 bytes',
    '1.0 KiB',
    '1.5 KiB',
    '5.0 MiB',
    '3072.0 TiB',
  ])
  t.equal(cut('🙂🙂🙂', 4), '🙂…')
  t.equal(cut('🙂🙂', 4), '🙂🙂')
})

t.test('nothing is wider than the terminal', async (t) => {
  const rows = [
    ['SKILL', 'SOURCE', 'DESCRIPTION'],
    ['a-skill-with-a-long-name', 'user', 'Reads 文字 and more of it, 🙂 and writes them again.'],
  ]
  const lines = ['word '.repeat(40), 'x'.repeat(90), `served:   ${'文字 '.repeat(30)}`, 'a']
  for (const width of [20, 33, 60, 80]) {
    const printed = [...table(rows, width), ...lines.flatMap((line) => wrapped(line, width))]
    for (const line of printed) t.ok(stringWidth(line) <= width, `${width}: ${line}`)
    const words = wrapped(lines[0] ?? '', width).join(' ')
    t.equal(words.replaceAll(/\s+/g, ' ').trim(), (lines[0] ?? '').trim())
  }
  t.same(wrapped('served:  one two three', 20), ['served:  one two', '         three'])
  t.equal(table(rows, 33)[1], 'a-skill-with-a…  user    Reads …')
})

const terminal = ({ isTTY = true, isDumb = false, hasColors = false } = {}) => {
  const written: string[] = []
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 }
  const output = new Output({ stdout: stream, stderr: stream, isDumb, hasColors }, false)
  return { output, text: () => written.join('') }
}

const bar = (full: number): string => `[${'#'.repeat(full).padEnd(30, '.')}]`

t.test('a terminal gets a progress bar that lines interrupt', async (t) => {
  const { output, text } = terminal()
  output.progress(0, 2048)
  output.progress(1024, 2048)
  output.tell('a line')
  output.progress(2048, 2048)
  output.result(null, () => ['done'])
  t.equal(
    text(),
    `${bar(0)} 0 %  0 bytes of 2.0 KiB\r\u001b[K` +
      `${bar(15)} 50 %  1.0 KiB of 2.0 KiB\r\u001b[Ka line\n` +
      `${bar(15)} 50 %  1.0 KiB of 2.0 KiB\r\u001b[K` +
      `${bar(30)} 100 %  2.0 KiB of 2.0 KiB\ndone\n`,
  )
})

t.test('colours are for terminals that want them', async (t) => {
  const line = { style: 'bad', text: 'block' } as const
  for (const [given, expected] of [
    [{ hasColors: true }, '\u001b[31mblock\u001b[0m\n'],
    [{ hasColors: false }, 'block\n'],
    [{ hasColors: true, isTTY: false }, 'block\n'],
  ] as const) {
    const { output, text } = terminal(given)
    output.result(null, () => [line])
    t.equal(text(), expected)
  }
})

t.test('without a terminal, or with one that only prints, each tenth is a line', async (t) => {
  for (const given of [{ isTTY: false }, { isDumb: true }]) {
    const { output, text } = terminal(given)
    for (let done = 0; done <= 1000; done += 1) output.progress(done, 1000)
    t.equal(text().split('\n').length - 1, 11)
    t.notMatch(text(), UNFIT)
  }
})

const seenIn = async (pieces: Uint8Array[]): Promise<StreamItem[]> => {
  const source = async function* () {
    yield* pieces
  }
  const seen: StreamItem[] = []
  for await (const one of readFrames(source())) seen.push(one)
  return seen
}

t.test('frames are the same wherever the network cuts them', async (t) => {
  const text =
    '\u{feff}retry: 10\n\n: a comment\r\nid: 1\r\nevent: a\r\ndata: {"ü":1}\r\n\r\n' +
    'data:x\rdata: y\r\rid: with\0nul\nevent: b\ndata\n\nevent: no data\n\ndata: 🙂\n\ndata: no end'
  const all = Buffer.from(text)
  const expected = [
    { retryMs: 10 },
    { frame: { id: '1', event: 'a', data: '{"ü":1}' } },
    { frame: { id: null, event: 'message', data: 'x\ny' } },
    { frame: { id: null, event: 'b', data: '' } },
    { frame: { id: null, event: 'message', data: '🙂' } },
  ]
  t.same(await seenIn([all]), expected)
  for (let at = 1; at < all.length; at += 1) {
    t.same(await seenIn([all.subarray(0, at), all.subarray(at)]), expected, `cut at ${at}`)
  }
  t.same(await seenIn([...all].map((byte) => Buffer.from([byte]))), expected, 'byte by byte')
})

t.test('a frame without an end is rejected', async (t) => {
  const piece = Buffer.alloc(1024 * 1024, 'x')
  await t.rejects(seenIn([piece, piece, piece, piece, piece]), { code: 'cli.bad_response' })
  const lines = Buffer.from('data: '.concat('x'.repeat(1000), '\n').repeat(5000))
  await t.rejects(seenIn([lines]), { code: 'cli.bad_response' })
})

t.test('each further fault of a package has a line of its own', async (t) => {
  const { output, text } = terminal({})
  const faults = ['The first.', 'The \u001b[31msecond.', 'The third.'].map((message) => ({
    message,
  }))
  const details = { faults: [...faults, { message: 4 }, null] }
  output.failure({ title: 'Invalid package', detail: 'The first.', code: 'x', details })
  t.equal(text(), 'Invalid package: The first. (x)\n- The [31msecond.\n- The third.\n')
  t.end()
})
