/** `npm run scan:diff`: what newer rules would change, before they do. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SCAN_VERSION } from '../../src/packages/scan/rules.ts'
import { checkDeployment } from '../../src/platform/deployment/service.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { temporaryFolder } from '../clients/programs.ts'
import { blobFolder } from '../support/blobs.ts'
import { runCommand } from '../support/command.ts'
import { call } from '../support/given.ts'
import t, { type Test } from '../support/tap.ts'
import { installArchive, readSkill } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { scannedByOlderRules, versionsOf } from './given.ts'

const givenDeployment = async (t: Test): Promise<TestApp> => {
  const given = await testApp(t)
  const { db, store } = given.services
  const places = { store: '', storeVariable: '', emptyStore: '', database: '' }
  const settings = { driver: 'file', folder: blobFolder(given.connectionString) } as const
  await checkDeployment({ db, store, settings, places })
  return given
}

const diff = (t: Test, { connectionString }: TestApp, ...words: string[]) => {
  const env = { DATABASE_URL: connectionString, BLOB_DIR: blobFolder(connectionString) }
  return runCommand(t, env, ['operations/scan-diff/cli.ts', ...words])
}

const named = (name: string, files: Record<string, string> = {}) =>
  packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name }), ...files } })

t.test('names what would stop being served, and changes nothing', async (t) => {
  const given = await givenDeployment(t)
  const { app, db, services } = given
  await installArchive(app, named('leaky', { 'key.pem': PRIVATE_KEY }))
  await installArchive(app, named('clean'))
  for (const slug of ['leaky', 'clean']) await scannedByOlderRules(db, slug)
  const before = (await call(app, 'GET', '/audit')).body
  const { etag } = (await readSkill(app, { slug: 'leaky' })).headers

  const { code, stdout, stderr } = await diff(t, given)
  t.same({ code, stderr }, { code: 1, stderr: '' })
  const [skill, finding = '', counts, ...rest] = stdout.split('\n')
  t.equal(skill, 'default user/leaky: would stop being served')
  t.match(finding, /^ {2}\+ block secret\.private_key key\.pem:1 \S/)
  t.equal(
    counts,
    `rules ${SCAN_VERSION}: 1 the same, 0 changed, 1 would stop being served, 0 cannot be read`,
  )
  t.same(rest, [''])

  t.same(await versionsOf(db), [1], 'all are still to be scanned')
  const after = await readSkill(app, { slug: 'leaky' })
  t.match(after.body, { served: true, findings: { block: [] } })
  t.equal(after.headers['etag'], etag)
  t.same((await call(app, 'GET', '/audit')).body, before)
  t.same((await call(app, 'GET', '/proposals')).body.proposals, [])

  t.match(await services.rescans.run(), { same: 1, stopped: 1 }, 'the upgrade does the same')
  const again = await diff(t, given)
  t.match(again.stdout, /^rules \d+: 0 the same, 0 changed, 0 would stop/)
  t.equal(again.code, 0)
})

t.test('a package whose bytes are missing is named', async (t) => {
  const given = await givenDeployment(t)
  await installArchive(given.app, named('large', { 'data.txt': 'a line of text\n'.repeat(9000) }))
  await scannedByOlderRules(given.db, 'large')
  const { object_key: key } = await given.db
    .selectFrom('skill_revisions')
    .select('object_key')
    .where('object_key', 'is not', null)
    .executeTakeFirstOrThrow()
  await rm(join(blobFolder(given.connectionString), key ?? ''))
  const { code, stdout } = await diff(t, given)
  t.match(stdout, /^default user\/large: cannot be read: \S/)
  t.equal(code, 1)
})

t.test('an unknown option, another store, and a database that is away end with 2', async (t) => {
  const given = await givenDeployment(t)
  t.match(await diff(t, given, '--all'), { code: 2, stdout: '', stderr: /--all/ })
  const other = { DATABASE_URL: given.connectionString, BLOB_DIR: await temporaryFolder(t) }
  t.match(await runCommand(t, other, ['operations/scan-diff/cli.ts']), {
    code: 2,
    stdout: '',
    stderr: /BLOB_DIR/,
  })
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  t.match(await runCommand(t, env, ['operations/scan-diff/cli.ts']), { code: 2, stdout: '' })
  t.match(await diff(t, given, '--help'), { code: 0, stdout: /^Usage/ })
})
