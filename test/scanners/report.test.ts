/** What of a report in SARIF counts, and as what. */
import type { App } from '../../src/app.ts'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { installArchive } from '../trust/given.ts'
import { answering, givenScanner, putScanner, report, result } from './given.ts'

type Test = Parameters<typeof givenScanner>[0]

const levels = { error: 'block', warning: 'warn', note: 'info', none: 'info' }

/** The findings of a new skill whose scanner sends this report. */
const findingsFor = async (t: Test, app: App, slug: string, body: object) => {
  const scanner = await givenScanner(t, answering(body))
  await putScanner(app, 'dog', { url: scanner.url, levels })
  await installArchive(
    app,
    packageArchive({ folder: slug, files: { 'SKILL.md': skillMd({ name: slug }) } }),
  )
  const health = await call(app, 'GET', `/skills/user/${slug}/health`)
  return health.body.skills[0].security_findings
}

const rulesWith = (id: string, level: string) => [{ id, defaultConfiguration: { level } }]

t.test('a rule is that of the component that the result names', async (t) => {
  const { app } = await testApp(t)
  const tool = {
    driver: { name: 'a scanner', rules: rulesWith('driver/one', 'note') },
    extensions: [
      { name: 'pack', guid: 'a-guid', rules: rulesWith('pack/one', 'error') },
      { name: 'other', rules: rulesWith('other/one', 'warning') },
    ],
  }
  const cases: [string, object, object][] = [
    ['index', { id: 'pack/one', index: 0, toolComponent: { index: 0 } }, { severity: 'block' }],
    ['no-index', { id: 'pack/one', toolComponent: { index: 0 } }, { severity: 'block' }],
    ['guid', { index: 0, toolComponent: { guid: 'a-guid' } }, { rule_id: 'scanner:dog/pack/one' }],
    ['name', { index: 0, toolComponent: { name: 'other' } }, { severity: 'warn' }],
    ['driver', { index: 0 }, { rule_id: 'scanner:dog/driver/one', severity: 'info' }],
    ['driver-name', { index: 0, toolComponent: { name: 'a scanner' } }, { severity: 'info' }],
    ['unknown', { index: 0, toolComponent: { index: 7 } }, { severity: 'warn' }],
  ]
  for (const [name, rule, expected] of cases) {
    const results = [{ rule, message: { text: 'It looks bad.' } }]
    t.match(await findingsFor(t, app, name, report(results, { tool })), [expected], name)
  }
})

const saying = (of: object) => result({ more: { message: of } })

t.test('placeholders are filled from the arguments', async (t) => {
  const { app } = await testApp(t)
  const rules = [{ id: 'R1', messageStrings: { call: { text: 'Calls {0} in {{{1}}}, {7}' } } }]
  const tool = { driver: { name: 'a scanner', rules } }
  const results = [
    saying({ id: 'call', arguments: ['eval', 'a.py'] }),
    saying({ text: 'As {0} {it} is' }),
    saying({ text: '{0}'.repeat(300), arguments: ['x'.repeat(100_000)] }),
  ]
  const found = await findingsFor(t, app, 'filled', report(results, { tool }))
  const messages = found.map((one: { message: string }) => one.message)
  t.match(messages, ['Calls eval in {a.py}, {7}', 'As {0} {it} is', /^x+…$/])
})

t.test('a result that is no longer there is not found', async (t) => {
  const { app } = await testApp(t)
  const results = [
    result({ ruleId: 'gone', more: { baselineState: 'absent' } }),
    result({ ruleId: 'here', more: { baselineState: 'unchanged' } }),
  ]
  t.match(await findingsFor(t, app, 'baseline', report(results)), [
    { rule_id: 'scanner:dog/here', severity: 'block' },
  ])
})

t.test('a run without results has scanned nothing', async (t) => {
  const { app } = await testApp(t)
  const tool = { driver: { name: 'a scanner' } }
  const bare = [{ tool }, { tool, results: null }]
  const message = /none of its runs has `results`, which says that nothing was scanned/
  t.match(await findingsFor(t, app, 'bare', { version: '2.1.0', runs: bare }), [
    { rule_id: 'scanner:dog/unavailable', message },
  ])
  const runs = [...bare, ...report([result()]).runs]
  t.match(await findingsFor(t, app, 'mixed', { version: '2.1.0', runs }), [
    { rule_id: 'scanner:dog/R1' },
  ])
})
