/** A process that is killed while it packs leaves no entry of an index without its bytes. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { multipart } from '../support/given.ts'
import { startService } from '../support/process.ts'
import { entriesOf, findBroken, INDEX, type pathOf } from './discovering.ts'

const ROUNDS = 2
const SKILLS = 25

const install = async (url: string, name: string): Promise<void> => {
  const files = { 'SKILL.md': skillMd({ name }), 'notes.txt': name }
  const { headers, payload } = multipart(packageArchive({ folder: name, files }))
  const answer = await fetch(`${url}/v1/workspaces/default/skills/archive`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

t.test('what a killed process has not packed is packed by the next one', async (t) => {
  const DATABASE_URL = await testDatabase(t)
  const installed: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const service = await startService(t, { DATABASE_URL })
    const names = Array.from({ length: SKILLS }, (_, number) => `skill-${round}-${number}`)
    await Promise.all(names.map((name) => install(service.url, name)))
    installed.push(...names)
    service.kill('SIGKILL')
    await service.exited
  }
  const { url } = await startService(t, { DATABASE_URL })
  const seen = new Map<string, Parameters<typeof pathOf>[0]>()
  for (let leftOut = 1; leftOut > 0;) {
    const answer = await fetch(`${url}${INDEX}`)
    leftOut = Number(answer.headers.get('x-skills-left-out'))
    const body = (await answer.json()) as { skills: ReturnType<typeof entriesOf> }
    for (const entry of entriesOf({ json: () => body })) seen.set(entry.name, entry)
    const broken = await findBroken(
      async (path) => {
        const fetched = await fetch(`${url}${path}`)
        return { status: fetched.status, bytes: new Uint8Array(await fetched.arrayBuffer()) }
      },
      [...seen.values()],
    )
    t.same(broken, [])
  }
  for (const name of installed) t.ok(seen.has(name), name)
})
