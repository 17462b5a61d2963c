/** A push whose connection, process or registry is cut goes on where it was, and does all once. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { type Fate, type Gateway, openGateway, type Seen } from './gateway.ts'
import { noise, openSkill, type Skill, writeFiles } from './program.ts'
import { openRegistry, type Tenant } from './tenant.ts'

const CHUNK = 2000
const settings = { UPLOAD_RECOMMENDED_CHUNK_BYTES: String(CHUNK) }

const isChunk = ({ path }: Seen): boolean => path.endsWith('/chunks')
const isChange = ({ method, path }: Seen): boolean =>
  (method === 'POST' && path.endsWith('/skills')) || method === 'PUT'

const tenantOf = await openRegistry(t, settings)

type Given = { tenant: Tenant; gateway: Gateway; skill: Skill }

const given = async (t: Test): Promise<Given> => {
  const tenant = await tenantOf()
  const gateway = await openGateway(t, () => tenant.url)
  const skill = await openSkill(t, { ...tenant, url: gateway.url })
  await writeFiles(join(skill.folder, 'pdf-tools'), {
    'SKILL.md': skillMd(),
    'noise.bin': noise(20_000),
  })
  return { tenant, gateway, skill }
}

const kept = (skill: Skill): Promise<string[]> =>
  readdir(join(skill.folder, '../.local/state/skill-registry/uploads'))

t.test('a push that is killed half-way is resumed by the next one', async (t) => {
  const { gateway, skill, tenant } = await given(t)
  gateway.decide((seen) =>
    isChunk(seen) && gateway.seen.filter(isChunk).length > 4 ? 'hold' : 'pass',
  )
  const held = gateway.held()
  const first = skill.start('push', 'pdf-tools')
  await held
  first.kill('SIGKILL')
  t.match(await first.ended, { code: null, signal: 'SIGKILL' })
  t.equal((await kept(skill)).length, 1)

  const sentBefore = gateway.seen.length
  gateway.decide(() => 'pass')
  const { status, upload } = await skill.json('push', 'pdf-tools')
  t.equal(status, 'installed')
  t.equal(upload.resumed_from, 4 * CHUNK)
  t.equal(upload.sent_bytes, upload.size_bytes - 4 * CHUNK)
  const chunks = gateway.seen.slice(sentBefore).filter(isChunk).length
  t.equal(chunks, Math.ceil(upload.size_bytes / CHUNK) - 4)
  t.equal((await tenant.uploads()).length, 1)
  t.same(await kept(skill), [])
})

t.test('a push that is interrupted says where, and that the same command goes on', async (t) => {
  const { gateway, skill } = await given(t)
  gateway.decide((seen) =>
    isChunk(seen) && gateway.seen.filter(isChunk).length > 4 ? 'hold' : 'pass',
  )
  const held = gateway.held()
  const first = skill.start('push', 'pdf-tools')
  await held
  first.kill('SIGINT')
  const { code, stderr } = await first.ended
  t.equal(code, 130)
  t.match(stderr, /\nInterrupted at 7\.8 KiB; the same command goes on\n$/)
  gateway.decide(() => 'pass')
  t.match((await skill.run('push', 'pdf-tools')).stderr, 'Resumed at 7.8 KiB')
})

t.test('a push that was killed before the install sends no byte again', async (t) => {
  const { gateway, skill } = await given(t)
  gateway.decide((seen) => (isChange(seen) ? 'hold' : 'pass'))
  const held = gateway.held()
  const first = skill.start('push', 'pdf-tools')
  await held
  first.kill('SIGKILL')
  await first.ended
  gateway.decide(() => 'pass')
  const { status, upload } = await skill.json('push', 'pdf-tools')
  t.equal(status, 'installed')
  t.match(upload, { sent_bytes: 0, resumed_from: upload.size_bytes })
})

t.test('lost connections and lost responses are repaired within one run', async (t) => {
  const { gateway, skill, tenant } = await given(t)
  const lost = new Set<string>()
  gateway.decide(({ method, path }, number) => {
    if (number === 1) return 'pass'
    const what = `${method} ${path}`
    if (number === 4 || number === 6) return 'cut'
    if (lost.has(what) || method === 'GET') return 'pass'
    lost.add(what)
    return 'lose'
  })
  const pushed = await skill.run('push', 'pdf-tools')
  t.equal(pushed.code, 0, pushed.stderr)
  t.match(pushed.stdout, /^Installed pdf-tools/)
  t.match(pushed.stderr, /The connection was lost \(UND_ERR_SOCKET\); trying again in \d\.\d s/)
  t.equal(lost.size, 4, 'the answers to a start, a chunk, a finish and an install')
  const { revisions } = (await tenant.call('GET', '/skills/user/pdf-tools/revisions')).body
  t.equal(revisions.length, 1)
  t.same(await kept(skill), [])
})

t.test('a registry that is killed and started again in the middle is waited for', async (t) => {
  const database = { DATABASE_URL: await testDatabase(t), ...settings }
  let service = await startService(t, database)
  const gateway = await openGateway(t, () => service.url)
  const skill = await openSkill(t, { url: gateway.url })
  await writeFiles(join(skill.folder, 'pdf-tools'), {
    'SKILL.md': skillMd(),
    'noise.bin': noise(20_000),
  })
  let restarted: Promise<void> | null = null
  const restart = async (): Promise<void> => {
    service.kill('SIGKILL')
    await service.exited
    service = await startService(t, database)
  }
  gateway.decide((seen) => {
    if (isChunk(seen) && gateway.seen.filter(isChunk).length === 3) restarted ??= restart()
    return 'pass'
  })
  const pushed = await skill.run('push', 'pdf-tools', '--json')
  t.equal(pushed.code, 0, pushed.stderr)
  t.ok(restarted)
  t.match(pushed.stderr, 'The connection was lost')
  t.match(JSON.parse(pushed.stdout), { status: 'installed', upload: { resumed_from: 0 } })
})

t.test('another install meanwhile is not overwritten, and the bytes remain', async (t) => {
  const { gateway, skill, tenant } = await given(t)
  const { fingerprint } = await skill.json('push', 'pdf-tools')
  const other = await openSkill(t, tenant)
  await writeFiles(join(other.folder, 'pdf-tools'), { 'SKILL.md': skillMd({ body: 'Other.' }) })
  await writeFiles(join(skill.folder, 'pdf-tools'), { 'more.bin': noise(5000) })
  let theirs = ''
  gateway.decide(async (seen): Promise<Fate> => {
    if (isChange(seen)) theirs ||= (await other.json('push', 'pdf-tools')).fingerprint
    return 'pass'
  })
  const { code, stdout, stderr } = await skill.run('push', 'pdf-tools', '--json')
  t.equal(code, 1)
  t.match(stderr, /^Fingerprint mismatch: .* \(skills\.update_conflict\.fingerprint_mismatch\)$/m)
  t.match(JSON.parse(stdout).error, {
    status: 412,
    code: 'skills.update_conflict.fingerprint_mismatch',
    details: { expected_fingerprint: fingerprint, current_fingerprint: theirs },
  })
  t.equal((await tenant.call('GET', '/skills/user/pdf-tools')).body.fingerprint, theirs)

  const again = await skill.json('push', 'pdf-tools', '--if-match', theirs)
  t.match(again, { status: 'updated', fingerprint_before: theirs, upload: { sent_bytes: 0 } })
})

t.test('an upload that the registry no longer knows is started again', async (t) => {
  const { gateway, skill, tenant } = await given(t)
  gateway.decide((seen) => (isChange(seen) ? 'hold' : 'pass'))
  const held = gateway.held()
  const first = skill.start('push', 'pdf-tools')
  await held
  first.kill('SIGKILL')
  await first.ended
  gateway.decide(() => 'pass')
  const [upload] = await tenant.uploads()
  await tenant.call('POST', `/uploads/${upload?.upload_id}/abort`)
  const { status, upload: sent } = await skill.json('push', 'pdf-tools')
  t.equal(status, 'installed')
  t.match(sent, { resumed_from: 0, sent_bytes: sent.size_bytes })
})

t.test('without a state folder a push still works, and warns that it cannot resume', async (t) => {
  const tenant = await tenantOf()
  const env = { ...tenant.env, XDG_STATE_HOME: '/dev/null' }
  const skill = await openSkill(t, { ...tenant, env })
  await writeFiles(join(skill.folder, 'notes'), { 'SKILL.md': skillMd({ name: 'notes' }) })
  const { code, stderr } = await skill.run('push', 'notes')
  t.equal(code, 0)
  t.match(stderr, 'This push could not be resumed if it were interrupted: ENOTDIR')
})
