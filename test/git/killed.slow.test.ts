/** Clients and services that vanish in the middle of a clone. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { installFiles } from '../bench/seed.ts'
import { temporaryFolder } from '../clients/programs.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import t from '../support/tap.ts'
import { failingGit, filesBelow, git, givenServed, publish, skip } from './working.ts'

t.test('a client that is killed takes nothing with it', { skip }, async (t) => {
  const served = await givenServed(t)
  const { origin, folder } = served
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, number) => [`${number}.bin`, randomBytes(400_000)]),
  )
  await publish(served, 'large', files)
  for (let time = 0; time < 20; time += 1) {
    const child = spawn('git', ['clone', `${origin}/skills.git`, `killed-${time}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(child.stderr, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  await git(folder, 'clone', `${origin}/skills.git`, 'clone')
  t.equal(Object.keys(await filesBelow(join(folder, 'clone'))).length, 41)
  t.match(await failingGit(folder, 'clone', `${origin}/none.git`), 'not found')
})

t.test('a service that is killed in the middle of a clone goes on', { skip }, async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const folder = await temporaryFolder(t)
  const service = await startService(t, env)
  const large = Array.from({ length: 30 }, (_, number) => ({
    path: `large/${number}.bin`,
    body: randomBytes(500_000),
  }))
  await installFiles(service, 'large', large)
  const child = spawn('git', ['clone', '--progress', `${service.url}/skills.git`, 'cut'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  let told = ''
  for await (const text of child.stderr.setEncoding('utf8')) {
    told += String(text)
    if (told.includes('Receiving objects:')) service.kill('SIGKILL')
  }
  const [code] = (await closed) as [number]
  t.not(code, 0)
  await service.exited

  const again = await startService(t, env)
  await git(folder, 'clone', `${again.url}/skills.git`, 'whole')
  const clone = join(folder, 'whole')
  await git(clone, 'fsck', '--strict')
  t.equal(Object.keys(await filesBelow(clone)).filter((path) => path.endsWith('.bin')).length, 30)
})
