/** `If-Match` and `If-None-Match` of writes to a skill, and to what belongs to it. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenFinishedUpload, multipart } from '../support/given.ts'
import { putFunction } from '../functions/calls.ts'
import { approve, installArchive, READ, readSkill, skillArchive } from '../trust/given.ts'

const path = '/skills/user/pdf-tools'
const capability = `${path}/capabilities/pdf.read`
const changed = skillArchive([READ], { files: { 'b.md': 'b' } })
const code = 'skills.update_conflict.fingerprint_mismatch'

t.test('a write that demands another state is not done', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ]))
  await approve(app, body.proposal_id)
  await putFunction(app, 'pdf::read', { url: 'http://127.0.0.1:4000/' })
  const upload_id = await givenFinishedUpload(app, changed)
  const source = { type: 'uploaded_archive', upload_id }
  const bind = { payload: { function_id: 'pdf::read' } }
  const metadata = { payload: { risk_level: 'write', explanation: 'it writes' } }
  const form = multipart(changed)
  const tag = String((await readSkill(app)).headers['etag'])
  const send = (
    [method, url, given]: [method: 'PUT' | 'DELETE', url: string, given: object],
    headers: Record<string, string>,
  ) => {
    const own = 'headers' in given ? (given.headers as object) : {}
    return call(app, method, url, { ...given, headers: { ...own, ...headers } })
  }
  const replacing: Record<string, [method: 'PUT' | 'DELETE', url: string, given: object]> = {
    'the bytes, from an upload': ['PUT', path, { payload: { source } }],
    'the bytes, from an archive': ['PUT', `${path}/archive`, form],
    'the policy': ['PUT', `${path}/policy`, { payload: { enabled: false } }],
    'the risk of a capability': ['PUT', `${capability}/metadata`, metadata],
  }
  for (const [what, write] of Object.entries(replacing)) {
    const answer = await send(write, { 'if-none-match': '*' })
    t.match(answer, { status: 412, body: { code, detail: /installed already/ } }, what)
  }
  const bound: typeof replacing = {
    'the risk of a capability': ['PUT', `${capability}/metadata`, metadata],
    'the function of a capability': ['PUT', `${capability}/function`, bind],
    'no function for a capability': ['DELETE', `${capability}/function`, {}],
  }
  for (const [what, write] of Object.entries(bound)) {
    const answer = await send(write, { 'if-match': '"nope"' })
    t.match(answer, { status: 412, body: { code, details: { current_tag: String } } }, what)
  }
  t.equal((await readSkill(app)).headers['etag'], tag, 'nothing was done')

  for (const [what, write] of Object.entries(bound)) {
    const current = String((await readSkill(app)).headers['etag'])
    t.match(await send(write, { 'if-match': current }), { status: 200 }, what)
    t.match(await send(write, { 'if-match': current }), { status: 412 }, `${what}, again`)
  }
})
