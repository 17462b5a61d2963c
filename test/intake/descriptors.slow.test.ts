/** Every file descriptor has one owner: a rejected archive closes its own, once, and no other. */
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { gzip, packageArchive, skillMd, tar } from '../support/archives.ts'
import { nameHeavy } from '../archives/pools.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { noOpenFiles, openFilesIn } from '../support/open-files.ts'
import { until } from '../uploads/checks.ts'

const LARGE_BYTES = 3_000_000

const noise = randomBytes(LARGE_BYTES)

/** Archives above 64 KiB whose first bytes are reason enough to reject them. */
const rejected: [what: string, archive: Buffer, reason: string][] = [
  ['a zip', Buffer.concat([Buffer.from('PK\x03\x04'), noise]), 'gzip.zip'],
  ['a random file', Buffer.concat([Buffer.from('\0'), noise]), 'gzip.magic'],
  [
    'a skill with linked programs',
    gzip(
      tar([
        { path: 'SKILL.md', body: skillMd() },
        { path: 'node_modules/.bin/tool', type: '2', linkName: '../tool/cli.js' },
        { path: 'data.bin', body: noise },
      ]),
    ),
    'entry.link',
  ],
]

const accepted = (name: string): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name }), 'data.bin': noise } })

/** The files that archives are gathered in. */
const openSpools = (): Promise<string[]> => openFilesIn(join(tmpdir(), 'skill-registry-'))

t.test('large archives that are rejected early harm no upload beside them', async (t) => {
  const { app } = await testApp(t, { ARCHIVE_WORKERS: '2' })
  for (let round = 0; round < 3; round += 1) {
    const attempts = [...rejected, ...rejected].flatMap(([what, archive, reason], index) => [
      call(app, 'POST', '/skills/archive', multipart(archive)).then(({ status, body }) => {
        t.match({ status, body }, { status: 422, body: { details: { reason } } }, what)
      }),
      call(app, 'POST', '/skills/archive', multipart(accepted(`skill-${round}-${index}`))).then(
        ({ status, body }) => t.match({ status, body }, { status: 201 }, 'a good one'),
      ),
    ])
    await Promise.all(attempts)
  }
  for (const name of ['skill-0-0', 'skill-2-5']) {
    const { status } = await call(app, 'GET', `/skills/user/${name}/files/SKILL.md`)
    t.equal(status, 200, 'and all connections work')
  }
})

t.test(
  'no archive leaves a file open, whatever its outcome',
  { skip: noOpenFiles() },
  async (t) => {
    const { app } = await testApp(t, { ARCHIVE_WORKERS: '1', ARCHIVE_WORKER_MEMORY_MB: '32' })
    const archives = [...rejected.map(([, archive]) => archive), accepted('kept'), nameHeavy()]
    const answers = await Promise.all(
      archives.map((archive) => call(app, 'POST', '/skills/archive', multipart(archive))),
    )
    t.match(answers.at(-1)?.body, { details: { reason: 'limit.memory' } }, 'its thread is ended')
    await until(async () => (await openSpools()).length === 0)
    t.same(await openSpools(), [])
  },
)
