/** Findings for other people's tools: a log file of SARIF 2.1.0. */
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv } from 'ajv'
import t, { type Test } from '../support/tap.ts'
import { SCAN_RULES } from '../../src/packages/scan/rules.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { answering, givenScanner, putScanner, report, result } from '../scanners/given.ts'
import { givenToken } from '../support/tokens.ts'
import { installArchive, review } from '../trust/given.ts'
import { PRIVATE_KEY } from '../trust/pinned.ts'

const SARIF = '/skills/user/pdf-tools/findings.sarif'
const KEY = { rule_id: 'secret.private_key', path: 'keys/a key.pem' }

// As draft 4 of JSON Schema it uses nothing that later drafts read differently, but for its id.
const { $schema: _draft, id: _id, ...schema } = sarifSchema
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
)

const checkSchema = (t: Test, log: unknown): void => {
  isSarif(log)
  t.same(isSarif.errors ?? [], [], 'valid by the schema')
}

const archive = packageArchive({
  folder: 'pdf-tools',
  files: { 'SKILL.md': skillMd({ name: 'pdf-tools' }), [KEY.path]: PRIVATE_KEY },
})

t.test('findings are a valid log file with rules, fingerprints and suppressions', async (t) => {
  const { app } = await testApp(t)
  const scanner = await givenScanner(t, answering(report([result({ ruleId: 'lure', line: 4 })])))
  await putScanner(app, 'dog', { url: scanner.url })
  const { proposal_id: id, skill } = (await installArchive(app, archive)).body
  t.equal((await call(app, 'GET', SARIF)).status, 404, 'they are not served')
  const unserved = await call(app, 'GET', `${SARIF}?include=unserved`)
  t.equal(unserved.headers['content-type'], 'application/sarif+json; charset=utf-8')
  checkSchema(t, unserved.body)
  const { 'finding/v1': fingerprint } = unserved.body.runs[0].results[0].partialFingerprints
  t.match(fingerprint, /^[0-9a-f]{64}$/)
  t.match(unserved.body, {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'skill-registry' } },
        properties: { slug: 'pdf-tools', source_kind: 'user', fingerprint: skill.fingerprint },
        results: [
          {
            ruleId: KEY.rule_id,
            level: 'error',
            baselineState: 'new',
            suppressions: [],
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'keys/a%20key.pem' },
                  region: { startLine: 1 },
                },
              },
            ],
            properties: { severity: 'block' },
          },
        ],
      },
      {
        tool: { driver: { name: 'scanner:dog', rules: [{ id: 'scanner:dog/lure' }] } },
        results: [{ ruleId: 'scanner:dog/lure', ruleIndex: 0, level: 'warning' }],
      },
    ],
  })
  const [own] = unserved.body.runs
  t.same(
    own.tool.driver.rules.map((rule: { id: string }) => rule.id),
    SCAN_RULES.map((rule) => rule.id),
  )
  t.equal(own.tool.driver.rules[own.results[0].ruleIndex].id, KEY.rule_id)

  await review(app, id, { decision: 'approve', accept_findings: [KEY] })
  const served = await call(app, 'GET', SARIF)
  checkSchema(t, served.body)
  t.match(served.body.runs[0].results[0], {
    suppressions: [{ kind: 'external', status: 'accepted' }],
  })
  const tag = String(served.headers['etag'])
  t.equal((await call(app, 'GET', SARIF, { headers: { 'if-none-match': tag } })).status, 304)
  t.not(tag, unserved.headers['etag'])
})

t.test('readers read the findings of served revisions only', async (t) => {
  const { app, services } = await testApp(t)
  const publisher = await givenToken(services, 'publisher')
  const reader = await givenToken(services, 'reader')
  const { skill } = (await installArchive(app, archive, publisher)).body
  for (const query of ['', '?include=unserved', `?fingerprint=${skill.fingerprint}`]) {
    t.equal((await call(app, 'GET', `${SARIF}${query}`, reader)).status, 404, query)
  }
  t.equal((await call(app, 'GET', `${SARIF}?include=unserved`, publisher)).status, 200)
  const clean = packageArchive({
    folder: 'clean',
    files: { 'SKILL.md': skillMd({ name: 'clean' }) },
  })
  await installArchive(app, clean, publisher)
  const { body } = await call(app, 'GET', '/skills/user/clean/findings.sarif', reader)
  t.same(body.runs[0].results, [])
  const missing = '/skills/user/clean/findings.sarif?version=9.9.9'
  t.match(await call(app, 'GET', missing, reader), {
    status: 404,
    body: { code: 'skills.revision_not_found' },
  })
})
