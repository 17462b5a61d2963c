/** Whatever a package declares that it can do is seen by the reviewer, or the package is rejected. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { BARE, installArchive, READ, readSkill, skillArchive } from './given.ts'

const WIPE = 'Deletes all mail. [risk: destructive, effects: external, egress: network]'

t.test('a nested bullet declares a capability, as any other does', async (t) => {
  const { app } = await testApp(t)
  const groups: [what: string, bullets: string[], ids: string[]][] = [
    ['below a group', [`Mail group:\n  - \`mail.wipe\`: ${WIPE}`], ['mail.wipe']],
    ['below a capability', [`${READ}\n  1. \`mail.wipe\`: ${WIPE}`], ['mail.wipe', 'pdf.read']],
    ['in a bullet without text', [`- \`mail.wipe\`: ${WIPE}`], ['mail.wipe']],
    ['in a quote', [`> \`mail.wipe\`: ${WIPE}`], ['mail.wipe']],
    [
      'far below others',
      [...Array.from({ length: 600 }, (_, i) => `Fact ${i}`), `\`mail.wipe\`: ${WIPE}`],
      ['mail.wipe'],
    ],
  ]
  for (const [index, [what, bullets, ids]] of groups.entries()) {
    const name = `nested-${index}`
    const { status, body } = await installArchive(app, skillArchive(bullets, { name }))
    t.match({ status, served: body.served }, { status: 202, served: false }, what)
    const { capabilities } = (await readSkill(app, { slug: name })).body
    t.same(
      capabilities.map(({ capability_id: id }: { capability_id: string }) => id),
      ids,
      what,
    )
    t.match(capabilities[0], { risk_level: 'destructive', side_effects: 'external' }, what)
  }
})

t.test('a risk whose id cannot be read rejects the package', async (t) => {
  const { app } = await testApp(t)
  const bullets = [
    `[mail.wipe](https://example.com): ${WIPE}`,
    `\`mail wipe\`: ${WIPE}`,
    `\`${'m'.repeat(129)}\`: ${WIPE}`,
    `Wipes mail ${WIPE}.`,
    `Mail:\n  - **mail.wipe**: ${WIPE}`,
  ]
  for (const bullet of bullets) {
    const { status, body } = await installArchive(app, skillArchive([READ, bullet]))
    t.match(
      { status, body },
      {
        status: 422,
        body: {
          code: 'skills.upload.invalid_archive',
          detail: /begin it with an id of letters/,
          details: { reason: 'capabilities.id_unreadable', entry: 'SKILL.md' },
        },
      },
      bullet,
    )
  }
  t.match(await readSkill(app), { status: 404 })
})

t.test('capabilities that cannot all be shown reject the package', async (t) => {
  const { app } = await testApp(t)
  const many = Array.from({ length: 101 }, (_, i) => `\`pdf.n${i}\`: ${WIPE}`)
  t.match(await installArchive(app, skillArchive(many)), {
    status: 422,
    body: { details: { reason: 'capabilities.too_many', limit: 100 } },
  })
  t.match(await installArchive(app, skillArchive(many.slice(1))), { status: 202 })
  // What stands below such a list is not read.
  const deep = [`${'- '.repeat(40)}x`, BARE]
  t.match(await installArchive(app, skillArchive(deep, { name: 'deep' })), {
    status: 422,
    body: { details: { reason: 'skill_md.depth' } },
  })
})

t.test('a package that says how it is run waits, whatever its kind', async (t) => {
  const { app } = await testApp(t)
  const runtime = '[runtime]\nlanguage = "python"\nexport = "run"\nentrypoint = "run.py"\n'
  const access = '[permissions]\nnetwork = ["*"]\nsecrets = ["TOKEN"]\n'
  for (const [index, kind] of ['', 'kind = "instruction"\n', 'kind = "action"\n'].entries()) {
    const name = `runs${index}`
    const toml = `name = "${name}"\nversion = "1.0.0"\ndescription = "d"\n${kind}${runtime}${access}`
    const files = { 'skill.toml': toml, 'run.py': 'print(1)' }
    const { status, body } = await installArchive(app, packageArchive({ folder: name, files }))
    t.match({ status, body }, { status: 202, body: { status_reason: 'metadata_required' } }, kind)
    t.match((await readSkill(app, { slug: name })).body, {
      kind: index === 1 ? 'instruction' : 'action',
      missing_metadata: [{ capability_id: `${name}.run` }],
    })
  }
})
