/** Under four eyes the authors of bytes say nothing that a reviewer of them has to decide. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  BARE,
  classify,
  FILL,
  installArchive,
  READ,
  readSkill,
  skillArchive,
  updateArchive,
} from './given.ts'

const GRAVE = { risk_level: 'destructive', side_effects: 'external', data_egress: 'network' }
const LIGHT = { risk_level: 'read', side_effects: 'none', data_egress: 'none' }
const refused = { status: 403, body: { code: 'proposals.four_eyes' } }

const given = async (t: Test) => {
  const test: TestApp = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: 'http://127.0.0.1:1' })
  const { services, app } = test
  const alice = await givenToken(services, 'reviewer')
  const bob = await givenToken(services, 'reviewer')
  const admin = await givenToken(services, 'admin')
  const set = (payload: object) => call(app, 'PUT', '/settings', { ...admin, payload })
  await set({ four_eyes: true })
  return { app, alice, bob, set }
}

t.test('the author does not lower what another reviewer approved', async (t) => {
  const { app, alice, bob, set } = await given(t)
  const { body } = await installArchive(app, skillArchive([BARE]), alice)
  t.equal((await classify(app, 'pdf.send', GRAVE, bob)).status, 200)
  t.equal((await approve(app, body.proposal_id, bob)).status, 200)
  for (const [field, value] of Object.entries(LIGHT)) {
    t.match(await classify(app, 'pdf.send', { [field]: value }, alice), refused, field)
  }
  const [capability] = (await readSkill(app, alice)).body.capabilities
  t.match(capability, { ...GRAVE, approval_required: true })
  t.equal((await classify(app, 'pdf.send', { price: '1' }, alice)).status, 200, 'no risk')
  t.equal((await classify(app, 'pdf.send', LIGHT, bob)).status, 200)
  t.equal((await classify(app, 'pdf.send', GRAVE, alice)).status, 200, 'nor does a higher one')
  await set({ four_eyes: false })
  t.equal((await classify(app, 'pdf.send', LIGHT, alice)).status, 200)
})

t.test('the author does not widen the limits of a capability', async (t) => {
  const { app, alice, bob } = await given(t)
  const { body } = await installArchive(app, skillArchive([FILL]), alice)
  await approve(app, body.proposal_id, bob)
  for (const domains of [['acme.example', 'b.example'], ['acme.example']]) {
    const payload = { constraints: { domains } }
    t.equal((await classify(app, 'pdf.fill', payload, alice)).status, 200, domains.join(' '))
  }
  const other = { constraints: { domains: ['evil.example'] } }
  t.match(await classify(app, 'pdf.fill', other, alice), refused)
  t.equal((await classify(app, 'pdf.fill', other, bob)).status, 200)
})

t.test('the author of bytes that wait does not say that they are harmless', async (t) => {
  const { app, alice, bob } = await given(t)
  await installArchive(app, skillArchive([BARE]), alice)
  t.match(await classify(app, 'pdf.send', LIGHT, alice), refused)
  t.match(await updateArchive(app, skillArchive([BARE]), alice), { status: 202 })
  t.equal((await classify(app, 'pdf.send', GRAVE, alice)).status, 200, 'the gravest is no claim')
  t.equal((await classify(app, 'pdf.send', LIGHT, bob)).status, 200)
})

t.test('the author of other bytes does not repeat for them what a reviewer said', async (t) => {
  const { app, alice, bob } = await given(t)
  const { body } = await installArchive(app, skillArchive([BARE]), alice)
  t.equal((await classify(app, 'pdf.send', LIGHT, bob)).status, 200)
  await approve(app, body.proposal_id, bob)
  const other = skillArchive([BARE], { files: { 'a.md': 'Other bytes.\n' } })
  t.match(await updateArchive(app, other, alice), { status: 202 })
  t.match(await classify(app, 'pdf.send', LIGHT, alice), refused)
  t.equal((await classify(app, 'pdf.send', LIGHT, bob)).status, 200)
})

t.test('what waits of one author does not let the author of what is served lower it', async (t) => {
  const { app, alice, bob } = await given(t)
  const { body } = await installArchive(app, skillArchive([FILL]), alice)
  await approve(app, body.proposal_id, bob)
  await updateArchive(app, skillArchive([FILL, BARE]), bob)
  t.match(await classify(app, 'pdf.fill', LIGHT, alice), refused, 'of what is served')
  t.match(await classify(app, 'pdf.fill', LIGHT, bob), refused, 'of what waits')
  t.equal((await classify(app, 'pdf.send', LIGHT, alice)).status, 200, 'only what waits has it')
})

t.test('the author binds no function to a capability', async (t) => {
  const { app, alice, bob } = await given(t)
  const { body } = await installArchive(app, skillArchive([READ]), alice)
  await approve(app, body.proposal_id, bob)
  await call(app, 'PUT', '/functions/acme::read', {
    ...alice,
    payload: { url: 'http://127.0.0.1:1/read', description: 'Reads.' },
  })
  const bind = (headers: typeof alice) =>
    call(app, 'PUT', '/skills/user/pdf-tools/capabilities/pdf.read/function', {
      ...headers,
      payload: { function_id: 'acme::read' },
    })
  t.match(await bind(alice), refused)
  t.equal((await bind(bob)).status, 200)
})
