/** Thousands of skills. */
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { copySkill } from '../bench/seed.ts'
import t from '../support/tap.ts'
import { filesBelow, git, givenServed, publish, skip } from './working.ts'

const SKILLS = 5000

t.test('5,000 skills are cloned and updated', { skip }, async (t) => {
  const served = await givenServed(t)
  const { connectionString, db, origin, folder } = served
  await publish(served, 'first', { 'a/b.txt': 'text', 'c.txt': 'more' })
  const copies = Array.from({ length: SKILLS }, (_, number) => ({
    slug: `skill-${number}`,
    description: `One of many, with the number ${number}.`,
    text: '# One of many',
  }))
  await copySkill(connectionString, 'first', copies)
  await db.updateTable('workspaces').set({ snapshot_version: 100 }).execute()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await git(folder, 'clone', `${origin}/skills.git`, 'clone')
  delay.disable()
  t.comment(`the event loop waited at most ${Math.round(delay.max / 1e6)} ms`)
  const clone = join(folder, 'clone')
  t.equal(Object.keys(await filesBelow(clone)).length, 3 * (SKILLS + 1))
  await git(clone, 'fsck', '--strict')
  await publish(served, 'last')
  const { rawPayload } = await served.app.inject({
    method: 'POST',
    url: '/skills.git/git-upload-pack',
    headers: {
      'content-type': 'application/x-git-upload-pack-request',
      'git-protocol': 'version=2',
    },
    payload: await fetchSince(clone, `${origin}/skills.git`),
  })
  t.ok(rawPayload.length < 20_000, `${rawPayload.length} bytes for one new skill`)
  await git(clone, 'pull', '--ff-only')
  t.match((await filesBelow(clone))['skills/last/SKILL.md'], 'name: last')
  await git(clone, 'fsck', '--strict')
})

const line = (text: string): string => `${(text.length + 5).toString(16).padStart(4, '0')}${text}\n`

/** What a pull asks for. */
const fetchSince = async (clone: string, url: string): Promise<string> => {
  const [head = ''] = (await git(clone, 'ls-remote', url, 'HEAD')).split('\t')
  const lines = [
    'thin-pack',
    `want ${head}`,
    `have ${await git(clone, 'rev-parse', 'HEAD')}`,
    'done',
  ]
  return `${line('command=fetch')}0001${lines.map(line).join('')}0000`
}
