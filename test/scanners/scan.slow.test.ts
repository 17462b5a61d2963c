/** What outside scanners get and find, and what becomes of the package. */
import { createHash } from 'node:crypto'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call, givenFinishedUpload, install } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { installArchive, readSkill, review, updateArchive } from '../trust/given.ts'
import { readProposal } from '../trust/mapped.ts'
import { answering, givenScanner, putScanner, report, result } from './given.ts'

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const archiveOf = (body = '# A\n', files: Record<string, string> = {}) =>
  packageArchive({
    folder: 'pdf-tools',
    files: { 'SKILL.md': skillMd({ name: 'pdf-tools', body }), ...files },
  })

t.test('a scanner gets the canonical archive, and its findings stand beside ours', async (t) => {
  const { app } = await testApp(t)
  const results = [
    result({ ruleId: 'exfiltration', text: 'Sends to http://evil.example/x', line: 3 }),
    result({ ruleId: 'style', level: 'note', path: 'pdf-tools/notes/a%20b.md', line: 1 }),
    result({ ruleId: 'elsewhere', level: 'warning', path: '../../etc/passwd', line: 9 }),
    result({ ruleId: 'fine', more: { kind: 'pass', level: undefined } }),
  ]
  const scanner = await givenScanner(t, answering(report(results)))
  const headers = { 'x-api-key': 'secret-of-the-scanner' }
  await putScanner(app, 'dog', { url: scanner.url, headers })
  const installed = await installArchive(app, archiveOf('# A\n', { 'notes/a b.md': 'a' }))
  t.match(installed, {
    status: 201,
    body: {
      served: true,
      findings: {
        block: [],
        hold: [],
        warn: [
          {
            rule_id: 'scanner:dog/elsewhere',
            severity: 'warn',
            path: 'SKILL.md',
            line: 1,
            new: true,
          },
          {
            rule_id: 'scanner:dog/exfiltration',
            severity: 'warn',
            path: 'SKILL.md',
            line: 3,
            message: 'Sends to hxxp://evil[.]example/x',
            fingerprint: /^[0-9a-f]{64}$/,
          },
        ],
      },
    },
  })
  const [health] = (await call(app, 'GET', '/skills/user/pdf-tools/health')).body.skills
  t.match(health.security_findings.at(-1), {
    rule_id: 'scanner:dog/style',
    severity: 'info',
    path: 'notes/a b.md',
  })
  t.equal(health.security_findings.length, 3)
  const [received] = scanner.received
  const served = await app.inject({ url: '/v1/workspaces/default/skills/user/pdf-tools/archive' })
  t.equal(digest(received?.archive ?? Buffer.alloc(0)), digest(served.rawPayload))
  t.match(received, {
    method: 'POST',
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(served.rawPayload.length),
      'x-api-key': 'secret-of-the-scanner',
    },
  })
  t.notMatch(JSON.stringify(installed.body), 'secret-of-the-scanner')
})

t.test('levels decide what a finding does, and a reviewer what becomes of it', async (t) => {
  const { app } = await testApp(t)
  const results: object[] = []
  const scanner = await givenScanner(t, (response, received) =>
    answering(report(results))(response, received),
  )
  await putScanner(app, 'dog', { url: scanner.url, levels: { error: 'hold', warning: 'block' } })
  t.equal((await installArchive(app, archiveOf('# One\n'))).status, 201)

  results.push(result({ ruleId: 'lure', text: 'one' }))
  const held = await updateArchive(app, archiveOf('# Two\n'))
  t.match(held, {
    status: 202,
    body: {
      status_reason: 'security_held',
      reasons: { served: 'security_held' },
      findings: { hold: [{ rule_id: 'scanner:dog/lure', new: true }], block: [] },
    },
  })
  const good = (await readSkill(app)).body
  t.match(good, { served: true }, 'what was served goes on being served')
  t.not(good.fingerprint, held.body.skill.fingerprint)
  const { security_findings: found, install_report: checks } = (
    await readProposal(app, held.body.proposal_id)
  ).body
  t.match(checks.checks[1], { id: 'package.security', outcome: 'failed', detail: /1 of 1 new/ })

  const wrong = { rule_id: 'scanner:dog/lure', path: 'SKILL.md', fingerprint: 'a'.repeat(64) }
  const refused = await review(app, held.body.proposal_id, {
    decision: 'approve',
    accept_findings: [wrong],
  })
  t.match(refused, { status: 422, body: { code: 'proposals.finding_not_found' } })
  const named = { ...wrong, fingerprint: found[0].fingerprint }
  const released = await review(app, held.body.proposal_id, {
    decision: 'approve',
    accept_findings: [named],
  })
  t.match(released, { status: 200, body: { status_reason: null } })
  t.match((await readSkill(app)).body, {
    served: true,
    fingerprint: held.body.skill.fingerprint,
  })

  const same = await updateArchive(app, archiveOf('# Three\n'))
  t.match(
    same,
    { status: 202, body: { status_reason: 'security_held', findings: { hold: [{ new: false }] } } },
    'other bytes',
  )
  results.push(result({ ruleId: 'lure', text: 'two' }))
  const more = await updateArchive(app, archiveOf('# Four\n'))
  t.match(more, { status: 202, body: { status_reason: 'security_held' } }, 'another text')
  t.same(
    more.body.findings.hold.map(({ message, new: isNew }: Record<string, unknown>) => [
      message,
      isNew,
    ]),
    [
      ['two', true],
      ['one', false],
    ],
    'the new one first',
  )
  results.push(result({ level: 'warning', text: 'three' }))
  const blocked = await updateArchive(app, archiveOf('# Five\n'))
  t.match(blocked, { status: 202, body: { status_reason: 'security_blocked' } })
  t.match((await readSkill(app)).body, { served: true })
})

t.test('a scanner that fails is a finding: of a required one it holds the package', async (t) => {
  const { app } = await testApp(t)
  const many = report(Array.from({ length: 1001 }, (_, index) => result({ text: String(index) })))
  const cases: [string, Parameters<typeof givenScanner>[1], RegExp][] = [
    ['silence', () => {}, /timed out after 300 ms/],
    ['a closed connection', (response) => void response.destroy(), /connection failed or broke/],
    ['an error', answering('no', 500), /responded with status 500/],
    ['a redirect', answering('no', 302), /responded with status 302/],
    ['no JSON', answering('<html>'), /not JSON/],
    ['other JSON', answering({ version: '2.0.0', runs: [] }), /not SARIF 2\.1\.0: \/runs|version/],
    ['no results', answering({ version: '2.1.0', runs: [{ tool: { driver: {} } }] }), /results/],
    [
      'a failed scan',
      answering(report([], { invocations: [{ executionSuccessful: false }] })),
      /reports that its scan failed/,
    ],
    ['too many results', answering(many), /1001 results, more than 1000/],
    ['too many bytes', answering(' '.repeat(6 * 1024 * 1024)), /over 5 MiB/],
  ]
  for (const [index, [name, respond, message]] of cases.entries()) {
    const scanner = await givenScanner(t, respond)
    const registration = { url: scanner.url, timeout_ms: name === 'silence' ? 300 : 5000 }
    await putScanner(app, 'dog', { ...registration, required: true })
    const archive = packageArchive({
      folder: `pdf-${index}`,
      files: { 'SKILL.md': skillMd({ name: `pdf-${index}` }) },
    })
    t.match(
      await installArchive(app, archive),
      {
        status: 202,
        body: {
          status_reason: 'security_held',
          findings: { hold: [{ rule_id: 'scanner:dog/unavailable', message, path: 'SKILL.md' }] },
        },
      },
      name,
    )
    await putScanner(app, 'dog', registration)
    const other = packageArchive({
      folder: `pdf-${index}-b`,
      files: { 'SKILL.md': skillMd({ name: `pdf-${index}-b` }) },
    })
    t.match(await installArchive(app, other), { status: 201, body: { served: true } }, name)
    const { body } = await call(app, 'GET', `/skills/user/pdf-${index}-b/health`)
    t.match(
      body.skills[0].security_findings,
      [{ rule_id: 'scanner:dog/unavailable', severity: 'info', message }],
      name,
    )
  }
})

t.test('a release of silence is for these bytes alone', async (t) => {
  const { app } = await testApp(t)
  await putScanner(app, 'dog', { url: 'http://127.0.0.1:9/scan', required: true })
  const first = await installArchive(app, archiveOf('# One\n'))
  t.match(first, { status: 202, body: { status_reason: 'security_held' } })
  const named = { rule_id: 'scanner:dog/unavailable', path: 'SKILL.md' }
  await review(app, first.body.proposal_id, { decision: 'approve', accept_findings: [named] })
  t.match((await readSkill(app)).body, { served: true })
  t.match(await updateArchive(app, archiveOf('# Two\n')), {
    status: 202,
    body: { status_reason: 'security_held' },
  })
})

t.test('scanners of a workspace see its packages only, of every way to install', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'other')
  const scanner = await givenScanner(t, answering(report([])))
  await putScanner(app, 'dog', { url: scanner.url })
  t.equal((await installArchive(app, archiveOf(), { workspace: 'other' })).status, 201)
  t.equal(scanner.received.length, 0)
  const uploadId = await givenFinishedUpload(app, archiveOf())
  t.equal((await install(app, uploadId)).status, 201)
  t.equal(scanner.received.length, 1)
  await call(app, 'DELETE', '/scanners/dog')
  t.equal((await updateArchive(app, archiveOf('# B\n'))).status, 200)
  t.equal(scanner.received.length, 1)
})

t.test('a large package is sent whole, without a database connection', async (t) => {
  const { app } = await testApp(t, { DATABASE_POOL_SIZE: '2' })
  const asked = Promise.withResolvers<() => void>()
  const scanner = await givenScanner(t, (response, received) => {
    asked.resolve(() => answering(report([]))(response, received))
  })
  await putScanner(app, 'dog', { url: scanner.url })
  const big = archiveOf('# A\n', { 'notes/big.md': 'word '.repeat(200_000) })
  const installing = installArchive(app, big)
  const resume = await asked.promise
  const reads = await Promise.all(Array.from({ length: 6 }, () => call(app, 'GET', '/settings')))
  t.same([...new Set(reads.map(({ status }) => status))], [200])
  resume()
  t.equal((await installing).status, 201)
})
