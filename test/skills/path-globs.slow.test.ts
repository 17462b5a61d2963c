/** Front matter `paths`: which files a skill is for, and what no glob of a package can do. */
import { setImmediate } from 'node:timers/promises'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { type Answer, call, givenInstalledSkill } from '../support/given.ts'

type App = Parameters<typeof call>[0]

const installWith = async (app: App, name: string, paths: unknown): Promise<Answer['body']> => {
  const extra = `paths: ${JSON.stringify(paths)}`
  const archive = packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, extra }) } })
  await givenInstalledSkill(app, archive)
  return (await call(app, 'GET', `/skills/user/${name}`)).body
}

const resolve = (app: App, paths: string[]): Promise<Answer> =>
  call(app, 'POST', '/skills/resolve', { payload: { capabilities: [], paths } })

/** The longest turn of this loop while something is awaited, as a share of the whole time. */
const longestTurnDuring = async (awaited: Promise<unknown>): Promise<number> => {
  const start = performance.now()
  const so = { isOver: false, longest: 0, last: start }
  void awaited.finally(() => (so.isOver = true))
  while (!so.isOver) {
    await setImmediate()
    const now = performance.now()
    so.longest = Math.max(so.longest, now - so.last)
    so.last = now
  }
  return so.longest / (so.last - start)
}

const hostile: [glob: string, path: string][] = [
  ['{1..1000000}', 'src/index.ts'],
  ['*a*a*a*a*a*a*a*ab', 'a'.repeat(61)],
  ['*?*?*?*?*?*?*?*?b', 'a'.repeat(61)],
  ['{a,b}'.repeat(14), 'src/index.ts'],
  ['+(a|aa)+(a|aa)+(a|aa)b', 'a'.repeat(61)],
  [`${'**/a/'.repeat(12)}b`, `${'a/'.repeat(500)}c`],
]

t.test('a hostile glob matches nothing, and the next request succeeds', async (t) => {
  const { app } = await testApp(t)
  for (const [index, [glob]] of hostile.entries()) await installWith(app, `h${index}`, [glob])
  const answer = await resolve(
    app,
    hostile.map(([, path]) => path),
  )
  t.equal(answer.status, 200)
  t.same(answer.body.active, [])
  t.equal((await app.inject('/livez')).statusCode, 200)
})

t.test('a glob that is not supported is reported at install and ignored', async (t) => {
  const { app } = await testApp(t)
  const skill = await installWith(app, 'mixed', [
    'src/[ab].ts',
    'docs/*.md',
    '{1..3}',
    '!a',
    'x/..',
  ])
  t.equal(skill.served, true)
  t.match(skill.diagnostics, [
    { code: 'contract.paths.glob', level: 'warning', field_path: 'paths.0' },
    { code: 'contract.paths.glob', level: 'warning', field_path: 'paths.2' },
    { code: 'contract.paths.glob', level: 'warning', field_path: 'paths.3' },
    { code: 'contract.paths.glob', level: 'warning', field_path: 'paths.4' },
  ])
  const slugsFor = async (path: string) =>
    (await resolve(app, [path])).body.active.map(({ slug }: { slug: string }) => slug)
  t.same(await slugsFor('src/a.ts'), [])
  t.same(await slugsFor('src/[ab].ts'), [])
  t.same(await slugsFor('1'), [])
  t.same(await slugsFor('docs/a.md'), ['mixed'])
})

t.test('one glob may be given as text, and globs over 50 are reported', async (t) => {
  const { app } = await testApp(t)
  const one = await installWith(app, 'one', '**/*.{pdf,docx}')
  t.same(one.diagnostics, [])
  const many = await installWith(
    app,
    'many',
    Array.from({ length: 51 }, (_, index) => `m${index}/*`),
  )
  t.match(many.diagnostics, [{ code: 'contract.paths.count', level: 'warning' }])
  const { active } = (await resolve(app, ['x/a.docx', 'm50/a'])).body
  t.match(active, [{ slug: 'one', reason: 'path_match' }])
  t.match((await resolve(app, ['m49/a'])).body.active, [{ slug: 'many' }])
})

t.test(
  'globs and paths that need too many comparisons are rejected, smaller ones are not',
  async (t) => {
    const { app } = await testApp(t)
    const literal = 'a'.repeat(200)
    await installWith(
      app,
      'costly',
      Array.from({ length: 50 }, (_, index) => `*${literal}${index}*`),
    )
    const path = 'a'.repeat(1000)
    const paths = Array.from({ length: 100 }, (_, index) => path.slice(index))
    const resolving = resolve(app, paths)
    const share = await longestTurnDuring(resolving)
    // It would be nearly all of it if the thread that answers compared; a busy machine takes a third.
    t.ok(share < 0.6, `one turn took ${share} of the time that comparing took elsewhere`)
    t.match(await resolving, {
      status: 413,
      body: { code: 'skills.paths_too_complex', details: { max_comparisons: 50_000_000 } },
    })
    // Too much for the thread that answers, and not for the other one.
    const found = await resolve(app, [path, path.slice(1), `${path}49`.slice(10)])
    t.match(found.body.active, [{ slug: 'costly', reason: 'path_match' }])
    t.match(await resolve(app, ['x']), { status: 200, body: { active: [] } })
  },
)
