/** Files of skills that are no longer served are in no pack, whatever a client says it has. */
import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { call } from '../support/given.ts'
import {
  failingGit,
  filesBelow,
  git,
  givenServed,
  objectsIn,
  publish,
  type Served,
  skip,
} from './working.ts'

const SECRET = 'what is no longer served'
const blobOf = (text: string): string => hash('sha1', `blob ${text.length}\0${text}`)
const gone = blobOf(SECRET)

const setEnabled = ({ app }: Served, name: string, enabled: boolean) =>
  call(app, 'PUT', `/skills/user/${name}/policy`, { payload: { enabled } })

type Given = Served & { url: string; clone: (name: string, ...args: string[]) => Promise<string> }

const given = async (t: Test): Promise<Given> => {
  const served = await givenServed(t)
  const url = `${served.origin}/skills.git`
  const clone = async (name: string, ...args: string[]): Promise<string> => {
    await git(served.folder, 'clone', ...args, url, name)
    return join(served.folder, name)
  }
  return { ...served, url, clone }
}

const head = (cwd: string): Promise<string> => git(cwd, 'rev-parse', 'HEAD')

t.test('a pull over a skill that came and went is rejected', { skip }, async (t) => {
  const test = await given(t)
  const { url, folder, clone } = test
  await git(folder, 'ls-remote', url)
  await publish(test, 'one')
  const early = {
    full: await clone('full'),
    shallow: await clone('shallow', '--depth=1'),
    partial: await clone('partial', '--filter=blob:none'),
  }
  await publish(test, 'two', { 'two.txt': SECRET })
  const between = await clone('between')
  t.ok((await objectsIn(between)).includes(gone))
  await setEnabled(test, 'two', false)
  await git(between, 'pull', '--ff-only')
  const fresh = await filesBelow(await clone('fresh'))
  t.same(await filesBelow(between), fresh, 'who has the commit before follows')

  await git(early.partial, 'pull', '--ff-only')
  t.same(await filesBelow(early.partial), fresh, 'a partial clone follows')
  await git(early.partial, 'fsck', '--strict')
  for (const cwd of [early.full, early.shallow]) {
    for (const version of [0, 1, 2]) {
      const protocol = ['-c', `protocol.version=${version}`]
      t.match(await failingGit(cwd, ...protocol, 'pull', '--ff-only'), 'no longer served')
    }
    await git(cwd, 'fetch', '--depth=1')
    await git(cwd, 'reset', '--hard', 'FETCH_HEAD')
    t.same(await filesBelow(cwd), fresh, 'as the message says')
    await git(cwd, 'fsck', '--strict')
  }
  for (const cwd of Object.values(early)) t.notOk((await objectsIn(cwd)).includes(gone))

  await publish(test, 'three')
  for (const cwd of [...Object.values(early), between]) {
    await git(cwd, 'pull', '--ff-only')
    t.ok('skills/three/SKILL.md' in (await filesBelow(cwd)))
  }
})

t.test('the id of an earlier commit opens nothing', { skip }, async (t) => {
  const test = await given(t)
  const { url, clone } = test
  await publish(test, 'one')
  const first = await clone('first')
  await publish(test, 'two', { 'two.txt': SECRET })
  const between = await clone('between')
  const ids = [await head(between), gone, await git(between, 'rev-parse', 'HEAD:skills/two')]
  await setEnabled(test, 'two', false)
  // The commit was the newest one a moment ago.
  for (const id of ids) {
    for (const args of [[], ['--depth=1'], ['--filter=blob:none']]) {
      t.match(await failingGit(first, 'fetch', ...args, url, id), 'failed', `${id} ${args.join()}`)
    }
  }
  t.notOk((await objectsIn(first)).includes(gone))
  await setEnabled(test, 'two', true)
  await git(first, 'pull', '--ff-only')
  t.ok((await objectsIn(first)).includes(gone), 'served again')
})

t.test('a sparse clone follows without the summary of a pull', { skip }, async (t) => {
  const test = await given(t)
  await publish(test, 'one')
  await publish(test, 'two', { 'two.txt': SECRET })
  const sparse = ['--filter=blob:none', '--sparse']
  const clones = [await test.clone('a', ...sparse), await test.clone('b', ...sparse)]
  await setEnabled(test, 'two', false)
  const [told, quiet] = clones as [string, string]
  const advice = await failingGit(told, 'pull', '--ff-only')
  t.match(advice, '`git pull --no-stat`')
  t.notMatch(advice, 'may need a pull')
  await git(quiet, 'pull', '--ff-only', '--no-stat')
  for (const cwd of clones) {
    await git(cwd, 'pull', '--ff-only', '--no-stat')
    t.equal(await git(cwd, 'ls-tree', '--name-only', 'HEAD:skills'), 'one')
    t.equal(await git(cwd, 'status', '--porcelain'), '')
    await git(cwd, 'sparse-checkout', 'add', 'skills/one')
    t.ok('skills/one/SKILL.md' in (await filesBelow(cwd)))
  }
  await publish(test, 'three')
  for (const cwd of clones) await git(cwd, 'pull', '--ff-only', '--no-stat')
})

t.test('earlier versions may be sent while their skill is served', { skip }, async (t) => {
  const test = await given(t)
  await publish(test, 'one')
  const late = await test.clone('late')
  for (const number of [1, 2, 3]) {
    await publish(test, 'two', { 'two.txt': `${number}` }, { version: `${number}.0.0` })
    await git(late, 'ls-remote')
  }
  await git(late, 'pull', '--ff-only')
  t.equal(await git(late, 'rev-list', '--count', 'HEAD'), '4')
  await git(late, 'fsck', '--strict')
})

const line = (text: string): string => `${(text.length + 5).toString(16).padStart(4, '0')}${text}\n`

t.test('a pull over the end of a skill has no line of it', { skip }, async (t) => {
  const test = await given(t)
  const { app, clone } = test
  for (const name of ['a', 'b', 'c']) await publish(test, name)
  const late = await clone('late')
  const have = await head(late)
  // The list of the commit in between begins with the skill that goes.
  await call(app, 'DELETE', '/skills/user/a')
  const between = await head(await clone('between'))
  await setEnabled(test, 'b', false)
  const want = await head(await clone('newest'))
  const post = async (...lines: string[]): Promise<string> => {
    const { payload } = await app.inject({
      method: 'POST',
      url: '/skills.git/git-upload-pack',
      headers: {
        'content-type': 'application/x-git-upload-pack-request',
        'git-protocol': 'version=2',
      },
      payload: `${line('command=fetch')}0001${lines.map(line).join('')}0000`,
    })
    return payload
  }
  const lines = [`want ${want}`, `have ${have}`, 'done']
  t.match(await post(...lines), 'no longer served', 'whole lists are not sent')
  t.match(await post('thin-pack', ...lines), 'PACK')
  await git(late, 'pull', '--ff-only')
  await git(late, 'fsck', '--strict')
  t.match(await git(late, 'show', `${between}:.claude-plugin/marketplace.json`), '"name":"b"')
})

t.test('Git takes no commit whose earlier files are missing', { skip }, async (t) => {
  const { folder } = await givenServed(t)
  await git(folder, 'init', '--initial-branch=main', 'source')
  const source = join(folder, 'source')
  const commit = () => git(source, 'commit', '--allow-empty', '--message', 'A commit')
  await commit()
  for (const name of ['cut', 'whole']) await git(folder, 'clone', `file://${source}`, name)
  await writeFile(join(source, 'gone.txt'), SECRET)
  await git(source, 'add', 'gone.txt')
  await commit()
  await git(source, 'rm', '--quiet', 'gone.txt')
  await commit()
  // The newest commit has no file, so that only what it needs no more is left out.
  const withoutFiles = join(folder, 'without-files.sh')
  await writeFile(withoutFiles, '#!/bin/sh\nexec "$@" --filter=blob:none\n', { mode: 0o755 })
  const server = `git -c uploadpack.packObjectsHook=${withoutFiles} upload-pack`
  const pull = ['pull', '--ff-only']
  const told = await failingGit(join(folder, 'cut'), ...pull, `--upload-pack=${server}`)
  t.match(told, 'did not send all necessary objects')
  await git(join(folder, 'whole'), ...pull)
})
