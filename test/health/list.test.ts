import t from '../support/tap.ts'
import type { App } from '../../src/app.ts'
import { packageArchive, skillMd, type PackageFiles } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'

const givenSkill = async (app: App, name: string, files: PackageFiles): Promise<void> => {
  const skill = skillMd({ name, extra: 'dependencies:\n  bins: [uv]\ncolour: 1' })
  const archive = packageArchive({ folder: name, files: { 'SKILL.md': skill, ...files } })
  const { status, body } = await call(app, 'POST', '/skills/archive', multipart(archive))
  if (status !== 201 && status !== 202) throw new Error(JSON.stringify(body))
}

const needs = (name: string, extra: string) => ({ 'SKILL.md': skillMd({ name, extra }) })

const tag = '\u{e0041}'

t.test('a finding that blocks makes the skill blocked, wherever it is shown', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, 'good', { 'run.sh': 'echo' })
  await givenSkill(app, 'bad', { 'notes.md': `a\nb${tag}`, 'run.sh': 'echo' })
  const [bad, good] = (await call(app, 'GET', '/skills')).body.skills
  const { security_blocks: blocks, ...healthy } = bad.health
  t.same(healthy, { status: 'blocked', dependency_failures: [], validation_issues: [] })
  const finding = { rule_id: 'text.tag_characters', severity: 'block', path: 'notes.md', line: 2 }
  t.match(blocks, [{ ...finding, excerpt: 'b<U+E0041>', decoding: [], new: true }])
  t.equal(blocks.length, 1)
  t.equal(`${bad.status} ${bad.status_reason}`, 'blocked security_blocked')
  t.same(good.health, {
    status: 'ok',
    dependency_failures: [],
    security_blocks: [],
    validation_issues: [],
  })
  t.equal(good.status, 'active')
  t.notOk('status_reason' in good)

  const {
    capabilities,
    missing_metadata: missing,
    frontmatter,
    manifest,
    diagnostics,
    findings,
    ignored,
    proposal_id: proposal,
    ...item
  } = (await call(app, 'GET', '/skills/user/bad')).body
  t.ok(frontmatter !== undefined && manifest !== undefined && diagnostics !== undefined)
  t.match([findings.block, ignored, proposal], [[{ path: 'notes.md' }], [], /./])
  t.same([capabilities, missing], [[], []])
  t.same(item, bad, 'read alone')
  const unhealthy = (await call(app, 'GET', '/skills?include_health=false&q=bad')).body.skills[0]
  t.equal(unhealthy.status_reason, 'security_blocked', 'also where health is left out')
  const report = (await call(app, 'GET', '/skills/user/bad/health')).body.skills[0]
  t.match(report.security_findings, [
    { severity: 'block', path: 'notes.md' },
    { severity: 'info', path: 'run.sh' },
  ])
})

/** What the view decides in SQL and what the pure functions tell must not differ. */
t.test('the settings decide what blocks, and status and health agree', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, 'plain', {})
  await givenSkill(app, 'bad', { 'a.md': tag })
  await givenSkill(app, 'broken', needs('broken', 'license: ""'))
  const all = 'dependencies:\n  env: A\n  api_keys: [B]\n  commands: [git]\n  mcp: [mail]'
  await givenSkill(app, 'needs', needs('needs', all))
  const choice = 'metadata:\n  openclaw:\n    requires:\n      anyBins: [node, bun]'
  await givenSkill(app, 'choice', needs('choice', choice))
  await givenSkill(app, 'free', needs('free', 'compatibility: any'))

  const statesAfter = async (settings: Record<string, unknown>): Promise<string[]> => {
    const changed = await call(app, 'PUT', '/settings', { payload: settings })
    t.equal(changed.status, 200)
    const { skills } = (await call(app, 'GET', '/skills')).body
    for (const { slug, status, health, served } of skills) {
      t.equal(health.status === 'ok', status === 'active', `${slug}: health and status`)
      t.equal(served, status === 'active', `${slug}: served`)
      const alone = (await call(app, 'GET', `/skills/user/${slug}`)).body
      t.same(alone.health, health, `${slug}: read alone`)
    }
    return skills
      .filter(({ status }: { status: string }) => status !== 'active')
      .map((it: { slug: string; status_reason: string }) => `${it.slug} ${it.status_reason}`)
  }
  const environment = { env: ['A', 'B'], bins: ['git', 'bun', 'uv'], mcp: ['mail'] }
  t.same(await statesAfter({ environment: {} }), ['bad security_blocked'])
  t.same(await statesAfter({ validation_profile: 'strict' }), [
    'bad security_blocked',
    'broken validation_rejected',
  ])
  const missing = ['plain', 'needs', 'choice']
    .toSorted()
    .map((slug) => `${slug} dependency_missing`)
  t.same(
    await statesAfter({ validation_profile: 'lenient', block_on_missing_dependencies: true }),
    ['bad security_blocked', ...missing],
  )
  t.same(await statesAfter({ environment: { ...environment, mcp: [] } }), [
    'bad security_blocked',
    'needs dependency_missing',
  ])
  t.same(await statesAfter({ environment }), ['bad security_blocked'])
  const report = await call(app, 'GET', '/skills/user/needs/health')
  t.same(
    report.body.skills[0].dependency_diagnostics.map(
      (it: { kind: string; name: string; status: string }) => `${it.kind} ${it.name} ${it.status}`,
    ),
    ['apikey B satisfied', 'command git satisfied', 'env A satisfied', 'mcp mail satisfied'],
  )
})

t.test('the list is filtered by status', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app, 'good', {})
  await givenSkill(app, 'bad', { 'a.md': tag })
  // Nothing that a path says counts as a finding.
  await givenSkill(app, 'odd', { '.a"severity" "block"': 'a', 'run.sh': 'a' })
  const namesOf = async (query: string): Promise<string[]> =>
    (await call(app, 'GET', `/skills?${query}`)).body.skills.map((it: { slug: string }) => it.slug)
  t.same(await namesOf(''), ['bad', 'good', 'odd'])
  t.same(await namesOf('status=blocked'), ['bad'])
  t.same(await namesOf('status=active'), ['good', 'odd'])
  t.same(await namesOf('status=disabled'), [])
})
