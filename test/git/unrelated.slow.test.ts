/** Fetches into repositories that have a long history of their own, and nothing in common. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { git, givenServed, publish, skip } from './working.ts'

/** Git names twice as many of its commits each time, up to 16,384. */
const COMMITS = 40_000

const historyOf = (count: number): string =>
  Array.from({ length: count }, (_, number) => {
    const from = number === 0 ? '' : `from :${number}\n`
    const committer = `committer a <a@localhost> ${1_000_000_000 + number} +0000`
    return `commit refs/heads/main\nmark :${number + 1}\n${committer}\ndata 1\nx\n${from}\n`
  }).join('')

t.test('a long history of the client ends no fetch', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  await publish(served, 'one')
  const url = `${origin}/skills.git`
  const [head] = (await git(folder, 'ls-remote', url, 'HEAD')).split('\t')
  const history = join(folder, 'history')
  await writeFile(history, historyOf(COMMITS))
  for (const version of [0, 1, 2]) {
    for (const depth of [[], ['--depth=1']]) {
      const name = `long-${version}${depth.join('')}`
      await git(folder, 'init', '--quiet', '--initial-branch=main', name)
      const cwd = join(folder, name)
      await git(cwd, '-c', `alias.import=!git fast-import --quiet <${history}`, 'import')
      await git(cwd, '-c', `protocol.version=${version}`, 'fetch', ...depth, url, 'main')
      t.equal(await git(cwd, 'rev-parse', 'FETCH_HEAD'), head, name)
      await git(cwd, 'fsck', '--strict')
    }
  }
})
