/** `skill login` with a real identity provider: by a browser here, by a code elsewhere, and renewed. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { openSkill, type Skill } from '../cli/program.ts'
import { passPages } from './pages.ts'
import { givenService } from './service.ts'

const file = '../.config/skill-registry/profiles.json'

const readProfile = async ({ folder }: Skill) =>
  JSON.parse(await readFile(join(folder, file), 'utf8')).profiles.default

t.test('with the browser of this machine, and a token that is renewed', async (t) => {
  const { provider, url } = await givenService(t)
  provider.groups.set('ada', ['staff'])
  const skill = await openSkill(t, { url, env: { BROWSER: 'true' } })
  const signingIn = skill.start('login', '--browser')
  await signingIn.toldOf(/Sign in with your browser: \S+\n/)
  const landing = await passPages(signingIn.told(/browser: (\S+)\n/), 'ada')
  t.match(landing, /^http:\/\/127\.0\.0\.1:\d+\/callback\?/)
  t.match(await (await fetch(landing)).text(), /You may close this page/)
  const { code, stdout, stderr } = await signingIn.ended
  t.equal(code, 0, stderr)
  t.match(stdout, /as ada \(\S+\): publisher of default\n/)
  t.notMatch(stdout + stderr, 'eyJ')
  t.match(await skill.json('whoami'), { person: { subject: 'ada' }, credentials: 'profile' })

  const before = await readProfile(skill)
  t.match(before.signIn, { issuer: provider.url, refreshToken: /./, expiresAt: Number })
  const expired = { ...before, signIn: { ...before.signIn, expiresAt: 1 } }
  const text = JSON.stringify({ current: 'default', profiles: { default: expired } })
  await writeFile(join(skill.folder, file), text)
  t.equal((await skill.run('list')).code, 0)
  const renewed = await readProfile(skill)
  t.not(renewed.token, before.token)
  t.ok(renewed.signIn.expiresAt > 1)

  t.match(await skill.run('logout'), { code: 0 })
  await writeFile(join(skill.folder, file), text)
  const over = await skill.run('list')
  t.match(over, { code: 1, stderr: /has expired\. Sign in again with "skill login"/ })
})

t.test('by a code on another machine', async (t) => {
  const { provider, url } = await givenService(t)
  provider.groups.set('grace', ['staff'])
  const skill = await openSkill(t, { url })
  const signingIn = skill.start('login', '--device')
  await signingIn.toldOf(/Or open \S+\n/)
  await passPages(signingIn.told(/Or open (\S+)\n/), 'grace')
  const { code, stdout, stderr } = await signingIn.ended
  t.equal(code, 0, stderr)
  t.match(stdout, /as grace /)
})

t.test('an answer for another sign-in is not accepted', async (t) => {
  const { url } = await givenService(t)
  const skill = await openSkill(t, { url, env: { BROWSER: 'true' } })
  const signingIn = skill.start('login', '--browser')
  await signingIn.toldOf(/Sign in with your browser: \S+\n/)
  const asked = new URL(signingIn.told(/browser: (\S+)\n/))
  const redirect = asked.searchParams.get('redirect_uri') ?? ''
  await fetch(`${redirect}?code=stolen&state=other&iss=${encodeURIComponent(asked.origin)}`)
  const { code, stderr } = await signingIn.ended
  t.equal(code, 1)
  t.match(stderr, /cli\.sign_in_failed/)
})
