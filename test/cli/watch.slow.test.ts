/** `skill list` and `skill watch`: what is there, and what changes. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { openGateway } from './gateway.ts'
import { openServer, sendJson } from './hostile-registry.ts'
import { openSkill, writeFiles } from './program.ts'
import { openRegistry, type Tenant } from './tenant.ts'

const digits = (fingerprint: string): string => fingerprint.slice(0, 12)

const tenantOf = await openRegistry(t)

const install = (tenant: Tenant, name: string) => tenant.install(packageArchive({ folder: name }))

t.test('the list is a table for people and all facts for programs', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const empty = await skill.run('list')
  t.equal(empty.stdout, 'Nothing is installed.\n')
  const { fingerprint } = await install(tenant, 'pdf-tools')
  await tenant.install(
    packageArchive({
      files: {
        'SKILL.md': skillMd({ name: 'a', description: 'x'.repeat(80), extra: 'version: 10.0.0' }),
      },
    }),
    { target: 'registry' },
  )
  await tenant.call('PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: false } })
  const other = (await tenant.call('GET', '/skills/registry/a')).body.fingerprint
  const { code, stdout, stderr } = await skill.run('list')
  t.equal(code, 0)
  t.equal(stderr, '')
  t.same(stdout.split('\n'), [
    'SKILL      SOURCE    VERSION  FINGERPRINT   STATUS                        LISTED                      DESCRIPTION',
    `a          registry  10.0.0   ${digits(other)}  active                        no: not_offered_implicitly  ${'x'.repeat(59)}…`,
    `pdf-tools  user      0.1.0    ${digits(fingerprint)}  disabled: disabled_by_policy  no: not_served              Reads, fills and merges PDF forms.`,
    '',
  ])
  const all = await skill.json('list')
  t.match(all, { snapshot_version: 3, skills: [{ slug: 'a' }, { slug: 'pdf-tools', fingerprint }] })
  t.match(await skill.json('list', '--source-kind', 'user'), { skills: { length: 1 } })
  t.match(await skill.json('list', '--status', 'active'), { skills: [{ slug: 'a' }] })
  t.equal((await skill.run('list', '--q', 'nothing')).stdout, 'No skill matches.\n')
  t.match(await skill.json('list', '--q', 'FORMS'), { skills: [{ slug: 'pdf-tools' }] })
})

t.test('a list of many pages is read to its end', async (t) => {
  const asked: string[] = []
  const url = await openServer(t, (request, response) => {
    const query = new URL(request.url ?? '', 'http://a').searchParams
    asked.push(String(query.get('cursor')))
    const page = Number(query.get('cursor') ?? 1)
    const skills = [{ slug: `skill-${page}` }]
    sendJson(response, 200, {
      snapshot_version: 7,
      skills,
      next_cursor: page < 3 ? String(page + 1) : null,
    })
  })
  const skill = await openSkill(t, { url })
  const { skills } = await skill.json('list')
  t.same(skills, [{ slug: 'skill-1' }, { slug: 'skill-2' }, { slug: 'skill-3' }])
  t.same(asked, ['null', '2', '3'])
})

t.test('each change is one line, as it happens, until it is interrupted', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const one = await install(tenant, 'one')
  const people = skill.start('watch')
  const programs = skill.start('watch', '--json', '--since', '0')
  t.same(await people.lines(1), ['Following from snapshot version 1'])
  await programs.lines(1)
  await writeFiles(join(skill.folder, 'one'), {
    'SKILL.md': skillMd({ name: 'one', body: 'New.' }),
  })
  const { fingerprint } = await skill.json('push', 'one')
  await tenant.call('DELETE', '/skills/user/one')

  const [, updated = '', removed = ''] = await people.lines(3)
  t.match(updated, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ  2  updated  one \(user\) /)
  t.ok(updated.endsWith(` ${digits(one.fingerprint)} -> ${digits(fingerprint)}`))
  t.match(removed, /Z  3  uninstalled  one \(user\)/)
  const lines = (await programs.lines(3)).map((line) => JSON.parse(line))
  t.match(lines, [
    { id: '1', event: 'skills/changed', data: { reason: 'installed', snapshot_version: 1 } },
    { id: '2', data: { reason: 'updated', changes: [{ fingerprint_after: fingerprint }] } },
    { id: '3', data: { reason: 'uninstalled' } },
  ])
  people.kill('SIGINT')
  programs.kill('SIGTERM')
  t.match(await people.ended, { code: 0, signal: null, stderr: '' })
  t.match(await programs.ended, { code: 0, signal: null, stderr: '' })
})

t.test('events during an interruption are printed first when the stream resumes', async (t) => {
  const tenant = await tenantOf()
  const gateway = await openGateway(t, () => tenant.url)
  const skill = await openSkill(t, { ...tenant, url: gateway.url })
  const watching = skill.start('watch')
  await watching.lines(1)
  await install(tenant, 'one')
  await watching.lines(2)
  gateway.decide(async (_seen, number) => {
    if (number === 1) await install(tenant, 'three')
    return number === 1 ? 'cut' : 'pass'
  })
  const two = install(tenant, 'two')
  gateway.cutAll()
  await two
  const lines = await watching.lines(4)
  t.same(
    lines.slice(1).map((line) => line.split('  ')[1]),
    ['1', '2', '3'],
  )
  t.equal(gateway.seen.at(-1)?.headers['last-event-id'], '1')
  watching.kill('SIGINT')
  t.match((await watching.ended).stderr, 'The stream was lost; resuming it')
})

t.test('an id that is no longer retained says to list again', async (t) => {
  const tenant = await tenantOf()
  await install(tenant, 'one')
  const skill = await openSkill(t, tenant)
  const watching = skill.start('watch', '--since', '99')
  t.same(await watching.lines(1), ['Events before snapshot version 1 are missing: list again'])
})

t.test('a reader that closes the pipe ends it with success', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  const watching = skill.start('watch')
  await watching.lines(1)
  watching.closeStdout()
  await install(tenant, 'one')
  t.match(await watching.ended, { code: 0, stderr: '' })
})

t.test('events of other kinds and with other fields are shown as they are', async (t) => {
  const url = await openServer(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('retry: 60000\n\nevent: prompts::on-change\ndata: {"name":"a"}\n\n')
    response.write('id: 4\nevent: skills/changed\ndata: {"created_at":1e300}\n\n')
    response.write(': comment\ndata: no\ndata: json\n\n')
  })
  const skill = await openSkill(t, { url })
  t.same(await skill.start('watch').lines(3), [
    'prompts::on-change  {"name":"a"}',
    'skills/changed  {"created_at":1e300}',
    'message  no json',
  ])
})
