/** Any two revisions of a skill, line by line, and who approved each. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { updateArchive } from '../trust/given.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { purge } from './purging.ts'

type App = Parameters<typeof call>[0]
const skill = '/skills/user/pdf-tools'

const put = async (app: App, text: string, headers = {}): Promise<string> => {
  const files = { 'SKILL.md': skillMd({ name: 'pdf-tools' }), 'a.md': text }
  const { body } = await updateArchive(app, packageArchive({ files }), { headers })
  return body.skill.fingerprint
}

t.test('any two revisions are compared, in both directions', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app)
  const [one, two, three] = [
    await put(app, 'one\n'),
    await put(app, 'two\n'),
    await put(app, 'two\nthree\n'),
  ]
  const compare = async (query: string) =>
    (await call(app, 'GET', `${skill}/compare?${query}`)).body
  const forth = await compare(`from=${one}&to=${two}`)
  t.match(forth, { fingerprint: two, compared_fingerprint: one, next_cursor: null })
  t.match(forth.files, [{ path: 'a.md', hunks: [{ lines: ['-one', '+two'] }] }])
  t.match((await compare(`from=${two}&to=${one}`)).files, [
    { hunks: [{ lines: ['-two', '+one'] }] },
  ])
  t.match((await compare(`from=${one}`)).fingerprint, three, 'the current one')
  t.same((await compare(`from=${one}&to=${one}`)).files, [])
  t.match((await compare(`from=${one}&to=${two}&path=b.md`)).code, 'skills.file_not_found')
})

t.test('revisions say who approved them, and on what basis', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app)
  const { revisions } = (await call(app, 'GET', `${skill}/revisions`)).body
  t.match(revisions, [{ approval: { basis: 'rule', by: 'local', released_findings: 0 } }])
})

t.test('what is not there, purged or not for the caller is not compared', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await givenSkill(app)
  const one = await put(app, 'one\n')
  const two = await put(app, 'two\n')
  const get = (query: string, headers = {}) =>
    call(app, 'GET', `${skill}/compare${query}`, { headers })
  t.match(await get(`?from=${'0'.repeat(64)}`), {
    status: 404,
    body: { code: 'skills.revision_not_found' },
  })
  t.match(await get('?from=short'), { status: 400, body: { code: 'skills.invalid_request' } })
  t.match(await get(''), { status: 400 })
  t.equal((await purge(test, one)).status, 200)
  t.match(await get(`?from=${one}&to=${two}`), {
    status: 410,
    body: { code: 'skills.revision_purged' },
  })
  const reader = await givenToken(test.services, 'reader')
  t.match(await get(`?from=${two}`, reader.headers), { status: 403 })
})
