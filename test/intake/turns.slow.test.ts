/** Callers take turns at the threads that read packages. */
import { dense } from '../archives/reading.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, multipart } from '../support/given.ts'
import t from '../support/tap.ts'
import { givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'

const LARGE_BYTES = 8 * 2 ** 20

const skill = (name: string, bytes: number): Buffer =>
  packageArchive({ files: { 'SKILL.md': skillMd({ name }), data: dense(bytes) } })

t.test('a small package does not wait for all large ones of another caller', async (t) => {
  const { app, services } = await testApp(t, { ARCHIVE_WORKERS: '1' })
  const one = await givenToken(services, 'admin')
  const other = await givenToken(services, 'publisher')
  const done: string[] = []
  const install = async (name: string, bytes: number, { headers }: typeof one) => {
    const { headers: type, payload } = multipart(skill(name, bytes))
    const sent = { headers: { ...headers, ...type }, payload }
    const { status } = await call(app, 'POST', '/skills/archive', sent)
    done.push(`${name} ${status}`)
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const large = names.map((name) => install(`large-${name}`, LARGE_BYTES, one))
  const waiting = `skill_registry_archives{state="queued"} ${names.length - 1}`
  await until(async () => {
    const { payload } = await app.inject({ url: '/metrics', headers: one.headers })
    return payload.includes(waiting)
  })
  await install('small', 100, other)
  t.equal(done.at(-1), 'small 201')
  t.ok(done.length < names.length, `done before it: ${done.join(', ')}`)
  await Promise.all(large)
  t.same(done.toSorted(), ['small 201', ...names.map((name) => `large-${name} 201`)].toSorted())
})
