/** The lines that two revisions differ by, on the page that compares them. */
import t, { type Test } from '../support/tap.ts'
import { given, skillArchive } from './given-reviews.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, READ } from '../trust/given.ts'

const skill = '/console/w/default/skills/user/pdf-tools'

const lines = Array.from({ length: 40 }, (_, index) => `# step ${index}`)
const script = (last: string): string => [...lines, last, ''].join('\n')

const files = (last: string) => ({ 'scripts/a.sh': script(last), 'kept.txt': 'kept\n' })

const url = (from: string, to: string, more = ''): string =>
  `${skill}/-/compare?from=${from}&to=${to}${more}`

const givenTwo = async (t: Test) => {
  const test = await given(t)
  const { propose, update, app, services, db } = test
  const { headers } = await givenToken(services, 'reviewer')
  await approve(app, await propose(skillArchive([READ], { files: files('echo 1') })), { headers })
  await update(skillArchive([READ], { files: { ...files('echo <b>2'), 'b.md': '# New\n' } }))
  const rows = await db
    .selectFrom('skill_revisions')
    .select('fingerprint')
    .orderBy('revision')
    .execute()
  const [from = '', to = ''] = rows.map(({ fingerprint }) => fingerprint)
  return { ...test, from, to }
}

t.test('two revisions differ by lines, in both directions', async (t) => {
  const { signIn, from, to } = await givenTwo(t)
  const publisher = await signIn('publisher')
  const { text } = await publisher.send(url(from, to))
  t.match(text, /<del class="r"[^>]*>echo 1\n<\/del>/)
  t.match(text, /<ins class="r"[^>]*>echo &lt;b&gt;2\n<\/ins>/)
  t.match(text, '⋯ 37 lines unchanged')
  t.match(text, /data-path="b\.md"/)
  t.notMatch(text, 'kept.txt')
  const back = (await publisher.send(url(to, from))).text
  t.match(back, /<ins class="r"[^>]*>echo 1\n<\/ins>/)
  const split = (await publisher.send(url(from, to, '&view=split'))).text
  t.match(split, /<span class="s"><del[^>]*>echo 1\n<\/del><ins[^>]*>echo &lt;b&gt;2/)
  t.match((await publisher.send(url(to, to))).text, 'Both have the same files')
})

t.test('one file of them is a page and a region of its own', async (t) => {
  const { signIn, from, to } = await givenTwo(t)
  const publisher = await signIn('publisher')
  const whole = await publisher.send(url(from, to, '&path=scripts/a.sh&as=whole'))
  t.match(whole.text, '# step 0\n')
  t.notMatch(whole.text, 'lines unchanged')
  const rendered = await publisher.send(url(from, to, '&path=b.md&as=rendered'))
  t.match(rendered.text, '<h3>New</h3>')
  const [, id = ''] = /id="(diff-\d+)"[^>]*data-page="[^"]*path=b\.md/.exec(
    (await publisher.send(url(from, to))).text,
  ) ?? ['', '']
  const headers = { 'x-console-fragment': id }
  const part = await publisher.send(url(from, to, '&path=b.md'), { headers })
  t.match(part.text, /<ins class="r"[^>]*># New\n<\/ins>/)
  t.notMatch(part.text, '<html')
  t.equal((await publisher.send(url(from, to, '&path=kept.txt'))).status, 404)
})

t.test('bytes that are not served are compared for publishers only', async (t) => {
  const { signIn, from, to } = await givenTwo(t)
  const reader = await signIn('reader')
  for (const more of ['', '&path=scripts/a.sh', '&path=b.md&as=rendered']) {
    const { status, text } = await reader.send(url(from, to, more))
    t.equal(status, 404, more)
    t.notMatch(text, 'echo &lt;b&gt;2', more)
  }
  t.equal((await reader.send(url(from, from))).status, 200)
  t.equal((await reader.send(url(from, 'a'.repeat(64)))).status, 404)
  t.equal((await reader.send(url(from, 'x'))).status, 400)
})
