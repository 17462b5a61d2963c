/** The page of a skill's revisions: their states, what to compare, and which may become current. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { installArchive, updateArchive } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { plain, signedIn } from './given-browsers.ts'

const skill = '/console/w/default/skills/user/pdf-tools'
const url = `${skill}/-/revisions`

const first = packageArchive()
const second = packageArchive({ files: { 'SKILL.md': skillMd({ body: 'Other words.' }) } })
const leaky = packageArchive({ files: { 'SKILL.md': skillMd(), 'key.pem': PRIVATE_KEY } })

const given = async (t: Test, update: Buffer) => {
  const test = await testApp(t)
  const one = (await installArchive(test.app, first)).body.skill.fingerprint
  const two = (await updateArchive(test.app, update)).body.skill.fingerprint
  const compared = `compare?from=${one}&amp;to=${two}`
  return {
    ...test,
    one,
    two,
    compared,
    browser: (role: 'reviewer' | 'admin') => signedIn(test, role),
  }
}

const options = (text: string): string[] =>
  [...text.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, option = '']) => option.trim())

t.test('a newer revision that may not be served is compared, and not offered', async (t) => {
  const { one, two, compared, browser } = await given(t, leaky)
  const reviewer = await browser('reviewer')
  const { text } = await reviewer.send(url)
  t.match(text, compared, 'what it adds is added')
  t.notMatch(text, 'Roll back')
  const form = { fingerprint: two, expected: one, reason: 'to be sure' }
  const refused = await reviewer.send(`${url}/rollback`, { method: 'POST', form })
  t.equal(refused.status, 422)
  t.match(plain(refused.text), 'may not be served: blocked by a security finding.')
  t.notMatch(refused.text, 'security_blocked')
})

t.test('a policy that disables a skill does not hide what else keeps bytes back', async (t) => {
  const { app, browser } = await given(t, leaky)
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: { enabled: false } })
  t.match((await call(app, 'GET', '/skills/user/pdf-tools/revisions')).body.revisions, [
    { status_reason: 'disabled_by_policy', blocked_reason: 'security_blocked' },
    { status_reason: 'disabled_by_policy', blocked_reason: null },
  ])
  const text = plain((await (await browser('reviewer')).send(url)).text)
  t.match(text, 'disabled by its policy, and blocked by a security finding')
  t.match(text, /disabled by its policy just now/)
})

t.test('revisions that were current are offered, and named where they wait', async (t) => {
  const { one, two, compared, browser } = await given(t, second)
  const admin = await browser('admin')
  const set = (payload: object) =>
    admin.send('/v1/workspaces/default/settings', { method: 'PUT', payload })
  await set({ approval: 'required' })
  t.same(options((await admin.send(url)).text), ['1 · 0.1.0 · waits for a reviewer'])
  await set({ approval: 'automatic' })
  const form = { fingerprint: one, expected: two, reason: 'the first was better' }
  t.equal((await admin.send(`${url}/rollback`, { method: 'POST', form })).location, url)
  const { text } = await admin.send(url)
  t.match(text, compared, 'still from the older to the newer one')
  t.same(options(text), ['2 · 0.1.0'])
})
