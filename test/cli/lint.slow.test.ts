/** `skill lint`: what the registry would say of a folder, before anything is sent. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { skillMd } from '../support/archives.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'
import { openSkill, writeFiles } from './program.ts'

/** Nothing listens there. */
const url = 'http://127.0.0.1:9'

t.test('a folder without findings is fine, without a registry', async (t) => {
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'pdf-tools'), { 'SKILL.md': skillMd() })
  const { code, stdout, stderr } = await skill.run('lint', 'pdf-tools')
  t.same([code, stderr], [0, ''])
  t.match(stdout, /^pdf-tools \S+: 1 file\n/)
  t.match(stdout, 'No finding would keep it from being served.')
})

t.test('findings are printed with file and line, and end with 1', async (t) => {
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'pdf-tools'), {
    'SKILL.md': skillMd(),
    'key.pem': `\n\n${PRIVATE_KEY}`,
    '.DS_Store': 'x',
  })
  const { code, stdout } = await skill.run('lint', 'pdf-tools')
  t.equal(code, 1)
  t.match(stdout, /^block {4}key\.pem:3 secret\.private_key: /m)
  t.match(stdout, 'left out .DS_Store')
  t.match(stdout, '1 finding would keep it from being served until a reviewer releases it.')
  const json = await skill.run('lint', 'pdf-tools', '--json')
  t.equal(json.code, 1)
  t.match(JSON.parse(json.stdout), {
    slug: 'pdf-tools',
    would_be_served: false,
    security_findings: [{ rule_id: 'secret.private_key', path: 'key.pem', line: 3 }],
  })
})

t.test('what clients would not take is printed, and is no failure', async (t) => {
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'pdf-tools'), {
    'SKILL.md': skillMd(),
    'examples/SKILL.md': skillMd({ name: 'example' }),
  })
  const { code, stdout } = await skill.run('lint', 'pdf-tools')
  t.equal(code, 0)
  t.match(stdout, /^warning {2}examples\/SKILL\.md clients\.nested_skill: .*Skills API of OpenAI/m)
})

t.test('a folder that the registry would reject is refused with all its faults', async (t) => {
  const skill = await openSkill(t, { url })
  await writeFiles(join(skill.folder, 'bad'), { 'SKILL.md': '---\nname: bad\n---\n# No words\n' })
  await writeFiles(join(skill.folder, 'none'), { 'README.md': 'x' })
  const bad = await skill.run('lint', 'bad')
  t.equal(bad.code, 1)
  t.match(bad.stderr, /description/)
  t.match(await skill.run('lint', 'none'), { code: 1, stderr: /SKILL\.md/ })
  t.match(await skill.run('lint', 'nowhere'), { code: 2, stderr: /no folder nowhere/ })
  t.match(await skill.run('lint'), { code: 2, stderr: /Say which folder: skill lint <folder>/ })
})
