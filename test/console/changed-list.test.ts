/** A list of thousands of files leaves other requests their turn. */
import { setImmediate } from 'node:timers/promises'
import t from '../support/tap.ts'
import { changedItem } from '../../src/console/content/changed-file.ts'
import { changedList } from '../../src/console/content/changed-list.ts'
import { Path } from '../../src/console/markup/path.ts'

const FILES = 20_000

const files = Array.from({ length: FILES }, (_, index) => `docs/page-${index}.md`)

const drawn = (path: string, index: number) =>
  changedItem(
    {
      path,
      change: 'changed',
      size_before: 1,
      size_after: 2,
      sha256_before: 'a',
      sha256_after: 'b',
      executable: false,
      lines_added: 1,
      lines_removed: 0,
      cut: null,
    },
    { index, page: Path.of`/console/files/${path}`, drawn: undefined },
  )

t.test('other work has its turn before the list is whole, and no file is left out', async (t) => {
  let isWhole = false
  const list = changedList(files, drawn).finally(() => void (isWhole = true))
  await setImmediate()
  t.equal(isWhole, false)
  const { text } = await list
  t.equal(text.split('<li').length - 1, FILES)
  t.ok(text.indexOf('data-path="docs/page-9.md"') < text.indexOf('data-path="docs/page-10.md"'))
})

t.test('a list of nothing is empty', async (t) => {
  const { text } = await changedList([], drawn)
  t.notMatch(text, '<li')
})
