import t from '../support/tap.ts'
import { isStopped, isWarned, scanFiles } from './measuring.ts'
import { evasionPackage, evasions, moreTwins, riskyTwins } from './more-twins.ts'
import { honest } from './honest.ts'
import { disguised, quoted, type Twin, twins } from './twins.ts'

const scan = (files: Record<string, string>) =>
  scanFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])).findings

const shortOf = (files: Record<string, string>): string[] =>
  scan(files)
    .filter(({ severity }) => severity !== 'info')
    .map((it) => `${it.severity} ${it.rule_id} ${it.path}:${it.line} ${it.excerpt.slice(0, 90)}`)

const attacks: Twin[] = [...twins, ...moreTwins]

const missed = (all: Twin[]): Twin[] =>
  all.filter(({ files }) => !isStopped({ findings: scan(files) }))

const named = ({ technique, files }: Twin): string =>
  `${technique}: ${JSON.stringify(Object.values(files).at(-1)).slice(0, 240)} ${shortOf(files).join('; ')}`

t.test('known attacks in other words, languages, encodings and files are stopped', async (t) => {
  t.same(missed(attacks).map(named), [])
})

t.test('they are stopped under the cloak of a text about security', async (t) => {
  t.same(missed(attacks.map(disguised)).map(named), [])
})

t.test('they are stopped with all lines quoted, and as items of lists', async (t) => {
  for (const mark of ['> ', '- '] as const) {
    t.same(missed(attacks.map((twin) => quoted(twin, mark))).map(named), [], mark)
  }
})

t.test('risky packages get a warning', async (t) => {
  const quiet = riskyTwins.filter(({ files }) => !isWarned({ findings: scan(files) }))
  t.same(quiet.map(named), [])
})

t.test('honest packages that look like attacks are served', async (t) => {
  for (const { what, quiet, files } of honest) {
    const findings = scan(files)
    t.notOk(isStopped({ findings }), `${what}: ${shortOf(files).join('; ')}`)
    if (quiet) t.notOk(isWarned({ findings }), `${what}: ${shortOf(files).join('; ')}`)
  }
})

t.test('one command in eighteen dresses is blocked', async (t) => {
  for (const [what, code] of evasions) {
    const files = evasionPackage(code)
    const blocked = scan(files).filter(({ severity }) => severity === 'block')
    t.ok(blocked.length > 0, `${what}: ${shortOf(files).join('; ')}`)
  }
})
