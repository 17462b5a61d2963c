/** Completion in real shells, the manual page, and the width of a terminal. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import stringWidth from 'string-width'
import t, { type Test } from '../support/tap.ts'
import { openSkill, type Skill } from './program.ts'

const run = promisify(execFile)
const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const without = (program: string) => !isThere(program) && `${program} is not on this machine`

/** A folder for the search path that has `skill`. */
const onPath = async (t: Test, skill: Skill): Promise<NodeJS.ProcessEnv> => {
  const bin = await mkdtemp(join(tmpdir(), 'skill-bin-'))
  t.teardown(() => rm(bin, { recursive: true, force: true }))
  await writeFile(join(bin, 'skill'), `#!/bin/sh\nexec ${skill.line()} "$@"\n`, { mode: 0o755 })
  return { ...skill.env, PATH: `${bin}:${skill.env['PATH']}`, TERM: 'dumb' }
}

const url = 'http://127.0.0.1:9'

t.test('what may come next: commands, options and their words', async (t) => {
  const skill = await openSkill(t, { url })
  const suggested = async (...words: string[]) =>
    (await skill.run('complete', '--', ...words)).stdout
      .split('\n')
      .map((line) => line.split('\t')[0])
  t.same(await suggested('pu'), ['push', 'pull', ''])
  t.same(await suggested('review', 'a'), ['approve', ''])
  t.same(await suggested('push', 'x', '--dry'), ['--dry-run', ''])
  t.same(await suggested('list', '--source-kind', ''), ['user', 'registry', 'system', ''])
  t.same(await suggested('push', ''), [''], 'a folder is the shell’s to complete')
  t.notOk((await suggested('')).includes('complete'))
})

t.test('bash completes', { skip: without('bash') }, async (t) => {
  const skill = await openSkill(t, { url })
  const env = await onPath(t, skill)
  const script = `source <(skill completion bash)
    COMP_WORDS=(skill review ap); COMP_CWORD=2; _skill; echo "\${COMPREPLY[@]}"
    touch notes; COMP_WORDS=(skill push no); COMP_CWORD=2; _skill; echo "\${COMPREPLY[@]}"`
  const { stdout } = await run('bash', ['-c', script], { env, cwd: skill.folder })
  t.equal(stdout, 'approve\nnotes\n')
})

t.test('fish completes', { skip: without('fish') }, async (t) => {
  const skill = await openSkill(t, { url })
  const env = await onPath(t, skill)
  const script = `skill completion fish | source; complete -C 'skill review ap'`
  const { stdout } = await run('fish', ['-c', script], { env, cwd: skill.folder })
  t.match(stdout, /^approve\t/)
})

t.test('zsh takes the script', { skip: without('zsh') }, async (t) => {
  const skill = await openSkill(t, { url })
  const env = await onPath(t, skill)
  const script = `autoload -U compinit; compinit -u; source <(skill completion zsh); echo $_comps[skill]`
  const { stdout } = await run('zsh', ['-fc', script], { env, cwd: skill.folder })
  t.equal(stdout, '_skill\n')
})

t.test('the manual page has every command', async (t) => {
  const skill = await openSkill(t, { url })
  const { code, stdout } = await skill.run('manual')
  t.equal(code, 0)
  for (const name of ['push <folder>', 'review approve <proposal>', 'install [slugs...]']) {
    t.match(stdout, `.SS skill ${name}`.replaceAll('-', '\\-'))
  }
  if (!isThere('man')) return
  await writeFile(join(skill.folder, 'skill.1'), stdout)
  const page = await run('man', ['--warnings', '-l', 'skill.1'], {
    cwd: skill.folder,
    env: skill.env,
  })
  t.equal(page.stderr, '')
  t.match(page.stdout, /EXIT STATUS/)
})

t.test('help goes down to a command of a command, and knows no others', async (t) => {
  const skill = await openSkill(t, { url })
  const ofApprove = /^Usage: skill review approve \[options\] <proposal>\n/
  t.match(await skill.run('help', 'review', 'approve'), { code: 0, stdout: ofApprove })
  t.match(await skill.run('help', 'review'), { code: 0, stdout: /^Usage: skill review / })
  const unknown = { code: 2, stderr: /^Unknown command 'pussh'\. Did you mean push\?\n/ }
  t.match(await skill.run('help', 'pussh'), unknown)
  t.match(await skill.run('pussh', '--help'), unknown)
  t.match(await skill.run('help', 'review', 'accept'), { code: 2, stderr: /^Unknown command/ })
  const wrong = await skill.run('review', 'approve', 'pdf-tools', '--reson', 'x')
  t.match(wrong.stderr, /Did you mean --reason\?\nSee: skill review approve --help\n$/)
})

t.test('scripts and the manual page are JSON where that is asked for', async (t) => {
  const skill = await openSkill(t, { url })
  t.match(await skill.json('completion', 'bash'), { shell: 'bash', script: /complete -o/ })
  t.match(await skill.json('manual'), { manual: /^\.TH SKILL 1/ })
})

t.test('help fits into a narrow terminal', { skip: without('script') }, async (t) => {
  const skill = await openSkill(t, { url })
  const lines = [
    ['--help'],
    ['review', 'approve', '--help'],
    ['list'],
    ['push'],
    ['list', '--url', 'registry'],
  ]
  for (const words of lines) {
    const line = `stty cols 40; ${skill.line(...words)}`
    const { stdout } = await run('script', ['-qec', line, '/dev/null'], {
      cwd: skill.folder,
      env: { ...skill.env, TERM: 'xterm' },
    }).catch((error: { stdout: string }) => error)
    const tooWide = stdout.split(/\r?\n/).filter((text) => stringWidth(text) > 40)
    t.same(tooWide, [], words.join(' '))
  }
})
